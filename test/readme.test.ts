import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test from 'node:test';
import { compileCards, type Json } from '../src/engine/index.ts';
import { rulesets } from '../src/rulesets/index.ts';

const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');

/** The card that is shown for each game: the first block of JSON after the game's name in bold. */
const shown = new Map(
  [...readme.matchAll(/\*\*`(\w+)`\*\*:[\s\S]*?```json\n([\s\S]*?)```/g)].map(([, id, card]) => [id, card]),
);
shown.set('gundam', /## Writing cards[\s\S]*?```json\n([\s\S]*?)```/.exec(readme)?.[1]);

for (const rules of rulesets) {
  test(`the readme names ${rules.id} and shows a card of it that compiles`, () => {
    assert.ok(readme.includes(`| \`${rules.id}\` | `), 'a line in the table of games');
    const card: Json = JSON.parse(shown.get(rules.id) ?? 'null');
    const compiled = compileCards(rules, [card]);
    assert.deepEqual(compiled.ok ? [] : compiled.faults, []);
  });
}
