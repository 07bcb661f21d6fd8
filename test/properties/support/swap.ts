import type { Decision, GameEvent, GameState, PlayerId } from '../../../src/engine/index.ts';
import { checkState, copyOf, viewEvent } from '../../../src/engine/index.ts';
import type { Subject } from './subject.ts';

/**
 * A copy of a state in which cards that `viewer` can't see have changed places, or null when
 * none can.
 */
export function swapped(
  subject: Subject,
  state: GameState<object>,
  viewer: PlayerId,
  awaiting: readonly Decision[],
  pick: (below: number) => number,
): GameState<object> | null {
  if (subject.pinned?.(state)) return null;
  const other = copyOf(state);
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
  const { rules } = subject;
  // A question that nobody could be asked with other cards tells that they are not there.
  return changed && checkState(rules, rules.sampleCards, copyOf(other)).length === 0 ? other : null;
}

/** What `viewer` sees of two runs of events, both cut where one of them may first tell a hidden card. */
export function seenUntilRevealed(
  subject: Subject,
  runs: readonly [readonly GameEvent[], readonly GameEvent[]],
  viewer: PlayerId,
): [GameEvent[], GameEvent[]] {
  const firsts = runs.map((events) => events.findIndex((event) => subject.reveals(event, viewer)));
  const end = Math.min(...firsts.map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)));
  const [here, there] = runs;
  const seen = (events: readonly GameEvent[]) => events.slice(0, end).map((event) => viewEvent(event, viewer));
  return [seen(here), seen(there)];
}

/** The ids of cards that are named anywhere in a value, as a key or as a text. */
export function cardsNamed(subject: Subject, value: unknown): string[] {
  if (typeof value === 'string') return subject.rules.sampleCards.cards.has(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [...cardsNamed(subject, key), ...cardsNamed(subject, inner)]);
}
