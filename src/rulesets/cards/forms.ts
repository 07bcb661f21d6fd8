/**
 * Forms that the languages of several games have, made of each game's own words. A word that can hold itself is not there yet when
 * the forms are made: a game gives it as a function, `{ condition: () => condition }`, which is called when all words are there.
 */
import * as z from 'zod';

/** Gives a word of a language. Nothing is asked of its type here, as nothing is of a shape: to ask would be circular. */
type Late = z.core.$ZodLooseShape[string];

/** Fields whose words may not be there yet. Their shape is to be extended with, not spread: to spread it is to look. */
export const late = <T extends Readonly<Record<string, Late>>>(own: T): { readonly [K in keyof T]: ReturnType<T[K]> } =>
  Object.defineProperties(
    {} as { [K in keyof T]: ReturnType<T[K]> },
    Object.fromEntries(Object.entries(own).map(([name, get]) => [name, { get, enumerable: true }])),
  );

/** The bounds of a number. */
export const bounded = <T extends { readonly amount: Late }>({ amount }: T) => {
  const bound = (): z.ZodOptional<ReturnType<T['amount']>> => z.optional(amount());
  return late({ min: bound, max: bound, is: bound });
};

/** What filters make of filters. */
export const combined = <T extends { readonly filter: Late }>({ filter }: T) =>
  late({
    not: (): z.ZodOptional<ReturnType<T['filter']>> => z.optional(filter()),
    anyOf: (): z.ZodOptional<z.ZodArray<ReturnType<T['filter']>>> => z.optional(z.array(filter()).min(1)),
  });

/** Fields of a verb by which players discard: how many, whose, what of, and whether by chance. */
export const discarding = <A extends z.ZodType, W extends z.ZodType, F extends z.ZodType>(
  amount: A,
  who: W,
  filter: F,
) => ({
  count: z.optional(amount),
  upTo: z.boolean().optional(),
  who: z.optional(who),
  filter: z.optional(filter),
  random: z.boolean().optional(),
});

/** How many are chosen, where it is not one number: up to so many, or between two. */
export const choices = <A extends z.ZodType>(amount: A) => ({
  upTo: z.strictObject({ upTo: amount }),
  between: z.strictObject({ min: amount, max: amount }),
});

/** Several amounts added up. */
export const sums = <T extends { readonly amount: Late }>(own: T) =>
  z.strictObject({
    get sum(): z.ZodArray<ReturnType<T['amount']>> {
      return z.array(own.amount()).min(1);
    },
  });

/** What conditions make of conditions. */
export const logic = <T extends { readonly condition: Late }>(own: T) => ({
  all: z.strictObject({
    get all(): z.ZodArray<ReturnType<T['condition']>> {
      return z.array(own.condition()).min(1);
    },
  }),
  any: z.strictObject({
    get any(): z.ZodArray<ReturnType<T['condition']>> {
      return z.array(own.condition()).min(1);
    },
  }),
  not: z.strictObject({
    get not(): ReturnType<T['condition']> {
      return own.condition();
    },
  }),
});

/** The effects that a part holds. */
export const held = <T extends { readonly effects: Late }>(own: T) => ({
  get effects(): ReturnType<T['effects']> {
    return own.effects();
  },
});

/** The parts of a text that decide whether effects are carried out, and how often: what `control-flow.ts` reads. */
export const flow = <
  C extends z.ZodType,
  A extends z.ZodType,
  O extends z.ZodType,
  P extends z.ZodType,
  T extends { readonly effects: Late },
>(
  { condition, amount, target, price }: { condition: C; amount: A; target: O; price: P },
  own: T,
) => ({
  if: z.strictObject({
    if: condition,
    get then(): ReturnType<T['effects']> {
      return own.effects();
    },
    get else(): z.ZodOptional<ReturnType<T['effects']>> {
      return z.optional(own.effects());
    },
  }),
  ifYouDo: z.strictObject({
    get ifYouDo(): ReturnType<T['effects']> {
      return own.effects();
    },
  }),
  unless: z.strictObject({ unless: price }).extend(held(own)),
  repeat: z.strictObject({ repeat: amount, until: z.optional(condition) }).extend(held(own)),
  forEach: z.strictObject({ forEach: target }).extend(held(own)),
});

/** One of several parts between which a player chooses. */
export const modeOf = <T extends { readonly effects: Late }>(own: T) =>
  z.strictObject({ label: z.string().min(1).max(200) }).extend(held(own));

/** What is said of the conditions that every language has. */
export const LOGIC_PHRASES = {
  compare: '{compare} {op} {to}',
  all: 'all of this holds: {all*; and }',
  any: 'one of this holds: {any*; or }',
  not: 'not: {not}',
} as const;

/** What is said of the parts of `flow`. */
export const FLOW_PHRASES = {
  if: 'if {if}: {then}[, otherwise {else}]',
  ifYouDo: 'if you do: {ifYouDo}',
  unless: 'unless {unless}: {effects}',
  repeat: '{repeat} times[ or until {until}]: {effects}',
  forEach: 'for each of {forEach}: {effects}',
} as const;
