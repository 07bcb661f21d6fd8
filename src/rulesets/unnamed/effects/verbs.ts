/** What the verbs of the card language do. Each gives how much of it was done. */
import type { ModifierEffect, PlayerId } from '../../../engine/index.ts';
import { changeCounters, countersOn, opponentOf } from '../../../engine/index.ts';
import { registers, whoIs } from '../../cards/context.ts';
import { registerOf, withWordsSaid } from '../../cards/naming.ts';
import { readReference, refer } from '../../cards/references.ts';
import { traitEffectsOf } from '../../cards/traits.ts';
import { moveCards } from '../atoms/cards.ts';
import { replaced, replacement } from '../atoms/replacing.ts';
import { destroy, exchangeUnits, rest, swapUnits, takeAway, turnCopies } from '../atoms/units.ts';
import type { StandingUnit } from '../board/board.ts';
import type { Context, M, Party } from '../board/context.ts';
import { cardNow, departed } from '../board/departed.ts';
import { amountOf, lookedAt, matches, playersIn, quantityOf, subjectOf } from '../board/evaluate.ts';
import { cardOf, findStanding, findUnit } from '../board/printed.ts';
import type { About } from '../board/values.ts';
import { abilitiesOf, forbidden, SILENT } from '../board/values.ts';
import { SPELLINGS, techProgram } from '../language/compiled.ts';
import type { Amount, By, Effect, To, Until } from '../language/language.ts';
import { OPEN_PILES } from '../language/language.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;

/** R26: whether there is a combat that a change could last for: one in progress, or one that an attack may still come to. */
function hasCombat(m: M): boolean {
  if (m.running('combat')) return true;
  const attacking = m.running('attack');
  return attacking !== null && attacking.examined !== true && m.state.options.earlyCombat !== 'nothing';
}

/** R13: the end of a duration as the modifiers of the state write it, or null when it is over already. */
export function untilOf({ m, owner }: Context, until: Until): string | null {
  const { turn, active } = m.board;
  if (until === 'combat') return hasCombat(m) ? 'combat' : null;
  if (until === 'turn') return `turn:${turn}`;
  return until === 'nextTurn' ? `turn:${active === owner ? turn + 1 : turn}` : 'always';
}

const standingOnly = (m: M, ids: readonly string[]) => ids.filter((id) => findStanding(m, id));

/** Whose effect it is, for rules that ask (R35). */
export const doer = ({ owner, self, card }: Context): Party => ({
  card: self ?? refer({ zone: 'limbo', player: owner, card }),
  player: owner,
  means: 'effect',
});

/** The context in which “each” is the card to which something is just being done. */
export const forEachOf = (context: Context, each: string): Context => ({ ...context, vars: { ...context.vars, each } });

/** Lays a change on each of `targets`. Gives how many there are, none when it would last for nothing. */
function lay(
  context: Context,
  targets: readonly string[],
  effect: ModifierEffect | ((target: string) => ModifierEffect),
  lasting: Until,
): number {
  const { m, self, card } = context;
  const until = untilOf(context, lasting);
  if (until === null) return 0;
  // What they come to is worked out for all of them before any is changed.
  const effects = targets.map((target) => (typeof effect === 'function' ? effect(target) : effect));
  targets.forEach((target, at) => {
    m.modify({ target, effect: effects[at] as ModifierEffect, until, source: self, card });
  });
  return targets.length;
}

export function modify(context: Context, effect: Verb<'modify'> | Verb<'setPower'>, ids: string[]): number {
  const change = (amount: number): ModifierEffect =>
    effect.do === 'modify' ? { kind: 'stat', stat: 'power', add: amount } : { kind: 'set', stat: 'power', to: amount };
  return lay(
    context,
    ids.filter((id) => findUnit(context.m, id)),
    (id) => change(amountOf(forEachOf(context, id), effect.power)),
    effect.until,
  );
}

/** G10: [Rest] on units, worked out for each before any is rested. */
export function rests(context: Context, ids: readonly string[], count: Amount): number {
  const party = doer(context);
  if (typeof count === 'number') return rest(context.m, ids, count, { party });
  const counters = ids.map((id) => quantityOf(forEachOf(context, id), count));
  if (new Set(counters).size < 2) return rest(context.m, ids, counters[0] ?? 0, { party });
  return ids.reduce((sum, id, at) => sum + rest(context.m, [id], counters[at] ?? 0, { party }), 0);
}

/** Whether each of two units may move; the first that may not is told. */
function bothMay(m: M, units: readonly StandingUnit[]): boolean {
  for (const { object, player } of units) {
    const by = forbidden(m, object.id, 'move');
    if (by === null) continue;
    m.note('forbidden', player, { ids: [object.id], what: 'move', by }, { clause: 'R12' });
    return false;
  }
  return true;
}

/** R44: two units of one player change places, if both may move. */
export function swap({ m }: Context, [one = '']: string[], [other = '']: string[]): number {
  const [first, second] = [findUnit(m, one), findUnit(m, other)];
  if (!first || !second || one === other || first.player !== second.player) return 0;
  if (!bothMay(m, [first, second])) return 0;
  swapUnits(m, first, second);
  return 2;
}

/** R64: units of two players are exchanged, if both may move: all of it or none. */
export function exchange({ m }: Context, [one = '']: string[], [other = '']: string[]): number {
  const [first, second] = [findUnit(m, one), findUnit(m, other)];
  if (!first || !second || first.player === second.player) return 0;
  if (!bothMay(m, [first, second])) return 0;
  exchangeUnits(m, [first, second]);
  return 2;
}

/** R66. */
export function tribes(context: Context, effect: Verb<'tribes'>, ids: string[]): number {
  const there = standingOnly(context.m, ids);
  const laid = traitEffectsOf(context, effect).map((change) => lay(context, there, change, effect.until));
  return Math.max(0, ...laid);
}

/** R68: the words that can be said: names of cards, or tribes, of those cards that fit. */
export const nameable = (context: Context, { what, filter }: Verb<'name'>): string[] =>
  [...context.m.cards.cards.values()]
    .filter((card) => filter === undefined || matches(context, filter, { kind: 'card', card }))
    .flatMap(({ name, tribes }) => (what === 'tribe' ? tribes : name));

/** R68: what a player has said is kept in the effect, and for its card where it says how long. */
export function name(context: Context, { as, what = 'name', until }: Verb<'name'>, who: PlayerId, word: string): void {
  const { m, self, card } = context;
  m.note('named', who, { card, what, word }, { clause: 'R68' });
  Object.assign(context.vars, { [registerOf(as)]: word, did: 1 });
  if (until !== undefined && self !== null) lay(context, standingOnly(m, [self]), { kind: 'said', as, word }, until);
}

/** R45. */
export function silence(context: Context, effect: Verb<'silence'>, ids: string[]): number {
  return lay(context, standingOnly(context.m, ids), { kind: 'cant', what: SILENT }, effect.until);
}

export function copy(context: Context, effect: Verb<'copy'>, of: string[], ids: string[]): number {
  const { m } = context;
  const programs = of.flatMap((id) => {
    const standing = findStanding(m, id);
    return standing ? abilitiesOf(m, standing).map(({ program }) => program) : (departed(m, id)?.abilities ?? []);
  });
  const there = standingOnly(m, ids);
  return programs.reduce((sum, ability) => sum + lay(context, there, { kind: 'ability', ability }, effect.until), 0);
}

/** R63: units and lands become copies of the first of some cards that is of their type. */
export function become(context: Context, { until }: Verb<'become'>, of: string[], ids: string[]): number {
  const { m } = context;
  const models = of.flatMap((reference) => subjectOf(context, reference)?.card ?? []);
  const did = standingOnly(m, ids).reduce((sum, id) => {
    const type = findStanding(m, id)?.kind;
    const model = models.find((card) => card.type === type);
    return model === undefined ? sum : sum + lay(context, [id], { kind: 'become', card: model.id }, until);
  }, 0);
  turnCopies(m);
  return did;
}

/** Where techs are that everybody can see: in the open piles, or just played. */
const OPEN = ['limbo', ...OPEN_PILES];

/** R72. */
function techsAgain({ m, owner }: Context, who: Verb<'again'>['who'], ids: readonly string[]): number {
  const techs = ids.flatMap((id) => {
    const named = readReference(id);
    return named !== null && OPEN.includes(named.zone) && cardOf(m, named.card).type === 'tech' ? named : [];
  });
  m.enqueueNow(
    techs.map(({ player, card }) => {
      const whose = who === undefined ? player : whoIs(owner, who);
      const vars = registers(whose, card, null);
      return { program: techProgram(card), owner: whose, clause: 'R72', card, source: null, vars, cause: null };
    }),
  );
  return techs.length;
}

export function again(context: Context, { on, who }: Verb<'again'>, ids: string[]): number {
  if (on === undefined) return techsAgain(context, who, ids);
  const { m } = context;
  const word = SPELLINGS[on] ?? on;
  const found = standingOnly(m, ids).flatMap((id) => {
    const standing = findStanding(m, id);
    if (!standing) return [];
    const owner = standing.player;
    return abilitiesOf(m, standing)
      .filter(({ on, from }) => on.includes(word) && from.includes('table'))
      .map(({ program, card }) => {
        const vars = { ...registers(owner, card, id), on: word, amount: 0, cause: id };
        return { program, owner, clause: 'R45', card, source: id, vars, cause: null };
      });
  });
  m.enqueueNow(found);
  return found.length;
}

/** R46. */
export function fight({ m }: Context, [one = '']: string[], [other = '']: string[]): number {
  const [first, second] = [findUnit(m, one), findUnit(m, other)];
  if (!first || !second || one === other) return 0;
  m.call('fight', { attacker: one, defender: other, player: first.player });
  return 2;
}

export function redirect({ m, owner }: Context, [id = '']: string[]): number {
  const attack = m.running('attack');
  if (!attack || attack.examined === true || !findUnit(m, id)) return 0;
  attack.meets = id;
  m.note('redirected', owner, { id }, { clause: 'R46' });
  return 1;
}

export function endAttack({ m, owner }: Context): number {
  const [attack, combat] = [m.running('attack'), m.running('combat')];
  const open = combat ? m.board.attack?.result === null : attack !== null && attack.examined !== true;
  if (!open) return 0;
  for (const vars of [attack, combat]) if (vars) vars.ended = true;
  m.note('attack-ended', owner, { id: m.board.attack?.attacker ?? null }, { clause: 'R46' });
  return 1;
}

export function grant(context: Context, effect: Verb<'grant'>, ids: string[]): number {
  const { m, card } = context;
  const ability = cardOf(m, card).abilities.find((own) => own.ability.id === effect.ability);
  if (!ability) return 0;
  return lay(context, standingOnly(m, ids), { kind: 'ability', ability: ability.program }, effect.until);
}

/** Those of `ids` that something can be laid on: players, and what stands in a zone. */
const bearers = (m: M, ids: readonly string[]) => ids.filter((id) => id === 'p1' || id === 'p2' || findStanding(m, id));

/** R29. */
export function mark(context: Context, { name, count, until: lasting }: Verb<'mark'>, ids: string[]): number {
  const { m, self, card } = context;
  const until = untilOf(context, lasting ?? 'always');
  if (until === null) return 0;
  return bearers(m, ids)
    .map((target) => ({ target, add: quantityOf(forEachOf(context, target), count) }))
    .reduce((sum, { target, add }) => {
      if (add > 0 && replaced(m, target, 'beMarked', doer(context), { name, count: add })) return sum;
      return sum + changeCounters(m, { target, add, name, until, source: self, card });
    }, 0);
}

export function unmark(context: Context, { name, count }: Verb<'unmark'>, ids: string[]): number {
  const { m, self, card } = context;
  return bearers(m, ids).reduce((sum, target) => {
    const there = countersOn(m, target, name);
    const less = count === undefined ? there : Math.min(there, quantityOf(context, count));
    if (less > 0 && replaced(m, target, 'beUnmarked', doer(context), { name, count: less })) return sum;
    return sum + changeCounters(m, { target, name, add: -less, until: 'always', source: self, card });
  }, 0);
}

/** R35: the other party that a rule is about, as a change keeps it. */
function of(context: Context, by: By | undefined): { by?: About } {
  const { owner, self, card } = context;
  return by === undefined ? {} : { by: { owner, self, card, by: withWordsSaid(context, by) } };
}

export function forbid(context: Context, effect: Verb<'forbid'>, ids: string[]): number {
  const there = bearers(context.m, ids);
  return lay(context, there, { kind: 'cant', what: effect.cant, ...of(context, effect.by) }, effect.until);
}

export function permit(context: Context, effect: Verb<'permit'>, ids: string[]): number {
  return lay(context, standingOnly(context.m, ids), { kind: 'can', what: effect.can }, effect.until);
}

export function oblige(context: Context, effect: Verb<'oblige'>, ids: string[]): number {
  return lay(context, standingOnly(context.m, ids), { kind: 'must', what: effect.must }, effect.until);
}

/** R67: the next cards of protection that players would lose stay. */
export function shield(context: Context, effect: Verb<'shield'>, players: PlayerId[], amount: number): number {
  if (amount <= 0) return 0;
  return lay(
    context,
    players,
    { kind: 'shield', against: 'protection', left: amount, ...of(context, effect.by) },
    effect.until,
  );
}

/** Whether a unit that goes `to` a pile from the table dies (R22). */
const dies = (m: M, to: To): boolean => to === 'graveyard' && m.state.options.deaths !== 'destroyed';

/** Puts cards from wherever they are onto a pile of their owner. Gives where they are now. */
export function put(context: Context, ids: string[], to: To): string[] {
  const { m, owner, self, card } = context;
  const standing = standingOnly(m, ids);
  const dying = dies(m, to) ? standing.filter((id) => findUnit(m, id)) : [];
  const gone = [
    ...destroy(m, dying, 'effect', self ?? card, { party: doer(context) }),
    ...takeAway(
      m,
      standing.filter((id) => !dying.includes(id)),
      to,
      { party: doer(context) },
    ).map(({ object }) => object.id),
  ];
  const looker = lookedAt(context) === null ? {} : { looker: owner };
  const cards = ids.filter((id) => !standing.includes(id)).flatMap((id) => cardNow(m, id) ?? []);
  return [...gone.flatMap((id) => departed(m, id)?.now ?? []), ...moveCards(m, cards, to, looker)];
}

/** R71: discards cards by an effect; one that something else happens to is left out. Gives where the others are now. */
export function discard(context: Context, references: readonly string[]): string[] {
  const { m } = context;
  const party = doer(context);
  const begins = references.map((card) => {
    const player = readReference(card)?.player;
    return player === undefined ? null : replacement(m, player, 'discard', party, { card });
  });
  const gone = moveCards(
    m,
    references.filter((_, at) => begins[at] === null),
    'trash',
    { type: 'discard' },
  );
  // What happens in place begins with that of the first.
  for (const begin of begins.reverse()) begin?.();
  return gone;
}

/** Shows cards that lie hidden to everybody. */
export function reveal({ m, owner }: Context, ids: string[]): number {
  const cards = ids.flatMap((id) => readReference(id)?.card ?? []);
  if (cards.length > 0) m.note('reveal', owner, { cards });
  return cards.length;
}

/** R18 and G19. */
export function lose(context: Context, effect: Verb<'lose'>): number {
  const { m, card } = context;
  const losers = playersIn(context, effect.who).filter((player) => {
    const by = forbidden(m, player, 'lose');
    if (by !== null) m.note('forbidden', player, { what: 'lose', by }, { clause: 'R12' });
    return by === null && !replaced(m, player, 'lose', doer(context));
  });
  if (losers.length === 0) return 0;
  const winner: PlayerId | null = losers.length > 1 ? null : opponentOf(losers[0] as PlayerId);
  m.end({ winner, reason: `the effect of ${cardOf(m, card).name}`, clause: winner === null ? 'G19' : 'R18' });
  return losers.length;
}
