/** What a demon has just now: its own passives, and those that a "while" gives it (R44). Nothing of it is stored. */
import type { Uid } from '../../../engine/index.ts';
import { slot } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import { listOf } from '../../cards/words.ts';
import type { CompiledWhile, Usable } from '../language/compiled.ts';
import type { Amount, Party, Passive, SkillFilter } from '../language/language.ts';
import type { Blow, Cant, Element } from '../language/words.ts';
import type { SeenDemon } from './board.ts';
import { findDemon, ownerOf, sidesInOrder } from './board.ts';
import type { Context, EffectVars, M } from './context.ts';
import { isWho, registers } from './context.ts';
import { holds, isBanned, matches, signedOf } from './evaluate.ts';
import type { BySort, Now, PassiveOf, Sort } from './passives.ts';
import { sorted } from './passives.ts';
import { givenBy, isSkill, whileNamed } from './printed.ts';
import { amountIn, repertoireOf } from './repertoire.ts';
import type { Member } from './values.ts';
import { buildOf, partyOf } from './values.ts';

const NONE: readonly never[] = [];

const PASSIVES = slot<BySort>('passives');

/** The passives that a demon has now. Without amounts they are always what its card says. */
export const passivesOn = (m: M, { demon, build }: Pick<Member, 'demon' | 'build'>): BySort =>
  repertoireOf(m).reckons ? reckoned(m, demon) : build.bySort;

/** Those of one sort that a demon has now; most sorts nobody of a battle has. */
export const passivesOf = <S extends Sort>(m: M, demon: SeenDemon, sort: S): readonly PassiveOf<S>[] =>
  repertoireOf(m).sorts[sort] ? passivesOn(m, { demon, build: buildOf(m, demon) })[sort] : NONE;

/** The same where some of them have to be worked out. */
const reckoned = (m: M, demon: SeenDemon): BySort => m.memo(PASSIVES, () => reckon(m, demon), demon.id);

function reckon(m: M, demon: SeenDemon): BySort {
  const { passives } = buildOf(m, demon);
  const { amounts, whiles } = repertoireOf(m);
  const bearing = { holder: demon, demon, card: demon.card };
  const own = amounts ? workedOut(m, passives, bearing) : (passives as Now[]);
  return sorted(whiles ? [...own, ...given(m, demon)] : own);
}

/** Whose passives are read: the demon that holds them by a card, and the one that has them. */
interface Bearing {
  holder: SeenDemon;
  demon: SeenDemon;
  card: string;
}

function contextFor(m: M, { holder, demon, card }: Bearing): Context {
  const owner = ownerOf(m.board, holder.id) ?? 'p1';
  const vars: EffectVars = { ...registers(owner, holder.id, card), it: [demon.id] };
  return contextOf(m, vars);
}

/** R66: passives with their amounts worked out. "It" is in them the demon that has them. */
function workedOut(m: M, passives: readonly Passive[], bearing: Bearing): Now[] {
  let context: Context | undefined;
  return passives.map((passive): Now => {
    const field = amountIn(passive);
    if (field === null) return passive as Now;
    context ??= contextFor(m, bearing);
    return { ...passive, [field]: signedOf(context, passive[field as keyof Passive] as Amount) } as Now;
  });
}

/** What a demon has by every "while" of the battle that is about it just now. */
function given(m: M, demon: SeenDemon): Now[] {
  const found: Now[] = [];
  for (const owner of sidesInOrder(m.board)) {
    for (const { demon: holder } of partyOf(m, owner)) {
      if (holder.hp === 0) continue;
      for (const { card, text } of whilesOf(m, holder)) {
        if (!isWho(m, text.who ?? 'self', { id: holder.id, owner }, demon.id)) continue;
        const context = contextOf(m, registers(owner, holder.id, card));
        if (text.filter !== undefined && !matches(context, text.filter, demon)) continue;
        if (text.if === undefined || holds(context, text.if))
          found.push(...workedOut(m, text.while, { holder, demon, card }));
      }
    }
  }
  const owner = ownerOf(m.board, demon.id);
  for (const { of } of (owner === null ? undefined : m.board.teams[owner].lasting) ?? NONE) {
    const one = whileNamed(m.cards, of);
    if (one === null) continue;
    const { text, card } = one;
    const bearing = { holder: demon, demon, card };
    const context = contextFor(m, bearing);
    if (text.filter !== undefined && !matches(context, text.filter, demon)) continue;
    if (text.if === undefined || holds(context, text.if)) found.push(...workedOut(m, text.while, bearing));
  }
  return found;
}

/** The whiles of a demon: its own, then those it was given and those of its states. */
function whilesOf(m: M, demon: SeenDemon): readonly CompiledWhile[] {
  const { whiles } = buildOf(m, demon);
  const granted = givenBy(m.cards, demon.statuses).flatMap((program) => whileNamed(m.cards, program) ?? []);
  return granted.length === 0 ? whiles : [...whiles, ...granted.filter((one) => !whiles.includes(one))];
}

/** Whether the other demon of two is whom a rule is about; nobody is only where it is about anybody. */
export function isParty(m: M, party: Party | undefined, bearer: Uid, other: Uid | null): boolean {
  if (party === undefined) return true;
  const demon = findDemon(m.board, other);
  const owner = ownerOf(m.board, bearer);
  if (demon === null || owner === null) return false;
  const isOwn = ownerOf(m.board, demon.id) === owner;
  const { side = 'any' } = party;
  if (side !== 'any' && isOwn !== (side === 'own')) return false;
  return party.filter === undefined || matches({ m }, party.filter, demon);
}

/** R45: whether a demon can't have something done to it by `by`. */
export function isForbidden(
  m: M,
  demon: SeenDemon,
  what: Cant,
  by: Uid | null,
  isLike?: (on: readonly Blow[]) => boolean,
): boolean {
  if (isBanned(demon, what)) return true;
  if (!repertoireOf(m).sorts.cant) return false;
  for (const passive of passivesOf(m, demon, 'cant')) {
    if (listOf(passive.cant).includes(what) && isParty(m, passive.by, demon.id, by))
      if (passive.on === undefined || isLike === undefined || isLike(listOf(passive.on))) return true;
  }
  return false;
}

/** Whether one of the elements that a passive names is `element`, or all are meant. */
export const isOf = (said: string | readonly string[] | undefined, element: Element): boolean =>
  typeof said === 'object'
    ? said.includes(element) || said.includes('all')
    : said === undefined || said === element || said === 'all';

/** G8, R46: what a skill costs a demon now. */
export function costOf(m: M, demon: SeenDemon | null, { id, use }: Pick<Usable, 'id' | 'use'>): number {
  if (demon === null) return use.cost;
  return costWith(m, passivesOf(m, demon, 'cost'), { id, use });
}

/** The same for a demon with these passives of that sort. */
export function costWith(
  m: M,
  passives: readonly PassiveOf<'cost'>[],
  { id, use: { cost } }: Pick<Usable, 'id' | 'use'>,
): number {
  if (passives.length === 0) return cost;
  let less = 0;
  for (const passive of passives) if (fits(m, id, passive.skill)) less += passive.cost;
  return Math.max(0, cost + less);
}

const fits = (m: M, skill: string, filter: SkillFilter | undefined): boolean =>
  filter === undefined || isSkill(m.cards, skill, filter);
