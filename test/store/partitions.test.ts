import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import test from 'node:test';
import pg from 'pg';
import { migrate } from '../../src/store/migrate.ts';
import { PARTITIONED } from '../../src/store/partitions.ts';
import { openApp, openServer, playOn, startDuelMatch } from '../support/app.ts';

const DAY = 86_400_000;
const day = (at: Date | number): number => Math.floor(Number(at) / DAY);
const today = day(Date.now());

async function opened(t: TestContext) {
  const service = await openApp();
  t.after(() => service.close());
  const rows = async (table: string) =>
    (
      await service.sql(
        `SELECT tableoid::regclass::text AS part, count(*)::int AS rows FROM ${table} GROUP BY 1 ORDER BY 1`,
      )
    ).rows;
  return { service, rows };
}

/** An id as it was made at a time. */
const idAt = (at: number, id: string): string => {
  const hex = at.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-${id.slice(14)}`;
};

/** Moves a match to another time: what belongs to it goes with it. */
async function moveTo({ sql }: Awaited<ReturnType<typeof opened>>['service'], id: string, at: number): Promise<string> {
  const moved = idAt(at, id);
  await sql('UPDATE matches SET id = $2 WHERE id = $1', [id, moved]);
  return moved;
}

test('partitions are made ahead, once by however many servers, and what is begun lies in one of them', async (t) => {
  const { service, rows } = await opened(t);
  const first = await service.store.partitions.list();
  assert.ok(Number(first.at(-1)?.to) >= Date.now() + 30 * DAY);
  const other = await openServer(service.url);
  t.after(() => other.close());
  const made = await Promise.all([service, other].map(({ store }) => store.partitions.makeAhead(100)));
  assert.deepEqual(made.map(({ length }) => length).sort(), [0, 1]);
  assert.deepEqual(await service.store.partitions.makeAhead(100), []);
  const all = await service.store.partitions.list();
  for (const [at, { from }] of all.entries()) if (at > 0) assert.deepEqual(from, all[at - 1]?.to);
  assert.ok(day(all.at(-1)?.to ?? 0) >= today + 100);
  await startDuelMatch(service);
  const [{ part }] = await rows('plies');
  assert.match(part, /^plies_\d{8}$/);
});

test('nothing is refused for want of a partition, and what waited there moves into the next one', async (t) => {
  const { service, rows } = await opened(t);
  const { match, awaiting } = await startDuelMatch(service);
  const end = Number((await service.store.partitions.list()).at(-1)?.to);
  const id = await moveTo(service, match.id, end + DAY);
  assert.deepEqual(await rows('plies'), [{ part: 'plies_default', rows: 1 }]);
  const action = awaiting[0]?.options[0]?.action;
  assert.equal((await service.http.post(`/v1/matches/${id}/actions`).send({ action })).status, 200);
  const told = (await service.http.get(`/v1/matches/${id}/state`)).body;
  await service.store.partitions.makeAhead(90);
  const [{ part }] = await rows('plies');
  assert.match(part, /^plies_\d{8}$/);
  assert.equal(
    (await rows('snapshots')).some(({ part: one }) => one === 'snapshots_default'),
    false,
  );
  assert.deepEqual((await service.http.get(`/v1/matches/${id}/state`)).body, told);
});

test('a table that stays in use is waited for a moment, and the partition is made by a later look', async (t) => {
  const { service } = await opened(t);
  const client = new pg.Client({ connectionString: service.url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE matches IN ROW EXCLUSIVE MODE');
  await assert.rejects(service.store.partitions.makeAhead(100), /lock timeout/);
  await client.end();
  assert.equal((await service.store.partitions.makeAhead(100)).length, 1);
});

test('a partition of the past is dropped when its matches have all gone, and no other', async (t) => {
  const { service, rows } = await opened(t);
  const [kept, gone] = [await startDuelMatch(service), await startDuelMatch(service)];
  const there = await service.store.partitions.list();
  // As if a month had passed between the two, the later of which is played today.
  const past = Number(there[0]?.to) - DAY;
  const id = await moveTo(service, gone.match.id, past);
  assert.deepEqual(await service.store.partitions.dropGone(), []);
  await service.store.deletedMatches.delete('local', id);
  assert.deepEqual(await service.store.partitions.dropGone(), [there[0]]);
  assert.deepEqual(await service.store.partitions.list(), there.slice(1));
  for (const table of PARTITIONED) {
    const { rows: found } = await service.sql('SELECT to_regclass($1) IS NULL AS gone', [`${table}_past`]);
    assert.equal(found[0].gone, true);
  }
  assert.equal((await service.http.get(`/v1/matches/${kept.match.id}/verification`)).body.same, true);
  // An id of that time that comes later is kept all the same.
  const late = await moveTo(service, kept.match.id, past);
  assert.equal((await rows('plies'))[0].part, 'plies_default');
  assert.equal((await service.http.get(`/v1/matches/${late}/state?ply=0`)).status, 200);
});

test('tables that are there become the partition of the past, and no row of theirs is rewritten', async (t) => {
  const { service, rows } = await opened(t);
  const start = await startDuelMatch(service);
  const { match } = start;
  await playOn(service, start, 3);
  const strange = await startDuelMatch(service);
  // As they were before there were partitions, with an id that is of no time.
  await service.sql(`
    DROP FUNCTION first_id_at;
    DELETE FROM _prisma_migrations WHERE migration_name ~ 'partitions'`);
  for (const table of PARTITIONED) {
    await service.sql(`CREATE TABLE former (LIKE ${table} INCLUDING ALL); INSERT INTO former SELECT * FROM ${table};
      DROP TABLE ${table}; ALTER TABLE former RENAME TO ${table};
      ALTER TABLE ${table} ADD CONSTRAINT ${table}_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches ON DELETE CASCADE ON UPDATE CASCADE`);
    const { rows: indexes } = await service.sql('SELECT indexname AS name FROM pg_indexes WHERE tablename = $1', [
      table,
    ]);
    for (const { name } of indexes) await service.sql(`ALTER INDEX ${name} RENAME TO ${name.replace('former', table)}`);
  }
  await service.sql(`
    CREATE TRIGGER clause_counts_add AFTER INSERT ON clause_counts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_matches();
    CREATE TRIGGER card_counts_add AFTER INSERT ON card_counts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_cards()`);
  const id = 'f0000000-0000-4000-8000-000000000000';
  await service.sql('UPDATE matches SET id = $2 WHERE id = $1', [strange.match.id, id]);
  const files = async () =>
    (
      await service.sql(
        `SELECT pg_relation_filenode(c.oid) AS file, p.ctid FROM plies p, pg_class c WHERE c.oid = p.tableoid AND p.match_id = $1 ORDER BY ply`,
        [match.id],
      )
    ).rows;
  const before = await files();
  assert.equal((await migrate(service.url)).length, 1);
  assert.deepEqual(await files(), before);
  assert.deepEqual(await rows('plies'), [
    { part: 'plies_default', rows: 1 },
    { part: 'plies_past', rows: 4 },
  ]);
  assert.equal((await service.http.get(`/v1/matches/${match.id}/verification`)).body.same, true);
  assert.equal((await service.http.get(`/v1/matches/${id}/state?ply=0`)).status, 200);
  const action = { player: 'p1', concede: true };
  assert.equal((await service.http.post(`/v1/matches/${match.id}/actions`).send({ action })).status, 200);
  const { body } = await service.http.get('/v1/statistics/clauses?ruleset=duel');
  assert.ok(body.items.length > 0);
  await startDuelMatch(service);
  // What is begun today is of the past as well, whose bound no match had reached.
  assert.deepEqual(await rows('plies'), [
    { part: 'plies_default', rows: 1 },
    { part: 'plies_past', rows: 6 },
  ]);
});
