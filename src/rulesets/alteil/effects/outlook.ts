/** R61: whether something in a part can be done, for parts that are left out where nothing can. */
import { countersOn } from '../../../engine/index.ts';
import { playersOf } from '../../cards/context.ts';
import { ownerOf } from '../board/board.ts';
import type { Context } from '../board/context.ts';
import { lockOf } from '../board/counters.ts';
import { cardsIn, fixed, holds, population } from '../board/evaluate.ts';
import { affectable } from '../board/rules.ts';
import type { Effect, Target } from '../language/language.ts';

/** Whether a target finds anybody now. What an instruction before it would choose is not known yet, and taken to be there. */
function finds(context: Context, target: Target, verb: string): boolean {
  if (target === 'it' || target === 'hit') return true;
  if (typeof target === 'object' && 'ref' in target) return true;
  return found(context, target, verb).length > 0;
}

/** The units that a target could mean now. */
function found(context: Context, target: Target, verb: string): string[] {
  const there =
    typeof target === 'object' && ('choose' in target || 'random' in target)
      ? population(context, target)
      : fixed(context, target);
  return affectable(context, there, verb);
}

/** What of an effect that decides would be carried out at once, as far as is known now. */
function partsOf(context: Context, effect: Exclude<Effect, { do: string }>): readonly (readonly Effect[])[] {
  if ('if' in effect) return [holds(context, effect.if) ? effect.then : (effect.else ?? [])];
  if ('may' in effect) return [effect.may];
  if ('together' in effect) return [effect.together];
  if ('oneOf' in effect) return effect.oneOf.map(({ effects }) => effects);
  return 'repeat' in effect || 'unless' in effect || 'forEach' in effect ? [effect.effects] : [];
}

/** R70: whether damage or a loss in some of these effects finds an enemy now. */
export function strikesEnemies(context: Context, effects: readonly Effect[]): boolean {
  const { m, owner } = context;
  return effects.some((effect) => {
    if (!('do' in effect)) return partsOf(context, effect).some((part) => strikesEnemies(context, part));
    if (effect.do !== 'damage' && effect.do !== 'lose') return false;
    return found(context, effect.to, effect.do).some((id) => ownerOf(m.board, id) !== owner);
  });
}

/** Whether an effect could do something. */
function possible(context: Context, effect: Effect): boolean {
  if (!('do' in effect)) {
    if ('forEach' in effect) return finds(context, effect.forEach, 'choose');
    return 'later' in effect || partsOf(context, effect).some((part) => choosable(context, part));
  }
  const { owner, m } = context;
  if (effect.do === 'lock')
    return playersOf(owner, effect.of).some((player) => cardsIn(context, player, 'file', effect.filter).length > 0);
  if (effect.do === 'unlock')
    return playersOf(owner, effect.of).some((player) =>
      cardsIn(context, player, 'file', effect.filter).some((card) => countersOn(m, player, lockOf(card)) > 0),
    );
  if (effect.do === 'transfer')
    return playersOf(owner, effect.of).some(
      (player) => cardsIn(context, player, effect.from, effect.filter).length > 0,
    );
  if (effect.do === 'summon') return cardsIn(context, owner, effect.from, effect.filter).length > 0;
  if (effect.do === 'loseSp') return playersOf(owner, effect.who).some((player) => m.board.players[player].sp > 0);
  const targets = [
    ...('to' in effect ? [effect.to] : []),
    ...(effect.do === 'copySkills' ? [effect.from] : []),
    ...('target' in effect && effect.target !== undefined ? [effect.target] : []),
    ...('one' in effect && effect.do !== 'swapRows' ? [effect.one, effect.other] : []),
  ];
  return targets.every((target) => finds(context, target, effect.do));
}

/** Whether some effect of a part could do something. */
export const choosable = (context: Context, effects: readonly Effect[]): boolean =>
  effects.some((effect) => possible(context, effect));
