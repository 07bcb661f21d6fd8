/** Whether an automatic effect works now: A8, R17, R27. */
import type { Uid } from '../../engine/index.ts';
import { contextOf } from '../context.ts';
import { findDemon } from './board.ts';
import { isSilenced } from './build.ts';
import type { CompiledEffect } from './compiled.ts';
import type { EffectVars, M } from './context.ts';
import { holds } from './evaluate.ts';

/** Whether the holder may use the effect: it lives (or answers its own fall), is not silenced and has uses left. */
export function isFree(m: M, { program, automatic }: CompiledEffect, holder: Uid, ownFall = false): boolean {
  const demon = findDemon(m.board, holder);
  if (!demon || (demon.hp === 0 && !ownFall) || isSilenced(demon)) return false;
  const { turn, battle } = automatic.limit ?? {};
  if (turn !== undefined && (demon.usedInTurn[program] ?? 0) >= turn) return false;
  return battle === undefined || (demon.usedInBattle[program] ?? 0) < battle;
}

/** Whether it also holds what the effect asks for. */
export function works(m: M, effect: CompiledEffect, vars: EffectVars): boolean {
  if (vars.self === null || !isFree(m, effect, vars.self, vars.ownFall === true)) return false;
  return effect.automatic.if === undefined || holds(contextOf(m, vars), effect.automatic.if);
}
