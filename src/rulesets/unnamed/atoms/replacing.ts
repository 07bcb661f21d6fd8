/** What happens in place of something else (R41), each time, so often, or the next time only (R56). */
import { type PlayerId, type Uid, type WatchingAbility, watched, watches } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import { findStanding } from '../board/board.ts';
import { type Context, type M, type Party, registers } from '../board/context.ts';
import { type Applied, inForce } from '../board/continuous.ts';
import { fixed, population } from '../board/evaluate.ts';
import { concerns } from '../board/values.ts';
import type { CompiledNext } from '../language/compiled.ts';
import type { Instead } from '../language/language.ts';
import { markSpent, markUsed } from './turn.ts';

/** Begins what happens in place of something. */
type Begin = () => void;

/** Whether it is already being carried out for this object or player: none replaces what it does itself. */
const isRunning = (m: M, name: string, id: Uid | PlayerId): boolean =>
  m.state.frames.some(({ program, vars }) => program === name && vars.cause === id);

/** Whether a continuous effect has replaced as often as it may. */
function isSpent(m: M, { continuous, context: { owner, self } }: Applied, program: string): boolean {
  const { oncePerTurn, timesPerTurn, timesPerMatch } = continuous.instead ?? {};
  if (timesPerMatch !== undefined && (m.board.spent?.[`${owner}:${program}`] ?? 0) >= timesPerMatch) return true;
  const most = oncePerTurn ? 1 : timesPerTurn;
  if (most === undefined || self === null) return false;
  const used = findStanding(m.board, self)?.object.used ?? [];
  return used.filter((one) => one === program).length >= most;
}

function useUp(m: M, { continuous, context: { owner, self } }: Applied, program: string): void {
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
export function replacement(m: M, id: Uid | PlayerId, of: Instead, party: Party, marks?: Marks): Begin | null {
  for (const text of inForce(m).rare) {
    const { continuous, instead, on, context } = text;
    if (instead === null || continuous.instead?.of !== of || !on.has(id) || isRunning(m, instead, id)) continue;
    if (!isNamed(continuous.instead.counter, marks)) continue;
    if (!concerns(context, continuous.instead.by, party) || isSpent(m, text, instead)) continue;
    useUp(m, text, instead);
    const { owner, card, self } = context;
    return begin(m, { id, of, card, owner, clause: 'R41' }, instead, {
      ...registers(owner, card, self),
      ...amountOf(marks),
    });
  }
  const known = nextsOf(m);
  if (known.size === 0) return null;
  for (const waiting of watches(m)) {
    const found = known.get(waiting.ability);
    if (found?.part.next.of !== of || isRunning(m, found.program, id)) continue;
    if (!isNamed(found.part.next.counter, marks)) continue;
    const context = contextOfWaiting(m, { card: found.program.slice(0, found.program.lastIndexOf('#')) }, waiting);
    if (!concerns(context, found.part.next.by, party) || !reaches(context, found, id)) continue;
    watched(m, waiting.modifier.id);
    const { owner, card } = context;
    return begin(m, { id, of, card, owner, clause: 'R56' }, found.program, {
      ...context.vars,
      did: 0,
      ...amountOf(marks),
    });
  }
  return null;
}

/** R65: the counters that would come or go. */
export interface Marks {
  name: string;
  count: number;
}

const isNamed = (counter: string | undefined, marks: Marks | undefined): boolean =>
  counter === undefined || counter === marks?.name;

const amountOf = (marks: Marks | undefined) => (marks === undefined ? {} : { amount: marks.count });

interface Told {
  id: Uid | PlayerId;
  of: Instead;
  card: string;
  owner: PlayerId;
  clause: 'R41' | 'R56';
}

const begin =
  (m: M, { id, of, card, owner, clause }: Told, program: string, vars: Context['vars']): Begin =>
  () => {
    const event = m.note('replaced', owner, { id, of, by: card }, { clause });
    m.call(program, { ...vars, cause: id }, event.seq);
  };

/** Whether something else happens in place of `of`, which begins at once. */
export function replaced(m: M, id: Uid | PlayerId, of: Instead, party: Party, marks?: Marks): boolean {
  const begins = replacement(m, id, of, party, marks);
  begins?.();
  return begins !== null;
}
