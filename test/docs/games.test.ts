import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { blocksOf, pageOf } from './pages.ts';

const designers = pageOf('docs/card-designers.md');

/** The card that is shown for each game: the first block of JSON after the game's name in bold. That of Gundam opens the page. */
const shown = new Map(
  [...designers.text.matchAll(/\*\*`(\w+)`\*\*:[\s\S]*?```json\n([\s\S]*?)```/g)].map(([, id, card]) => [id, card]),
);
shown.set('gundam', blocksOf(designers, 'json')[0]);

for (const rules of rulesets) {
  test(`README.md names ${rules.id}, and docs/card-designers.md shows a card of it that compiles`, () => {
    assert.ok(pageOf('README.md').text.includes(`| \`${rules.id}\` | `), 'a line in the table of games');
    const card: Json = JSON.parse(shown.get(rules.id) ?? 'null');
    const compiled = compileCards(rules, [card]);
    assert.deepEqual(compiled.ok ? [] : compiled.faults, []);
  });
}
