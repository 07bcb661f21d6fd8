/**
 * R21: what has left its zone is known as it was until the game is neutral again, and as long as an effect waits that speaks of
 * it (R39). It is kept with the turn in progress.
 */
import type { Json, Uid, Vars } from '../../../engine/index.ts';
import { watches } from '../../../engine/index.ts';
import { readReference } from '../../cards/references.ts';
import type { Pile } from '../language/language.ts';
import { PILE_OF } from './board.ts';
import type { LastKnown, M } from './context.ts';

/** So many are kept before those that nobody asks for any more are let go. */
const MANY = 60;

type Departed = {
  /** By name. */
  left: Record<Uid, LastKnown>;
  /** How many there may be before they are looked through again. */
  most: number;
};

const turnOf = (m: M): Vars | null => m.state.frames.find(({ program }) => program === 'turn')?.vars ?? null;

const kept = (turn: Vars | null): Departed => (turn?.departed as Departed | undefined) ?? { left: {}, most: MANY };

export function departed(m: M, id: Uid): LastKnown | null {
  const { left } = kept(turnOf(m));
  return Object.hasOwn(left, id) ? (left[id] ?? null) : null;
}

/** Every name that stands in some values. */
const namesIn = (values: unknown): Set<string> =>
  new Set([...JSON.stringify(values).matchAll(/"([A-Za-z][A-Za-z0-9_-]{0,19})"/g)].map(([, name]) => name ?? ''));

/** What effects that wait know. */
const known = (m: M): Vars[] => (m.state.modifiers.length === 0 ? [] : watches(m).map(({ vars }) => vars));

/** Those that are named in some values. */
const namedIn = (left: Departed['left'], values: unknown): Departed['left'] => {
  const names = namesIn(values);
  return Object.fromEntries(Object.entries(left).filter(([id]) => names.has(id)));
};

export function rememberDeparted(m: M, gone: readonly LastKnown[]): void {
  const turn = turnOf(m);
  if (!turn) return;
  let { left, most } = kept(turn);
  if (Object.keys(left).length > most) {
    // What something in progress, or something that waits, could still ask for.
    const { frames, pending, fresh } = m.state;
    left = namedIn(left, [frames.filter(({ program }) => program !== 'turn'), pending, fresh, known(m)]);
    most = Math.max(MANY, 2 * Object.keys(left).length);
  }
  for (const last of gone) left[last.id] = last;
  turn.departed = { left, most } as Json;
}

/** Nothing is in progress any more that could ask. What waits still can. */
export function forgetDeparted(m: M): void {
  const turn = turnOf(m);
  if (!turn?.departed) return;
  const waiting = known(m);
  const left = waiting.length === 0 ? {} : namedIn(kept(turn).left, waiting);
  if (Object.keys(left).length === 0) m.forget(turn, 'departed');
  else turn.departed = { left, most: MANY } as Json;
}

/**
 * Where the card of a reference is now: something that stands keeps its name; what has gone is looked for in the graveyard
 * or the trash to which it went. Null when it can't be found any more.
 */
export function cardNow(m: M, reference: string): string | null {
  const last = departed(m, reference);
  if (!last) return reference;
  const named = last.now === null ? null : readReference(last.now);
  if (!named || (named.zone !== 'graveyard' && named.zone !== 'trash')) return null;
  return m.board.players[named.player][PILE_OF[named.zone as Pile]].includes(named.card) ? last.now : null;
}
