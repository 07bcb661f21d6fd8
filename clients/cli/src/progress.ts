import { Presets, SingleBar } from 'cli-progress';

/** Shows on a terminal how far it is; elsewhere nothing is written. */
export function progress(total: number, what: string): { step(by: number): void; end(): void } {
  if (!process.stderr.isTTY) return { step: () => {}, end: () => {} };
  const bar = new SingleBar(
    { format: `{bar} {percentage}% {value} of {total} ${what}, {eta_formatted} left`, stream: process.stderr },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { step: (by) => bar.increment(by), end: () => bar.stop() };
}
