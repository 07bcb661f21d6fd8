/** Where failures are written down. */
export interface Log {
  error(about: object, message: string): void;
}
