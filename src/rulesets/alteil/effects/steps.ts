/** The steps of a skill as they are written down one after the other: what is done, and to whom. */
import type { Program } from '../../../engine/index.ts';
import { Script } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import type { Targeted } from '../../cards/targets.ts';
import { does, isChoosing, isDrawn } from '../../cards/targets.ts';
import { chooseQuestion, lineOf, lineQuestion, pickRandom } from '../board/choose.ts';
import type { Alteil, SkillVars } from '../board/context.ts';
import { fixed } from '../board/evaluate.ts';
import type { Verbs } from '../board/rules.ts';
import { affectable } from '../board/rules.ts';
import type { Target } from '../language/language.ts';

/** The steps of a skill, and the programs of what it puts off. */
export class Steps extends Script<Alteil, SkillVars> {
  readonly skill: string;
  readonly delayed: Program<Alteil>[];

  constructor(skill: string, delayed: Program<Alteil>[] = []) {
    super('R8');
    this.skill = skill;
    this.delayed = delayed;
  }

  /** Writes what is put off as a program of its own. Gives its name. */
  putOff(write: (steps: Steps) => void): string {
    const name = `${this.skill}~${this.delayed.length + 1}`;
    const at = this.delayed.length;
    const steps = new Steps(this.skill, this.delayed);
    this.delayed.push(steps.program(name));
    write(steps);
    this.delayed[at] = steps.program(name);
    return name;
  }
}

export const newSteps = (skill: string): Steps => new Steps(skill);

/** What a target means, chosen first where it has to be; `act` gets the units. */
export const targeted = (
  ...[steps, target, act, verb]: [...Parameters<Targeted<Alteil, SkillVars, Target>>, Verbs?]
): void => {
  if (!isChoosing(target) && !isDrawn(target)) {
    const as = typeof target === 'object' && 'all' in target ? target.as : undefined;
    does(steps, 'R8', (context, vars) => {
      const found = affectable(context, fixed(context, target), verb);
      if (as !== undefined) vars[`ref:${as}`] = found;
      act(context, found, vars);
    });
    return;
  }
  if (isDrawn(target)) {
    does(steps, 'R9', (context, vars) => {
      vars.it = pickRandom(context, target, verb);
    });
  } else if (lineOf(target.choose) !== null) {
    const line = lineOf(target.choose) ?? 'row';
    steps.ask<string>(
      'R24',
      (m, vars) => {
        const question = lineQuestion(contextOf(m, vars), target, line, verb);
        if (!question) vars.it = [];
        return question;
      },
      (_m, vars, chosen) => {
        vars.it = chosen.split('+');
      },
    );
  } else {
    // What was chosen before stays known while the next is chosen: rows "of it" look at it.
    steps.ask<string[]>(
      'R9',
      (m, vars) => {
        const question = chooseQuestion(contextOf(m, vars), target, verb);
        if (!question) vars.it = [];
        return question;
      },
      (_m, vars, chosen) => {
        vars.it = chosen;
      },
    );
  }
  does(steps, 'R8', (context, vars) => {
    if (target.as !== undefined) vars[`ref:${target.as}`] = vars.it;
    act(context, vars.it, vars);
  });
};
