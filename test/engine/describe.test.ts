import assert from 'node:assert/strict';
import test from 'node:test';
import type { GameEvent, Machine, ModifierEffect, Sentence } from '../../src/engine/index.ts';
import { describer } from '../../src/engine/index.ts';
import { bells } from '../fixture-ruleset/ruleset.ts';

/** A game with one event of its own. */
interface Toss {
  board: object;
  clause: 'toss';
  card: { name: string };
  event: 'toss';
}

const toss: Sentence = ({ coin }, { who, name }) => `${who} tosses ${name(coin)}`;
const cardName = ({ name }: Toss['card']) => name;
const { cards: _, ...set } = bells('batches').sampleCards;
const cards = { ...set, programs: new Map(), cards: new Map([['penny', { name: 'Penny' }]]) };
const event = (type: string, player: GameEvent['player'], data: GameEvent['data']): GameEvent => ({
  seq: 1,
  parent: null,
  type,
  clause: 'toss',
  player,
  data,
});
const penny = (id: string) => ({ told: { cards: { [id]: 'penny' } } });
const change = (effect: ModifierEffect) => ({ ...event('modifier', null, { target: 'u1', effect }), ...penny('u1') });

test('a game tells of its own events, and the engine of those that it makes', () => {
  const describe = describer<Toss>({ sentences: { toss }, cardName });
  const told = [
    event('toss', 'p1', { coin: 'penny' }),
    event('toss', null, {}),
    event('concede', 'p2', {}),
    event('game-end', 'p1', { winner: 'p1', reason: 'concession' }),
    { ...event('damage', null, { by: 'fire', hits: [{ target: 'u3', amount: 2, source: null }] }), ...penny('u3') },
  ].map((one) => describe(one, cards));
  assert.deepEqual(told, [
    'Player 1 tosses Penny',
    'The game tosses a card',
    'Player 2 concedes',
    'Player 1 wins: concession',
    'Penny takes 2 damage',
  ]);
});

test('a game can put what the engine tells in words of its own, and name its players', () => {
  const concede: Sentence = (_data, { who }) => `${who} gives up`;
  const players = { p1: 'North', p2: 'South' };
  const describe = describer<Toss>({ sentences: { toss, concede }, cardName, players, nobody: 'The coin' });
  assert.equal(describe(event('concede', 'p2', {}), cards), 'South gives up');
  assert.equal(describe(event('toss', null, { coin: 'dime' }), cards), 'The coin tosses dime');
});

test('objects, players, places and abilities have names in a sentence, and objects that nobody knows have none', () => {
  const moves: Sentence = ({ unit, to, of, by }) => `${unit} to ${to}, ${of}, ${by}`;
  const describe = describer<Toss>({ sentences: { toss: moves }, cardName, places: { f1: 'frontline 1' } });
  const move = event('toss', 'p1', { unit: 'u1', to: 'f1', of: 'hand:p2:penny', by: 'penny#1' });
  const names = { p1: 'Ada', p2: 'Bo' };
  assert.equal(describe({ ...move, ...penny('u1') }, cards), 'Penny to frontline 1, Penny, Penny');
  assert.equal(describe(move, cards), 'A card that is gone to frontline 1, Penny, Penny');
  const hidden = { ...move, told: { cards: { u1: null } } };
  assert.equal(describe(hidden, cards), 'A hidden card to frontline 1, Penny, Penny');
  const sector = event('toss', 'p1', { unit: 'p2', to: 'sector:p1:3', of: 'p1', by: null });
  assert.equal(describe(sector, cards, names), 'Bo to sector 3 of Ada, Ada, null');
});

test('a decision is told by its answer, or by what was asked where that is hidden', () => {
  const describe = describer<Toss>({ sentences: { toss }, cardName });
  const decided = event('decision', 'p1', { decision: 'd1' });
  const names = { p1: 'Ada', p2: 'Bo' };
  const told = { asked: 'Heads or tails?', hidden: { answer: 'Heads, against Player 2' } };
  assert.equal(describe({ ...decided, told }, cards, names), 'Ada: Heads, against Bo');
  assert.equal(describe({ ...decided, told: { asked: told.asked } }, cards, names), 'Ada answers: Heads or tails?');
  assert.equal(describe(decided, cards, names), 'Ada answers: a question');
});

test('what a sentence would say is also told apart from it, with the same names', () => {
  const describe = describer<Toss>({ sentences: { toss }, cardName });
  const tossed = { ...event('toss', 'p1', { coin: 'penny', unit: 'u1', times: 2, with: ['p2'] }), ...penny('u1') };
  assert.deepEqual(describe.tell(tossed, cards, { p1: 'Ada', p2: 'Bo' }).args, {
    who: 'Ada',
    coin: 'Penny',
    unit: 'Penny',
    times: 2,
    with: ['Bo'],
  });
});

test('an event of another edition is told by its type', () => {
  const describe = describer<Toss>({ sentences: { toss }, cardName });
  assert.equal(describe(event('flip', 'p1', {}), cards), 'Player 1: flip');
});

test('a change is told by what it does', () => {
  const describe = describer<Toss>({ sentences: { toss }, cardName });
  const told = (effect: ModifierEffect) => describe(change(effect), cards);
  assert.equal(told({ kind: 'stat', stat: 'ap', add: 2 }), 'Penny: ap +2');
  assert.equal(told({ kind: 'stat', stat: 'power', add: -1 }), 'Penny: power -1');
  assert.equal(told({ kind: 'keyword', keyword: 'breach', value: 3 }), 'Penny: breach 3');
  assert.equal(told({ kind: 'cant', what: 'attack' }), "Penny: can't attack");
});

/** Never runs: it compiles only as long as an event without a sentence does not. */
export function undescribed(m: Machine<Toss>): void {
  m.note('toss', 'p1', {});
  m.note('pass', 'p1', {});
  // @ts-expect-error the game has no sentence for it
  m.note('flip', 'p1', {});
  // @ts-expect-error neither has it when the event changes something
  m.change('flip', 'p1', {}, () => {});
  // @ts-expect-error a sentence is missing
  describer<Toss>({ sentences: {}, cardName });
}
