import assert from 'node:assert/strict';
import test from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../src/engine/index.ts';
import { anyRuleset } from '../../src/engine/index.ts';
import { diceFrom, formAction, fromSchema, listedAction } from '../../src/simulate/choice.ts';
import { playGame } from '../../src/simulate/game.ts';
import { gamePlan } from '../../src/simulate/plan.ts';
import { points } from '../support/points.ts';

const run = { ruleset: 'points', games: 4, first: 0, seed: 's', options: {}, limit: 1000 };

test('a game is the same each time it is played, and ends by a rule', () => {
  const [first, again] = [0, 1].map(() => playGame(points, gamePlan(points, run, 3)));
  assert.equal(first?.failure, null);
  assert.ok(first?.end && first.decisions > 0 && (first.turns ?? 0) > 0);
  assert.deepEqual([again?.decisions, again?.end, again?.sizes], [first.decisions, first.end, first.sizes]);
});

test('all pairs of sample decks play in turn', () => {
  const pairs = [0, 1, 2, 3].map((n) =>
    gamePlan(points, run, n)
      .decks.map(({ id }) => id)
      .join(' and '),
  );
  assert.deepEqual(pairs, ['even and even', 'steep and even', 'even and steep', 'steep and steep']);
});

test('an error of the engine and a refused option are failures of the game', () => {
  const broken = anyRuleset({ ...points, table: new Map([...points.table].filter(([name]) => name !== 'turn')) });
  assert.match(playGame(broken, gamePlan(points, run, 0)).failure ?? '', /no program turn/);

  let asked = 0;
  const play = points.actions.find(({ kind }) => kind === 'play');
  const guard = { clause: 'play', fact: 'a whim', test: () => (asked++ < 40 ? null : { was: 1, needed: 2 }) };
  assert.ok(play);
  play.guards.push(guard);
  const { failure } = playGame(points, gamePlan(points, run, 0));
  play.guards.pop();
  assert.match(failure ?? '', /is refused: illegal-action \[play\] .*a whim/);
});

test('an option is taken as often as it weighs, and every option alike where nothing weighs them', () => {
  const option = (id: string) => ({
    id,
    kind: 'k',
    label: id,
    clause: 'c',
    action: { player: 'p1' as const, option: id },
  });
  const awaiting = [
    { id: 'd1', player: 'p1' as const, kind: 'k', clause: 'c', prompt: '?', options: ['a', 'b', 'c'].map(option) },
  ];
  const dice = diceFrom('weights');
  const weights: Record<string, number> = { a: 0, b: 1, c: 3 };
  const taken = (weigh?: (of: unknown, option: { id: string }) => number) => {
    const found = Array.from({ length: 400 }, () => listedAction(awaiting, dice, weigh)?.option);
    return (id: string) => found.filter((one) => one === id).length;
  };
  const weighed = taken((_of, { id }) => weights[id] ?? 0);
  assert.equal(weighed('a'), 0);
  assert.ok(weighed('b') > 60 && weighed('b') < 140, String(weighed('b')));
  const alike = taken();
  for (const id of ['a', 'b', 'c']) assert.ok(alike(id) > 90 && alike(id) < 180, `${id} ${alike(id)}`);
});

test('a value built from a form is one that the form accepts', () => {
  const form: JsonObject = {
    type: 'object',
    properties: {
      choose: { type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 1, maxItems: 9, uniqueItems: true },
      number: { type: 'integer', minimum: -2, maximum: 2 },
      way: { anyOf: [{ const: 'up' }, { type: 'boolean' }, { type: 'null' }] },
      pair: { type: 'array', prefixItems: [{ enum: [1] }, { enum: [2] }], items: false, minItems: 2 },
    },
    required: ['choose', 'way'],
    additionalProperties: false,
  };
  const accepts = new Ajv2020({ strict: false }).compile(form);
  const dice = diceFrom('forms');
  for (let n = 0; n < 300; n++) assert.ok(accepts(fromSchema(form, dice)), JSON.stringify(accepts.errors));
  const decision = { id: 'd1', player: 'p1', kind: 'k', clause: 'c', prompt: '?', options: [] } as const;
  assert.equal(formAction({ ...decision, options: [] }, dice), null);
});
