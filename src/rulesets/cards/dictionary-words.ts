/**
 * What words mean in every language that has them, by the names of fields and values. A game puts these before its own:
 * its dictionary then says what is different there, and names its clauses and things.
 */
import { SCALING_WORDS } from './words.ts';

/** Bounds of a number. */
export const BOUNDS = {
  min: 'At least this. Default: no lower bound.',
  max: 'At most this. Default: no upper bound.',
  is: 'Exactly this. Default: any number.',
} as const;

/** Fields of how many are chosen, where it is a number between two. */
export const RANGE_FIELDS = {
  min: 'The least number.',
  max: 'The greatest number.',
} as const;

/** Fields of how many are chosen, where it is not one number. */
export const CHOICE_FIELDS = { upTo: 'The greatest number.', ...RANGE_FIELDS } as const;

/** Bounds of how many there are, where to say none asks for one. */
export const AT_LEAST_ONE = {
  min: 'At least so many. Default: 1 where no other bound is given.',
  max: 'At most so many. Default: no upper bound.',
  is: 'Exactly so many. Default: any number.',
} as const;

/** Fields of cards: who they are and what they do not do. */
export const CARD_FIELDS = {
  name: 'The name that players read.',
  text: 'What is printed on the card, for people. The rules do not read it. Default: none.',
} as const;

/** Fields of the parts that decide whether, when and how often effects are carried out. */
export const PART_FIELDS = {
  may: 'What is done after a yes.',
  prompt: 'The question, after the name of the card. Default: use the effect?.',
  otherwise: 'What is done after a no. Default: nothing.',
  if: 'The condition, looked at when this part is reached.',
  then: 'What is done if it holds.',
  else: 'What is done if it does not. Default: nothing.',
  ifYouDo: 'What is done then.',
  oneOf: 'The parts, two to eight.',
  choose: 'How many of them are chosen. Default: 1.',
  label: 'How the part reads in the choice.',
  unless: 'Who may pay, and what: all of it or none.',
  later: 'What it waits for, from now on.',
  times: 'How often. Default: 1.',
  together: 'What is done.',
  repeat: 'How often, at most 50 times; worked out once, before the first. Below 0 counts as 0.',
  until: 'A condition that ends it, looked at after each time. Default: none.',
  forEach: 'For which; found once, before the first.',
  effects: 'What is done.',
} as const;

/** Fields of targets and of what is counted. */
export const TARGET_FIELDS = {
  ref: 'The name that was given by `as`.',
  all: 'Always true.',
  random: 'How many; all that there are where they are fewer.',
  top: 'How many; all that there are where they are fewer.',
} as const;

/** Fields of filters. */
export const FILTER_FIELDS = {
  type: 'The kind of card. Default: any.',
  name: 'The name of the card, letter by letter. Default: any.',
  card: 'The id of the card. Default: any.',
  token: 'Whether it is a token. Default: either.',
  not: 'What it must not be. Default: nothing.',
  anyOf: 'Filters of which at least one has to hold. Default: none.',
  allOf: 'Filters all of which have to hold, where one field is asked twice. Default: none.',
} as const;

/** Fields of amounts. */
export const AMOUNT_FIELDS = {
  ...SCALING_WORDS,
  count: 'Which are counted.',
  stat: 'Which number.',
  counter: 'The name of the counters.',
  history: 'What happened.',
  span: 'How far back. Default: turn.',
  sum: 'The amounts.',
  did: 'Always true.',
  eventAmount: 'Always true.',
} as const;

/** Fields of conditions. */
export const CONDITION_FIELDS = {
  ...AT_LEAST_ONE,
  count: 'Which are counted.',
  filter: 'What they have to be.',
  compare: 'The first amount.',
  op: 'How the first compares with the second.',
  to: 'The second amount.',
  all: 'The conditions.',
  any: 'The conditions.',
  not: 'The condition.',
} as const;

/** What conditions make of conditions. */
export const LOGIC = {
  all: 'All of several conditions hold.',
  any: 'At least one of several conditions holds.',
  not: 'A condition does not hold.',
} as const;

/** How two numbers compare. */
export const OPERATORS = {
  '<': 'Less than.',
  '<=': 'Less than or equal to.',
  '=': 'Equal to.',
  '>=': 'Greater than or equal to.',
  '>': 'Greater than.',
} as const;

/** How a division that leaves a rest is rounded. */
export const ROUNDINGS = { down: 'To the next lower whole number.', up: 'To the next higher whole number.' } as const;

/** How far back a text looks. */
export const SPANS = {
  turn: 'This turn so far.',
  lastTurn: 'The turn before this one.',
  match: 'The whole match.',
} as const;

/** Sides, players and turns, seen from whoever has the text: `player of the card`. */
export const seenFrom = <P extends string>(holder: P) =>
  ({
    sides: { own: `Of the ${holder}.`, enemy: 'Of the other player.' },
    players: { you: `The ${holder}.`, opponent: 'The other player.' },
    turns: { yours: `A turn of the ${holder}.`, opponents: 'A turn of the other player.' },
  }) as const;

/** Texts that one clause is behind, all of them. */
export const citing = <W extends Readonly<Record<string, `${string}.`>>, C extends string>(words: W, clause: C) =>
  Object.fromEntries(Object.entries(words).map(([word, text]) => [word, `${text} (${clause})`])) as {
    readonly [K in keyof W]: `${string}. (${C})`;
  };
