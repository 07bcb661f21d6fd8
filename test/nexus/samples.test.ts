import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import { card as cardSchema, deck as deckSchema } from '../../src/rulesets/nexus/language/language.ts';
import { ENERGY } from '../../src/rulesets/nexus/language/words.ts';
import { samples } from '../../src/rulesets/nexus/samples/index.ts';
import type { Schema } from '../gundam/language-use.ts';
import { LanguageUse } from '../gundam/language-use.ts';

const { cards: sampleCards, decks: sampleDecks } = samples;

const language = () => new LanguageUse(z.toJSONSchema(cardSchema, { io: 'input' }) as Schema);
const cards = new Map(sampleCards.map((card) => [card.id, card]));
const decks = sampleDecks.map(({ id, deck }) => ({ id, ...deckSchema.parse(deck) }));
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

/** Fields that only some types of card can use. */
const NEVER_USED = ['anomaly.token', 'anomaly.traits', 'hardware.token', 'software.token'];

test('every sample card is a card of the language', () => {
  for (const card of sampleCards) {
    const { error } = cardSchema.safeParse(card);
    assert.equal(error, undefined, `${card.id}: ${error}`);
  }
  assert.equal(cards.size, sampleCards.length, 'two cards have one id');
  assert.ok(cards.size >= 70);
});

test('between them the cards use every word and every field of the language', () => {
  const use = language();
  for (const card of sampleCards) use.take(card);
  assert.deepEqual(use.unused, NEVER_USED);
});

test('a word that no card uses is found', () => {
  const use = language();
  for (const card of sampleCards) if (!JSON.stringify(card).includes('"putBack"')) use.take(card);
  assert.ok(use.unused.includes('do=putBack'));
});

test('every type of energy has anomalies, agents, events, software and hardware', () => {
  for (const energy of ENERGY) {
    const own = sampleCards.filter((card) =>
      card.type === 'anomaly' ? card.energy === energy : (card.cost[energy] ?? 0) > 0,
    );
    assert.deepEqual([...new Set(own.map(({ type }) => type))].sort(), [
      'agent',
      'anomaly',
      'event',
      'hardware',
      'software',
    ]);
  }
});

test('a card that does something says in words what it does', () => {
  for (const card of sampleCards) {
    const does = card.type === 'event' || card.skills !== undefined;
    if (does) assert.ok((card.text ?? '').length > 20, card.id);
  }
});

test('every sample deck has 45 cards, at most three of each, and no tokens', () => {
  assert.ok(decks.length >= 4);
  for (const { id, main } of decks) {
    assert.equal(sum(main), 45, id);
    assert.ok(
      Object.values(main).every((copies) => copies <= 3),
      id,
    );
    assert.ok(
      Object.keys(main).every((card) => cards.has(card) && !card.startsWith('K')),
      id,
    );
  }
});

test('every card that can be in a deck is in one', () => {
  const inDecks = new Set(decks.flatMap(({ main }) => Object.keys(main)));
  assert.deepEqual(
    sampleCards.filter(({ id }) => !id.startsWith('K') && !inDecks.has(id)).map(({ id }) => id),
    [],
  );
});
