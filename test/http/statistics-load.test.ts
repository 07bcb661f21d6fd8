import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuelMatch } from '../support/app.ts';
import { statementsOf } from '../support/statements.ts';

let service: TestApp;
before(async () => {
  service = await openApp({ rateLimits: { key: null, address: null, machine: 1000 } });
  for (const [at, seed] of ['a', 'b', 'c'].entries()) {
    const { match } = await startDuelMatch(service, { seed, event: `Cup ${at}`, tags: ['counted'] });
    const over = { action: { player: at === 1 ? 'p1' : 'p2', concede: true } };
    await service.http.post(`/v1/matches/${match.id}/actions`).send(over);
  }
});
after(() => service.close());

const get = (path: string) => service.http.get(path);
const CLAUSES = '/v1/statistics/clauses?ruleset=duel&limit=500';
const CARDS = '/v1/statistics/cards?ruleset=duel&limit=500';

/** The totals by the rows that they are of. */
async function sums() {
  const clauses = await service.sql(
    `SELECT m.tenant, m.ruleset, c.clause, sum(c.count)::int AS cited, count(*)::int AS matches
     FROM clause_counts c JOIN matches m ON m.id = c.match_id WHERE m.counted GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  );
  const cards = await service.sql(
    `SELECT s.cards, c.card, sum(c.copies)::int AS copies, sum(c.uses)::int AS uses, count(*)::int AS games,
            (count(*) FILTER (WHERE m.result = c.player))::int AS wins
     FROM card_counts c JOIN matches m ON m.id = c.match_id CROSS JOIN LATERAL (VALUES (''), (m.cards)) AS s(cards)
     WHERE m.counted GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return [clauses.rows, cards.rows];
}
async function totals() {
  const clauses = await service.sql(
    `SELECT tenant, ruleset, clause, cited::int, matches FROM clause_totals WHERE matches > 0 ORDER BY 1, 2, 3`,
  );
  const cards = await service.sql(
    `SELECT cards, card, copies::int, uses::int, games, wins FROM card_totals WHERE games > 0 ORDER BY 1, 2`,
  );
  return [clauses.rows, cards.rows];
}

test('totals are those of the counted matches, also after a rewind, a ruling and a deletion', async () => {
  const counted = async () => {
    assert.equal((await get(CLAUSES)).status, 200);
    assert.deepEqual(await totals(), await sums());
    return totals();
  };
  const [first] = await counted();
  const { body } = await get('/v1/matches?event=Cup%200');
  const { id, ply } = body.items[0];
  const judged = { reason: 'test', judge: 'Jo' };
  await service.http.post(`/v1/matches/${id}/rewind`).send({ ply: ply - 1, ...judged });
  const [without] = await counted();
  assert.notDeepEqual(without, first);
  await service.http.post(`/v1/matches/${id}/result`).send({ winner: null, ...judged });
  const [anew] = await counted();
  assert.notDeepEqual(anew, without);
  await service.sql('DELETE FROM matches WHERE id = $1', [id]);
  assert.deepEqual(await totals(), await sums());
  assert.deepEqual((await counted())[0], without);
});

test('the totals answer what names no event, time or player, and both ways tell the same', async () => {
  await get(CLAUSES);
  const everything = 'since=2000-01-01';
  for (const path of [CLAUSES, CARDS]) {
    const { value: whole, sent } = await statementsOf(service, () => get(path));
    assert.ok(!sent.some((sql) => /SELECT.*FROM (clause|card)_counts/s.test(sql)), sent.join('\n'));
    const { body } = await get(`${path}&${everything}`);
    assert.deepEqual(whole.body.items, body.items);
    assert.ok(body.items.length > 0);
  }
});

test('who asks the same at once shares one statement', async () => {
  const path = `${CLAUSES}&since=2001-01-01`;
  await get(path);
  const { value, sent } = await statementsOf(service, () => Promise.all(Array.from({ length: 12 }, () => get(path))));
  assert.equal(new Set(value.map(({ text }) => text)).size, 1);
  const heavy = sent.filter((sql) => sql.includes('FROM clause_counts'));
  assert.ok(heavy.length < 12, `${heavy.length} statements for 12 callers`);
});

test('what has to be added up from many matches costs as many points', async () => {
  const { matches } = service.store.statistics;
  service.store.statistics.matches = async () => 30_000;
  try {
    const reply = await get(`${CLAUSES}&since=2002-01-01`);
    assert.equal(reply.headers['ratelimit-cost'], '105');
  } finally {
    service.store.statistics.matches = matches;
  }
});

test('matches are sorted by their last ply only among few', async () => {
  const refused = await get('/v1/matches?sort=-playedAt');
  assert.deepEqual([refused.status, refused.body.code], [400, 'invalid-request']);
  assert.match(JSON.stringify(refused.body.errors), /player, tournament, tag, forkedFrom/);
  for (const filter of ['tag=counted', 'event=Cup%200', 'player=Player%201', 'status=running']) {
    assert.equal((await get(`/v1/matches?sort=-playedAt&${filter}`)).status, 200, filter);
  }
});

test('a start that fails at the database spends no commitment', async () => {
  const { commitment } = (await service.http.post('/v1/seeds').send()).body;
  const start = () => service.http.post('/v1/matches').send({ ruleset: 'duel', seed: { commitment, words: ['a'] } });
  await service.sql(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$`);
  await service.sql('CREATE TRIGGER full_disk BEFORE INSERT ON matches FOR EACH ROW EXECUTE FUNCTION full_disk()');
  const failed = await start();
  assert.deepEqual([failed.status, failed.body.code, failed.headers['retry-after']], [503, 'unavailable', '2']);
  await service.sql('DROP TRIGGER full_disk ON matches');
  assert.equal((await start()).status, 201);
});

test('a transcript that cannot be signed does not begin', async () => {
  const { body } = await get('/v1/matches?event=Cup%201');
  await service.sql('DELETE FROM service_keys');
  await service.sql(`CREATE FUNCTION read_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'no writes' USING ERRCODE = '25006'; END $$`);
  await service.sql('CREATE TRIGGER read_only BEFORE INSERT ON service_keys FOR EACH ROW EXECUTE FUNCTION read_only()');
  const reply = await get(`/v1/matches/${body.items[0].id}/transcript`);
  assert.deepEqual([reply.status, reply.body.code, reply.headers['retry-after']], [503, 'unavailable', '2']);
});

test('an item of a batch that cannot be signed says so, and harms no other', async () => {
  const { state, awaiting } = (await service.http.post('/v1/rulesets/duel/start').send({})).body;
  const items = [{ state, action: awaiting[0].options[0].action }, {}];
  const { status, body } = await service.http.post('/v1/adjudications/batch?signed=true').send({ items });
  assert.equal(status, 200);
  const [unsigned, bent] = body.items;
  assert.deepEqual([unsigned.code, unsigned.retryAfter, bent.code], ['unavailable', 2, 'invalid-request']);
});
