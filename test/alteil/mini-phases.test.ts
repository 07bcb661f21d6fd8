import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { GameEvent, Json } from '../../src/engine/index.ts';
import { adjudicate, blankState, compileCards, resume, varied } from '../../src/engine/index.ts';
import { blankBoard } from '../../src/rulesets/alteil/board/board.ts';
import { alteil, options } from '../../src/rulesets/alteil/index.ts';
import type { Card, Effect } from '../../src/rulesets/alteil/language/language.ts';
import { differs, gamesOf, withStep } from '../support/second-reading.ts';
import type { Graph } from './duel-graph.ts';
import { graphs } from './duel-graph.ts';
import type { ModelEffect, ModelSoul, Side } from './mini-phase-model.ts';
import { nameOf, reading } from './mini-phase-model.ts';

function effectOf(effect: ModelEffect): Effect {
  if (effect.do === 'lp') return { do: 'lpDamage', amount: effect.amount, who: effect.who };
  const to = { all: true, side: effect.side, filter: { cell: effect.cells, not: { card: 'actor' } } } as const;
  if (effect.do === 'heal') return { do: 'heal', amount: effect.amount, to };
  return { do: 'damage', amount: effect.amount, to, ...(effect.times > 1 ? { repeated: effect.times } : {}) };
}

const stats = { sphere: 'gowen', level: 1, at: 0, agi: 1, rng: 1 } as const;

/** The actor stands on a grid of its own cells only when one is free; effects of the graph never mean it. */
function cardsOf({ action, units, souls }: Graph): Card[] {
  const soul =
    (player: Side) =>
    ({ lp, skill }: ModelSoul, at: number): Card => ({
      id: `${player}-soul-${at}`,
      type: 'soul',
      name: `Soul ${at} of ${player}`,
      lp,
      ...(skill ? { skills: [{ kind: 'soul', effects: skill.map(effectOf) }] } : {}),
    });
  return [
    {
      ...stats,
      id: 'actor',
      type: 'unit',
      name: 'Actor',
      hp: 999,
      df: 0,
      agi: 99,
      skills: [{ kind: 'action', effects: action.map(effectOf) }],
    },
    ...units.map(
      (unit): Card => ({
        ...stats,
        id: nameOf(unit),
        type: 'unit',
        name: nameOf(unit),
        hp: unit.hp,
        df: unit.df,
        skills: [
          ...(unit.counter ? [{ kind: 'counter' as const, effects: unit.counter.map(effectOf) }] : []),
          ...(unit.close ? [{ kind: 'close' as const, effects: unit.close.map(effectOf) }] : []),
        ],
      }),
    ),
    ...souls.p1.map(soul('p1')),
    ...souls.p2.map(soul('p2')),
  ];
}

function linesOf(event: GameEvent): string[] {
  const { type, data, player, clause } = event;
  switch (type) {
    case 'damage':
      return (data.hits as { target: string; amount: number }[])
        .map(({ target, amount }) => `hit ${target} ${amount}`)
        .sort();
    case 'lp-damage':
      return [`lp ${player}`];
    case 'effect':
      if (clause === 'hp.2a') return [`counter ${data.source}`];
      if (clause === 'dr.2a') return [`close ${data.source}`];
      return clause === 'lp.1' ? [`soul ${player}`] : [];
    case 'closed':
      return [`closed ${[...(data.units as string[])].sort().join(' ')}`];
    case 'nothing-closes':
      return ['closed '];
    case 'game-end':
      return ['over'];
    default:
      return [];
  }
}

/** What the ruleset tells, up to the end of the one Damage Resolution of the action. */
function played(graph: Graph, rules: typeof alteil = alteil): string[] {
  const set = compileCards(rules, cardsOf(graph) as unknown as Json[]);
  if (!set.ok) throw new Error(JSON.stringify(set.faults));
  const side = (player: Side, others: object[]) => ({
    sp: 0,
    souls: graph.souls[player].map((_, at) => `${player}-soul-${at}`),
    units: [
      ...graph.units
        .filter((unit) => unit.player === player)
        .map((unit) => ({ as: nameOf(unit), card: nameOf(unit), cell: unit.cell, engaged: true })),
      ...others,
    ],
  });
  const board = blankBoard();
  const state = blankState(rules, set.value, { seed: 'graph', options: { ...options.parse({}) }, board });
  const position = { p1: side('p1', [{ as: 'actor', card: 'actor' }]), p2: side('p2', []) };
  const faults = rules.place(state, rules.position.parse(position) as Json, set.value);
  assert.deepEqual(faults, []);
  const opened = resume(rules, set.value, state);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const decision = opened.value.awaiting[0]?.id ?? '';
  const done = adjudicate(rules, set.value, opened.value.state, { player: 'p1', decision, option: 'skill:actor#0' });
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  const lines: string[] = [];
  for (const event of done.value.events) {
    lines.push(...linesOf(event));
    if (event.type === 'closed' || event.type === 'nothing-closes' || event.type === 'game-end') break;
  }
  return lines;
}

test('counters, closes and Soul Skills go off in the order of a plain reading of the three mini-phases', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      assert.deepEqual(played(graph), reading(graph));
    }),
    { numRuns: gamesOf(400) },
  );
});

test('the graphs reach every sort of line, and long chains', () => {
  const seen = new Map<string, number>();
  let longest = 0;
  for (const graph of fc.sample(graphs, { numRuns: 400, seed: 1 })) {
    const lines = reading(graph);
    longest = Math.max(longest, lines.filter((line) => line.startsWith('counter') || line.startsWith('close ')).length);
    for (const line of lines) seen.set(line.split(' ')[0] ?? '', 1 + (seen.get(line.split(' ')[0] ?? '') ?? 0));
  }
  for (const word of ['hit', 'counter', 'close', 'lp', 'soul', 'closed', 'over'])
    assert.ok((seen.get(word) ?? 0) >= 20, `${word}: ${seen.get(word) ?? 0}`);
  assert.ok(longest >= 8, `the longest chain has ${longest}`);
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
const withoutKey = (name: 'counter' | 'close', clause: string): Rules =>
  withQueue(name, ({ order }) => ({ order: order.filter((key) => key.clause !== clause) }));

/** Rules that are changed by hand, each by its clause. */
const CHANGED: Record<string, () => Rules> = {
  'hp.1c: a Counter Skill goes to the head of its queue': () => withQueue('counter', () => ({ enter: 'batch' })),
  'hp.1d: the grid numbers of Counter Skills do not count': () => withoutKey('counter', 'hp.1d'),
  'hp.2a: no Counter Skill goes off': () =>
    withStep(alteil, 'hp-mini-phase', 'hp.2a', () => ({ run: () => undefined })),
  'lp.1: no Soul Skill goes off': () => withStep(alteil, 'lp-mini-phase', 'lp.1', () => ({ run: () => undefined })),
  'dr.1c: a Close Skill goes to the head of its queue': () => withQueue('close', () => ({ enter: 'batch' })),
  'dr.1d: the grid numbers of Close Skills do not count': () => withoutKey('close', 'dr.1d'),
  'dr.2b: only one Close Skill goes off': () =>
    withStep(alteil, 'damage-resolution', 'dr.2a', (step) => ({
      run: (m, vars) => void step.run?.(m, vars),
    })),
};

for (const [name, changed] of Object.entries(CHANGED)) {
  test(`the reading notices a changed rule: ${name}`, () => {
    const rules = changed();
    const same = (graph: Graph) => played(graph, rules).join() === reading(graph).join();
    assert.ok(differs(graphs, same));
  });
}
