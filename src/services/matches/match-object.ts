import type { z } from 'zod';
import type { match as matchShape } from '../../contracts/replies.ts';
import type { PlayerId, Viewer } from '../../engine/index.ts';
import type { StandingAuto, StoredMatch, StoredSeat } from '../../store/stored-match.ts';
import { timesObject } from '../play/times.ts';
import { publishedSeed, publishedSeedHash } from './seeds.ts';

/** A match as the wire has it; the secret of its commitment is told apart. */
export type MatchObject = RecordedMatch & Pick<z.output<typeof matchShape>, 'archivedAt'>;

/** The same without what is no part of its record: where that is kept. */
export type RecordedMatch = Omit<z.output<typeof matchShape>, 'secret' | 'archivedAt'>;

/** A match as it is returned to `viewer`. */
export const matchObject = (match: StoredMatch, viewer: Viewer = 'judge'): MatchObject => ({
  ...recordedMatch(match, viewer),
  archivedAt: match.archived?.at.toISOString() ?? null,
});

/**
 * A match as signed documents tell `viewer` of it: what it says stays the same wherever the record is kept. Its seed would reveal what is hidden, so it is left out until the end. Viewers
 * who may not see everything get no deck and no data of the owner's but their own, and no hash of the state.
 */
export const recordedMatch = (match: StoredMatch, viewer: Viewer): RecordedMatch => ({
  id: match.id,
  ruleset: match.ruleset,
  cards: match.cards,
  seats: [seatObject(match.seats[0], 'p1', viewer), seatObject(match.seats[1], 'p2', viewer)],
  options: match.options,
  tags: match.tags,
  tournament: match.event,
  event: match.event,
  round: match.round,
  table: match.table,
  externalId: viewer === 'judge' ? match.externalId : null,
  metadata: viewer === 'judge' ? match.metadata : null,
  revision: match.revision,
  status: match.status,
  outcome: match.outcome,
  ply: match.ply,
  stateHash: viewer === 'judge' ? match.stateHash : null,
  seed: publishedSeed(match),
  seedHash: publishedSeedHash(match),
  commitment: match.fair?.commitment ?? null,
  words: match.fair?.words ?? [],
  forkedFrom: match.forkedFrom,
  clock: match.clock,
  ...timesObject(match.times),
  // The detail can name a card, which is not for everybody.
  clockStopped: match.clockStopped && {
    code: match.clockStopped.code,
    detail: viewer === 'judge' ? match.clockStopped.detail : null,
    at: match.clockStopped.at,
  },
  auto: match.auto && orderObject(match.auto),
  awaiting: awaited(match),
  startedAt: match.startedAt.toISOString(),
  playedAt: match.playedAt.toISOString(),
  endedAt: match.endedAt?.toISOString() ?? null,
});

/** Whose decision is open, since when and until when; that is no secret. */
const awaited = ({ awaiting, times }: StoredMatch) =>
  (['p1', 'p2'] as const).flatMap((player) => {
    const since = awaiting[player];
    if (since === null) return [];
    const until = times.paused ? null : times[player].deadline;
    return [{ player, since: since.toISOString(), until: until?.toISOString() ?? null }];
  });

/** The words for which a player passes, each player's as a list. */
const orderObject = ({ players, pass }: StandingAuto) => ({
  players: [...players],
  pass: Object.fromEntries(Object.entries(pass).map(([player, until]) => [player, [...until]])),
});

const seatObject = (
  { name, deck, externalId = null, metadata = null }: StoredSeat,
  player: PlayerId,
  viewer: Viewer,
) => ({
  name,
  ...(viewer === 'judge' || viewer === player
    ? { deck, externalId, metadata }
    : { deck: null, externalId: null, metadata: null }),
});
