/** What verbs leave behind on players and cards: changes, rules, shields, counters and other sides. */
import type { Json, JsonObject, Modifier, PlayerId } from '../../../engine/index.ts';
import { changeCounters, countersOn, opponentOf } from '../../../engine/index.ts';
import { registerOf, withWordsSaid } from '../../cards/naming.ts';
import { traitEffectsOf } from '../../cards/traits.ts';
import { changeSides } from '../atoms/units.ts';
import { findUnit } from '../board/board.ts';
import type { Context } from '../board/context.ts';
import { amountOf, matches, quantityOf, subjectOf } from '../board/evaluate.ts';
import { CONTROLLED, cardOf, isControl } from '../board/printed.ts';
import { areaOf, forbidden } from '../board/values.ts';
import type { Amount, Can, Cant, Must, Party, ShieldArea, Timing, Until } from '../language/language.ts';
import { ALL_DAMAGE } from '../language/language.ts';
import { roomFor } from '../turn/room.ts';
import type { Verb } from './verbs.ts';
import { inPlay, sourceOf } from './verbs.ts';

/** The end of a duration as the modifiers of the state write it. */
export function untilOf({ m, owner }: Context, until: Until, target: string): string {
  const { turn: now, active, battle } = m.board;
  switch (until) {
    case 'turn':
      return `turn:${now}`;
    case 'battle':
      return battle ? 'battle' : `turn:${now}`;
    case 'opponentTurn':
      return `turn:${active === owner ? now + 1 : now + 2}`;
    case 'whilePaired':
      return `paired:${findUnit(m.board, target)?.pilot?.id ?? ''}`;
    case 'whileLinked':
      return `linked:${findUnit(m.board, target)?.pilot?.id ?? ''}`;
    case 'always':
      return 'always';
  }
}

export function modifyStats(context: Context, effect: Verb<'modify'>, targets: string[]): number {
  const { m } = context;
  const ids = inPlay(m, targets);
  for (const id of ids) {
    for (const stat of ['ap', 'hp'] as const) {
      const add = effect[stat];
      if (add === undefined) continue;
      const by = amountOf(context, add);
      if (stat === 'ap' && by < 0 && forbidden(m, id, 'loseAp')) continue;
      const until = untilOf(context, effect.until, id);
      m.modify({
        target: id,
        effect: { kind: 'stat', stat, add: by },
        until,
        ...sourceOf(context),
      });
    }
  }
  return ids.length;
}

export function grant(context: Context, effect: Verb<'grant'>, targets: string[]): number {
  const { m, card } = context;
  const ids = inPlay(m, targets);
  for (const id of ids) {
    const until = untilOf(context, effect.until, id);
    if (effect.keyword !== undefined) {
      m.modify({
        target: id,
        effect: { kind: 'keyword', keyword: effect.keyword, value: effect.value ?? 1 },
        until,
        ...sourceOf(context),
      });
    }
    const ability = cardOf(m, card).abilities.find(
      (own) => own.ability.id === effect.ability && effect.ability !== undefined,
    );
    if (ability)
      m.modify({ target: id, effect: { kind: 'ability', ability: ability.program }, until, ...sourceOf(context) });
  }
  return ids.length;
}

/** Says what cards in play, or players, can't do, may do or have to do; with `by`, where it is about another party. */
export function rule(
  context: Context,
  kind: 'cant' | 'can' | 'must',
  what: Cant | Can | Must,
  { until: lasting, by }: { until: Until; by?: Party | undefined },
  targets: readonly string[],
): number {
  const ids = targets.filter((id) => id === 'p1' || id === 'p2' || inPlay(context.m, [id]).length > 0);
  for (const id of ids) {
    const until = untilOf(context, lasting, id);
    context.m.modify({ target: id, effect: { kind, what, ...about(context, by) }, until, ...ruledBy(context, by) });
  }
  return ids.length;
}

/** The other party of a rule with its amounts worked out now (R27), and with the words that were said. */
const about = (context: Context, by: Party | undefined): { by?: JsonObject } =>
  by === undefined ? {} : { by: inNumbers(context, withWordsSaid(context, by)) as JsonObject };

const ruledBy = (context: Context, by: Party | undefined) =>
  by === undefined ? sourceOf(context) : { ...sourceOf(context), owner: context.owner };

/** A filter with numbers in the place of its amounts. */
function inNumbers(context: Context, value: unknown): Json {
  if (Array.isArray(value)) return value.map((one) => inNumbers(context, one));
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      BOUNDS.includes(key) && typeof inner === 'object' ? amountOf(context, inner) : inNumbers(context, inner),
    ]),
  );
}

const BOUNDS: readonly string[] = ['min', 'max', 'is'];

/** How a modifier says that it prevents damage: a rule about another party where it asks for the source. */
function prevention(context: Context, effect: Verb<'prevent'>): Modifier['effect'] {
  const { amount, from = 'any', by, upTo, next, inAll } = effect;
  const add = amount === 'all' ? ALL_DAMAGE : quantityOf(context, amount);
  if (inAll) return { kind: 'shield', against: 'damage', left: add, by: { ...about(context, by).by, from } };
  if (next) return { kind: 'cant', what: `prevent:${from}:${add}:next`, by: about(context, by).by ?? {} };
  if (upTo !== undefined)
    return { kind: 'cant', what: `prevent:${from}:${add}:upTo:${upTo}`, by: about(context, by).by ?? {} };
  return by === undefined
    ? { kind: 'stat', stat: `prevent:${from}`, add }
    : { kind: 'cant', what: `prevent:${from}:${add}`, ...about(context, by) };
}

export function prevent(context: Context, effect: Verb<'prevent'>, targets: string[]): number {
  const ids = inPlay(context.m, targets);
  return protect(context, effect, ids);
}

/** The same for cards in play or an area by its name. What would keep nothing off lays nothing. */
function protect(context: Context, effect: Verb<'prevent'>, targets: readonly string[]): number {
  const does = prevention(context, effect);
  if (does.kind === 'shield' && does.left === 0) return 0;
  const isRule = effect.next || effect.inAll || effect.upTo !== undefined;
  const by = isRule ? (effect.by ?? {}) : effect.by;
  for (const target of targets)
    context.m.modify({
      target,
      effect: does,
      until: untilOf(context, effect.until, target),
      ...ruledBy(context, by),
    });
  return targets.length;
}

/** R53: what these would receive another card receives, as long as it is in play. */
export function redirect(
  context: Context,
  { from = 'any', until }: Verb<'redirect'>,
  targets: readonly string[],
  to: readonly string[],
): number {
  const { m } = context;
  const [receiver] = inPlay(m, to);
  const ids = receiver === undefined ? [] : inPlay(m, targets).filter((id) => id !== receiver);
  for (const id of ids)
    m.modify({
      target: id,
      effect: { kind: 'cant', what: `redirect:${from}:${receiver}` },
      until: untilOf(context, until, id),
      ...sourceOf(context),
    });
  return ids.length;
}

/** The same for a shield area, or a part of it (R28). */
export function protectArea(
  context: Context,
  effect: Verb<'prevent'>,
  { shieldArea: whose, part }: ShieldArea,
): number {
  return protect(context, effect, [areaOf(whose === 'own' ? context.owner : opponentOf(context.owner), part)]);
}

/** Sets AP and HP to numbers that are worked out before either is set. */
export function setStats(context: Context, effect: Verb<'set'>, targets: string[]): number {
  const { m } = context;
  const ids = inPlay(m, targets);
  const to = { ap: numberOf(context, effect.ap), hp: numberOf(context, effect.hp) };
  for (const id of ids) {
    for (const stat of ['ap', 'hp'] as const) {
      const number = to[stat];
      if (number === null) continue;
      const until = untilOf(context, effect.until, id);
      m.modify({ target: id, effect: { kind: 'set', stat, to: number }, until, ...sourceOf(context) });
    }
  }
  return ids.length;
}

const numberOf = (context: Context, amount: Amount | undefined): number | null =>
  amount === undefined ? null : quantityOf(context, amount);

/** R43: enemy Units come to the side of the player of the effect, as many as there is room for, and go back when its time is over. */
export function control(context: Context, { until }: Verb<'control'>, targets: readonly string[]): number {
  const { m, owner } = context;
  const taken = changeSides(m, targets.slice(0, roomFor(m, owner)), owner);
  for (const id of taken) {
    m.expire((modifier) => modifier.target === id && isControl(modifier));
    if (findUnit(m.board, id)?.owner === owner) continue;
    const effect = { kind: 'keyword', keyword: CONTROLLED, value: 1 } as const;
    m.modify({ target: id, effect, until: untilOf(context, until, id), ...sourceOf(context) });
  }
  return taken.length;
}

/** R44: cards get the printed abilities of others, besides their own. */
export function copy(context: Context, effect: Verb<'copy'>, from: readonly string[], targets: string[]): number {
  const { m, owner } = context;
  const { until } = effect;
  if (effect.what === 'keywords') return copyKeywords(context, effect, from, targets);
  const copied = from.flatMap((reference) => subjectOf(context, reference)?.card.inPlay ?? []);
  const abilities = copied.filter(({ timings }) => timings.some((timing) => !OF_COMMANDS.includes(timing)));
  const ids = inPlay(m, targets);
  for (const id of ids)
    for (const { program } of abilities)
      m.modify({
        target: id,
        effect: { kind: 'ability', ability: program },
        until: untilOf(context, until, id),
        ...sourceOf(context),
        owner,
      });
  return abilities.length === 0 ? 0 : ids.length;
}

function copyKeywords(context: Context, { until }: Verb<'copy'>, from: readonly string[], targets: string[]): number {
  const { m } = context;
  const keywords = from.flatMap((one) => Object.entries(subjectOf(context, one)?.card.keywords ?? {}));
  const ids = inPlay(m, targets);
  for (const id of ids)
    for (const [keyword, value] of keywords)
      m.modify({
        target: id,
        effect: { kind: 'keyword', keyword, value },
        until: untilOf(context, until, id),
        ...sourceOf(context),
      });
  return keywords.length === 0 ? 0 : ids.length;
}

const OF_COMMANDS: readonly Timing[] = ['main', 'action', 'burst'];

/** Takes a keyword, or everything its texts say, from cards for a time. */
export function lose(context: Context, effect: Verb<'lose'>, targets: string[]): number {
  const { m } = context;
  const ids = inPlay(m, targets);
  const lost = [
    ...(effect.keyword === undefined ? [] : [`keyword:${effect.keyword}`]),
    ...(effect.abilities ? ['abilities'] : []),
  ];
  for (const id of ids) {
    for (const what of lost) {
      const until = untilOf(context, effect.until, id);
      m.modify({ target: id, effect: { kind: 'cant', what }, until, ...sourceOf(context) });
    }
  }
  return ids.length;
}

/** R62: cards in play lose and get traits. */
export function traits(context: Context, effect: Verb<'traits'>, targets: string[]): number {
  const { m } = context;
  const changes = traitEffectsOf(context, effect);
  const ids = inPlay(m, targets);
  for (const id of ids) {
    const until = untilOf(context, effect.until, id);
    for (const change of changes) m.modify({ target: id, effect: change, until, ...sourceOf(context) });
  }
  return changes.length === 0 ? 0 : ids.length;
}

/** R63: the words that can be said: names, traits or colours of those cards of the match that fit. */
export const nameable = (context: Context, { what, filter }: Verb<'name'>): string[] =>
  [...context.m.cards.cards.values()]
    .filter(
      (card) =>
        card.source !== null &&
        card.type !== 'resource' &&
        (filter === undefined || matches(context, filter, { kind: 'card', card })),
    )
    .flatMap(({ name, alsoNamed, traits, color, pilot }): readonly string[] => {
      if (what === 'trait') return [...traits, ...(pilot?.traits ?? [])];
      if (what === 'color') return color === null ? [] : [color];
      return [name, ...alsoNamed, ...(pilot === null ? [] : [pilot.name])];
    });

/** R63: what a player has said is kept in the effect, and for its card where it says how long. */
export function name(context: Context, { as, what = 'name', until }: Verb<'name'>, who: PlayerId, word: string): void {
  const { m, self, card, vars } = context;
  m.note('named', who, { card, what, word }, { clause: 'R63' });
  Object.assign(vars, { [registerOf(as)]: word, did: 1, asked: 1 });
  if (until === undefined || self === null || inPlay(m, [self]).length === 0) return;
  const effect = { kind: 'said', as, word } as const;
  m.modify({ target: self, effect, until: untilOf(context, until, self), ...sourceOf(context) });
}

/** Puts counters of a name on cards in play, or takes some off: without a number one is put on, and all are taken off. */
export function mark(context: Context, effect: Verb<'mark'> | Verb<'unmark'>, targets: string[]): number {
  const { m } = context;
  const { name } = effect;
  return inPlay(m, targets).reduce((sum, target) => {
    const number = effect.count === undefined ? null : quantityOf(context, effect.count);
    const add = effect.do === 'mark' ? (number ?? 1) : -(number ?? countersOn(m, target, name));
    const until = effect.do === 'mark' ? untilOf(context, effect.until ?? 'always', target) : 'always';
    return sum + changeCounters(m, { target, name, add, until, ...sourceOf(context) });
  }, 0);
}
