import assert from 'node:assert/strict';
import test from 'node:test';
import * as z from 'zod';
import type { Json } from '../../src/engine/index.ts';
import { compileCards, faultText, readShape, suggest } from '../../src/engine/index.ts';
import { chooseBranches } from '../../src/engine/unions.ts';
import { rulesets } from '../../src/rulesets/index.ts';

const gundam = rulesets.find(({ id }) => id === 'gundam');

/** What is told of cards of the Gundam game. */
function faultsOf(...cards: Json[]) {
  assert.ok(gundam);
  const compiled = compileCards(gundam, cards);
  assert.ok(!compiled.ok, 'the cards were accepted');
  return compiled.faults;
}
const unit = (id: string, more: object): Json =>
  ({ id, name: `The ${id}`, type: 'unit', color: 'red', level: 1, cost: 1, ap: 1, hp: 1, ...more }) as Json;
const alteilUnit = (effects: Json[]): Json => ({
  id: 'a',
  name: 'A',
  type: 'unit',
  skills: [{ kind: 'auto', effects }],
});
const nexusEvent = (effects: Json[]): Json => ({ id: 'a', name: 'A', type: 'event', cost: {}, speed: 1, effects });
const unnamedTech = (effects: Json[]): Json => ({ id: 'a', name: 'A', type: 'tech', effects });
const dx2Skill = (effects: Json[]): Json => ({
  id: 'a',
  name: 'A',
  type: 'skill',
  use: { cost: 0, aim: 'self', effects },
});
const ability = (effects: Json[]): object => ({ abilities: [{ timing: 'deploy', effects }] });

test('a word is found that is like another one, and none for one that is like no other', () => {
  assert.equal(suggest('efects', ['if', 'effects', 'filter']), 'effects');
  assert.equal(suggest('SetActive', ['setActive', 'rest']), 'setActive');
  assert.equal(suggest('explode', ['draw', 'rest']), null);
  assert.equal(suggest('if', ['is', 'do']), 'is');
});

test('a field that is none is told with those that there are, and with the one that was meant', () => {
  const [fault, ...others] = faultsOf(unit('a', ability([{ do: 'draw', cuont: 1 }])));
  assert.deepEqual(others, []);
  assert.equal(fault?.path, '/0/abilities/0/effects/0/cuont');
  assert.equal(fault?.didYouMean, 'count');
  assert.ok(JSON.stringify(fault?.accepts).includes('"who"'));
  assert.deepEqual([fault?.card, fault?.cardName], ['a', 'The a']);
});

test('a word that is none of the accepted ones is told with the one that was meant', () => {
  const [fault] = faultsOf(unit('a', ability([{ do: 'rest', target: { all: true, zone: 'batle' } }])));
  assert.equal(fault?.path, '/0/abilities/0/effects/0/target/zone');
  assert.equal(fault?.didYouMean, 'battle');
});

test('what begins like one form is told about that form, and what begins like none about how they begin', () => {
  const language = z.strictObject({
    effect: z.union([
      z.strictObject({ if: z.boolean(), then: z.array(z.int()), else: z.array(z.int()).optional() }),
      z.strictObject({ repeat: z.int(), effects: z.array(z.int()) }),
    ]),
  });
  chooseBranches(language);
  const told = (effect: unknown) => {
    const read = readShape(language, { effect }, '/here');
    assert.ok(!read.success);
    return read.faults.map(({ path, accepts, didYouMean }) => ({ path, accepts, didYouMean }));
  };
  assert.deepEqual(
    told({ if: true, effects: [] }).map(({ path }) => path),
    ['/here/effect/then', '/here/effect/effects'],
  );
  assert.deepEqual(told({ when: 1 }), [{ path: '/here/effect', accepts: ['if', 'repeat'], didYouMean: undefined }]);
});

test('an "if" with "effects" is told about "then" in every game', () => {
  const cards: Record<string, [Json, string]> = {
    gundam: [unit('a', ability([{ if: { turn: 'yours' }, effects: [] }])), '/0/abilities/0/effects/0'],
    alteil: [alteilUnit([{ if: { battletime: { min: 1 } }, effects: [] }]), '/0/skills/0/effects/0'],
    nexus: [nexusEvent([{ if: { turn: 'yours' }, effects: [] }]), '/0/effects/0'],
    unnamed: [unnamedTech([{ if: { turn: 'yours' }, effects: [] }]), '/0/effects/0'],
    dx2: [dx2Skill([{ if: { turn: 'own' }, effects: [] }]), '/0/use/effects/0'],
  };
  for (const [id, [card, place]] of Object.entries(cards)) {
    const rules = rulesets.find((one) => one.id === id);
    assert.ok(rules);
    const compiled = compileCards(rules, [card]);
    assert.ok(!compiled.ok);
    const paths = compiled.faults.map(({ path }) => path);
    assert.ok(paths.includes(`${place}/then`) && paths.includes(`${place}/effects`), `${id}: ${paths.join()}`);
  }
});

test('a key that a record may not have is told with those that it may', () => {
  const read = readShape(z.partialRecord(z.enum(['ember', 'tide']), z.int()), { embr: 1 });
  assert.ok(!read.success);
  assert.deepEqual(read.faults, [
    { path: '/embr', reason: 'no such field here', accepts: ['ember', 'tide'], didYouMean: 'ember' },
  ]);
});

test('faults of shape and of meaning are told at once, and a card of the wrong shape is missed by none', () => {
  const faults = faultsOf(
    unit('broken', { hp: 'many', token: true }),
    unit('asks', ability([{ do: 'deployToken', card: 'broken' }])),
    unit('lost', ability([{ do: 'deployToken', card: 'nowhere' }])),
  );
  assert.deepEqual(
    faults.map(({ path, card }) => [path, card]),
    [
      ['/0/hp', 'broken'],
      ['/2/abilities/0/effects/0/card', 'lost'],
    ],
  );
});

test('what the rules refuse is told with the word that was meant as well', () => {
  const granting = { do: 'grant', target: 'this', ability: 'gaurd', until: 'turn' };
  const faults = faultsOf(
    unit('a', {
      abilities: [
        { timing: 'deploy', effects: [granting] },
        { id: 'guard', timing: 'attack', effects: [] },
      ],
    }),
  );
  assert.ok(
    faults.some(({ didYouMean }) => didYouMean === 'guard'),
    JSON.stringify(faults),
  );
});

test('a fault in a line says the card, what is accepted and what was meant', () => {
  const fault = { reason: 'no such field here', accepts: ['count'], didYouMean: 'count', card: 'a', cardName: 'Ash' };
  assert.equal(faultText(fault), 'no such field here (Ash, a); accepted: ["count"]; did you mean "count"?');
  assert.equal(faultText({ reason: 'wrong' }), 'wrong');
});

test('an object that may become several forms is told what each of them needs', () => {
  const move = z.union([
    z.strictObject({ player: z.string(), decision: z.string(), option: z.string() }),
    z.strictObject({ player: z.string(), decision: z.string(), answer: z.number() }),
    z.strictObject({ player: z.string(), concede: z.literal(true) }),
  ]);
  const lacks = (accepts: readonly string[][]) => ({
    path: '',
    reason: 'lacks the fields of any of the accepted forms',
    accepts,
  });
  assert.deepEqual(readShape(move, {}), {
    success: false,
    faults: [
      { path: '/player', reason: 'is missing', accepts: 'string' },
      lacks([['decision', 'option'], ['decision', 'answer'], ['concede']]),
    ],
  });
  assert.deepEqual(readShape(move, { player: 'p1' }), {
    success: false,
    faults: [lacks([['decision', 'option'], ['decision', 'answer'], ['concede']])],
  });
  assert.deepEqual(readShape(move, { player: 'p1', decision: '7' }), {
    success: false,
    faults: [lacks([['option'], ['answer']])],
  });
  // Once a field says which form is meant, only what that form lacks is told.
  assert.deepEqual(readShape(move, { player: 'p1', option: 'a' }), {
    success: false,
    faults: [{ path: '/decision', reason: 'is missing', accepts: 'string' }],
  });
});

test('a record is told as the object that it is', () => {
  assert.deepEqual(readShape(z.record(z.string(), z.number()), []), {
    success: false,
    faults: [{ path: '', reason: 'is a list, not an object', accepts: 'object' }],
  });
});

test('of forms that are equally near the one is told in which what is wrong lies deepest, in whatever order they come', () => {
  const told = (forms: [z.ZodType, z.ZodType], value: Json) =>
    [forms, forms.toReversed() as [z.ZodType, z.ZodType]].map((order) => {
      const read = readShape(z.union(order), value);
      return read.success ? [] : read.faults.map(({ path }) => path).sort();
    });
  const number = z.strictObject({ a: z.strictObject({ b: z.strictObject({ c: z.int() }) }) });
  const text = z.strictObject({ a: z.strictObject({ b: z.string() }) });
  assert.deepEqual(told([number, text], { a: { b: { c: 'x' } } }), [['/a/b/c'], ['/a/b/c']]);
  // A field that is none lies in what it is a field of.
  const inner = z.strictObject({ a: z.strictObject({ k: z.int().optional() }), b: z.int() });
  const plain = z.strictObject({ a: z.string(), b: z.string() });
  const both = ['/a/x', '/b'];
  assert.deepEqual(told([inner, plain], { a: { x: 1 }, b: 'x' }), [both, both]);
});

test('a form for another sort of value is told only where no other is near', () => {
  const object = z.strictObject({ a: z.int(), b: z.int(), c: z.int(), d: z.int() });
  const told = (value: Json) => {
    const read = readShape(z.union([z.string(), object]), value);
    return read.success ? [] : read.faults.map(({ path }) => path).sort();
  };
  assert.deepEqual(told({ a: 'x', b: 'x', c: 'x', d: 'x', e: 'x' }), ['/a', '/b', '/c', '/d', '/e']);
  assert.deepEqual(told({}), ['/a', '/b', '/c', '/d']);
  assert.deepEqual(told(7), ['']);
});

test('a list of words that are all understood is told about where it is too long', () => {
  const words = (count: number) => Array.from({ length: count }, () => ({ text: '【Deploy】 Draw 1.' }));
  const told = faultsOf(unit('a', { abilities: words(60) }));
  assert.deepEqual(
    told.map(({ path }) => path),
    ['/0/abilities'],
  );
});
