import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { GameEvent, Json } from '../../src/engine/index.ts';
import { varied } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/unnamed/board/board.ts';
import type { Unnamed } from '../../src/rulesets/unnamed/board/context.ts';
import { unnamed } from '../../src/rulesets/unnamed/index.ts';
import { blankBoard } from '../../src/rulesets/unnamed/turn/setup.ts';
import type { Names, Player, Words } from '../support/second-reading.ts';
import { compare, gamesOf, isNoticed, Notes, retold, withStep, written } from '../support/second-reading.ts';
import type { Ability, Card, Line, Piece, Piles, Word } from './attack-model.ts';
import { Attacks, WIDER } from './attack-model.ts';

// What the cards of the reading say, in the card language.

function effectOf(line: Line): Json {
  switch (line.do) {
    case 'draw':
      return { do: 'draw' };
    case 'slay':
      return { do: 'destroy', target: { choose: 1, side: line.side } };
    case 'slayAll':
      return { do: 'destroy', target: { all: true, side: line.side } };
    case 'boost':
      return { do: 'modify', target: 'this', power: line.power, until: line.until };
    case 'weaken':
      return { do: 'modify', target: { choose: 1, side: line.side }, power: line.power, until: 'turn' };
    case 'bounce':
      return { do: 'put', target: { choose: 1, side: line.side }, to: 'hand' };
    case 'rest':
      return { do: 'rest', target: { choose: 1, side: line.side }, count: line.count };
  }
}

const cardOf = ({ id, type, front, back, abilities }: Card): Json => ({
  id,
  name: id,
  type,
  ...(type === 'unit' ? { front, back } : {}),
  abilities: abilities.map(({ on, side, optional, lines }) => ({
    on,
    ...(WIDER.includes(on) ? { of: { side } } : {}),
    ...(optional ? { optional } : {}),
    effects: lines.map(effectOf),
  })),
});

// What the ruleset tells, in the words of the reading.

const ids = (list: unknown, names: Names): string[] =>
  (list as ({ id: string } | string)[]).map((one) => names.of(typeof one === 'string' ? one : one.id));

function linesOf({ type, data, player }: GameEvent, names: Names): string[] {
  const name = (key: string) => names.of(String(data[key]));
  switch (type) {
    case 'turn':
      return [`turn ${player}`];
    case 'unit-enters':
      return [`enters ${names.add(String(data.id))} ${data.zone}`];
    case 'unit-moves':
      return [`moves ${name('id')} ${data.to}`];
    case 'attack':
      return [`attack ${name('id')}`];
    case 'attack-abandoned':
      return ['abandoned'];
    case 'lane-examined':
      return [`lane ${data.lane} ${name('target')}`];
    case 'combat':
      return [`combat ${ids(data.units, names).join(' ')}`];
    case 'combat-result':
      return [`result ${name('winner')}`];
    case 'protection-removed':
      return [`protection ${player}`];
    case 'effect':
      return [`effect ${player} ${name('source')}/${data.ability}`];
    case 'modifier':
      return [`power ${name('target')} ${(data.effect as { add: number }).add}`];
    case 'draw':
      return [`draw ${player}`];
    case 'death':
      return [`death ${ids(data.gone, names).sort().join(' ')}`];
    case 'returned':
      return [`returned ${ids(data.gone, names).join(' ')}`];
    case 'rest':
      return (data.units as { id: string; rest: number }[]).map(({ id, rest }) => `rest ${names.of(id)} ${rest}`);
    case 'game-end':
      return [`over ${data.winner}`];
    default:
      return [];
  }
}

const words: Words<Unnamed> = {
  lines: linesOf,
  kind: ({ kind }) => (kind === 'optional' ? 'may' : kind),
  table({ players }: Board, names) {
    const side = (player: Player) => {
      const { deck, hand, protection, graveyard, lanes } = players[player];
      const standing = lanes.flatMap(({ front, back, land }, at) => [
        ...(front ? [`f${at + 1}=${names.of(front.id)}:${front.rest}`] : []),
        ...(back ? [`b${at + 1}=${names.of(back.id)}:${back.rest}`] : []),
        ...(land ? [`l${at + 1}=${names.of(land.id)}`] : []),
      ]);
      const lies = [hand, graveyard].map((pile) => [...pile].sort().join(','));
      return [deck.length, ...lies, protection.length, ...standing.sort()].join(' ');
    };
    return `= ${side('p1')} | ${side('p2')}`;
  },
};

// Random cards and tables.

const sides = fc.constantFrom('own' as const, 'enemy' as const);
const BEFORE_POWER: Word[] = ['whenAttacking', 'startOfCombat', 'combatVictory'];
const boostOn = (on: Word): fc.Arbitrary<Line> =>
  fc.record({
    do: fc.constant('boost' as const),
    power: fc.constantFrom(-3, -1, 1, 3),
    until: BEFORE_POWER.includes(on)
      ? fc.constantFrom('turn' as const, 'combat' as const)
      : fc.constant('turn' as const),
  });
const lineOn = (on: Word): fc.Arbitrary<Line> =>
  fc.oneof(
    ...(on === 'onDraw' ? [] : [fc.constant<Line>({ do: 'draw' })]),
    fc.record({ do: fc.constant('slay' as const), side: sides }),
    fc.record({
      do: fc.constant('slayAll' as const),
      side: fc.constantFrom('own' as const, 'enemy' as const, 'any' as const),
    }),
    ...(on === 'onDeath' ? [] : [boostOn(on)]),
    fc.record({ do: fc.constant('weaken' as const), side: sides, power: fc.constantFrom(-2, -1, 2) }),
    fc.record({ do: fc.constant('bounce' as const), side: sides }),
    fc.record({ do: fc.constant('rest' as const), side: sides, count: fc.integer({ min: 1, max: 3 }) }),
  );

const ON_UNITS: Word[] = [
  'onPlay',
  'onSummon',
  'whenAttacking',
  'endOfAttack',
  'startOfCombat',
  'endOfCombat',
  'combatVictory',
  'combatLoss',
  'onKill',
  'onDeath',
  'onProtectionHit',
  'onMove',
  'startOfTurn',
  'startOfMain',
  'endOfTurn',
  'onUnitSummoned',
  'onUnitAttack',
  'onUnitDeath',
  'onDraw',
];
const ON_LANDS: Word[] = [
  'startOfTurn',
  'startOfMain',
  'endOfTurn',
  'onUnitSummoned',
  'onUnitAttack',
  'onUnitDeath',
  'onDraw',
];
const ability = (on: Word[]): fc.Arbitrary<Ability> =>
  fc.constantFrom(...on).chain((word) =>
    fc.record({
      on: fc.constant(word),
      side: sides,
      optional: fc.constantFrom(false, false, true),
      lines: fc.array(lineOn(word), { minLength: 1, maxLength: 2 }),
    }),
  );
const unitCard = (id: string): fc.Arbitrary<Card> =>
  fc.record({
    id: fc.constant(id),
    type: fc.constant('unit' as const),
    front: fc.integer({ min: 0, max: 4 }),
    back: fc.integer({ min: 0, max: 3 }),
    abilities: fc.array(ability(ON_UNITS), { maxLength: 2 }),
  });
const landCard = (id: string): fc.Arbitrary<Card> =>
  fc
    .array(ability(ON_LANDS), { minLength: 1, maxLength: 2 })
    .map((abilities) => ({ id, type: 'land', front: 0, back: 0, abilities }));

const UNITS = ['ua', 'ub', 'uc', 'ud'];
const ZONES = ['f1', 'f2', 'f3', 'b1', 'b2', 'b3'];
const piecesOf = (owner: Player): fc.Arbitrary<Piece[]> =>
  fc
    .tuple(
      fc.array(
        fc.record({
          card: fc.constantFrom(...UNITS),
          at: fc.constantFrom(...ZONES),
          rest: fc.constantFrom(0, 0, 0, 1, 2),
        }),
        { maxLength: 6 },
      ),
      fc.array(fc.record({ card: fc.constant('land'), at: fc.constantFrom('l1', 'l2', 'l3'), rest: fc.constant(0) }), {
        maxLength: 2,
      }),
    )
    .map(([units, lands]) => {
      const placed: Piece[] = [];
      for (const piece of [...units, ...lands]) {
        if (placed.some(({ at }) => at === piece.at)) continue;
        placed.push({ ...piece, id: `${owner === 'p1' ? 'x' : 'y'}-${piece.at}`, owner });
      }
      return placed;
    });
const pile = (maxLength: number, minLength = 0) => fc.array(fc.constantFrom(...UNITS), { minLength, maxLength });
const piles: fc.Arbitrary<Piles> = fc.record({
  deck: pile(8, 1),
  hand: pile(3),
  protection: pile(3),
  graveyard: pile(0),
});

const scenes = fc.record({
  cards: fc.tuple(...UNITS.map(unitCard), landCard('land')),
  pieces: fc.tuple(piecesOf('p1'), piecesOf('p2')).map((both) => both.flat()),
  piles: fc.record({ p1: piles, p2: piles }),
  picks: fc.array(fc.nat(999), { minLength: 10, maxLength: 60 }),
});
type Scene = typeof scenes extends fc.Arbitrary<infer S> ? S : never;

const told =
  (rules: typeof unnamed) =>
  ({ cards, pieces, piles: lying, picks }: Scene): [Notes, Notes] => {
    const reading = written(new Notes(picks), (notes) => new Attacks(cards, pieces, lying, notes).play());
    const side = (player: Player): Json => {
      const own = (isLand: boolean) =>
        pieces
          .filter(({ owner, at }) => owner === player && at.startsWith('l') === isLand)
          .map(({ id, card, at, rest }) => ({ as: id, card, at, ...(isLand ? {} : { rest }) }));
      const { deck, hand, protection } = lying[player];
      return { deck, hand, protection, pool: [], revealed: [], units: own(false), lands: own(true) };
    };
    const position = { turn: 3, p1: side('p1'), p2: side('p2') };
    return [
      reading,
      retold(new Notes(picks), { rules, cards: cards.map(cardOf), board: blankBoard(), position }, words),
    ];
  };

test('attacks, combat, moves and what they trigger go as in a plain reading of the rules', () => {
  const { plies, lines } = compare(scenes, gamesOf(250), told(unnamed));
  assert.ok(plies > 2000, `only ${plies} plies`);
  for (const seen of ['? order', '? may', 'moves', 'result', 'protection', 'death', 'abandoned', 'over'])
    assert.ok((lines.get(seen) ?? 0) > 2, `${seen}: ${lines.get(seen)}`);
});

type Rules = typeof unnamed;
type Queue = Rules['timing']['queues'][string];

const withQueue = (change: (queue: Queue) => Partial<Queue>): Rules => {
  const waves = unnamed.timing.queues.waves as Queue;
  return varied(unnamed, { timing: { ...unnamed.timing, queues: { waves: { ...waves, ...change(waves) } } } });
};
const nothing = () => undefined;

const without = (program: string, clause: string): Rules =>
  withStep(unnamed, program, clause, (step) => (step.run ? { run: nothing } : {}));

/** Rules that are changed by hand, each by its clause. */
const CHANGED: Record<string, () => Rules> = {
  'atk.3: an attack has no end': () => without('attack', 'atk.3'),
  'A2: new effects go before those that wait': () => withQueue(() => ({ enter: 'batch' })),
  'A12: an attack goes on without its attacker': () =>
    withStep(unnamed, 'attack', 'R26', () => ({ run: () => 'atk.4' })),
  'cbt.1: a combat has no start': () => without('combat', 'cbt.1'),
  'cbt.2: units without power kill each other': () => without('combat', 'cbt.2'),
  'cbt.3: the result is what the powers are in the end': () => {
    const compared = unnamed.table.get('combat')?.steps.find(({ clause }) => clause === 'cbt.3');
    return withStep(unnamed, 'combat', 'cbt.6a', (step) => ({
      run: (m, vars) => {
        const stand = [vars.attacker, vars.defender].every((id) =>
          (['p1', 'p2'] as const).some((player) =>
            m.board.players[player].lanes.some(({ front, back }) => front?.id === id || back?.id === id),
          ),
        );
        if (stand) compared?.run?.(m, vars);
        return step.run?.(m, vars);
      },
    }));
  },
  'cbt.4: nothing is heard of the result of the turn player': () => without('combat', 'cbt.4'),
  'cbt.5: nothing is heard of the result of the other player': () => without('combat', 'cbt.5'),
  'cbt.6a: losers live': () => without('combat', 'cbt.6a'),
  'cbt.7: a combat has no end': () => without('combat', 'cbt.7'),
  'G14: effects of cards that have left resolve': () => withQueue(() => ({ recheck: () => true })),
  'G16: On Unit Attack does not wait for When Attacking': () => withQueue(({ order }) => ({ order: order.slice(1) })),
  'G17: nobody goes first': () => withQueue(({ order }) => ({ order: order.slice(0, 1) })),
  'G17: the order of own effects is that of their arrival': () => withQueue(() => ({ tie: 'arrival' })),
  'prot.3: nothing is heard of the hit': () => without('protection-removal', 'prot.3'),
};

for (const [name, changed] of Object.entries(CHANGED)) {
  test(`the reading notices a changed rule: ${name}`, () => {
    assert.ok(isNoticed(scenes, told(changed())));
  });
}
