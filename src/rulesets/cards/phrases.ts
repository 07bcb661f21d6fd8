/** What the phrases of several languages say alike. A game says otherwise what its own words stand for. */
import type * as core from 'zod/v4/core';
import type { sayValues } from './reading.ts';
import { OPERATOR_PHRASES, SCALING_PHRASE } from './words.ts';

const ALIKE = {
  ...OPERATOR_PHRASES,
  own: 'your',
  enemy: 'the enemy',
  any: "either player's",
  you: 'you',
  opponent: 'your opponent',
  each: 'each player',
  them: 'they',
  yours: 'your',
  opponents: "your opponent's",
} as const;

type Alike = keyof typeof ALIKE;
type Said = ReturnType<typeof sayValues>;

const saying = (schema: core.$ZodType<string>, say: (word: string) => string): Said => [
  schema,
  Object.fromEntries([...(schema._zod.values ?? [])].map((word) => [String(word), say(String(word))])),
];

/** Whose things are meant, who does something, whose turn it is, how amounts compare: words that read the same in every game. */
export const sayAlike = (...schemas: core.$ZodType<Alike>[]): Said[] =>
  schemas.map((schema) => saying(schema, (word) => ALIKE[word as Alike]));

/** Words that are read as they are written. */
export const sayAsWritten = (...schemas: core.$ZodType<string>[]): Said[] =>
  schemas.map((schema) => saying(schema, (word) => word));

/** How far back a text looks. */
export const SPAN_PHRASES = { turn: 'this turn', lastTurn: 'in the turn before', match: 'in this match' } as const;

/** Says a verb in the person of the player who does it. `all` is what each of the players is called. */
export const doing =
  (all: string) =>
  (plain: string, other: string): string =>
    `[{who=you:you ${plain}|opponent:your opponent ${other}|each:${all} ${other}}|${plain}]`;

/** How things are chosen `among` others. */
export const targetPhrases = (among: string) => ({
  all: `all of ${among}[ called {as}]`,
  choose: `{choose} of ${among}[ called {as}][ chosen by {by}]`,
  random: `{random} of ${among} at random[ called {as}]`,
});

/** Amounts that every language has. */
export const AMOUNT_PHRASES = {
  count: `the number of {count}${SCALING_PHRASE}`,
  eventAmount: `that amount${SCALING_PHRASE}`,
  did: `how much was done${SCALING_PHRASE}`,
  sum: 'the sum of {sum* and }',
} as const;
