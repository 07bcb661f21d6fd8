import assert from 'node:assert/strict';
import test from 'node:test';
import type { Fault, Json } from '../../src/engine/index.ts';
import { blankState, compileCards } from '../../src/engine/index.ts';
import type { Unnamed } from '../../src/rulesets/unnamed/board/context.ts';
import { unnamed } from '../../src/rulesets/unnamed/index.ts';
import { blankBoard } from '../../src/rulesets/unnamed/turn/setup.ts';

const draw: Json = [{ do: 'draw' }];
const compiled = compileCards<Unnamed>(unnamed, [
  { id: 'v1', type: 'unit', name: 'One', front: 1, back: 1 },
  { id: 'chip', type: 'unit', name: 'Chip', front: 1, back: 1, token: true },
  { id: 'ford', type: 'land', name: 'Ford' },
  { id: 'aid', type: 'tech', name: 'Aid', effects: draw },
  {
    id: 'busy',
    type: 'unit',
    name: 'Busy',
    front: 1,
    back: 1,
    abilities: [
      { on: 'main', effects: draw },
      { on: ['onDeath', 'onMove'], effects: draw },
    ],
  },
]);
assert.ok(compiled.ok);
const cards = compiled.value;

function placed(position: Json) {
  const options = unnamed.options.parse({});
  const state = blankState(unnamed, cards, { seed: 'positions', options, board: blankBoard() });
  return { state, faults: unnamed.place(state, unnamed.position.parse(position) as Json, cards) };
}

const only = (position: Json, path: string, reason: RegExp) => {
  const { faults } = placed(position);
  assert.deepEqual(
    faults.map((fault: Fault) => fault.path),
    [path],
  );
  assert.match(faults[0]?.reason ?? '', reason);
};

const a: Json = { as: 'a', card: 'v1', at: 'f1' };
const g: Json = { as: 'g', card: 'v1', at: 'f1' };
const table: Record<string, Json> = {
  p1: { units: [a], lands: [{ as: 'l', card: 'ford', at: 'l1' }] },
  p2: { units: [g] },
};

test('only units stand in unit zones and only lands in land zones', () => {
  only({ p1: { units: [{ card: 'ford', at: 'f1' }] } }, '/p1/units/0/card', /is a land/);
  only({ p1: { lands: [{ card: 'aid', at: 'l1' }] } }, '/p1/lands/0/card', /is a tech/);
});

test('nothing is called like a player, or like choosing nothing', () => {
  for (const as of ['p1', 'p2', 'none'])
    only({ p1: { units: [{ as, card: 'v1', at: 'f1' }] } }, '/p1/units/0/as', /reserved/);
});

test('tokens lie in no pile', () => {
  only({ p1: { hand: ['v1', 'chip'] } }, '/p1/hand/1', /R7/);
  assert.deepEqual(placed({ p1: { units: [{ card: 'chip', at: 'f1' }] } }).faults, []);
});

test('what is a copy is one of a card of its type', () => {
  only({ p1: { units: [{ card: 'v1', at: 'f1', copyOf: 'ford' }] } }, '/p1/units/0/copyOf', /is a land/);
  only({ p1: { units: [{ card: 'v1', at: 'f1', copyOf: 'ghost' }] } }, '/p1/units/0/copyOf', /no card/);
  assert.deepEqual(placed({ p1: { units: [{ card: 'v1', at: 'f1', copyOf: 'busy' }] } }).faults, []);
});

test('what has been used is an effect that works once a turn', () => {
  only({ p1: { units: [{ card: 'busy', at: 'f1', used: ['busy#1'] }] } }, '/p1/units/0/used/0', /once a turn/);
  only({ p1: { units: [{ card: 'busy', at: 'f1', used: ['nobody#0'] }] } }, '/p1/units/0/used/0', /nobody/);
  assert.deepEqual(placed({ p1: { units: [{ card: 'busy', at: 'f1', used: ['busy#0'] }] } }).faults, []);
});

test('a change changes something that its target has', () => {
  only({ ...table, modifiers: [{ target: 'a' }] }, '/modifiers/0', /what it changes/);
  only({ ...table, modifiers: [{ target: 'p1', power: 1 }] }, '/modifiers/0/power', /units/);
  only({ ...table, modifiers: [{ target: 'l', power: 1 }] }, '/modifiers/0/power', /units/);
  only({ ...table, modifiers: [{ target: 'a', cant: 'draw' }] }, '/modifiers/0/cant', /cards/);
  only({ ...table, modifiers: [{ target: 'p2', cant: 'move' }] }, '/modifiers/0/cant', /players/);
  only({ ...table, modifiers: [{ target: 'a', ability: 'busy#9' }] }, '/modifiers/0/ability', /busy#9/);
  only({ ...table, modifiers: [{ target: 'a', power: 1, until: 'combat' }] }, '/modifiers/0/until', /R26/);
});

test('an attack in progress is one that could be', () => {
  const attack = (said: Record<string, Json>): Json => ({
    ...table,
    attack: { attacker: 'a', step: 'atk.3', ...said },
  });
  assert.deepEqual(placed(attack({})).faults, []);
  only(attack({ attacker: 'g' }), '/attack/attacker', /turn player/);
  only(attack({ attacker: 'l' }), '/attack/attacker', /turn player/);
  only(attack({ target: 'a', step: 'cbt.1' }), '/attack/target', /other player/);
  only(attack({ step: 'cbt.1' }), '/attack/target', /attacked/);
  only(attack({ target: 'g', step: 'atk.2' }), '/attack/target', /looked at/);
  only(attack({ target: 'g', step: 'prot.1' }), '/attack/target', /no unit/);
  only(attack({ target: 'g', step: 'cbt.4' }), '/attack/result', /known/);
  only(attack({ target: 'g', step: 'cbt.1', result: { winner: 'a', losers: ['g'] } }), '/attack/result', /no result/);
  only(attack({ target: 'g', step: 'cbt.4', result: { winner: 'l', losers: ['g'] } }), '/attack/result/winner', /two/);
  only(attack({ target: 'g', step: 'cbt.4', result: { winner: 'g', losers: ['g'] } }), '/attack/result/winner', /lost/);
  only({ ...table, at: 'draw', attack: { attacker: 'a', step: 'atk.3' } }, '/at', /Main Phase/);
});

test('what waits belongs to the player whose card it is, and has a trigger of its ability', () => {
  const busy: Record<string, Json> = { p1: { units: [{ as: 'b', card: 'busy', at: 'f1' }] } };
  const waiting = (said: Record<string, Json>): Json => ({
    ...busy,
    pending: [{ ability: 'busy#1', owner: 'p1', source: 'b', ...said }],
  });
  only(waiting({ owner: 'p2' }), '/pending/0/owner', /p1/);
  only(waiting({ cause: 'nobody' }), '/pending/0/cause', /nobody/);
  only(waiting({ on: 'onPlay' }), '/pending/0/on', /no such trigger/);
  assert.equal(placed(waiting({ on: 'onMove' })).state.pending[0]?.vars.on, 'onMove');
  assert.equal(placed(waiting({})).state.pending[0]?.vars.on, 'onDeath');
});

test('a name with a high number leaves a state of the right shape', () => {
  const { state, faults } = placed({
    p1: {
      units: [
        { as: 'u900000', card: 'v1', at: 'f1' },
        { card: 'v1', at: 'f2' },
      ],
    },
  });
  assert.deepEqual(faults, []);
  assert.ok(unnamed.board.safeParse(state.board).success);
});
