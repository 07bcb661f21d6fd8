import type { ReadyCase } from '../../src/conformance/read.ts';
import type { AnyRuleset, CompiledCards, Fault, Game, Json, JsonObject, Program } from '../../src/engine/index.ts';
import { canonical, compileCards } from '../../src/engine/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom, one } from '../../src/simulate/choice.ts';
import { mutate, partsOf } from '../properties/support/bred-cards.ts';
import { madeCard } from '../properties/support/schema-cards.ts';
import { Coverage } from './coverage.ts';
import { shortened } from './record.ts';

/** The sample cards that some cards name, or something beside them, and those that these name. */
export function namedIn(rules: AnyRuleset, cards: readonly Json[], beside: readonly Json[] = []): Json[] {
  const ids = new Set(cards.map((card) => (card as JsonObject | null)?.id));
  const found = [...cards, ...beside];
  for (const card of found) {
    const said = JSON.stringify(card);
    for (const sample of rules.samples.cards as readonly JsonObject[]) {
      if (ids.has(sample.id) || !said.includes(JSON.stringify(sample.id))) continue;
      ids.add(sample.id);
      found.push(sample);
    }
  }
  return found.slice(cards.length + beside.length);
}

/** What is wrong with cards, beside the sample cards that they name, and what they are compiled to where nothing is. */
const compiled = (rules: AnyRuleset, cards: readonly Json[]): CompiledCards<Game> =>
  compileCards<Game>(rules, [...cards, ...namedIn(rules, cards)]);

/** A value with all that is in it, in a form that can be compared: of what is worked out when it is asked for, that it is there. */
function wholly(value: unknown): Json {
  if (value instanceof Set) return [...value].map((one) => canonical(wholly(one))).sort();
  if (value instanceof Map) return [...value].map(wholly);
  if (Array.isArray(value)) return value.map(wholly);
  if (typeof value === 'function') return 'worked out';
  if (typeof value !== 'object' || value === null) return (value ?? null) as Json;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, wholly(one)]])),
  );
}

/** What can be told of a program without running it: the clause and the name of each step, and what it does beside running. */
export const stepsOf = ({ name, kind, steps }: Program<Game>): { name: string; kind: string; steps: Json[][] } => ({
  name,
  kind,
  steps: steps.map((step): Json[] => [
    step.clause,
    step.label ?? null,
    step.ask === undefined ? 'runs' : step.idle === undefined ? 'asks' : 'asks, and may let things take their course',
  ]),
});

/** What comes of some cards: what is wrong with them, or how they are compiled, and how they read in words. */
export function cameOfCards(rules: AnyRuleset, line: string): string {
  const cards: Json[] = JSON.parse(line);
  const came = compiled(rules, cards);
  if (!came.ok) return `${shortened(came.faults.map(({ path }) => path).sort())} ${shortened(came.faults)}`;
  const { cards: all, programs } = came.value;
  const meant = [
    [...all.values()].slice(0, cards.length).map(wholly),
    [...programs.values()].map(stepsOf).sort((a, b) => (a.name < b.name ? -1 : 1)),
  ];
  return `${shortened(meant)} ${shortened(cards.map((card) => rules.read?.(rules.card.parse(card) as never) ?? null))}`;
}

/** How many cards are made up, how many sound ones are kept in any case, and how many with the same fault. */
const TRIES = 6000;
const SOUND = 120;
const ALIKE = 2;

/** Longer lines are no use to whoever reads one. */
const LONGEST = 1500;

/** What a card says, field by field, without what it says of numbers and in texts of its own. */
export function wordsIn(value: Json, field = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => wordsIn(inner, field));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => [key, ...wordsIn(inner as Json, key)]);
  return typeof value === 'string' && /^[a-z][A-Za-z0-9]+$/.test(value) ? [`${field}: ${value}`] : [];
}

/** A fault without what is named in it. */
const kindOf = ({ path, reason }: Fault): string =>
  `${path.split('/').findLast((part) => !/^\d+$/.test(part))}: ${reason.replaceAll(/".*?"|\d+/g, '…')}`;

/**
 * Makes up cards of a game from those of the samples and the cases: with parts of other cards, and parts from the schema. Those are
 * kept that show a fault which few before them show, that are sound and say what none before them says, or come to code that none before them
 * comes to, and some that are sound.
 */
export function madeCards(rules: AnyRuleset, cases: readonly ReadyCase[]): Set<string> {
  const dice = diceFrom(`cards ${rules.id}`);
  const all = new Map<string, JsonObject>();
  const sources = [
    rules.samples.cards,
    ...cases.map(({ form }) => form.cards ?? []),
    ...new Set(cases.map(({ cards }) => cards.source)),
  ];
  for (const card of sources.flat() as JsonObject[]) all.set(canonical(card), card);
  const originals = [...all.values()].filter((card) => typeof card === 'object' && card !== null);
  const parts = partsOf(originals);
  const kept = new Set<string>();
  const shown = new Map<string, number>();
  const words = new Set<string>();
  let sound = 0;
  const code = new Coverage();
  for (let tries = 0; tries < TRIES; tries++) {
    const card = changed(rules, one(dice, originals), parts, dice);
    const line = JSON.stringify([card]);
    if (kept.has(line) || line.length > LONGEST) continue;
    cameOfCards(rules, line);
    const came = compiled(rules, [card]);
    const kinds = came.ok ? [] : [...new Set(came.faults.map(kindOf))];
    const fresh = kinds.some((kind) => (shown.get(kind) ?? 0) < ALIKE);
    const said = came.ok ? wordsIn(card).filter((word) => !words.has(word)) : [];
    const isNew = fresh || said.length > 0 || (came.ok && sound < SOUND) || (tries % 5 === 0 && code.more() > 0);
    if (!isNew) continue;
    kept.add(line);
    for (const word of said) words.add(word);
    if (came.ok) sound++;
    for (const kind of kinds) shown.set(kind, (shown.get(kind) ?? 0) + 1);
  }
  code.end();
  return kept;
}

function changed(
  rules: AnyRuleset,
  original: JsonObject,
  parts: ReadonlyMap<string, readonly Json[]>,
  dice: Dice,
): JsonObject {
  let card = structuredClone(original);
  for (let times = 1 + dice.below(3); times > 0; times--) {
    if (dice.below(3) === 0) card = madeCard(rules, card, dice);
    else mutate(card, parts, dice);
  }
  return card;
}
