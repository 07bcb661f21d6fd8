import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import { card as cardSchema, deck as deckSchema } from '../../src/rulesets/unnamed/language/language.ts';
import { samples } from '../../src/rulesets/unnamed/samples/index.ts';
import type { Schema } from '../gundam/language-use.ts';
import { LanguageUse } from '../gundam/language-use.ts';

const { cards: sampleCards, decks: sampleDecks } = samples;

const language = () => new LanguageUse(z.toJSONSchema(cardSchema, { io: 'input' }) as Schema);
const cards = new Map(sampleCards.map((card) => [card.id, card]));
const decks = sampleDecks.map(({ id, deck }) => ({ id, ...deckSchema.parse(deck) }));
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

test('every sample card is a card of the language', () => {
  for (const card of sampleCards) {
    const { error } = cardSchema.safeParse(card);
    assert.equal(error, undefined, `${card.id}: ${error}`);
  }
  assert.equal(cards.size, sampleCards.length, 'two cards have one id');
  assert.ok(cards.size >= 60);
});

test('between them the cards use every word and every field of the language', () => {
  const use = language();
  for (const card of sampleCards) use.take(card);
  assert.deepEqual(use.unused, []);
});

test('a word that no card uses is found', () => {
  const use = language();
  for (const card of sampleCards) if (!JSON.stringify(card).includes('"revealPool"')) use.take(card);
  assert.ok(use.unused.includes('do=revealPool'));
});

test('a card that does something says in words what it does', () => {
  for (const card of sampleCards) {
    const does = card.cost ?? ('effects' in card ? card.effects : (card.abilities ?? card.continuous));
    if (does) assert.ok((card.text ?? '').length > 15, card.id);
  }
});

test('every sample deck has 40 cards and a pool of 10, at most four of a kind in both, with units, lands and techs', () => {
  assert.ok(decks.length >= 4);
  for (const { id, main, pool } of decks) {
    assert.equal(sum(main), 40, id);
    assert.equal(sum(pool), 10, id);
    for (const card of Object.keys({ ...main, ...pool })) {
      assert.ok((main[card] ?? 0) + (pool[card] ?? 0) <= 4, `${id}: ${card}`);
    }
    const types = new Set(Object.keys(main).map((card) => cards.get(card)?.type));
    assert.deepEqual([...types].sort(), ['land', 'tech', 'unit'], id);
  }
});

test('every card that can be in a deck is in one', () => {
  const inDecks = new Set(decks.flatMap(({ main, pool }) => [...Object.keys(main), ...Object.keys(pool)]));
  const token = (card: (typeof sampleCards)[number]) => card.type === 'unit' && card.token === true;
  const left = sampleCards.filter((card) => !token(card) && !inDecks.has(card.id)).map(({ id }) => id);
  assert.deepEqual(left, []);
});
