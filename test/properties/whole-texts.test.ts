import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { WORDS } from '../../src/cli/card-words.ts';
import type { AnyRuleset, JsonObject, UnderstandingOf, UnderstoodText, WordSort } from '../../src/engine/index.ts';
import { MOST_WORK } from '../../src/rulesets/cards/english.ts';
import { MOST_CHARACTERS } from '../../src/rulesets/cards/text-source.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { wordedFieldsOf } from '../../src/services/rules/worded-fields.ts';
import { diceFrom, one } from '../../src/simulate/choice.ts';
import { at, plainIn } from './support/made-cards.ts';

/** How many texts are made up for each game, and from which seed; a long search takes more. */
const TEXTS = Number(process.env.ENGLISH_TEXTS ?? 40);
const SEED = process.env.ENGLISH_SEED ?? '1';

const games = rulesets.filter(({ understandText }) => understandText !== undefined);
assert.ok(games.length > 0);

const read = (rules: AnyRuleset, text: string, of?: UnderstandingOf): UnderstoodText =>
  rules.understandText?.(text, of) ?? assert.fail(`${rules.id} understands nothing`);

const linesOf = (rules: AnyRuleset) => rules.samples.cards.flatMap((card) => rules.read?.(card) ?? []);
const textsOf = (rules: AnyRuleset) => linesOf(rules).map(({ text }) => text);

const rulesOf = (id: string): AnyRuleset => games.find((rules) => rules.id === id) ?? assert.fail();

/** Where the faults of a text are, each as its line, its column, and what stands there. */
const placesIn = (text: string, { faults }: UnderstoodText) =>
  faults.map(({ line, column, offset, length }) => [line, column, text.slice(offset, offset + length)]);

/** The words of the sample cards as they are kept, by the ids of the cards. */
function keptWords({ id }: AnyRuleset) {
  const [, ...blocks] = readFileSync(join(WORDS, `${id}.txt`), 'utf8')
    .trimEnd()
    .split('\n\n');
  const read = blocks.map((block) => {
    const [, card = '', type = '', field, text = ''] =
      /^# (\S+) .* \((\w+)(?:, (\w+))?\)\n([\s\S]*)$/.exec(block) ?? assert.fail(block);
    return { card, type, field, text };
  });
  return Map.groupBy(read, ({ card }) => card);
}

/** What stands in a text between words that were told by their sort: they stand in order, and none within another. */
function between(text: string, words: UnderstoodText['words']): string {
  let [left, end] = ['', 0];
  for (const { offset, length } of words) {
    assert.ok(offset >= end && length > 0 && offset + length <= text.length, text);
    left += text.slice(end, offset);
    end = offset + length;
  }
  return left + text.slice(end);
}

for (const rules of games) {
  test(`${rules.id}: no text takes more than so much work`, () => {
    const texts = textsOf(rules);
    const [longest = ''] = [...texts].sort((a, b) => b.length - a.length);
    const opened = texts.filter((text) => text.includes('(')).map((text) => text.slice(0, text.indexOf('(') + 1));
    const begun = texts.map((text) => `${text.slice(0, text.lastIndexOf(' '))} `);
    const dice = diceFrom(`hostile ${rules.id}`);
    const pieces = ['(', '“', 'anything ', 'anything or ', '.\n', 'the sum of (', 'you may ', '“a” or '];
    for (const piece of [...pieces, `${longest} `, ...opened.slice(0, 2), one(dice, begun)]) {
      let work = 0;
      const spend = (units: number) => {
        work += units;
      };
      const text = piece.repeat(MOST_CHARACTERS).slice(0, MOST_CHARACTERS);
      const { parts, faults } = read(rules, text, { next: true, words: true, spend });
      assert.ok(work < MOST_WORK * 1.1, `${piece} takes ${work}`);
      assert.ok(parts.length + faults.length > 0);
    }
    const { parts, faults } = read(rules, longest.repeat(10_000).slice(0, 10_000));
    assert.deepEqual([parts, faults.map(({ code }) => code)], [[], ['too-long']]);
  });

  test(`${rules.id}: a sentence that ends too soon, one after the other, is read in work that grows with its length`, () => {
    const [line = assert.fail()] = textsOf(rules).filter((text) => text.includes('('));
    const workOf = (times: number): number => {
      let work = 0;
      read(rules, `${line.slice(0, line.indexOf('('))}${'('.repeat(times)}`, { spend: (units) => (work += units) });
      return work;
    };
    assert.ok(workOf(64) < 8 * workOf(16) + 1000);
  });

  test(`${rules.id}: the words of its sample cards are those that are kept, and mean these cards`, () => {
    const plain = plainIn(rules);
    const kept = keptWords(rules);
    const cards = (rules.sampleCards.source as readonly JsonObject[]).filter((card) => rules.read?.(card).length !== 0);
    assert.deepEqual(
      [...kept.keys()],
      cards.map(({ id }) => id),
      'run npm run docs:cards',
    );
    for (const card of cards) {
      const lines = rules.read?.(card) ?? [];
      const blocks = kept.get(String(card.id)) ?? [];
      const told = blocks.flatMap(({ type, field, text }) => {
        assert.equal(type, card.type);
        const fields = field === undefined ? [...(wordedFieldsOf(rules).get(type)?.keys() ?? [])] : [field];
        const { parts, faults, words } = read(rules, text, { fields, words: true });
        assert.deepEqual(faults, [], text);
        assert.equal(between(text, words).trim(), '', text);
        parts.forEach(({ line, column }, index) => {
          assert.deepEqual([line, column], [index + 1, 1]);
        });
        return parts.flatMap(({ meanings }) => meanings);
      });
      assert.deepEqual(
        told.map(({ reading }) => reading),
        blocks.flatMap(({ text }) => text.split('\n')),
        'run npm run docs:cards',
      );
      assert.deepEqual(
        told.map(({ field, reading }) => [field, reading]),
        lines.map(({ path, text }) => [path.split('/')[1], text]),
        'run npm run docs:cards',
      );
      lines.forEach(({ path, text }, index) => {
        assert.deepEqual(plain(told[index]?.value ?? null), plain(at(card, path)), text);
      });
    }
  });

  test(`${rules.id}: every fault has a place in the text, whatever is sent`, () => {
    const dice = diceFrom(`fuzzed ${rules.id} ${SEED}`);
    const texts = textsOf(rules);
    const vocabulary = texts.flatMap((text) => text.split(' '));
    for (let n = 0; n < TEXTS; n++) {
      const row = Array.from({ length: 1 + dice.below(3) }, () => one(dice, texts))
        .join(one(dice, [' ', '\n', '\n\n']))
        .split(' ');
      for (let times = dice.below(4); times > 0; times--) {
        row.splice(
          dice.below(row.length),
          dice.below(2),
          one(dice, [...vocabulary, 'xyzzy', '“', '(', '\n', '🂡', '0'.repeat(30)]),
        );
      }
      const text = row.join(' ');
      const { parts, faults, next, words } = read(rules, text, { next: true, words: true });
      assert.ok(between(text, words).length <= text.length - words.length, text);
      const places = [...parts, ...faults];
      assert.ok(places.length > 0);
      for (const { line, column, offset, length } of places) {
        const before = text.slice(0, offset).split('\n');
        assert.deepEqual([line, column], [before.length, (before.at(-1) ?? '').length + 1], text);
        assert.ok(offset + length <= text.length, text);
      }
      for (const { meanings } of parts)
        assert.equal(new Set(meanings.map((meaning) => JSON.stringify(meaning))).size, meanings.length);
      assert.ok(next.every(({ text }) => text !== ''));
    }
  });
}

test('each sentence that is not understood is told, and what could be meant by its word', () => {
  const text = '【Deploy】: Drwa a card. Xyzzy. Draw 3 cards.\n【Attack】: Destroy 1 of the enmy Units.\n<Blocker>';
  const told = read(rulesOf('gundam'), text);
  assert.deepEqual(placesIn(text, told), [
    [1, 11, 'Drwa'],
    [1, 24, 'Xyzzy'],
    [2, 28, 'enmy'],
  ]);
  assert.deepEqual(
    told.faults.map(({ meant }) => meant),
    ['draw', undefined, 'enemy'],
  );
  assert.deepEqual(
    told.parts.map(({ meanings }) => meanings.map(({ field, reading }) => [field, reading])),
    [[[null, 'Draw 3 cards.']], [['keywords', '<Blocker>.']]],
  );
});

test('a word that begins a line and is not understood is at fault, and not the line before it', () => {
  for (const before of ['【Deploy】: Draw 3 cards.\n', '<Blocker>\n']) {
    const text = `${before}Xyzzy a card.`;
    assert.deepEqual(placesIn(text, read(rulesOf('gundam'), text)), [[2, 1, 'Xyzzy']]);
  }
});

test('a line that goes on in the next one is one ability', () => {
  const { parts, faults } = read(
    rulesOf('gundam'),
    '【Deploy】: Draw\na card.\nDiscard\n1 card.\n【Attack】: Draw 2 cards.',
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(
    parts.map(({ meanings }) => meanings.map(({ reading }) => reading)),
    [['【Deploy】: Draw a card. Discard 1 card.'], ['【Attack】: Draw 2 cards.']],
  );
});

test('abilities in one line are told apart', () => {
  const { parts, faults } = read(rulesOf('unnamed'), '[On Play]: Draw 2 cards. Always: for this power +1.');
  assert.deepEqual(faults, []);
  assert.deepEqual(
    parts.map(({ meanings }) => meanings[0]?.field),
    ['abilities', 'continuous'],
  );
});

test('a text of two meanings is understood as neither, and each is told', () => {
  const { parts, faults } = read(rulesOf('nexus'), 'Discard 1 card.');
  assert.deepEqual(parts[0]?.meanings.map(({ field }) => field).sort(), ['costs', 'effects']);
  assert.deepEqual(
    faults.map(({ code }) => code),
    ['ambiguous'],
  );
  const [said] = read(rulesOf('nexus'), 'Discard 1 card.', { fields: ['costs'] }).parts;
  assert.deepEqual(
    said?.meanings.map(({ value }) => value),
    [{ discard: 1 }],
  );
});

test('words are told by their sort, up to where a sentence is not understood', () => {
  const sorted = (text: string) =>
    Object.groupBy(read(rulesOf('gundam'), text, { words: true }).words, ({ sort }) => sort);
  const said = (text: string, sort: WordSort) =>
    (sorted(text)[sort] ?? []).map(({ offset, length }) => text.slice(offset, offset + length)).join(' ');
  const text = '【Attack】 (once per turn): Draw 2 cards. Give 1 of the Units with the trait “Crew” AP +1 until drwa.';
  assert.match(said(text, 'timing'), /^【 Attack 】/);
  assert.equal(said(text, 'number'), '2 1 1');
  assert.equal(said(text, 'name'), '“Crew”');
  assert.match(said(text, 'verb'), /^Draw .*Give/);
  assert.match(said(text, 'about'), /Units with the trait/);
  assert.match(said('<Blocker>', 'timing'), /Blocker/);
  // As it is printed as well.
  assert.equal(
    said('【Attack】Draw 2. Then, choose 1 enemy Unit. Deal 2 damage to it.', 'verb'),
    'Draw choose Deal damage to',
  );
  assert.deepEqual(read(rulesOf('gundam'), text).words, []);
});

test('what can follow is told by its sort, with blanks, and first what is said when cards are read back', () => {
  const { next } = read(rulesOf('gundam'), '【Deploy】: ', { next: true });
  assert.ok(next.some(({ text, sort }) => text === 'draw' && sort === 'verb'));
  const amounts = read(rulesOf('gundam'), '【Deploy】: Draw ', { next: true }).next;
  assert.ok(amounts.some(({ text, sort }) => text === '‹number› cards' && sort === 'number'));
  const all = read(rulesOf('gundam'), '', { next: true }).next.map(({ text }) => text);
  assert.ok(all.indexOf('【When Linked】') < all.indexOf('【once per turn】'));
});

test('a text is told how it can go on', () => {
  const nextOf = (text: string) => read(rulesOf('gundam'), text, { next: true }).next.map((one) => one.text);
  assert.ok(nextOf('').includes('【Deploy】'));
  assert.ok(nextOf('【Deploy】: Destroy 1 of the ').includes('enemy'));
  assert.ok(!nextOf('【Deploy】: Destroy 1 of the ').includes('【Deploy】'));
  assert.deepEqual(nextOf('【Deploy】: Xyzzy 1 of the '), []);
});
