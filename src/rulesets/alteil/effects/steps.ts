/** The steps of a skill as they are written down one after the other: what is done, and to whom. */
import { Script } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import { does, isChoosing, isDrawn, type Targeted } from '../../cards/targets.ts';
import { chooseQuestion, pickRandom } from '../board/choose.ts';
import type { Alteil, SkillVars } from '../board/context.ts';
import { fixed } from '../board/evaluate.ts';
import type { Target } from '../language/language.ts';

export type Steps = Script<Alteil, SkillVars>;

export const newSteps = (): Steps => new Script('R8');

/** What a target means, chosen first where it has to be; `act` gets the units. */
export const targeted: Targeted<Alteil, SkillVars, Target> = (steps, target, act) => {
  if (!isChoosing(target) && !isDrawn(target)) {
    does(steps, 'R8', (context, vars) => act(context, fixed(context, target), vars));
    return;
  }
  if (isDrawn(target)) {
    does(steps, 'R9', (context, vars) => {
      vars.it = pickRandom(context, target);
    });
  } else {
    // What was chosen before stays known while the next is chosen: rows "of it" look at it.
    steps.ask<string[]>(
      'R9',
      (m, vars) => {
        const question = chooseQuestion(contextOf(m, vars), target);
        if (!question) vars.it = [];
        return question;
      },
      (_m, vars, chosen) => {
        vars.it = chosen;
      },
    );
  }
  does(steps, 'R8', (context, vars) => {
    if (isChoosing(target) && target.as !== undefined) vars[`ref:${target.as}`] = vars.it;
    act(context, vars.it, vars);
  });
};
