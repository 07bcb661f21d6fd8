import assert from 'node:assert/strict';
import test from 'node:test';
import type { Game, Machine } from '../../src/engine/index.ts';
import { subject as duel } from '../duel/subject.ts';
import { metamorphic } from './metamorphic.ts';
import type { Subject } from './support/subject.ts';

/* The laws of games that are the same have to notice a game that looks at what it should not. */

/** Duel in which cards are drawn only when it is so. */
function drawnWhen(isDrawn: (m: Machine<Game>) => boolean): Subject {
  const table = [...duel.rules.table].map(([name, program]) => {
    const steps = program.steps.map((step) =>
      step.run && step.clause === 'turn.draw'
        ? { ...step, run: (...[m, vars]: Parameters<typeof step.run>) => (isDrawn(m) ? step.run(m, vars) : undefined) }
        : step,
    );
    return [name, { ...program, steps }] as const;
  });
  return { ...duel, rules: { ...duel.rules, table: new Map(table) } };
}

const plan = {
  seed: 'metamorphic',
  decks: [0, 1] as [number, number],
  choices: Array.from({ length: 60 }, (_, at) => at),
};
const broken = (subject: Subject): string[] =>
  metamorphic(subject).flatMap(({ name, holds }) => {
    try {
      holds(plan);
      return [];
    } catch {
      return [name];
    }
  });

interface Sides {
  active: 'p1' | 'p2';
  sides: Record<'p1' | 'p2', { deck: string[] }>;
}
const boardOf = (m: Machine<Game>) => m.board as unknown as Sides;

test('a rule that looks at the seat of a player is noticed', () => {
  assert.deepEqual(broken(drawnWhen(() => true)), []);
  assert.deepEqual(broken(drawnWhen((m) => boardOf(m).active === 'p1')), [
    'players in exchanged seats are asked the same, and the same happens',
  ]);
});

test('a rule that looks at what a card is called is noticed', () => {
  const isCalledSo = (m: Machine<Game>) => !boardOf(m).sides[boardOf(m).active].deck.at(-1)?.startsWith('z');
  assert.deepEqual(broken(drawnWhen(isCalledSo)), [
    'cards with other ids, in another order and with one more that nobody plays are the same game',
  ]);
});
