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

/** The name of marks. Names that begin with a dot are those of what the rules themselves count on a card. */
export const markName = words.regex(/^[^.]/, 'a name that does not begin with "."');

/** Names of marks but for those that `free` does not match, under which a game keeps what the rules count; `told` says which. */
export const markNameBut = (free: RegExp, told: string) => words.regex(free, `a name that ${told}`);

/** A quantity printed on a card. */
export const whole = z.int().min(0).max(99);

export const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one).min(1)]);

export const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Whether a word is the one that is said, or among those that are. */
export const isSaid = <T>(said: T | readonly T[], word: T): boolean =>
  Array.isArray(said) ? said.includes(word) : said === word;

/** How an amount that was counted is changed before it is used: in the order in which the words stand here. */
export const scaling = {
  times: z.int().min(-100).max(100).optional(),
  divide: z.int().min(1).max(100).optional(),
  round: z.enum(['down', 'up']).optional(),
  plus: z.int().min(-99).max(99).optional(),
  min: whole.optional(),
  max: whole.optional(),
};

/** What these words mean, for the dictionary of a language that has them. */
export const SCALING_WORDS = {
  times: 'What the number is multiplied by first; may be negative. Default: 1.',
  divide: 'What it is divided by then: `times: 30, divide: 100` is 30 %. Default: 1.',
  round: 'Which way a division that leaves a rest is rounded. Default: `down`.',
  plus: 'What is added after that; may be negative. Default: 0.',
  min: 'The result is at least this. Default: no bound.',
  max: 'The result is at most this. Default: no bound.',
} as const;

/** What is said of them at the end of a phrase. */
export const SCALING_PHRASE =
  '[ times {times}][ divided by {divide}][ rounded {round}][ plus {plus}][, at least {min}][, at most {max}]';

export type Scaling = { [Word in keyof typeof scaling]?: z.infer<(typeof scaling)[Word]> };

export function scaled(value: number, { times = 1, divide = 1, round, plus = 0, min, max }: Scaling): number {
  const share = (value * times) / divide;
  const result = (round === 'up' ? Math.ceil(share) : Math.floor(share)) + plus;
  const bounded = min === undefined ? result : Math.max(min, result);
  return max === undefined ? bounded : Math.min(max, bounded);
}

/** The shape of a verb: `{"do": "draw", …}`. */
export const verb = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) =>
  z.strictObject({ do: z.literal(name), ...shape });

/** Schemas that stand in many places are published once each, by their names here with `prefix` before them: `NexusFilter`. */
export function publishedAs(schemas: Readonly<Record<string, z.core.$ZodType>>, prefix = ''): void {
  for (const [name, schema] of Object.entries(schemas))
    z.globalRegistry.add(schema, { id: `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}` });
}

/** A range whose bounds are amounts of a language. */
export interface Range<Amount> {
  min?: Amount | undefined;
  max?: Amount | undefined;
  is?: Amount | undefined;
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
export const bounds = <Amount>(given: Range<Amount>, one: Amount): Range<Amount> =>
  given.min === undefined && given.max === undefined && given.is === undefined ? { min: one } : given;

/** The bounds of a number. */
export const BOUNDS_PHRASE = '[exactly {is}][ at least {min}][ at most {max}]';

export const OPERATORS = ['<', '<=', '=', '>=', '>'] as const;
export type Operator = (typeof OPERATORS)[number];

/** What is said of them between two amounts. */
export const OPERATOR_PHRASES = {
  '<': 'is less than',
  '<=': 'is no more than',
  '=': 'is',
  '>=': 'is no less than',
  '>': 'is more than',
} as const;

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
