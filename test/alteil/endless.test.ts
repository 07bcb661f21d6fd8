import assert from 'node:assert/strict';
import test from 'node:test';
import type { Action, Json, Resolution } from '../../src/engine/index.ts';
import { adjudicate, blankState, compileCards, resume } from '../../src/engine/index.ts';
import { blankBoard } from '../../src/rulesets/alteil/board/board.ts';
import type { Alteil } from '../../src/rulesets/alteil/board/context.ts';
import { alteil, options } from '../../src/rulesets/alteil/index.ts';

const stats = { type: 'unit', sphere: 'gowen', level: 1, at: 10, df: 0, agi: 1, rng: 1, hp: 60 };
const unit = (id: string, ...skills: object[]) => ({ ...stats, id, name: id, skills });

/** The position at its first decision, and what one may do there. */
function table(cards: object[], position: object) {
  const set = compileCards(alteil, cards as unknown as Json[]);
  if (!set.ok) throw new Error(JSON.stringify(set.faults));
  const state = blankState(alteil, set.value, { seed: 's', options: { ...options.parse({}) }, board: blankBoard() });
  assert.deepEqual(alteil.place(state, alteil.position.parse(position) as Json, set.value), []);
  const granted = (result: ReturnType<typeof resume<Alteil>>): Resolution<Alteil> => {
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return result.value;
  };
  return {
    now: granted(resume(alteil, set.value, state)),
    act: (now: Resolution<Alteil>, action: Action) => granted(adjudicate(alteil, set.value, now.state, action)),
  };
}

const answerOf = ({ awaiting }: Resolution<Alteil>, wanted?: string): Action => {
  const option = awaiting[0]?.options.find(({ id }) => wanted === undefined || id === wanted);
  if (!option) throw new Error(`${wanted} is not offered`);
  return option.action;
};

// Audit: Alteil F8
test('counters that each ask something are cut off after 500 in one mini-phase', () => {
  const asking = unit('ask', {
    kind: 'counter',
    effects: [
      { do: 'heal', amount: 5, to: { choose: 1, side: 'own' } },
      { do: 'damage', amount: 1, to: 'cause' },
    ],
  });
  const own = {
    units: [
      { card: 'ask', cell: 1 },
      { card: 'ask', cell: 2, engaged: true },
    ],
  };
  const { now: begun, act } = table([asking], { p1: own, p2: own });
  let now = act(begun, answerOf(begun, 'attack'));
  let counters = 0;
  let asked = 0;
  for (; now.awaiting[0]?.kind === 'choose' && asked < 600; asked++) {
    counters += now.events.filter(({ clause, type }) => type === 'effect' && clause === 'hp.2a').length;
    now = act(now, answerOf(now));
  }
  counters += now.events.filter(({ clause, type }) => type === 'effect' && clause === 'hp.2a').length;
  assert.equal(asked, 500);
  assert.equal(counters, 500);
  assert.equal(now.events.filter(({ type }) => type === 'loop-guard').length, 1);
  assert.equal(now.awaiting[0]?.kind, 'menu');
});

// Audit: Alteil F9
test('units that wake each other are cut off in a turn, although each is asked what it does', () => {
  const waking = unit('wake', {
    kind: 'auto',
    effects: [{ do: 'disengage', to: { all: true, side: 'own', filter: { other: true } } }],
  });
  const { now: begun, act } = table([waking], { p1: { units: [{ card: 'wake' }, { card: 'wake' }] }, p2: {} });
  let now = begun;
  let asked = 0;
  for (; now.awaiting[0]?.kind === 'menu' && asked < 600; asked++) now = act(now, answerOf(now, 'standby'));
  assert.equal(asked, 500);
  assert.deepEqual(
    now.events.filter(({ type }) => type === 'loop-guard').map(({ clause }) => clause),
    ['R20'],
  );
  assert.equal(now.awaiting[0]?.kind, 'setting');
});

test('long skills of many units end a turn within the steps of one call', () => {
  const repeat = (effects: object[]) => [{ repeat: 20, effects }];
  const heals = (to: unknown) => ({
    effects: repeat(
      repeat([
        { do: 'heal', amount: 1, to },
        { do: 'gainSp', amount: 1 },
      ]),
    ),
  });
  const long = heals('this');
  const open = heals({ all: true, filter: { name: 'nobody' } });
  const slow = unit('slow', { kind: 'auto', ...long }, { kind: 'start', ...long }, { kind: 'open', ...open });
  const units = Array.from({ length: 9 }, () => ({ card: 'slow', engaged: false }));
  const { now } = table([slow], { at: 'reveal', p1: { units: units.slice(1), plan: { set: 'slow' } }, p2: { units } });
  assert.equal(now.awaiting[0]?.kind, 'menu');
  assert.ok(now.steps > 20_000, `${now.steps} steps`);
});

test('chains that leave ever more changes behind are cut off before they are too much work for one call', () => {
  const all = { all: true, filter: { other: true } };
  const grows = [{ do: 'modify', to: { all: true }, at: 1, until: 'turn' }];
  const wakes = unit('wakes', {
    kind: 'auto',
    effects: [{ do: 'disengage', to: all }, { do: 'engage', to: 'this' }, ...grows],
  });
  const hits = { do: 'damage', amount: 1, to: { all: true } };
  const heals = { do: 'heal', amount: 50, to: { all: true } };
  const answers = unit(
    'answers',
    { kind: 'auto', effects: [hits] },
    { kind: 'counter', effects: [heals, ...grows, hits] },
  );
  const gives = unit('gives', {
    ...{ kind: 'auto', id: 'more' },
    effects: [{ do: 'grant', to: { all: true }, skill: 'more', until: 'turn' }],
  });
  for (const card of [wakes, answers, gives]) {
    const own = { units: Array.from({ length: 9 }, () => ({ card: card.id })) };
    const { now: begun, act } = table([card], { p1: own, p2: own });
    assert.ok(
      begun.events.some(({ type }) => type === 'loop-guard'),
      card.id,
    );
    let now = begun;
    for (let i = 0; i < 10; i++) now = act(now, answerOf(now));
  }
});
