import assert from 'node:assert/strict';
import test from 'node:test';
import pg from 'pg';
import { openApp, playOn, startDuelMatch } from '../support/app.ts';

const TABLES = ['plies', 'snapshots', 'clause_counts', 'card_counts'];
const ABOUT = new RegExp(`\\b(${TABLES.join('|')})\\b`);

/** A node of a plan, as far as it is looked at. */
interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Index Cond'?: string;
  Plans?: Plan[];
}

/** The partitions that a plan went into, and how: those that were left out when it began are not in it, others have no loop. */
const wentInto = (plan: Plan): Plan[] => [
  ...('Relation Name' in plan && plan['Actual Loops'] > 0 && plan['Node Type'] !== 'ModifyTable' ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(wentInto),
];

test('what is about one match goes into one partition of each table, by an index, however many there are', async (t) => {
  const service = await openApp();
  const client = new pg.Client({ connectionString: service.url });
  t.after(async () => {
    await client.end();
    await service.close();
  });
  await client.connect();
  await service.store.partitions.makeAhead(40);
  await service.store.partitions.makeAhead(400);
  // As when a statement is prepared: its plan is made before its values are known. Tables of a test are so small that they would be read whole.
  await client.query(`SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_hashjoin = off;
    SET enable_mergejoin = off`);
  const explain = async (text: string, values: unknown[]): Promise<Plan[]> => {
    await client.query('BEGIN');
    const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF, FORMAT JSON) ${text}`, values);
    await client.query('ROLLBACK');
    return wentInto(rows[0]['QUERY PLAN'][0].Plan).filter((node) =>
      TABLES.some((table) => node['Relation Name']?.startsWith(table)),
    );
  };

  // Each statement is looked at before it is sent, as things are then.
  const found: { text: string; nodes: Plan[] }[] = [];
  const send = pg.Client.prototype.query;
  let watching = false;
  t.mock.method(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]) {
    const [{ text, values }] = args as [{ text: string; values: unknown[] }];
    if (!watching || this === client || !ABOUT.test(text ?? '')) return Reflect.apply(send, this, args);
    return explain(text, values).then((nodes) => {
      found.push({ text, nodes });
      return Reflect.apply(send, this, args);
    });
  });
  watching = true;
  const start = await startDuelMatch(service);
  const { id } = start.match;
  await playOn(service, start, 4);
  for (const path of [
    '',
    '/plies',
    '/events',
    '/events/3/why',
    '/state',
    '/state?ply=2',
    '/verification',
    '/transcript',
  ]) {
    assert.equal((await service.http.get(`/v1/matches/${id}${path}`)).status, 200, path);
  }
  watching = false;

  const there = await service.store.partitions.list();
  assert.ok(there.length >= 4, `${there.length} partitions`);
  assert.ok(found.length >= 15, `${found.length} statements`);
  for (const { text, nodes } of found) {
    for (const table of TABLES) {
      const names = new Set(nodes.map((node) => node['Relation Name'] ?? '').filter((name) => name.startsWith(table)));
      assert.ok(names.size <= 1, `${[...names]}: ${text}`);
    }
    for (const node of nodes) assert.match(node['Index Cond'] ?? 'none', /match_id/, text);
  }
  assert.ok(found.filter(({ nodes }) => nodes.length > 0).length >= 8);

  // What names no match goes into all of them.
  const all = await explain('SELECT count(*) FROM plies WHERE ply = $1', [1]);
  assert.ok(new Set(all.map((node) => node['Relation Name'])).size >= there.length);
});
