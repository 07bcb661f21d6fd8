import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import type { Json } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';
import { dx2 } from '../../src/rulesets/dx2/index.ts';
import { card as cardSchema, deck as deckSchema } from '../../src/rulesets/dx2/language/language.ts';
import { samples } from '../../src/rulesets/dx2/samples/index.ts';
import type { Schema } from '../gundam/language-use.ts';
import { LanguageUse } from '../gundam/language-use.ts';

const { cards: sampleCards, decks: sampleTeams } = samples;

const language = () => new LanguageUse(z.toJSONSchema(cardSchema, { io: 'input' }) as Schema);
const count = (type: string) => sampleCards.filter((card) => card.type === type).length;

test('there are demons, skills, brands, Devil Connectors and teams enough', () => {
  assert.ok(count('demon') >= 40 && count('skill') >= 60 && count('brand') >= 10 && count('connector') >= 6);
  assert.ok(sampleTeams.length >= 4);
  assert.equal(new Set(sampleCards.map(({ id }) => id)).size, sampleCards.length);
});

test('between them the cards use every word and every field of the language', () => {
  const use = language();
  for (const card of sampleCards) use.take(card);
  assert.deepEqual(use.unused, []);
});

test('a word that no card uses is found', () => {
  const use = language();
  for (const card of sampleCards) if (!JSON.stringify(card).includes('"slay"')) use.take(card);
  assert.ok(use.unused.includes('do=slay'));
});

test('a card that works by itself says in words what it does', () => {
  for (const card of sampleCards) {
    const works = ('automatic' in card && card.automatic) || ('passives' in card && card.passives);
    if (works || card.type !== 'demon') assert.ok((card.text ?? '').length > 10, card.id);
  }
});

test('every skill that a demon has and every skill of the set is used by somebody', () => {
  const teams = sampleTeams.map(({ deck }) => deckSchema.parse(deck));
  const taught = teams.flatMap(({ demons }) => demons.flatMap(({ skills = [] }) => skills));
  const own = sampleCards.flatMap((card) => (card.type === 'demon' ? card.skills : []));
  const had = new Set([...taught, ...own]);
  const idle = sampleCards.filter(({ type, id }) => type === 'skill' && !had.has(id));
  assert.deepEqual(
    idle.map(({ id }) => id),
    [],
  );
});

test('all faults of a card set are told at once, with what would be accepted', () => {
  const stats = { hp: 1, physAttack: 1, physDefence: 1, magAttack: 1, magDefence: 1, agility: 1 };
  const effects: Json = [{ do: 'grant', effect: 'nothing', target: 'self' }];
  const wrong: Json[] = [
    { id: 'x', name: 'X', type: 'demon', race: 'R', stats, skills: ['nowhere'] },
    { id: 'y', name: 'Y', type: 'skill', automatic: [{ timing: 'when', effects }] },
    { id: 'z', name: 'Z', type: 'connector', demons: ['x', 'x', 'y'], skill: 'y' },
  ];
  const result = compileCards(dx2, wrong);
  assert.ok(!result.ok);
  assert.deepEqual(result.faults.map(({ path }) => path).sort(), [
    '/0/skills/0',
    '/1/automatic/0/effects/0/effect',
    '/1/automatic/0/when',
    '/2/demons/2',
    '/2/skill',
    '/2/skill',
  ]);
});

test('no card can put an effect into tier DC, or have one without a timing', () => {
  const skill = (automatic: Json): Json => ({ id: 's', name: 'S', type: 'skill', automatic: [automatic] });
  const effects: Json = [{ do: 'slay', target: 'self' }];
  for (const timing of ['DC', 'devilConnector', undefined]) {
    const result = compileCards(dx2, [skill(timing === undefined ? { effects } : { timing, effects })]);
    assert.ok(!result.ok && result.faults.some(({ path }) => path === '/0/automatic/0/timing'), String(timing));
  }
});
