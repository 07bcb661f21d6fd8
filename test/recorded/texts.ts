import type { AnyRuleset, UnderstoodText } from '../../src/engine/index.ts';
import type { Wording } from '../../src/rulesets/cards/wording.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom, one } from '../../src/simulate/choice.ts';
import { made } from '../properties/support/made-cards.ts';
import { textsBy } from '../properties/support/printed-texts.ts';
import { PRINTS } from '../properties/support/prints.ts';
import { shortened } from './record.ts';

/** Stands in a recorded text where another line of it begins. */
export const NEXT_LINE = '⏎';

/** What comes of reading a text. */
export function cameOfText({ id, understandText }: AnyRuleset, text: string): string {
  const came = understandText?.(text.replaceAll(NEXT_LINE, '\n'), { next: true, words: true });
  if (came === undefined) throw new Error(`${id} understands no texts`);
  return `${shortened(meant(came))} ${shortened(PRINTS.some((print) => print.id === id) ? toldOf(came) : came)}`;
}

const meant = ({ parts, faults }: UnderstoodText) => ({
  parts: parts.map(({ meanings, offset, length }) => [
    offset,
    length,
    meanings.map(({ field, value }) => [field, value]),
  ]),
  faults: faults.map(({ code, offset, length }) => [code, offset, length]),
});

/** Without what could stand in a place: every new row of a table of wordings changes that in hundreds of texts. */
const toldOf = ({ parts, words, faults }: UnderstoodText) => ({
  parts,
  words,
  faults: faults.map(({ line, column, meant: instead }) => [line, column, instead]),
});

/** How often it is tried to make up a text, and in how many texts a row of a table of wordings should be. */
const TRIES = 25_000;
const ENOUGH = 1;

/** Cards that are made up from the schema, for what is said in the canonical wording. */
const CARDS = 80;

/** Makes up texts of a game: for every row of its tables of wordings that one can be found for, for cards, and some with a wrong word. */
export function* madeTexts(rules: AnyRuleset): Generator<string> {
  const dice = diceFrom(`recorded ${rules.id}`);
  const known = new Set<string>();
  for (const card of made(rules, dice, CARDS)) for (const { text } of rules.read?.(card) ?? []) known.add(text);
  for (const { of, table, bracketed } of PRINTS.filter(({ id }) => id === rules.id)) {
    /** How often each row was taken: seldom where it was taken often, mostly where it made sense. */
    const taken = new Map<Wording, number>();
    const shown = new Map<Wording, number>();
    let rows: Wording[] = [];
    const count = (row: Wording, by: number, counts = taken) => void counts.set(row, (counts.get(row) ?? 0) + by);
    const choose = (_dice: Dice, all: readonly Wording[]): Wording => {
      const least = Math.min(...all.map((row) => taken.get(row) ?? 0));
      const row = one(dice, dice.below(4) === 0 ? all : all.filter((other) => (taken.get(other) ?? 0) === least));
      rows.push(row);
      return row;
    };
    const text = textsBy(table, bracketed, choose);
    for (let tries = 0; tries < TRIES; tries++) {
      rows = [];
      const said = text(of, dice);
      for (const row of rows) count(row, 1);
      if (rules.understand?.(said).meanings.length === 0) continue;
      if (rows.some((row) => (shown.get(row) ?? 0) < ENOUGH)) known.add(said);
      for (const row of rows) {
        count(row, 15);
        count(row, 1, shown);
      }
    }
  }
  const plain = [...known].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  yield* plain;
  for (const text of plain) if (dice.below(2) === 0) yield wrong(text, one(dice, plain), dice);
}

/** A text with a word left out, said twice, mistyped, or taken from another text. */
export function wrong(text: string, other: string, dice: Dice): string {
  const words = text.split(' ');
  const at = dice.below(words.length);
  const word = words[at] ?? '';
  const instead = [[], [word, word], [`${word.slice(1)}${word.slice(0, 1)}`], [one(dice, other.split(' '))]];
  return words.toSpliced(at, 1, ...one(dice, instead)).join(' ');
}
