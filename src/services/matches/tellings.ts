/** What webhooks are told of a match: nothing that is hidden from anybody. */
import type { Outcome, PlayerId } from '../../engine/index.ts';
import { canonical } from '../../engine/index.ts';
import type { NewPly } from '../../store/store.ts';
import type { PlyKind, StoredMatch } from '../../store/stored-match.ts';
import type { Telling } from '../../store/tell-webhooks.ts';

const PLAYERS = ['p1', 'p2'] as const;

const opened = (players: readonly PlayerId[]): Telling[] =>
  players.map((seat) => ({ kind: 'decision.open', data: { seat } }));

const told = (outcome: Outcome | null) =>
  outcome && { winner: outcome.winner, reason: outcome.reason, clause: outcome.clause };

const ended = (outcome: Outcome, by: PlyKind): Telling => ({
  kind: 'match.ended',
  data: { outcome: told(outcome), by },
});

/** What is told when a match starts: also that it is over, where it is over from the start. */
export const tellingsOfStart = (
  awaiting: Readonly<Record<PlayerId, boolean>>,
  outcome: Outcome | null,
  forkedFrom: StoredMatch['forkedFrom'] = null,
): Telling[] => [
  { kind: 'match.started', data: { forkedFrom } },
  ...(outcome ? [ended(outcome, 'start')] : opened(PLAYERS.filter((player) => awaiting[player]))),
];

/** What is told when a match moves on: `by` is how that came about. A match that was over and is not any more has another result as well. */
export function tellingsOfPly(
  before: Outcome | null,
  by: PlyKind,
  { outcome, awaiting }: Pick<NewPly, 'outcome' | 'awaiting'>,
): Telling[] {
  const results: Telling[] = [];
  if (before === null && outcome !== null) results.push(ended(outcome, by));
  else if (canonical(before) !== canonical(outcome))
    results.push({ kind: 'result.changed', data: { outcome: told(outcome), before: told(before), by } });
  return outcome ? results : [...results, ...opened(PLAYERS.filter((player) => awaiting[player] === 'new'))];
}
