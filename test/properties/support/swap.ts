import { type Decision, type GameEvent, type GameState, type PlayerId, viewEvent } from '../../../src/engine/index.ts';
import { copy } from './play.ts';
import type { Subject } from './subject.ts';

/**
 * A copy of a state in which cards that `viewer` can't see have changed places, or null when none can.
 */
export function swapped(
  subject: Subject,
  state: GameState<object>,
  viewer: PlayerId,
  awaiting: readonly Decision[],
  pick: (below: number) => number,
): GameState<object> | null {
  if (subject.pinned?.(state)) return null;
  const other = copy(state);
  let changed = false;
  for (const group of subject.hidden(other.board, viewer, awaiting)) {
    const pool = group.flat();
    for (let i = pool.length - 1; i > 0; i--) {
      const j = pick(i + 1);
      [pool[i], pool[j]] = [pool[j] ?? '', pool[i] ?? ''];
    }
    for (const list of group) {
      for (let i = 0; i < list.length; i++) {
        const card = pool.pop() ?? '';
        if (list[i] !== card) changed = true;
        list[i] = card;
      }
    }
  }
  return changed ? other : null;
}

/** What `viewer` sees of some events, up to the first that may tell them a hidden card. */
export function seenUntilRevealed(subject: Subject, events: readonly GameEvent[], viewer: PlayerId): GameEvent[] {
  const first = events.findIndex(({ type }) => subject.reveals.includes(type));
  return (first < 0 ? events : events.slice(0, first)).map((event) => viewEvent(event, viewer));
}
