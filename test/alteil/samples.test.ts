import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import { card as cardSchema, deck as deckSchema } from '../../src/rulesets/alteil/language/language.ts';
import { samples } from '../../src/rulesets/alteil/samples/index.ts';
import type { Schema } from '../gundam/language-use.ts';
import { LanguageUse } from '../gundam/language-use.ts';

const { cards: sampleCards, decks: sampleDecks } = samples;

const language = () => new LanguageUse(z.toJSONSchema(cardSchema, { io: 'input' }) as Schema);
const cards = new Map(sampleCards.map((card) => [card.id, card]));
const decks = sampleDecks.map(({ id, deck }) => ({ id, ...deckSchema.parse(deck) }));
const of = (type: string) => sampleCards.filter((card) => card.type === type);

test('every sample card is a card of the language', () => {
  for (const card of sampleCards) {
    const { error } = cardSchema.safeParse(card);
    assert.equal(error, undefined, `${card.id}: ${error}`);
  }
  assert.equal(cards.size, sampleCards.length, 'two cards have one id');
  assert.equal(new Set(sampleCards.map(({ name }) => name)).size, sampleCards.length, 'two cards have one name');
});

test('there are at least 60 cards of all spheres, 8 Grimoires, 12 Soul Cards and 4 Characters', () => {
  assert.ok(cards.size >= 60);
  assert.ok(of('grimoire').length >= 8);
  assert.ok(of('soul').length >= 12);
  assert.ok(sampleCards.filter((card) => card.type === 'unit' && card.character).length >= 4);
  for (const sphere of ['refess', 'lawtia', 'gowen', 'falkow'])
    assert.ok(sampleCards.filter((card) => card.type !== 'soul' && card.sphere === sphere).length >= 10, sphere);
});

test('between them the cards use every word and every field of the language', () => {
  const use = language();
  for (const card of sampleCards) use.take(card);
  assert.deepEqual(use.unused, []);
});

test('a word that no card uses is found', () => {
  const use = language();
  for (const card of sampleCards) if (!JSON.stringify(card).includes('"swap"')) use.take(card);
  assert.ok(use.unused.includes('do=swap'));
});

test('a card with skills says in words what they do', () => {
  for (const card of sampleCards) {
    if (card.skills) assert.ok((card.text ?? '').length > 15, card.id);
  }
});

test('every card is in a Card File, and every File has 5 Soul Cards and 25 others', () => {
  assert.ok(decks.length >= 4);
  for (const { id, souls, cards: counts } of decks) {
    assert.equal(souls.length, 5, id);
    assert.equal(
      Object.values(counts).reduce((sum, copies) => sum + copies, 0),
      25,
      id,
    );
  }
  const used = new Set(decks.flatMap(({ souls, cards: counts }) => [...souls, ...Object.keys(counts)]));
  assert.deepEqual(
    sampleCards.map(({ id }) => id).filter((id) => !used.has(id)),
    [],
  );
});
