/** What is said about a match, and is no part of it: names, tags, its place in a tournament, data of its owner. */
import { plainName } from '../../contracts/json.ts';
import type { AmendRequest } from '../../contracts/own-data.ts';
import type { JsonObject } from '../../engine/index.ts';
import { canonical } from '../../engine/index.ts';
import type { Labels } from '../../store/store.ts';
import type { StoredMatch, StoredSeat } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { findStoredMatch } from './lookup.ts';
import type { MatchObject } from './match-object.ts';
import { matchObject } from './match-object.ts';
import type { IfMatch } from './precondition.ts';

interface SeatLabels {
  name?: string | undefined;
  externalId?: string | null | undefined;
  metadata?: JsonObject | null | undefined;
}

/** A seat with what is said about it from now on; what is not said stays. */
export const labelled = (seat: StoredSeat, { name, externalId, metadata }: SeatLabels): StoredSeat => ({
  ...seat,
  ...(name === undefined ? {} : { name: plainName(name) }),
  ...(externalId === undefined ? {} : { externalId }),
  ...(metadata === undefined ? {} : { metadata }),
});

const labelsOf = ({ tags, round, table, seats, externalId, metadata }: StoredMatch): Labels => ({
  tags,
  round,
  table,
  seats,
  externalId,
  metadata,
});

/** What is said about a match once it is changed as asked. */
function changed(match: StoredMatch, asked: AmendRequest): Labels {
  const [p1, p2] = match.seats;
  return {
    tags: asked.tags?.map(plainName) ?? match.tags,
    round: asked.round === undefined ? match.round : asked.round,
    table: asked.table === undefined ? match.table : asked.table && plainName(asked.table),
    seats: asked.seats ? [labelled(p1, asked.seats[0]), labelled(p2, asked.seats[1])] : match.seats,
    externalId: asked.externalId === undefined ? match.externalId : asked.externalId,
    metadata: asked.metadata === undefined ? match.metadata : asked.metadata,
  };
}

/** How often a change that names no revision is tried when another one came first. */
const ATTEMPTS = 5;

/** What the tag of a match is made of. */
export interface Tagged {
  stateHash: string;
  revision?: number;
  archivedAt?: string | null | undefined;
}

/**
 * The tag of a match as `GET /v1/matches/{id}` gives it: the hash of its state, its revision where it has one, and since when it lies in the
 * archive where it does.
 */
export const matchTag = ({ stateHash, revision = 0, archivedAt = null }: Tagged): string =>
  [
    stateHash,
    ...(revision === 0 ? [] : [`r${revision}`]),
    ...(archivedAt === null ? [] : [`a${Date.parse(archivedAt)}`]),
  ].join('.');

const TAG = /^[0-9a-f]{64}(?:\.r([1-9]\d{0,9}))?(?:\.a\d{1,15})?$/;

/** The hash of the state that such a tag names. */
export const hashInTag = (tag: string): string => (TAG.test(tag) ? tag.slice(0, 64) : tag);

/** Whether a match has the revision that is meant: a ply that was played since does not matter here. */
function isMeant({ revision }: StoredMatch, { expectedRevision }: AmendRequest, ifMatch: IfMatch | undefined): boolean {
  if (expectedRevision !== undefined && expectedRevision !== revision) return false;
  if (ifMatch === undefined || ifMatch === '*') return true;
  return ifMatch.some((tag) => TAG.test(tag) && Number(TAG.exec(tag)?.[1] ?? 0) === revision);
}

/**
 * Changes what is said about a match. A match that is asked for by its revision is changed only where it still has that one; a request
 * that changes nothing leaves the revision as it is.
 */
export async function amendMatch(
  call: Call,
  id: string,
  asked: AmendRequest,
  ifMatch?: IfMatch | undefined,
): Promise<Answer<MatchObject>> {
  for (let attempt = 1; ; attempt++) {
    const found = await findStoredMatch(call, id);
    if (!found.ok) return found;
    const match = found.value;
    if (!isMeant(match, asked, ifMatch)) return conflict(match);
    const labels = changed(match, asked);
    if (canonical(labels) === canonical(labelsOf(match))) return good(matchObject(match));
    if (await call.store.matches.amend(match, labels)) {
      call.feed.reworded(match.id, match.revision + 1);
      return good(matchObject({ ...match, ...labels, revision: match.revision + 1 }));
    }
    if (attempt >= ATTEMPTS) return conflict(match);
  }
}

const conflict = ({ revision }: StoredMatch) =>
  bad('revision-conflict', `The match is at revision ${revision}: it was changed since what was meant was read.`, {
    currentRevision: revision,
  });
