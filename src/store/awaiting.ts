/** Who is awaited in a match, and since when: written with the head, so that lists can tell and find it. */
import type { PlayerId } from '../engine/index.ts';
import { Prisma } from '../generated/prisma/client.ts';

const { raw } = Prisma;

/**
 * Since when a decision is open that a release has left open which does not write it down: since the last ply, or since the
 * decision got its time.
 */
const SINCE_BY_STATE = `coalesce(deadline - make_interval(secs => (clock ->> 'seconds')::int), played_at)`;

/** Since when a decision of the player is open in a row of `matches`, as SQL; null where none is. */
export const awaitedSince = (player: PlayerId): Prisma.Sql =>
  raw(`CASE WHEN status <> 'running' THEN NULL WHEN awaiting_ply = ply THEN ${player}_awaited
    WHEN EXISTS (
      SELECT FROM json_array_elements(nullif(state, '')::json -> 'awaiting') AS open (one)
      WHERE one ->> 'player' = '${player}' AND one -> 'answer' IS NULL) THEN ${SINCE_BY_STATE} END`);

/** The same once a ply has been appended: `how` is the parameter that says "new" or "same", or null, of that player. */
export const awaitedNext = (player: PlayerId, how: string): string =>
  `CASE ${how} WHEN 'new' THEN now() WHEN 'same' THEN
           CASE WHEN awaiting_ply = ply THEN coalesce(${player}_awaited, now()) ELSE ${SINCE_BY_STATE} END END`;
