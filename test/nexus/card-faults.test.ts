import assert from 'node:assert/strict';
import test from 'node:test';
import type { Fault, Json } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';
import { nexus } from '../../src/rulesets/nexus/index.ts';

const agent = { id: 'a', type: 'agent', name: 'Agent', cost: {}, attack: 1, defense: 1 };
const gear = { id: 'g', type: 'hardware', name: 'Gear', cost: {}, gear: true };
const event = { id: 'e', type: 'event', name: 'Event', speed: 1, cost: {}, effects: [] };
const chip = { ...agent, id: 'chip', token: true };
const foe = { as: 'foe', choose: 1, side: 'enemy', filter: { type: 'agent' } };

function faults(...cards: Json[]): Fault[] {
  const compiled = compileCards(nexus, cards);
  return compiled.ok ? [] : compiled.faults;
}

/** The card has exactly one fault, there. */
function only(card: Json, path: string, reason: RegExp): Fault {
  const found = faults(card, chip);
  assert.deepEqual(
    found.map((fault) => fault.path),
    [path],
  );
  assert.match(found[0]?.reason ?? '', reason);
  return found[0] as Fault;
}
const onEvent = (effect: Json, path: string, reason: RegExp, more: object = {}) =>
  only({ ...event, ...more, effects: [effect] }, `/0/effects/0${path}`, reason);
const onSkill = (skill: object, path: string, reason: RegExp, card: object = agent) =>
  only({ ...card, skills: [skill] } as Json, `/0/skills/0${path}`, reason);
const when = (event: string, more: object = {}) => ({
  kind: 'reactive',
  when: { event, ...more },
  effects: [{ do: 'draw' }],
});
const constant = (...all: Json[]) => ({ kind: 'persistent', constant: all });

test('cards without faults compile', () => {
  assert.deepEqual(faults(agent, gear, event, chip), []);
});

test('a name that nothing has is told with those there are', () => {
  const fault = onEvent({ do: 'terminate', target: { ref: 'fo' } }, '/target/ref', /nothing is called "fo"/, {
    targets: [foe],
  });
  assert.deepEqual([fault.accepts, fault.didYouMean], [['foe'], 'foe']);
});

test('a name is given before it is used', () => {
  const choose = { do: 'choose', target: { choose: 1, as: 'x' } };
  only(
    { ...event, effects: [{ do: 'lock', target: { ref: 'x' } }, choose] },
    '/0/effects/0/target/ref',
    /nothing is called "x"/,
  );
  assert.deepEqual(faults({ ...event, effects: [choose, { do: 'lock', target: { ref: 'x' } }] }), []);
});

test('“it” means something only after something', () => {
  onEvent({ do: 'lock', target: 'it' }, '/target', /"it" means nothing/);
  assert.deepEqual(
    faults({ ...event, effects: [{ forEach: { all: true }, effects: [{ do: 'lock', target: 'it' }] }] }),
    [],
  );
});

test('an event card is nowhere', () => {
  onEvent({ do: 'lock', target: 'this' }, '/target', /never in play/);
  onEvent({ do: 'move', target: { choose: 1 }, to: 'here' }, '/to', /no "here"/);
  onEvent({ do: 'lock', target: { all: true, filter: { here: true } } }, '/target/filter/here', /nothing is "here"/);
});

test('only what is attached has a host', () => {
  onSkill(constant({ to: 'host', attack: 1 }), '/constant/0/to', /never attached/);
  assert.deepEqual(faults({ ...gear, skills: [constant({ to: 'host', attack: 1 })] }), []);
});

test('a party that an event does not have is told, with the events that have it', () => {
  const lock = (target: string) => ({ ...when('drawn'), effects: [{ do: 'lock', target }] });
  const fault = onSkill(lock('cause'), '/effects/0/target', /has no "cause"/);
  assert.ok((fault.accepts as string[]).includes('terminated'));
  onSkill({ ...when('arrives'), effects: [{ do: 'lock', target: 'causeOther' }] }, '/effects/0/target', /causeOther/);
  onSkill(
    { kind: 'activated', speed: 1, effects: [{ do: 'lock', target: 'cause' }] },
    '/effects/0/target',
    /only what reacts/,
  );
});

test('an amount that an event does not have is told', () => {
  const amount = { ...when('arrives'), effects: [{ do: 'draw', count: { eventAmount: true } }] };
  onSkill(amount, '/effects/0/count/eventAmount', /no amount/);
  onEvent({ do: 'draw', count: { x: true } }, '/count/x', /no X/);
});

test('an event is asked only what it has', () => {
  onSkill(when('arrives', { by: 'battle' }), '/when/by', /brings about "arrives"/);
  onSkill(when('damaged', { by: 'outright' }), '/when/by', /never "outright"/);
  onSkill(when('drawn', { filter: { type: 'agent' } }), '/when/filter', /no card/);
  onSkill(when('arrives', { other: { type: 'agent' } }), '/when/other', /nothing else takes part/);
  onSkill(when('endOfTurn', { self: true }), '/when/self', /no card in play/);
  onSkill(when('arrives', { host: true }), '/when/host', /never attached/);
  onSkill(when('arrives', { mark: 'rust' }), '/when/mark', /only marks/);
});

test('what is replaced is asked only what it has', () => {
  const instead = (of: string, more: object) => ({
    kind: 'replacing',
    instead: { of, ...more },
    effects: [{ do: 'draw' }],
  });
  onSkill(instead('drawn', { filter: { type: 'agent' } }), '/instead/filter', /nobody knows/);
  onSkill(instead('biomeLost', { self: true }), '/instead/self', /no card in play/);
  onSkill(instead('cancelled', { by: 'battle' }), '/instead/by', /never "battle"/);
  onSkill(instead('drawn', { other: { type: 'agent' } }), '/instead/other', /nothing else/);
});

test('a persistent skill asks nobody and remembers nothing', () => {
  onSkill(constant({ to: { choose: 1 }, attack: 1 }), '/constant/0/to', /nobody is asked/);
  onSkill(constant({ to: 'it', attack: 1 }), '/constant/0/to', /no "it"/);
  onSkill(constant({ to: { ref: 'x' }, attack: 1 }), '/constant/0/to/ref', /no "ref"/);
  onSkill(constant({ to: { all: true, zone: 'hand' }, attack: 1 }), '/constant/0/to/zone', /in play/);
  onSkill(constant({ to: 'this' }), '/constant/0', /what holds/);
  onSkill({ ...constant({ to: 'this', attack: 1 }), oncePerTurn: true }, '/oncePerTurn', /all the time/);
});

test('nothing is chosen inside a number or a condition', () => {
  onEvent({ do: 'draw', count: { stat: 'attack', of: { choose: 1 } } }, '/count/of', /nothing is chosen here/);
  onEvent({ if: { is: { random: 1 }, filter: {} }, then: [{ do: 'draw' }] }, '/if/is', /nothing is chosen here/);
});

test('a verb finds its targets only where they can be', () => {
  const fault = onEvent({ do: 'terminate', target: { choose: 1, zone: 'hand' } }, '/target/zone', /zone "hand"/);
  assert.deepEqual(fault.accepts, ['play']);
  onEvent({ do: 'cancel', target: { ref: 'foe' } }, '/target/ref', /zone "play"/, { targets: [foe] });
  onEvent({ do: 'loseBiome', target: { choose: 1 } }, '/target', /zone "play"/);
});

test('a verb says what it gives', () => {
  onEvent({ do: 'modify', target: { choose: 1 }, until: 'turn' }, '', /does not say/);
  onEvent({ do: 'set', target: { choose: 1 }, until: 'turn' }, '', /does not say/);
  onEvent({ do: 'discard', random: true, upTo: true }, '/upTo', /chance/);
  onEvent({ do: 'putBack', to: 'cache' }, '/do', /looked/);
  onEvent({ do: 'put', target: { choose: 1, zone: 'looked' }, to: 'hand' }, '/target/zone', /looked/);
});

test('what is forbidden can be done by whom it is forbidden to', () => {
  const cant = (to: Json, word: string, more: object = {}) => constant({ to, cant: word, ...more });
  onSkill(cant({ player: 'you' }, 'attack'), '/constant/0/cant', /not for players/);
  onSkill(cant('this', 'draw'), '/constant/0/to', /for players/);
  onSkill(cant('this', 'beAnswered'), '/constant/0/to', /on the queue/);
  onSkill(cant({ all: true, zone: 'queue' }, 'attack'), '/constant/0/cant', /not for what is on the queue/, {
    ...agent,
  });
  onSkill(cant('this', 'attack', { by: { side: 'enemy' } }), '/constant/0/by', /no other party/);
});

test('a token is a card of this set that says so', () => {
  onEvent({ do: 'token', card: 'nobody' }, '/card', /there is no card "nobody"/);
  onEvent({ do: 'token', card: 'e' }, '/card', /no token/);
});

test('a skill that is given exists, works and is given', () => {
  const grant = { do: 'grant', target: { choose: 1 }, skill: 'x', until: 'turn' };
  onSkill({ kind: 'activated', speed: 1, effects: [grant] }, '/effects/0/skill', /no skill "x"/);
  onSkill({ ...when('arrives'), granted: true }, '/granted', /"id"/);
  onSkill({ ...when('arrives'), granted: true, id: 'x' }, '/granted', /nothing gives/);
  only(
    {
      ...agent,
      skills: [
        { ...when('arrives'), id: 'x' },
        { ...when('drawn'), id: 'x' },
      ],
    },
    '/0/skills/1/id',
    /two skills/,
  );
  only(
    {
      ...agent,
      skills: [constant({ to: { all: true }, skill: 'x' }), { ...constant({ to: 'this', attack: 1 }), id: 'x' }],
    },
    '/0/skills/0/constant/0/skill',
    /does nothing/,
  );
});

test('a card pays with itself once', () => {
  onSkill(
    {
      ...{ kind: 'activated', speed: 1, effects: [{ do: 'draw' }] },
      costs: [{ terminateThis: true }, { lockThis: true }, { terminateThis: true }],
    },
    '/costs/2/terminateThis',
    /already/,
  );
});

test('only a card in play pays with itself', () => {
  only({ ...agent, costs: [{ lockThis: true }] }, '/0/costs/0/lockThis', /pay with itself/);
  onEvent({ may: [{ do: 'draw' }], cost: { costs: [{ terminateThis: true }] } }, '/cost/costs/0/terminateThis', /pay/);
  onSkill(
    { kind: 'activated', from: 'cache', speed: 1, costs: [{ lockThis: true }], effects: [{ do: 'draw' }] },
    '/costs/0/lockThis',
    /pay with itself/,
  );
});

test('how often a skill works is said once, and counted in play', () => {
  const limit = { times: 2, per: 'turn' };
  onSkill({ ...when('arrives'), limit, oncePerTurn: true }, '/oncePerTurn', /"limit"/);
  onSkill({ ...when('arrives'), from: 'cache', limit }, '/limit', /cards in play are counted/);
});

test('nothing reacts from a hand', () => {
  onSkill({ ...when('drawn'), from: 'hand' }, '/from', /shown by reacting/);
});

test('within one moment nobody is asked', () => {
  onEvent({ together: [{ do: 'terminate', target: { choose: 1 } }] }, '/together/0/target', /nobody chooses/);
  onEvent({ together: [{ do: 'draw' }] }, '/together/0', /one moment/);
});

test('a mode does something', () => {
  const modes = [
    { label: 'Draw', effects: [{ do: 'draw' }] },
    { label: 'Nothing', effects: [] },
  ];
  onEvent({ oneOf: modes }, '/oneOf/1/effects', /does nothing/);
});

test('what is looked back at is kept that long', () => {
  const count = { history: 'terminated', span: 'match', filter: { type: 'agent' } };
  onEvent({ do: 'draw', count }, '/count/filter', /only counted/);
});

test('what is put off hears its own event', () => {
  const later = (event: string) => ({ later: { event }, effects: [{ do: 'lock', target: 'cause' }] });
  onEvent(later('drawn'), '/effects/0/target', /has no "cause"/);
  assert.deepEqual(faults({ ...event, effects: [later('arrives')] }), []);
});

test('two targets have two names', () => {
  only({ ...event, targets: [foe, foe] }, '/0/targets', /one name/);
});

test('faults of meaning of several cards are told at once', () => {
  const found = faults(
    { ...agent, skills: [when('drawn', { self: true })] },
    { ...event, effects: [{ do: 'lock', target: 'this' }] },
  );
  assert.deepEqual(
    found.map(({ path }) => path),
    ['/0/skills/0/when/self', '/1/effects/0/target'],
  );
});

test('“each” is for numbers of several, worked out for each by itself', () => {
  const all = { all: true, filter: { type: 'agent' } };
  const amount = { stat: 'damage', of: 'each' };
  assert.deepEqual(faults({ ...event, effects: [{ do: 'damage', amount, to: all }] }), []);
  assert.deepEqual(faults({ ...agent, skills: [constant({ to: all, attack: amount })] } as Json), []);
  onEvent({ do: 'draw', count: amount }, '/count/of', /"each" is for amounts/);
  onEvent({ do: 'damage', amount, to: all, divide: true }, '/amount/of', /"each" is for amounts/);
  onEvent({ do: 'terminate', target: 'each' }, '/target', /"each" is for amounts/);
  onSkill(constant({ cost: amount }), '/constant/0/cost/of', /"each" is for amounts/);
});

test('only cards in play count what they hear', () => {
  onSkill({ ...when('drawn', { every: 2 }), from: 'cache' }, '/when/every', /counts what it hears/);
  onEvent(
    { later: { event: 'endOfTurn', every: 2 }, effects: [{ do: 'draw' }] },
    '/later/every',
    /counts what it hears/,
  );
});

test('an event has skills only to give them', () => {
  const given = { id: 'x', granted: true, ...when('drawn') };
  const give = { do: 'grant', target: { ref: 'foe' }, skill: 'x', until: 'turn' };
  assert.deepEqual(faults({ ...event, targets: [foe], effects: [give], skills: [given] }), []);
  only(
    { ...event, targets: [foe], effects: [give], skills: [{ ...given, granted: false }] },
    '/0/skills/0/granted',
    /an event is never in play/,
  );
  only({ ...event, skills: [given] }, '/0/skills/0/granted', /nothing gives this skill/);
});

test('words of battle and of choices that can have no effect are refused', () => {
  onEvent({ do: 'move', target: { ref: 'foe' }, to: 'staging', attacking: true }, '/attacking', /nobody attacks/, {
    targets: [foe],
  });
  const search = { choose: { exactly: 2 }, zone: 'deck', filter: { type: 'agent' } };
  onEvent({ do: 'put', target: search, to: 'hand' }, '/target/choose', /may always find nothing/);
  only({ ...agent, also: ['Agent'] }, '/0/also', /has this name anyway/);
});

test('a copy is made of what all can see', () => {
  const become = (of: Json) => ({ do: 'become', target: { ref: 'foe' }, of, until: 'turn' });
  assert.deepEqual(faults({ ...event, targets: [foe], effects: [become({ choose: 1, zone: 'cache' })] }), []);
  onEvent(become({ choose: 1, zone: 'hand' }), '/of/zone', /finds nothing in the zone/, { targets: [foe] });
});

test('agents of one player are not exchanged', () => {
  const exchange = (one: Json, other: Json) => ({ do: 'exchange', target: one, with: other, until: 'turn' });
  const own = { choose: 1, side: 'own' };
  assert.deepEqual(faults({ ...event, effects: [exchange(own, { choose: 1, side: 'enemy' })] }), []);
  onEvent(exchange(own, own), '/with/side', /two players/);
});

test('only marks have a name by which they are replaced', () => {
  const instead = (of: string) => ({
    ...gear,
    skills: [{ kind: 'replacing', instead: { of, mark: 'rust' }, effects: [] }],
  });
  assert.deepEqual(faults(instead('marked')), []);
  only(instead('terminated'), '/0/skills/0/instead/mark', /only marks/);
});

test('traits that are given or lost are named, by an effect and by what holds', () => {
  onEvent({ do: 'traits', target: { all: true }, until: 'turn' }, '', /what is given or lost/);
  onSkill(constant({ to: 'this', traits: {} }), '/constant/0/traits', /what is given or lost/);
  assert.deepEqual(faults({ ...agent, skills: [constant({ to: 'this', traits: { loseAll: true } })] }), []);
});

test('shields are for agents, sectors and players', () => {
  const shield = (target: Json) => ({ do: 'shield', target, amount: 1, until: 'turn' });
  onEvent(shield({ all: true, side: 'own', zone: 'hand' }), '/target/zone', /finds nothing in the zone/);
  assert.deepEqual(
    faults({ ...event, effects: [shield({ player: 'you' }), shield({ all: true, zone: 'sectors' })] }),
    [],
  );
});

test('no mark has the name of what the rules count on a card', () => {
  onEvent({ do: 'mark', target: { all: true }, name: '.used:a#0' }, '/name', /does not begin/);
});

test('what is asked for was said before, or is kept for the card', () => {
  const name = { do: 'name', as: 'word' };
  const ask = { do: 'terminate', target: { all: true, filter: { name: { said: 'word' } } } };
  onEvent(ask, '/target/filter/name/said', /nothing is said as "word"/);
  assert.deepEqual(faults({ ...event, effects: [name, ask] }), []);
  onEvent({ ...name, until: 'turn' }, '/until', /keeps no name/);
  const holds = constant({ to: { all: true, filter: { name: { said: 'word' } } }, attack: 1 });
  onSkill(holds, '/constant/0/to/filter/name/said', /nothing is said/);
  const keeps = { ...when('arrives', { self: true }), effects: [{ ...name, until: 'always' }] };
  assert.deepEqual(faults({ ...agent, skills: [holds, keeps] } as unknown as Json), []);
});

test('from a hand only the discarding of the card itself is replaced', () => {
  const replaces = (from: string | undefined, instead: object) => ({
    kind: 'replacing',
    ...(from === undefined ? {} : { from }),
    instead,
    effects: [{ do: 'draw' }],
  });
  assert.deepEqual(faults({ ...agent, skills: [replaces('hand', { of: 'discarded', self: true })] } as Json), []);
  assert.deepEqual(faults({ ...event, skills: [replaces('cache', { of: 'defeated', side: 'own' })] } as Json), []);
  onSkill(replaces('hand', { of: 'terminated', self: true }), '/instead/of', /only be discarded/);
  onSkill(replaces('hand', { of: 'discarded' }), '/instead/self', /would be shown/);
  onSkill(replaces(undefined, { of: 'discarded', self: true }), '/instead/self', /no card in play/);
  onSkill(replaces('cache', { of: 'discarded', self: true }), '/instead/self', /no card in play/);
});

test('a player who would lose is no card, and only a card says so', () => {
  const replaces = (more: object, effects: Json[] = [{ do: 'draw' }]) => ({
    kind: 'replacing',
    instead: { of: 'defeated', ...more },
    effects,
  });
  assert.deepEqual(faults({ ...agent, skills: [replaces({ by: 'effect' })] } as Json), []);
  onSkill(replaces({ by: 'battle' }), '/instead/by', /never "battle"/);
  onSkill(replaces({ filter: { type: 'agent' } }), '/instead/filter', /a player/);
  onSkill(replaces({ other: { type: 'agent' } }), '/instead/other', /nothing else/);
  onSkill(replaces({}, [{ do: 'terminate', target: 'cause' }]), '/effects/0/target', /no "cause"/);
});

test('what lies beside a card is asked of those that have it', () => {
  const top = { hostOf: { top: 1 } };
  onEvent({ do: 'modify', target: top, attack: 1, until: 'turn' }, '/target/hostOf', /attached to an agent/);
  const twice = { attachedTo: { attachedTo: { choose: 1 } } };
  onEvent({ do: 'terminate', target: twice }, '/target/attachedTo', /only an agent/);
  onSkill(
    { kind: 'activated', speed: 1, effects: [{ do: 'terminate', target: { opposing: 'this' } }] },
    '/effects/0/target/opposing',
    /only an agent/,
    gear,
  );
});

test('a verb of agents is not for gear, nor one of gear for agents', () => {
  onEvent({ do: 'attack', target: { attachedTo: { choose: 1 } } }, '/target', /agents/);
  onEvent({ do: 'detach', target: { hostOf: { choose: 1 } } }, '/target', /attached/);
  onSkill({ ...when('arrives'), effects: [{ do: 'detach', target: 'this' }] }, '/effects/0/target', /attached/);
});

test('what a skill reacts to is where its event happens', () => {
  onSkill({ ...when('arrives'), effects: [{ do: 'cancel', target: 'cause' }] }, '/effects/0/target', /zone "play"/);
  onSkill({ ...when('biomeLost'), effects: [{ do: 'lock', target: 'cause' }] }, '/effects/0/target', /zone "sectors"/);
  assert.deepEqual(
    faults({ ...agent, skills: [{ ...when('played'), effects: [{ do: 'cancel', target: 'cause' }] }] }),
    [],
  );
  assert.deepEqual(
    faults({ ...agent, skills: [{ ...when('terminated'), effects: [{ do: 'arrive', target: 'cause' }] }] }),
    [],
  );
});

test('it takes two to fight or to change places', () => {
  const two = { targets: [{ ...foe, as: 'two', choose: 2 }] };
  onEvent({ do: 'fight', target: { ref: 'two' }, with: { ref: 'two' } }, '/with', /same agent/, two);
  onSkill(
    { ...when('arrives'), effects: [{ do: 'swap', target: 'this' }] },
    '/effects/0/target',
    /nobody to swap with/,
  );
  assert.deepEqual(faults({ ...event, ...two, effects: [{ do: 'swap', target: { ref: 'two' } }] }), []);
});

test('what has left play is moved from where it went, and nothing else is done to it', () => {
  const on = (event: string, more: object, ...effects: object[]) => ({ ...when(event, more), effects });
  const wound = { do: 'modify', target: 'this', attack: 1, until: 'turn' };
  const gone = /R30: .* has left play by then/;
  for (const event of ['terminated', 'leaves']) {
    onSkill(on(event, { self: true }, wound), '/effects/0/target', gone);
    onSkill(on(event, { filter: { other: false } }, wound), '/effects/0/target', gone);
    onSkill(on(event, { side: 'own' }, { ...wound, target: 'cause' }), '/effects/0/target', gone);
  }
  onSkill(on('terminated', { self: true }, { do: 'damage', amount: 1, to: 'this' }), '/effects/0/to', gone);
  onSkill(on('terminated', { host: true }, { ...wound, target: 'host' }), '/effects/0/target', gone, gear);
  onSkill(
    on('terminated', { self: true }, { forEach: 'cause', effects: [{ do: 'lock', target: 'it' }] }),
    '/effects/0/effects/0/target',
    gone,
  );
  onSkill(
    on('terminated', { self: true }, { do: 'name', as: 'word', until: 'turn' }),
    '/effects/0/until',
    /keeps no name/,
  );
  onSkill(
    on('terminated', { self: true }, { later: { event: 'endOfTurn' }, effects: [wound] }),
    '/effects/0/effects/0/target',
    gone,
  );
  onSkill(
    on('arrives', { self: true }, { later: { event: 'leaves', self: true }, effects: [wound] }),
    '/effects/0/effects/0/target',
    gone,
  );
  for (const effect of [
    { do: 'put', target: 'this', to: 'hand' },
    { do: 'arrive', target: 'cause' },
    { do: 'draw', count: { stat: 'attack', of: 'this' } },
    { do: 'copySkills', from: 'this', to: { choose: 1, side: 'own' }, until: 'turn' },
    { do: 'lock', target: 'causeOther' },
    {
      forEach: 'cause',
      effects: [
        { do: 'arrive', target: 'cause' },
        { do: 'lock', target: 'it' },
      ],
    },
  ])
    assert.deepEqual(faults({ ...agent, skills: [on('terminated', { self: true }, effect)] } as Json), []);
  assert.deepEqual(faults({ ...agent, skills: [on('terminated', { side: 'own' }, wound)] } as Json), []);
});
