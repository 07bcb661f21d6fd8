/** An exact share of a whole; `of` is never 0. */
export interface Fraction {
  readonly part: bigint;
  readonly of: bigint;
}

export const fraction = (part: number, of: number): Fraction => ({ part: BigInt(part), of: BigInt(of) });

/** Below 0 when `a` is less than `b`, above 0 when it is more. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.part * b.of - b.part * a.of;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const atLeast = (least: Fraction, value: Fraction): Fraction => (compare(value, least) < 0 ? least : value);

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** The mean of some fractions; null of none. */
export function mean(all: readonly Fraction[]): Fraction | null {
  if (all.length === 0) return null;
  let sum: Fraction = { part: 0n, of: 1n };
  for (const { part, of } of all) {
    const added = { part: sum.part * of + part * sum.of, of: sum.of * of };
    const by = divisor(added.part, added.of);
    sum = { part: added.part / by, of: added.of / by };
  }
  return { part: sum.part, of: sum.of * BigInt(all.length) };
}

/** As a number with four decimals; a half is rounded up. */
export const rounded = ({ part, of }: Fraction): number => Number((part * 20_000n + of) / (of * 2n)) / 10_000;
