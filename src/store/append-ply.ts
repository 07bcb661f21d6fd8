import type { AskDirectly } from './direct.ts';
import { resultOf, text, textOrNull } from './rows.ts';
import { stepBetween } from './state-steps.ts';
import type { MatchStore, NewPly } from './store.ts';

/** A state is kept whole after every so many plies. */
export const SNAPSHOT_EVERY = 16;

/** Checks the head, moves it and appends the ply, all in one statement; no row where the head is another one. */
const APPEND = `
  WITH head AS (
    UPDATE matches
    SET ply = $1::int, state_hash = $2, state = $3, status = CASE WHEN $4::boolean THEN 'over' ELSE 'running' END,
        outcome = $5::json, result = $6, played_at = now(),
        ended_at = CASE WHEN NOT $4::boolean THEN NULL
                        WHEN $7 = 'adoption' THEN coalesce(ended_at, now()) ELSE now() END,
        counted = false, ruleset_version = coalesce($8, ruleset_version), ruleset_hash = coalesce($9, ruleset_hash),
        deadline = CASE WHEN $4::boolean THEN NULL WHEN $10::boolean THEN deadline
                        ELSE now() + make_interval(secs => (clock ->> 'seconds')::int) END,
        clock_claimed = NULL, clock_tries = 0,
        clock_stopped = CASE WHEN $10::boolean THEN clock_stopped END
    WHERE id = $11::uuid AND tenant = $12 AND ply = $13::int AND state_hash = $14
      AND CASE $7 WHEN 'action' THEN deadline IS NULL OR deadline > now()
                  WHEN 'timeout' THEN deadline <= now() ELSE true END
    RETURNING id, state, players
  ), kept AS (
    INSERT INTO snapshots (match_id, ply, state) SELECT id, $1::int, state FROM head WHERE $15::boolean
  ), played AS (
    INSERT INTO plies (match_id, ply, kind, player, action, ruling, events, last_seq, hash_before, hash_after, step)
    SELECT id, $1::int, $7, $16, $17::json, $18::json, $19::json, $20::int, $14, $2, $21::bytea FROM head
  )
  SELECT players[1], players[2] FROM head`;

/** Appends a ply; see `MatchStore.append`. */
export async function appendPly(ask: AskDirectly, ply: NewPly): ReturnType<MatchStore['append']> {
  const { after, kind, action, ruling, outcome, state, stateHash } = ply;
  const number = after.ply + 1;
  const keep = ruling !== null || number % SNAPSHOT_EVERY === 0;
  const step = keep ? null : stepBetween(ply.stateBefore, state);
  const [row] = await ask(APPEND, [
    ...[number, stateHash, state, outcome !== null, textOrNull(outcome), resultOf(outcome), kind],
    ...[ply.edition?.version ?? null, ply.edition?.hash ?? null, ply.sameDecision],
    ...[ply.match, ply.tenant, after.ply, after.hash, keep],
    ...[action?.player ?? null, textOrNull(action), textOrNull(ruling), text(ply.events), ply.lastSeq, step],
  ]);
  const [p1, p2] = row ?? [];
  return typeof p1 === 'string' && typeof p2 === 'string' ? { p1, p2 } : null;
}
