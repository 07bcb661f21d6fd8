/** G16: effects that answer a hit on the spot. */
import type { Context, EffectVars, Heard, M, Struck } from '../board/context.ts';
import { registers } from '../board/context.ts';
import { isForbidden } from '../board/continuous.ts';
import { asksForElement } from '../board/printed.ts';
import { repertoireOf } from '../board/repertoire.ts';
import { effectsAt, membersAt } from '../board/values.ts';
import type { Found } from './chain.ts';
import { chainGoesOn, counted } from './chain.ts';
import { works } from './eligible.ts';
import { isAsAsked } from './heard.ts';

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

const NONE: readonly never[] = [];

function struckOn(id: string, struck: readonly Struck[]): readonly Struck[] {
  let found: Struck[] | null = null;
  for (const one of struck) {
    if (one.subject !== id) continue;
    found ??= [];
    found.push(one);
  }
  return found ?? NONE;
}

/** Calls the Super Reactions of those who were struck and still stand, in the order of A4. */
export function superReactions({ m, vars }: Context, struck: readonly Struck[]): void {
  if (struck.length === 0 || m.state.options.superReactions === false) return;
  const depth = vars.depth + 1;
  const found: (Found & { vars: EffectVars })[] = [];
  for (const member of membersAt(m, 'superReaction', repertoireOf(m).given)) {
    const { demon, owner } = member;
    const own = demon.hp > 0 ? struckOn(demon.id, struck) : NONE;
    const effects = own.length > 0 ? effectsAt(m, member, 'superReaction') : NONE;
    if (effects.length === 0 || isForbidden(m, demon, 'superReaction', vars.self)) continue;
    for (const effect of effects) {
      const { when } = effect.automatic;
      const heard = own.filter((one) => when === undefined || isAsAsked(m, when, member, one));
      if (heard.length === 0) continue;
      const { program, card } = effect;
      const begun = registers(owner, demon.id, card);
      begun.depth = depth;
      begun.heard = toldTo(m, card, heard);
      begun.cutIn = true;
      if (works(m, effect, begun)) found.push({ program, card, source: demon.id, vars: begun });
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
