import assert from 'node:assert/strict';
import test, { after, before, describe } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { copyMatch } from '../support/rows.ts';
import { statementsOf } from '../support/statements.ts';

let service: TestApp;
let sample: string;
before(async () => {
  service = await openApp();
  sample = (await startDuelMatch(service)).match.id;
});
after(() => service.close());

const get = (path: string) => service.http.get(path);
const read = async (path: string) => (await get(path)).body;
const text = (value: string | null) => (value === null ? 'NULL' : `'${value}'`);

interface Game {
  event: string;
  round: number;
  table?: string;
  /** p1 and p2. */
  seats: [string, string];
  result: 'p1' | 'p2' | 'draw' | null;
  forkOf?: string;
}

/** Records a game that is over, or runs where it has no result. Later ones start later. */
let second = 0;
async function game({ event, round, table = '1', seats, result, forkOf }: Game): Promise<string> {
  const [id = ''] = await copyMatch(service, sample, 1, {
    event: text(event),
    round: String(round),
    table_name: text(table),
    players: `ARRAY['${seats[0]}', '${seats[1]}']`,
    status: text(result === null ? 'running' : 'over'),
    result: text(result),
    forked_from: forkOf === undefined ? 'NULL' : `'${forkOf}'`,
    started_at: `'2026-05-01'::timestamptz + interval '${second++} seconds'`,
  });
  return id;
}

/** Records games between two players, of whom the first wins those marked "+" and loses those marked "-". */
async function meet(
  event: string,
  round: number,
  table: string,
  seats: [string, string],
  games: string,
): Promise<void> {
  const [one, other] = seats;
  for (const [at, sign] of [...games].entries()) {
    const turned = at % 2 === 1;
    const won = sign === '+' ? 'p1' : 'p2';
    const swapped = won === 'p1' ? 'p2' : 'p1';
    const result = sign === '=' ? 'draw' : sign === '?' ? null : turned ? swapped : won;
    await game({ event, round, table, seats: turned ? [other, one] : [one, other], result });
  }
}

describe('a tournament of five players in three rounds', () => {
  const cup = '/v1/tournaments/Spring%20Cup';
  const byes = 'byes=Eve:1&byes=Dee:2&byes=Cai:3';
  before(async () => {
    await meet('Spring Cup', 1, '1', ['Ada', 'Ben'], '+-+');
    await meet('Spring Cup', 1, '2', ['Cai', 'Dee'], '+');
    await meet('Spring Cup', 2, '1', ['Ada', 'Cai'], '=');
    await meet('Spring Cup', 2, '2', ['Ben', 'Eve'], '-');
    await meet('Spring Cup', 3, '1', ['Ada', 'Eve'], '++');
    await meet('Spring Cup', 3, '2', ['Dee', 'Ben'], '-');
    await meet('Spring Cup', 4, '1', ['Dee', 'Ada'], '+?');
    await game({ event: 'Spring Cup', round: 3, seats: ['Eve', 'Ada'], result: 'p1', forkOf: sample });
  });

  test('is listed with its counts, forks aside', async () => {
    await game({ event: 'Autumn Cup', round: 1, seats: ['Ada', 'Ben'], result: null });
    const { items } = await read('/v1/tournaments?limit=1');
    const { next } = await read('/v1/tournaments?limit=1');
    assert.equal(items[0].event, 'Autumn Cup');
    const [listed] = (await read(`/v1/tournaments?limit=1&after=${next}`)).items;
    const { startedAt, playedAt, ...counts } = listed;
    const name = 'Spring Cup';
    assert.deepEqual(counts, {
      ...{ name, event: name, rulesets: ['duel'], matches: 11, running: 1, over: 10, rounds: 4 },
      organized: null,
    });
    assert.ok(startedAt < playedAt);
    assert.deepEqual((await read('/v1/tournaments?ruleset=gundam')).items, []);
  });

  test('tells who met whom, games at one table being a series', async () => {
    const { items } = await read(`${cup}/results?limit=500`);
    const told = items.map(
      ({ round, table, players, status, winner, points, wins, draws, games }: Record<string, unknown>) =>
        [round, table, players, status, winner, points, wins, draws, (games as unknown[]).length].flat(),
    );
    assert.deepEqual(told, [
      [1, '1', 'Ada', 'Ben', 'over', 'Ada', 3, 0, 2, 1, 0, 3],
      [1, '2', 'Cai', 'Dee', 'over', 'Cai', 3, 0, 1, 0, 0, 1],
      [2, '1', 'Ada', 'Cai', 'over', null, 1, 1, 0, 0, 1, 1],
      [2, '2', 'Ben', 'Eve', 'over', 'Eve', 0, 3, 0, 1, 0, 1],
      [3, '1', 'Ada', 'Eve', 'over', 'Ada', 3, 0, 2, 0, 0, 2],
      [3, '2', 'Ben', 'Dee', 'over', 'Ben', 3, 0, 1, 0, 0, 1],
      [4, '1', 'Ada', 'Dee', 'running', null, null, 0, 1, 0, 2],
    ]);
    assert.deepEqual(
      items[0].games.map(({ winner }: { winner: string }) => winner),
      ['Ada', 'Ben', 'Ada'],
    );
  });

  test('tells results of a round or of a player, in pages', async () => {
    const whole = (await read(`${cup}/results`)).items;
    const of = async (asked: string) => (await read(`${cup}/results?${asked}`)).items;
    assert.deepEqual(await of('round=2'), whole.slice(2, 4));
    assert.deepEqual(await of('player=Eve'), [whole[3], whole[4]]);
    const paged: unknown[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: { items: unknown[]; next: string | null } = await read(
        `${cup}/results?limit=2${next && `&after=${next}`}`,
      );
      paged.push(...page.items);
      next = page.next;
    }
    assert.deepEqual(paged, whole);
  });

  // Worked out by hand: points, matches won-drawn-lost, games won-drawn-lost, the four shares.
  const hand = [
    [1, 'Ada', 7, '2-1-0', '4-1-1', 7 / 9, 16 / 27, 13 / 18, 55 / 90],
    [2, 'Cai', 7, '2-1-0', '3-1-0', 7 / 9, 10 / 18, 10 / 12, 22 / 36],
    [3, 'Eve', 6, '2-0-1', '3-0-2', 6 / 9, 10 / 18, 9 / 15, 101 / 180],
    [4, 'Ben', 3, '1-0-2', '2-0-3', 3 / 9, 16 / 27, 6 / 15, 164 / 270],
    [5, 'Dee', 3, '1-0-2', '2-0-2', 3 / 9, 10 / 18, 6 / 12, 37 / 60],
  ].map((row) => row.map((value, at) => (at > 4 ? Math.round(Number(value) * 10_000) / 10_000 : value)));

  test('stands as it was worked out by hand', async () => {
    const { items } = await read(`${cup}/standings?${byes}`);
    assert.deepEqual(
      items.map((row: Record<string, Record<string, number>>) => {
        const score = ({ won, drawn, lost }: Record<string, number> = {}) => `${won}-${drawn}-${lost}`;
        const { rank, player, points, matchWin, opponentsMatchWin, gameWin, opponentsGameWin } = row;
        return [
          rank,
          player,
          points,
          score(row.matches),
          score(row.games),
          matchWin,
          opponentsMatchWin,
          gameWin,
          opponentsGameWin,
        ];
      }),
      hand,
    );
    assert.deepEqual(
      items.map(({ matches }: { matches: { byes: number; pending: number } }) => [matches.byes, matches.pending]),
      [
        [0, 1],
        [1, 0],
        [1, 0],
        [0, 0],
        [1, 1],
      ],
    );
  });

  test('stood otherwise after the first round, and without the byes', async () => {
    const points = async (asked: string) =>
      Object.fromEntries(
        (await read(`${cup}/standings?${asked}`)).items.map(
          ({ player, points }: { player: string; points: number }) => [player, points],
        ),
      );
    assert.deepEqual(await points(`round=1&${byes}`), { Ada: 3, Cai: 3, Eve: 3, Ben: 0, Dee: 0 });
    assert.deepEqual(await points('round=3'), { Ada: 7, Cai: 4, Eve: 3, Ben: 3, Dee: 0 });
  });

  test('comes in pages, each a constant number of statements', async () => {
    const whole = (await read(`${cup}/standings?${byes}`)).items;
    const first = await read(`${cup}/standings?${byes}&limit=2`);
    const second = await read(`${cup}/standings?${byes}&limit=3&after=${first.next}`);
    assert.deepEqual([...first.items, ...second.items, second.next], [...whole, null]);
    for (const path of ['/v1/tournaments', `${cup}/results`, `${cup}/standings`]) {
      for (const limit of [1, 200]) {
        const { sent } = await statementsOf(service, () => read(`${path}?limit=${limit}`));
        // It is looked first whether the service runs the tournament, and the tag of standings looks as well.
        const first = path.endsWith('standings') ? 3 : path.endsWith('results') ? 1 : 0;
        assert.equal(sent.length, first + 1, path);
      }
    }
  });

  test('refuses byes that cannot be', async () => {
    for (const wrong of ['byes=Ada', 'byes=Ada:x', 'byes=Ada:1', 'byes=Eve:1&byes=Eve:1']) {
      const reply = await get(`${cup}/standings?${wrong}`);
      assert.deepEqual([reply.status, reply.body.errors?.[0].path], [400, '/byes'], wrong);
    }
  });
});

test('players who are level are ranked by their match, or share a rank', async () => {
  for (const [round, seats] of [
    [1, ['A', 'B']],
    [2, ['C', 'A']],
    [2, ['B', 'D']],
    [1, ['D', 'C']],
    [3, ['C', 'E']],
    [3, ['D', 'F']],
  ] as [number, [string, string]][])
    await meet('Level', round, seats.join(), seats, '+');
  const { items } = await read('/v1/tournaments/Level/standings');
  const told = items.map(({ rank, player, matchWin, opponentsMatchWin }: Record<string, unknown>) => [
    rank,
    player,
    matchWin,
    opponentsMatchWin,
  ]);
  assert.deepEqual(told, [
    [1, 'D', 0.6667, 0.4989],
    [2, 'C', 0.6667, 0.4989],
    [3, 'A', 0.5, 0.5833],
    [4, 'B', 0.5, 0.5833],
    [5, 'E', 0.33, 0.6667],
    [5, 'F', 0.33, 0.6667],
  ]);
});

test('a tournament that nobody plays in is not there', async () => {
  for (const path of ['results', 'standings']) {
    const reply = await get(`/v1/tournaments/None/${path}`);
    assert.deepEqual([reply.status, reply.body.code], [404, 'unknown-tournament']);
  }
});

test('a judge’s result counts', async () => {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const { match } = await startDuelMatch(service, { event: 'Judged', round: 1, seats });
  await service.http.post(`/v1/matches/${match.id}/result`).send({ winner: 'p2', reason: 'late', judge: 'Jo' });
  const { items } = await read('/v1/tournaments/Judged/standings');
  assert.deepEqual(
    items.map(({ player, points }: { player: string; points: number }) => [player, points]),
    [
      ['Bob', 3],
      ['Ann', 0],
    ],
  );
});

describe('a player', () => {
  test('has a record, by ruleset, opponent, tournament and seat', async () => {
    for (const [seats, result] of [
      [['Zoe', 'Yan'], 'p1'],
      [['Yan', 'Zoe'], 'p1'],
      [['Zoe', 'Xia'], 'draw'],
      [['Xia', 'Zoe'], 'p2'],
      [['Zoe', 'Xia'], null],
      [['Zoe', 'Zoe'], 'p1'],
    ] as [[string, string], 'p1' | 'p2' | 'draw' | null][])
      await game({ event: 'Record', round: 1, seats, result });
    await game({ event: 'Record', round: 1, seats: ['Zoe', 'Yan'], result: 'p1', forkOf: sample });
    const zoe = await read('/v1/players/Zoe');
    const row = (games: number, won: number, lost: number, drawn: number, running: number, winRate: number | null) => ({
      games,
      won,
      lost,
      drawn,
      running,
      winRate,
    });
    assert.deepEqual(zoe.record, row(4, 2, 1, 1, 1, 0.5));
    assert.deepEqual(zoe.rulesets, [{ name: 'duel', ...zoe.record }]);
    assert.deepEqual(zoe.events, [{ name: 'Record', ...zoe.record }]);
    assert.deepEqual(zoe.opponents, [
      { name: 'Xia', ...row(2, 1, 0, 1, 1, 0.5) },
      { name: 'Yan', ...row(2, 1, 1, 0, 0, 0.5) },
    ]);
    assert.deepEqual(zoe.seats, [
      { name: 'p1', ...row(2, 1, 0, 1, 1, 0.5) },
      { name: 'p2', ...row(2, 1, 1, 0, 0, 0.5) },
    ]);
    assert.equal(zoe.recent.length, 7);
    const { sent } = await statementsOf(service, () => read('/v1/players/Zoe'));
    assert.equal(sent.length, 3);
  });

  test('is not there when nobody of the name has played', async () => {
    const reply = await get('/v1/players/Nobody');
    assert.deepEqual([reply.status, reply.body.code], [404, 'unknown-player']);
  });
});

test('another tenant finds nothing of all that, and a seat may not ask', async () => {
  const stranger = await keyFor(service, { tenant: 'other' });
  const seated = await keyFor(service, { seat: { match: sample, viewer: 'p1' } });
  for (const path of [
    '/v1/tournaments',
    '/v1/tournaments/Record/results',
    '/v1/tournaments/Record/standings',
    '/v1/players/Zoe',
    '/v1/statistics/cards?ruleset=duel',
  ]) {
    const theirs = await get(path).set(...stranger);
    if (theirs.status === 200) assert.deepEqual(theirs.body.items, []);
    else assert.equal(theirs.status, 404);
    const seat = await get(path).set(...seated);
    assert.deepEqual([seat.status, seat.body.code], [403, 'seat-bound']);
  }
});
