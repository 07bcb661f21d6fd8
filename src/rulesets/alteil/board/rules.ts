/** R41: what units and Iczers can't do, and what can't be done to them, as printed or by effects. */
import { type JsonObject, type PlayerId, prohibition, type Uid } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import type { By, Forbidden } from '../language/language.ts';
import { findUnit, ownerOf } from './board.ts';
import type { Context, M, SkillVars } from './context.ts';
import { someCardSays } from './counters.ts';
import { fitsCard, holds, matches } from './evaluate.ts';
import { cardOf, skillNamed } from './printed.ts';

/** Who does it, and by what: the unit, the skill, the verb, the card that is set. */
interface Doing {
  owner: PlayerId;
  unit: Uid | null;
  skill?: string | undefined;
  verb?: string | undefined;
  card?: string;
}

const plain = (m: M, owner: PlayerId, self: Uid | null, card: string): Context => ({ m, owner, self, card, vars: {} });

/** Whether a prohibition of `owner` is about what is being done. */
function isAbout(context: Context, by: By | undefined, { owner, unit, skill, verb, card }: Doing): boolean {
  if (by === undefined) return true;
  const { m } = context;
  if (by.side !== undefined && by.side !== 'any' && (owner === context.owner) !== (by.side === 'own')) return false;
  if (by.skills !== undefined) {
    const named = skill === undefined ? null : skillNamed(m, skill);
    if (!named) return false;
    const kinds = [named.kind, ...(cardOf(m, named.card).type === 'grimoire' ? ['grimoire'] : [])];
    if (!listOf(by.skills).some((one) => kinds.includes(one))) return false;
  }
  if (by.verbs !== undefined && (verb === undefined || !by.verbs.includes(verb))) return false;
  if (by.cards !== undefined && (card === undefined || !fitsCard(context, by.cards, cardOf(m, card)))) return false;
  if (by.filter === undefined) return true;
  const other = unit === null ? null : findUnit(m.board, unit);
  return other !== null && matches(context, by.filter, other);
}

const none: Doing = { owner: 'p1', unit: null };

/** Whether a unit can't do something, or something can't be done to it. */
export function unitCant(m: M, id: Uid, what: Forbidden, doing: Doing = none): boolean {
  const unit = findUnit(m.board, id);
  if (!unit) return false;
  const { cant, id: card } = cardOf(m, unit.card);
  if ((cant.length === 0 && m.state.modifiers.length === 0) || !someCardSays(m, 'cant')) return false;
  const owner = ownerOf(m.board, id) ?? 'p1';
  const context = plain(m, owner, id, card);
  for (const trait of cant) {
    if (!listOf(trait.what).includes(what) || !isAbout(context, trait.by, doing)) continue;
    if (trait.if === undefined || holds(context, trait.if)) return true;
  }
  return (
    prohibition(m, id, what, (by: JsonObject, { owner: whose, source: from, card: text }) =>
      isAbout(plain(m, whose ?? owner, from, text ?? card), by as By, doing),
    ) !== null
  );
}

/** R42: whether an Iczer can't set a card. */
export const cantSet = (m: M, player: PlayerId, card: string): boolean =>
  m.state.modifiers.length > 0 &&
  someCardSays(m, 'cant') &&
  prohibition(m, player, 'set', (by: JsonObject, { owner, card: text }) =>
    isAbout(plain(m, owner ?? player, null, text ?? card), by as By, { owner: player, unit: null, card }),
  ) !== null;

/** Units that the skill of a context can affect with a verb. Nothing shields a unit from its own skills. */
export function affectable({ m, owner, self, vars }: Context, ids: string[], verb: string | undefined): string[] {
  if (!someCardSays(m, 'cant')) return ids;
  const { skill } = vars as Partial<SkillVars>;
  return ids.filter((id) => id === self || !unitCant(m, id, 'affected', { owner, unit: self, skill, verb }));
}
