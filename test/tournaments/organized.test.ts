import assert from 'node:assert/strict';
import test, { after, before, describe } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { until } from '../support/until.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const path = (name: string, rest = '') => `/v1/tournaments/${encodeURIComponent(name)}${rest}`;
const judged = { judge: 'Ines', reason: 'agreed by both' };

interface Table {
  round: number;
  table: number;
  kind: string;
  status: string;
  waitsFor: string | null;
  players: { id: string; name: string }[];
  wins: [number, number];
  points: [number, number] | null;
  winner: string | null;
  games: { game: number; match: string; p1: string; status: string; winner: string | null }[];
}

async function make(name: string, players: number | object[], more: object = {}) {
  const list =
    typeof players === 'number' ? Array.from({ length: players }, (_, at) => ({ name: `P${at + 1}` })) : players;
  const made = await service.http
    .post('/v1/tournaments')
    .send({ name, ruleset: 'duel', seed: 's', players: list, ...more });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  return made.body;
}

async function pair(name: string, body: object = {}): Promise<Table[]> {
  const reply = await service.http.post(path(name, '/rounds')).send(body);
  assert.equal(reply.status, 201, JSON.stringify(reply.body));
  return reply.body.tables;
}

const tablesOf = async (name: string, round: number): Promise<Table[]> =>
  (await service.http.get(path(name, `/rounds/${round}`))).body.items;

const concede = (match: string, player: 'p1' | 'p2') =>
  service.http.post(`/v1/matches/${match}/actions`).send({ action: { player, concede: true } });

/** Has a player win the game that goes on at a table. */
async function win(name: string, { round, table }: Table, winner: string): Promise<Table> {
  const now = await until('it comes about', async () => {
    const found = (await tablesOf(name, round)).find((one) => one.table === table);
    return found?.games.at(-1)?.status === 'running' ? found : null;
  });
  const game = now.games.at(-1);
  if (!game) throw new Error('no game');
  const done = await concede(game.match, game.p1 === winner ? 'p2' : 'p1');
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const after = (await tablesOf(name, round)).find((one) => one.table === table);
  if (!after) throw new Error('no table');
  return after;
}

const read = async (name: string, rest = '') => (await service.http.get(path(name, rest))).body;

describe('a Swiss tournament of five players', () => {
  test('is paired, played, ranked and over', async () => {
    const made = await make('Swiss', 5);
    assert.equal(made.status, 'registration');
    assert.equal(made.players.registered, 5);
    const byes = new Set<string>();
    const met = new Set<string>();
    for (let round = 1; round <= 3; round++) {
      const tables = await pair('Swiss', { round });
      assert.equal(tables.length, 3);
      assert.deepEqual(tables.flatMap(({ players }) => players.map(({ id }) => id)).sort(), ['1', '2', '3', '4', '5']);
      for (const table of tables) {
        const [one, other] = table.players.map(({ id }) => id);
        if (one === undefined) throw new Error('an empty table');
        if (other === undefined) {
          assert.equal(table.kind, 'bye');
          assert.ok(!byes.has(one));
          byes.add(one);
          continue;
        }
        const pairing = [one, other].sort().join();
        assert.ok(!met.has(pairing));
        met.add(pairing);
        assert.equal(table.games.length, 1);
        await win('Swiss', table, one < other ? one : other);
      }
    }
    const over = await read('Swiss');
    assert.equal(over.status, 'over');
    assert.equal(over.openTables, 0);
    const { items } = await read('Swiss', '/standings');
    assert.equal(items.length, 5);
    assert.equal(items[0].id, over.champion);
    assert.deepEqual(
      Object.keys(items[0])
        .filter((key) => key === 'id' || key === 'dropped')
        .sort(),
      ['dropped', 'id'],
    );
    const late = await service.http.post(path('Swiss', '/rounds')).send({});
    assert.equal(late.status, 409);
    assert.equal(late.body.code, 'tournament-state');
    const past = await read('Swiss', '/standings?round=1');
    assert.equal(past.items[0].series.played, 1);
  });

  test('tells its matches where they belong', async () => {
    const [table] = await tablesOf('Swiss', 1);
    const match = (await service.http.get(`/v1/matches/${table?.games[0]?.match}`)).body;
    assert.equal(match.tournament, 'Swiss');
    assert.equal(match.round, 1);
    assert.equal(match.table, '1');
    assert.ok(['1', '2', '3', '4', '5'].includes(match.seats[0].externalId));
  });
});

describe('a series', () => {
  test('of three is in progress at one to nil, and its next game has the seats exchanged', async () => {
    await make('Series', 2, { bestOf: 3, rounds: 1 });
    const [table] = await pair('Series');
    if (!table) throw new Error('no table');
    const [one, other] = table.players.map(({ id }) => id);
    if (!one || !other) throw new Error('no players');
    const first = await win('Series', table, one);
    assert.equal(first.status, 'running');
    assert.equal(first.points, null);
    assert.equal((await read('Series', '/results')).items[0].status, 'running');
    assert.equal((await read('Series', '/standings')).items[0].points, 0);
    await win('Series', table, other);
    const last = await win('Series', table, one);
    assert.deepEqual(
      [last.status, last.wins, last.winner],
      ['over', one === table.players[0]?.id ? [2, 1] : [1, 2], one],
    );
    assert.deepEqual(
      last.games.map(({ p1 }) => p1),
      [one, other, one],
    );
  });

  test('goes on when a judge rewinds its last game, and is over again after it', async () => {
    await make('Rewound', 2, { rounds: 1 });
    const [table] = await pair('Rewound');
    const match = table?.games[0]?.match;
    if (!table || !match) throw new Error('no game');
    await win('Rewound', table, '1');
    assert.equal((await read('Rewound')).status, 'over');
    await service.http.post(`/v1/matches/${match}/rewind`).send({ ply: 0, ...judged });
    assert.equal((await read('Rewound')).status, 'running');
    assert.equal((await win('Rewound', table, '2')).winner, '2');
    await service.http.post(`/v1/matches/${match}/result`).send({ winner: 'p1', ...judged });
    assert.equal((await tablesOf('Rewound', 1))[0]?.winner, table.games[0]?.p1);
  });
});

describe('rulings', () => {
  test('stand in the place of games, change the standings and can be taken back', async () => {
    await make('Ruled', 2, { bestOf: 3, rounds: 1 });
    const [table] = await pair('Ruled');
    if (!table) throw new Error('no table');
    const at = path('Ruled', '/rounds/1/tables/1/ruling');
    const ruled = await service.http.post(at).send({ result: { wins: [1, 2] }, ...judged });
    assert.equal(ruled.status, 200, JSON.stringify(ruled.body));
    const match = (await service.http.get(`/v1/matches/${table.games[0]?.match}`)).body;
    assert.equal(match.status, 'over');
    const [now] = await tablesOf('Ruled', 1);
    assert.deepEqual([now?.wins, now?.winner], [[1, 2], table.players[1]?.id]);
    await service.http.post(at).send({ result: { wins: [0, 0], bothLose: true }, ...judged });
    assert.deepEqual((await tablesOf('Ruled', 1))[0]?.points, [0, 0]);
    await service.http.post(at).send({ result: null, ...judged });
    const open = await until('it comes about', async () => {
      const [found] = await tablesOf('Ruled', 1);
      return found?.games.length === 2 ? found : null;
    });
    assert.deepEqual([open.status, open.wins], ['running', [0, 1]]);
    const rulings = await read('Ruled', '/rulings');
    assert.deepEqual(
      rulings.items.map(({ number, judge }: { number: number; judge: string }) => [number, judge]),
      [
        [1, 'Ines'],
        [2, 'Ines'],
        [3, 'Ines'],
      ],
    );
    const wrong = await service.http.post(at).send({ result: { wins: [3, 0] }, ...judged });
    assert.equal(wrong.status, 400);
    assert.equal(wrong.body.errors[0].path, '/result/wins/0');
  });

  test('take the last round back, which can be paired anew', async () => {
    await make('Undone', 4, { rounds: 2 });
    const tables = await pair('Undone');
    const undo = await service.http.post(path('Undone', '/rounds/1/undo')).send(judged);
    assert.equal(undo.status, 200, JSON.stringify(undo.body));
    assert.equal((await read('Undone')).round, 0);
    const match = (await service.http.get(`/v1/matches/${tables[0]?.games[0]?.match}`)).body;
    assert.equal(match.status, 'over');
    const again = await pair('Undone', {
      tables: [
        ['1', '2'],
        ['3', '4'],
      ],
    });
    assert.deepEqual(
      again.map(({ players }) => players.map(({ id }) => id)),
      [
        ['1', '2'],
        ['3', '4'],
      ],
    );
    assert.notEqual(again[0]?.games[0]?.match, tables[0]?.games[0]?.match);
  });
});

describe('who takes part', () => {
  test('who leaves is not paired, who comes late has lost what was played', async () => {
    await make('Coming', 4, { rounds: 3 });
    const tables = await pair('Coming');
    for (const table of tables) await win('Coming', table, table.players[0]?.id ?? '');
    await service.http.patch(path('Coming', '/players/4')).send({ dropped: true });
    await service.http
      .post(path('Coming', '/players'))
      .send({ players: [{ name: 'Late' }, { name: 'Later', id: 'x' }] });
    const second = await pair('Coming');
    const ids = second.flatMap(({ players }) => players.map(({ id }) => id)).sort();
    assert.deepEqual(ids, ['1', '2', '3', '5', 'x']);
    const { items } = await read('Coming', '/standings');
    const late = items.find(({ player }: { player: string }) => player === 'Late');
    assert.equal(late.series.lost, 1);
    assert.equal(items.find(({ player }: { player: string }) => player === 'P4').dropped, true);
  });

  test('is told as a table and taken from one', async () => {
    await make('Table', []);
    const sent = await service.http
      .post(path('Table', '/players'))
      .set('content-type', 'text/csv')
      .send('Name;ID;seed\nAda;a;2\n"=Bo";b;\n');
    assert.equal(sent.status, 201, JSON.stringify(sent.body));
    const told = await service.http.get(path('Table', '/players')).set('accept', 'text/csv');
    assert.equal(told.headers['content-type'], 'text/csv; charset=utf-8');
    assert.equal(told.text, "id,name,deck,seed,externalId,from,droppedAfter\na,Ada,,2,,1,\nb,'=Bo,,,,1,\n");
    const lines = await service.http
      .get(path('Table', '/players'))
      .set('accept', 'application/x-ndjson')
      .buffer(true)
      .parse((res, done) => {
        let text = '';
        res.on('data', (chunk) => (text += chunk));
        res.on('end', () => done(null, text));
      });
    assert.deepEqual(
      String(lines.body)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).name),
      ['Ada', '=Bo'],
    );
    const wrong = await service.http
      .post(path('Table', '/players'))
      .set('content-type', 'text/csv')
      .send('name,age\nEve,7\n');
    assert.equal(wrong.status, 400);
    assert.match(wrong.body.errors[0].reason, /"age"/);
    const twice = await service.http
      .post(path('Table', '/players'))
      .send({ players: [{ name: 'Cy' }, { name: 'Ada' }] });
    assert.equal(twice.body.errors[0].path, '/players/1/name');
    assert.equal((await read('Table')).players.registered, 2);
  });
});

describe('at once', () => {
  test('of two who pair a round one is told that it is paired', async () => {
    await make('Twice', 6);
    const replies = await Promise.all([1, 2, 3].map(() => service.http.post(path('Twice', '/rounds')).send({})));
    assert.deepEqual(replies.map(({ status }) => status).sort(), [201, 409, 409]);
    assert.equal((await tablesOf('Twice', 1)).length, 3);
  });

  test('many register, and each has an id of their own', async () => {
    await make('Many', []);
    const names = Array.from({ length: 20 }, (_, at) => `Q${at}`);
    const replies = await Promise.all(
      names.map((name) => service.http.post(path('Many', '/players')).send({ players: [{ name }] })),
    );
    assert.ok(replies.every(({ status }) => status === 201));
    const { items } = await read('Many', '/players');
    assert.equal(new Set(items.map(({ id }: { id: string }) => id)).size, 20);
  });

  test('a revision that is meant has to be there', async () => {
    const { revision } = await make('Revised', 2);
    const { headers } = await service.http.get(path('Revised'));
    const first = await service.http
      .patch(path('Revised'))
      .set('if-match', headers.etag ?? '')
      .send({ rounds: 5 });
    assert.equal(first.status, 200, JSON.stringify(first.body));
    assert.equal(first.body.rounds, 5);
    const second = await service.http
      .patch(path('Revised'))
      .set('if-match', headers.etag ?? '')
      .send({ rounds: 6 });
    assert.equal(second.status, 409);
    assert.equal(second.body.currentRevision, revision + 1);
  });
});

describe('brackets', () => {
  const playThrough = async (name: string, beats: (one: string, other: string) => string) => {
    for (let round = 1; round < 20; round++) {
      if ((await read(name)).status === 'over') return;
      for (const table of await pair(name)) {
        const [one, other] = table.players.map(({ id }) => id);
        if (one && other && table.kind === 'match') await win(name, table, beats(one, other));
      }
    }
  };
  const lower = (one: string, other: string) => (Number(one) < Number(other) ? one : other);

  test('of single elimination end with the best, and places by how far one came', async () => {
    await make('Single', 6, { format: 'single-elimination' });
    await playThrough('Single', lower);
    assert.equal((await read('Single')).champion, '1');
    const { items } = await read('Single', '/standings');
    assert.deepEqual(
      items.map(({ rank, id }: { rank: number; id: string }) => [rank, id]),
      [
        [1, '1'],
        [2, '2'],
        [3, '3'],
        [3, '4'],
        [5, '5'],
        [5, '6'],
      ],
    );
  });

  test('of double elimination have a second final when the first is lost from above', async () => {
    await make('Double', 4, { format: 'double-elimination' });
    let upset = true;
    await playThrough('Double', (one, other) => {
      const best = lower(one, other);
      if (best !== '1' || !upset) return best;
      upset = false;
      return best === one ? other : one;
    });
    assert.equal((await read('Double')).champion, '1');
  });

  test('follow Swiss rounds as a cut', async () => {
    await make('Cut', 8, { rounds: 2, cut: { to: 4 } });
    await playThrough('Cut', lower);
    const over = await read('Cut');
    assert.deepEqual([over.status, over.stage, over.champion, over.round], ['over', 'cut', '1', 4]);
  });

  test('a round robin has everybody meet everybody', async () => {
    await make('Robin', 5, { format: 'round-robin' });
    await playThrough('Robin', lower);
    const { items } = await read('Robin', '/standings');
    assert.deepEqual(
      items.map(({ id, points }: { id: string; points: number }) => [id, points]),
      [
        ['1', 15],
        ['2', 12],
        ['3', 9],
        ['4', 6],
        ['5', 3],
      ],
    );
  });
});

test('a tournament that is deleted leaves its matches, and its name is free', async () => {
  await make('Gone', 2);
  const [table] = await pair('Gone');
  assert.equal((await service.http.delete(path('Gone'))).status, 200);
  assert.equal((await service.http.get(path('Gone'))).status, 404);
  assert.equal((await read('Gone', '/results')).items.length, 1);
  assert.equal((await service.http.get(`/v1/matches/${table?.games[0]?.match}`)).status, 200);
  await make('Gone', 3);
});

test('a match that is deleted while it runs is played again', async () => {
  await make('Lost', 2);
  const [table] = await pair('Lost');
  await service.http.delete(`/v1/matches/${table?.games[0]?.match}`);
  const again = await until('it comes about', async () => {
    const [found] = await tablesOf('Lost', 1);
    return found?.games[1]?.status === 'running' ? found : null;
  });
  assert.equal(again.games[0]?.status, 'deleted');
});
