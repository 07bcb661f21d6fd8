import assert from 'node:assert/strict';
import test from 'node:test';
import { blankState, compileCards, type Json } from '../../src/engine/index.ts';

import { gundam } from '../../src/rulesets/gundam/index.ts';
import { place } from '../../src/rulesets/gundam/turn/position.ts';
import { blankBoard } from '../../src/rulesets/gundam/turn/setup.ts';

const unit = { id: 'X-01', type: 'unit', name: 'Cinder', color: 'red', level: 1, cost: 1, ap: 1, hp: 1 };
const command = { id: 'X-02', type: 'command', name: 'Spark', color: 'red', level: 1, cost: 1 };

/** The places of everything wrong with a Unit that has these abilities. */
const places = (card: object, ...abilities: Json[]): string[] => {
  const result = compileCards(gundam, [{ ...card, abilities } as Json]);
  return result.ok ? [] : result.faults.map(({ path }) => path.replace('/0/abilities/', ''));
};

test('names the wrong word and not the field that holds it', () => {
  const turn = { timing: 'attack', effects: [{ if: { turn: 'mine' }, then: [{ do: 'draw' }] }] };
  const cant = { timing: 'constant', constant: [{ to: 'this', cant: 'fly' }] };
  assert.deepEqual(places(unit, turn, cant), ['0/effects/0/if/turn', '1/constant/0/cant']);
});

test('refuses a Burst that is something else as well, and a second Burst', () => {
  const draw = [{ do: 'draw' }];
  assert.deepEqual(places(command, { timing: ['main', 'burst'], effects: draw }), ['0/timing']);
  assert.deepEqual(places(command, { timing: 'burst', effects: draw }, { timing: 'burst', effects: draw }), [
    '1/timing',
  ]);
});

test('refuses to deploy as a token what is no token', () => {
  const effects = [{ do: 'deployToken', card: 'X-01' }];
  assert.deepEqual(places(unit, { timing: 'deploy', effects }), ['0/effects/0/card']);
});

test('refuses a choice among Shields, which are face down', () => {
  const target = { choose: 1, side: 'own', zone: 'shields' };
  assert.deepEqual(places(unit, { timing: 'deploy', effects: [{ do: 'move', target, to: 'hand' }] }), [
    '0/effects/0/target/zone',
  ]);
});

test('refuses a change that changes nothing', () => {
  const effects = [
    { do: 'modify', target: 'this', until: 'turn' },
    { do: 'grant', target: 'this', until: 'turn' },
  ];
  assert.deepEqual(places(unit, { timing: 'deploy', effects }), ['0/effects/0', '0/effects/1']);
});

test('refuses two abilities of one name', () => {
  const ability = { id: 'a', timing: 'deploy', effects: [{ do: 'draw' }] };
  assert.deepEqual(places(unit, ability, ability), ['1/id']);
});

test('a position puts only cards of the right kind in play', () => {
  const board = blankBoard();
  const state = blankState(gundam, gundam.sampleCards, { seed: '', options: {}, board });
  const units = [{ card: 'B10' }, { card: 'B01', pilot: 'B02' }];
  const faults = place(state, { p1: { base: 'B01', units } }, gundam.sampleCards);
  assert.deepEqual(faults.map(({ path }) => path).sort(), ['/p1/base', '/p1/units/0/card', '/p1/units/1/pilot']);
});
