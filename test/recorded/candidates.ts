import type { ReadyCase } from '../../src/conformance/read.ts';
import type { AnyRuleset, Json, JsonObject } from '../../src/engine/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { one } from '../../src/simulate/choice.ts';
import { mutate, partsOf } from '../properties/support/bred-cards.ts';
import { made } from '../properties/support/made-cards.ts';
import { textsBy } from '../properties/support/printed-texts.ts';
import { PRINTS } from '../properties/support/prints.ts';
import { madeCard } from '../properties/support/schema-cards.ts';
import { bent } from './bent.ts';
import type { Beginning, List } from './lists.ts';
import { wrong } from './texts.ts';

/** Longer lines are no use to whoever reads one. */
const LONGEST = 1500;

/** Lines that could be recorded in a list, without end. */
export function* candidatesFor(
  rules: AnyRuleset,
  { name }: List,
  cases: readonly ReadyCase[],
  dice: Dice,
): Generator<string> {
  const make = { texts: someText, cards: someCards, positions: someBeginning, shapes: nothing }[name](
    rules,
    cases,
    dice,
  );
  for (;;) {
    const line = make();
    if (line !== null && line.length <= LONGEST) yield line;
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
  const makers = tables.map(({ of, table, bracketed }) => ({ of, text: textsBy(table, bracketed) }));
  let last = 'this';
  let canonical: string[] = [];
  const found = (): string | null => {
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
  return () => {
    const text = found()?.replaceAll(/\s+/g, ' ').trim();
    if (text === undefined || text === '') return null;
    const said = dice.below(4) === 0 ? wrong(text, last, dice) : text;
    last = text;
    return said;
  };
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
