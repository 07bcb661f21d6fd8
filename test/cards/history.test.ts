import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Fact } from '../../src/rulesets/cards/history.ts';
import {
  askedOfPast,
  beginSpan,
  factsOf,
  noPast,
  pastFor,
  past as pastSchema,
  remember,
  timesInMatch,
  totalOf,
  turnOver,
} from '../../src/rulesets/cards/history.ts';

const asked = new Set(['died', 'drew']);
const happened = (word: string, player: 'p1' | 'p2' = 'p1', id: string | null = null): Fact => ({
  word,
  player,
  object: id,
  card: null,
  amount: 1,
});

test('what was asked for is remembered for the turn, for the turn before it and for the match', () => {
  const past = noPast();
  remember(past, asked, happened('died', 'p1', 'u1'));
  remember(past, asked, happened('drew', 'p2'));
  assert.deepEqual(
    factsOf(past, 'died', 'turn').map(({ object }) => object),
    ['u1'],
  );
  turnOver(past);
  assert.deepEqual(factsOf(past, 'died', 'turn'), []);
  assert.equal(factsOf(past, 'died', 'lastTurn').length, 1);
  turnOver(past);
  assert.deepEqual(factsOf(past, 'died', 'lastTurn'), []);
  assert.deepEqual([timesInMatch(past, 'died', 'p1'), timesInMatch(past, 'died', 'p2')], [1, 0]);
});

test('a span begins where it was said to, and is over with its turn', () => {
  const past = noPast();
  remember(past, asked, happened('died'));
  assert.deepEqual(factsOf(past, 'died', 'battle'), []);
  beginSpan(past, 'battle');
  remember(past, asked, happened('died', 'p2'));
  assert.deepEqual(
    factsOf(past, 'died', 'battle').map(({ player }) => player),
    ['p2'],
  );
  turnOver(past);
  assert.deepEqual(factsOf(past, 'died', 'battle'), []);
});

test('how much it was is added up over the match, where somebody asks for it', () => {
  const past = noPast();
  const both = new Set(['damaged', totalOf('damaged'), 'drew']);
  for (const word of ['damaged', 'drew']) {
    remember(past, both, { ...happened(word), amount: 3 });
    turnOver(past);
    remember(past, both, { ...happened(word), amount: 4 });
  }
  assert.equal(timesInMatch(past, 'damaged', 'p1'), 2);
  assert.equal(timesInMatch(past, totalOf('damaged'), 'p1'), 7);
  assert.equal(timesInMatch(past, totalOf('damaged'), 'p2'), 0);
  assert.deepEqual(Object.keys(past.match).sort(), ['damaged:p1', 'drew:p1', 'total damaged:p1']);
});

test('no amount that is kept is larger than a number of a game may be, nor is what it comes to', () => {
  const past = noPast();
  for (let time = 0; time < 2; time++)
    remember(past, new Set(['drew', totalOf('drew')]), { ...happened('drew'), amount: 1_000_001 });
  assert.equal(factsOf(past, 'drew', 'turn')[0]?.amount, 1_000_000);
  assert.equal(timesInMatch(past, totalOf('drew'), 'p1'), 1_000_000);
  assert.ok(pastSchema.safeParse(past).success);
});

test('nothing is kept that nobody asks for', () => {
  const past = noPast();
  remember(past, asked, happened('attacked'));
  assert.deepEqual(past, noPast());
});

test('whatever happens, the past stays within its bounds and says how often', () => {
  const facts = fc.array(
    fc.tuple(fc.constantFrom('died', 'drew', 'rested'), fc.constantFrom('p1', 'p2'), fc.boolean()),
    {
      maxLength: 600,
    },
  );
  fc.assert(
    fc.property(facts, (all) => {
      const past = noPast();
      for (const [word, player, ends] of all) {
        remember(past, asked, happened(word, player as 'p1'));
        if (ends && past.turn.length % 7 === 0) turnOver(past);
      }
      assert.equal(pastSchema.safeParse(past).success, true);
      for (const player of ['p1', 'p2'] as const) {
        assert.equal(
          timesInMatch(past, 'died', player),
          all.filter(([word, whose]) => word === 'died' && whose === player).length,
        );
      }
    }),
  );
});

test('the words that cards ask the past for are found wherever they stand', () => {
  const cards = [{ id: 'a', abilities: [{ if: { compare: { history: 'died' }, op: '>', to: 0 } }] }, { id: 'history' }];
  assert.deepEqual([...askedOfPast(cards, ['history'])], ['died']);
});

test('only a match remembers in which a card asks, or may come to by the names of others', () => {
  const card = (source: object) => [(source as { id: string }).id, { source }] as const;
  const cards = new Map([
    card({ id: 'asks', history: 'died' }),
    card({ id: 'brings', effects: [{ create: 'middle' }] }),
    card({ id: 'middle', grants: 'asks#0' }),
    card({ id: 'plain', text: 'nothing, it asks nothing' }),
  ]);
  const begun = (match: unknown) =>
    pastFor({ cards } as never, match, ({ source }: { source: unknown }) => 'history' in (source as object));
  assert.deepEqual(begun({ deck: ['plain', 'plain'] }), {});
  assert.deepEqual(begun({ hand: ['plain'], deck: ['asks'] }), { past: noPast() });
  assert.deepEqual(begun([{ units: [{ card: 'brings' }] }]), { past: noPast() });
  assert.deepEqual(begun({ modifiers: ['asks#1'] }), { past: noPast() });
});
