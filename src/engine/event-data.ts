import * as z from 'zod';
import type { EngineEvent } from './events.ts';

/** What the data of an event holds, field by field. */
export type Fields = Readonly<Record<string, z.ZodType>>;

/** What the events of a game hold: each of its own types, and those of the engine of which it tells something else. */
export type DataOf<Type extends string> = Readonly<Record<Exclude<Type, EngineEvent>, Fields>> &
  Readonly<Partial<Record<EngineEvent, Fields>>>;

/** The kinds of decisions of a game, by their names. */
export type DecisionsOf = Readonly<Record<string, AskedOf>>;

/** A kind of decision: what it asks, and the kinds of its options where they are actions. */
interface AskedOf {
  readonly asks: string;
  /** The actions that it offers; left out where every option is an answer, whose kind is that of the decision. */
  readonly actions?: readonly { readonly kind: string }[];
}

/**
 * The clauses that stood behind the events and the decisions of a game in its conformance cases and in random games: the clauses
 * of each type, divided by spaces. There may be others.
 */
export interface CitedBy {
  readonly events: Readonly<Record<string, string>>;
  readonly decisions: Readonly<Record<string, string>>;
}

/** What can happen in a game and what can be asked there, type by type. */
export interface Lists {
  /** What each of its events holds; those of the engine that are not named hold what `ENGINE_DATA` says. */
  readonly data: Readonly<Record<string, Fields>>;
  readonly decisions: DecisionsOf;
  readonly cited: CitedBy;
}

const text = z.string();
const ids = z.array(text);

/** Fields that mean the same in many events. One that means something narrower there is described anew. */
export const fields = {
  player: z.enum(['p1', 'p2']).describe('The player.'),
  card: text.describe('The id of the card.'),
  cards: ids.describe('The ids of the cards.'),
  object: text.describe('The id of the object.'),
  objects: ids.describe('The ids of the objects.'),
  unit: text.describe('The id of the unit.'),
  units: ids.describe('The ids of the units.'),
  ability: text.describe('The ability: its card and a number, such as `R03#1`.'),
  count: z.int().describe('How many.'),
  amount: z.int().describe('How much.'),
  turn: z.int().describe('The number of the turn.'),
  phase: text.describe('The phase.'),
  step: text.describe('The step.'),
  window: text.describe('The window in which both may act.'),
  from: text.describe('Where it comes from, or what it was before.'),
  to: text.describe('Where it goes, or what it is now.'),
  by: text.describe('What does it.'),
  source: text.describe('The object or the card that it comes from.'),
  target: text.describe('The object, the player or the place that it happens to.'),
  targets: ids.describe('What it happens to.'),
  because: text.describe('Why.'),
  how: text.describe('In what way.'),
  what: text.describe('What it is about, in a word of the ruleset.'),
  of: text.describe('What it belongs to or stands in for.'),
  order: ids.describe('In which order they come.'),
  queue: text.describe('The queue in which effects wait.'),
  dropped: z.int().describe('How many effects are dropped.'),
} as const;

const hiddenFields = new WeakSet<z.ZodType>();

/** A field that only some may see, and that is left out for everybody else. */
export function hidden<T extends z.ZodType>(field: T): z.ZodOptional<T> {
  const left = field.optional().describe(`${field.description ?? ''} Left out for whoever may not see it.`.trim());
  hiddenFields.add(left);
  return left;
}

/** Whether a field is left out for those who may not see it. */
export const isHidden = (field: z.ZodType): boolean => hiddenFields.has(field);

const { ability, count, objects, player, target, window } = fields;
const source = text.nullable().describe('The object whose text it is; null where it is none.');
const carried = {
  card: text.nullable().describe('The card whose text it is; null where it is none.'),
  source,
  ability,
  because: ids.optional().describe('The clauses that put it before what else waited.'),
};

/** What the events of the engine hold. */
export const ENGINE_DATA = {
  decision: {
    decision: text.describe('The id of the decision.'),
    option: hidden(text.describe('The id of the option that was taken.')),
    answer: hidden(z.unknown().describe('The answer, where no option was named.')),
  },
  concede: {},
  'game-end': {
    winner: player.nullable().describe('Who has won; null for nobody.'),
    reason: text.describe('Why the game ended.'),
  },
  effect: carried,
  'effect-skipped': carried,
  'loop-guard': {
    queue: fields.queue.optional(),
    dropped: fields.dropped.optional(),
    cards: ids.describe('The cards whose effects set one another off.'),
  },
  pass: { window },
  'window-closed': { window },
  damage: {
    by: fields.by,
    hits: z
      .array(z.strictObject({ target, amount: fields.amount, source: fields.source }))
      .describe('What is damaged, how much and by what.'),
  },
  modifier: {
    id: text.describe('The id of the change, as `modifiers` of a state has it.'),
    target,
    effect: z.looseObject({ kind: text.describe('The sort of change.') }).describe('What is changed, as in a state.'),
    until: text.describe('When it ends.'),
  },
  counter: {
    target,
    name: text.describe('What is counted.'),
    change: z.int().describe('How many more there are; negative for fewer.'),
    count,
  },
  shielded: {
    target,
    against: text.describe('What it is shielded from.'),
    caught: z.int().describe('How much of it is caught.'),
  },
  'modifiers-end': {
    ids: ids.describe('The ids of the changes.'),
    targets: objects.describe('What was changed.'),
  },
} as const satisfies Readonly<Record<EngineEvent, Fields>>;

/** What an event of a game holds; undefined for a type that it has not. */
export const dataOf = ({ data }: Lists, type: string): Fields | undefined =>
  data[type] ?? (ENGINE_DATA as Readonly<Record<string, Fields>>)[type];
