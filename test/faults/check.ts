import pg from 'pg';
import type { Played } from './players.ts';

/** So many matches are played again from their seeds, unless more are wanted. */
const VERIFIED = 8;

/**
 * Compares what was acknowledged with what is stored, and has some matches verified. Gives what is wrong, and how many
 * matches were verified.
 */
export async function check(
  database: string,
  service: string,
  played: Played,
  most = VERIFIED,
): Promise<{ wrong: string[]; verified: number }> {
  const wrong = [...played.wrong];
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ match: string; ply: number; hash: string; before: string | null }>(
    "SELECT match_id AS match, ply, coalesce(encode(hash, 'hex'), hash_after) AS hash, hash_before AS before FROM plies",
  );
  await client.end();
  const stored = new Map(rows.map(({ match, ply, hash }) => [`${match} ${ply}`, hash]));
  for (const { match, ply, hash } of played.acknowledged) {
    const kept = stored.get(`${match} ${ply}`);
    if (kept === undefined) wrong.push(`ply ${ply} of ${match} was acknowledged and is not there`);
    else if (kept !== hash) wrong.push(`ply ${ply} of ${match} is another one than was acknowledged`);
  }
  for (const { match, ply, before } of rows) {
    const last = stored.get(`${match} ${ply - 1}`);
    // That of before is noted beside the one after by releases that had no other place for it.
    if (ply > 0 && (last === undefined || (before !== null && last !== before)))
      wrong.push(`ply ${ply} of ${match} has another before it`);
  }
  const matches = [...new Set(played.acknowledged.map(({ match }) => match))];
  const step = Math.max(1, Math.floor(matches.length / most));
  let verified = 0;
  for (let at = 0; at < matches.length && verified < most; at += step) {
    const reply = await fetch(`${service}/v1/matches/${matches[at]}/verification`);
    const body = JSON.parse(await reply.text());
    if (body.same === true) verified++;
    else wrong.push(`${matches[at]} is not verified: ${JSON.stringify(body)}`);
  }
  return { wrong: wrong.slice(0, 20), verified };
}
