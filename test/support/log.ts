import { Writable } from 'node:stream';

/** A place for the log to go, and what was written there. */
export function keptLog(): { stream: Writable; text(): string; lines(): Record<string, unknown>[] } {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  return {
    stream,
    text: () => written,
    lines: () =>
      written
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}
