import assert from 'node:assert/strict';
import test from 'node:test';
import type { Action, GameState, Json, Resolution, Viewer } from '../../src/engine/index.ts';
import { adjudicate, blankState, resume, viewDecisions, viewEvent, viewState } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/alteil/board/board.ts';
import { blankBoard } from '../../src/rulesets/alteil/board/board.ts';
import type { Alteil } from '../../src/rulesets/alteil/board/context.ts';
import { alteil, options } from '../../src/rulesets/alteil/index.ts';

const cards = alteil.sampleCards;

/** A Set Phase with something to decide at steps 3, 4 and 5 for the first Iczer, and only at 5 for the second. */
function opened(at: 'deploy' | 'revival' | 'set'): Resolution<Alteil> {
  const own = {
    sp: 6,
    levels: { refess: 2 },
    file: ['RE-01', 'RE-01', 'RE-03', 'RE-20'],
    souls: ['SO-01'],
    revealed: { card: 'RE-02', as: 'new' },
    units: [
      { as: 'low', card: 'RE-01', closed: true },
      { as: 'lost', card: 'RE-01', closed: true },
    ],
    ...(at === 'deploy' ? {} : { plan: { deploy: 5 } }),
  };
  const said = {
    turn: 4,
    at,
    p1: own,
    p2: { sp: 6, souls: ['SO-01'], levels: { gowen: 2 }, file: ['GO-01', 'GO-20'] },
  };
  const state = blankState(alteil, cards, { seed: 's', options: { ...options.parse({}) }, board: blankBoard() });
  assert.deepEqual(alteil.place(state, alteil.position.parse(said) as Json, cards), []);
  return granted(resume(alteil, cards, state));
}

function granted(result: ReturnType<typeof resume<Alteil>>): Resolution<Alteil> {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

const copy = (state: GameState<Board>): GameState<Board> => JSON.parse(JSON.stringify(state));

function act(now: Resolution<Alteil>, player: 'p1' | 'p2', said: Partial<Action>): Resolution<Alteil> {
  const decision = now.awaiting.find((one) => one.player === player)?.id ?? '';
  return granted(adjudicate(alteil, cards, copy(now.state), { player, decision, ...said }));
}

/** Everything somebody gets to see of a moment. */
const seen = ({ state, events, awaiting }: Resolution<Alteil>, viewer: Viewer) => ({
  state: viewState(alteil, state, viewer),
  events: events.map((event) => viewEvent(event, viewer)),
  texts: events.map((event) => alteil.describe(viewEvent(event, viewer), cards)),
  awaiting: viewDecisions(awaiting, viewer),
});

for (const [at, ...answers] of [
  ['deploy', 'deploy:3', 'deploy:9', 'deploy:5'],
  ['revival', 'none', 'low', 'lost', 'low+lost'],
  ['set', '0:none', '0:RE-20', '0:RE-01', 'r1:RE-03', 'g4:none', 'r1l1g1f1:none'],
] as const) {
  test(`nobody else can tell what is answered at the ${at} step`, () => {
    const now = opened(at);
    const after = answers.map((option) => act(now, 'p1', { option }));
    for (const viewer of ['p2', 'spectator'] as const) {
      const [first, ...others] = after.map((one) => seen(one, viewer));
      for (const other of others) assert.deepEqual(other, first);
    }
    const own = after.map((one) => JSON.stringify(one.events.map((event) => viewEvent(event, 'p1'))));
    assert.equal(new Set(own).size, answers.length, 'the Iczer sees the own answer');
  });
}

test('what was promised at steps 3 and 4 stays hidden while step 5 is decided', () => {
  const ways = [
    ['deploy:3', 'none'],
    ['deploy:8', 'low+lost'],
  ].map(([cell = '', units = '']) => act(act(opened('deploy'), 'p1', { option: cell }), 'p1', { option: units }));
  const [first, second] = ways.map((one) => seen(one, 'p2'));
  assert.deepEqual(second, first);
  const [one, other] = ways.map(({ state }) => viewState(alteil, state, 'p1'));
  assert.notDeepEqual(one, other);
});

test('at step 5 an answer that waits is not in what the other Iczer is asked, and shows in nothing', () => {
  const now = opened('set');
  const before = seen(now, 'p2');
  const after = seen(act(now, 'p1', { option: 'r1:RE-03' }), 'p2');
  assert.deepEqual(after.state, before.state);
  assert.deepEqual(
    after.awaiting,
    before.awaiting.filter(({ player }) => player === 'p2'),
  );
});

test('who answers the choice that the other player makes at the same time is told which one is theirs', () => {
  const now = opened('set');
  const [own, other] = ['p1', 'p2'].map((player) => now.awaiting.find((one) => one.player === player));
  assert.ok(own && other);
  const result = adjudicate(alteil, cards, copy(now.state), { player: 'p1', decision: other.id, option: 'x' });
  assert.ok(!result.ok);
  assert.equal(result.refusal.code, 'not-your-decision');
  assert.equal(result.refusal.detail, `Decision "${other.id}" is for p2; for p1 it is "${own.id}".`);
  assert.deepEqual(result.refusal.facts, [{ fact: 'who decides', clause: 'R15', was: 'p1', needed: ['p2'] }]);
});

test('what each player chose at once is caused by the decision of that player', () => {
  const now = opened('set');
  const option = (at: Resolution<Alteil>, player: string) =>
    at.awaiting.find((one) => one.player === player)?.options[0]?.action ?? {};
  const one = act(now, 'p1', option(now, 'p1'));
  const both = act(one, 'p2', option(one, 'p2'));
  const events = [...one.events, ...both.events];
  for (const player of ['p1', 'p2']) {
    const chosen = events.find((event) => event.type === 'set-choice' && event.player === player);
    const cause = events.find(({ seq }) => seq === chosen?.parent);
    assert.deepEqual([cause?.type, cause?.player], ['decision', player]);
  }
});

test('what is not there is called none', () => {
  const now = opened('set');
  const decision = now.awaiting.find(({ player }) => player === 'p1')?.id ?? '';
  const result = adjudicate(alteil, cards, copy(now.state), { player: 'p1', decision, option: 'standby' });
  assert.ok(!result.ok);
  assert.match(result.refusal.detail, /^Not legal: the unit that acts is none, and has to be /);
});
