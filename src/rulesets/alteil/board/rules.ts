/** R41: what units and Iczers can't do, and what can't be done to them, as printed or by effects. */
import type { JsonObject, Modifier, PlayerId, Uid } from '../../../engine/index.ts';
import { countersOn, mayBe, modified, prohibition } from '../../../engine/index.ts';
import { isSaid, listOf } from '../../cards/words.ts';
import type { By, CardFilter, Forbidden, Priced } from '../language/language.ts';
import type { SeenUnit } from './board.ts';
import { findUnit, holderOf, ownerOf } from './board.ts';
import type { Context, M, SkillVars } from './context.ts';
import { LOCKED, lockOf, someCardSays } from './counters.ts';
import type { Doing } from './evaluate.ts';
import { fitsCard, holds, isAbout, meansOf } from './evaluate.ts';
import { cardOf } from './printed.ts';

const plain = (m: M, owner: PlayerId, self: Uid | null, card: string): Context => ({ m, owner, self, card, vars: {} });

const none: Doing = { owner: 'p1', unit: null };

/** Whether a unit can't do something, or something can't be done to it. */
export function unitCant(m: M, id: Uid, what: Forbidden, doing: Doing = none): boolean {
  const unit = findUnit(m.board, id);
  if (!unit) return false;
  const { cant, id: card } = cardOf(m, unit.card);
  if ((cant.length === 0 && !mayBe(m, 'cant')) || !someCardSays(m, 'cant')) return false;
  for (const trait of cant) {
    if (!isSaid(trait.what, what)) continue;
    const context = plain(m, holderOf(m.board, id), id, card);
    if (!isAbout(context, trait.by, doing)) continue;
    if (trait.if === undefined || holds(context, trait.if)) return true;
  }
  return mayBe(m, 'cant') && prohibition(m, id, what, anybody) !== null && isProhibited(m, unit, what, doing);
}

/** A rule about some party may be about anybody. */
const anybody = (): boolean => true;

const isProhibited = (m: M, { id, card }: SeenUnit, what: Forbidden, doing: Doing): boolean =>
  prohibition(m, id, what, (by: JsonObject, { owner: whose, source: from, card: text }) =>
    isAbout(plain(m, whose ?? holderOf(m.board, id), from, text ?? card), by as By, doing),
  ) !== null;

/** R42: whether an Iczer can't set a card. */
export const cantSet = (m: M, player: PlayerId, card: string): boolean =>
  m.state.modifiers.length > 0 &&
  someCardSays(m, 'cant') &&
  prohibition(m, player, 'set', (by: JsonObject, { owner, card: text }) =>
    isAbout(plain(m, owner ?? player, null, text ?? card), by as By, { owner: player, unit: null, card }),
  ) !== null;

/** R81: of some cards, those that can be locked. */
export const lockable = (m: M, cards: readonly string[]): string[] =>
  cards.filter((card) => !cardOf(m, card).neverLocked);

const isLock = ({ target, effect }: Modifier, player: PlayerId): boolean =>
  target === player && effect.kind === 'counter' && effect.name.startsWith(LOCKED);

/** R69: of the cards in the File of an Iczer, those of which a copy is not locked, as often as such copies lie there. */
export function unlocked(m: M, player: PlayerId, file: readonly string[]): readonly string[] {
  if (!someCardSays(m, 'lock') || !m.state.modifiers.some((one) => isLock(one, player))) return file;
  const locked = new Map<string, number>();
  return file.filter((card) => {
    const left = locked.get(card) ?? countersOn(m, player, lockOf(card));
    locked.set(card, left - 1);
    return left <= 0;
  });
}

/** A verb of a skill, alone or with the numbers of units that it changes (R79). */
export type Verbs = string | string[];

/** Units that the skill of a context can affect with a verb. Nothing shields a unit from its own skills. */
export function affectable({ m, owner, self, vars }: Context, ids: string[], verbs: Verbs | undefined): string[] {
  if (!someCardSays(m, 'cant')) return ids;
  const { skill } = vars as Partial<SkillVars>;
  const [verb, ...changes] = listOf(verbs ?? []);
  const doing = { owner, unit: self, means: meansOf(m, skill), skill, verb, changes };
  const hits = doing.means === 'attack' && (verb === 'damage' || verb === 'lose' || verb === 'choose');
  return ids.filter(
    (id) =>
      id === self ||
      !(
        unitCant(m, id, 'affected', doing) ||
        (hits && ownerOf(m.board, id) !== owner && unitCant(m, id, 'attacked', doing))
      ),
  );
}

/** R57: how much of LP damage an Iczer takes. */
export function lpTaken(m: M, player: PlayerId, amount: number, doing: Doing): number {
  if (m.state.modifiers.length === 0) return amount;
  const none =
    someCardSays(m, 'cant') &&
    prohibition(m, player, 'lpDamaged', (by: JsonObject, { owner, source, card }) =>
      isAbout(plain(m, owner ?? player, source, card ?? ''), by as By, doing),
    ) !== null;
  return none ? 0 : Math.max(0, modified(m, player, 'lpDamage', amount));
}

/** What a changed price is about. */
export interface PriceChange {
  price: Priced;
  add: number;
  cards?: CardFilter;
}

/** R58: what something costs whose price is `base`: a skill of a unit, its Iczer Attack, or a card that an Iczer sets. */
export function priceOf(m: M, target: Uid | PlayerId, what: Priced, base: number, card?: string): number {
  if (m.state.modifiers.length === 0 || !someCardSays(m, 'changeCost')) return base;
  let price = base;
  for (const { target: whose, effect, owner, card: text } of m.state.modifiers) {
    if (whose !== target || effect.kind !== 'must' || effect.by?.price !== what) continue;
    const { add, cards } = effect.by as unknown as PriceChange;
    const context = plain(m, owner ?? 'p1', null, text ?? '');
    if (cards === undefined || (card !== undefined && fitsCard(context, cards, cardOf(m, card)))) price += add;
  }
  return Math.max(0, price);
}

/** R58: SP that setting a card costs an Iczer. */
export const setPrice = (m: M, player: PlayerId, card: string): number =>
  priceOf(m, player, 'set', cardOf(m, card).level, card);
