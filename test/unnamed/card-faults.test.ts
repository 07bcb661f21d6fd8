import assert from 'node:assert/strict';
import test from 'node:test';
import { compileCards, type Fault, type Json } from '../../src/engine/index.ts';
import { unnamed } from '../../src/rulesets/unnamed/index.ts';

const unit = { id: 'u', type: 'unit', name: 'Unit', front: 1, back: 1 };
const land = { id: 'l', type: 'land', name: 'Land' };
const tech = { id: 't', type: 'tech', name: 'Tech', effects: [] };
const draw = [{ do: 'draw' }];

function faults(...cards: Json[]): Fault[] {
  const compiled = compileCards(unnamed, cards);
  return compiled.ok ? [] : compiled.faults;
}
const only = (card: Json, path: string, reason: RegExp) => {
  const found = faults(card);
  assert.deepEqual(
    found.map((fault) => fault.path),
    [path],
  );
  assert.match(found[0]?.reason ?? '', reason);
};

test('cards without faults compile', () => {
  assert.deepEqual(faults(unit, land, tech), []);
});

test('all faults of all cards are told at once', () => {
  const found = faults(
    { ...unit, abilities: [{ on: 'whenDestroyed', effects: draw }] },
    { ...land, abilities: [{ on: 'onKill', effects: draw }] },
    { ...tech, effects: [{ do: 'token', card: 'nobody' }] },
  );
  assert.deepEqual(
    found.map(({ path }) => path),
    ['/0/abilities/0/on', '/1/abilities/0/on', '/2/effects/0/card'],
  );
});

test('a field that the language does not know is a fault', () => {
  only({ ...unit, power: 3 }, '/0/power', /no such field/);
});

test('a trigger of one’s own can’t be narrowed', () => {
  only({ ...unit, abilities: [{ on: 'onPlay', of: { side: 'own' }, effects: draw }] }, '/0/abilities/0/of', /narrowed/);
});

test('a trigger about what a player does asks only who it is', () => {
  const hears = { on: 'onDiscard', of: { side: 'own', filter: { type: 'unit' } }, effects: draw };
  only({ ...land, abilities: [hears] }, '/0/abilities/0/of', /whose/);
});

test('a card in a pile is nothing that its continuous effect could reach', () => {
  only({ ...unit, continuous: [{ from: ['table', 'trash'], to: 'this', power: 1 }] }, '/0/continuous/0/to', /pile/);
});

test('[Main] stands alone', () => {
  only({ ...unit, abilities: [{ on: ['main', 'onPlay'], effects: draw }] }, '/0/abilities/0/on', /alone/);
});

test('only a token is made out of nothing', () => {
  const found = faults(unit, { ...tech, effects: [{ do: 'token', card: 'u' }] });
  assert.match(found[0]?.reason ?? '', /only a token/);
});

test('nothing that cards do by themselves tells what lies in a hidden zone', () => {
  const asks = (condition: Json): Json => ({ ...tech, effects: [{ if: condition, then: draw }] });
  const counted = { count: { side: 'enemy', zone: 'hand', filter: { type: 'tech' } } };
  only(asks(counted), '/0/effects/0/if/count', /hidden/);
  const top = { is: { top: 1, zone: 'deck' }, filter: { type: 'unit' } };
  assert.equal(faults(asks(top))[0]?.path, '/0/effects/0/if/is');
  assert.deepEqual(faults(asks({ count: { side: 'enemy', zone: 'hand' }, min: 3 })), []);
});

test('a granted effect has to be one of the card', () => {
  const grant = { do: 'grant', target: 'this', ability: 'gift', until: 'turn' };
  only({ ...unit, abilities: [{ on: 'onPlay', effects: [grant] }] }, '/0/abilities/0/effects/0/ability', /gift/);
});

test('cards can’t do what players do, nor players what cards do', () => {
  only({ ...land, continuous: [{ to: { side: 'enemy' }, cant: 'draw' }] }, '/0/continuous/0/cant', /players|cards/);
  only({ ...land, continuous: [{ to: { player: 'opponent' }, cant: 'move' }] }, '/0/continuous/0/cant', /cards/);
});

test('a continuous effect says what holds, and reaches only what stands', () => {
  only({ ...land, continuous: [{ to: 'this' }] }, '/0/continuous/0', /says what holds/);
  only({ ...land, continuous: [{ to: { zone: 'trash' }, power: 1 }] }, '/0/continuous/0/to/zone', /stands/);
});

test('two parts of one cost may draw on the same cards', () => {
  assert.deepEqual(faults({ ...unit, cost: [{ discard: 1 }, { discard: 1, filter: { type: 'land' } }] }), []);
  assert.deepEqual(faults({ ...unit, cost: [{ discard: 1 }, { protection: 1 }] }), []);
});

test('only an [On Kill] speaks of what was killed', () => {
  const weigh = { do: 'draw', count: { stat: 'power', of: 'killed' } };
  assert.deepEqual(faults({ ...unit, abilities: [{ on: 'onKill', effects: [weigh] }] }), []);
  only({ ...unit, abilities: [{ on: 'onDeath', effects: [weigh] }] }, '/0/abilities/0/effects/0/count/of', /killed/);
  only({ ...tech, effects: [{ do: 'put', target: 'killed', to: 'hand' }] }, '/0/effects/0/target', /killed/);
});

test('a tech neither rests nor destroys itself, also not for a cost inside its effects', () => {
  const inside = { may: draw, cost: [{ destroyThis: true }] };
  only({ ...tech, effects: [inside] }, '/0/effects/0/cost/0', /zone/);
});

test('a card in the hand neither rests nor destroys itself', () => {
  only({ ...unit, cost: [{ restThis: 1 }] }, '/0/cost/0', /zone/);
  only({ ...unit, cost: [{ destroyThis: true }] }, '/0/cost/0', /zone/);
});
