import assert from 'node:assert/strict';
import test from 'node:test';
import * as z from 'zod';
import { tupleOf } from '../../src/rulesets/cards/dictionary.ts';
import { phrasebook, reader, sayForms, sayValues, unspoken } from '../../src/rulesets/cards/reading.ts';

/** A small language in which a word stands within itself, as in the games. */
const who = z.enum(['you', 'opponent']);
const count = z.union([z.int(), z.strictObject({ cardsIn: z.enum(['hand', 'deck']), plus: z.int().optional() })]);
const VERBS = {
  draw: z.strictObject({ do: z.literal('draw'), count: count.optional(), who: who.optional() }),
  raise: z.strictObject({ do: z.literal('raise'), by: z.int(), random: z.boolean().optional() }),
} as const;
const PARTS = {
  twice: z.strictObject({
    get twice() {
      return effects;
    },
    traits: z.array(z.string()).optional(),
  }),
} as const;
const effect = z.union([z.discriminatedUnion('do', tupleOf(VERBS)), ...tupleOf(PARTS)]);
const effects = z.array(effect);
const ability = z.strictObject({ effects });

const amounts = count.options[1];
const book = (draw: string) =>
  phrasebook(
    [
      ...sayForms(VERBS, { draw, raise: 'raise it {by+}[{random? by chance: as you choose}]' }),
      ...sayForms(PARTS, { twice: 'twice[ for {traits* and }]: {twice}' }),
      ...sayForms(
        { amounts, ability },
        { amounts: 'the cards in your {cardsIn}[, plus {plus}]', ability: 'now: {effects!}' },
      ),
    ],
    [
      sayValues(who, { you: 'you', opponent: 'your opponent' }),
      sayValues(amounts.shape.cardsIn, { hand: 'hand', deck: 'deck' }),
    ],
  );
const DRAW = '[{who=you:you draw|opponent:they draw}|draw] [{count#card#cards}|a card]';
const { say } = reader(book(DRAW));
const told = (value: z.input<typeof effect>) => say(effect, value);

test('a phrase says what is there and leaves out what is not', () => {
  assert.equal(told({ do: 'draw' }), 'draw a card');
  assert.equal(told({ do: 'draw', count: 1, who: 'opponent' }), 'they draw 1 card');
  assert.equal(told({ do: 'draw', count: 3 }), 'draw 3 cards');
  assert.equal(told({ do: 'draw', count: { cardsIn: 'hand' } }), 'draw cards equal to the cards in your hand');
});

test('groups that join are joined by "and", whichever of them are there', () => {
  const set = z.strictObject({ attack: z.int().optional(), defense: z.int().optional() });
  const { say } = reader(
    phrasebook(sayForms({ set }, { set: 'set[& attack to {attack}][& defense to {defense}]' }), []),
  );
  assert.equal(say(set, { attack: 1 }), 'set attack to 1');
  assert.equal(say(set, { defense: 2 }), 'set defense to 2');
  assert.equal(say(set, { attack: 1, defense: 2 }), 'set attack to 1 and defense to 2');
});

test('what has commas stands in brackets within something else, numbers have their signs, and choices their words', () => {
  assert.equal(
    told({ do: 'draw', count: { cardsIn: 'deck', plus: 1 } }),
    'draw cards equal to (the cards in your deck, plus 1)',
  );
  assert.equal(told({ do: 'raise', by: -2, random: true }), 'raise it -2 by chance');
  assert.equal(told({ do: 'raise', by: 2, random: false }), 'raise it +2 as you choose');
});

test('a number below 0 can be said by another word in place of its sign', () => {
  const change = z.strictObject({ by: z.union([z.int(), z.strictObject({ cardsIn: z.enum(['hand']) })]) });
  const { say } = reader(
    phrasebook(
      [
        ...sayForms({ change }, { change: 'pay {by~% more:% less}' }),
        ...sayForms({ inner: change.shape.by.options[1] }, { inner: 'the cards in your {cardsIn}' }),
      ],
      [sayValues(change.shape.by.options[1].shape.cardsIn, { hand: 'hand' })],
    ),
  );
  assert.equal(say(change, { by: 20 }), 'pay 20% more');
  assert.equal(say(change, { by: -20 }), 'pay 20% less');
  assert.equal(say(change, { by: 0 }), 'pay 0% more');
  assert.equal(say(change, { by: { cardsIn: 'hand' } }), 'pay the cards in your hand% more');
});

test('instructions are sentences at the end, and stand in brackets where something comes after them', () => {
  const two = [{ do: 'draw' as const }, { do: 'raise' as const, by: 1 }];
  assert.equal(say(ability, { effects: two }), 'now: Draw a card. Raise it +1.');
  assert.equal(
    told({ twice: two, traits: ['red', 'round'] }),
    'twice for “red” and “round”: (draw a card; raise it +1)',
  );
  assert.equal(told({ twice: [{ do: 'draw' }] }), 'twice: draw a card');
  assert.equal(told({ twice: [{ twice: [] }] }), 'twice: (twice: do nothing)');
});

test('a field that a phrase does not speak of, and a slot that is no field, are told', () => {
  assert.deepEqual(unspoken(book(DRAW)), []);
  assert.deepEqual(unspoken(book('draw {number}')), [
    'do,count,who: nothing is said of count',
    'do,count,who: nothing is said of who',
    'do,count,who: there is no field number',
  ]);
});

test('a phrase whose brackets do not match, and a value without words, are refused', () => {
  assert.throws(() => book('draw [{count}'), /bracket/);
  assert.throws(() => book('draw {count'), /slot/);
  assert.throws(() => say(z.strictObject({ cardsIn: z.string() }), { cardsIn: 'hand' }), /no phrase/);
});

test('what may come behind a form that begins another stands in brackets at the end of any of them', () => {
  type Amount = number | { sum: Amount[] } | { scale: Amount; times: number };
  const scaled = {
    sum: z.strictObject({
      get sum(): z.ZodType<Amount[]> {
        return z.array(amount);
      },
    }),
    scale: z.strictObject({
      get scale(): z.ZodType<Amount> {
        return amount;
      },
      times: z.int(),
    }),
  };
  const amount: z.ZodType<Amount> = z.union([z.int(), ...tupleOf(scaled)]) as never;
  const { say } = reader(
    phrasebook(sayForms(scaled, { sum: 'the sum of {sum* and }', scale: '{scale}[ times {times}]' }), []),
  );
  assert.equal(say(amount, { sum: [2, { scale: 3, times: 4 }] }), 'the sum of 2 and (3 times 4)');
  assert.equal(say(amount, { scale: { sum: [2, 3] }, times: 4 }), '(the sum of 2 and 3) times 4');
});

test('what says the end that the same form left out within it stands apart from it', () => {
  const scale = z.strictObject({
    get of() {
      return amount;
    },
    per: z.int().optional(),
    times: z.int().optional(),
    least: z.int().optional(),
  });
  const amount = z.union([z.int(), scale]);
  const { say } = reader(
    phrasebook(sayForms({ scale }, { scale: '[1 for every {per} of ]{of}[ times {times}][, at least {least}]' }), []),
  );
  assert.equal(say(amount, { of: 9, per: 2, times: 3 }), '1 for every 2 of 9 times 3');
  assert.equal(say(amount, { of: { of: 9, per: 2 }, times: 3 }), '(1 for every 2 of 9) times 3');
  assert.equal(say(amount, { of: { of: 9, per: 2 }, least: 3 }), '(1 for every 2 of 9), at least 3');
  assert.equal(say(amount, { of: { of: 9, per: 2 }, per: 3 }), '1 for every 3 of 1 for every 2 of 9');
  assert.equal(say(amount, { of: { of: 9 }, times: 3 }), '9 times 3');
});
