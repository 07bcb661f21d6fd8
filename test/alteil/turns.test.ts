import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { GameEvent, Json } from '../../src/engine/index.ts';
import { varied } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/alteil/board/board.ts';
import { blankBoard } from '../../src/rulesets/alteil/board/board.ts';
import type { Alteil } from '../../src/rulesets/alteil/board/context.ts';
import { alteil } from '../../src/rulesets/alteil/index.ts';
import type { Player, Words } from '../support/second-reading.ts';
import { compare, gamesOf, isNoticed, Notes, retold, withStep, written } from '../support/second-reading.ts';
import type { Effect, Iczer, Unit } from './turn-model.ts';
import { LAST_TURN, Turns } from './turn-model.ts';

// What the cards of the reading say, in the card language.

function effectOf(effect: Effect): Json {
  if (effect.do === 'lp') return { do: 'lpDamage', amount: effect.amount, who: effect.who };
  const to = { all: true, side: effect.side, filter: { cell: effect.cells } };
  if (effect.do === 'heal') return { do: 'heal', amount: effect.amount, to };
  return { do: 'damage', amount: effect.amount, to, ...(effect.times > 1 ? { repeated: effect.times } : {}) };
}

const skill =
  (kind: string) =>
  (effects: Effect[]): Json => ({ kind, effects: effects.map(effectOf) });

function unitCard({ id, hp, df, level, agi, starts, autos, action, counter, close }: Unit): Json {
  const one = (kind: string, effects: Effect[] | null) => (effects === null ? [] : [skill(kind)(effects)]);
  return {
    id: `card-${id}`,
    name: id,
    type: 'unit',
    sphere: 'gowen',
    level,
    hp,
    at: 0,
    df,
    agi,
    rng: 1,
    skills: [
      ...starts.map(skill('start')),
      ...autos.map(skill('auto')),
      ...one('action', action),
      ...one('counter', counter),
      ...one('close', close),
    ],
  };
}

const soulCard =
  (player: Player) =>
  ({ lp, skill: effects }: Iczer['souls'][number], at: number): Json => ({
    id: `soul-${player}-${at}`,
    name: `Soul ${at} of ${player}`,
    type: 'soul',
    lp,
    ...(effects === null ? {} : { skills: [skill('soul')(effects)] }),
  });

// What the ruleset tells, in the words of the reading.

const list = (data: GameEvent['data'], key: string): string => [...(data[key] as string[])].sort().join(' ');
const amounts = (given: unknown, who: 'target' | 'unit'): string =>
  (given as Record<string, Json>[])
    .map((one) => `${one[who]}:${one.amount}`)
    .sort()
    .join(' ');

function linesOf({ type, data, player, clause }: GameEvent): string[] {
  switch (type) {
    case 'turn':
      return [`turn ${data.turn}`];
    case 'disengage':
    case 'engage':
    case 'closed':
      return (data.units as string[]).length > 0 ? [`${type} ${list(data, 'units')}`] : [];
    case 'sp':
      return [`sp ${player} ${data.by} ${data.sp}`];
    case 'revive':
    case 'bury':
    case 'standby':
    case 'iczer-attack':
      return [`${type} ${data.unit}`];
    case 'step':
      if (data.step === 19 && data.unit !== undefined) return [`starts ${data.unit}`];
      return data.step === 22 && data.part === 'a' ? [`auto ${data.unit}`] : [];
    case 'acting':
      return data.unit === null ? [] : [`acts ${data.unit}`];
    case 'damage':
      return [`damage ${amounts(data.hits, 'target')}`];
    case 'heal':
      return [`heal ${amounts(data.healed, 'unit')}`];
    case 'lp-damage':
      return [`lp ${player}`];
    case 'soul-spent':
      return [`spent ${player}`];
    case 'effect':
      if (clause === 'hp.2a') return [`counter ${data.source}`];
      return clause === 'dr.2a' ? [`close ${data.source}`] : [];
    case 'game-end':
      return [`over ${data.winner}`];
    default:
      return [];
  }
}

const words: Words<Alteil> = {
  lines: linesOf,
  table({ players }: Board) {
    const lp = (player: Player) => players[player].soulLp.reduce((sum, left) => sum + left, players[player].avatar);
    const units = [...players.p1.units, ...players.p2.units].map(({ id, lost, engaged, closed }) => {
      const state = closed === null ? `lost ${lost}` : `closed ${closed.batch} by ${closed.by}`;
      return `${id} ${state}${engaged ? ' engaged' : ''},`;
    });
    return `= ${units.sort().join(' ')} ${lp('p1')} ${lp('p2')}`;
  },
  options({ kind, options }) {
    const known = options.flatMap(({ id }): [string, string][] => {
      if (kind === 'revival') return [[id, id]];
      if (kind === 'setting') return id === '0:none' ? [[id, id]] : [];
      if (id.startsWith('skill:')) return [['skill', id]];
      return id === 'standby' || id === 'iczer-attack' ? [[id, id]] : [];
    });
    return new Map(known);
  },
};

// Random units and Soul Cards.

const cells = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
const sides = fc.constantFrom('own' as const, 'enemy' as const, 'any' as const);
const amount = fc.integer({ min: 1, max: 25 });
const damage: fc.Arbitrary<Effect> = fc.record({
  do: fc.constant('damage' as const),
  amount,
  side: sides,
  cells,
  times: fc.constantFrom(1, 1, 1, 2, 3),
});
const heal: fc.Arbitrary<Effect> = fc.record({ do: fc.constant('heal' as const), amount, side: sides, cells });
const lp: fc.Arbitrary<Effect> = fc.record({
  do: fc.constant('lp' as const),
  amount: fc.integer({ min: 1, max: 2 }),
  who: fc.constantFrom('you' as const, 'opponent' as const),
});
/** Without healing: Counter Skills that heal would never end. */
const blows = fc.array(fc.oneof({ weight: 8, arbitrary: damage }, { weight: 1, arbitrary: lp }), {
  minLength: 1,
  maxLength: 2,
});
const anything = fc.array(
  fc.oneof({ weight: 5, arbitrary: damage }, { weight: 2, arbitrary: heal }, { weight: 1, arbitrary: lp }),
  { minLength: 1, maxLength: 2 },
);
const seldom = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(one, { nil: null, freq: 2 });
const few = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Effect[][]>([]) },
  { weight: 1, arbitrary: fc.array(anything, { maxLength: 2 }) },
);

const units = (player: Player): fc.Arbitrary<Unit[]> =>
  fc
    .uniqueArray(
      fc.record({
        cell: fc.integer({ min: 1, max: 9 }),
        hp: fc.integer({ min: 1, max: 60 }),
        df: fc.constantFrom(0, 0, 5),
        level: fc.integer({ min: 1, max: 3 }),
        agi: fc.integer({ min: 1, max: 9 }),
        starts: few,
        autos: few,
        action: seldom(anything),
        counter: seldom(blows),
        close: seldom(anything),
        engaged: fc.boolean(),
        copy: fc.boolean(),
        batch: fc.constantFrom(0, 0, 0, 1, 2),
      }),
      { selector: ({ cell }) => cell, minLength: 1, maxLength: 5 },
    )
    .map((made) =>
      made.map(({ batch, ...unit }) => ({
        ...unit,
        id: `${player}-${unit.cell}`,
        // No two units are equally fast: chance would decide between them.
        agi: 18 * unit.agi + unit.cell + (player === 'p1' ? 9 : 0),
        // All units of one batch have the same initiator.
        closed: batch === 0 ? null : { batch, by: batch === 1 ? ('p1' as const) : ('p2' as const) },
      })),
    );
const iczer = (player: Player): fc.Arbitrary<Iczer> =>
  fc.record({
    sp: fc.integer({ min: 0, max: 2 }),
    units: units(player),
    souls: fc.array(fc.record({ lp: fc.integer({ min: 1, max: 3 }), skill: seldom(anything) }), {
      minLength: 2,
      maxLength: 5,
    }),
  });
const scenes = fc.record({
  sides: fc.record({ p1: iczer('p1'), p2: iczer('p2') }),
  picks: fc.array(fc.nat(999), { minLength: 8, maxLength: 40 }),
});
type Scene = typeof scenes extends fc.Arbitrary<infer S> ? S : never;

const told =
  (rules: typeof alteil, options: Record<string, Json> = {}) =>
  ({ sides: table, picks }: Scene): [Notes, Notes] => {
    const reading = written(new Notes(picks), (notes) => new Turns(table, notes).play());
    const cards = (['p1', 'p2'] as const).flatMap((player) => [
      ...table[player].units.map(unitCard),
      ...table[player].souls.map(soulCard(player)),
    ]);
    const placed = (player: Player): Json => ({
      sp: table[player].sp,
      file: table[player].units.filter(({ copy }) => copy).map(({ id }) => `card-${id}`),
      souls: table[player].souls.map((_, at) => `soul-${player}-${at}`),
      units: table[player].units.map(({ id, cell, engaged, closed }) => ({
        card: `card-${id}`,
        as: id,
        cell,
        engaged,
        ...(closed === null ? {} : { closed }),
      })),
    });
    const position = { at: 'begin', p1: placed('p1'), p2: placed('p2') };
    const opening = { rules, cards, board: blankBoard(), position, options: { turnLimit: LAST_TURN, ...options } };
    return [reading, retold(new Notes(picks), opening, words)];
  };

test('turns go as in a plain reading of the rules', () => {
  const { plies, lines } = compare(scenes, gamesOf(120), told(alteil));
  assert.ok(plies > 500, `only ${plies} plies`);
  for (const seen of ['revive', 'bury', 'starts', 'auto', 'counter', 'close', 'spent', 'iczer-attack', 'over'])
    assert.ok((lines.get(seen) ?? 0) > 4, `${seen}: ${lines.get(seen)}`);
});

type Rules = typeof alteil;
type Queue = Rules['timing']['queues'][string];

const withQueue = (name: 'counter' | 'close', change: (queue: Queue) => Partial<Queue>): Rules => {
  const { queues } = alteil.timing;
  const queue = queues[name] as Queue;
  return varied(alteil, {
    timing: { ...alteil.timing, queues: { ...queues, [name]: { ...queue, ...change(queue) } } },
  });
};
const without = (clause: string): Rules => withStep(alteil, 'turn', clause, () => ({ run: () => undefined }));

/** Rules that are changed by hand, each by its clause. */
const CHANGED: Record<string, () => Rules> = {
  'set.1: no unit becomes Disengaged': () => without('set.1'),
  'set.2: no SP are given': () => without('set.2'),
  'active.6: nobody is revived': () => without('active.6'),
  'active.17: the Soul Skills of a burial close nobody': () => without('active.17'),
  'action.20: Start Skills close nobody': () => without('action.20'),
  'action.22.b: Auto Skills close nobody': () => without('action.22.b'),
  'action.22.e: actions close nobody': () => without('action.22.e'),
  'G11: who has acted is not Engaged': () => without('G11'),
  'hp.1c: a Counter Skill goes before those that wait': () => withQueue('counter', () => ({ enter: 'batch' })),
  'dr.1c: a Close Skill goes before those that wait': () => withQueue('close', () => ({ enter: 'batch' })),
};

for (const [name, changed] of Object.entries(CHANGED)) {
  test(`the reading notices a changed rule: ${name}`, () => {
    assert.ok(isNoticed(scenes, told(changed())));
  });
}

/** What a match can decide otherwise than the reading. */
const OTHERWISE: Record<string, [clause: string, value: Json]> = {
  closedUnitsGuard: ['G10', true],
  counterPerHit: ['A6', 'once'],
  spPerTurn: ['G3', 1],
};

for (const [option, [clause, value]] of Object.entries(OTHERWISE)) {
  test(`the reading notices that a match decides otherwise: ${clause}, ${option}`, () => {
    assert.ok(isNoticed(scenes, told(alteil, { [option]: value })));
  });
}
