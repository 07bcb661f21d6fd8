import assert from 'node:assert/strict';
import test from 'node:test';
import { buildWith } from '../../src/rulesets/dx2/board/values.ts';
import { dx2 } from '../../src/rulesets/dx2/index.ts';

test('of the builds that callers think up, only so many are kept', () => {
  const cards = dx2.sampleCards;
  const [demon] = [...cards.cards.values()].filter(({ source }) => source.type === 'demon');
  const skills = [...cards.cards.values()].filter(({ source }) => source.type === 'skill').map(({ id }) => id);
  assert.ok(demon);
  const taught = (number: number) => {
    const [one, other] = [skills[number % skills.length], skills[Math.floor(number / skills.length)]];
    return { card: demon.id, skills: [one as string, other as string], brands: [] };
  };
  const first = buildWith(cards, taught(0), null);
  assert.equal(buildWith(cards, taught(0), null), first);
  for (let number = 1; number <= 1_000; number++) buildWith(cards, taught(number), null);
  const again = buildWith(cards, taught(0), null);
  assert.notEqual(again, first);
  assert.deepEqual(again, first);
});
