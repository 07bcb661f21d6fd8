import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import pg from 'pg';
import { SCOPES } from '../../src/contracts/keys.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp, openServer, playOn, startDuelMatch } from '../support/app.ts';
import type { StreamMessage } from '../support/event-source.ts';
import { follow } from '../support/event-source.ts';
import { keyFor } from '../support/key.ts';
import { listening } from '../support/listening.ts';
import { hangingRedis } from '../support/redis.ts';

const noRedis = hangingRedis === null && 'no redis-server is installed here';

let service: TestApp;
let base: string;
before(async () => {
  service = await openApp();
  base = await listening(service);
});
after(() => service.close());

const streamOf = (query: Record<string, string> = {}) => `${base}/v1/matches/stream?${new URLSearchParams(query)}`;
const named = (messages: StreamMessage[]) =>
  messages.map(({ event, data }) => [event, data.match ?? data.id, event === 'match' ? null : data.ply]);

async function concede({ match }: Pick<SeenVerdict, 'match'>): Promise<void> {
  const action = { player: 'p2', concede: true };
  assert.equal((await service.http.post(`/v1/matches/${match?.id}/actions`).send({ action })).status, 200);
}

test('all matches of a tournament are followed: how they stand, what is played, and those that are new', async () => {
  const tournament = 'Followed';
  const first = await startDuelMatch(service, { tournament, tags: ['a'] });
  await startDuelMatch(service, { tournament: 'Another' });
  const stream = await follow(streamOf({ tournament }));
  assert.deepEqual(named(await stream.take(2)), [
    ['match', first.match.id, null],
    ['ready', undefined, undefined],
  ]);
  await playOn(service, first, 1);
  const second = await startDuelMatch(service, { tournament, tags: ['b'] });
  await concede(second);
  const told = await stream.take(4);
  assert.deepEqual(named(told), [
    ['ply', first.match.id, 1],
    ['match', second.match.id, null],
    ['ply', second.match.id, 0],
    ['ply', second.match.id, 1],
  ]);
  assert.equal(told[3]?.data.stands.status, 'over');
  const { body } = await service.http.get(`/v1/matches/${first.match.id}/plies?from=1`);
  const { match: _match, ruleset, stands, ...ply } = told[0]?.data ?? {};
  assert.deepEqual([ply, ruleset, stands.status], [body.items[0], 'duel', 'running']);
  stream.cut();
  // Who comes back after any of them is told the rest and nothing else, by their tags if so wanted.
  const rest = await follow(streamOf({ tournament }), { 'last-event-id': told[0]?.id ?? '' });
  assert.deepEqual(named(await rest.take(3)), named(told.slice(1)));
  rest.cut();
  const tagged = await follow(streamOf({ tournament, tag: 'a', after: told[0]?.id ?? '' }));
  await playOn(service, { ...first, awaiting: (await stateOf(first)).awaiting }, 1);
  assert.deepEqual(named([await tagged.next()]), [['ply', first.match.id, 2]]);
  tagged.cut();
});

async function stateOf({ match }: SeenVerdict): Promise<SeenVerdict> {
  return (await service.http.get(`/v1/matches/${match?.id}/state`)).body;
}

test('a viewer sees of all matches what a viewer sees of each', async () => {
  const tournament = 'Hidden';
  for (const viewer of ['p1', 'spectator']) {
    const stream = await follow(streamOf({ tournament, viewer }));
    const start = await startDuelMatch(service, { tournament });
    await concede(await playOn(service, start, 2));
    const { body } = await service.http.get(`/v1/matches/${start.match.id}/plies?viewer=${viewer}`);
    const told: object[] = [];
    while (told.length < 4) {
      const { event, data } = await stream.next();
      const { match, ruleset: _ruleset, stands: _stands, ...ply } = data;
      if (event === 'ply' && match === start.match.id) told.push(ply);
      if (event === 'match') assert.ok(data.seats.some(({ deck }: { deck: unknown }) => deck === null));
    }
    assert.deepEqual(told, body.items);
    stream.cut();
  }
});

test('a key of a seat follows its own match, to the end; another tenant follows nothing of it', async () => {
  const start = await startDuelMatch(service);
  const [, authorization] = await keyFor(service, { seat: { match: start.match.id, viewer: 'p1' } });
  const [, stranger] = await keyFor(service, { tenant: 'else', scopes: [...SCOPES] });
  const other = await startDuelMatch(service);
  const bound = await follow(streamOf(), { authorization });
  const elsewhere = await follow(streamOf(), { authorization: stranger });
  assert.deepEqual(named(await bound.take(2)), [
    ['match', start.match.id, null],
    ['ready', undefined, undefined],
  ]);
  await concede(other);
  await concede(start);
  const { body: theirs } = await service.http
    .post('/v1/matches')
    .set('authorization', stranger)
    .send({ ruleset: 'duel' });
  assert.deepEqual(named(await bound.rest()), [
    ['ply', start.match.id, 1],
    ['end', start.match.id, 1],
  ]);
  assert.deepEqual(named(await elsewhere.take(3)), [
    ['ready', undefined, undefined],
    ['match', theirs.match.id, null],
    ['ply', theirs.match.id, 0],
  ]);
  elsewhere.cut();
});

test('what was recorded by a transaction that ends late is told late, and not lost', async () => {
  const tournament = 'Overtaken';
  const late = await startDuelMatch(service, { tournament });
  const early = await startDuelMatch(service, { tournament });
  const stream = await follow(streamOf({ tournament }));
  await stream.take(3);
  const client = new pg.Client({ connectionString: service.url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(
    "INSERT INTO plies (match_id, ply, kind, events, last_seq, hash_after) VALUES ($1, 1, 'action', '[]', 99, 'x')",
    [late.match.id],
  );
  await client.query('UPDATE matches SET ply = 1 WHERE id = $1', [late.match.id]);
  await playOn(service, early, 1);
  const overtaking = await stream.next();
  assert.deepEqual(named([overtaking]), [['ply', early.match.id, 1]]);
  await client.query('COMMIT');
  await client.end();
  assert.deepEqual(named([await stream.next()]), [['ply', late.match.id, 1]]);
  stream.cut();
  const again = await follow(streamOf({ tournament }), { 'last-event-id': overtaking.id ?? '' });
  assert.deepEqual(named([await again.next()]), [['ply', late.match.id, 1]]);
  again.cut();
});

test('more than is read at once is told in order, and any of it can be gone on after', async () => {
  const tournament = 'Long';
  const stream = await follow(streamOf({ tournament }));
  const { id = '' } = await stream.next();
  stream.cut();
  const start = await startDuelMatch(service, { tournament });
  await service.sql(
    `INSERT INTO plies (match_id, ply, kind, events, last_seq, hash_after)
     SELECT $1, n, 'action', '[]', 100 + n, 'x' FROM generate_series(1, 130) n`,
    [start.match.id],
  );
  await service.sql('UPDATE matches SET ply = 130 WHERE id = $1', [start.match.id]);
  let [after, ply] = [String(id), -1];
  for (const some of [1, 49, 2, 60, 19]) {
    const part = await follow(streamOf({ tournament }), { 'last-event-id': after });
    for (let told = 0; told < some; ) {
      const message = await part.next();
      if (message.event !== 'ply') continue;
      assert.equal(message.data.ply, ++ply);
      after = message.id ?? '';
      told++;
    }
    part.cut();
  }
  assert.equal(ply, 130);
});

test('a cursor that is none is refused, and one of another database begins anew', async () => {
  const cursor = (told: unknown) => Buffer.from(JSON.stringify(told)).toString('base64url');
  const wrong = [
    'nonsense',
    cursor(['5:4:', null, null, 1]),
    cursor(['5:9:7,6', null, null, 1]),
    cursor(['5:9:', '5:9:', null, 1]),
    cursor(['5:9:', null, null, 'x']),
    cursor([`5:${'9'.repeat(30)}:`, null, null, 1]),
    cursor(['5:9:', '5:9:', ['6', 'no id', 1], 1]),
  ];
  for (const after of wrong) {
    const reply = await fetch(streamOf({ after }));
    assert.deepEqual([reply.status, ((await reply.json()) as { code: string }).code], [400, 'invalid-request'], after);
  }
  const ahead = cursor(['900000000000:900000000000:', null, null, 1]);
  const stream = await follow(streamOf({ tournament: 'None' }), { 'last-event-id': ahead });
  assert.equal((await stream.next()).event, 'ready');
  stream.cut();
});

test('while Redis hangs and when it is back, what another server records is told once', {
  skip: noRedis,
}, async (t) => {
  const redis = await hangingRedis?.();
  assert.ok(redis);
  t.after(() => redis.stop());
  const servers = await Promise.all([0, 1].map(() => openServer(service.url, { redisUrl: redis.url })));
  t.after(() => Promise.all(servers.map((server) => server.close())));
  const [here, other] = servers as [(typeof servers)[0], (typeof servers)[0]];
  const start = await startDuelMatch(service, { tournament: 'Over Redis' });
  const stream = await follow(`${await listening(other)}/v1/matches/${start.match.id}/stream?after=0`);
  const told: number[] = [];
  let last: SeenVerdict = start;
  for (let ply = 1; ply <= 9; ply++) {
    if (ply === 4) redis.freeze();
    if (ply === 7) redis.thaw();
    last = await playOn(here, last, 1);
    told.push((await stream.next()).data.ply);
  }
  assert.deepEqual(told, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  stream.cut();
});

test('what another server records is announced, for a match and for all', async () => {
  const other = await openServer(service.url);
  const url = await listening(other);
  const tournament = 'Elsewhere';
  const start = await startDuelMatch(service, { tournament });
  const all = await follow(`${url}/v1/matches/stream?tournament=${tournament}`);
  const one = await follow(`${url}/v1/matches/${start.match.id}/stream`);
  await Promise.all([all.take(2), one.take(1)]);
  await concede(await playOn(service, start, 3));
  assert.deepEqual(named(await one.rest()).length, 5);
  assert.deepEqual(
    (await all.take(4)).map(({ data }) => data.ply),
    [1, 2, 3, 4],
  );
  all.cut();
  await other.close();
});
