import assert from 'node:assert/strict';
import test, { after, before, describe } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { copyMatch } from '../support/rows.ts';
import { statementsOf } from '../support/statements.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const get = (path: string) => service.http.get(path);
const read = async (path: string) => (await get(path)).body;
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const query = (parameters: Record<string, string>) => String(new URLSearchParams(parameters));

/** How Postgres carries a statement out. */
async function planOf(statement: string, values: unknown[]): Promise<string> {
  await service.sql(`PREPARE asked AS ${statement}`);
  const { rows } = await service.sql(`EXPLAIN EXECUTE asked(${values.map((value) => `'${value}'`)})`);
  await service.sql('DEALLOCATE asked');
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Every id in a list, page by page. */
async function walk(path: string): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page = await read(next === '' ? path : `${path}&after=${encodeURIComponent(next)}`);
    found.push(...idsOf(page));
    next = page.next;
  }
  return found;
}

describe('matches', () => {
  let one: string;
  before(async () => {
    const seats = [{ name: 'Ada' }, { name: 'Ben' }];
    one = (await startDuelMatch(service, { seats, event: 'Filters', round: 2, table: '7', tags: ['x', 'y'] })).match.id;
  });

  for (const [asked, found] of [
    ['ruleset=duel', true],
    ['ruleset=gundam', false],
    ['player=Ada', true],
    ['player=ada', false],
    ['player=Ben&player=Ada', true],
    ['player=Ada&player=Cai', false],
    ['round=2&table=7', true],
    ['round=2&table=8', false],
    ['status=running', true],
    ['status=over', false],
    ['outcome=draw', false],
    ['tag=x&tag=y', true],
    ['tag=x&tag=z', false],
    ['since=2020-01-01', true],
    ['until=2020-01-01T00:00:00Z', false],
    [`since=2020-01-01&until=${encodeURIComponent('2920-01-01T00:00:00+02:00')}`, true],
    ['forkedFrom=00000000-0000-7000-8000-000000000000', false],
  ] as const) {
    test(`${asked} ${found ? 'finds' : 'does not find'} it`, async () => {
      assert.deepEqual(idsOf(await read(`/v1/matches?event=Filters&${asked}`)), found ? [one] : []);
    });
  }

  test('they tell where in a tournament they belong, and when they ended', async () => {
    await service.http.post(`/v1/matches/${one}/actions`).send({ action: { player: 'p1', concede: true } });
    const [match] = (await read('/v1/matches?event=Filters&outcome=p2')).items;
    const { event, round, table, forkedFrom, clock, deadline } = match;
    assert.deepEqual({ event, round, table }, { event: 'Filters', round: 2, table: '7' });
    assert.deepEqual({ forkedFrom, clock, deadline }, { forkedFrom: null, clock: null, deadline: null });
    assert.match(match.endedAt, /^\d{4}-.*Z$/);
    assert.match(match.seedHash, /^[0-9a-f]{64}$/);
  });

  test('players and spectators learn neither decks of others nor hashes', async () => {
    for (const [viewer, hidden] of [
      ['p1', [false, true]],
      ['p2', [true, false]],
      ['spectator', [true, true]],
      ['judge', [false, false]],
    ] as const) {
      const single = await read(`/v1/matches/${one}?viewer=${viewer}`);
      const [listed] = (await read(`/v1/matches?event=Filters&viewer=${viewer}`)).items;
      for (const match of [single, listed]) {
        const decks = match.seats.map(({ deck }: { deck: unknown }) => deck === null);
        assert.deepEqual(decks, hidden);
        assert.equal(match.stateHash === null, viewer !== 'judge');
      }
    }
  });

  test('what cannot be asked is refused with the place of the fault', async () => {
    for (const [asked, path] of [
      ['sort=round', '/sort'],
      ['after=bm9wZQ', '/after'],
      ['after=00000000-0000-7000-8000-000000000000', '/after'],
      ['sort=endedAt&after=00000000-0000-7000-8000-000000000000', '/after'],
      ['limit=201', '/limit'],
      ['since=yesterday', '/since'],
      ['since=0000-01-01', '/since'],
      ['round=99999999999', '/round'],
      ['player=a&player=b&player=c', '/player'],
    ]) {
      const reply = await get(`/v1/matches?${asked}`);
      assert.equal(reply.status, 400, asked);
      assert.equal(reply.body.errors[0].path, path);
    }
  });
});

describe('20,000 matches', () => {
  let first: string;
  before(async () => {
    first = (await startDuelMatch(service, { event: 'Many' })).match.id;
    await copyMatch(service, first, 19_999, {
      started_at: `'2026-01-01'::timestamptz + make_interval(secs => n / 7)`,
      played_at: `'2026-02-01'::timestamptz + make_interval(secs => n / 3)`,
      ended_at: `CASE n % 2 WHEN 0 THEN '2026-03-01'::timestamptz + make_interval(secs => n / 5) END`,
      round: 'n % 40',
      table_name: `(n % 23)::text`,
      event: `CASE WHEN n <= 3000 THEN 'Many' ELSE 'Most' END`,
    });
    await service.sql('ANALYZE matches');
  });

  test('are walked from end to end without a wall, each once', async () => {
    const { rows } = await service.sql('SELECT id FROM matches ORDER BY started_at DESC, id DESC');
    const walked = await walk('/v1/matches?limit=200');
    assert.ok(walked.length >= 20_000);
    assert.deepEqual(
      walked,
      rows.map(({ id }) => id),
    );
  });

  test('each page is a walk along an index, and one statement', async () => {
    const place = (await service.sql('SELECT started_at, id FROM matches ORDER BY 1 OFFSET 9000 LIMIT 1')).rows[0];
    for (const [filter, value] of [
      ['sort=-startedAt', null],
      ['sort=startedAt', null],
      ['ruleset=duel', 'duel'],
      ['status=running', 'running'],
    ] as const) {
      const { next } = await read(`/v1/matches?limit=150&${filter}`);
      const { sent } = await statementsOf(service, () => read(`/v1/matches?limit=50&${filter}&after=${next}`));
      assert.equal(sent.length, 1);
      const values = ['local', ...(value === null ? [] : [value]), place.started_at.toISOString(), place.id, 51];
      const plan = await planOf(sent[0] ?? '', values);
      assert.match(plan, /Index Scan/);
      assert.doesNotMatch(plan, /Seq Scan|Sort/);
    }
  });

  test('the id of a match goes on after it in the order of their starts', async () => {
    const whole = idsOf(await read('/v1/matches?limit=20'));
    const rest = idsOf(await read(`/v1/matches?limit=10&after=${whole[9]}`));
    assert.deepEqual(rest, whole.slice(10));
  });

  for (const [sort, order] of [
    ['startedAt', 'started_at, id'],
    ['-endedAt', 'ended_at DESC, id DESC'],
    ['endedAt', 'ended_at, id'],
    ['-playedAt', 'played_at DESC, id DESC'],
    ['playedAt', 'played_at, id'],
    ['round', 'coalesce(round, 2147483647), coalesce(length(table_name), 0), table_name COLLATE "C", started_at, id'],
  ] as const) {
    test(`are told by ${sort}, pages joining without a gap`, async () => {
      const ended = sort.includes('ended') ? 'AND ended_at IS NOT NULL' : '';
      const { rows } = await service.sql(`SELECT id FROM matches WHERE event = 'Many' ${ended} ORDER BY ${order}`);
      assert.deepEqual(
        await walk(`/v1/matches?${query({ event: 'Many', sort, limit: '190' })}`),
        rows.map(({ id }) => id),
      );
    });
  }

  test('the head of a page says where the next one is', async () => {
    const reply = await get('/v1/matches?event=Many&limit=3&sort=round');
    const [, address = ''] = /^<(.*)>; rel="next"$/.exec(String(reply.headers.link)) ?? [];
    assert.deepEqual(
      await read(address),
      await read(`/v1/matches?event=Many&limit=3&sort=round&after=${reply.body.next}`),
    );
    assert.equal((await get('/v1/matches?event=None')).headers.link, undefined);
  });
});

describe('a key that is bound to a seat', () => {
  let own: string;
  let other: string;
  let key: [string, string];
  before(async () => {
    own = (await startDuelMatch(service, { event: 'Seats' })).match.id;
    other = (await startDuelMatch(service, { event: 'Seats' })).match.id;
    key = await keyFor(service, { seat: { match: own, viewer: 'p1' } });
  });

  test('finds its own match and no other, as its seat sees it', async () => {
    for (const asked of [
      '',
      '?event=Seats',
      '?sort=startedAt&limit=1',
      '?viewer=p1',
      `?after=${other}&sort=startedAt`,
    ]) {
      const reply = await get(`/v1/matches${asked}`).set(...key);
      if (asked.includes('after')) {
        assert.equal(reply.status, 400);
        continue;
      }
      assert.deepEqual(idsOf(reply.body), [own]);
      assert.deepEqual([reply.body.items[0].seats[1].deck, reply.body.items[0].stateHash], [null, null]);
    }
    for (const path of ['', '/plies', '/events', '/events/1', '/events/1/tree']) {
      assert.equal((await get(`/v1/matches/${other}${path}`).set(...key)).body.code, 'unknown-match');
    }
  });

  test('gets no other view, whatever it asks for', async () => {
    for (const path of ['', '/plies', '/events', '/events/1', '/events/1/tree']) {
      for (const viewer of ['p2', 'judge', 'spectator']) {
        const reply = await get(`/v1/matches/${own}${path}?viewer=${viewer}`).set(...key);
        assert.deepEqual([reply.status, reply.body.code], [403, 'seat-bound']);
      }
      const [plain, asked] = await Promise.all([
        get(`/v1/matches/${own}${path}`).set(...key),
        get(`/v1/matches/${own}${path}?viewer=p1`),
      ]);
      assert.equal(plain.text, asked.text);
    }
  });
});

test('names of tournaments and players can be any words', async () => {
  const event = 'A/B? #1 % 決勝 🏆';
  const seats = [{ name: 'O’Neil, "J" & co: x' }, { name: '..' }];
  await startDuelMatch(service, { event, round: 1, seats });
  const named = encodeURIComponent(event);
  assert.equal((await read(`/v1/tournaments/${named}/results`)).items.length, 1);
  assert.equal((await read(`/v1/tournaments/${named}/standings`)).items.length, 2);
  assert.equal((await read(`/v1/players/${encodeURIComponent(seats[0]?.name ?? '')}`)).name, seats[0]?.name);
  assert.equal((await read(`/v1/matches?${query({ event, player: '..' })}`)).items.length, 1);
  const byes = `byes=${encodeURIComponent('O’Neil, "J" & co: x:2')}`;
  assert.equal((await read(`/v1/tournaments/${named}/standings?${byes}`)).items[0].points, 3);
});

test('forks of a match are found by where they come from', async () => {
  const { match } = await startDuelMatch(service, { event: 'Forks' });
  const fork = (await service.http.post(`/v1/matches/${match.id}/forks`).send({ event: 'Forks' })).body.match.id;
  const { items } = await read(`/v1/matches?forkedFrom=${match.id}`);
  assert.deepEqual(idsOf({ items }), [fork]);
  assert.deepEqual(items[0].forkedFrom, { match: match.id, ply: 0 });
});

test('every parameter of a query is described', async () => {
  const { paths } = await read('/openapi.json');
  const bare: string[] = [];
  for (const [path, methods] of Object.entries<Record<string, { parameters?: Record<string, string>[] }>>(paths)) {
    for (const { parameters = [] } of Object.values(methods)) {
      for (const { in: part, name, description } of parameters) {
        if (part === 'query' && !description) bare.push(`${path} ${name}`);
      }
    }
  }
  assert.deepEqual(bare, []);
  const { content } = paths['/v1/matches'].get.responses['200'];
  assert.deepEqual(Object.keys(content), ['application/json', 'application/x-ndjson']);
});

test('a number has to be written in digits: nothing, a blank and hexadecimal digits are none', async () => {
  const { id } = (await startDuelMatch(service)).match;
  for (const [path, name] of [
    ['/v1/matches?round=', 'round'],
    ['/v1/matches?round=0x10', 'round'],
    [`/v1/matches/${id}/plies?after=`, 'after'],
    [`/v1/matches/${id}/state?ply=%20`, 'ply'],
    [`/v1/matches/${id}/events/%20/why`, 'seq'],
    [`/v1/matches/${id}/events/-1/why`, 'seq'],
  ] as const) {
    const { status, body } = await get(path);
    assert.deepEqual([status, body.code, body.errors?.[0]?.path], [400, 'invalid-request', `/${name}`], path);
  }
});

test('what is wrong with a parameter of several forms is told in the words of the one that was meant', async () => {
  const reason = async (asked: string) => (await read(`/v1/matches?${asked}`)).errors[0].reason;
  assert.match(await reason('player=A&player=B&player=C'), /more than 2 entries/);
  assert.match(await reason(`player=${'x'.repeat(101)}`), /more than 100 characters/);
  assert.match(await reason('since=yesterday'), /not a date such as/);
});
