import type { Action, NotedEvent, Viewer } from '../../engine/index.ts';
import { viewEvent } from '../../engine/index.ts';

interface Acted {
  action: Action | null;
  /** What the action made happen; the decision itself is among it. */
  events: readonly NotedEvent[];
}

/** An action as `viewer` may see it: the answer to a secret decision is seen by no more people than its event. */
export function viewAction({ action, events }: Acted, viewer: Viewer): Action | null {
  if (action === null || action.concede === true || viewer === 'judge' || viewer === action.player) return action;
  const decided = events.find(({ type, player }) => type === 'decision' && player === action.player);
  const seen = decided && viewEvent(decided, viewer).data;
  if (seen?.option !== undefined || seen?.answer !== undefined) return action;
  const { option: _option, answer: _answer, ...shown } = action;
  return shown;
}
