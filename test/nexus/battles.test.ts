import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { GameEvent, Json } from '../../src/engine/index.ts';
import { varied } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/nexus/board/board.ts';
import { blankBoard } from '../../src/rulesets/nexus/board/board.ts';
import type { Nexus } from '../../src/rulesets/nexus/board/context.ts';
import { nexus } from '../../src/rulesets/nexus/index.ts';
import type { Player, Words } from '../support/second-reading.ts';
import { compare, gamesOf, isNoticed, Notes, retold, withStep, written } from '../support/second-reading.ts';
import type { Agent, Event, Side, Source } from './battle-model.ts';
import { Battle } from './battle-model.ts';

// What the ruleset tells, in the words of the reading.

type Moves = { id: string; to: number }[];
const moved = (list: unknown): string =>
  (list as Moves)
    .map(({ id, to }) => `${id}:${to}`)
    .sort()
    .join(' ');
const ids = (list: unknown): string =>
  (list as ({ id: string } | string)[])
    .map((one) => (typeof one === 'string' ? one : one.id))
    .sort()
    .join(' ');

/** How the anomalies of the random tables are called. */
const SOURCE = /^[xy]-e/;

function linesOf({ type, data, player, clause }: GameEvent): string[] {
  switch (type) {
    case 'step':
      if (data.phase === 'primary2') return ['battle-end'];
      return ['attack', 'defend', 'damage'].includes(String(data.step)) ? [`step ${data.step}`] : [];
    case 'advance':
      return [`advance ${moved(data.moves)}`];
    case 'attack':
      return [`attack ${ids(data.attackers)}`];
    case 'defend':
      return [
        `defend ${(data.defenders as { id: string; against: string }[])
          .map(({ id, against }) => `${id}:${against}`)
          .sort()
          .join(' ')}`,
      ];
    case 'damage': {
      const hits = data.hits as { target: string; amount: number; source: string }[];
      const isSector = ({ target }: { target: string }) => target.startsWith('sector:');
      const onAgents = hits.filter((hit) => !isSector(hit));
      const sectors = new Map<string, number>();
      for (const { target, amount } of hits.filter(isSector)) sectors.set(target, (sectors.get(target) ?? 0) + amount);
      return [
        ...(onAgents.length > 0
          ? [
              `damage ${onAgents
                .map(({ target, amount, source }) => `${target}:${amount}:${source}`)
                .sort()
                .join(' ')}`,
            ]
          : []),
        ...[...sectors].map(([target, amount]) => `sector ${target.split(':')[2]} ${amount}`).sort(),
      ];
    }
    case 'terminate':
      return [`terminate ${ids(data.objects)}`];
    case 'biome-lost':
      return [`lost ${data.biome}`];
    case 'lock':
      // The attack tells who attacks.
      if (clause === 'G14') return [];
      return (data.ids as string[]).map((id) => (SOURCE.test(id) ? `energy ${player} ${id}` : `lock ${id}`));
    case 'queued':
      return data.card === null ? [] : [`queued ${player} ${data.card}`];
    case 'effect':
      return data.card === null ? [] : [`effect ${player} ${data.card}`];
    case 'cancelled':
      return [`cancelled ${data.card}`];
    case 'retreat':
      return [`retreat ${ids(data.moves)}`];
    case 'game-end':
      return [`over ${data.winner}`];
    default:
      return [];
  }
}

const words: Words<Nexus> = {
  lines: linesOf,
  last: 'battle-end',
  kind: ({ kind }) => (kind === 'order-defenders' ? 'order' : kind),
  table: tableOf,
};

function tableOf({ players }: Board): string {
  const side = (player: Player) => {
    const { hand, objects, sectors, energy } = players[player];
    const standing = objects
      .filter(({ id }) => !SOURCE.test(id))
      .map(({ id, at, locked, damage }) => `${id}@${at}${locked ? 'l' : 'u'}${damage}`);
    const locked = objects.filter((one) => SOURCE.test(one.id) && one.locked).map(({ id }) => id);
    const pool = `${energy.ember ?? 0}/${energy.tide ?? 0}`;
    return [[...hand].sort(), sectors.map(({ durability }) => durability), locked, pool, standing.sort()].join(' ');
  };
  return `= ${side('p1')} | ${side('p2')}`;
}

// Random tables.

const agent = (owner: Player) =>
  fc.record({
    id: fc.constant(''),
    owner: fc.constant(owner),
    attack: fc.integer({ min: 0, max: 6 }),
    defense: fc.integer({ min: 1, max: 4 }),
    ranged: fc.constantFrom(false, false, true),
    at: fc.constantFrom(0, 1, 1, 1, 1, 1, 1, 2),
    locked: fc.constantFrom(false, false, false, false, false, true),
    isNew: fc.constantFrom(false, false, false, false, false, true),
    damage: fc.constant(0),
  });
/** At most four: the order of five defenders is asked for one by one. */
const agentsOf = (owner: Player): fc.Arbitrary<Agent[]> =>
  fc
    .array(agent(owner), { minLength: 2, maxLength: 4 })
    .map((list) => list.map((one, at) => ({ ...one, id: `${owner === 'p1' ? 'x' : 'y'}-${at}` })));
const type = fc.constantFrom('ember' as const, 'tide' as const);
const event = (id: string): fc.Arbitrary<Event> =>
  fc.record({
    id: fc.constant(id),
    speed: fc.constantFrom(2 as const, 3 as const),
    cost: fc.record({ type, count: fc.integer({ min: 0, max: 2 }) }),
    does: fc.constantFrom('hurt' as const, 'hurt' as const, 'lock' as const),
    amount: fc.integer({ min: 1, max: 3 }),
  });
const sideOf = (letter: string): fc.Arbitrary<Side> =>
  fc.record({
    hand: fc.array(fc.constantFrom('ea', 'eb', 'ec'), { maxLength: 2 }),
    sources: fc
      .array(type, { maxLength: 2 })
      .map((types) => types.map((one, at): Source => ({ id: `${letter}-e${at}`, type: one, locked: false }))),
    sectors: fc.tuple(...[1, 2, 3].map(() => fc.constantFrom(10, 10, 6, 3, 1))),
  });

const scenes = fc.record({
  active: fc.constantFrom<Player>('p1', 'p2'),
  from: fc.constantFrom('advance' as const, 'attack' as const, 'attack' as const),
  events: fc.tuple(event('ea'), event('eb'), event('ec')),
  agents: fc.tuple(agentsOf('p1'), agentsOf('p2')).map((both) => both.flat()),
  sides: fc.record({ p1: sideOf('x'), p2: sideOf('y') }),
  picks: fc.array(fc.nat(999), { minLength: 40, maxLength: 90 }),
});
type Scene = typeof scenes extends fc.Arbitrary<infer S> ? S : never;

const told =
  (rules: typeof nexus) =>
  ({ active, from, events, agents, sides, picks }: Scene): [Notes, Notes] => {
    const reading = written(new Notes(picks), (notes) => new Battle(active, events, agents, sides, notes).play(from));
    const cards: Json[] = [
      ...agents.map(({ id, attack, defense, ranged }) => ({
        id: `card-${id}`,
        type: 'agent',
        name: id,
        cost: {},
        attack,
        defense,
        ...(ranged ? { ranged } : {}),
      })),
      ...events.map(({ id, speed, cost, does, amount }) => ({
        id,
        type: 'event',
        name: id,
        cost: cost.count > 0 ? { [cost.type]: cost.count } : {},
        speed,
        targets: [{ as: 'it', choose: 1, filter: { type: 'agent' } }],
        effects: [
          does === 'lock' ? { do: 'lock', target: { ref: 'it' } } : { do: 'damage', amount, to: { ref: 'it' } },
        ],
      })),
      ...['ember', 'tide'].map((energy) => ({ id: energy, type: 'anomaly', name: energy, energy })),
    ];
    const side = (player: Player): Json => ({
      hand: sides[player].hand,
      sectors: sides[player].sectors,
      play: [
        ...agents
          .filter(({ owner }) => owner === player)
          .map(({ id, at, locked, isNew }) => ({
            as: id,
            card: `card-${id}`,
            at,
            locked,
            ...(isNew ? { arrived: 'now' } : {}),
          })),
        ...sides[player].sources.map(({ id, type: card }) => ({ as: id, card })),
      ],
    });
    const position = { at: from, active, p1: side('p1'), p2: side('p2') };
    return [reading, retold(new Notes(picks), { rules, cards, board: blankBoard(10), position }, words)];
  };

test('battles go as in a plain reading of the rules', () => {
  const { plies, lines } = compare(scenes, gamesOf(400), told(nexus));
  assert.ok(plies > 2000, `only ${plies} plies`);
  for (const seen of ['? order', '? divide', '? choose', 'energy', 'advance', 'defend', 'sector', 'lost', 'terminate'])
    assert.ok((lines.get(seen) ?? 0) > 2, `${seen}: ${lines.get(seen)}`);
});

type Rules = typeof nexus;
const nothing = () => undefined;
const without = (program: string, called: string): Rules => withStep(nexus, program, called, () => ({ run: nothing }));

/** Rules that are changed by hand, each by its clause. */
const CHANGED: Record<string, () => Rules> = {
  'adv.1: only the active player advances': () => without('turn', 'other-advance'),
  'adv.2: nobody may act before agents advance': () => without('turn', 'adv.2'),
  'att.2: nobody may act before agents attack': () => without('turn', 'att.2'),
  'att.3: nobody may act after agents attack': () => without('turn', 'att.3'),
  'def.2: nobody may act before agents defend': () => without('turn', 'def.2'),
  'dmg.1: an attack without attackers goes on': () => without('turn', 'attackers'),
  'dmg.4b: nothing is terminated': () => {
    const { sweep } = nexus.timing;
    assert.ok(sweep);
    return varied(nexus, { timing: { ...nexus.timing, sweep: { ...sweep, run: () => {} } } });
  },
  'dmg.5: agents stay where they are': () => without('turn', 'retreat'),
  'G8: what was first on the queue executes first': () => {
    const { queue } = nexus.timing.queues;
    assert.ok(queue);
    const queues = { ...nexus.timing.queues, queue: { ...queue, enter: 'behind' } } as const;
    return varied(nexus, { timing: { ...nexus.timing, queues } });
  },
  'G17: nobody puts defenders in order': () => without('turn', 'G17'),
  'G18: melee agents do not strike': () => {
    let step = 0;
    return withStep(nexus, 'damage', 'G18', () => (step++ === 0 ? {} : { run: nothing }));
  },
};

for (const [name, changed] of Object.entries(CHANGED)) {
  test(`the reading notices a changed rule: ${name}`, () => {
    assert.ok(isNoticed(scenes, told(changed())));
  });
}
