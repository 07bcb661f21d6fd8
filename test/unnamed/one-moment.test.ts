import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { caseFiles } from '../../src/conformance/find.ts';
import { TOGETHER } from '../../src/rulesets/unnamed/language/language.ts';
import { CASES } from '../recorded/book.ts';

test('every verb that can be done at one moment with others is done so by a card of the cases', () => {
  const texts = caseFiles(join(CASES, 'unnamed')).map((path) => readFileSync(path, 'utf8'));
  const moments = texts.flatMap((text) => text.split('together: [').slice(1)).map((rest) => rest.split('] }')[0] ?? '');
  const missing = TOGETHER.filter((verb) => !moments.some((moment) => new RegExp(`do: ${verb}\\b`).test(moment)));
  assert.deepEqual(missing, []);
});
