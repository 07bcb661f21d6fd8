import assert from 'node:assert/strict';
import test from 'node:test';
import { openDecision } from '../../src/engine/decision.ts';
import type { PlayerId } from '../../src/engine/index.ts';
import type { Machine } from '../../src/engine/machine.ts';
import { Notes } from '../../src/engine/notes.ts';
import type { Question } from '../../src/engine/question.ts';

/** What options name is kept from one decision to the next, and is always what it would be if nothing were kept. */

interface Table {
  faces?: Record<string, string | null>;
  places?: Record<string, { zone: string }>;
  cards?: string[];
  hands?: Partial<Record<PlayerId, string[]>>;
}

/** Names are kept for as long as a match has the same cards. */
const sets = new Map<string, Map<string, object>>();
const setOf = (cards: string[]): Map<string, object> => {
  const name = cards.join();
  const set = sets.get(name) ?? new Map(cards.map((card) => [card, {}]));
  sets.set(name, set);
  return set;
};

function machineAt({ faces = {}, places = {}, cards = [], hands = {} }: Table) {
  const rules = {
    faceOf: (_board: object, word: string) => faces[word],
    placeOf: (word: string) => places[word],
    holds: (_board: object, player: PlayerId, card: string) => hands[player]?.includes(card) ?? false,
    describe: {},
  };
  const board = {};
  return {
    ...{ rules, board, state: { frames: [] }, notes: new Notes(() => undefined) },
    cards: { cards: setOf(cards) },
  } as unknown as Machine<never>;
}

function namedBy(table: Table, ids: readonly string[], player: PlayerId = 'p1') {
  const answers = ids.map((id) => ({ id, label: id, clause: 'c', value: id }));
  const question = { player, kind: 'k', clause: 'c', prompt: 'p', list: () => answers } as unknown as Question;
  const { options } = openDecision(machineAt(table), 'd1', player, question);
  return options.map(({ objects = [], cards = [], places = [] }) => ({ objects, cards, places }));
}

const none = { objects: [], cards: [], places: [] };

test('an object has the face that it has now', () => {
  const ids = ['attack:u90>u91', 'attack:u91'];
  const both = { objects: ['u90', 'u91'], cards: ['N1', 'N2'], places: [] };
  const one = { objects: ['u91'], cards: ['N2'], places: [] };
  assert.deepEqual(namedBy({ faces: { u90: 'N1', u91: 'N2' } }, ids), [both, one]);
  assert.deepEqual(namedBy({ faces: { u90: 'N1', u91: null } }, ids), [
    { ...both, cards: ['N1'] },
    { ...one, cards: [] },
  ]);
  assert.deepEqual(namedBy({ faces: { u90: 'N3', u91: 'N2' } }, ids), [{ ...both, cards: ['N3', 'N2'] }, one]);
  assert.deepEqual(namedBy({ faces: { u91: 'N2' } }, ids), [one, one]);
  assert.deepEqual(namedBy({ faces: { u90: 'N1', u91: 'N2' } }, ids), [both, one]);
});

test('a card lies in the hand of who acts, or is named by itself, or is none of this match', () => {
  const ids = ['play:N7'];
  const cards = ['N7'];
  assert.deepEqual(namedBy({ cards, hands: { p1: ['N7'] } }, ids), [
    { ...none, objects: ['hand:p1:N7'], cards: ['N7'] },
  ]);
  assert.deepEqual(namedBy({ cards, hands: { p2: ['N7'] } }, ids), [{ ...none, cards: ['N7'] }]);
  assert.deepEqual(namedBy({ cards, hands: { p2: ['N7'] } }, ids, 'p2'), [
    { ...none, objects: ['hand:p2:N7'], cards: ['N7'] },
  ]);
  assert.deepEqual(namedBy({}, ids), [none]);
  assert.deepEqual(namedBy({ cards }, ids), [{ ...none, cards: ['N7'] }]);
});

test('what follows on a word is looked up anew where it changed while the word was not asked about', () => {
  const rest = (face: string) => ({ objects: ['u95'], cards: [face], places: [] });
  const of = (face: string) => ({ objects: ['u95'], cards: ['wake', face], places: [] });
  const cards = ['wake'];
  assert.deepEqual(namedBy({ cards, faces: { u95: 'N1' } }, ['wake:u95']), [rest('N1')]);
  assert.deepEqual(namedBy({ cards, faces: { u95: 'N2' } }, ['u95']), [rest('N2')]);
  assert.deepEqual(namedBy({ cards, faces: { u95: 'N2' } }, ['wake:u95']), [rest('N2')]);
  assert.deepEqual(namedBy({ cards, faces: { u95: 'N2' } }, ['wake>u95']), [of('N2')]);
  assert.deepEqual(namedBy({ faces: { u95: 'N2' } }, ['wake>u95']), [rest('N2')]);
  assert.deepEqual(namedBy({ cards, faces: { u95: 'N1' } }, ['wake>u95']), [of('N1')]);
});

test('a place is the place that the rules say', () => {
  const ids = ['to:lane:p2:9'];
  const at = (zone: string) => [{ objects: [], cards: [], places: [{ zone }] }];
  assert.deepEqual(namedBy({ places: { 'lane:p2:9': { zone: 'a' } } }, ids), at('a'));
  assert.deepEqual(namedBy({ places: { 'lane:p2:9': { zone: 'b' } } }, ids), at('b'));
  assert.deepEqual(namedBy({}, ids), [none]);
  assert.deepEqual(namedBy({ places: { 'lane:p2:9': { zone: 'b' } } }, ids), at('b'));
});
