/** The steps of a program as they are written down one after the other. */
import { Script } from '../../../engine/index.ts';
import { targeting } from '../../cards/targets.ts';
import { chooseQuestion, labelOf } from '../board/choose.ts';
import type { EffectVars, Nexus } from '../board/context.ts';
import { fixed, population, quantityOf } from '../board/evaluate.ts';
import type { Target } from '../language/language.ts';

export type Steps = Script<Nexus, EffectVars>;

export const newSteps = (): Steps => new Script('R12');

/** What a target means, chosen first where it is not known yet; the act gets the references. */
export const targeted = targeting<Nexus, EffectVars, Target>({
  clause: 'G9',
  using: 'R12',
  ask: (context, target) => chooseQuestion(context, target, 'G9'),
  tell({ m, owner }, drawn, { zone }) {
    const concealed = zone === 'hand' || zone === 'deck';
    m.note('chosen-at-random', owner, { chosen: concealed ? drawn.length : drawn.map((id) => labelOf(m, id)) });
  },
  fixed,
  population,
  quantityOf,
});
