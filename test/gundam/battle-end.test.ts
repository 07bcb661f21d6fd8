import assert from 'node:assert/strict';
import test from 'node:test';
import type { Action, Decision, Game, Resolution, Result } from '../../src/engine/index.ts';
import { adjudicate, blankState, checkState, compileCards, resume } from '../../src/engine/index.ts';
import { gundam } from '../../src/rulesets/gundam/index.ts';
import { blankBoard } from '../../src/rulesets/gundam/turn/setup.ts';

const set = compileCards(gundam, [
  {
    ...{ id: 'crew', type: 'unit', name: 'Crew', color: 'blue', level: 1, cost: 1, ap: 1, hp: 3 },
    abilities: [{ timing: 'when', when: { event: 'battleEnded', side: 'own' }, effects: [{ do: 'draw' }] }],
  },
  { id: 'wall', type: 'unit', name: 'Wall', color: 'blue', level: 1, cost: 1, ap: 0, hp: 9 },
]);
assert.ok(set.ok);
const cards = set.value;

function taken(result: Result<Resolution<Game>>): Resolution<Game> {
  assert.ok(result.ok, JSON.stringify(result));
  return result.value;
}

test('a state in which effects that answer the end of a battle are put in order is sound', () => {
  const state = blankState(gundam, cards, { seed: 's', options: gundam.options.parse({}), board: blankBoard() });
  const own = {
    units: [
      { as: 'a', card: 'crew' },
      { as: 'b', card: 'crew' },
    ],
    deck: ['wall', 'wall', 'wall', 'wall'],
  };
  const enemy = { units: [{ as: 'w', card: 'wall', rested: true }], deck: ['wall', 'wall'] };
  assert.deepEqual(gundam.place(state, { p1: own, p2: enemy }, cards), []);
  let now = taken(resume(gundam, cards, state) as Result<Resolution<Game>>);
  const act = (find: (decision: Decision) => boolean, option: string) => {
    const open = now.awaiting.find(find);
    assert.ok(open, JSON.stringify(now.awaiting));
    const action: Action = { player: open.player, decision: open.id, option };
    now = taken(adjudicate(gundam, cards, now.state as never, action) as Result<Resolution<Game>>);
  };
  act(({ kind }) => kind === 'main', 'attack:a>w');
  while (now.awaiting[0]?.kind === 'action') act(({ kind }) => kind === 'action', 'pass');
  assert.equal(now.awaiting[0]?.kind, 'order');
  assert.deepEqual(checkState(gundam, cards, now.state as never), []);
});
