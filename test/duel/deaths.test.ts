import assert from 'node:assert/strict';
import test from 'node:test';
import { duel } from '../../examples/duel/ruleset.ts';
import type { Json } from '../../src/engine/index.ts';
import { adjudicate, blankState, resume } from '../../src/engine/index.ts';

/** A position of Duel at its first decision. */
function at(position: Json) {
  const deck = duel.samples.decks[0]?.deck ?? {};
  const seat = { name: 'a', deck };
  const { board } = duel.setup([seat, seat], { turns: 60 }, duel.sampleCards);
  const state = blankState(duel, duel.sampleCards, { seed: 'x', options: { turns: 60 }, board });
  assert.deepEqual(duel.place(state, position, duel.sampleCards), []);
  const opened = resume(duel, duel.sampleCards, state);
  assert.ok(opened.ok);
  return {
    state,
    act(player: 'p1' | 'p2', option: string) {
      return adjudicate(duel, duel.sampleCards, state, { player, decision: state.awaiting[0]?.id ?? '', option });
    },
  };
}

const bombs = {
  p1: {
    life: 1,
    units: [
      { as: 'bomb1', card: 'bomb' },
      { as: 'knight', card: 'knight', damage: 3 },
    ],
  },
  p2: {
    units: [
      { as: 'guard', card: 'guard', damage: 3 },
      { as: 'bomb2', card: 'bomb' },
    ],
  },
};

test('deaths go on from seat to seat until nobody dies, and only then a player is defeated', () => {
  const result = at(bombs).act('p1', 'attack:bomb1>bomb2');
  assert.ok(result.ok);
  const deaths = result.value.events
    .filter(({ type }) => type === 'death')
    .map(({ data, clause }) => [clause, data.unit]);
  assert.deepEqual(deaths, [
    ['death.first', 'bomb1'],
    ['death.second', 'guard'],
    ['death.second', 'bomb2'],
    ['death.first', 'knight'],
  ]);
  assert.deepEqual(result.value.outcome, { winner: 'p2', reason: 'no-life', clause: 'end.first' });
});

test('every death has its cause: the attack, and what it led to', () => {
  const result = at(bombs).act('p1', 'attack:bomb1>bomb2');
  assert.ok(result.ok);
  const { events } = result.value;
  const causes = (seq: number | null): string[] => {
    const event = events.find((known) => known.seq === seq);
    return event ? [event.type, ...causes(event.parent)] : [];
  };
  const last = events.find(({ type, data }) => type === 'damage' && data.unit === 'knight');
  assert.deepEqual(causes(last?.seq ?? null), ['damage', 'effect', 'death', 'attack', 'decision']);
});

test('ping asks for a target of the opponent, also when there is only one', () => {
  const duelling = at({ p1: { energy: 3, hand: ['archer'] }, p2: { units: [{ as: 'guard', card: 'guard' }] } });
  const played = duelling.act('p1', 'play:archer');
  assert.ok(played.ok);
  assert.deepEqual(
    played.value.awaiting[0]?.options.map(({ id }) => id),
    ['guard'],
  );
  assert.ok(duelling.act('p1', 'guard').ok);
  assert.equal(duelling.state.board.sides.p2.units[0]?.damage, 2);
});

test('ping without a target asks nothing', () => {
  const played = at({ p1: { energy: 3, hand: ['archer'] } }).act('p1', 'play:archer');
  assert.ok(played.ok);
  assert.equal(played.value.awaiting[0]?.kind, 'main');
});

test('who draws from an empty deck has no life left', () => {
  const passed = at({ p1: { deck: ['scout'] } }).act('p1', 'pass');
  assert.ok(passed.ok);
  assert.equal(passed.value.events.find(({ type }) => type === 'empty-deck')?.clause, 'draw.empty');
  assert.deepEqual(passed.value.outcome, { winner: 'p1', reason: 'no-life', clause: 'end.second' });
});

test('the sixtieth turn is the last', () => {
  const passed = at({ turn: 60, p2: { deck: ['scout'] } }).act('p1', 'pass');
  assert.ok(passed.ok);
  assert.deepEqual(passed.value.outcome, { winner: null, reason: 'turn-limit', clause: 'end.turns' });
});

test('a refusal names every fact that fails', () => {
  const units = Array.from({ length: 6 }, () => ({ card: 'scout' }));
  const refused = at({ p1: { units, hand: [], energy: 1 } }).act('p1', 'play:dragon');
  assert.ok(!refused.ok);
  assert.deepEqual(
    refused.refusal.facts?.map(({ clause }) => clause),
    ['play.room', 'play.hand', 'play.cost'],
  );
});
