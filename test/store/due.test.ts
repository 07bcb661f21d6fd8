import assert from 'node:assert/strict';
import test from 'node:test';
import pg from 'pg';
import { IS_DUE } from '../../src/store/due.ts';
import { openTestDatabase } from '../support/database.ts';

test('what is to be done at once is due in the very moment in which that is written, and not before its time', async (t) => {
  const database = await openTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await database.drop();
  });
  await client.query('CREATE TEMP TABLE tasks (due_at timestamptz(3))');
  for (let time = 0; time < 40; time++) {
    // Within a transaction no time passes; half of all moments are rounded to a later millisecond.
    await client.query("BEGIN; INSERT INTO tasks VALUES (now()), (now() + interval '2 ms')");
    const { rows } = await client.query(
      `SELECT due_at <= now() + interval '1 ms' AS first FROM tasks WHERE ${IS_DUE.sql}`,
    );
    assert.deepEqual(rows, [{ first: true }]);
    await client.query('ROLLBACK');
  }
});
