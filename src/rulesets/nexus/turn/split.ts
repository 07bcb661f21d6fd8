/** Dividing the damage of one attacker among several defenders (dmg.2). */
import type { PlayerId, Question } from '../../../engine/index.ts';
import { divide } from '../../../engine/index.ts';
import type { ClauseId } from '../rulebook.ts';

/** A defender to whom nothing is given is passed over (dmg.2b); one that is given too little lacks terminal damage. */
const orderClause = (given: number): ClauseId => (given === 0 ? 'dmg.2b' : 'dmg.2c');

/** The question how to divide; an answer that is not legal is told why. The option ids read `3+2`. */
export const splitQuestion = (
  about: { player: PlayerId; prompt: string },
  damage: number,
  defenders: readonly { label: string; terminal: number }[],
): Question<number[]> =>
  divide({
    ...about,
    kind: 'divide',
    clause: 'dmg.2a',
    total: damage,
    first: defenders.map(({ terminal }) => terminal),
    order: orderClause,
    part: 'damage on defender',
    label: (amounts) =>
      amounts.flatMap((amount, at) => (amount > 0 ? [`${amount} to ${defenders[at]?.label}`] : [])).join(', '),
  });
