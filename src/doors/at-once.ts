/**
 * Goes on with a value: at once where it is there, as it nearly always is, and later where it is promised. A hook that waits for
 * what is there takes several times as long as its work.
 */
export function goOnWith<T>(value: T | Promise<T>, next: (value: T) => void, failed: (error: Error) => void): void {
  if (value instanceof Promise) value.then(next).catch(failed);
  else next(value);
}
