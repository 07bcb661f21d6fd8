/** Cards that are listed, searched and read one by one: the sample cards of a ruleset, and those of a registered set. */
import type { AnyRuleset, Json, JsonObject } from '../../engine/index.ts';
import { suggest } from '../../engine/index.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { runInTurns } from '../turns.ts';
import type { CardReading } from './read-cards.ts';
import { readCard, readOneByOne } from './read-cards.ts';
import { addressOf, schemaFiles } from './schema-files.ts';

/** Cards in their order, which are read when somebody asks what they say. */
export interface CardList {
  ruleset: string;
  /** The hash that names the set. */
  set: string;
  /** As they were sent, with the data of their owner. */
  cards: readonly Json[];
  /** The ids of those that every set of the game has, where none of that id was sent. */
  builtIn: ReadonlySet<string>;
}

/** One card by itself, as callers read it. */
export interface CardTold extends CardReading {
  ruleset: string;
  set: string;
  /** Its kind, by the `type` of the card; null in a game that has only one. */
  type: string | null;
  /** Whether it is a token, which is in no deck. */
  token: boolean;
  /** Whether every set of the game has it, where none of that id was sent. */
  builtIn: boolean;
  /** Where the JSON Schema of its kind is. */
  schema: string;
  card: Json;
}

const idOf = (card: Json): string => String((card as JsonObject).id);

const given = new WeakMap<object, readonly Json[]>();

/** The cards that every set of a game has, where nobody sent others of their ids: tokens, and what everybody can do. */
function builtInCards(rules: Pick<AnyRuleset, 'compile'>): readonly Json[] {
  const known = given.get(rules.compile);
  if (known) return known;
  const cards = JSON.parse(JSON.stringify(rules.compile([]).cards)) as Json[];
  given.set(rules.compile, cards);
  return cards;
}

/** The list of a set: its cards, and after them those that every set has. */
export function listOfSet(
  rules: AnyRuleset | undefined,
  ruleset: string,
  set: string,
  cards: readonly Json[],
): CardList {
  const ids = new Set(cards.map(idOf));
  const more = rules === undefined ? [] : builtInCards(rules).filter((card) => !ids.has(idOf(card)));
  return { ruleset, set, cards: [...cards, ...more], builtIn: new Set(more.map(idOf)) };
}

const samples = new WeakMap<object, CardList & { readings: readonly CardReading[] }>();

/** The sample cards of a ruleset and those that every set has, with what they say, worked out once. */
export function sampleList(rules: AnyRuleset): CardList & { readings: readonly CardReading[] } {
  const known = samples.get(rules.samples);
  if (known) return known;
  const list = listOfSet(rules, rules.id, rules.sampleCards.hash, rules.sampleCards.source);
  const made = { ...list, readings: list.cards.map((card) => readCard(rules, card)) };
  samples.set(rules.samples, made);
  return made;
}

/** A card of a list with all that is said of it, or what is like the id where there is no such card. */
export function cardIn(rules: AnyRuleset | undefined, list: CardList, id: string): Answer<CardTold> {
  const card = list.cards.find((one) => idOf(one) === id);
  if (card === undefined) {
    const meant = suggest(id, list.cards.map(idOf));
    const hint = meant === null ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
    return bad('unknown-card', `There is no card ${JSON.stringify(id)} in the set ${list.set}.${hint}`);
  }
  const { type, token } = card as { type?: Json; token?: Json };
  const kind = typeof type === 'string' ? type : null;
  const named = kind !== null && rules !== undefined && schemaFiles(rules).has(kind) ? kind : 'card';
  return good({
    ...readCard(rules ?? {}, card),
    ruleset: list.ruleset,
    set: list.set,
    type: kind,
    token: token === true,
    builtIn: list.builtIn.has(id),
    schema: addressOf(list.ruleset, named),
    card,
  });
}

/** Reads cards of a list; others have their turn in between. */
export const readingsOf = (rules: AnyRuleset | undefined, cards: readonly Json[]): Promise<CardReading[]> =>
  runInTurns(readOneByOne(rules ?? {}, cards));
