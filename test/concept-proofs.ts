import assert from 'node:assert/strict';
import { relative } from 'node:path';
import test from 'node:test';
import type { CaseFile, ReadyCase } from '../src/conformance/read.ts';
import type { AnyRuleset, Json } from '../src/engine/index.ts';
import { rulesets } from '../src/rulesets/index.ts';
import type { Cell, Proof } from './concepts.ts';
import { concepts } from './concepts.ts';

/** Everything below a node that stands under a key, or that has a key with this value, in lists as well. */
function below(node: Json, key: string, value: string | undefined): Json[] {
  if (Array.isArray(node)) return node.flatMap((inner) => below(inner, key, value));
  if (typeof node !== 'object' || node === null) return [];
  const held = (node as { readonly [key: string]: Json })[key];
  const own = held === undefined ? [] : value === undefined ? [held] : says(held, value) ? [node] : [];
  return [...own, ...Object.values(node).flatMap((inner) => below(inner, key, value))];
}

const says = (held: Json, value: string): boolean =>
  Array.isArray(held) ? held.some((one) => String(one) === value) : String(held) === value;

/** Whether a card has a word: `key`, `key: value`, or several of them one below the other, as in `choose > min`. */
function has(card: Json, words: string): boolean {
  let found: Json[] = [card];
  for (const word of words.split(' > ')) {
    const [key = '', value] = word.split(': ');
    found = found.flatMap((node) => below(node, key, value));
  }
  return found.length > 0;
}

const idOf = (card: Json): string => String((card as { id: Json }).id);
const cardOf = (cards: readonly Json[], id: string): Json | undefined => cards.find((card) => idOf(card) === id);

/** The ids of cards that a case begins with, and of those that these name. */
function cardsIn({ form, cards }: ReadyCase): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: Json | undefined): void => {
    if (typeof value === 'string') {
      const card = found.has(value) ? undefined : cardOf(cards.source, value);
      if (card === undefined) return;
      found.add(value);
      look(card);
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) look(inner as Json);
    }
  };
  look((form.position ?? form.start) as Json | undefined);
  return found;
}

/** Everything that is wrong with the proof of a cell. */
function faultsOf(
  cases: ReadonlyMap<string, ReadyCase>,
  rules: AnyRuleset,
  { card, uses, case: name, by }: Proof,
): string[] {
  const sample = cardOf(rules.samples.cards as readonly Json[], card);
  if (sample === undefined) return [`there is no sample card ${card}`];
  const lacking = uses.filter((words) => !has(sample, words)).map((words) => `${card} does not say "${words}"`);
  const one = cases.get(name);
  if (one === undefined) return [...lacking, `there is no case ${name}`];
  if (one.rules.id !== rules.id) return [...lacking, `${name} is a case of ${one.rules.id}`];
  const id = by ?? card;
  const played = cardOf(one.cards.source, id);
  if (played === undefined || !cardsIn(one).has(id)) return [...lacking, `${name} has no card ${id}`];
  if (by === undefined && JSON.stringify(played) !== JSON.stringify(sample))
    return [...lacking, `${name} replaces ${card}`];
  return [
    ...lacking,
    ...uses.filter((words) => !has(played, words)).map((words) => `${id} of ${name} does not say "${words}"`),
  ];
}

const isProof = (cell: Cell): cell is Proof => 'card' in cell;

/** Everything that is wrong with the cells of a concept in a game. */
function wrong(cases: ReadonlyMap<string, ReadyCase>, rules: AnyRuleset, cells: readonly Cell[]): string[] {
  if (cells.length === 0) return ['there is no cell'];
  return cells.flatMap((cell) => {
    if (isProof(cell)) return faultsOf(cases, rules, cell);
    if (cells.length > 1) return ['a game that lacks something has no other cell'];
    if ('none' in cell && cell.clause !== undefined && !(cell.clause in rules.rulebook)) {
      return [`${rules.id} has no clause ${cell.clause}`];
    }
    return [];
  });
}

/** Each game says every concept of the table in a sample card and a case of these files, which are named from `home` on, or can't have it. */
export function conceptProofs(files: readonly CaseFile[], home: string): void {
  const cases = new Map<string, ReadyCase>();
  for (const { file, cases: ready } of files) {
    for (const one of ready) cases.set(`${relative(home, file)}#${one.name}`, one);
  }

  for (const { concept, games } of concepts) {
    for (const rules of rulesets) {
      test(`${concept}: ${rules.id} says it, in a sample card and a case, or can't have it`, () => {
        assert.deepEqual(wrong(cases, rules, games[rules.id as keyof typeof games]), []);
      });
    }
  }

  test('no two rows of the table are about the same concept', () => {
    const names = concepts.map(({ concept }) => concept);
    assert.deepEqual(names, [...new Set(names)]);
  });

  for (const rules of rulesets) {
    test(`${rules.id}: the table notices a card, a word and a case that go`, () => {
      const proofs = concepts.flatMap(({ games }) => games[rules.id as keyof typeof games]).filter(isProof);
      assert.ok(proofs.length > 40);
      for (const proof of proofs) {
        assert.equal(faultsOf(cases, rules, { ...proof, card: `${proof.card}-gone` }).length, 1);
        assert.ok(faultsOf(cases, rules, { ...proof, uses: [...proof.uses, 'do: nothingAtAll'] }).length > 0);
        assert.equal(faultsOf(cases, rules, { ...proof, case: `${proof.case} gone` }).length, 1);
        const samples = (rules.samples.cards as readonly Json[]).filter((card) => idOf(card) !== proof.card);
        assert.equal(faultsOf(cases, { ...rules, samples: { ...rules.samples, cards: samples } }, proof).length, 1);
      }
    });
  }
}
