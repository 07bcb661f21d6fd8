/** The steps of a program as they are written down one after the other: choices, costs and what is done. */
import { Script } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import { readReference } from '../../cards/references.ts';
import { does, targeting } from '../../cards/targets.ts';
import { chooseQuestion, isHiddenZone, labelOf } from '../board/choose.ts';
import type { EffectVars, Unnamed } from '../board/context.ts';
import { fixed, population, quantityOf } from '../board/evaluate.ts';
import type { Later, Next } from '../language/compiled.ts';
import type { Cost, Target } from '../language/language.ts';
import { pay } from './pay.ts';

/** The steps of a program, which knows the programs of the delayed effects of its card. */
export type Steps = Script<Unnamed, EffectVars> & { programOf(waiting: Later | Next): string };

export const newSteps = (programOf: Steps['programOf']): Steps =>
  Object.assign(new Script<Unnamed, EffectVars>('G15'), { programOf });

/** What a target means, chosen first where it has to be; the act gets the references. */
export const targeted = targeting<Unnamed, EffectVars, Target>({
  clause: 'R11',
  using: 'G15',
  ask: chooseQuestion,
  population,
  quantityOf,
  tell({ m, owner }, drawn, target) {
    const seers = drawn.flatMap((id) => readReference(id)?.player ?? []);
    const secret = isHiddenZone(target)
      ? { secret: { fields: ['chosen'], to: target.zone === 'hand' ? [...new Set(seers)] : [] } }
      : {};
    m.note('chosen-at-random', owner, { chosen: drawn.map((id) => labelOf(m, id)) }, secret);
  },
  fixed,
});

export function payCosts(steps: Steps, costs: readonly Cost[], who: 'you' | 'opponent' = 'you'): void {
  const buries = costs.some((cost) => 'bury' in cost);
  does(steps, 'G5', ({ m, owner, self, card, vars: { here } }) => {
    const lies = buries && who === 'you' && typeof here === 'string' ? { here } : {};
    pay(m, { owner: whoIs(owner, who), self: who === 'you' ? self : null, card, ...lies }, costs, 'G5');
  });
}
