/** What happens in place of something else (R41, R71), each time, so often, or the next time only (R56). */
import type { PlayerId, Uid, WatchingAbility } from '../../../engine/index.ts';
import { watched, watches } from '../../../engine/index.ts';
import { registers, whoIs } from '../../cards/context.ts';
import { readReference } from '../../cards/references.ts';
import type { Context, M, Party } from '../board/context.ts';
import { contextFor } from '../board/context.ts';
import { appliesTo, inForce } from '../board/continuous.ts';
import { fixed, population } from '../board/evaluate.ts';
import { cardOf, findStanding } from '../board/printed.ts';
import { concerns } from '../board/values.ts';
import type { CompiledNext } from '../language/compiled.ts';
import type { Continuous, Instead, Next } from '../language/language.ts';
import { markSpent, markUsed } from './turn.ts';

/** Begins what happens in place of something. */
type Begin = () => void;

/** Whether it is already being carried out for this object or player, or a card of theirs: none replaces what it does itself. */
const isRunning = (m: M, name: string, id: Uid | PlayerId): boolean =>
  m.state.frames.some(
    ({ program, vars }) =>
      program === name && (vars.cause === id || readReference(String(vars.cause ?? ''))?.player === id),
  );

/** What text it is, and whose. */
interface Speaking {
  continuous: Continuous;
  context: Context;
}

/** Whether a continuous effect has replaced as often as it may. */
function isSpent(m: M, { continuous, context: { owner, self } }: Speaking, program: string): boolean {
  const { oncePerTurn, timesPerTurn, timesPerMatch } = continuous.instead ?? {};
  if (timesPerMatch !== undefined && (m.board.spent?.[`${owner}:${program}`] ?? 0) >= timesPerMatch) return true;
  const most = oncePerTurn ? 1 : timesPerTurn;
  if (most === undefined || self === null) return false;
  const used = findStanding(m, self)?.object.used ?? [];
  return used.filter((one) => one === program).length >= most;
}

function useUp(m: M, { continuous, context: { owner, self } }: Speaking, program: string): void {
  const { oncePerTurn, timesPerTurn, timesPerMatch } = continuous.instead ?? {};
  if ((oncePerTurn ?? timesPerTurn) !== undefined && self !== null) markUsed(m, self, program, 'R56');
  if (timesPerMatch !== undefined) markSpent(m, owner, program);
}

const NONE: ReadonlyMap<string, CompiledNext> = new Map();
const nexts = new WeakMap<M['cards'], ReadonlyMap<string, CompiledNext>>();

/** What effects of the cards of the match have happen in place of something for a time; few have any. */
function nextsOf({ cards }: M): ReadonlyMap<string, CompiledNext> {
  const known = nexts.get(cards);
  if (known) return known;
  const all = [...cards.cards.values()].flatMap((card) => card.nexts);
  const found = all.length === 0 ? NONE : new Map(all.map((one) => [one.program, one]));
  nexts.set(cards, found);
  return found;
}

/** Whether what waits is about this object or player. */
function reaches(context: Context, { part }: CompiledNext, id: Uid | PlayerId): boolean {
  const { to } = part.next;
  if (typeof to === 'object' && 'player' in to) return whoIs(context.owner, to.player) === id;
  const spokenOf = typeof to === 'string' || 'ref' in to;
  return (spokenOf ? fixed(context, to) : population(context, to)).includes(id);
}

const contextOfWaiting = (m: M, { card }: { card: string }, { vars }: WatchingAbility): Context => ({
  m,
  owner: vars.owner as PlayerId,
  self: vars.self as Uid | null,
  card,
  vars,
});

/**
 * What happens in place of `of`, or null. It is used up with that; whoever asks leaves out what was replaced and begins it, so
 * that its program runs on top of the step in progress.
 */
export function replacement(m: M, id: Uid | PlayerId, of: Instead, party: Party, matter: Matter = {}): Begin | null {
  const own = ofItself(m, of, party, matter.card);
  if (own !== null) return own;
  for (const effect of inForce(m).rare) {
    const { context } = effect;
    const { continuous, instead } = effect.text;
    if (instead === null || continuous.instead?.of !== of || !appliesTo(m, effect, id)) continue;
    if (isRunning(m, instead, id)) continue;
    if (!isAbout(context, continuous.instead, matter)) continue;
    const text = { continuous, context };
    if (!concerns(context, continuous.instead.by, party) || isSpent(m, text, instead)) continue;
    useUp(m, text, instead);
    const { owner, card, self } = context;
    return begin(m, { id, of, card, owner, clause: 'R41' }, instead, {
      ...registers(owner, card, self),
      ...about(id, matter),
    });
  }
  const known = nextsOf(m);
  if (known.size === 0) return null;
  for (const waiting of watches(m)) {
    const found = known.get(waiting.ability);
    if (found?.part.next.of !== of || isRunning(m, found.program, id)) continue;
    const context = contextOfWaiting(m, { card: found.program.slice(0, found.program.lastIndexOf('#')) }, waiting);
    if (!isAbout(context, found.part.next, matter)) continue;
    if (!concerns(context, found.part.next.by, party) || !reaches(context, found, id)) continue;
    watched(m, waiting.modifier.id);
    const { owner, card } = context;
    return begin(m, { id, of, card, owner, clause: 'R56' }, found.program, {
      ...context.vars,
      did: 0,
      ...about(id, matter),
    });
  }
  return null;
}

/** R71: what the card that would be discarded says of itself, while it is in the hand. */
function ofItself(m: M, of: Instead, party: Party, reference: string | undefined): Begin | null {
  const named = reference === undefined ? null : readReference(reference);
  if (reference === undefined || named === null) return null;
  const { player: owner, card } = named;
  const { continuous: texts, reader } = cardOf(m, card);
  for (const { continuous, from, instead } of texts) {
    if (instead === null || !from.includes('hand') || continuous.instead?.of !== of) continue;
    const vars = { here: reference };
    const context: Context = { ...contextFor(m, owner, card), vars };
    if (continuous.if !== undefined && !reader.holds(context, continuous.if)) continue;
    const text = { continuous, context };
    if (isRunning(m, instead, reference) || !concerns(context, continuous.instead.by, party)) continue;
    if (isSpent(m, text, instead)) continue;
    useUp(m, text, instead);
    const begins = begin(m, { id: owner, of, card, owner, clause: 'R71' }, instead, {
      ...registers(owner, card, null),
      ...vars,
      cause: reference,
    });
    return () => {
      m.note('reveal', owner, { cards: [card] }, { clause: 'R31' });
      begins();
    };
  }
  return null;
}

/** What it would happen with: the counters that would come or go (R65), the card that would be discarded (R71). */
export interface Matter {
  name?: string;
  count?: number;
  card?: string;
}

/** Whether a text is about that. */
const isAbout = (context: Context, { counter, filter }: NonNullable<Continuous['instead']> | Next, matter: Matter) =>
  (counter === undefined || counter === matter.name) &&
  (filter === undefined || concerns(context, { filter }, { card: matter.card ?? null, player: null }));

/** What the registers tell of it. */
const about = (id: Uid | PlayerId, { count, card }: Matter) => ({
  cause: card ?? id,
  ...(count === undefined ? {} : { amount: count }),
});

interface Told {
  id: Uid | PlayerId;
  of: Instead;
  card: string;
  owner: PlayerId;
  clause: 'R41' | 'R56' | 'R71';
}

const begin =
  (m: M, { id, of, card, owner, clause }: Told, program: string, vars: Context['vars']): Begin =>
  () => {
    const event = m.note('replaced', owner, { id, of, by: card }, { clause });
    m.call(program, vars, event.seq);
  };

/** Whether something else happens in place of `of`, which begins at once. */
export function replaced(m: M, id: Uid | PlayerId, of: Instead, party: Party, matter?: Matter): boolean {
  const begins = replacement(m, id, of, party, matter);
  begins?.();
  return begins !== null;
}
