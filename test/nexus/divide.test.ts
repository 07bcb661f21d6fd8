import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { adjudicate, blankState, compileCards, resume } from '../../src/engine/index.ts';
import { blankBoard } from '../../src/rulesets/nexus/board/board.ts';
import { nexus } from '../../src/rulesets/nexus/index.ts';
import { splitQuestion } from '../../src/rulesets/nexus/turn/split.ts';

const set = compileCards(nexus, [
  { id: 'titan', type: 'agent', name: 'Titan', cost: {}, attack: 99, defense: 99 },
  { id: 'page', type: 'agent', name: 'Page', cost: {}, attack: 0, defense: 1 },
]);
assert.ok(set.ok);
const cards = set.value;

/** One attacker of 99 and so many defenders of 1, at the damage step. */
function battle(defenders: number) {
  const state = blankState(nexus, cards, { seed: 'split', options: nexus.options.parse({}), board: blankBoard(10) });
  const names = Array.from({ length: defenders }, (_, at) => `x${at + 1}`);
  const position: Json = {
    at: 'damage',
    p1: { play: [{ as: 'a', card: 'titan', at: 1, locked: true }] },
    p2: { play: names.map((as) => ({ as, card: 'page', at: 1 })) },
    attackers: [{ agent: 'a', defenders: names }],
  };
  assert.deepEqual(nexus.place(state, position, cards), []);
  const result = resume(nexus, cards, state);
  assert.ok(result.ok);
  return result.value;
}

test('sixty defenders are asked about without listing the divisions', () => {
  const { awaiting, state } = battle(60);
  const [decision] = awaiting;
  assert.equal(decision?.kind, 'divide');
  assert.equal(decision?.options.length, 64);
  assert.deepEqual(decision?.form?.properties, {
    divide: {
      ...{ type: 'array', items: { type: 'integer', minimum: 0, maximum: 99 }, minItems: 60, maxItems: 60 },
      ...{ 'x-sum': 99, 'x-first': Array.from({ length: 60 }, () => 1) },
    },
  });
  assert.ok(decision && JSON.stringify(decision).length < 60_000, String(JSON.stringify(decision).length));
  const amounts = [40, ...Array.from({ length: 59 }, () => 1)];
  const done = adjudicate(nexus, cards, state, { player: 'p1', decision: decision.id, answer: { divide: amounts } });
  assert.ok(done.ok);
  assert.equal(done.value.events.find(({ type }) => type === 'damage')?.clause, 'dmg.4a');
});

test('what is offered of sixty defenders is accepted', () => {
  const { awaiting, state } = battle(60);
  const text = JSON.stringify(state);
  for (const { action } of awaiting[0]?.options ?? [])
    assert.ok(adjudicate(nexus, cards, JSON.parse(text), action).ok, JSON.stringify(action));
});

test('no more divisions are made than are listed', () => {
  let made = 0;
  const first = {
    get label() {
      made++;
      return 'Page';
    },
    terminal: 1,
  };
  const defenders = [first, ...Array.from({ length: 59 }, () => ({ label: 'Page', terminal: 1 }))];
  const question = splitQuestion({ player: 'p1', prompt: 'divide' }, 99, defenders);
  question.list(2);
  question.list(65);
  question.form();
  assert.equal(question.check({ option: ['99', ...Array.from({ length: 59 }, () => '0')].join('+') }).ok, true);
  assert.equal(question.check({ option: '98+1' }).ok, false);
  assert.equal(made, 67);
});
