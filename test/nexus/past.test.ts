import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { blankState, compileCards } from '../../src/engine/index.ts';
import { blankBoard } from '../../src/rulesets/nexus/board/board.ts';
import { nexus } from '../../src/rulesets/nexus/index.ts';
import { setup } from '../../src/rulesets/nexus/turn/setup.ts';

const event = (id: string, effects: Json): Json => ({ id, type: 'event', name: id, cost: {}, speed: 1, effects });
const set = compileCards(nexus, [
  { id: 'pawn', type: 'agent', name: 'pawn', cost: {}, attack: 1, defense: 1 },
  event('now', [{ do: 'draw', count: { history: 'drawn' } }]),
  event('before', [{ do: 'draw', count: { history: 'drawn', span: 'lastTurn' } }]),
]);
assert.ok(set.ok);
const cards = set.value;
const options = nexus.options.parse({});

const begun = (p1: object, p2: object) =>
  setup([{ deck: { main: p1 } }, { deck: { main: p2 } }] as never, options, cards).board.past;

function placed(position: Json) {
  const state = blankState(nexus, cards, { seed: 'past', options, board: blankBoard(10) });
  assert.deepEqual(nexus.place(state, position, cards), []);
  return state.board.past;
}

const empty = { turn: [], lastTurn: [], since: {}, match: {} };

test('a match remembers where a card of its decks asks for more than this turn’s counts', () => {
  assert.equal(begun({ pawn: 3 }, { pawn: 2, now: 1 }), undefined);
  assert.deepEqual(begun({ pawn: 3 }, { before: 1 }), empty);
});

test('a written position remembers where a card in it asks', () => {
  assert.equal(placed({ p1: { hand: ['now'], play: [{ card: 'pawn' }] } }), undefined);
  assert.deepEqual(placed({ p2: { cache: ['before'] } }), empty);
  assert.deepEqual(placed({ queue: [{ owner: 'p1', card: 'before' }] }), empty);
});
