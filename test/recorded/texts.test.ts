import assert from 'node:assert/strict';
import test from 'node:test';
import { rulesets } from '../../src/rulesets/index.ts';
import { cameOfText, readTexts } from './texts.ts';

for (const rules of rulesets.filter(({ understandText }) => understandText !== undefined)) {
  test(`what comes of reading texts of ${rules.id} is what was recorded: npm run recorded`, () => {
    const texts = readTexts(rules.id);
    assert.ok(texts.size > 100);
    const changed = [...texts].filter(([text, said]) => cameOfText(rules, text) !== said).map(([text]) => text);
    assert.deepEqual(changed, []);
  });
}
