/** What happens in place of something else (R38). */
import { opponentOf, type PlayerId } from '../../../engine/index.ts';
import { findObject } from '../board/board.ts';
import { type Context, type M, registers } from '../board/context.ts';
import { fits, holds } from '../board/evaluate.ts';
import { isSpent, skillsOf } from '../board/values.ts';
import type { Replaced } from '../language/language.ts';
import { useUp } from './limits.ts';

/** What is about to happen. */
export interface About {
  player: PlayerId;
  subject: string | null;
  other: string | null;
  by?: string;
  amount?: number;
  /** The name of the marks that would come or go. */
  mark?: string;
}

const replacing = new WeakMap<object, boolean>();

/** Whether any card of the match replaces anything. */
function anyReplaces({ cards }: M): boolean {
  const known = replacing.get(cards);
  if (known !== undefined) return known;
  const found = [...cards.cards.values()].some(({ skills }) => skills.some(({ kind }) => kind === 'replacing'));
  replacing.set(cards, found);
  return found;
}

/** Whether something else happens in place of this; its effect is called, and what calls this leaves out what was replaced. */
export function replacedBy(m: M, of: Replaced, { player, subject, other, by, amount, mark }: About): boolean {
  if (!anyReplaces(m)) return false;
  for (const owner of [m.board.active, opponentOf(m.board.active)]) {
    for (const object of m.board.players[owner].objects) {
      for (const source of skillsOf(m, object)) {
        const { instead } = source.skill;
        if (source.kind !== 'replacing' || instead?.of !== of || isSpent(m, source, object.id)) continue;
        const context: Context = { m, owner, self: object.id, card: source.card, vars: {} };
        if (instead.self !== undefined && (subject === object.id) !== instead.self) continue;
        if (instead.host !== undefined && (subject !== null && subject === object.host) !== instead.host) continue;
        if (instead.mark !== undefined && mark !== instead.mark) continue;
        const side = instead.side ?? 'any';
        if (side !== 'any' && (side === 'own') !== (player === owner)) continue;
        if (instead.by !== undefined && by !== instead.by && !(instead.by === 'effect' && by === 'outright')) continue;
        if (instead.filter !== undefined && !fits(context, instead.filter, subject)) continue;
        if (instead.other !== undefined && !fits(context, instead.other, other)) continue;
        const more = {
          cause: subject ?? player,
          ...(other === null ? {} : { causeOther: other }),
          amount: amount ?? 0,
        };
        const { if: condition } = source.skill;
        if (condition !== undefined && !holds({ ...context, vars: more }, condition)) continue;
        const already = m.state.frames.some(
          ({ program, vars }) =>
            program === source.program && vars.self === object.id && vars.cause === (subject ?? player),
        );
        if (already || !m.link([source.card])) continue;
        const event = m.note('instead', owner, { card: source.card, id: object.id, of, subject }, { clause: 'R38' });
        if (findObject(m.board, object.id)) useUp(m, source, object.id);
        m.call(source.program, registers(owner, source.card, object.id, 3, more), event.seq);
        return true;
      }
    }
  }
  return false;
}
