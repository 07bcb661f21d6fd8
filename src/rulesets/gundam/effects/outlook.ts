/**
 * What an effect can come to, looked at before it begins: whether the targets that it needs at once are there (9-2-2), whether
 * what it depends on holds (9-2-1), and whether anything of it could change anything at all.
 */
import { opponentOf } from '../../../engine/index.ts';
import { readReference } from '../../cards/references.ts';
import { isChoosing } from '../../cards/targets.ts';
import { findBase, findUnit, unitOfPilot } from '../board/board.ts';
import type { Choosing } from '../board/choose.ts';
import { candidates, numbersOf } from '../board/choose.ts';
import type { Context, Subject } from '../board/context.ts';
import { fixed, holds, matches, population, quantityOf, subjectOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { forbidden, playerForbidden } from '../board/values.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { Amount, CommandTiming, Condition, Cost, Effect, ShieldArea, Target } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import type { ChosenCost } from './pay.ts';
import { choosable, takesThisAway, unpayable } from './pay.ts';
import { payerOf } from './steps.ts';
import { playersOf } from './verbs.ts';

type Verb = Extract<Effect, { do: string }>;

/** `optional` when all that could be done is left to a "you may". */
export type Outlook =
  | { kind: 'ready'; optional: boolean }
  | { kind: 'idle' }
  | { kind: 'no-target'; was: number; needed: number; clause: ClauseId }
  | { kind: 'no-condition'; condition: Condition };

/** A choice that came before, as later filters may speak of it. */
interface Choice {
  name: string | null;
  found: readonly string[];
}

/** Places whose cards the player of the effect can't know. */
const UNSEEN: readonly string[] = ['deck', 'looked', 'shields'];

/** The targets that one instruction chooses or names. */
function targetsOf(effect: Verb): Target[] {
  switch (effect.do) {
    case 'pair':
      return [effect.pilot, effect.unit];
    case 'damage':
      return typeof effect.to === 'object' && 'shieldArea' in effect.to ? [] : [effect.to];
    case 'retarget':
      return effect.to === 'player' ? [] : [effect.to];
    case 'forbid':
      return typeof effect.target === 'object' && 'player' in effect.target ? [] : [effect.target];
    case 'prevent':
      return typeof effect.target === 'object' && 'shieldArea' in effect.target ? [] : [effect.target];
    case 'recover':
      return [effect.to];
    case 'copy':
      return [effect.from, effect.target];
    case 'redirect':
      return [effect.target, effect.to];
    case 'swapPilots':
      return effect.with === undefined ? [effect.target] : [effect.target, effect.with];
    case 'fight':
      return [effect.target, effect.with];
    case 'attack':
      return effect.against === 'player' ? [effect.target] : [effect.target, effect.against];
    default:
      return 'target' in effect ? [effect.target] : [];
  }
}

/** A choice of so many that has to be made, among cards that can be looked at. */
const isRequired = (target: Target): target is Choosing =>
  isChoosing(target) &&
  !(typeof target.choose === 'object' && 'upTo' in target.choose) &&
  !UNSEEN.includes(target.zone ?? 'battle');

/** What effects come to in this position, when these costs have been paid. */
export function outlook(context: Context, effects: readonly Effect[], costs: readonly Cost[] = []): Outlook {
  const chosen: Choice[] = [];
  let leading = true;
  let idle = true;
  let optional = true;
  let unmet: Condition | null = null;
  for (let at = 0; at < effects.length; at++) {
    if (!leading && !idle) break;
    const effect = effects[at] as Effect;
    if ('do' in effect) {
      const targets = targetsOf(effect);
      const required = targets.filter(isRequired);
      if (leading) {
        for (const target of required) {
          const needed = demanded(context, target, effects[at + 1]);
          if (typeof target.among === 'string' && target.among === 'it' && chosen.length === 0) continue;
          const was = available(context, target, costs, chosen);
          if (was < needed)
            return { kind: 'no-target', was, needed, clause: target.orNone ? 'R48' : needed > 1 ? 'R17' : '9-2-2' };
          chosen.push({ name: target.as ?? null, found: candidates(context, target) });
        }
        if (required.length === 0 || required.length < targets.length) leading = false;
      }
      const used = effect.do === 'use' ? outlookOfUse(context, effect) : null;
      if (idle && (used?.kind === 'no-target' || used?.kind === 'no-condition')) return used;
      if (effect.do !== 'choose' && (used ? used.kind === 'ready' : !isIdle(context, effect))) {
        idle = false;
        optional = false;
      }
      continue;
    }
    if ('ifYouDo' in effect) {
      leading = false;
      continue;
    }
    const inner = outlookOfPart(context, effect, leading ? costs : []);
    if (leading && inner.kind === 'no-target' && !('may' in effect)) return inner;
    if (inner.kind === 'ready') {
      idle = false;
      optional &&= inner.optional;
    } else if (inner.kind === 'no-condition') {
      unmet ??= inner.condition;
    }
    if (inner.kind !== 'no-condition') leading = false;
  }
  if (!idle || effects.length === 0) return { kind: 'ready', optional: optional && effects.length > 0 };
  return unmet === null ? { kind: 'idle' } : { kind: 'no-condition', condition: unmet };
}

function outlookOfPart(
  context: Context,
  effect: Exclude<Effect, Verb | { ifYouDo: Effect[] }>,
  costs: readonly Cost[],
): Outlook {
  if ('may' in effect) {
    if (canBegin(context, effect, costs)) return { kind: 'ready', optional: effect.otherwise === undefined };
    return effect.otherwise === undefined ? { kind: 'idle' } : outlook(context, effect.otherwise);
  }
  if ('later' in effect) return { kind: 'ready', optional: false };
  if ('together' in effect) return outlook(context, effect.together, costs);
  if ('unless' in effect) return outlook(context, effect.effects, costs);
  if ('if' in effect) {
    if (holds(context, effect.if)) return outlook(context, effect.then, costs);
    // What is paid may still make it true.
    if (costs.length > 0) return { kind: 'ready', optional: false };
    return effect.else === undefined
      ? { kind: 'no-condition', condition: effect.if }
      : outlook(context, effect.else, costs);
  }
  if ('oneOf' in effect) {
    const all = effect.oneOf.map(({ effects }) => outlook(context, effects, costs));
    if (all.some(({ kind }) => kind !== 'no-target')) return { kind: 'ready', optional: false };
    return all[0] ?? { kind: 'idle' };
  }
  if ('repeat' in effect) {
    return quantityOf(context, effect.repeat) > 0 ? outlook(context, effect.effects, costs) : { kind: 'idle' };
  }
  const over = effect.forEach;
  if (isRequired(over)) {
    const was = available(context, over, costs, []);
    return was >= demanded(context, over, undefined)
      ? { kind: 'ready', optional: false }
      : { kind: 'no-target', was, needed: 1, clause: '9-2-2' };
  }
  const none = isFixed(over) && fixed(context, over).length === 0;
  return none ? { kind: 'idle' } : { kind: 'ready', optional: false };
}

/** Whether the yes of a "you may" leads to anything. What a price buys need not be there (R18). */
export function canBegin(
  context: Context,
  { may, who, cost }: Extract<Effect, { may: Effect[] }>,
  paid: readonly Cost[] = [],
): boolean {
  if (cost !== undefined) return unpayable(payerOf(context, who), cost) === null;
  return outlook(context, may, paid).kind === 'ready';
}

/** The abilities of a Command for a time whose condition holds. */
const metAt = (context: Context, timing: CommandTiming | undefined): readonly CompiledAbility[] =>
  timing === undefined
    ? []
    : cardOf(context.m, context.card).abilities.filter(
        ({ timings, ability }) => timings.includes(timing) && (ability.if === undefined || holds(context, ability.if)),
      );

/** What stands before the colon of a Command that is played at a time; nothing of any other card. */
export const ownPrice = (context: Context, timing: CommandTiming | undefined): Cost[] =>
  priceOf(metAt(context, timing));

function priceOf(abilities: readonly CompiledAbility[]): Cost[] {
  const price: Cost[] = [];
  for (const { ability } of abilities) if (ability.cost !== undefined) price.push(...ability.cost);
  return price;
}

/**
 * What the 【Main】 or 【Action】 of a card comes to: of its abilities with that word, those whose condition holds. `extra` are
 * the Resources that the card costs, `besides` what is paid besides when it is played for another price (R49).
 */
export function outlookOf(
  context: Context,
  timing: CommandTiming,
  { extra = 0, besides = [] }: { extra?: number; besides?: readonly Cost[] } = {},
): Outlook | Unpayable {
  const abilities = cardOf(context.m, context.card).abilities.filter(({ timings }) => timings.includes(timing));
  const met = metAt(context, timing);
  const first = abilities[0]?.ability.if;
  if (met.length === 0 && first !== undefined) return { kind: 'no-condition', condition: first };
  const costs = [...besides, ...priceOf(met)];
  const miss = unpayable(context, costs, { extra });
  if (miss) return { kind: 'unpayable', miss };
  const all = met.map(({ ability }) => outlook(context, ability.effects ?? [], costs));
  const without = all.find(({ kind }) => kind === 'no-target');
  if (without) return without;
  return all.find(({ kind }) => kind !== 'no-condition') ?? all[0] ?? { kind: 'idle' };
}

/** The same for "activate this card's Main", and for another card's (R67); one that comes round to itself is not followed. */
function outlookOfUse(context: Context, { timing, of }: Extract<Effect, { do: 'use' }>): Outlook {
  if (of !== undefined) {
    // What is spoken of by then nobody knows yet.
    if (of === 'it' || (typeof of === 'object' && 'ref' in of)) return { kind: 'ready', optional: false };
    const found = fixed(context, of).flatMap((reference) => subjectOf(context, reference)?.card.id ?? []);
    const all = found.map((card) => outlookOfUse({ ...context, self: null, card }, { do: 'use', timing }));
    return all.find(({ kind }) => kind === 'ready') ?? all[0] ?? { kind: 'idle' };
  }
  if (context.vars.using === timing) return { kind: 'ready', optional: false };
  const found = outlookOf({ ...context, vars: { ...context.vars, using: timing } }, timing);
  return found.kind === 'unpayable' ? { kind: 'idle' } : found;
}

export interface Unpayable {
  kind: 'unpayable';
  miss: NonNullable<ReturnType<typeof unpayable>>;
}

/** How many targets there have to be: one, or all that were asked for where a match begins nothing that it can't end (R17). */
function demanded(context: Context, target: Choosing, next: Effect | undefined): number {
  const { least } = numbersOf(context, target);
  if (target.orNone) return least;
  const whole = context.m.state.options.ifYouDo === 'all-or-nothing' && next !== undefined && 'ifYouDo' in next;
  return whole ? least : Math.min(1, least);
}

/** How many cards could be chosen for a target after these costs and choices. */
function available(context: Context, target: Choosing, costs: readonly Cost[], chosen: readonly Choice[]): number {
  const zone = target.zone ?? 'battle';
  if (zone === 'hand' && target.side !== undefined && target.side !== 'own') {
    // What the opponent holds is not known: only whether there is anything.
    const { m, owner } = context;
    const theirs = m.board.players[opponentOf(owner)].hand.length;
    return theirs + (target.side === 'any' ? candidates(context, { ...target, side: 'own' }).length : 0);
  }
  if (chosen.length > 0 && speaksOfChoices(target)) {
    const [last] = chosen.slice(-1);
    const named = chosen.filter(({ name }) => name !== null);
    for (const it of last?.found ?? []) {
      const vars: Context['vars'] = { ...context.vars, it: [it] };
      for (const { name, found } of named) vars[`ref:${name}`] = found === last?.found ? [it] : found.slice(0, 1);
      const count = candidates({ ...context, vars }, target).length;
      if (count > 0) return count;
    }
    return 0;
  }
  return costs.length === 0 ? candidates(context, target).length : afterPaying(context, target, costs);
}

/** The cards that could still be chosen for a target when a price has been paid for it. */
function afterPaying(context: Context, target: Choosing, costs: readonly Cost[]): number {
  const { m, self } = context;
  const zone = target.zone ?? 'battle';
  const fits = (subject: Subject) => target.filter === undefined || matches(context, target.filter, subject);
  const comes = (card: string) => !cardOf(m, card).token && fits({ kind: 'card', card: cardOf(m, card) });
  const spare = (pool: 'discard' | 'rest' | 'destroy' | 'remove') => (card: string) =>
    unpayable(context, costs, { gone: [{ pool, taken: [card] }] }) === null;
  const takes = (word: 'discard' | 'rest' | 'destroy' | 'return' | 'removeFromTrash') =>
    costs.filter((cost): cost is ChosenCost => word in cost);
  let found = candidates(context, target);
  if (target.side === 'enemy') return found.length;
  if (zone === 'battle') {
    const [unit, rests, leaves] = [
      self === null ? null : findUnit(m.board, self),
      costs.some((cost) => 'restThis' in cost),
      costs.some(takesThisAway),
    ];
    if (unit && (rests || leaves)) {
      found = found.filter((id) => id !== self);
      if (!leaves && fits({ kind: 'unit', unit: { ...unit, rested: true }, card: cardOf(m, unit.card) }))
        found.push(unit.id);
    }
    const rested = takes('rest').flatMap((cost) => choosable(context, cost));
    if (takes('destroy').length + takes('return').length > 0)
      found = found.filter((id) => !ownSide(context, id) || spare('destroy')(id));
    else if (rested.length > 0 && target.filter?.state === 'active')
      found = found.filter((id) => !ownSide(context, id) || spare('rest')(id));
    for (const id of rested) {
      const other = findUnit(m.board, id);
      if (!other || found.includes(id)) continue;
      if (fits({ kind: 'unit', unit: { ...other, rested: true }, card: cardOf(m, other.card) })) found.push(id);
    }
    return found.length;
  }
  if (zone === 'pilots') {
    // A Pilot goes with the Unit that a price destroys.
    const unitOf = (pilot: string) => unitOfPilot(m.board, pilot)?.id ?? '';
    const goes = (id: string) =>
      (id === self && costs.some(takesThisAway)) ||
      (takes('destroy').length + takes('return').length > 0 && ownSide(context, id) && !spare('destroy')(id));
    return found.filter((pilot) => !goes(unitOf(pilot))).length;
  }
  if (zone === 'hand') {
    const left = takes('discard').length > 0 ? found.filter(spare('discard')) : found;
    const back = takes('return').flatMap((cost) =>
      'to' in cost && cost.to !== undefined && cost.to !== 'hand' ? [] : choosable(context, cost),
    );
    if (self !== null && costs.some((cost) => 'returnThis' in cost && cost.returnThis === 'hand')) back.push(self);
    const cards = back.map((id) => findUnit(m.board, id)?.card ?? findBase(m.board, id)?.base.card);
    return left.length + cards.filter((card) => card !== undefined && comes(card)).length;
  }
  if (zone !== 'trash') return found.length;
  if (takes('removeFromTrash').length > 0) found = found.filter(spare('remove'));
  const thrown = takes('discard').flatMap((cost) => choosable(context, cost).map((id) => readReference(id)?.card));
  const fallen = takes('destroy').flatMap((cost) => choosable(context, cost));
  if (self !== null && costs.some((cost) => 'destroyThis' in cost)) fallen.push(self);
  for (const id of fallen) {
    const unit = findUnit(m.board, id);
    thrown.push(unit?.card ?? findBase(m.board, id)?.base.card, unit?.pilot?.card);
  }
  const arriving = thrown.filter((card) => card !== undefined && comes(card));
  return found.length + arriving.length;
}

const ownSide = ({ m, owner }: Context, id: string): boolean =>
  m.board.players[owner].units.some((unit) => unit.id === id);

const speaking = new WeakMap<Target & object, boolean>();

/** Whether a filter speaks of what was chosen before. */
function speaksOfChoices(target: Choosing): boolean {
  const known = speaking.get(target);
  if (known !== undefined) return known;
  const look = (value: unknown): boolean =>
    value === 'it' ||
    (typeof value === 'object' && value !== null && ('ref' in value || Object.values(value).some(look)));
  const speaks = look([target.filter, target.among, target.choose]);
  speaking.set(target, speaks);
  return speaks;
}

/** Whether a target is known without a choice and without what was done before. */
const isFixed = (target: Target): boolean =>
  typeof target === 'string' ? target !== 'it' && target !== 'thisCard' : 'all' in target && target.among === undefined;

/** Whether an instruction would change nothing here (1-3-2). When in doubt it would. */
function isIdle(context: Context, effect: Verb): boolean {
  const { m } = context;
  const nothing = (amount: Amount | undefined) => quantityOf(context, amount) === 0;
  switch (effect.do) {
    case 'draw':
      return (
        nothing(effect.count) ||
        playersOf(context, effect.who).every((player) => playerForbidden(m, player, 'draw') !== null)
      );
    case 'discard':
      return (
        nothing(effect.count) ||
        playersOf(context, effect.who).every(
          (player) =>
            m.board.players[player].hand.length === 0 ||
            (player === context.owner &&
              population(context, { side: 'own', zone: 'hand', filter: effect.filter ?? {} }).length === 0),
        )
      );
    case 'deployToken':
    case 'placeResource':
    case 'look':
      return nothing(effect.count);
    case 'setActive':
    case 'rest':
    case 'recover': {
      const target = effect.do === 'recover' ? effect.to : effect.target;
      const ids = isFixed(target) ? fixed(context, target) : null;
      if (ids === null) return false;
      return ids.every((id) => {
        const object = findUnit(m.board, id) ?? findBase(m.board, id)?.base;
        if (!object) return true;
        if (effect.do === 'recover') return object.damage === 0 || forbidden(m, id, 'recover') !== null;
        return object.rested === (effect.do === 'rest');
      });
    }
    case 'damage':
      if (typeof effect.to === 'object' && 'shieldArea' in effect.to) return isEmptyArea(context, effect.to);
      return isFixed(effect.to) && fixed(context, effect.to).every((id) => isGone(m, id));
    default:
      return targetsOf(effect).some((target) => isFixed(target) && fixed(context, target).every((id) => isGone(m, id)));
  }
}

/** Whether nothing is there that damage to a shield area, or to a part of it, could reach. */
function isEmptyArea({ m, owner }: Context, { shieldArea, part }: ShieldArea): boolean {
  const { base, shields } = m.board.players[shieldArea === 'own' ? owner : opponentOf(owner)];
  if (part === 'base') return base === null;
  // A Base stands before the Shields.
  return part === 'shields' ? base !== null || shields.length === 0 : base === null && shields.length === 0;
}

const isGone = (m: Context['m'], id: string): boolean =>
  findUnit(m.board, id) === null &&
  findBase(m.board, id) === null &&
  unitOfPilot(m.board, id) === null &&
  readReference(id) === null;

/** Who is asked whether to use what is optional sees the cards that it is about. */
export const looksIntoHand = (effects: readonly Effect[]): boolean =>
  effects.some((effect) =>
    'do' in effect
      ? effect.do === 'discard' || targetsOf(effect).some((target) => isChoosing(target) && target.zone === 'hand')
      : 'then' in effect
        ? looksIntoHand(effect.then) || looksIntoHand(effect.else ?? [])
        : false,
  );
