import assert from 'node:assert/strict';
import test from 'node:test';
import type { Fault, Json } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';
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

test('a part that lacks a field is told of that field', () => {
  only({ ...tech, effects: [{ if: { turn: 'yours' } }] }, '/0/effects/0/then', /^is missing$/);
  only({ ...tech, effects: [{ forEach: 'it' }] }, '/0/effects/0/effects', /^is missing$/);
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

/** A unit that does `effects` when it is played, and what is wrong with it. */
const does = (...effects: Json[]): Json => ({ ...unit, abilities: [{ on: 'onPlay', effects }] });
const spell = (...effects: Json[]): Json => ({ ...tech, effects });
const EFFECTS = '/0/abilities/0/effects';

test('a name that nothing was given before is a fault, with the names that there are', () => {
  const card = does(
    { do: 'choose', target: { choose: 1, as: 'prey' } },
    { do: 'destroy', target: { ref: 'pray' } },
    { do: 'chooseLane', as: 'here' },
    { do: 'destroy', target: { all: true, lane: { chosen: 'there' } } },
  );
  const [ref, lane] = faults(card);
  assert.deepEqual([ref?.path, ref?.accepts, ref?.didYouMean], [`${EFFECTS}/1/target/ref`, ['prey'], 'prey']);
  assert.deepEqual([lane?.path, lane?.accepts], [`${EFFECTS}/3/target/lane`, ['here']]);
});

test('a register that nothing fills is a fault', () => {
  only(does({ do: 'destroy', target: 'it' }), `${EFFECTS}/0/target`, /“it”/);
  only(does({ do: 'destroy', target: 'other' }), `${EFFECTS}/0/target`, /carries “other”/);
  only(spell({ do: 'destroy', target: 'cause' }), '/0/effects/0/target', /carries “cause”/);
  only(spell({ do: 'destroy', target: 'this' }), '/0/effects/0/target', /tech/);
  only(does({ do: 'draw', count: { stat: 'power', of: 'each' } }), `${EFFECTS}/0/count/of`, /each/);
  const main = { ...unit, abilities: [{ on: 'main', effects: [{ do: 'rest', target: 'attacker' }] }] };
  only(main, `${EFFECTS}/0/target`, /attacker/);
  const early = { ...unit, abilities: [{ on: 'whenAttacking', effects: [{ do: 'rest', target: 'defender' }] }] };
  only(early, `${EFFECTS}/0/target`, /defender/);
  only(
    { ...land, continuous: [{ if: { is: 'cause', filter: {} }, to: { side: 'own' }, power: 1 }] },
    '/0/continuous/0/if/is',
    /cause/,
  );
});

test('“it” is known in a loop and not after it, where nothing else filled it', () => {
  const loop = { forEach: { all: true }, effects: [{ do: 'rest', target: 'it' }] };
  assert.deepEqual(faults(does(loop)), []);
  only(does(loop, { do: 'rest', target: 'it' }), `${EFFECTS}/1/target`, /“it”/);
});

test('a number that the trigger does not carry, and one of a verb that was never carried out, are faults', () => {
  only(does({ do: 'draw', count: { eventAmount: true } }), `${EFFECTS}/0/count/eventAmount`, /number/);
  only(does({ do: 'draw', count: { did: true } }), `${EFFECTS}/0/count/did`, /before/);
  only(does({ ifYouDo: [{ do: 'draw' }] }), `${EFFECTS}/0/ifYouDo`, /before/);
  only(does({ do: 'draw', who: 'them' }), `${EFFECTS}/0/who`, /no player/);
});

test('nobody chooses in a condition or an amount', () => {
  const chosen = { choose: 1, side: 'enemy' };
  only(does({ do: 'draw', count: { stat: 'power', of: chosen } }), `${EFFECTS}/0/count/of`, /nobody chooses/);
  only(does({ if: { is: chosen, filter: {} }, then: draw }), `${EFFECTS}/0/if/is`, /nobody chooses/);
  only(does({ do: 'destroy', target: { choose: { min: 3, max: 2 } } }), `${EFFECTS}/0/target/choose`, /fewest/);
});

test('what is nowhere to be found is a fault', () => {
  const inPile = { all: true, zone: 'graveyard', lane: 1 };
  only(does({ do: 'put', target: inPile, to: 'hand' }), `${EFFECTS}/0/target/lane`, /pile/);
  only(does({ do: 'put', target: { all: true, zone: 'looked' }, to: 'hand' }), `${EFFECTS}/0/target/zone`, /looked/);
  only(spell({ do: 'destroy', target: { all: true, lane: 'this' } }), '/0/effects/0/target/lane', /tech/);
  only({ ...land, continuous: [{ to: { row: 'this' }, power: 1 }] }, '/0/continuous/0/to/row', /land/);
  only(
    { ...land, abilities: [{ on: 'onUnitDeath', of: { zone: 'units' }, effects: draw }] },
    '/0/abilities/0/of/zone',
    /trigger/,
  );
});

test('a verb is told what it can be done to', () => {
  only(
    does({ do: 'modify', target: { all: true, zone: 'lands' }, power: 1, until: 'turn' }),
    `${EFFECTS}/0/target/zone`,
    /units/,
  );
  only(does({ do: 'destroy', target: { all: true, zone: 'graveyard' } }), `${EFFECTS}/0/target/zone`, /piles/);
  only(does({ do: 'reveal', target: { all: true, zone: 'lands' } }), `${EFFECTS}/0/target/zone`, /piles/);
  only(does({ do: 'summon', target: { choose: 1 } }), `${EFFECTS}/0/target/zone`, /piles/);
});

test('what a register means off the table is not treated as what stands there', () => {
  const hears = (on: string, effect: Json): Json => ({ ...unit, abilities: [{ on, effects: [effect] }] });
  only(hears('onTechPlayed', { do: 'again', target: 'cause', on: 'onPlay' }), `${EFFECTS}/0/target`, /on the table/);
  only(hears('onDraw', { do: 'destroy', target: 'other' }), `${EFFECTS}/0/target`, /on the table/);
  only(hears('whenTaken', { do: 'rest', target: 'this' }), `${EFFECTS}/0/target`, /on the table/);
  assert.deepEqual(faults(hears('onDraw', { do: 'reveal', target: 'other' })), []);
  assert.deepEqual(faults(hears('onAttacked', { do: 'destroy', target: 'other' })), []);
});

test('what has left is not treated as if it stood, nor what stands as if it had left', () => {
  const hears = (on: string, ...effects: Json[]): Json => ({ ...unit, abilities: [{ on, effects }] });
  only(hears('onDeath', { do: 'attack', target: 'this' }), `${EFFECTS}/0/target`, /on the table/);
  only(hears('onUnitDeath', { do: 'mark', target: 'cause', name: 'x' }), `${EFFECTS}/0/target`, /on the table/);
  only(hears('onKill', { do: 'rest', target: 'killed' }), `${EFFECTS}/0/target`, /on the table/);
  only(hears('endOfTurn', { do: 'summon', target: 'this' }), `${EFFECTS}/0/target`, /stands/);
  only(hears('onUnitSummoned', { do: 'play', target: 'cause' }), `${EFFECTS}/0/target`, /stands/);
  assert.deepEqual(faults(hears('onDeath', { do: 'summon', target: 'this' })), []);
  assert.deepEqual(faults(hears('onUnitDeath', { do: 'copy', target: 'this', of: 'cause', until: 'turn' })), []);
  const blink = [
    { do: 'put', target: 'this', to: 'trash' },
    { do: 'summon', target: 'this' },
  ];
  assert.deepEqual(faults(hears('endOfTurn', ...blink)), []);
});

test('nothing lasts for a combat where there can be none', () => {
  const grow = { do: 'modify', target: { all: true }, power: 1, until: 'combat' };
  const hears = (on: string, effect: Json): Json => ({ ...unit, abilities: [{ on, effects: [effect] }] });
  only(hears('endOfTurn', grow), `${EFFECTS}/0/until`, /R26/);
  assert.deepEqual(faults(hears('whenAttacking', grow)), []);
  assert.deepEqual(faults(hears('endOfTurn', { later: { on: 'whenAttacking' }, effects: [grow] })), []);
});

test('without a trigger only techs that all can see are carried out again', () => {
  const again = (target: Json, more: object = {}): Json => ({ do: 'again', target, ...more });
  assert.deepEqual(faults(spell(again({ choose: 1, zone: 'trash' }))), []);
  only(spell(again({ choose: 1, zone: 'hand' })), '/0/effects/0/target/zone', /R72/);
  only(spell(again({ top: 1, zone: 'deck' })), '/0/effects/0/target/top', /R72/);
  only(spell(again({ choose: 1 })), '/0/effects/0/target/zone', /R72/);
  only(does(again('this')), `${EFFECTS}/0/target`, /R72/);
  only(spell(again({ choose: 1 }, { on: 'whenDrawn' })), '/0/effects/0/on', /R45/);
  only(spell(again({ choose: 1 }, { on: 'onPlay', who: 'you' })), '/0/effects/0/who', /R45/);
});

test('abilities are given away by their one name', () => {
  const gift = { id: 'gift', on: 'onKill', granted: true, effects: draw };
  only({ ...unit, abilities: [gift] }, '/0/abilities/0/granted', /gives this ability away/);
  only(
    { ...unit, abilities: [{ ...gift, id: undefined }].map(({ id: _, ...rest }) => rest) },
    '/0/abilities/0/id',
    /name/,
  );
  const twice = { ...unit, abilities: [gift, gift], continuous: [{ to: 'this', ability: 'gift' }] };
  only(twice, '/0/abilities/1/id', /two abilities/);
});

test('what is asked of the other party has to be known', () => {
  const hears = (on: string, by: Json): Json => ({ ...unit, abilities: [{ on, by, effects: draw }] });
  only(hears('onDeath', { means: 'return' }), '/0/abilities/0/by/means', /never/);
  only(hears('onDraw', { side: 'enemy' }), '/0/abilities/0/by', /whose card/);
  only(
    { ...unit, abilities: [{ on: 'onRest', counter: 'rage', effects: draw }] },
    '/0/abilities/0/counter',
    /counters/,
  );
  only(
    { ...unit, continuous: [{ to: 'this', cant: 'attack', by: { side: 'enemy' } }] },
    '/0/continuous/0/by',
    /other party/,
  );
});

test('limits, parts and costs that contradict themselves are faults', () => {
  only(
    { ...unit, abilities: [{ on: 'onPlay', oncePerTurn: true, timesPerTurn: 2, effects: draw }] },
    '/0/abilities/0/timesPerTurn',
    /once/,
  );
  const two = [
    { label: 'A', effects: [{ do: 'draw' }] },
    { label: 'B', effects: [] },
  ];
  only(does({ oneOf: two, choose: 3 }), `${EFFECTS}/0/choose`, /2 parts/);
  only(does({ do: 'discard', random: true, upTo: true }), `${EFFECTS}/0/upTo`, /chance/);
  only(does({ may: draw, who: 'opponent', cost: [{ destroyThis: true }] }), `${EFFECTS}/0/cost/0`, /other player/);
  only(
    does({ unless: { who: 'opponent', cost: [{ restThis: 1 }] }, effects: draw }),
    `${EFFECTS}/0/unless/cost/0`,
    /other player/,
  );
  const whole = { history: 'died', span: 'match', filter: { type: 'unit' } };
  only(does({ do: 'draw', count: whole }), `${EFFECTS}/0/count/filter`, /whole match/);
});

test('a continuous effect is told what is about cards and what about players', () => {
  only({ ...land, continuous: [{ to: { side: 'own' }, costs: [{ discard: 1 }] }] }, '/0/continuous/0', /pays/);
  only({ ...land, continuous: [{ to: { player: 'you' }, must: 'attack' }] }, '/0/continuous/0', /player/);
  const drawing = { to: { side: 'own' }, instead: { of: 'draw', effects: [] } };
  only({ ...land, continuous: [drawing] }, '/0/continuous/0/instead/of', /players/);
  only({ ...land, continuous: [{ from: 'hand', to: { side: 'own' }, power: 1 }] }, '/0/continuous/0/from', /own cost/);
  only({ ...land, continuous: [{ to: { side: 'own' }, power: 1, plays: {} }] }, '/0/continuous/0/plays', /costs/);
  only({ ...land, continuous: [{ to: { side: 'own' }, power: 1, fixed: 2 }] }, '/0/continuous/0/power', /fixed/);
});

test('a delayed effect knows what was known, and what it waits for', () => {
  const waits = { later: { on: 'onDraw' }, effects: [{ do: 'discard', who: 'them' }] };
  assert.deepEqual(faults(spell(waits)), []);
  const kept = { later: { on: 'endOfTurn' }, effects: [{ do: 'destroy', target: { ref: 'x' } }] };
  assert.deepEqual(faults(spell({ do: 'choose', target: { choose: 1, as: 'x' } }, kept)), []);
  only(spell(kept), '/0/effects/0/effects/0/target/ref', /chosen as/);
});

test('a tech has abilities to give away, and such as work from a pile', () => {
  const gives = { do: 'grant', target: { choose: 1 }, ability: 'x', until: 'turn' };
  const given = { id: 'x', on: 'onDeath', granted: true, effects: draw };
  assert.deepEqual(faults({ ...tech, abilities: [given], effects: [gives] }), []);
  assert.deepEqual(faults({ ...tech, abilities: [{ on: 'whenTaken', effects: draw }] }), []);
  only({ ...tech, abilities: [given] }, '/0/abilities/0/granted', /nothing on this card gives/);
  only({ ...tech, abilities: [{ on: 'onUnitDeath', effects: draw }] }, '/0/abilities/0/from', /R50/);
  only({ ...tech, continuous: [{ to: { side: 'own' }, power: 1 }] }, '/0/continuous/0/from', /R50/);
});

test('what is given away names no pile to work from', () => {
  const given = { id: 'x', on: 'onUnitDeath', from: 'trash', granted: true, effects: draw };
  const gives = { to: { side: 'own' }, ability: 'x' };
  only({ ...land, abilities: [given], continuous: [gives] }, '/0/abilities/0/from', /given away/);
});

test('only numbers that are remembered before are remembered', () => {
  const kept = { do: 'remember', amount: 2, as: 'n' };
  assert.deepEqual(faults({ ...tech, effects: [kept, { do: 'draw', count: { remembered: 'n' } }] }), []);
  only(
    { ...tech, effects: [{ do: 'draw', count: { remembered: 'n' } }, kept] },
    '/0/effects/0/count/remembered',
    /before/,
  );
});

test('within one moment nobody chooses, and nothing has steps of its own', () => {
  const moment = (inner: Json) => ({ ...tech, effects: [{ together: [inner, { do: 'draw' }] }] });
  only(moment({ do: 'destroy', target: { choose: 1 } }), '/0/effects/0/together/0/target', /R54/);
  only(moment({ do: 'move', target: { all: true } }), '/0/effects/0/together/0', /R54/);
  only(moment({ if: { turn: 'yours' }, then: draw }), '/0/effects/0/together/0', /R54/);
});

test('from a pile a [Main] effect is not free', () => {
  const main = { on: 'main', from: 'trash', effects: draw };
  only({ ...unit, abilities: [main] }, '/0/abilities/0/cost', /R57/);
  assert.deepEqual(faults({ ...unit, abilities: [{ ...main, timesPerMatch: 1 }] }), []);
  assert.deepEqual(faults({ ...unit, abilities: [{ ...main, cost: [{ bury: 1, from: 'trash' }] }] }), []);
  const unmarks = { ...main, cost: [{ unmark: 1, name: 'rage' }] };
  only({ ...unit, abilities: [unmarks] }, '/0/abilities/0/cost/0', /counters/);
});

test('where chance chooses nobody else does', () => {
  only({ ...tech, effects: [{ do: 'discard', random: true, by: 'you' }] }, '/0/effects/0/by', /chance/);
  const parts = [1, 2].map((label) => ({ label: String(label), effects: draw }));
  only({ ...tech, effects: [{ oneOf: parts, random: true, who: 'opponent' }] }, '/0/effects/0/who', /chance/);
});

test('what ends a repetition may speak of what it does', () => {
  const mill = { do: 'put', target: { top: 1, zone: 'deck' }, to: 'trash' };
  const until = { is: 'it', filter: { type: 'unit' } };
  assert.deepEqual(faults({ ...tech, effects: [{ repeat: 9, until, effects: [mill] }] }), []);
  only({ ...tech, effects: [{ repeat: 9, until, effects: draw }] }, '/0/effects/0/until/is', /before/);
});

test('how often something happens in place of something is remembered by a card in its zone', () => {
  const said = (limit: object, more: object = {}): Json =>
    JSON.parse(
      JSON.stringify({
        ...land,
        continuous: [{ ...more, to: { side: 'own' }, instead: { of: 'beDestroyed', ...limit, effects: draw } }],
      }),
    );
  assert.deepEqual(faults(said({ oncePerTurn: true }), { ...unit, id: 'v' }), []);
  assert.deepEqual(faults(said({ timesPerMatch: 1 }, { from: ['graveyard'] })), []);
  only(said({ oncePerTurn: true }, { from: ['graveyard'] }), '/0/continuous/0/instead/oncePerTurn', /remembers/);
  only(said({ timesPerTurn: 2 }, { from: ['graveyard'] }), '/0/continuous/0/instead/timesPerTurn', /remembers/);
  only(said({ oncePerTurn: true, timesPerTurn: 2 }), '/0/continuous/0/instead/timesPerTurn', /once a turn/);
});

test('the next time is of something that can happen to what it is about', () => {
  const said = (next: Json, ...effects: Json[]): Json => ({ ...tech, effects: [{ next, effects }] });
  assert.deepEqual(
    faults(said({ of: 'beDestroyed', to: { side: 'own' } }, { do: 'put', target: 'cause', to: 'hand' })),
    [],
  );
  assert.deepEqual(faults(said({ of: 'draw', to: { player: 'opponent' } })), []);
  only(said({ of: 'draw', to: { side: 'own' } }), '/0/effects/0/next/of', /players/);
  only(said({ of: 'beReturned', to: { player: 'you' } }), '/0/effects/0/next/of', /cards/);
  only(said({ of: 'beDestroyed', to: { zone: 'trash' } }), '/0/effects/0/next/to/zone', /zone/);
  only(said({ of: 'beDestroyed', to: { ref: 'nobody' } }), '/0/effects/0/next/to/ref', /nobody/);
});

test('a copy is made of what all can see, and of its own kind', () => {
  const become = (target: Json, of: Json) => ({
    ...tech,
    effects: [{ do: 'become', target, of, until: 'turn' }],
  });
  const own = { choose: 1, side: 'own' };
  assert.deepEqual(faults(become(own, { choose: 1, zone: 'graveyard' })), []);
  assert.deepEqual(faults(become({ ...own, zone: 'lands' }, { choose: 1, zone: 'lands' })), []);
  only(become(own, { choose: 1, zone: 'hand' }), '/0/effects/0/of/zone', /all can see/);
  only(become(own, { top: 1, zone: 'deck' }), '/0/effects/0/of/top', /all can see/);
  only(become(own, { choose: 1, zone: 'lands' }), '/0/effects/0/of/zone', /no land/);
  only(become({ ...own, zone: 'trash' }, { choose: 1, zone: 'trash' }), '/0/effects/0/target/zone', /piles/);
});

test('units of one player are not exchanged', () => {
  const exchange = (target: Json, other: Json) => ({ ...tech, effects: [{ do: 'exchange', target, with: other }] });
  assert.deepEqual(faults(exchange({ choose: 1, side: 'own' }, { choose: 1, side: 'enemy' })), []);
  only(exchange({ choose: 1, side: 'own' }, { choose: 1, side: 'own' }), '/0/effects/0/with/side', /two players/);
  only(exchange({ choose: 1, side: 'enemy' }, { choose: 1, side: 'enemy' }), '/0/effects/0/with/side', /two players/);
});

test('only counters have a name by which they are replaced', () => {
  const instead = (of: string, more: Json) => ({
    ...unit,
    continuous: [{ to: 'this', instead: { of, ...(more as object), effects: [] } }],
  });
  assert.deepEqual(faults(instead('beMarked', { counter: 'rage' })), []);
  only(instead('beDestroyed', { counter: 'rage' }), '/0/continuous/0/instead/counter', /only counters/);
  const next = { next: { of: 'beReturned', counter: 'rage', to: { side: 'own' } }, effects: [] };
  only({ ...tech, effects: [next] }, '/0/effects/0/next/counter', /only counters/);
  const many = {
    next: { of: 'beDestroyed', to: { side: 'own' } },
    effects: [{ do: 'draw', count: { eventAmount: true } }],
  };
  only({ ...tech, effects: [many] }, '/0/effects/0/effects/0/count/eventAmount', /no number/);
});

test('tribes that are given or lost are named, by an effect and by what holds', () => {
  only({ ...tech, effects: [{ do: 'tribes', target: { all: true }, until: 'turn' }] }, '/0/effects/0', /given or lost/);
  only({ ...unit, continuous: [{ to: 'this', tribes: {} }] }, '/0/continuous/0/tribes', /given or lost/);
  only({ ...unit, continuous: [{ to: { player: 'you' }, tribes: { gain: 'Moth' } }] }, '/0/continuous/0', /nor tribes/);
  assert.deepEqual(faults({ ...unit, continuous: [{ to: 'this', tribes: { gain: 'Moth' } }] }), []);
});

test('what is asked for was said before, or is kept for the card', () => {
  const name = { do: 'name', as: 'word' };
  const ask = { do: 'destroy', target: { all: true, filter: { name: { said: 'word' } } } };
  only({ ...tech, effects: [ask] }, '/0/effects/0/target/filter/name/said', /nothing is said as "word"/);
  assert.deepEqual(faults({ ...tech, effects: [name, ask] }), []);
  only({ ...tech, effects: [{ ...name, until: 'turn' }] }, '/0/effects/0/until', /keeps no name/);
  const holds = { to: { side: 'enemy', filter: { name: { said: 'word' } } }, power: 1 };
  only({ ...unit, continuous: [holds] }, '/0/continuous/0/to/filter/name/said', /nothing is said/);
  const abilities = [{ on: 'onPlay', effects: [{ ...name, until: 'always' }] }];
  assert.deepEqual(faults({ ...unit, continuous: [holds], abilities }), []);
});

test('from the hand only the discarding of the card itself is replaced', () => {
  const own = (of: string, more: object = {}) => ({
    ...unit,
    continuous: [{ from: 'hand', to: 'this', instead: { of, effects: draw, ...more } }],
  });
  assert.deepEqual(faults(own('discard')), []);
  only(own('beDestroyed'), '/0/continuous/0/instead/of', /only be discarded/);
  only(own('discard', { filter: { type: 'unit' } }), '/0/continuous/0/instead/filter', /this card/);
  only(own('discard', { oncePerTurn: true }), '/0/continuous/0/instead/oncePerTurn', /in its zone/);
  const standing = { to: 'this', instead: { of: 'discard', effects: draw } };
  only({ ...unit, continuous: [standing] }, '/0/continuous/0/instead/of', /happens to players/);
});

test('only of what would be discarded it is asked what card it is', () => {
  const filter = { type: 'unit' };
  const instead = (of: string) => ({
    ...land,
    continuous: [{ to: { player: 'you' }, instead: { of, filter, effects: [] } }],
  });
  assert.deepEqual(faults(instead('discard')), []);
  only(instead('draw'), '/0/continuous/0/instead/filter', /would be discarded/);
  const next = { next: { of: 'lose', filter, to: { player: 'you' } }, effects: [] };
  only({ ...tech, effects: [next] }, '/0/effects/0/next/filter', /would be discarded/);
  const unknown = { next: { of: 'discard', filter: { among: { ref: 'x' } }, to: { player: 'you' } }, effects: [] };
  only({ ...tech, effects: [unknown] }, '/0/effects/0/next/filter/among/ref', /nothing was chosen/);
});

test('it takes two to fight or to change places', () => {
  const two = { do: 'choose', target: { choose: 2, side: 'own', as: 'two' } };
  const swap = (more: object): Json => ({ ...tech, effects: [two, { do: 'swap', ...more }] }) as Json;
  only(swap({ target: { ref: 'two' }, with: { ref: 'two' } }), '/0/effects/1/with', /same unit/);
  only(swap({ target: { choose: 1, side: 'own' } }), '/0/effects/1/target', /nobody to swap with/);
  assert.deepEqual(faults(swap({ target: { ref: 'two' } })), []);
});

test('what has left the table pays for nothing and bears nothing, and what hears that others leave does', () => {
  const hears = (on: string, more: object, ...effects: object[]): Json =>
    ({ ...unit, abilities: [{ on, ...more, effects }] }) as Json;
  const ready = { do: 'ready', target: 'this' };
  const pays = { may: draw, cost: [{ destroyThis: true }] };
  const itself = { of: { filter: { other: false } } };
  for (const [on, more] of [
    ['onDeath', {}],
    ['onLeave', {}],
    ['onLeave', itself],
    ['onUnitDeath', itself],
  ] as const) {
    only(hears(on, more, ready), `${EFFECTS}/0/target`, /not on the table/);
    only(hears(on, more, pays), `${EFFECTS}/0/cost/0`, /does not stand in a zone/);
  }
  only(
    hears('onDeath', {}, { forEach: 'this', effects: [{ do: 'ready', target: 'it' }] }),
    `${EFFECTS}/0/effects/0/target`,
    /not on the table/,
  );
  only(
    hears('onDeath', {}, { do: 'choose', target: 'this' }, { do: 'ready', target: 'it' }),
    `${EFFECTS}/1/target`,
    /not on the table/,
  );
  only(
    hears('onPlay', {}, { later: { on: 'onDeath', ...itself }, effects: [ready] }),
    `${EFFECTS}/0/effects/0/target`,
    /not on the table/,
  );
  for (const on of ['onLeave', 'onUnitDeath'])
    assert.deepEqual(faults(hears(on, { of: { side: 'own' } }, ready, pays)), []);
  assert.deepEqual(faults(hears('onPlay', {}, { later: { on: 'onDeath' }, effects: [ready] })), []);
});
