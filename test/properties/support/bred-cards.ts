import type { AnyRuleset, CardSet, Game, Json, JsonObject } from '../../../src/engine/index.ts';
import { compileCards } from '../../../src/engine/index.ts';
import type { Dice } from '../../../src/simulate/choice.ts';
import { diceFrom, one } from '../../../src/simulate/choice.ts';
import { places, valueAt } from './places.ts';

/** Fields by which decks and other cards know a card: they stay. */
export const KEPT = ['id', 'name', 'type', 'kind', 'token', 'color', 'colors'];

/** Replaces, doubles or leaves out one part of `card`; what comes in stood under the same field of some other card. */
export function mutate(card: JsonObject, parts: ReadonlyMap<string, readonly Json[]>, dice: Dice): void {
  const open = places(card, '').filter(({ holder, field }) => holder !== card || !KEPT.includes(field));
  if (open.length === 0) return;
  const place = one(dice, open);
  const { holder, key, field } = place;
  const part = structuredClone(one(dice, parts.get(field) ?? [valueAt(place)]));
  if (Array.isArray(holder) && dice.below(3) === 0) holder.splice(key as number, 0, part);
  else if (dice.below(12) === 0 && !Array.isArray(holder)) delete holder[key];
  else (holder as Record<string | number, Json>)[key] = part;
}

/** What stands under each field of some cards. */
export const partsOf = (cards: readonly JsonObject[]): Map<string, Json[]> =>
  new Map(
    [
      ...Map.groupBy(
        cards.flatMap((card) => places(card, '')),
        ({ field }) => field,
      ),
    ].map(([field, all]) => [field, all.map(valueAt)]),
  );

/**
 * The sample cards of a ruleset with their texts crossed at random: every card keeps its id and its kind, so that the sample
 * decks stay legal, and gets parts that stand under the same fields of other cards. What the card language refuses is
 * taken back.
 */
export function bredCards(rules: AnyRuleset, seed: string, mutations = 3): CardSet<Game> {
  const dice = diceFrom(seed);
  const originals = rules.samples.cards as readonly JsonObject[];
  const parts = partsOf(originals);
  let cards = originals.map((card) => structuredClone(card));
  for (let round = 0; round < mutations; round++) {
    const next = cards.map((card) => {
      const bred = structuredClone(card);
      mutate(bred, parts, dice);
      return bred;
    });
    cards = taken(rules, next, cards);
  }
  const compiled = compileCards<Game>(rules, cards);
  if (!compiled.ok) throw new Error(`bred cards: ${JSON.stringify(compiled.faults.slice(0, 5))}`);
  return compiled.value;
}

/** The new cards, with the old ones in place of those that the card language or a sample deck refuses. */
export function taken(rules: AnyRuleset, next: JsonObject[], before: readonly JsonObject[]): JsonObject[] {
  const cards = [...next];
  const restore = (at: number) => {
    cards[at] = before[at] as JsonObject;
  };
  for (;;) {
    const compiled = compileCards<Game>(rules, cards);
    if (compiled.ok) {
      const options = rules.options.parse({});
      const sound = rules.samples.decks.every(
        ({ deck }) => rules.checkDeck(rules.deck.parse(deck) as Json, compiled.value, options).length === 0,
      );
      return sound ? cards : [...before];
    }
    const wrong = new Set(compiled.faults.map(({ path }) => Number(path.split('/')[1])));
    if ([...wrong].every((at) => cards[at] === before[at])) return [...before];
    for (const at of wrong) restore(at);
  }
}
