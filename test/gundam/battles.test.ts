import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { GameEvent, Json } from '../../src/engine/index.ts';
import { DONE, varied } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/gundam/board/board.ts';
import type { Gundam } from '../../src/rulesets/gundam/board/context.ts';
import { gundam } from '../../src/rulesets/gundam/index.ts';
import { blankBoard } from '../../src/rulesets/gundam/turn/setup.ts';
import type { Names, Words } from '../support/second-reading.ts';
import { compare, gamesOf, isNoticed, Notes, retold, withStep, written } from '../support/second-reading.ts';
import type { Ability, Card, Effect, Side, Sides, Timing, Unit } from './battle-model.ts';
import { Battles, TOKEN } from './battle-model.ts';

// What the cards of the reading say, in the card language.

const PLAIN: Card = {
  id: 'plain',
  type: 'unit',
  ap: 2,
  hp: 2,
  blocker: false,
  firstStrike: false,
  highManeuver: false,
  breach: 0,
  repair: 0,
  abilities: [],
};

function effectOf(effect: Effect): Json {
  switch (effect.do) {
    case 'draw':
      return { do: 'draw', count: effect.count };
    case 'hurt':
      return { do: 'damage', amount: effect.amount, to: { choose: 1, side: effect.side } };
    case 'hurtAll':
      return { do: 'damage', amount: effect.amount, to: { all: true, side: effect.side } };
    case 'slay':
      return { do: 'destroy', target: { choose: 1, side: effect.side } };
    case 'rest':
      return { do: 'rest', target: { choose: 1, side: 'enemy' } };
    case 'wake':
      return { do: 'setActive', target: { choose: 1, side: 'own' } };
    case 'boost':
      return { do: 'modify', target: 'this', ap: effect.amount, until: effect.until };
    case 'shoot':
      return { do: 'damage', amount: effect.amount, to: { shieldArea: 'enemy' } };
    case 'token':
      return { do: 'deployToken', card: TOKEN };
    case 'may':
      return { may: effect.effects.map(effectOf) };
  }
}

const HEARD: Partial<Record<Timing, string>> = {
  attacks: 'attacks',
  blocks: 'blocks',
  falls: 'destroyed',
  drawn: 'drawn',
};

function abilityOf({ on, side, effects }: Ability): Json {
  const said = effects.map(effectOf);
  const event = HEARD[on];
  if (event === undefined) return { timing: on, effects: said };
  return { timing: 'when', when: { event, side, ...(on === 'falls' ? { self: false } : {}) }, effects: said };
}

function cardOf({ id, type, ap, hp, blocker, firstStrike, highManeuver, breach, repair, abilities }: Card): Json {
  const keywords = {
    ...(blocker ? { blocker } : {}),
    ...(firstStrike ? { firstStrike } : {}),
    ...(highManeuver ? { highManeuver } : {}),
    ...(breach > 0 ? { breach } : {}),
    ...(repair > 0 ? { repair } : {}),
  };
  const common = { id, name: id, color: 'blue', level: 0, cost: 0, abilities: abilities.map(abilityOf) };
  if (type === 'unit') return { ...common, type, ap, hp, keywords, ...(id === TOKEN ? { token: true } : {}) };
  return type === 'base' ? { ...common, type, hp } : { ...common, type };
}

// What the ruleset tells, in the words of the reading.

type Data = GameEvent['data'];
const ids = (list: unknown, names: Names): string =>
  (list as ({ id: string } | string)[])
    .map((one) => names.of(typeof one === 'string' ? one : one.id))
    .sort()
    .join(' ');
const STEPS = ['block', 'action', 'damage', 'end'];

function linesOf({ type, data, player }: GameEvent, names: Names): string[] {
  const name = (key: keyof Data) => names.of(String(data[key]));
  switch (type) {
    case 'play-unit':
    case 'play-base':
      return [`play ${data.card}`];
    case 'play-command':
      return [`command ${data.card}`];
    case 'deploy':
    case 'deploy-base':
      return [`deploy ${names.add(String(data.id))} ${data.card}`];
    case 'replaced-base':
      return [`replaced ${name('id')}`];
    case 'move':
      return data.units ? [`makes-room ${ids(data.units, names)}`] : [`trash ${data.cards}`];
    case 'attack':
      return [`attack ${name('attacker')} ${name('target')}`];
    case 'attack-step':
      return STEPS.includes(String(data.step)) ? [`step ${data.step}`] : [];
    case 'block':
      return [`block ${name('blocker')}`];
    case 'battle-abandoned':
      return ['abandoned'];
    case 'battle-end':
      return ['battle-end'];
    case 'rest':
      return [`rest ${ids(data.ids, names)}`];
    case 'set-active':
      return (data.ids as string[]).length > 0 ? [`active ${ids(data.ids, names)}`] : [];
    case 'recover':
      return (data.healed as { id: string; amount: number }[]).map(
        ({ id, amount }) => `recover ${names.of(id)} ${amount}`,
      );
    case 'damage': {
      const hits = data.hits as { target: string; amount: number }[];
      return [
        `damage ${hits
          .map(({ target, amount }) => `${names.of(target)}:${amount}`)
          .sort()
          .join(' ')}`,
      ];
    }
    case 'destroy':
      return [`destroy ${ids(data.units, names)}`];
    case 'base-destroyed':
      return [`destroy ${name('id')}`];
    case 'shield-destroyed':
      return [`shield ${player} ${data.card}`];
    case 'draw':
      return [`draw ${player} ${data.count}`];
    case 'modifier':
      return [`boost ${name('target')} ${(data.effect as { add: number }).add}`];
    case 'effect':
      return [`effect ${player} ${names.of(String(data.source ?? data.card))}/${data.ability}`];
    case 'turn':
      return [`turn ${player}`];
    case 'game-end':
      return [`over ${data.winner}`];
    default:
      return [];
  }
}

const words: Words<Gundam> = {
  lines: linesOf,
  table({ players }: Board, names) {
    const side = ({ deck, hand, shields, trash, base, units }: Board['players']['p1']) => {
      const standing = units.map(({ id, rested, damage }) => `${names.of(id)}${rested ? 'r' : 'a'}${damage}`);
      const lies = [hand, trash].map((pile) => [...pile].sort().join(','));
      const stands = base ? `${names.of(base.id)}:${base.damage}` : '-';
      return [deck.length, ...lies, shields.join(','), stands, ...standing].join(' ');
    };
    return `= ${side(players.p1)} | ${side(players.p2)}`;
  },
  stops: ({ kind }) => kind === 'discard',
};

// Random cards and tables.

const small = fc.integer({ min: 1, max: 3 });
const sides = fc.constantFrom('own' as const, 'enemy' as const);
const anySide = fc.constantFrom('own' as const, 'enemy' as const, 'any' as const);
const simple: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ do: fc.constant('draw' as const), count: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: fc.constant('hurt' as const), side: anySide, amount: small }),
  fc.record({ do: fc.constant('hurtAll' as const), side: anySide, amount: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: fc.constant('slay' as const), side: sides }),
  fc.constant<Effect>({ do: 'rest' }),
  fc.constant<Effect>({ do: 'wake' }),
  fc.record({ do: fc.constant('shoot' as const), amount: small }),
);
const withToken = fc.oneof(
  { weight: 5, arbitrary: simple },
  { weight: 1, arbitrary: fc.constant<Effect>({ do: 'token' }) },
);
const withBoost = (inner: fc.Arbitrary<Effect>, until: 'battle' | 'turn'): fc.Arbitrary<Effect> =>
  fc.oneof(
    { weight: 5, arbitrary: inner },
    {
      weight: 1,
      arbitrary: fc.constantFrom(-2, -1, 1, 2).map((amount): Effect => ({ do: 'boost', amount, until })),
    },
  );
const may = (inner: fc.Arbitrary<Effect>): fc.Arbitrary<Effect> =>
  fc.oneof(
    { weight: 4, arbitrary: inner },
    {
      weight: 1,
      arbitrary: inner.map((effect): Effect => ({ do: 'may', effects: [effect] })),
    },
  );
const said = (inner: fc.Arbitrary<Effect>) => fc.array(may(inner), { minLength: 1, maxLength: 3 });
const IN_BATTLE: Timing[] = ['attack', 'attacks', 'blocks'];
/** What Units bring about as they come and go brings no others, and what hears draws does not draw: no chain is endless. */
const PASSING: Timing[] = ['deploy', 'destroyed', 'falls'];
const drawless = fc.constantFrom<Effect>({ do: 'rest' }, { do: 'wake' }, { do: 'hurt', side: 'any', amount: 1 });

function effectsOn(on: Timing): fc.Arbitrary<Effect[]> {
  if (on === 'drawn') return said(drawless);
  // What is offered is one thing, so that there is no doubt whether anything of it could begin.
  if (on === 'burst') return may(withToken).map((effect) => [effect]);
  if (on === 'action') return said(withToken);
  // What has been destroyed is gone, and gets no AP.
  if (on === 'destroyed') return said(simple);
  if (PASSING.includes(on)) return said(withBoost(simple, 'turn'));
  return said(withBoost(withToken, IN_BATTLE.includes(on) ? 'battle' : 'turn'));
}

const ability = (timings: Timing[]): fc.Arbitrary<Ability> =>
  fc.constantFrom(...timings).chain((on) =>
    fc.record({
      on: fc.constant(on),
      side: sides,
      effects: effectsOn(on),
    }),
  );
const ON_UNITS: Timing[] = [
  'deploy',
  'attack',
  'destroyed',
  'attacks',
  'blocks',
  'falls',
  'drawn',
  'startOfTurn',
  'endOfTurn',
];
const ON_BASES: Timing[] = ['deploy', 'destroyed', 'attacks', 'blocks', 'falls', 'drawn', 'startOfTurn', 'endOfTurn'];
const seldom = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });

const unitCard = (id: string): fc.Arbitrary<Card> =>
  fc.record({
    id: fc.constant(id),
    type: fc.constant('unit' as const),
    ap: fc.integer({ min: 0, max: 4 }),
    hp: fc.integer({ min: 1, max: 5 }),
    blocker: fc.boolean(),
    firstStrike: seldom,
    highManeuver: seldom,
    breach: fc.constantFrom(0, 0, 1, 2),
    repair: fc.constantFrom(0, 0, 0, 2),
    abilities: fc
      .tuple(
        fc.array(ability(ON_UNITS), { maxLength: 2 }),
        fc.array(ability(['burst']), { maxLength: id === TOKEN ? 0 : 1 }),
      )
      .map(([own, bursts]) => [...own, ...bursts]),
  });
const otherCard = (id: string, type: 'base' | 'command'): fc.Arbitrary<Card> =>
  fc
    .array(ability(type === 'base' ? ON_BASES : ['action']), { minLength: 1, maxLength: type === 'base' ? 2 : 1 })
    .map((abilities) => ({
      ...PLAIN,
      id,
      type,
      hp: 3,
      abilities,
    }));

const IDS = ['plain', 'ua', 'ub', 'uc', 'ba', 'ca', 'cb'];
const UNITS = ['plain', 'ua', 'ub', 'uc', TOKEN];
const pile = (maxLength: number, minLength = 0) => fc.array(fc.constantFrom(...IDS), { minLength, maxLength });
const standing = (player: string) =>
  fc
    .array(fc.record({ card: fc.constantFrom(...UNITS), rested: fc.boolean(), new: seldom }), { maxLength: 6 })
    .map((units) =>
      units.map(
        ({ card, rested, new: isNew }, at): Unit => ({
          id: `${player}-${at}`,
          card,
          rested,
          damage: 0,
          since: isNew ? 5 : 0,
        }),
      ),
    );
const side = (player: string): fc.Arbitrary<Side> =>
  fc.record({
    deck: pile(14, 2),
    hand: pile(5),
    shields: pile(4),
    trash: fc.constant<string[]>([]),
    base: fc.constantFrom(null, { id: `${player}-base`, card: 'ba', damage: 0 }),
    units: standing(player),
  });

const scenes = fc.record({
  cards: fc.tuple(
    unitCard(TOKEN),
    unitCard('ua'),
    unitCard('ub'),
    unitCard('uc'),
    otherCard('ba', 'base'),
    otherCard('ca', 'command'),
    otherCard('cb', 'command'),
  ),
  sides: fc.record({ p1: side('x'), p2: side('y') }),
  picks: fc.array(fc.nat(999), { minLength: 10, maxLength: 60 }),
});
type Scene = typeof scenes extends fc.Arbitrary<infer S> ? S : never;

const placed = ({ deck, hand, shields, base, units }: Side): Json => ({
  deck,
  hand,
  shields,
  base: base ? { card: base.card, as: base.id } : null,
  resourceDeck: 0,
  units: units.map(({ id, card, rested, since }) => ({
    as: id,
    card,
    rested,
    ...(since > 0 ? { entered: 'now' } : {}),
  })),
});

const told =
  (rules: typeof gundam) =>
  ({ cards, sides: table, picks }: Scene): [Notes, Notes] => {
    const all = [PLAIN, ...cards];
    const reading = written(new Notes(picks), (notes) => new Battles(all, table as Sides, notes).play());
    const position = { p1: placed(table.p1), p2: placed(table.p2) };
    const opening = { rules, cards: all.map(cardOf), board: blankBoard(), position };
    return [reading, retold(new Notes(picks), opening, words)];
  };

test('attacks, blocks, Bursts and triggered effects go as in a plain reading of the rules', () => {
  const { plies, lines } = compare(scenes, gamesOf(250), told(gundam));
  assert.ok(plies > 2000, `only ${plies} plies`);
  for (const seen of ['? block', '? burst', '? order', '? unit-limit', '? may', 'replaced', 'abandoned', 'over'])
    assert.ok((lines.get(seen) ?? 0) > 4, `${seen}: ${lines.get(seen)}`);
});

type Rules = typeof gundam;
type Queue = Rules['timing']['queues'][string];

const withQueue = (change: (queue: Queue) => Partial<Queue>): Rules => {
  const effects = gundam.timing.queues.effects as Queue;
  return varied(gundam, { timing: { ...gundam.timing, queues: { effects: { ...effects, ...change(effects) } } } });
};
const nothing = () => undefined;

/** Rules that are changed by hand, each by its clause. */
const CHANGED: Record<string, () => Rules> = {
  '6-2-2-1: nothing becomes active': () => withStep(gundam, 'turn', '6-2-2-1', () => ({ run: nothing })),
  '7-3-5-1: an attack without its target goes on': () =>
    withStep(gundam, 'attack', '7-3-5-1', () => ({ run: nothing })),
  '7-4-1: nobody is asked for a block': () =>
    withStep(gundam, 'attack', '7-4-1', (step) => (step.ask ? { ask: () => null } : {})),
  '7-5-1: a battle has no action step': () => withStep(gundam, 'attack', '7-5-1', () => ({ run: nothing })),
  '7-5-2-1: every attack ends with its action step': () =>
    withStep(gundam, 'attack', '7-5-2-1', () => ({ run: () => '7-7-1' })),
  '9-1-6-3: an effect goes off for each thing of one moment': () => {
    const { triggers } = gundam.timing;
    const apart = (event: GameEvent): GameEvent[] =>
      event.type === 'destroy'
        ? (event.data.units as Json[]).map((unit) => ({ ...event, data: { ...event.data, units: [unit] } }))
        : [event];
    return varied(gundam, {
      timing: {
        ...gundam.timing,
        triggers: (m, events) => events.flatMap(apart).flatMap((event) => triggers(m, [event])),
      },
    });
  },
  '9-1-6-5: chance decides the order of own effects': () => withQueue(() => ({ tie: 'random' })),
  '9-1-6-6: nobody goes first': () => withQueue(({ order }) => ({ order: order.slice(0, 1) })),
  '9-1-6-7: new effects wait behind the others': () => withQueue(() => ({ enter: 'behind' })),
  '9-1-6-8: a Burst is an effect like others': () => withQueue(({ order }) => ({ order: order.slice(1) })),
  '10-1-2: rules management waits until it is called': () => {
    const { sweep } = gundam.timing;
    assert.ok(sweep);
    return varied(gundam, { timing: { ...gundam.timing, sweep: { ...sweep, at: 'called' } } });
  },
  '11-1-5: nothing strikes back after a First Strike': () =>
    withStep(gundam, 'strike-back', '11-1-5', () => ({ run: () => DONE })),
};

for (const [name, changed] of Object.entries(CHANGED)) {
  test(`the reading notices a changed rule: ${name}`, () => {
    assert.ok(isNoticed(scenes, told(changed())));
  });
}
