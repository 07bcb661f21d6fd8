import type { Viewer } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import { toldSeed, toldSeedHash } from './seeds.ts';

/**
 * A match as it is returned to `viewer`. Its seed would reveal what is hidden, so it is left out until the end. Viewers
 * who may not see everything get no deck but their own, and no hash of the state.
 */
export const matchObject = (match: StoredMatch, viewer: Viewer = 'judge') => ({
  id: match.id,
  ruleset: match.ruleset,
  cards: match.cards,
  seats: match.seats.map(({ name, deck }, at) => ({
    name,
    deck: viewer === 'judge' || viewer === (at === 0 ? 'p1' : 'p2') ? deck : null,
  })),
  options: match.options,
  tags: match.tags,
  event: match.event,
  round: match.round,
  table: match.table,
  status: match.status,
  outcome: match.outcome,
  ply: match.ply,
  stateHash: viewer === 'judge' ? match.stateHash : null,
  seed: toldSeed(match),
  seedHash: toldSeedHash(match),
  commitment: match.fair?.commitment ?? null,
  words: match.fair?.words ?? [],
  forkedFrom: match.forkedFrom,
  clock: match.clock,
  deadline: match.deadline?.toISOString() ?? null,
  // The detail can name a card, which is not for everybody.
  clockStopped: match.clockStopped && {
    code: match.clockStopped.code,
    detail: viewer === 'judge' ? match.clockStopped.detail : null,
    at: match.clockStopped.at,
  },
  startedAt: match.startedAt.toISOString(),
  playedAt: match.playedAt.toISOString(),
  endedAt: match.endedAt?.toISOString() ?? null,
});

export type MatchObject = ReturnType<typeof matchObject>;
