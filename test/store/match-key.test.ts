import assert from 'node:assert/strict';
import test from 'node:test';
import type { Store } from '../../src/store/store.ts';
import { EXCEPTIONS, notCovered } from '../support/match-key/exceptions.ts';
import { loadParser, unnamedIn } from '../support/match-key/naming.ts';
import { refusedSpread } from '../support/match-key/spreading.ts';
import { watchMatchKeys } from '../support/match-key/watch.ts';

await loadParser();

const NAMED = {
  'by a value': 'SELECT * FROM plies WHERE match_id = $1::uuid AND ply > $2',
  'by a list': 'SELECT * FROM "public"."plies" WHERE "public"."plies"."match_id" IN ($1,$2)',
  'by rows that bring ids': 'SELECT * FROM unnest($1::uuid[]) AS ask (id) JOIN snapshots ON match_id = ask.id',
  'in a query for each of those': `SELECT * FROM unnest($1::uuid[]) AS ask (id)
    CROSS JOIN LATERAL (SELECT * FROM plies WHERE match_id = ask.id ORDER BY ply LIMIT 1) AS last`,
  'beside its match': 'SELECT m.tenant, p.ply FROM matches m JOIN plies p ON p.match_id = m.id WHERE m.id = $1',
  'for a match further out':
    'SELECT (SELECT max(ply) FROM plies WHERE match_id = matches.id) FROM matches WHERE id = $1',
  'by what was changed before': `WITH head AS (UPDATE matches SET ply = $1 WHERE id = $2 RETURNING id)
    INSERT INTO plies (ply, match_id) SELECT $1, id FROM head`,
  'in a change of rows': `UPDATE plies SET ruling = one.ruling FROM json_to_recordset($1) AS one (id uuid, ruling text)
    WHERE plies.match_id = one.id`,
  'with both of a row': 'SELECT * FROM plies WHERE (match_id, ply) IN (SELECT * FROM unnest($1::uuid[], $2::int[]))',
};

const NOT_NAMED = {
  'by nothing': 'SELECT count(*) FROM plies',
  'by another column': 'SELECT * FROM plies WHERE ply = $1',
  'in one of two ways alone': 'SELECT * FROM plies WHERE match_id = $1 OR ply = $2',
  'by an order alone': 'SELECT * FROM matches WHERE id > $1 ORDER BY id',
  'where something is worked out of the id': 'SELECT * FROM plies WHERE md5(match_id::text) = $1',
  'in rows that are written': 'INSERT INTO snapshots (ply, state) VALUES ($1, $2)',
  'where rows go': 'DELETE FROM clause_counts WHERE clause = $1',
  'by the tenant, of more than the match': `SELECT p.* FROM plies p JOIN matches m ON m.id = p.match_id WHERE m.tenant = $1`,
  'in a query within': 'SELECT 1 FROM seeds WHERE EXISTS (SELECT FROM card_counts WHERE card = $1)',
  'in what stands before':
    'WITH late AS (SELECT * FROM plies WHERE played_at > $1) SELECT * FROM late WHERE match_id = $2',
};

const APART = {
  'two matches side by side':
    'SELECT * FROM plies p JOIN matches m ON m.ply = p.ply WHERE m.id = $1 AND p.match_id = $2',
  'a match by something of another': `SELECT * FROM matches WHERE tenant = $1 AND id = $2
    AND NOT EXISTS (SELECT FROM matches fork WHERE fork.forked_from = matches.id)`,
};

for (const [how, sql] of Object.entries(NAMED)) {
  test(`a statement names its match ${how}`, () => assert.deepEqual(unnamedIn(sql), []));
}
for (const [how, sql] of Object.entries(NOT_NAMED)) {
  test(`a statement that names its match ${how} is found`, () => {
    assert.equal(notCovered(unnamedIn(sql), sql)[0]?.fault, 'names no match');
  });
}
for (const [how, sql] of Object.entries(APART)) {
  test(`a statement that joins ${how} is found`, () => {
    assert.equal(notCovered(unnamedIn(sql), sql)[0]?.fault, 'joins by something else than the match');
  });
}

const NOT_SPREAD = {
  'the last state for each of some ids': `SELECT * FROM unnest($1::uuid[]) AS ask (id)
    CROSS JOIN LATERAL (SELECT * FROM snapshots WHERE match_id = ask.id ORDER BY ply DESC LIMIT 1) AS last`,
  'the last state of a match, which is not spread': `SELECT * FROM matches LEFT JOIN LATERAL (
    SELECT ply FROM snapshots WHERE match_id = matches.id ORDER BY ply DESC LIMIT 1) AS last ON true WHERE id = $1`,
  'plies of a line of forks': `WITH RECURSIVE line AS (SELECT id, forked_from FROM matches WHERE id = $1
    UNION ALL SELECT m.id, m.forked_from FROM line JOIN matches m ON m.id = line.forked_from)
    SELECT p.* FROM line JOIN plies p ON p.match_id = line.id`,
};

const CAN_BE_SPREAD = {
  'the last state of a ply': `SELECT * FROM plies LEFT JOIN LATERAL (SELECT ply FROM snapshots s
    WHERE s.match_id = plies.match_id ORDER BY ply DESC LIMIT 1) AS last ON true WHERE plies.match_id = $1`,
  'the last of some ids together': `SELECT DISTINCT ON (ask.id) * FROM unnest($1::uuid[]) AS ask (id)
    JOIN snapshots ON match_id = ask.id ORDER BY ask.id, ply DESC`,
  'a line of forks alone': `WITH RECURSIVE line AS (SELECT id FROM matches WHERE id = $1
    UNION ALL SELECT m.id FROM line JOIN matches m ON m.forked_from = line.id) SELECT * FROM line`,
};

for (const [what, sql] of Object.entries(NOT_SPREAD)) {
  test(`a statement that asks for ${what} is found`, () => assert.notEqual(refusedSpread(sql), null));
}
for (const [what, sql] of Object.entries(CAN_BE_SPREAD)) {
  test(`a statement may ask for ${what}`, () => assert.equal(refusedSpread(sql), null));
}

test('a tenant’s matches may be listed, and nothing else may be read by the tenant', () => {
  assert.ok(EXCEPTIONS.every(({ reason }) => reason.length > 0));
  const list = 'SELECT id FROM matches WHERE tenant = $1 AND status = $2 ORDER BY started_at LIMIT $3';
  assert.deepEqual(unnamedIn(list), [{ tables: ['matches'], given: ['tenant', 'status'], fault: 'names no match' }]);
  assert.deepEqual(notCovered(unnamedIn(list), list), []);
  const plies = 'SELECT * FROM matches m JOIN plies p ON p.match_id = m.id WHERE m.tenant = $1';
  assert.equal(notCovered(unnamedIn(plies), plies).length, 1);
});

test('a service is not closed well after a statement that names no match, whoever else watched', async () => {
  type Watcher = Parameters<Store['traffic']['watch']>[0];
  let watcher: Watcher = () => () => {};
  const traffic = {
    ...{
      connections: () => ({ total: 0, idle: 0, waiting: 0 }),
      standbys: () => ({ answered: 0, behind: 0, failed: 0 }),
    },
    watch: (next: Watcher) => {
      watcher = next;
    },
  };
  const { check } = watchMatchKeys({ traffic });
  watcher('SELECT * FROM plies WHERE match_id = $1 /* right */');
  await check();
  const seen: string[] = [];
  traffic.watch((sql) => {
    seen.push(sql);
    return () => {};
  });
  watcher('SELECT * FROM plies WHERE ply = 7');
  assert.deepEqual(seen, ['SELECT * FROM plies WHERE ply = 7']);
  await assert.rejects(check(), /names no match \(of plies\).*ply = 7/);
});
