/** What verbs leave behind on players, cards in play and actions on the queue: changes, rules, marks, copies and other sides. */
import type { JsonObject, PlayerId } from '../../../engine/index.ts';
import { changeCounters, PLAYERS } from '../../../engine/index.ts';
import { registerOf, withWordsSaid } from '../../cards/naming.ts';
import { traitEffectsOf } from '../../cards/traits.ts';
import { changeSides, turnCopies } from '../atoms/objects.ts';
import { replacedBy } from '../atoms/replacing.ts';
import { controllerOf, findObject, holderOf } from '../board/board.ts';
import type { Context } from '../board/context.ts';
import { amountOf, matches, printed, quantityOf, subjectOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { isAgent, marksOn } from '../board/values.ts';
import type { Party, Until, Verb } from '../language/language.ts';
import { queuedOf } from './queue-verbs.ts';
import { damageable, forOne, inPlay, sourceOf } from './verbs.ts';

/** The end of a duration as the modifiers of the state write it. */
export function untilOf({ m, self }: Context, until: Until): string {
  const { turn, phase } = m.board;
  switch (until) {
    case 'whileInPlay':
      return `while:${self}`;
    case 'turn':
      return `turn:${turn}`;
    case 'battle':
      return phase === 'battle' ? 'battle' : `turn:${turn}`;
    case 'nextTurn':
      return `turn:${turn + 1}`;
    case 'always':
      return 'always';
  }
}

export function modify(context: Context, effect: Verb<'modify'>, ids: string[]): number {
  const { m } = context;
  const until = untilOf(context, effect.until);
  const there = inPlay(m, ids);
  // All numbers are worked out before any changes.
  const adds = there.map(({ id }) =>
    (['attack', 'defense'] as const).flatMap((stat) => {
      const add = effect[stat];
      return add === undefined ? [] : [{ kind: 'stat' as const, stat, add: amountOf(forOne(context, id), add) }];
    }),
  );
  for (const [at, { id }] of there.entries()) {
    for (const change of adds[at] ?? []) m.modify({ target: id, effect: change, until, ...sourceOf(context) });
    if (effect.range !== undefined)
      m.modify({
        target: id,
        effect: { kind: 'keyword', keyword: effect.range, value: 1 },
        until,
        ...sourceOf(context),
      });
  }
  return there.length;
}

export function grant(context: Context, effect: Verb<'grant'>, ids: string[]): number {
  const { m, card } = context;
  const source = cardOf(m, card);
  const granted = source.skills.find(({ skill }) => skill.id === effect.skill);
  if (!granted) return 0;
  const until = untilOf(context, effect.until);
  const there = inPlay(m, ids);
  for (const { id } of there)
    m.modify({ target: id, effect: { kind: 'ability', ability: granted.program }, until, ...sourceOf(context) });
  return there.length;
}

/** Players and cards in play that can bear a rule or a mark. */
const bearers = ({ m }: Context, ids: readonly string[]): string[] =>
  ids.filter((id) => PLAYERS.some((player) => player === id) || findObject(m.board, id) !== null);

/** The same with actions on the queue, of which some things can be forbidden. */
const bearersOfRules = (context: Context, ids: readonly string[]): string[] => {
  const queued = queuedOf(context, ids).map(({ id }) => id);
  return [...bearers(context, ids), ...queued];
};

/** A rule about another party, as it is kept: whose words they are, and what they say. */
function aboutParty(context: Context, party: Party, more: JsonObject = {}): JsonObject {
  const { owner, self, card } = context;
  return { owner, card, party: withWordsSaid(context, party), ...(self === null ? {} : { self }), ...more };
}

/** Gives cards in play or players a rule for a time. */
function rule(
  context: Context,
  kind: 'cant' | 'can' | 'must',
  { what, by, until }: { what: string; by?: JsonObject | undefined; until: Until },
  ids: string[],
): number {
  const there = kind === 'cant' ? bearersOfRules(context, ids) : bearers(context, ids);
  for (const target of there) {
    const effect = { kind, what, ...(by === undefined ? {} : { by }) };
    context.m.modify({ target, effect, until: untilOf(context, until), ...sourceOf(context) });
  }
  return there.length;
}

export const forbid = (context: Context, { cant, by, until }: Verb<'forbid'>, ids: string[]): number =>
  rule(context, 'cant', { what: cant, by: by && aboutParty(context, by), until }, ids);

export const allow = (context: Context, { can, until }: Verb<'allow'>, ids: string[]): number =>
  rule(context, 'can', { what: can, until }, ids);

export const oblige = (context: Context, { must, until }: Verb<'oblige'>, ids: string[]): number =>
  rule(context, 'must', { what: must, until }, ids);

export function prevent(context: Context, effect: Verb<'prevent'>, ids: string[]): number {
  const { by } = effect;
  const less = (id: string) => quantityOf(forOne(context, id), effect.amount);
  if (by !== undefined) {
    const about = (id: string) => aboutParty(context, by, { amount: less(id) });
    const given = (id: string) => rule(context, 'can', { what: 'prevent', by: about(id), until: effect.until }, [id]);
    return ids.reduce((sum, id) => sum + given(id), 0);
  }
  const until = untilOf(context, effect.until);
  const there = inPlay(context.m, ids);
  for (const { id } of there)
    context.m.modify({
      target: id,
      effect: { kind: 'stat', stat: 'prevent', add: less(id) },
      until,
      ...sourceOf(context),
    });
  return there.length;
}

/** R68: agents, sectors and players are shielded from the next damage. */
export function shield(context: Context, effect: Verb<'shield'>, ids: string[]): number {
  const { m } = context;
  const { by } = effect;
  const until = untilOf(context, effect.until);
  const players = ids.filter((id) => PLAYERS.some((player) => player === id));
  const shields = [...players, ...damageable(context, ids)].flatMap((target) => {
    const left = quantityOf(forOne(context, target), effect.amount);
    return left > 0 ? [{ target, left }] : [];
  });
  for (const { target, left } of shields) {
    const about = by === undefined ? {} : { by: aboutParty(context, by) };
    m.modify({ target, effect: { kind: 'shield', against: 'damage', left, ...about }, until, ...sourceOf(context) });
  }
  return shields.length;
}

/** R66: whether something else happens in place of getting or losing marks. */
function marksReplaced({ m, self, card }: Context, mark: string, target: string, add: number): boolean {
  const bearer = PLAYERS.find((player) => player === target);
  const player = bearer ?? holderOf(m.board, target);
  const about = { player, subject: bearer === undefined ? target : null, other: self ?? card, mark };
  return replacedBy(m, add > 0 ? 'marked' : 'unmarked', { ...about, amount: Math.abs(add) });
}

/** R46: marks come or go. */
export function mark(context: Context, effect: Verb<'mark'> | Verb<'unmark'>, ids: string[]): number {
  const until = untilOf(context, ('until' in effect ? effect.until : undefined) ?? 'always');
  return bearers(context, ids).reduce((sum, target) => {
    const count = quantityOf(forOne(context, target), effect.count);
    const add = effect.do === 'mark' ? count : -Math.min(count, marksOn(context.m, target, effect.name));
    if (add !== 0 && marksReplaced(context, effect.name, target, add)) return sum;
    return sum + changeCounters(context.m, { target, name: effect.name, add, until, ...sourceOf(context) });
  }, 0);
}

/** Numbers become what is said; what came before does not count any more, what comes after does. */
export function set(context: Context, effect: Verb<'set'>, ids: string[]): number {
  const { m } = context;
  const until = untilOf(context, effect.until);
  const there = inPlay(m, ids);
  const to = { attack: effect.attack, defense: effect.defense };
  const numbers = there.flatMap(({ id }) =>
    (['attack', 'defense'] as const).flatMap((stat) =>
      to[stat] === undefined ? [] : [{ id, stat, to: quantityOf(forOne(context, id), to[stat]) }],
    ),
  );
  for (const { id, ...number } of numbers)
    m.modify({ target: id, effect: { kind: 'set', ...number }, until, ...sourceOf(context) });
  return there.length;
}

/** R67: cards lose and get traits. */
export function traits(context: Context, effect: Verb<'traits'>, ids: string[]): number {
  const until = untilOf(context, effect.until);
  const changes = traitEffectsOf(context, effect);
  const there = inPlay(context.m, ids);
  for (const { id } of there)
    for (const change of changes) context.m.modify({ target: id, effect: change, until, ...sourceOf(context) });
  return changes.length === 0 ? 0 : there.length;
}

/** R69: the words that can be said: names of cards, or traits, of those cards that fit. */
export const nameable = (context: Context, { what, filter }: Verb<'name'>): string[] =>
  [...context.m.cards.cards.values()]
    .filter(
      (card) => card.source !== null && (filter === undefined || matches(context, filter, { kind: 'card', card })),
    )
    .flatMap(({ name, traits }) => (what === 'trait' ? traits : name));

/** R69: what a player has said is kept in the effect, and for its card where it says how long. */
export function name(context: Context, { as, what = 'name', until }: Verb<'name'>, who: PlayerId, word: string): void {
  const { m, self, card, vars } = context;
  m.note('named', who, { card, what, word }, { clause: 'R69' });
  Object.assign(vars, { [registerOf(as)]: word, did: 1 });
  if (until === undefined || self === null || findObject(m.board, self) === null) return;
  const effect = { kind: 'said', as, word } as const;
  m.modify({ target: self, effect, until: untilOf(context, until), ...sourceOf(context) });
}

/** R36: cards get the printed skills of others. */
export function copySkills(context: Context, effect: Verb<'copySkills'>, from: string[], ids: string[]): number {
  const { m } = context;
  const until = untilOf(context, effect.until);
  const skills = from.flatMap((reference) => {
    const subject = subjectOf(context, reference);
    return (subject && printed(subject)?.skills) ?? [];
  });
  const there = inPlay(m, ids);
  for (const { id } of there)
    for (const { program, skill } of skills)
      if (skill.granted !== true)
        m.modify({ target: id, effect: { kind: 'ability', ability: program }, until, ...sourceOf(context) });
  return skills.length === 0 ? 0 : there.length;
}

/** R64: cards in play become copies of the first of some cards that is of their type. */
export function become(context: Context, { until }: Verb<'become'>, of: string[], ids: string[]): number {
  const { m } = context;
  const models = of.flatMap((reference) => {
    const subject = subjectOf(context, reference);
    const card = subject && printed(subject);
    return card && card.source !== null ? [card] : [];
  });
  const turned = inPlay(m, ids).flatMap((object) => {
    const { source, type, attaches } = cardOf(m, object.card);
    const model = models.find((card) => card.type === type && card.attaches === attaches);
    return source === null || model === undefined ? [] : [{ target: object.id, card: model.id }];
  });
  for (const { target, card } of turned)
    m.modify({ target, effect: { kind: 'become', card }, until: untilOf(context, until), ...sourceOf(context) });
  turnCopies(m);
  return turned.length;
}

/** R36: cards lose all their skills for a time. */
export function strip(context: Context, { until }: Verb<'strip'>, ids: string[]): number {
  const there = inPlay(context.m, ids);
  for (const { id } of there)
    context.m.modify({
      target: id,
      effect: { kind: 'keyword', keyword: 'stripped', value: 1 },
      until: untilOf(context, until),
      ...sourceOf(context),
    });
  return there.length;
}

/** R43. */
export function control(context: Context, { until }: Verb<'control'>, ids: string[]): number {
  const { m, owner } = context;
  const had = inPlay(m, ids).filter(({ id }) => controllerOf(m.board, id) === owner);
  const taken = changeSides(m, ids, owner);
  for (const id of taken) keep(context, id, until);
  // Whoever had it already has it for the longer time: it goes back when the last is over.
  for (const { id } of had) hold(context, id, until);
  return taken.length;
}

/** An agent that has changed sides stays there for a time. */
function keep(context: Context, id: string, until: Until): void {
  const { m } = context;
  m.expire(({ target, effect }) => target === id && effect.kind === 'keyword' && effect.keyword === 'controlled');
  hold(context, id, until);
}

/** An agent of another owner is held for a time, beside what holds it already. */
function hold(context: Context, id: string, until: Until): void {
  const { m } = context;
  const effect = { kind: 'keyword', keyword: 'controlled', value: 1 } as const;
  if (findObject(m.board, id)?.owner !== undefined)
    m.modify({ target: id, effect, until: untilOf(context, until), ...sourceOf(context) });
}

/** R65: two agents of different players change sides at one moment, or neither does. */
export function exchange(context: Context, { until }: Verb<'exchange'>, ones: string[], others: string[]): number {
  const { m } = context;
  const agentIn = (ids: string[]) => inPlay(m, ids).find((object) => isAgent(m, object))?.id ?? '';
  const [one, other] = [agentIn(ones), agentIn(others)];
  const [first, second] = [controllerOf(m.board, one), controllerOf(m.board, other)];
  if (first === null || second === null || first === second) return 0;
  m.together(() => {
    changeSides(m, [one], second, { clause: 'R65' });
    changeSides(m, [other], first, { clause: 'R65' });
    for (const id of [one, other]) keep(context, id, until);
  });
  return 2;
}

/** R44: what a player skips or gets more of, until it comes. */
export function owe(context: Context, word: string, who: PlayerId): number {
  context.m.modify({
    target: who,
    effect: { kind: 'keyword', keyword: word, value: 1 },
    until: 'always',
    ...sourceOf(context),
  });
  return 1;
}
