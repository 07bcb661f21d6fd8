import assert from 'node:assert/strict';
import test from 'node:test';
import type { AnyRuleset, Json, Understood } from '../../src/engine/index.ts';
import { canonical, compileCards } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { diceFrom, one } from '../../src/simulate/choice.ts';
import { at, made, plainIn } from './support/made-cards.ts';

/** How many cards are made up for each game, and from which seed; a long search takes more, perhaps of one game alone. */
const CARDS = Number(process.env.ENGLISH_CARDS ?? 100);
const SEED = process.env.ENGLISH_SEED ?? '1';
const GAME = process.env.ENGLISH_GAME;

const games = rulesets.filter(({ id, read }) => read !== undefined && (GAME === undefined || id === GAME));
assert.ok(games.length > 0);

const understand = (rules: AnyRuleset, text: string, field?: string): Understood =>
  rules.understand?.(text, field) ?? assert.fail(`${rules.id} understands nothing`);

/** Whether the card language refuses what lies at a path of a card, besides its shape. */
function isRefused(rules: AnyRuleset, card: Json, path: string): boolean {
  const compiled = compileCards(rules, [card]);
  return !compiled.ok && compiled.faults.some((fault) => fault.path.startsWith(`/0${path}`));
}

/** Reads each part of cards back in, and says how many there were. */
function readBack(rules: AnyRuleset, cards: readonly Json[]): number {
  const plain = plainIn(rules);
  let parts = 0;
  for (const card of cards) {
    for (const { path, text } of rules.read?.(card) ?? []) {
      const [, field = ''] = path.split('/');
      const { meanings, faults } = understand(rules, text, field);
      const is = canonical(at(card, path));
      const isIt = (value: Json) =>
        canonical(value) === is || canonical(plain(value)) === canonical(plain(at(card, path)));
      const [meaning] = meanings;
      if (meaning === undefined || meanings.length > 1 || !isIt(meaning.value)) {
        if (!isRefused(rules, card, path))
          assert.fail(`${text} is understood as ${JSON.stringify({ meanings, faults })}`);
        continue;
      }
      if (meaning.reading !== text) {
        // What can be written in two ways is said in one, which says the very same once more.
        assert.deepEqual(understand(rules, meaning.reading, field).meanings, [meaning], text);
      }
      parts++;
    }
  }
  return parts;
}

for (const rules of games) {
  test(`${rules.id}: what a card says is understood as what it is, and as nothing else`, () => {
    const cards = made(rules, diceFrom(`english ${rules.id} ${SEED}`), CARDS);
    assert.ok(readBack(rules, cards) > CARDS / 2);
  });

  test(`${rules.id}: the text of every sample card is understood as the card`, () => {
    const cards = JSON.parse(JSON.stringify(rules.samples.cards)) as Json[];
    assert.ok(readBack(rules, cards) > 100);
  });

  test(`${rules.id}: a text with a wrong word is told where, and what could stand there`, () => {
    const [text = assert.fail()] = rules.samples.cards
      .flatMap((card) => rules.read?.(card) ?? [])
      .map((line) => line.text)
      .filter((line) => line.length > 60);
    const place = text.indexOf(' ', 40) + 1;
    const { meanings, faults } = understand(rules, `${text.slice(0, place)}\nxyzzy ${text.slice(place)}`);
    assert.deepEqual(meanings, []);
    const [{ code, line, column, offset, expected } = assert.fail()] = faults;
    assert.deepEqual({ code, line, column, offset }, { code: 'not-understood', line: 2, column: 1, offset: place + 1 });
    assert.ok(expected.length > 0);
  });

  test(`${rules.id}: whatever text is sent is understood or told what is wrong with it`, () => {
    const dice = diceFrom(`texts ${rules.id} ${SEED}`);
    const texts = rules.samples.cards.flatMap((card) => rules.read?.(card) ?? []).map(({ text }) => text);
    const words = texts.flatMap((text) => text.split(' '));
    for (let n = 0; n < CARDS; n++) {
      const row = one(dice, texts).split(' ');
      for (let times = 1 + dice.below(3); times > 0; times--)
        row.splice(dice.below(row.length), dice.below(2), one(dice, words));
      const text = row.join(' ');
      const { meanings, faults } = understand(rules, text);
      assert.equal(meanings.length > 0, faults.length === 0, text);
      for (const { offset } of faults) assert.ok(offset >= 0 && offset <= text.length, text);
      for (const { reading, field } of meanings) {
        assert.deepEqual(
          understand(rules, reading, field).meanings.map((meaning) => meaning.reading),
          [reading],
          text,
        );
      }
    }
  });

  test(`${rules.id}: hostile texts are given up, and say so`, () => {
    const texts = ['(', 'the number of ', '“', 'x '.repeat(3), '】[“”\\ ', 'cards except cards that are '];
    for (const piece of texts) {
      const { meanings, faults } = understand(rules, piece.repeat(Math.ceil(10_000 / piece.length)));
      assert.deepEqual([meanings, faults.map(({ code }) => code)], [[], ['too-long']]);
      const within = understand(rules, piece.repeat(Math.floor(4000 / piece.length)));
      assert.deepEqual(within.meanings, []);
      assert.equal(within.faults.length, 1);
    }
  });
}
