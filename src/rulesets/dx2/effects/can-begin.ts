/** Whether a part of an effect has anybody to be about: R27, R30. */
import type { Uid } from '../../../engine/index.ts';
import { isChoosing, isDrawn } from '../../cards/targets.ts';
import { findDemon } from '../board/board.ts';
import type { Context } from '../board/context.ts';
import { amountOf, fixed, holds, population } from '../board/evaluate.ts';
import type { Amount, Effect, Target } from '../language/language.ts';
import { isPartFree } from './limited.ts';
import { bounds } from './steps.ts';

/** Whether a verb can be about a demon: those that revive are about the fallen, all others about the living. */
export const isFor = ({ m }: Pick<Context, 'm'>, verb: string, id: Uid): boolean => {
  const demon = findDemon(m.board, id);
  if (demon === null) return false;
  if (verb === 'unmark' || verb === 'can' || verb === 'cant' || verb === 'use') return true;
  return (demon.hp === 0) === (verb === 'revive');
};

function meant(context: Context, target: Target): Uid[] {
  if (!isChoosing(target) && !isDrawn(target)) return fixed(context, target);
  const there = population(context, target).map(({ id }) => id);
  // R74
  const least = () => (isDrawn(target) ? amountOf(context, target.random) : bounds(context, target.choose).min);
  return target.orNone === true && there.length < least() ? [] : there;
}

/** Whether anything of `effects` could be carried out now. What is chosen on the way is not known, and could be anybody. */
export function canBegin(context: Context, effects: readonly Effect[]): boolean {
  let chosen = false;
  return effects.some((effect) => {
    if ('do' in effect) {
      if (effect.do === 'gainIcons' || effect.do === 'loseIcons') return true;
      const ids = meant(context, effect.target);
      if (effect.do === 'choose') {
        chosen ||= ids.length > 0;
        return false;
      }
      return (chosen && effect.target === 'it') || ids.some((id) => isFor(context, effect.do, id));
    }
    if ('if' in effect) return canBegin(context, holds(context, effect.if) ? effect.then : (effect.else ?? []));
    if ('chance' in effect) return canBegin(context, effect.then) || canBegin(context, effect.else ?? []);
    if ('may' in effect) return canBegin(context, effect.may);
    if ('later' in effect) return true;
    if ('unless' in effect) return canBegin(context, effect.effects);
    if ('oneOf' in effect) return effect.oneOf.some((part) => canBegin(context, part.effects));
    if ('limit' in effect) return isPartFree(context, effect) && canBegin(context, effect.effects);
    if ('together' in effect) return canBegin(context, effect.together);
    if ('repeat' in effect) {
      const isDrawnNumber = typeof effect.repeat === 'object' && 'from' in effect.repeat;
      const times = isDrawnNumber ? 1 : amountOf(context, effect.repeat as Amount);
      return times > 0 && canBegin(context, effect.effects);
    }
    if ('forEach' in effect) return meant(context, effect.forEach).length > 0;
    return chosen;
  });
}
