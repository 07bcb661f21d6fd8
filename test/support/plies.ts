import type { Action, NotedEvent } from '../../src/engine/index.ts';
import { unpackPly } from '../../src/store/packed-ply.ts';
import { eventsOf } from '../../src/store/told-events.ts';
import type { TestApp } from './app.ts';

type Database = Pick<TestApp, 'sql'>;

interface Told {
  action: Action | null;
  events: NotedEvent[];
}

/** Bends what a ply was or told: it is written as a release writes it that does not pack. */
export async function bendPly({ sql }: Database, id: string, ply: number, bend: (told: Told) => object): Promise<void> {
  const { rows } = await sql('SELECT action, events, packed FROM plies WHERE match_id = $1 AND ply = $2', [id, ply]);
  const [row] = rows;
  const [action, events] = row.packed === null ? [row.action, row.events] : unpackPly(row.packed);
  const bent = { action, events, ...bend({ action, events }) };
  await sql('UPDATE plies SET action = $3, events = $4, packed = NULL WHERE match_id = $1 AND ply = $2', [
    ...[id, ply, bent.action === null ? null : JSON.stringify(bent.action), JSON.stringify(bent.events)],
  ]);
}

/** What the plies of a match told from one on, in order. */
export async function toldFrom({ sql }: Database, id: string, ply: number): Promise<NotedEvent[]> {
  const { rows } = await sql('SELECT events, packed FROM plies WHERE match_id = $1 AND ply >= $2 ORDER BY ply', [
    id,
    ply,
  ]);
  return rows.flatMap(eventsOf);
}
