/** Passives that effects give and say themselves: R88. */
import { verbsIn } from '../board/printed.ts';
import type { Card, Effect } from '../language/language.ts';

export type Lent = Extract<Effect, { do: 'lend' }>;

const programs = new WeakMap<object, string>();

/** What a card lends, each with the name by which demons have it. */
export function lentBy(card: Card): { passives: Lent['passives']; program: string }[] {
  return verbsIn(card)
    .filter((verb) => verb.do === 'lend')
    .map((lent, at) => {
      const program = `${card.id}#lent-${at}`;
      programs.set(lent, program);
      return { passives: lent.passives, program };
    });
}

export function programOfLent(lent: Lent): string {
  const program = programs.get(lent);
  if (program === undefined) throw new Error('passives that are lent without a name');
  return program;
}
