import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import { hidden, isHidden } from '../../src/engine/index.ts';

test('a field that is hidden from some may be left out, and says so after what it is', () => {
  const [plain, told] = [hidden(z.string()), hidden(z.string().describe('The card.'))];
  assert.equal(plain.description, 'Left out for whoever may not see it.');
  assert.equal(told.description, 'The card. Left out for whoever may not see it.');
  assert.ok(told.safeParse(undefined).success);
  assert.deepEqual([isHidden(plain), isHidden(told), isHidden(z.string())], [true, true, false]);
});
