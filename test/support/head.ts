import { keptState } from '../../src/store/packed-state.ts';
import type { LastRow } from '../../src/store/recorded-states.ts';
import { lastOf, stateOf } from '../../src/store/recorded-states.ts';
import type { TestApp } from './app.ts';

type Database = Pick<TestApp, 'sql'>;

/** The text of the last state of a match, as the store reads it, and its ply. */
export async function headOf({ sql }: Database, id: string): Promise<{ state: string; ply: number }> {
  const { rows } = await sql('SELECT ply, state FROM matches WHERE id = $1', [id]);
  const { ply, state } = rows[0];
  if (state !== '') return { state, ply };
  const { text, values } = lastOf(id, ply);
  const last: LastRow = (await sql(text, values)).rows[0];
  return { state: stateOf(last), ply };
}

/** Bends the last state of a match: it is written into the row of the match, where earlier releases had it. */
export async function bendHead(database: Database, id: string, bend: (state: string) => string): Promise<void> {
  const { state } = await headOf(database, id);
  await database.sql('UPDATE matches SET state = $2 WHERE id = $1', [id, bend(state)]);
}

/** Bends a state that was kept whole: it is written as a release writes it that does not pack. */
export async function bendKept(
  { sql }: Database,
  id: string,
  ply: number,
  bend: (state: string) => string,
): Promise<void> {
  const { rows } = await sql('SELECT state, packed FROM snapshots WHERE match_id = $1 AND ply = $2', [id, ply]);
  const state = bend(keptState(rows[0]));
  await sql('UPDATE snapshots SET state = $3, packed = NULL WHERE match_id = $1 AND ply = $2', [id, ply, state]);
}
