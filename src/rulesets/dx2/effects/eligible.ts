/** Whether an automatic effect works now: A8, R17, R27, R39. */
import type { Uid } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import type { SeenDemon } from '../board/board.ts';
import { findDemon, ownerOf, statusOf } from '../board/board.ts';
import type { EffectVars, M } from '../board/context.ts';
import { isForbidden } from '../board/continuous.ts';
import { holds, ownTurn } from '../board/evaluate.ts';
import { givenBy } from '../board/printed.ts';
import { hasItself } from '../board/values.ts';
import type { CompiledEffect } from '../language/compiled.ts';
import type { StatusKind } from '../language/words.ts';
import { stillWaits } from './later.ts';
import { hasUsesLeft } from './limited.ts';

const STOPS: Readonly<Record<string, readonly StatusKind[]>> = {
  'bind-mute-and-silence': ['bind', 'mute', 'silence'],
  'bind-and-silence': ['bind', 'silence'],
  silence: ['silence'],
};
const SILENCE: readonly StatusKind[] = ['silence'];
const NOTHING: readonly StatusKind[] = [];

/** Whether something that lasts on a demon keeps an effect of it from working: a chain effect, or a Super Reaction (R17, R39). */
export function isStopped(m: M, { automatic }: CompiledEffect, demon: SeenDemon): boolean {
  if (automatic.timing !== 'superReaction' && isForbidden(m, demon, 'chain', null)) return true;
  if (demon.statuses.length === 0) return false;
  const { chainsStoppedBy, silencedReactions } = m.state.options;
  const reactions = silencedReactions === 'stopped' ? SILENCE : NOTHING;
  const kinds = automatic.timing === 'superReaction' ? reactions : (STOPS[String(chainsStoppedBy)] ?? SILENCE);
  return kinds.some((kind) => statusOf(demon, kind) !== null);
}

export const ownTurnOf = (m: M, holder: Uid): number => {
  const owner = ownerOf(m.board, holder);
  return owner === null ? 0 : ownTurn(m, owner);
};

/** Whether the holder may use the effect: it lives (or answers its own fall), is not kept from it and has uses left. */
function isFree(m: M, effect: CompiledEffect, holder: Uid, ownFall: boolean): boolean {
  const { program, automatic } = effect;
  const demon = findDemon(m.board, holder);
  if (!demon || (demon.hp === 0 && !ownFall && automatic.fallen !== true) || isStopped(m, effect, demon)) return false;
  if (automatic.every !== undefined && ownTurnOf(m, holder) % automatic.every !== 0) return false;
  if (automatic.limit === undefined) return true;
  return hasUsesLeft(m, holder, program, automatic.limit);
}

/** R19: whether a demon that waits for its turn with an effect still has it; what it was given ends with its fall. */
export function isStillGiven(m: M, { program }: CompiledEffect, { self, ownFall, watch }: EffectVars): boolean {
  if (watch !== undefined) return true;
  const demon = findDemon(m.board, self);
  if (!demon) return false;
  return ownFall === true || hasItself(m, demon, program) || givenBy(m.cards, demon.statuses).includes(program);
}

/** Leaves of what set an effect off what its condition holds for. */
function narrowed(m: M, effect: CompiledEffect, vars: EffectVars): EffectVars['heard'] {
  const { if: condition } = effect.automatic;
  if (condition === undefined) return vars.heard;
  const { heard } = vars;
  // Mostly it is one thing, of which the registers speak already.
  if (heard.length === 1) return holds(contextOf(m, vars), condition) ? heard : [];
  return heard.filter((one) => holds(contextOf(m, { ...vars, heard: [one] }), condition));
}

/**
 * Whether it also holds what the effect asks for. Of what set a reactive effect off, only that stays in the registers for
 * which its condition holds (R35).
 */
export function works(m: M, effect: CompiledEffect, vars: EffectVars): boolean {
  // R54: what was put off comes whatever became of its demon.
  if (vars.watch !== undefined) return stillWaits(m, vars.watch);
  const ownFall = vars.ownFall === true;
  if (vars.self === null || !isFree(m, effect, vars.self, ownFall)) return false;
  const { if: condition } = effect.automatic;
  if (vars.heard.length > 0) {
    const left = narrowed(m, effect, vars);
    if (left.length < vars.heard.length) vars.heard = left;
    return left.length > 0;
  }
  return condition === undefined || holds(contextOf(m, vars), condition);
}
