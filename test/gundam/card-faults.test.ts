import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { blankState, compileCards } from '../../src/engine/index.ts';

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

test('tells a part that lacks a field of that field', () => {
  const parts = [{ if: { turn: 'yours' } }, { forEach: 'it' }];
  assert.deepEqual(places(unit, { timing: 'attack', effects: parts }), ['0/effects/0/then', '0/effects/1/effects']);
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

const base = { id: 'X-03', type: 'base', name: 'Kiln', color: 'red', level: 1, cost: 1, hp: 3 };
const pilot = { id: 'X-04', type: 'pilot', name: 'Ash', color: 'red', level: 1, cost: 1, ap: 1, hp: 1 };
const when = (event: object, ...effects: object[]): Json => ({ timing: 'when', when: event, effects }) as Json;
const deploy = (...effects: object[]): Json => ({ timing: 'deploy', effects }) as Json;
const constant = (...constant: object[]): Json => ({ timing: 'constant', constant }) as Json;
const draw = { do: 'draw' };

test('refuses what an event does not carry', () => {
  assert.deepEqual(
    places(
      unit,
      when({ event: 'turnStart', filter: {}, self: true }, draw),
      when({ event: 'recovered', by: 'effect', other: {} }, draw),
      when({ event: 'drawn', from: 'deck', into: 'hand', ex: true, target: 'unit' }, draw),
      when({ event: 'attacks', source: {} }, draw),
      { timing: 'when', when: [{ event: 'drawn' }, { event: 'turnEnd', by: 'effect' }], effects: [draw] } as Json,
    ),
    [
      '0/when/filter',
      '0/when/self',
      '1/when/other',
      '1/when/by',
      '2/when/target',
      '2/when/from',
      '2/when/into',
      '2/when/ex',
      '3/when/source',
      '4/when/1/by',
    ],
  );
  assert.deepEqual(places(unit, when({ event: 'attacks', self: true, side: 'enemy' }, draw)), ['0/when/side']);
});

test('says what an event does carry, read from the dictionary', () => {
  const result = compileCards(gundam, [
    { ...unit, abilities: [when({ event: 'turnStart', filter: {} }, draw)] } as Json,
  ]);
  assert.ok(!result.ok);
  assert.deepEqual(result.faults[0]?.accepts, ['event', 'side']);
});

test('refuses a name that nothing was given before', () => {
  const late = [
    { do: 'rest', target: { ref: 'prey' } },
    { do: 'choose', target: { choose: 1, as: 'prey' } },
    { do: 'rest', target: { ref: 'pray' } },
  ];
  assert.deepEqual(places(unit, deploy(...late)), ['0/effects/0/target/ref', '0/effects/2/target/ref']);
});

test('refuses "it", "cause" and amounts where there is none', () => {
  assert.deepEqual(
    places(
      unit,
      deploy({ do: 'rest', target: 'it' }, { do: 'draw', count: { eventAmount: true } }),
      { timing: 'activateMain', effects: [{ do: 'rest', target: 'cause' }] } as Json,
      when({ event: 'drawn' }, { do: 'rest', target: 'causeOther' }),
      deploy({ do: 'draw', count: { did: true } }, { ifYouDo: [draw] }),
      deploy({ ifYouDo: [draw] }),
      deploy({ do: 'putBack', to: 'trash' }, { do: 'move', target: { choose: 1, zone: 'looked' }, to: 'hand' }),
      constant({ to: 'it', ap: 1 }, { to: 'cause', ap: 1 }, { to: { ref: 'prey' }, ap: 1 }),
    ),
    [
      '0/effects/0/target',
      '0/effects/1/count/eventAmount',
      '1/effects/0/target',
      '2/effects/0/target',
      '3/effects/0/count/did',
      '4/effects/0/ifYouDo',
      '5/effects/0/do',
      '5/effects/1/target/zone',
      '6/constant/0/to',
      '6/constant/1/to',
      '6/constant/2/to/ref',
    ],
  );
});

test('refuses a choice where nobody is asked', () => {
  const chosen = { choose: 1 };
  assert.deepEqual(
    places(
      unit,
      deploy(
        { if: { is: chosen, filter: {} }, then: [draw] },
        { do: 'draw', count: { stat: 'ap', of: { random: 1 } } },
      ),
      deploy({ do: 'destroy', target: { pilotOf: chosen } }),
      constant({ to: chosen, ap: 1 }, { to: { top: 1, zone: 'deck' }, cant: 'block' }, { to: 'thisCard', ap: 1 }),
    ),
    [
      '0/effects/0/if/is',
      '0/effects/1/count/of',
      '1/effects/0/target/pilotOf',
      '2/constant/0/to',
      '2/constant/1/to',
      '2/constant/2/to',
    ],
  );
});

test('refuses targets that can’t be where the text looks for them', () => {
  const hand = { choose: 1, zone: 'hand' };
  assert.deepEqual(
    places(
      unit,
      deploy({ do: 'rest', target: hand }, { do: 'damage', amount: 1, to: { all: true, zone: 'trash' } }),
      deploy({ do: 'destroy', target: hand }, { do: 'deploy', target: { choose: 1 } }),
      deploy({ do: 'pair', pilot: { choose: 1 }, unit: hand }),
      deploy({ do: 'move', target: { choose: 1, zone: 'hand', filter: { state: 'rested' } }, to: 'trash' }),
      deploy({ do: 'draw' }, { do: 'move', target: { all: true, among: 'this', zone: 'hand' }, to: 'trash' }),
    ),
    [
      '0/effects/0/target/zone',
      '0/effects/1/to/zone',
      '1/effects/0/target/zone',
      '1/effects/1/target/zone',
      '2/effects/0/pilot/zone',
      '2/effects/0/unit/zone',
      '3/effects/0/target/filter/state',
      '4/effects/1/target/zone',
    ],
  );
});

test('refuses "this" where no card in play speaks', () => {
  assert.deepEqual(places(command, { timing: 'burst', effects: [{ do: 'deploy', target: 'this' }] } as Json), [
    '0/effects/0/target',
  ]);
  const lost = { timing: 'attack', effects: [{ do: 'move', target: 'thisCard', to: 'hand' }] } as Json;
  assert.deepEqual(places(pilot, lost), ['0/effects/0/target']);
});

test('refuses limits, prices and conditions that nothing asks for', () => {
  assert.deepEqual(
    places(
      unit,
      { timing: 'constant', cost: [{ resources: 1 }], oncePerTurn: true, constant: [{ to: 'this', ap: 1 }] } as Json,
      { timing: 'attack', oncePerTurn: true, limit: { times: 2, per: 'turn' }, effects: [draw] } as Json,
      { timing: 'attack', zone: 'hand', effects: [draw] } as Json,
    ),
    ['0/cost', '0/oncePerTurn', '1/limit', '2/zone'],
  );
  assert.deepEqual(places(command, { timing: 'main', oncePerTurn: true, during: 'pair', effects: [draw] } as Json), [
    '0/oncePerTurn',
    '0/during',
  ]);
  assert.deepEqual(places(base, { timing: 'attack', effects: [draw] } as Json), ['0/timing']);
  assert.deepEqual(places(pilot, deploy(draw)), ['0/timing']);
});

test('refuses a grant without a name, one that nothing gives, and one that gives nothing', () => {
  const held = { id: 'h', timing: 'constant', constant: [{ to: 'this', ap: 1 }] };
  assert.deepEqual(
    places(
      unit,
      { timing: 'attack', granted: true, effects: [draw] } as Json,
      { id: 'a', timing: 'attack', granted: true, during: 'pair', effects: [draw] } as Json,
      held,
      constant({ to: 'this', ability: 'h' }),
    ),
    ['0/granted', '1/during', '1/granted', '3/constant/0/ability'],
  );
});

test('refuses parts that come to nothing', () => {
  const modes = [
    { label: 'One', effects: [draw] },
    { label: 'Two', effects: [] },
  ];
  const opponent = { who: 'opponent', cost: [{ restThis: true }] };
  assert.deepEqual(
    places(
      unit,
      deploy({ oneOf: modes, choose: 3 }, { may: [] }),
      deploy({ unless: opponent, effects: [draw] }, { may: [draw], ...opponent }),
    ),
    [
      '0/effects/0/choose',
      '0/effects/0/oneOf/1/effects',
      '0/effects/1/may',
      '1/effects/0/unless/cost/0',
      '1/effects/1/cost/0',
    ],
  );
});

test('refuses verbs that give nothing and words that mean nothing beside them', () => {
  const until = 'turn';
  assert.deepEqual(
    places(
      unit,
      deploy({ do: 'set', target: 'this', until }, { do: 'lose', target: 'this', until }),
      deploy(
        { do: 'discard', random: true, upTo: true },
        { do: 'grant', target: 'this', keyword: 'blocker', value: 2, until },
      ),
      deploy(
        { do: 'forbid', target: 'this', cant: 'draw', until },
        { do: 'forbid', target: { player: 'you' }, cant: 'attack', until },
      ),
      deploy({ do: 'permit', target: 'this', can: 'blockRested', by: {}, until }, { do: 'use', timing: 'main' }),
      deploy({ do: 'forbid', target: { player: 'you' }, cant: 'draw', until: 'whilePaired' }),
      deploy({ do: 'draw', count: { history: 'drawn', span: 'match', filter: {} } }),
      constant({ instead: { of: 'rested', to: 'this', by: 'battle', effects: [draw] } }),
    ),
    [
      '0/effects/0',
      '0/effects/1',
      '1/effects/0/upTo',
      '1/effects/1/value',
      '2/effects/0/cant',
      '2/effects/1/cant',
      '3/effects/0/by',
      '3/effects/1/timing',
      '4/effects/0/until',
      '5/effects/0/count/filter',
      '6/constant/0/instead/by',
    ],
  );
});

test('refuses what somebody would have to be asked for within one moment, and one thing as a moment', () => {
  const together = (...effects: Json[]) => ({ timing: 'attack', effects: [{ together: effects }] });
  const draw = { do: 'draw' };
  const each = [
    { do: 'rest', target: { choose: 1 } },
    { do: 'discard' },
    { do: 'deployToken', card: 'TB1' },
    { may: [draw] },
    { do: 'control', target: { all: true, side: 'enemy' }, until: 'turn' },
    { do: 'setResources', count: 1, state: 'active', choose: true },
  ];
  for (const effect of each)
    assert.ok(
      places(unit, together(draw, effect as Json)).some((path) => path.startsWith('0/effects/0/together/1')),
      JSON.stringify(effect),
    );
  assert.deepEqual(places(unit, together(draw)), ['0/effects/0/together']);
  assert.deepEqual(places(unit, together(draw, { do: 'discard', random: true })), []);
});

test('refuses an event of what an effect speaks of where it speaks of nothing', () => {
  const destroyed = { event: 'destroyed', filter: { spokenOf: { ref: 'foe' } } };
  const draw = [{ do: 'draw' }];
  const choose = { do: 'choose', target: { choose: 1, side: 'enemy', as: 'foe' } };
  const later = { later: destroyed, effects: draw };
  assert.deepEqual(
    places(
      unit,
      { timing: 'when', when: destroyed, effects: draw },
      { timing: 'attack', effects: [later] },
      { timing: 'attack', effects: [choose, later] },
    ),
    ['0/when/filter/spokenOf/ref', '1/effects/0/later/filter/spokenOf/ref'],
  );
});

test('refuses "or none" where there can be no fewer', () => {
  const rest = (choose: Json) => ({
    timing: 'attack',
    effects: [{ do: 'rest', target: { choose, orNone: true, side: 'enemy' } }],
  });
  assert.deepEqual(places(unit, rest(1), rest({ upTo: 2 }), rest({ min: 1, max: 3 })), [
    '0/effects/0/target/orNone',
    '1/effects/0/target/orNone',
    '2/effects/0/target/orNone',
  ]);
  assert.deepEqual(places(unit, rest(2), rest({ min: 2, max: 3 })), []);
});

test('refuses another price where no card is played for it, and one that buys nothing', () => {
  const price = (playFor: Json[], more: object = { cost: 0 }, zone: object = { zone: 'hand' }) => ({
    timing: 'constant',
    ...zone,
    constant: [{ playFor, ...more }],
  });
  const discard = [{ discard: 1 }];
  assert.deepEqual(
    places(
      unit,
      price(discard, { cost: 0 }, {}),
      price(discard, {}),
      price([{ restThis: true }, { destroyThis: true }]),
    ),
    ['0/constant/0/playFor', '1/constant/0', '2/constant/0/playFor/0', '2/constant/0/playFor/1'],
  );
  assert.deepEqual(places(command, price(discard)), []);
});

test('a Command has abilities outside play and no others but its own', () => {
  const draws = { timing: 'when', when: { event: 'drawn' }, effects: [{ do: 'draw' }] };
  assert.deepEqual(places(command, draws), ['0/timing']);
  assert.deepEqual(places(command, { ...draws, zone: 'trash' }), []);
});

test('refuses to say whose cards a card outside play changes the cost of, which is its own', () => {
  const own = (more: object) => ({ timing: 'constant', zone: 'hand', constant: [{ cost: -1, ...more }] });
  assert.deepEqual(places(unit, own({}), own({ side: 'own' }), own({ filter: { type: 'unit' } })), [
    '1/constant/0/side',
    '2/constant/0/filter',
  ]);
});

test('refuses words of counters, payments and sides where they say nothing', () => {
  const attack = (...effects: Json[]) => ({ timing: 'attack', effects });
  const until = 'turn';
  assert.deepEqual(
    places(
      unit,
      { timing: 'when', when: { event: 'drawn', counter: 'ash' }, effects: [{ do: 'draw' }] },
      attack({ do: 'control', target: { all: true, side: 'own' }, until }),
      attack({ do: 'attack', target: 'this', against: { choose: 1, side: 'own' } }),
      attack({ if: { exPaid: true }, then: [{ do: 'draw' }] }),
      attack({ do: 'setResources', count: 1, state: 'active', ex: true, choose: true }),
      attack({ do: 'prevent', target: { shieldArea: 'own' }, amount: 1, next: true, until }),
      attack({ do: 'redirect', target: 'this', to: { choose: 1, zone: 'trash' }, until }),
    ),
    [
      '0/when/counter',
      '1/effects/0/target/side',
      '2/effects/0/against/side',
      '3/effects/0/if/exPaid',
      '4/effects/0/choose',
      '5/effects/0/next',
      '6/effects/0/to/zone',
    ],
  );
  const main = { timing: 'main', if: { exPaid: true }, effects: [{ do: 'draw' }] };
  assert.deepEqual(places(command, main), ['0/if/exPaid']);
});

test('refuses a card without a colour that is no token, and a link that says a thing twice', () => {
  const { color: _color, ...plain } = unit;
  const link = { name: 'Ash', filter: { name: 'Coal' } };
  const faults = (card: object) => {
    const result = compileCards(gundam, [card as Json]);
    return result.ok ? [] : result.faults.map(({ path }) => path);
  };
  assert.deepEqual(faults(plain), ['/0/color']);
  assert.deepEqual(faults({ ...plain, token: true }), []);
  assert.deepEqual(faults({ ...unit, link }), ['/0/link/filter/name']);
});

test('a position puts only cards of the right kind in play', () => {
  const board = blankBoard();
  const state = blankState(gundam, gundam.sampleCards, { seed: '', options: {}, board });
  const units = [{ card: 'B10' }, { card: 'B01', pilot: 'B02' }];
  const faults = place(state, { p1: { base: 'B01', units } }, gundam.sampleCards);
  assert.deepEqual(faults.map(({ path }) => path).sort(), ['/p1/base', '/p1/units/0/card', '/p1/units/1/pilot']);
});

test('a Pilot that is paired can be chosen, moved and destroyed, and nothing else', () => {
  const one = (more: Record<string, Json> = {}): Json => ({ choose: 1, zone: 'pilots', ...more });
  const attack = (...effects: Json[]) => ({ timing: 'attack', effects });
  const moved = (target: Json) => attack({ do: 'move', target, to: 'hand' });
  assert.deepEqual(
    places(unit, moved(one({ filter: { unit: { linked: true } } })), attack({ do: 'destroy', target: one() })),
    [],
  );
  assert.deepEqual(
    places(
      unit,
      attack({ do: 'rest', target: one() }),
      moved({ choose: 1, filter: { unit: { linked: true } } }),
      moved(one({ filter: { state: 'rested' } })),
      { timing: 'constant', constant: [{ to: { all: true, zone: 'pilots' }, ap: 1 }] },
    ),
    [
      '0/effects/0/target/zone',
      '1/effects/0/target/filter/unit',
      '2/effects/0/target/filter/state',
      '3/constant/0/to/zone',
    ],
  );
});

test('an ability that is used outside play has a price, which its card does not pay', () => {
  const used = (cost: object): Json =>
    JSON.parse(JSON.stringify({ timing: 'activateMain', zone: 'trash', ...cost, effects: [{ do: 'draw' }] }));
  assert.deepEqual(places(unit, used({ cost: [{ resources: 1 }] })), []);
  assert.deepEqual(places(unit, used({}), used({ cost: [{ restThis: true }] })), ['0', '1/cost/0']);
});

test('refuses to replace what never happens to a card, a player or a shield area', () => {
  const effects = [{ do: 'draw' }];
  const instead = (replacement: object, more: object = {}) => ({
    timing: 'constant',
    ...more,
    constant: [{ instead: { effects, ...replacement } }],
  });
  const hand = { all: true, side: 'own', zone: 'hand' };
  assert.deepEqual(
    places(
      unit,
      instead({ of: 'discarded', to: 'this' }),
      instead({ of: 'defeated', to: 'this' }),
      instead({ of: 'returned', to: { shieldArea: 'own' } }),
      instead({ of: 'discarded', to: 'thisCard' }),
      instead({ of: 'discarded', to: hand, by: 'battle' }),
      instead({ of: 'discarded', to: 'thisCard', oncePerTurn: true }, { zone: 'hand' }),
      instead({ of: 'defeated', to: { player: 'you' }, effects: [{ do: 'rest', target: 'it' }] }),
      instead({ of: 'destroyed', to: { player: 'you' } }),
    ),
    [
      '0/constant/0/instead/to',
      '1/constant/0/instead/to',
      '2/constant/0/instead/to',
      '3/constant/0/instead/to',
      '4/constant/0/instead/by',
      '5/constant/0/instead/oncePerTurn',
      '6/constant/0/instead/effects/0/target',
      '7/constant/0/instead/to',
    ],
  );
});

test('refuses an exchange of Pilots with nobody, and of what has none', () => {
  const swap = (more: object) => ({ timing: 'deploy', effects: [{ do: 'swapPilots', ...more }] });
  assert.deepEqual(
    places(
      unit,
      swap({ target: 'this' }),
      swap({ target: { choose: 1, side: 'own' } }),
      swap({ target: 'this', with: { choose: 1, side: 'own', zone: 'base' } }),
      swap({ target: { choose: 2, side: 'own' } }),
      { timing: 'deploy', effects: [{ do: 'fight', target: 'this', with: 'this' }] },
    ),
    ['0/effects/0/target', '1/effects/0/target', '2/effects/0/with/zone', '4/effects/0/with'],
  );
});

test('refuses marks of names under which uses of abilities are counted', () => {
  const name = 'used X-01#0';
  const effects = [
    { do: 'mark', target: 'this', name },
    { do: 'unmark', target: { all: true, filter: { marked: { name } } }, name: 'burnt' },
    { do: 'draw', count: { counter: name, of: 'this' } },
    { do: 'mark', target: 'this', name: 'used up' },
  ];
  const heard = { timing: 'when', when: { event: 'marked', counter: name }, effects: [{ do: 'draw' }] };
  assert.deepEqual(places(unit, { timing: 'deploy', effects }, heard), [
    '0/effects/0/name',
    '0/effects/1/target/filter/marked/name',
    '0/effects/2/count/counter',
    '0/effects/3/name',
    '1/when/counter',
  ]);
  assert.deepEqual(
    places(unit, { timing: 'deploy', effects: [{ do: 'mark', target: 'this', name: 'well used ' }] }),
    [],
  );
});

test('traits that are given or lost are named, by an effect and by what holds', () => {
  const change = (more: object): Json => ({ timing: 'deploy', effects: [{ do: 'traits', until: 'turn', ...more }] });
  const holds = (traits: Json) => ({ timing: 'constant', constant: [{ to: 'this', traits }] });
  assert.deepEqual(
    places(
      unit,
      change({ target: 'this' }),
      change({ target: { all: true, zone: 'hand' }, gain: 'Scout' }),
      holds({}),
      change({ target: 'this', loseAll: true }),
      holds({ lose: 'Scout' }),
    ),
    ['0/effects/0', '1/effects/0/target/zone', '2/constant/0/traits'],
  );
});

test('what is asked for was said before, or is kept for the card', () => {
  const name = { do: 'name', as: 'word' };
  const ask = { do: 'rest', target: { all: true, filter: { name: { said: 'word' } } } };
  const holds = { timing: 'constant', constant: [{ to: { all: true, filter: { trait: { said: 'word' } } }, ap: 1 }] };
  assert.deepEqual(places(unit, { timing: 'deploy', effects: [ask] }, holds), [
    '0/effects/0/target/filter/name/said',
    '1/constant/0/to/filter/trait/said',
  ]);
  assert.deepEqual(places(unit, { timing: 'deploy', effects: [name, ask] }), []);
  assert.deepEqual(places(unit, { timing: 'deploy', effects: [{ ...name, until: 'always' }] }, holds), []);
  assert.deepEqual(places(command, { timing: 'main', effects: [{ ...name, until: 'turn' }, ask] }), [
    '0/effects/0/until',
  ]);
});

test('what keeps off so much in all is used up, and no number is not', () => {
  const prevent = (more: object): Json => ({
    timing: 'deploy',
    effects: [{ do: 'prevent', target: 'this', amount: 2, inAll: true, until: 'turn', ...more }],
  });
  assert.deepEqual(places(unit, prevent({ next: true }), prevent({ amount: 'all' }), prevent({})), [
    '0/effects/0/next',
    '1/effects/0/amount',
  ]);
});

test('only the player of a card returns it to pay, and only where it is in play', () => {
  const cost = [{ returnThis: 'hand' }];
  const unless = { unless: { who: 'opponent', cost }, effects: [{ do: 'draw' }] };
  assert.deepEqual(
    places(
      unit,
      { timing: 'deploy', effects: [unless] },
      { timing: 'activateMain', zone: 'trash', cost, effects: [{ do: 'draw' }] },
      { timing: 'activateMain', cost, effects: [{ do: 'draw' }] },
    ),
    ['0/effects/0/unless/cost/0', '1/cost/0'],
  );
});

test('refuses Pilots of what has none, and what is never done to Pilots, Bases and Commands', () => {
  const deploys = (...effects: Json[]): Json => ({ timing: 'deploy', effects });
  const top = { pilotOf: { top: 1, zone: 'deck' } };
  assert.deepEqual(places(unit, deploys({ do: 'destroy', target: top })), ['0/effects/0/target/pilotOf']);
  assert.deepEqual(places(unit, deploys({ do: 'destroy', target: { pilotOf: 'ownBase' } })), [
    '0/effects/0/target/pilotOf',
  ]);
  assert.deepEqual(places(unit, deploys({ do: 'rest', target: { pilotOf: 'this' } })), ['0/effects/0/target/pilotOf']);
  assert.deepEqual(places(unit, deploys({ do: 'fight', target: 'this', with: 'enemyBase' })), ['0/effects/0/with']);
  assert.deepEqual(places(unit, deploys({ do: 'reveal', target: { all: true } })), ['0/effects/0/target/zone']);
  const main = { timing: 'main', effects: [{ do: 'rest', target: 'thisCard' }] };
  assert.deepEqual(places(command, main), ['0/effects/0/target']);
  assert.deepEqual(places(unit, deploys({ do: 'destroy', target: { pilotOf: 'this' } })), []);
});

test('refuses words of a battle where there is none', () => {
  const main = (...effects: Json[]): Json => ({ timing: 'activateMain', effects });
  assert.deepEqual(places(unit, main({ do: 'rest', target: 'attacker' })), ['0/effects/0/target']);
  assert.deepEqual(places(unit, main({ do: 'endAttack' })), ['0/effects/0/do']);
  const later = { later: { event: 'attacks' }, effects: [{ do: 'rest', target: 'attacker' }] };
  assert.deepEqual(places(unit, main(later)), []);
  assert.deepEqual(places(unit, { timing: 'activateAction', effects: [{ do: 'endAttack' }] }), []);
});

test('refuses to act on what has left play, which can only be asked what it last was', () => {
  const destroyed = (...effects: Json[]): Json => ({ timing: 'destroyed', effects });
  const said = (...abilities: Json[]) => {
    const result = compileCards(gundam, [{ ...unit, abilities } as Json]);
    return result.ok
      ? []
      : result.faults.map(({ path, didYouMean }) => [path.replace('/0/abilities/', ''), didYouMean]);
  };
  const home = { do: 'move', target: 'this', to: 'hand' };
  const pilotHere = { do: 'pair', pilot: 'this', unit: { choose: 1, side: 'own' } };
  const wound = { do: 'modify', target: 'this', ap: 1, until: 'turn' };
  for (const gone of [
    { timing: 'destroyed' },
    { timing: 'when', when: { event: 'leaves', self: true } },
    { timing: 'when', when: [{ event: 'destroyed', filter: { other: false } }] },
  ]) {
    assert.deepEqual(said({ ...gone, effects: [home] } as Json), [['0/effects/0/target', 'thisCard']]);
    assert.deepEqual(said({ ...gone, effects: [pilotHere] } as Json), [['0/effects/0/pilot', 'thisCard']]);
    assert.deepEqual(said({ ...gone, effects: [wound] } as Json), [['0/effects/0/target', undefined]]);
  }
  assert.deepEqual(said(destroyed({ ...wound, target: 'thisCard' })), [['0/effects/0/target', undefined]]);
  assert.deepEqual(
    places(unit, destroyed({ do: 'redirect', target: { choose: 1, side: 'own' }, to: 'this', until: 'turn' })),
    ['0/effects/0/to'],
  );
  assert.deepEqual(places(unit, destroyed({ do: 'fight', target: { choose: 1, side: 'own' }, with: 'cause' })), [
    '0/effects/0/with',
  ]);
  assert.deepEqual(places(unit, destroyed({ do: 'rest', target: { all: true, among: 'this' } })), [
    '0/effects/0/target/among',
  ]);
  assert.deepEqual(places(unit, destroyed({ forEach: 'cause', effects: [{ do: 'rest', target: 'it' }] })), [
    '0/effects/0/effects/0/target',
  ]);
  const chosen = { do: 'choose', target: 'this' };
  assert.deepEqual(places(unit, destroyed(chosen, { do: 'rest', target: 'it' })), ['0/effects/1/target']);
  assert.deepEqual(places(unit, destroyed({ ...chosen, target: { choose: 1 } }, { do: 'rest', target: 'it' })), []);
  assert.deepEqual(places(unit, destroyed({ do: 'name', as: 'word', until: 'turn' })), ['0/effects/0/until']);
  assert.deepEqual(places(unit, destroyed({ may: [{ do: 'draw' }], cost: [{ restThis: true }] })), [
    '0/effects/0/cost/0',
  ]);
  // What comes later, and what another card is given.
  const ending: Json = { later: { event: 'turnEnd' }, effects: [home] };
  const dying: Json = { later: { event: 'destroyed', self: true }, effects: [home] };
  assert.deepEqual(places(unit, destroyed(ending)), ['0/effects/0/effects/0/target']);
  assert.deepEqual(places(unit, { timing: 'attack', effects: [dying] }), ['0/effects/0/effects/0/target']);
  const given: Json = { timing: 'destroyed', granted: true, id: 'last', effects: [home] };
  const gives: Json = {
    timing: 'attack',
    effects: [{ do: 'grant', target: { choose: 1 }, ability: 'last', until: 'turn' }],
  };
  assert.deepEqual(places(unit, gives, given), ['1/effects/0/target']);
  const other: Json = {
    timing: 'when',
    when: { event: 'destroyed', side: 'own' },
    effects: [{ do: 'rest', target: 'cause' }, wound],
  };
  assert.deepEqual(said(other), [['0/effects/0/target', undefined]]);
  // What it last was, where its card is now, and what need not have left play.
  const { ap, level } = { ap: { stat: 'ap', of: 'this' }, level: { stat: 'level', of: 'cause' } };
  for (const effect of [
    { do: 'damage', amount: ap, to: { choose: 1, side: 'enemy' } },
    { do: 'damage', amount: level, to: { choose: 1, side: 'enemy', filter: { spokenOf: 'attacker' } } },
    { do: 'move', target: 'thisCard', to: 'hand' },
    { do: 'move', target: { pilotOf: 'this' }, to: 'hand' },
    { do: 'copy', from: 'this', target: { choose: 1, side: 'own' }, until: 'turn' },
    { if: { is: 'this', filter: { paired: true } }, then: [{ do: 'draw' }] },
    { forEach: 'cause', effects: [{ do: 'draw' }, { do: 'deploy', target: 'thisCard' }, { do: 'rest', target: 'it' }] },
  ])
    assert.deepEqual(places(unit, destroyed(effect as Json)), [], JSON.stringify(effect));
  assert.deepEqual(places(unit, { timing: ['attack', 'destroyed'], effects: [wound] }), []);
});
