/** What the card languages of several games have in common: how ids, lists, ranges, amounts and comparisons are written and read. */
import * as z from 'zod';

export const cardId = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9_.-]{0,23}$/,
    'letters, digits, "_", "." and "-", at most 24, beginning with a letter or digit',
  );

/** A name, a trait: anything a person reads. */
export const words = z.string().min(1).max(80);

/** A quantity printed on a card. */
export const whole = z.int().min(0).max(99);

export const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one).min(1)]);

export const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** How an amount that was counted is changed before it is used: times, then plus, at most max. */
export const scaling = {
  times: z.int().min(-9).max(9).optional(),
  plus: z.int().min(-99).max(99).optional(),
  max: whole.optional(),
};

export interface Scaling {
  times?: number;
  plus?: number;
  max?: number;
}

export function scaled(value: number, { times, plus, max }: Scaling): number {
  const result = value * (times ?? 1) + (plus ?? 0);
  return max === undefined ? result : Math.min(max, result);
}

/** The shape of a verb: `{"do": "draw", …}`. */
export const verb = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) =>
  z.strictObject({ do: z.literal(name), ...shape });

/** The shapes of the parts that hold effects, in a language with these effects, conditions, amounts and targets. */
export const partShapes = <E extends z.ZodType, C extends z.ZodType, A extends z.ZodType, T extends z.ZodType>(
  effects: E,
  { condition, amount, target }: { condition: C; amount: A; target: T },
) =>
  [
    z.strictObject({ if: condition, then: effects, else: effects.optional() }),
    z.strictObject({ ifYouDo: effects }),
    z.strictObject({
      oneOf: z
        .array(z.strictObject({ label: z.string().min(1).max(200), effects }))
        .min(2)
        .max(8),
    }),
    z.strictObject({ repeat: amount, effects }),
    z.strictObject({ forEach: target, effects }),
  ] as const;

/** A range whose bounds are amounts of a language. */
export interface Range<Amount> {
  min?: Amount;
  max?: Amount;
  is?: Amount;
}

/** Whether a value lies in a range. Nothing lies in a range when there is no value. */
export function within<Amount>(
  range: Range<Amount> | undefined,
  value: () => number | null,
  amountOf: (amount: Amount) => number,
): boolean {
  if (range === undefined) return true;
  const is = value();
  if (is === null) return false;
  if (range.is !== undefined && is !== amountOf(range.is)) return false;
  if (range.min !== undefined && is < amountOf(range.min)) return false;
  return range.max === undefined || is <= amountOf(range.max);
}

/** The bounds that a condition gives for a count: at least one when it gives none. */
export function bounds<Amount>({ min, max, is }: Range<Amount>, one: Amount): Range<Amount> {
  const range: Range<Amount> = {};
  if (min !== undefined) range.min = min;
  if (max !== undefined) range.max = max;
  if (is !== undefined) range.is = is;
  if (min === undefined && max === undefined && is === undefined) range.min = one;
  return range;
}

export const OPERATORS = ['<', '<=', '=', '>=', '>'] as const;
export type Operator = (typeof OPERATORS)[number];

const COMPARISONS: Readonly<Record<Operator, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

export const compares = (a: number, operator: Operator, b: number): boolean => COMPARISONS[operator](a, b);

const withAmounts = new WeakMap<object, boolean>();

/** Whether a filter has bounds that have to be worked out. Found once for each filter of a card. */
export function hasAmounts(filter: object): boolean {
  const known = withAmounts.get(filter);
  if (known !== undefined) return known;
  const isAmount = (value: unknown) => typeof value === 'object' && value !== null;
  const found = Object.entries(filter).some(([key, value]: [string, unknown]) => {
    if (!isAmount(value)) return false;
    return ['min', 'max', 'is'].includes(key) || hasAmounts(value as object);
  });
  withAmounts.set(filter, found);
  return found;
}
