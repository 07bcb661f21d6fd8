import { Presets, SingleBar } from 'cli-progress';

/** Shows how far a long job is: a bar on a terminal, otherwise a line for every tenth of the way. */
export function progress(
  total: number,
  what: string,
  { error }: Pick<Console, 'error'> = console,
): { step(by: number): void; end(): void } {
  if (error === console.error && process.stderr.isTTY) {
    const bar = new SingleBar(
      { format: `{bar} {percentage}% {value} of {total} ${what}, {eta_formatted} left`, stream: process.stderr },
      Presets.shades_classic,
    );
    bar.start(total, 0);
    return { step: (by) => bar.increment(by), end: () => bar.stop() };
  }
  let done = 0;
  const tenth = () => Math.floor((done / total) * 10);
  return {
    step(by) {
      const before = tenth();
      done += by;
      if (tenth() > before) error(`${tenth() * 10}% ${done} of ${total} ${what}`);
    },
    end: () => {},
  };
}
