import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { cardPage, PAGES, readCourse } from '../../src/cli/card-page.ts';
import type { Json, JsonObject } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { wordsOf } from '../../src/services/rules/words.ts';

for (const rules of rulesets) {
  test(`docs/cards/${rules.id}.md is what npm run docs:cards writes`, () => {
    const written = readFileSync(join(PAGES, `${rules.id}.md`), 'utf8');
    assert.ok(written === cardPage(rules, readCourse(rules.id)), 'run npm run docs:cards');
  });

  test(`each card of the course of ${rules.id} is another sample card, which is accepted as it is printed`, () => {
    const course = readCourse(rules.id);
    assert.equal(new Set(course.map(({ card }) => card)).size, course.length);
    const page = cardPage(rules, course);
    const printed = [...page.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, card = '']) => JSON.parse(card));
    assert.deepEqual(
      printed.map(({ id }) => id),
      course.map(({ card }) => card),
    );
    const samples: JsonObject[] = rules.samples.cards.map((card) => JSON.parse(JSON.stringify(card)));
    for (const one of printed) {
      const { text: _, ...card } = samples.find(({ id }) => id === one.id) ?? {};
      assert.deepEqual(one, card);
    }
    const others = samples.filter(({ id }) => !course.some(({ card }) => card === id));
    const compiled = compileCards(rules, [...others, ...printed]);
    assert.deepEqual(compiled.ok ? [] : compiled.faults, []);
  });

  test(`each card of the course of ${rules.id} says in words what it is in JSON`, () => {
    const page = cardPage(rules, readCourse(rules.id));
    const pairs = [...page.matchAll(/```text\n([\s\S]*?)\n```\n\n```json\n([\s\S]*?)\n```/g)];
    assert.ok(pairs.length > 0);
    for (const [, words = '', card = ''] of pairs) {
      let field = '';
      const read = rules.read?.(JSON.parse(card)) ?? [];
      const lines = words.split('\n').flatMap((line) => {
        if (line.startsWith('  ')) return [{ field, text: line.slice(2) }];
        field = line.slice(0, -1);
        return [];
      });
      assert.deepEqual(
        lines.map(({ text }) => text),
        read.map(({ text }) => text),
      );
      for (const one of lines) {
        const understood = rules.understandText?.(one.text, { fields: [one.field] });
        assert.deepEqual([understood?.faults, understood?.parts.length], [[], 1], one.text);
        assert.equal(understood?.parts[0]?.meanings[0]?.reading, one.text);
      }
    }
  });

  test(`every word of ${rules.id} that stands in what can be put in words has its phrase`, () => {
    const inWords = (at: string) => rules.wordedFields?.includes(at.split('/')[1] ?? '') === true;
    // A number is said as it is written.
    const isNumber = ({ card, at }: { card: string; at: string }) =>
      typeof at
        .split('/')
        .slice(1)
        .reduce<Json>(
          (inner, part) => (inner as JsonObject)[part] ?? null,
          (rules.samples.cards as readonly JsonObject[]).find(({ id }) => id === card) ?? null,
        ) === 'number';
    const silent = wordsOf(rules).filter(
      ({ phrase, sample }) => !phrase && sample !== null && inWords(sample.at) && !isNumber(sample),
    );
    assert.deepEqual(
      silent.map(({ section, word }) => `${section}.${word}`),
      [],
    );
  });

  test(`every link of the page of ${rules.id} leads to a place on it`, () => {
    const page = cardPage(rules, readCourse(rules.id));
    const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
    const places = new Set([...headings, ...[...page.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id)]);
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, to]) => to);
    assert.deepEqual(
      links.filter((to) => !places.has(to ?? '')),
      [],
    );
  });
}

test('a phrase is told with its blanks, what may be left out, and what is put in several ways', () => {
  const words = wordsOf(rulesets.find(({ id }) => id === 'gundam') ?? assert.fail());
  const verb = (name: string) => words.find(({ section, word }) => section === 'verbs' && word === name);
  assert.equal(
    verb('draw')?.phrase,
    '[(you draw / your opponent draws / each player draws) | draw] [‹count› (card / cards) | a card]',
  );
  assert.equal(verb('draw')?.fields.find(({ word }) => word === 'count')?.phrase, '[‹count› (card / cards) | a card]');
  assert.equal(verb('setActive')?.phrase, 'set ‹target› active');
  const page = cardPage(rulesets[0] ?? assert.fail(), readCourse(rulesets[0]?.id ?? ''));
  assert.match(page, /\| `draw` \| `[^`]+` \| Draws cards [^|]+\|[^|]*\|[^|]+\| `\{ "do": "draw"[^`]*\}`<br>/);
});
