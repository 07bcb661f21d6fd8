import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import type { AnyRuleset, Json, JsonObject, ReadLine } from '../../src/engine/index.ts';
import { canonical } from '../../src/engine/index.ts';
import { unspoken } from '../../src/rulesets/cards/reading.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import { at, made, plainIn } from './support/made-cards.ts';

/** How many cards are made up for each ruleset, and in how many of them everything is changed in turn. */
const CARDS = Number(process.env.READ_CARDS ?? 300);
const CHANGED = CARDS / 5;

/** How many cards are made up to find one that has a field. */
const CARDS_SAID = 60;

/** What is on the face of a card beside its text: its names, its sorts and its numbers. Whatever else it has is part of what it says. */
const ON_THE_FACE: ReadonlySet<string> = new Set([
  ...['id', 'text', 'type', 'name', 'also', 'alsoNamed', 'variantOf', 'token'],
  ...['traits', 'tribes', 'race', 'character', 'color', 'sphere', 'energy', 'gear', 'ranged'],
  ...['level', 'cost', 'speed', 'ap', 'hp', 'at', 'df', 'agi', 'rng', 'lp', 'attack', 'defense', 'front', 'back'],
  ...['stats', 'maxMp', 'affinities', 'demon.skills', 'connector.demons', 'connector.skill'],
]);

const isOnFace = (type: string, field: string): boolean =>
  ON_THE_FACE.has(field) || ON_THE_FACE.has(`${type}.${field}`);

const hasSome = (value: Json | undefined): boolean =>
  value !== undefined && (typeof value !== 'object' || value === null || Object.keys(value).length > 0);

const reading = rulesets.filter((rules) => rules.read !== undefined);
assert.ok(reading.length > 0);

const read = (rules: AnyRuleset, card: Json): ReadLine[] => rules.read?.(card) ?? [];

/** What was found at each key anywhere, by its text, so that one value can take the place of another. */
function wordsOf(cards: readonly Json[]): Map<string, Map<string, Json>> {
  const found = new Map<string, Map<string, Json>>();
  const look = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const known = found.get(key) ?? new Map();
      found.set(key, known);
      if (known.size < MOST_WORDS) known.set(canonical(inner), inner);
      look(inner);
    }
  };
  for (const card of cards) look(card);
  return found;
}
const MOST_WORDS = 12;

/** What is read of a card, each as a card that has nothing else to read where its schema takes that, and the place it had in its list. */
function readAlone(rules: AnyRuleset, card: Json): { card: Record<string, Json>; name: string; index: string }[] {
  const lines = read(rules, card).map(({ path }) => path.split('/').slice(1));
  const silent = Object.entries(card as JsonObject).filter(([key]) => !lines.some(([name]) => name === key));
  return lines.map(([name = '', index = '']) => {
    const value = (card as Record<string, Json>)[name] as Json;
    const only = Array.isArray(value) ? [value[Number(index)] as Json] : value;
    const slim = { ...Object.fromEntries(silent), [name]: only };
    const whole = { ...(card as JsonObject), [name]: only };
    return { card: structuredClone(rules.card.safeParse(slim).success ? slim : whole), name, index };
  });
}

/** The values that are not the same as `value`, in whose place they would change nothing. */
function othersThan(value: Json, words: ReadonlyMap<string, Json> | undefined): Json[] {
  if (words === undefined) return [];
  const text = canonical(value);
  return [...words].flatMap(([other, word]) => (other === text ? [] : [word]));
}

/**
 * A card with one small thing changed in what is read of it: each time another, as far as its schema allows it. What was `seen` in a
 * card of the type before is not made again.
 */
function* changes(
  rules: AnyRuleset,
  card: Json,
  words: ReadonlyMap<string, ReadonlyMap<string, Json>>,
  seen: Set<string>,
): Generator<Json> {
  const isNew = (copy: Record<string, Json>, name: string): boolean => {
    const part = `${copy.type} ${name} ${canonical(copy[name])}`;
    if (seen.has(part)) return false;
    seen.add(part);
    return rules.card.safeParse(copy).success;
  };
  for (const { card: copy, name, index } of readAlone(rules, card)) {
    const places: { holder: Record<string, Json>; key: string; found: string }[] = [];
    const look = (value: Json, place?: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        places.push({ holder: value as Record<string, Json>, key, found: place ?? key });
        look(inner);
      }
    };
    const part = copy[name] as Json;
    look(part, Array.isArray(part) ? index : undefined);
    for (const { holder, key, found } of places) {
      const before = holder[key] as Json;
      const others =
        typeof before === 'number'
          ? [before + 1]
          : typeof before === 'boolean'
            ? [!before]
            : othersThan(before, words.get(found));
      for (const other of others) {
        holder[key] = other;
        if (isNew(copy, name)) yield copy;
        holder[key] = before;
      }
      if (Array.isArray(holder)) continue;
      delete holder[key];
      if (isNew(copy, name)) yield copy;
      holder[key] = before;
    }
  }
}

for (const rules of reading) {
  test(`${rules.id}: no two parts of cards that differ read the same`, () => {
    const dice = diceFrom(`reading ${rules.id}`);
    const plain = plainIn(rules);
    const cards = made(rules, dice, CARDS);
    /** The parts that read so: all of them are the same. */
    const known = new Map<string, Set<string>>();
    const look = (card: Json) => {
      for (const { path, text } of read(rules, card)) {
        const said = `${path.split('/')[1]} ${text}`;
        const part = canonical(at(card, path));
        const parts = known.get(said) ?? new Set();
        known.set(said, parts);
        const [before] = parts;
        if (before !== undefined && !parts.has(part)) {
          assert.deepEqual(plain(JSON.parse(part)), plain(JSON.parse(before)), text);
        }
        parts.add(part);
      }
    };
    const samples = rules.samples.cards as readonly Json[];
    const words = wordsOf([...samples, ...cards]);
    for (const card of [...samples, ...cards]) look(card);
    const seen = new Set<string>();
    for (const card of [...samples, ...cards.slice(0, CHANGED)]) {
      for (const other of changes(rules, card, words, seen)) look(other);
    }
    assert.ok(known.size > 2 * cards.length && cards.length === CARDS, `${known.size} parts of ${cards.length} cards`);
  });

  test(`${rules.id}: every field of every form is spoken of`, async () => {
    const { PHRASES } = await import(`../../src/rulesets/${rules.id}/text/phrases.ts`);
    assert.deepEqual(unspoken(PHRASES), []);
  });

  test(`${rules.id}: what a card has is printed on its face, or is said`, async () => {
    const { CARDS } = await import(`../../src/rulesets/${rules.id}/language/language.ts`);
    const cards = [
      ...(rules.samples.cards as readonly JsonObject[]),
      ...(made(rules, diceFrom('said'), CARDS_SAID) as JsonObject[]),
    ];
    for (const [type, { shape }] of Object.entries(CARDS as Record<string, { shape: object }>)) {
      for (const field of Object.keys(shape).filter((name) => !isOnFace(type, name))) {
        const having = cards.find((card) => card.type === type && hasSome(card[field]));
        assert.ok(having, `no ${type} has ${field}`);
        const said = read(rules, having).some(({ path }) => path.split('/')[1] === field);
        assert.ok(said, `nothing is said of ${field} of ${JSON.stringify(having.id)}`);
      }
    }
  });

  test(`${rules.id}: every sample card reads as it did`, (t) => {
    const lines = (rules.samples.cards as { id: string; name: string; text?: string }[]).flatMap((card) => [
      `${card.id} ${card.name}: ${card.text ?? ''}`,
      ...read(rules, card as unknown as Json).map(({ path, text }) => `  ${path} ${text}`),
    ]);
    t.assert.fileSnapshot(lines.join('\n'), join(import.meta.dirname, '..', rules.id, 'reading.txt'), {
      serializers: [String],
    });
  });
}
