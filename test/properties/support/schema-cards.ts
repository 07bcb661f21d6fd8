import * as z from 'zod';
import type { AnyRuleset, CardSet, Game, JsonObject } from '../../../src/engine/index.ts';
import { compileCards } from '../../../src/engine/index.ts';
import type { Dice } from '../../../src/simulate/choice.ts';
import { diceFrom } from '../../../src/simulate/choice.ts';
import type { Api, Schema } from '../../support/fuzz/api.ts';
import { makeValue } from '../../support/fuzz/values.ts';
import { KEPT, taken } from './bred-cards.ts';

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The schema of cards, with what it refers to. */
function reader(rules: AnyRuleset): { card: Schema; api: Api } {
  const card = z.toJSONSchema(rules.card, { io: 'input', unrepresentable: 'any' }) as Schema;
  const resolve = (schema: Schema): Schema => {
    const path = typeof schema.$ref === 'string' ? schema.$ref.split('/').slice(1) : null;
    if (path === null) return schema;
    const found = path.reduce<unknown>((inner, key) => (isSchema(inner) ? inner[key] : undefined), card);
    return isSchema(found) ? resolve(found) : {};
  };
  return { card, api: { resolve, fits: () => false } as unknown as Api };
}

/** The shape of cards like this one: the branch whose fixed fields it has. */
function branchOf({ card, api }: ReturnType<typeof reader>, like: JsonObject): Schema {
  const resolved = api.resolve(card);
  const branches = [resolved.anyOf, resolved.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const fits = (branch: Schema) =>
    Object.entries((api.resolve(branch).properties ?? {}) as Record<string, Schema>).every(
      ([key, { const: fixed }]) => fixed === undefined || like[key] === fixed,
    );
  return api.resolve(branches.find(fits) ?? resolved);
}

const readers = new WeakMap<AnyRuleset, ReturnType<typeof reader>>();

/** A card with one part made up from the schema that callers are given; its id and its kind stay. */
export function madeCard(rules: AnyRuleset, card: JsonObject, dice: Dice): JsonObject {
  const read = readers.get(rules) ?? reader(rules);
  readers.set(rules, read);
  const properties = Object.entries((branchOf(read, card).properties ?? {}) as Record<string, Schema>);
  const open = properties.filter(([name]) => !KEPT.includes(name));
  const [name, schema] = open[dice.below(open.length)] ?? [];
  if (name === undefined || schema === undefined) return card;
  return { ...card, [name]: makeValue({ api: read.api, names: {}, dice }, schema, name, 0) } as JsonObject;
}

/**
 * The sample cards of a ruleset with parts that are made up from the schema which callers are given: every card keeps its id and
 * its kind, so that the sample decks stay legal. What the card language refuses is taken back. `made` counts cards that were not.
 */
export function schemaCards(rules: AnyRuleset, seed: string, rounds = 6): { cards: CardSet<Game>; made: number } {
  const dice = diceFrom(seed);
  const originals = rules.samples.cards as readonly JsonObject[];
  let cards = originals.map((card) => structuredClone(card));
  for (let round = 0; round < rounds; round++) {
    const next = cards.map((card) => madeCard(rules, card, dice));
    cards = taken(rules, next, cards);
  }
  const compiled = compileCards<Game>(rules, cards);
  if (!compiled.ok) throw new Error(`made cards: ${JSON.stringify(compiled.faults.slice(0, 5))}`);
  const made = cards.filter((card, at) => JSON.stringify(card) !== JSON.stringify(originals[at])).length;
  return { cards: compiled.value, made };
}
