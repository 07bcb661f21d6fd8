import type { AnyRuleset, Json } from '../../src/engine/index.ts';
import { canonical } from '../../src/engine/index.ts';
import type { Heard, Wording } from '../../src/rulesets/cards/wording.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom, one } from '../../src/simulate/choice.ts';
import { PRINTS } from '../properties/support/prints.ts';

/** What is no word, and means what it says. */
const TOLD: Readonly<Record<string, readonly Json[]>> = {
  number: [0, 1, 2, 3, 20, 100],
  name: ['Dawn Guard', 'Tin Heron'],
  bracketed: ['Dawn Guard', 'subtype: Tin Heron', 'Boost Level 2', 'area: 4-5-6', 'Order Crest: Dawn Guard'],
  titled: ['Dawn Guard', 'Tin Heron'],
  parenthesised: ['Salt Choir'],
};

/** So many different things each kind of text is taken to mean at most, and so often each row is tried in a round. */
const MEANINGS = 40;
const TRIES = 4;
const ROUNDS = 8;

interface Slots {
  of: Wording['of'];
  slots: { name: string; kind: string }[];
  means: Wording['means'];
}

/** The rows of a table, each once: which words stand in one, or are left out of it, changes nothing of what it means. */
function rowsOf(table: Iterable<Wording>): Slots[] {
  const rows = new Map<Wording['means'], Map<string, Slots>>();
  for (const { of, parts, means } of table) {
    const slots = parts.flatMap((part) => (typeof part === 'object' && 'kind' in part ? [part] : []));
    const same = rows.get(means) ?? new Map<string, Slots>();
    rows.set(means, same.set(slots.map(({ name, kind }) => `${name}:${kind}`).join(' '), { of, slots, means }));
  }
  return [...rows.values()].flatMap((same) => [...same.values()]);
}

/** Keeps what a kind of text can mean, in the place of something else once there is enough. */
function keep(
  known: Map<Wording['of'], Map<string, Json>>,
  of: Wording['of'],
  [said, value]: [string, Json],
  dice: Dice,
) {
  const all = known.get(of) ?? new Map<string, Json>();
  if (all.size >= MEANINGS && !all.has(said)) all.delete(one(dice, [...all.keys()]));
  known.set(of, all.set(said, value));
}

/**
 * What the rows of the printed wordings of a game mean, with something that each of their slots can mean by other rows: the same as in a text,
 * without the work of reading one, so that far more can be tried of what goes together and what does not.
 */
export function meaningsOf({ id }: AnyRuleset): string[] {
  const rows = rowsOf(new Set(PRINTS.flatMap((one) => (one.id === id ? one.table : []))));
  const dice: Dice = diceFrom(`wordings ${id}`);
  const known = new Map<Wording['of'], Map<string, Json>>();
  const pick = (kind: string): Json | undefined => {
    const all = TOLD[kind] ?? [...(known.get(kind)?.values() ?? [])];
    return all.length === 0 ? undefined : one(dice, all);
  };
  const came: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { of, slots, means } of rows) {
      for (let tries = slots.length === 0 ? 1 : TRIES; tries > 0; tries--) {
        const heard = Object.fromEntries(slots.map(({ name, kind }) => [name, pick(kind)]));
        if (Object.values(heard).includes(undefined)) break;
        const value = means(heard as Heard);
        const said = value === undefined ? '' : canonical(value);
        came.push(said);
        if (value !== undefined) keep(known, of, [said, value], dice);
      }
    }
  }
  return came;
}
