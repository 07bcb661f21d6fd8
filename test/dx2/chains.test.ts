import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Action, GameEvent, Json, Resolution, Result } from '../../src/engine/index.ts';
import { adjudicate, compileCards, start, varied } from '../../src/engine/index.ts';
import type { Dx2 } from '../../src/rulesets/dx2/board/context.ts';
import { dx2, options } from '../../src/rulesets/dx2/index.ts';
import { differs, gamesOf } from '../support/second-reading.ts';
import { cardsOf, graphs } from './chain-graph.ts';
import type { ModelTeam } from './chain-model.ts';
import { goesOff } from './chain-model.ts';

const TURNS = 3;

function granted(result: Result<Resolution<Dx2>>): Resolution<Dx2> {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** What went off in the ruleset when both players pass for some turns. */
function played(teams: readonly [ModelTeam, ModelTeam], rules: typeof dx2 = dx2): string[] {
  const { cards, decks } = cardsOf(teams);
  const set = compileCards(rules, cards);
  if (!set.ok) throw new Error(JSON.stringify(set.faults));
  const seats = [
    { name: 'One', deck: decks[0] },
    { name: 'Two', deck: decks[1] },
  ] as const;
  const chosen = options.parse({ defenceSupport: false }) as unknown as Record<string, Json>;
  let now = granted(start(rules, set.value, { seats, seed: 'chains', options: chosen }));
  const events = [...now.events];
  while (!now.outcome && now.state.board.turn <= TURNS) {
    const player = now.awaiting[0]?.player ?? 'p1';
    const pass: Action = { player, decision: now.awaiting[0]?.id ?? '', option: 'pass' };
    now = granted(adjudicate(rules, set.value, JSON.parse(JSON.stringify(now.state)), pass));
    events.push(...now.events);
  }
  return withinTurns(events).flatMap(({ type, data }) =>
    type === 'effect' ? [`${String(data.source)} ${String(data.ability)}`] : [],
  );
}

/** Everything before the turn after the last one that counts. */
function withinTurns(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type, data }) => type === 'turn' && data.turn === TURNS + 1);
  return end < 0 ? events : events.slice(0, end);
}

test('random chain graphs go off in the order of a plain recursive reading', () => {
  let effects = 0;
  let nested = 0;
  fc.assert(
    fc.property(graphs, (teams) => {
      const expected = goesOff(teams, TURNS);
      const reactive = new Set(
        teams.flatMap(({ demons }) =>
          demons.flatMap(({ id, effects }) =>
            effects.flatMap(({ name, timing }) => (timing === 'when' ? [`${id} ${name}`] : [])),
          ),
        ),
      );
      effects += expected.length;
      nested += expected.filter((one) => reactive.has(one)).length;
      assert.deepEqual(played(teams), expected);
    }),
    { numRuns: gamesOf(300) },
  );
  assert.ok(effects > 1000 && nested > 300, `the graphs are too thin: ${effects} effects, ${nested} of them nested`);
});

test('a graph in which the order matters is told apart', () => {
  const does = [{ sign: 'raised', to: ['p1-1'] }] as const;
  const effect = { timing: 'startOfBattle', who: 'self', hears: null, limit: 1, does: [...does] } as const;
  const demon = (id: string, agility: number) => ({ id, agility, lead: 0, trail: 0 });
  const model = (fast: number, slow: number): [ModelTeam, ModelTeam] => [
    {
      player: 'p1',
      connector: null,
      demons: [{ ...demon('p1-1', fast), effects: [{ ...effect, name: 'demon-p1-1#0', does: [] }] }],
    },
    {
      player: 'p2',
      connector: null,
      demons: [{ ...demon('p2-1', slow), effects: [{ ...effect, name: 'demon-p2-1#0', does: [] }] }],
    },
  ];
  assert.deepEqual(goesOff(model(2, 1), 1), ['p1-1 demon-p1-1#0', 'p2-1 demon-p2-1#0']);
  assert.deepEqual(goesOff(model(1, 2), 1), ['p2-1 demon-p2-1#0', 'p1-1 demon-p1-1#0']);
});

type Rules = typeof dx2;
type Queue = Rules['timing']['queues'][string];

const withChains = (change: (queue: Queue) => Partial<Queue>): Rules => {
  const chains = dx2.timing.queues.chains as Queue;
  return varied(dx2, { timing: { ...dx2.timing, queues: { chains: { ...chains, ...change(chains) } } } });
};
const withoutKey = (clause: string): Rules =>
  withChains(({ order }) => ({ order: order.filter((key) => key.clause !== clause) }));

/** Rules that are changed by hand, each by its clause. */
const CHANGED: Record<string, () => Rules> = {
  'A8: effects that can’t work any more go off': () => withChains(() => ({ recheck: () => true })),
  'G18: the order of a demon’s own effects is turned round': () =>
    withChains(({ order }) => ({
      order: order.map((key) => (key.clause === 'G18' ? { ...key, rank: (m, entry) => -key.rank(m, entry) } : key)),
    })),
  'nest.1: what an effect causes waits behind the others': () => withChains(() => ({ enter: 'behind' })),
  'tie.2: the faster team does not go first': () =>
    withChains(({ order }) => ({
      order: order.map((key) => (key.clause === 'tie.2' ? { ...key, rank: (m, entry) => -key.rank(m, entry) } : key)),
    })),
  'tie.4: the action order does not count': () => withoutKey('tie.4'),
};

for (const [name, changed] of Object.entries(CHANGED)) {
  test(`the reading notices a changed rule: ${name}`, () => {
    const rules = changed();
    const same = (teams: [ModelTeam, ModelTeam]) => played(teams, rules).join() === goesOff(teams, TURNS).join();
    assert.ok(differs(graphs, same));
  });
}
