/** Numbers between two others, which chance or a player picks. */
import type { Game, Machine, PlayerId, Question } from '../../engine/index.ts';
import { oneOf } from '../../engine/index.ts';

/** Nobody is offered more numbers than these. */
const MOST_OFFERED = 100;

/** A whole number from the least to the most, each as likely as another; the least where the most is less. */
export const numberByChance = <G extends Game>(m: Machine<G>, least: number, most: number): number =>
  least + m.random(Math.max(1, most - least + 1));

/** The question which whole number from the least to the most a player picks. Null where there is none but the least. */
export function whichNumber(
  about: { player: PlayerId; clause: string; prompt: string },
  least: number,
  most: number,
): Question<string> | null {
  const numbers = Math.min(MOST_OFFERED, most - least + 1);
  if (numbers < 2) return null;
  const answers = Array.from({ length: numbers }, (_, at) => String(least + at));
  return oneOf(
    { ...about, kind: 'number' },
    answers.map((id) => ({ id, label: id, clause: about.clause, value: id })),
  );
}
