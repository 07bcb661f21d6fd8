/** The smallest, the middle and the largest of some numbers. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return { min: at(0), median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, max: at(sorted.length - 1) };
}

/** Repeats `work`, which tells how many things it did, for at least `ms` and gives the things done in a second. */
export function perSecond(ms: number, work: () => number): number {
  const began = performance.now();
  let done = 0;
  let passed = 0;
  do {
    done += work();
    passed = performance.now() - began;
  } while (passed < ms);
  return (done / passed) * 1000;
}

/** What was measured once in each run, or in each round of it. */
export class Row {
  readonly name: string;
  readonly values: number[] = [];

  constructor(name: string) {
    this.name = name;
  }

  add(value: number): void {
    this.values.push(value);
  }

  get line(): string {
    const { min, median, max } = spread(this.values);
    return `  ${this.name.padEnd(50)} ${[median, min, max].map(whole).join(' ')}`;
  }
}

export const heading = (name: string): string =>
  `\n${name.padEnd(52)} ${['median', 'min', 'max'].map((word) => word.padStart(11)).join(' ')}`;

const whole = (value: number): string => Math.round(value).toLocaleString('en').padStart(11);

/** The ratio of two rows, run by run or round by round. */
export function ratio(name: string, above: Row, below: Row): string {
  const shares = above.values.map((value, run) => value / (below.values[run] ?? Number.NaN));
  const { min, median, max } = spread(shares);
  const percent = (value: number) => `${(value * 100).toFixed(0)} %`.padStart(11);
  return `  ${name.padEnd(50)} ${[median, min, max].map(percent).join(' ')}`;
}
