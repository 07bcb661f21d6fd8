import type { LivePly } from '../../contracts/live.ts';
import type { Position } from '../../contracts/replies.ts';
import type { Viewer } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { Watch } from '../feed.ts';
import type { MatchObject } from '../matches/match-object.ts';
import { matchObject } from '../matches/match-object.ts';
import type { ViewedMatch } from '../matches/view-match.ts';
import { viewMatch } from '../matches/view-match.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { Followed } from './follow.ts';
import { headOf } from './follow.ts';
import { readPosition } from './history.ts';
import { plyObject } from './plies.ts';

/** How many plies are read at once. */
const PAGE = 50;

/** What is said to somebody who follows a match; `id` is what they go on after. */
export type MatchMessage =
  | { event: 'match'; id: string; data: MatchObject }
  | { event: 'ply'; id: string; data: LivePly }
  | { event: 'position'; id: string; data: Position }
  | { event: 'end'; id: string; data: { match: string; ply: number; outcome: StoredMatch['outcome'] } };

export interface Following {
  viewer?: Viewer | undefined;
  /** The last ply that is known; without it the match is told as it stands, and then what happens. */
  after?: number | undefined;
  /** Whether the position is told after what was played. */
  positions?: boolean | undefined;
}

/** A match that is followed; `told` says that there is nothing left to tell: it is over, and its last ply is known. */
export interface FollowedMatch extends Followed<MatchMessage> {
  told: boolean;
}

/**
 * A match as the viewer may see it: how it stands, then each ply as it is played, without a gap and none twice, to the end
 * of the match. Plies are read when they are taken, so a slow reader costs no memory.
 */
export async function followPlies(call: Call, id: string, following: Following): Promise<Answer<FollowedMatch>> {
  const seen = await viewMatch(call, id, following.viewer);
  if (!seen.ok) return seen;
  const { match } = seen.value;
  const { after } = following;
  if (after !== undefined && after > match.ply) {
    return bad('unknown-ply', `The match is at ply ${match.ply}.`, { currentPly: match.ply });
  }
  const watch = call.feed.watch(match.id, headOf(match));
  const items = messagesFrom(call, seen.value, watch, following);
  const told = match.status === 'over' && after === match.ply;
  return good({ items, end: () => watch.end(), told });
}

async function* messagesFrom(
  call: Call,
  begun: ViewedMatch,
  watch: Watch,
  { after, positions = false }: Following,
): AsyncGenerator<MatchMessage> {
  let seen = begun;
  let told = after ?? seen.match.ply;
  try {
    if (after === undefined) {
      yield { event: 'match', id: String(told), data: matchObject(seen.match, seen.viewer) };
    }
    for (let first = true; ; first = false) {
      if (!first) {
        if ((await watch.beyond(told)) === null) return;
        // Its players can have other names by now.
        const again = await viewMatch(call, seen.match.id, seen.viewer);
        if (!again.ok) return;
        seen = again.value;
      }
      const { match } = seen;
      yield* pliesOf(call, seen, told);
      told = match.ply;
      if (positions) {
        const read = await readPosition(call, match.id, told, { viewer: seen.viewer, sealed: false, signed: false });
        // A position that its edition is needed for is not told, as it is not to anybody else.
        if (read.ok) yield { event: 'position', id: String(told), data: read.value.position };
      }
      if (match.status === 'over') {
        yield { event: 'end', id: String(told), data: { match: match.id, ply: told, outcome: match.outcome } };
        return;
      }
    }
  } finally {
    watch.end();
  }
}

/** The plies of a match after one, up to where it was seen to stand. */
async function* pliesOf(call: Call, seen: ViewedMatch, after: number): AsyncGenerator<MatchMessage> {
  const { match } = seen;
  for (let told = after; told < match.ply; ) {
    const { plies } = await call.store.queries.plies(match.id, { after: told, to: match.ply, limit: PAGE });
    // It was deleted meanwhile.
    if (plies.length === 0) return;
    for (const ply of plies) {
      const data = {
        ...plyObject(seen, ply),
        match: match.id,
        ruleset: match.ruleset.id,
        stands: ply.ply === match.ply ? standing(match) : null,
      };
      yield { event: 'ply', id: String(ply.ply), data };
      told = ply.ply;
    }
  }
}

/** How a match stands; that is no secret. */
export function standing(match: StoredMatch): NonNullable<LivePly['stands']> {
  const { status, outcome, awaiting, deadline, clocks, paused } = matchObject(match, 'spectator');
  return { status, outcome, awaiting, deadline, clocks, paused };
}
