/** How often each number came up; by its digits, as JSON has it. */
export type Histogram = Record<string, number>;

export function note(histogram: Histogram, number: number, times = 1): void {
  histogram[number] = (histogram[number] ?? 0) + times;
}

/** The least, the middle and the greatest number, and all together; zeros where there is none. */
export function spreadOf(histogram: Histogram): { min: number; median: number; max: number; total: number } {
  const numbers = Object.entries(histogram)
    .map(([number, times]) => [Number(number), times] as const)
    .sort(([one], [other]) => one - other);
  const count = numbers.reduce((sum, [, times]) => sum + times, 0);
  const total = numbers.reduce((sum, [number, times]) => sum + number * times, 0);
  const middle = Math.floor(count / 2);
  let passed = 0;
  const [median = 0] = numbers.find(([, times]) => {
    passed += times;
    return passed > middle;
  }) ?? [0];
  return { min: numbers[0]?.[0] ?? 0, median, max: numbers.at(-1)?.[0] ?? 0, total };
}
