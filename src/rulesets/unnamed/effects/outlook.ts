/** R53: whether something in a part of an effect can be done. Of hidden cards it counts that there are some. */
import type { PlayerId } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import { readReference } from '../../cards/references.ts';
import { emptyLandZones, emptyUnitZones, PILE_OF } from '../board/board.ts';
import { chooseQuestion, isHiddenZone } from '../board/choose.ts';
import type { Context } from '../board/context.ts';
import { contextFor } from '../board/context.ts';
import { fixed, holds, placesOf, playersIn, population, quantityOf } from '../board/evaluate.ts';
import { findUnit } from '../board/printed.ts';
import { forbidden } from '../board/values.ts';
import type { Cost, Effect, Pile, Place, Target } from '../language/language.ts';
import { unpayable } from './pay.ts';
import { doer } from './verbs.ts';

type Verb = Extract<Effect, { do: string }>;

/** Whether something in these effects can be done now. */
export const canDoSome = (context: Context, effects: readonly Effect[]): boolean =>
  effects.some((effect) => ('do' in effect ? canDo(context, effect) : canDoPart(context, effect)));

function canDoPart(context: Context, part: Exclude<Effect, { do: unknown }>): boolean {
  if ('may' in part) {
    const { may, who, cost = [], otherwise = [] } = part;
    return (payable(context, cost, who) && canDoSome(context, may)) || canDoSome(context, otherwise);
  }
  if ('if' in part) return canDoSome(context, holds(context, part.if) ? part.then : (part.else ?? []));
  // What depends on the line before it has that line to speak for it.
  if ('ifYouDo' in part) return false;
  if ('oneOf' in part) return part.oneOf.some(({ effects }) => canDoSome(context, effects));
  if ('together' in part) return canDoSome(context, part.together);
  if ('repeat' in part) return quantityOf(context, part.repeat) > 0 && canDoSome(context, part.effects);
  if ('forEach' in part) return isThere(context, part.forEach);
  return 'later' in part || 'next' in part || canDoSome(context, part.effects);
}

function payable(context: Context, cost: readonly Cost[], who: 'you' | 'opponent' = 'you'): boolean {
  const payer = who === 'you' ? context : contextFor(context.m, whoIs(context.owner, who), context.card);
  return unpayable(payer, cost) === null;
}

/** What a target could mean, where that is open to everybody; null where it is not known beforehand. */
function open(context: Context, target: Target): string[] | null {
  if (typeof target === 'string' || !('choose' in target || 'random' in target)) return fixed(context, target);
  return isHiddenZone(target) ? null : population(context, target);
}

function isThere(context: Context, target: Target): boolean {
  if (typeof target === 'object' && 'choose' in target) return chooseQuestion(context, target) !== null;
  const found = open(context, target);
  if (found !== null) return found.length > 0;
  const { zone = 'hand', side } = target as { zone?: Pile; side?: 'own' | 'enemy' | 'any' };
  const whose =
    side === 'any' ? (['p1', 'p2'] as const) : [whoIs(context.owner, side === 'enemy' ? 'opponent' : 'you')];
  return whose.some((player) => context.m.board.players[player][PILE_OF[zone]].length > 0);
}

/** Whether one of what a target could mean fits. Of hidden cards each could. */
const some = (context: Context, target: Target, fits: (id: string) => boolean): boolean =>
  isThere(context, target) && (open(context, target)?.some(fits) ?? true);

const room = (context: Context, player: PlayerId, to: Place | undefined): boolean => {
  const empty = emptyUnitZones(context.m.board, player);
  return placesOf(context, to).some((zone) => empty.includes(zone));
};

function canDo(context: Context, effect: Verb): boolean {
  const { m, owner } = context;
  const { players } = m.board;
  switch (effect.do) {
    case 'draw':
      return playersIn(context, effect.who).some(
        (player) => players[player].deck.length > 0 && forbidden(m, player, 'draw') === null,
      );
    case 'discard':
      return playersIn(context, effect.who).some((player) => players[player].hand.length > 0);
    case 'addProtection':
      return playersIn(context, effect.who).some((player) => players[player].deck.length > 0);
    case 'removeProtection':
      return playersIn(context, effect.who).some(
        (player) => players[player].protection.length > 0 && forbidden(m, player, 'loseProtection') === null,
      );
    case 'revealPool':
      return playersIn(context, effect.who).some((player) => players[player].pool.length > 0);
    case 'look':
      return players[whoIs(owner, effect.side === 'enemy' ? 'opponent' : 'you')][PILE_OF[effect.zone]].length > 0;
    case 'token':
      return room(context, whoIs(owner, effect.who ?? 'you'), effect.to);
    case 'summon':
      return some(context, effect.target, (id) => room(context, readReference(id)?.player ?? owner, effect.to));
    case 'place':
      return some(context, effect.target, (id) => {
        const empty = emptyLandZones(m.board, readReference(id)?.player ?? owner);
        const { lane } = effect;
        return placesOf(context, lane === undefined ? {} : { lane }).some((zone) => empty.includes(`l${zone[1]}`));
      });
    case 'destroy':
      return some(context, effect.target, (id) => forbidden(m, id, 'beDestroyed', doer(context)) === null);
    case 'rest':
      return some(context, effect.target, (id) => forbidden(m, id, 'beRested', doer(context)) === null);
    case 'ready':
      return some(context, effect.target, (id) => (findUnit(m, id)?.object.rest ?? 0) > 0);
    case 'swap':
    case 'exchange':
    case 'fight':
      return isThere(context, effect.target) && (effect.with === undefined || isThere(context, effect.with));
    case 'copy':
    case 'become':
      return isThere(context, effect.target) && isThere(context, effect.of);
    case 'redirect':
    case 'endAttack':
      return m.board.attack !== null;
    case 'remember':
    case 'roll':
    case 'chooseNumber':
    case 'name':
      return false;
    default:
      return !('target' in effect) || (typeof effect.target === 'object' && 'player' in effect.target)
        ? true
        : isThere(context, effect.target);
  }
}
