/** G16: effects that answer a hit on the spot. */
import type { PlayerId } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import type { SeenDemon } from '../board/board.ts';
import { findDemon, sidesInOrder } from '../board/board.ts';
import type { Context, EffectVars, Heard, M, Struck } from '../board/context.ts';
import { isWho, registers } from '../board/context.ts';
import { isForbidden } from '../board/continuous.ts';
import { inRange, matches } from '../board/evaluate.ts';
import { asksForElement } from '../board/printed.ts';
import { repertoireOf } from '../board/repertoire.ts';
import { effectsAt, partyOf } from '../board/values.ts';
import type { CompiledEffect } from '../language/compiled.ts';
import { isLikeAll } from './blows.ts';
import type { Found } from './chain.ts';
import { chainGoesOn, counted } from './chain.ts';
import { works } from './eligible.ts';

/** R35: what one demon did to another in one moment is one thing. R68: with its element only where the card asks for it. */
function toldTo(m: M, card: string, struck: readonly Struck[]): Heard[] {
  const asks = asksForElement(m, card);
  const found: Heard[] = [];
  for (const { subject, by, amount, element } of struck) {
    const known = found.find((one) => subject === one.subject && by === one.by);
    if (known) known.amount += amount;
    else found.push({ subject, by, amount, ...(asks ? { element } : {}) });
  }
  return found;
}

/** R86: whether a Super Reaction answers a blow. */
function answers(
  m: M,
  { automatic: { when } }: CompiledEffect,
  seen: { id: string; owner: PlayerId },
  demon: SeenDemon,
  { by, amount, element, blow }: Struck,
): boolean {
  if (when === undefined) return true;
  if (when.by !== undefined && !isWho(m, when.by, seen, by)) return false;
  if (when.element !== undefined && !listOf(when.element).includes(element)) return false;
  if (!isLikeAll(blow, when.on) || (when.amount !== undefined && !inRange(when.amount, amount))) return false;
  if (when.filter !== undefined && !matches({ m }, when.filter, demon)) return false;
  if (when.byFilter === undefined) return true;
  const striker = findDemon(m.board, by);
  return striker !== null && matches({ m }, when.byFilter, striker);
}

/** Calls the Super Reactions of those who were struck and still stand, in the order of A4. */
export function superReactions({ m, vars }: Context, struck: readonly Struck[]): void {
  if (struck.length === 0 || m.state.options.superReactions === false) return;
  if (!repertoireOf(m).moments.has('superReaction')) return;
  const depth = vars.depth + 1;
  const found: (Found & { vars: EffectVars })[] = [];
  for (const owner of sidesInOrder(m.board)) {
    for (const member of partyOf(m, owner)) {
      const { demon } = member;
      const effects = demon.hp > 0 ? effectsAt(m, member, 'superReaction') : [];
      if (effects.length === 0 || isForbidden(m, demon, 'superReaction', vars.self)) continue;
      const own = struck.filter(({ subject }) => subject === demon.id);
      if (own.length === 0) continue;
      for (const effect of effects) {
        const heard = own.filter((one) => answers(m, effect, { id: demon.id, owner }, demon, one));
        if (heard.length === 0) continue;
        const { program, card } = effect;
        const begun: EffectVars = {
          ...registers(owner, demon.id, card),
          depth,
          heard: toldTo(m, card, heard),
          cutIn: true,
        };
        if (works(m, effect, begun)) found.push({ program, card, source: demon.id, vars: begun });
      }
    }
  }
  if (found.length === 0) return;
  if (vars.connector !== null) {
    const demons = [...new Set(found.map(({ source }) => source))];
    m.note('no-super-reaction', found[0]?.vars.owner ?? null, { demons }, { clause: 'G15' });
    return;
  }
  const count = counted(m);
  if (count.stopped === true) return;
  if (!chainGoesOn(m, found, depth)) {
    count.stopped = true;
    return;
  }
  // The program that is called last runs first.
  for (const { program, vars: own } of found.reverse()) m.call(program, own);
}
