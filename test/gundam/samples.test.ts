import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import { card as cardSchema, deck as deckSchema } from '../../src/rulesets/gundam/language/language.ts';
import { samples } from '../../src/rulesets/gundam/samples/index.ts';
import type { Schema } from './language-use.ts';
import { LanguageUse } from './language-use.ts';

const { cards: sampleCards, decks: sampleDecks } = samples;

const language = () => new LanguageUse(z.toJSONSchema(cardSchema, { io: 'input' }) as Schema);
const cards = new Map(sampleCards.map((card) => [card.id, card]));
const decks = sampleDecks.map(({ id, deck }) => ({ id, ...deckSchema.parse(deck) }));
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

/** Words that no sample card needs: fields that only some types of card can use. */
const NEVER_USED = ['base.token', 'command.token', 'pilot.token', 'resource.abilities', 'resource.token'];

test('every sample card is a card of the language', () => {
  for (const card of sampleCards) {
    const { error } = cardSchema.safeParse(card);
    assert.equal(error, undefined, `${card.id}: ${error}`);
  }
  assert.equal(cards.size, sampleCards.length, 'two cards have one id');
  assert.ok(cards.size >= 66);
});

test('between them the cards use every word and every field of the language', () => {
  const use = language();
  for (const card of sampleCards) use.take(card);
  assert.deepEqual(use.unused, NEVER_USED);
});

test('a word that no card uses is found', () => {
  const use = language();
  for (const card of sampleCards) if (!JSON.stringify(card).includes('"retarget"')) use.take(card);
  assert.ok(use.unused.includes('do=retarget'));
  assert.ok(use.unused.includes('retarget.to'));
});

test('a card with abilities says in words what they do', () => {
  for (const card of sampleCards) {
    if (card.abilities) assert.ok((card.text ?? '').length > 20, card.id);
  }
});

test('every sample deck has 50 cards in two colours, at most four of each, and 10 Resources', () => {
  assert.ok(decks.length >= 4);
  for (const { id, main, resources } of decks) {
    assert.equal(sum(main), 50, id);
    assert.equal(sum(resources), 10, id);
    const types = Object.keys(main).map((card) => cards.get(card)?.type);
    assert.ok(
      types.every((type) => type !== undefined && type !== 'resource'),
      id,
    );
    assert.ok(
      Object.keys(resources).every((card) => cards.get(card)?.type === 'resource'),
      id,
    );
    assert.ok(
      Object.values(main).every((copies) => copies <= 4),
      id,
    );
    const colors = Object.keys(main).map((card) => {
      const found = cards.get(card);
      return found && 'color' in found ? found.color : null;
    });
    assert.equal(new Set(colors).size, 2, id);
  }
});

test('every sample deck mixes Units, Pilots, Commands and Bases', () => {
  const bounds = { unit: [26, 30], pilot: [6, 8], command: [8, 12], base: [3, 5] } as const;
  for (const { id, main } of decks) {
    for (const [type, [min, max]] of Object.entries(bounds)) {
      const own = Object.entries(main).filter(([card]) => cards.get(card)?.type === type);
      const count = sum(Object.fromEntries(own));
      assert.ok(count >= min && count <= max, `${id}: ${count} ${type}`);
    }
  }
});

test('every card that can be in a deck is in one', () => {
  const inDecks = new Set(decks.flatMap(({ main, resources }) => [...Object.keys(main), ...Object.keys(resources)]));
  const left = sampleCards.filter(({ id, token }) => !token && !inDecks.has(id)).map(({ id }) => id);
  assert.deepEqual(left, []);
});
