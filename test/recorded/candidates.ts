import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { StepForm } from '../../src/conformance/format.ts';
import { opening } from '../../src/conformance/open.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import type { Action, AnyRuleset, Decision, Json, JsonObject } from '../../src/engine/index.ts';
import { adjudicate } from '../../src/engine/index.ts';
import type { Wording } from '../../src/rulesets/cards/wording.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { listedAction, one } from '../../src/simulate/choice.ts';
import { mutate, partsOf } from '../properties/support/bred-cards.ts';
import { made } from '../properties/support/made-cards.ts';
import { textsBy } from '../properties/support/printed-texts.ts';
import { PRINTS, saysOne } from '../properties/support/prints.ts';
import { madeCard } from '../properties/support/schema-cards.ts';
import { bent } from './bent.ts';
import type { Beginning, List } from './lists.ts';
import { madePosition } from './made-positions.ts';
import type { Play } from './plays.ts';
import { cardsOfPlay } from './plays.ts';
import { NEXT_LINE, wrong } from './texts.ts';

/** Longer lines are no use to whoever reads one; a play has its cards and its position in it. */
const LONGEST = 1500;
const LONGEST_PLAY = 4000;

/** Lines that could be recorded in a list, without end. */
export function* candidatesFor(
  rules: AnyRuleset,
  { name }: List,
  cases: readonly ReadyCase[],
  dice: Dice,
): Generator<string> {
  const make = { texts: someText, cards: someCards, positions: someBeginning, plays: somePlay, shapes: nothing }[name](
    rules,
    cases,
    dice,
  );
  for (;;) {
    const line = make();
    if (line !== null && line.length <= (name === 'plays' ? LONGEST_PLAY : LONGEST)) yield line;
  }
}

/** What a game says of itself is all recorded. */
const nothing = (): (() => string | null) => () => {
  throw new Error('there are no more shapes');
};

/** How many texts in the canonical wording stand beside those by tables. */
const CARDS = 40;

function someText(rules: AnyRuleset, _cases: readonly ReadyCase[], dice: Dice): () => string | null {
  const tables = PRINTS.filter(({ id }) => id === rules.id);
  const taken = new Map<Wording, number>();
  /** Mostly a row that was taken seldom. */
  const choose = (_dice: Dice, rows: readonly Wording[]): Wording => {
    const least = Math.min(...rows.map((row) => taken.get(row) ?? 0));
    const row = one(dice, dice.below(3) === 0 ? rows : rows.filter((other) => (taken.get(other) ?? 0) === least));
    taken.set(row, (taken.get(row) ?? 0) + 1);
    return row;
  };
  /** The same, mostly without one thing after another: such texts are short, and one of four makes sense. */
  const chooseShort = (_dice: Dice, rows: readonly Wording[]): Wording => {
    const single = rows.filter(saysOne);
    return choose(dice, single.length > 0 && dice.below(6) > 0 ? single : rows);
  };
  const makers = tables.flatMap(({ of, table, bracketed }) =>
    [choose, chooseShort, chooseShort, chooseShort].map((how) => ({ of, text: textsBy(table, bracketed, how) })),
  );
  let last = 'this';
  let canonical: string[] = [];
  const printed = printedTexts(rules);
  const found = (): string | null => {
    if (printed.length > 0 && dice.below(3) === 0) {
      const own = parted(one(dice, printed), dice);
      return dice.below(2) === 0 ? own : `${own}${one(dice, [' ', NEXT_LINE])}${parted(one(dice, printed), dice)}`;
    }
    if (makers.length > 0 && dice.below(4) > 0) {
      const { of, text } = one(dice, makers);
      const said = text(of, dice);
      // Most that is put together at random makes no sense, and shows little.
      return rules.understand?.(said).meanings.length === 0 && dice.below(12) > 0 ? null : said;
    }
    if (canonical.length === 0)
      canonical = made(rules, dice, CARDS).flatMap((card) => rules.read?.(card as never).map(({ text }) => text) ?? []);
    return canonical.pop() ?? null;
  };
  const ready = [...printed];
  return () => {
    const next = ready.shift();
    if (next !== undefined) return next;
    const text = found()?.replaceAll(/\s+/g, ' ').trim();
    if (text === undefined || text === '') return null;
    const said = dice.below(4) === 0 ? wrong(text, last, dice) : text;
    last = text;
    return said;
  };
}

/** The texts of `printed.txt` of a game, in which every wording of its manner of printing stands. */
function printedTexts({ id }: AnyRuleset): string[] {
  const path = join(import.meta.dirname, '..', id, 'printed.txt');
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
}

/** A text, or some of its sentences. */
function parted(text: string, dice: Dice): string {
  if (dice.below(2) === 0) return text;
  const sentences = text.split(/(?<=\.) /);
  return sentences.filter(() => dice.below(3) > 0).join(' ') || text;
}

/** Cards of the samples and of cases with parts made up, taken from others, or bent. */
function someCards(rules: AnyRuleset, cases: readonly ReadyCase[], dice: Dice): () => string | null {
  const own = cases.flatMap(({ form, cards }) => [
    ...((form.cards ?? []) as JsonObject[]),
    ...(cards.source as JsonObject[]),
  ]);
  const all = [
    ...new Map(
      [...(rules.samples.cards as readonly JsonObject[]), ...own].map((card) => [JSON.stringify(card), card]),
    ).values(),
  ].filter((card) => typeof card === 'object' && card !== null && !Array.isArray(card));
  const parts = partsOf(all);
  return () => {
    let card = structuredClone(one(dice, all));
    for (let times = 1 + dice.below(4); times > 0; times--) {
      const way = dice.below(5);
      if (way < 2) card = madeCard(rules, card, dice);
      else if (way < 4) mutate(card, parts, dice);
      else card = bent(card, dice) as JsonObject;
    }
    return JSON.stringify(dice.below(6) === 0 ? [card, one(dice, all)] : [card]);
  };
}

/** Positions of cases that are played with the sample cards, bent, or with something otherwise in their first state; sometimes decks. */
function someBeginning(rules: AnyRuleset, cases: readonly ReadyCase[], dice: Dice): () => string | null {
  const positions = cases.flatMap(({ form, cards, opened }) =>
    form.position !== undefined && cards === rules.sampleCards && opened.ok
      ? [{ position: form.position as Json, opened }]
      : [],
  );
  const deck = (): Json => one(dice, rules.samples.decks).deck as Json;
  return () => {
    const way = dice.below(8);
    let line: Beginning;
    if (way === 0) {
      const seat = bent({ deck: deck() }, dice);
      line = { seats: dice.below(2) === 0 ? [seat, { deck: deck() }] : [{ deck: deck() }, seat] };
    } else {
      const { position, opened } = one(dice, positions);
      if (way < 5) line = { position: bent(dice.below(3) === 0 ? bent(position, dice) : position, dice) };
      else {
        const begun = opened.run();
        if (!begun.ok) return null;
        const state: Json = JSON.parse(JSON.stringify(begun.value.state));
        const all = pointersOf(state, '');
        const value = (): [string, Json?] => {
          const [pointer, was] = one(dice, all);
          if (dice.below(5) === 0) return [pointer];
          const near: Json[] =
            typeof was === 'number'
              ? [was + 1, was - 1, 0, 99]
              : typeof was === 'boolean'
                ? [!was]
                : [null, 'nothing', [], {}];
          return [pointer, dice.below(2) === 0 ? one(dice, near) : one(dice, all)[1]];
        };
        line = { position, state: [value(), ...(dice.below(3) === 0 ? [value()] : [])] };
      }
    }
    return JSON.stringify(line);
  };
}

/** So many moves are played at most. */
const MOVES = 8;

/**
 * The position of a case, mostly with a card in it that has other parts, or with something else in it; the moves of the case as far as they are
 * possible, or none of them, and random ones.
 */
function somePlay(rules: AnyRuleset, cases: readonly ReadyCase[], dice: Dice): () => string | null {
  const from = cases.filter(({ form, opened }) => form.position !== undefined && opened.ok);
  const parts = partsOf(rules.samples.cards as readonly JsonObject[]);
  const samples = new Map((rules.samples.cards as readonly JsonObject[]).map((card) => [card.id, card]));
  return () => {
    const { form, cards: set, options: agreed } = one(dice, from);
    const chosen = { ...otherwise(rules, agreed), ...(dice.below(3) === 0 ? someOptions(rules, dice) : {}) };
    const options = rules.options.parse(chosen);
    let position = form.position as JsonObject;
    if (dice.below(4) === 0) position = madePosition(rules, position, dice) as JsonObject;
    const there = inPlay(set.source as readonly JsonObject[], JSON.stringify([position, form.steps ?? []]));
    const own = new Map(there.filter((card) => samples.get(card.id) !== card).map((card) => [card.id, card]));
    for (let times = dice.below(4); times > 0 && there.length > 0; times--) {
      const { id } = one(dice, there);
      const was = own.get(id) ?? samples.get(id);
      if (was === undefined) continue;
      let card = structuredClone(was);
      if (dice.below(2) === 0) card = madeCard(rules, card, dice);
      else mutate(card, parts, dice);
      if (
        cardsOfPlay(rules, {
          cards: [...own.values(), card].filter((other) => other === card || other.id !== id),
          position,
        }) !== null
      )
        own.set(id, card);
    }
    const play: Play = {
      cards: [...own.values()],
      position,
      ...(Object.keys(chosen).length > 0 ? { options: chosen } : {}),
      steps: [],
    };
    const cards = cardsOfPlay(rules, play);
    if (cards === null) return null;
    const opened = opening(rules, cards, options, { name: 'line', clauses: [], position, seed: 'line' });
    if (!opened.ok) return null;
    let now = opened.run();
    const known = dice.below(2) === 0 ? [...(form.steps ?? [])] : [];
    while (now.ok && now.value.outcome === null && play.steps.length < MOVES) {
      const next = known.shift();
      const said = next && { ...(next.p1 === undefined ? { p2: next.p2 } : { p1: next.p1 }) };
      let action = said
        ? listed(said as StepForm, now.value.awaiting)
        : listedAction(now.value.awaiting, dice, rules.weigh);
      action ??= listedAction(now.value.awaiting, dice, rules.weigh);
      if (action === null) break;
      play.steps.push({ [action.player]: action.option ?? { answer: action.answer } } as StepForm);
      now = adjudicate(rules, cards, now.value.state, action);
    }
    return play.steps.length === 0 && own.size === 0 ? null : JSON.stringify(play);
  };
}

/** What options say that they do not say by default. */
function otherwise(rules: AnyRuleset, options: JsonObject): JsonObject {
  const usual = rules.options.parse({});
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !isDeepStrictEqual(value, usual[name])));
}

/** Some options of a match that are no numbers, otherwise than they are by default. */
function someOptions(rules: AnyRuleset, dice: Dice): JsonObject {
  const usual = rules.options.parse({});
  const { properties } = z.toJSONSchema(rules.options, { io: 'input', unrepresentable: 'any' });
  const open = Object.entries(properties ?? {}).flatMap(([name, schema]): [string, Json][] =>
    typeof schema !== 'object'
      ? []
      : (schema.type === 'boolean' ? [true, false] : ((schema.enum ?? []) as Json[])).flatMap(
          (value): [string, Json][] => (isDeepStrictEqual(value, usual[name]) ? [] : [[name, value]]),
        ),
  );
  return Object.fromEntries(open.length === 0 ? [] : [one(dice, open), one(dice, open)]);
}

/** The option that a step of a case names, where it is offered. */
function listed({ p1, p2 }: StepForm, awaiting: readonly Decision[]): Action | null {
  const found = awaiting.find(({ player }) => player === (p1 === undefined ? 'p2' : 'p1'));
  return found?.options.find(({ id }) => id === (p1 ?? p2))?.action ?? null;
}

/** The cards that are named in a text, and those that these name. */
function inPlay(cards: readonly JsonObject[], text: string): JsonObject[] {
  const found = new Set<JsonObject>();
  const look = (said: string) => {
    for (const card of cards) if (said.includes(JSON.stringify(card.id))) found.add(card);
  };
  look(text);
  for (const card of found) look(JSON.stringify(card));
  return [...found];
}

/** What does not belong to a table, and what else a state says it belongs to. */
const APART = ['ruleset', 'cards', 'options', 'match', 'rng', 'hash'];

/** Every place in a state, by its JSON pointer, and what stands there. */
function pointersOf(value: Json, at: string): [string, Json][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    at === '' && APART.includes(key)
      ? []
      : [[`${at}/${key}`, inner as Json] as [string, Json], ...pointersOf(inner as Json, `${at}/${key}`)],
  );
}
