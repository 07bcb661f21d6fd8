/** Passives that effects give and say themselves: R88. */
import type { Card, Effect } from '../language/language.ts';

export type Lent = Extract<Effect, { do: 'lend' }>;

const programs = new WeakMap<object, string>();

function* lentBelow(value: unknown): Generator<Lent> {
  if (typeof value !== 'object' || value === null) return;
  if ('do' in value && value.do === 'lend') yield value as Lent;
  for (const inner of Object.values(value)) yield* lentBelow(inner);
}

/** What a card lends, each with the name by which demons have it. */
export function lentBy(card: Card): { passives: Lent['passives']; program: string }[] {
  return [...lentBelow(card)].map((lent, at) => {
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
