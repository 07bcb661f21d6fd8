import type { TestApp } from './app.ts';

/**
 * Lets time pass in a match, as if it had been waited for: everything that was written down of its clocks is moved back by so many
 * milliseconds.
 */
export const letTimePass = async ({ sql }: Pick<TestApp, 'sql'>, id: string, milliseconds: number): Promise<void> => {
  const columns = ['deadline', 'p1_deadline', 'p2_deadline', 'p1_awaited', 'p2_awaited', 'paused_at'];
  const moved = columns.map((column) => `${column} = ${column} - $2 * interval '1 millisecond'`);
  await sql(`UPDATE matches SET ${moved.join(', ')} WHERE id = $1`, [id, milliseconds]);
};

/** Lets so much time pass that the first clock of a match has run out, by so many milliseconds. */
export async function letTimeRunOut(service: Pick<TestApp, 'sql'>, id: string, milliseconds = 1): Promise<void> {
  const left = `(extract(epoch FROM deadline - now()) * 1000)::float8`;
  const { rows } = await service.sql(`SELECT ${left} AS left FROM matches WHERE id = $1`, [id]);
  await letTimePass(service, id, Math.max(0, Math.ceil(rows[0].left)) + milliseconds);
}
