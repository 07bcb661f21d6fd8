/** The steps of a program as they are written down one after the other. */
import { pick, Script } from '../../../engine/index.ts';
import { atRandom, targeting } from '../../cards/targets.ts';
import { findDemon } from '../board/board.ts';
import type { Dx2, EffectVars, M } from '../board/context.ts';
import { fixed, population } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import type { Target } from '../language/language.ts';

export type Steps = Script<Dx2, EffectVars>;

export const newSteps = (): Steps => new Script('R32');

/** How a demon reads in a choice: "Ashen Gryphon (320/800)". */
export function labelOf(m: M, id: string): string {
  const demon = findDemon(m.board, id);
  return demon ? `${cardOf(m, demon.card).name} (${demon.id}, ${demon.hp} HP)` : id;
}

/** Whom a target means, chosen or drawn first where it has to be (R30); the act gets the ids. */
export const targeted = targeting<Dx2, EffectVars, Target>({
  clause: 'R30',
  using: 'R32',
  ask(context, target) {
    const { m, owner, card } = context;
    const there = population(context, target);
    if (there.length === 0) return null;
    return pick({
      player: owner,
      kind: 'choose',
      clause: 'R30',
      prompt: `${cardOf(m, card).name}: choose ${target.choose}`,
      candidates: there.map(({ id }) => ({ id, label: labelOf(m, id) })),
      min: target.choose,
      max: target.choose,
    });
  },
  draw(context, target) {
    const there = population(context, target).map(({ id }) => id);
    const chosen = atRandom(context.m, there, target.random);
    context.m.note('drawn', context.owner, { chosen });
    return [...chosen];
  },
  fixed,
});
