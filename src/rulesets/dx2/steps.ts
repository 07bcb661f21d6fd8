/** The steps of a program as they are written down one after the other. */
import { type Flow, pick, type Step, vocabulary } from '../../engine/index.ts';
import { type Dx2, findDemon } from './board.ts';
import { cardOf } from './build.ts';
import { type Context, contextOf, type EffectVars, type M } from './context.ts';
import { fixed, population } from './evaluate.ts';
import type { Target } from './language.ts';
import type { ClauseId } from './rulebook.ts';

const { step, choice } = vocabulary<Dx2>();

type Act = (context: Context, vars: EffectVars) => Flow;

/** How a demon reads in a choice: "Ashen Gryphon (320/800)". */
export function labelOf(m: M, id: string): string {
  const demon = findDemon(m.board, id);
  return demon ? `${cardOf(m, demon.card).name} (${demon.id}, ${demon.hp} HP)` : id;
}

/** Collects the steps of one program. */
export class Steps {
  readonly list: Step<Dx2>[] = [];
  #labels = 0;

  label(word: string): string {
    return `${word}-${++this.#labels}`;
  }

  run(clause: ClauseId, act: Act, label?: string): void {
    this.list.push(step<EffectVars>(clause, (m, vars) => act(contextOf(m, vars), vars), label));
  }

  /** A place to jump to. */
  mark(clause: ClauseId, label: string): void {
    this.list.push(step(clause, () => undefined, label));
  }

  /** Whom a target means, chosen or drawn first where it has to be (R30); `act` gets the ids. */
  targeted(target: Target, act: (context: Context, ids: string[], vars: EffectVars) => Flow): void {
    if (typeof target === 'object' && 'choose' in target) {
      this.run('R30', (_context, vars) => {
        vars.it = [];
      });
      this.list.push(
        choice<string[], EffectVars>(
          'R30',
          (m, vars) => {
            const there = population(contextOf(m, vars), target);
            if (there.length === 0) return null;
            return pick({
              player: vars.owner,
              kind: 'choose',
              clause: 'R30',
              prompt: `${cardOf(m, vars.card).name}: choose ${target.choose}`,
              candidates: there.map(({ id }) => ({ id, label: labelOf(m, id) })),
              min: target.choose,
              max: target.choose,
            });
          },
          (_m, vars, chosen) => {
            vars.it = chosen;
          },
        ),
      );
      this.run('R32', (context, vars) => act(context, vars.it, vars));
    } else if (typeof target === 'object' && 'random' in target) {
      this.run('R30', (context, vars) => {
        const there = population(context, target).map(({ id }) => id);
        vars.it = [];
        while (vars.it.length < target.random && there.length > 0)
          vars.it.push(...there.splice(context.m.random(there.length), 1));
        context.m.note('drawn', context.owner, { chosen: [...vars.it] });
        return undefined;
      });
      this.run('R32', (context, vars) => act(context, vars.it, vars));
    } else {
      this.run('R32', (context, vars) => act(context, fixed(context, target), vars));
    }
  }
}
