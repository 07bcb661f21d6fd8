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

test('cards are named wherever their ids stand, by the card set of each event', () => {
  const describe = describer<Toss>({ sentences: { toss }, cardName });
  const others = {
    ...cards,
    cards: new Map([
      ['u7', { name: 'Groat' }],
      ['dime', { name: 'Dime' }],
    ]),
  };
  const coins = event('toss', 'p1', { coin: 'penny', left: ['u7', { next: 'penny' }] });
  const penniesOnly = { coin: 'Penny', left: ['a card that is gone', { next: 'Penny' }], who: 'Player 1' };
  const groatsOnly = { coin: 'penny', left: ['Groat', { next: 'penny' }], who: 'Player 1' };
  assert.deepEqual(describe.tell(coins, cards).args, penniesOnly);
  assert.deepEqual(describe.tell(coins, others).args, groatsOnly);
  assert.deepEqual(describe.tell(coins, cards).args, penniesOnly);
  const dime = event('toss', 'p1', { coin: 'dime' });
  assert.deepEqual(describe.tell(dime, cards).args, { coin: 'dime', who: 'Player 1' });
  assert.deepEqual(describe.tell(dime, others).args, { coin: 'Dime', who: 'Player 1' });
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

test('every kind of change has words of its own', () => {
  const describe = describer<Toss>({ sentences: { toss }, cardName });
  const told = (effect: ModifierEffect) => describe(change(effect), cards);
  const of = (one: object) => told(one as ModifierEffect);
  assert.equal(of({ kind: 'stat', stat: 'ap', add: 0 }), 'Penny: ap +0');
  assert.equal(of({ kind: 'keyword', keyword: 'breach', value: 1 }), 'Penny: breach');
  assert.equal(of({ kind: 'ability' }), 'Penny: one more ability');
  assert.equal(of({ kind: 'become', card: 'penny' }), 'Penny: becomes a copy of Penny');
  assert.equal(of({ kind: 'trait', trait: null, has: false }), 'Penny: loses all traits');
  assert.equal(of({ kind: 'trait', trait: 'coin', has: false }), 'Penny: is no coin');
  assert.equal(of({ kind: 'trait', trait: 'coin', has: true }), 'Penny: is coin');
  assert.equal(of({ kind: 'set', stat: 'ap', to: 0 }), 'Penny: ap becomes 0');
  assert.equal(of({ kind: 'can', what: 'attack' }), 'Penny: may attack');
  assert.equal(of({ kind: 'must', what: 'attack' }), 'Penny: must attack');
  assert.equal(of({ kind: 'instead', of: 'death' }), 'Penny: something else will happen instead of death');
  assert.equal(of({ kind: 'counter', count: 2, name: 'rust' }), 'Penny: 2 rust');
  assert.equal(of({ kind: 'shield', left: 2, against: 'damage' }), 'Penny: is shielded from the next 2 damage');
  assert.equal(of({ kind: 'said', word: 'heads' }), 'Penny: keeps the word heads');
});

test('whatever the machine does by itself has a sentence', () => {
  const describe = describer<Toss>({ sentences: { toss }, cardName });
  const two = { told: { cards: { u1: 'penny', u2: null } } };
  const told = (type: string, data: GameEvent['data'], player: GameEvent['player'] = 'p1') =>
    describe({ ...event(type, player, data), ...two }, cards);
  assert.equal(told('game-end', { winner: null, reason: 'nobody is left' }, null), 'A draw: nobody is left');
  assert.equal(told('effect', { card: 'penny' }), 'Penny takes effect');
  assert.equal(told('effect-skipped', { card: 'penny' }), 'Penny does nothing');
  assert.equal(told('loop-guard', {}, null), 'A loop is stopped');
  assert.equal(told('pass', {}), 'Player 1 passes');
  assert.equal(told('window-closed', { window: 'answers' }, null), 'Nobody acts: answers is over');
  assert.equal(told('counter', { target: 'u1', name: 'rust', count: 2 }), 'Penny has 2 rust now');
  assert.equal(told('shielded', { target: 'u1', against: 'damage', caught: 2 }), 'Penny is shielded from 2 damage');
  assert.equal(told('modifiers-end', { targets: ['u1', 'u1', 'u2'] }, null), 'Changes end on Penny and a hidden card');
  const hits = [
    { target: 'u1', amount: 1, source: null },
    { target: 'u2', amount: 2, source: null },
  ];
  assert.equal(told('damage', { by: 'fire', hits }, null), 'Penny takes 1 damage; a hidden card takes 2 damage');
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
