import type { TestApp } from './app.ts';

/** Columns of a copied match; `$n` stands for its number. */
export interface Change {
  [column: string]: string;
}

/**
 * Copies the row of a match `many` times, without its plies, with what SQL expressions say in the columns of `change`;
 * `n` is the number of the copy. Gives the ids in the order of the numbers.
 */
export async function copyMatch({ sql }: TestApp, id: string, many: number, change: Change = {}): Promise<string[]> {
  const columns = Object.entries({ id: 'gen_random_uuid()', ...change });
  const { rows } = await sql(
    `WITH copies AS (
       SELECT n, jsonb_populate_record(m, jsonb_build_object(${columns.map(([name, value]) => `'${name}', ${value}`)})) AS row
       FROM matches m, generate_series(1, $2::int) AS n WHERE m.id = $1::uuid
     ), written AS (INSERT INTO matches SELECT (row).* FROM copies)
     SELECT ((row).id)::text AS id FROM copies ORDER BY n`,
    [id, many],
  );
  return rows.map((row) => String(row.id));
}

/** Gives a match so many more plies of one event each, by SQL alone; the events are those of `event`, a JSON expression of n. */
export async function addPlies({ sql }: TestApp, id: string, plies: number, eventsEach: number): Promise<void> {
  await sql(
    `INSERT INTO plies (match_id, ply, kind, player, action, events, last_seq, hash_before, hash_after)
     SELECT $1::uuid, m.ply + n, 'action', 'p1', '{"player":"p1","concede":true}',
            (SELECT json_agg(json_build_object('seq', p.last_seq + (n - 1) * $3 + k, 'parent', null, 'type', 'turn',
               'clause', 'turn.start', 'player', 'p1', 'data', json_build_object('turn', n, 'energy', k)) ORDER BY k)
             FROM generate_series(1, $3::int) AS k),
            p.last_seq + n * $3, m.state_hash, m.state_hash
     FROM matches m JOIN plies p ON p.match_id = m.id AND p.ply = m.ply, generate_series(1, $2::int) AS n
     WHERE m.id = $1::uuid`,
    [id, plies, eventsEach],
  );
}
