import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { Outages } from '../../src/services/operations/outages.ts';
import { Refusals } from '../../src/services/operations/refusals.ts';
import type { RefusalCount } from '../../src/store/statistics.ts';
import type { Store } from '../../src/store/store.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { allRulesets, openApp, playOn, startDuelMatch } from '../support/app.ts';
import { copyMatch } from '../support/rows.ts';
import { statementsOf } from '../support/statements.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

interface Told {
  seq: number;
  ply: number;
  clause: string;
  player: 'p1' | 'p2' | null;
  data: Record<string, unknown>;
}
interface CardRow {
  card: string;
  name: string | null;
  uses: number;
  copies: number;
  games: number;
  gamesUsed: number;
  wins: number;
  draws: number;
  winRate: number;
}

const read = async (path: string) => (await service.http.get(path)).body;
const act = async (id: string, what: string, body: object) =>
  (await service.http.post(`/v1/matches/${id}/${what}`).send(body)).body;
const concede = (id: string, player = 'p2') => act(id, 'actions', { action: { player, concede: true } });

/** Everything in a list of statistics. */
async function all<T>(path: string): Promise<T[]> {
  const found: T[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: { items: T[]; next: string | null } = await read(`${path}&limit=9${next && `&after=${next}`}`);
    found.push(...page.items);
    next = page.next;
  }
  return found;
}

const cited = async (event: string, ruleset = 'duel') =>
  Object.fromEntries(
    (await all<{ clause: string; cited: number }>(`/v1/statistics/clauses?ruleset=${ruleset}&event=${event}`)).map(
      ({ clause, cited }) => [clause, cited],
    ),
  );

async function eventsOf(id: string): Promise<Told[]> {
  const found: Told[] = [];
  for (let next: string | null = '-1'; next !== null; ) {
    const page: { items: Told[]; next: string | null } = await read(`/v1/matches/${id}/events?limit=500&after=${next}`);
    found.push(...page.items);
    next = page.next;
  }
  return found;
}

/** How often each clause is cited in these events. */
function clausesIn(events: readonly Told[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { clause, data } of events) {
    const because = Array.isArray(data.because) ? data.because : [];
    for (const one of [clause, ...because]) counts[one] = (counts[one] ?? 0) + 1;
  }
  return counts;
}

async function played(ruleset: string, event: string, plies: number, body: object = {}): Promise<string> {
  const start = await service.http.post('/v1/matches').send({ ruleset, seed: `${event} ${plies}`, event, ...body });
  const id = (start.body as SeenVerdict).match?.id ?? '';
  await playOn(service, start.body, plies);
  return id;
}

test('clauses of finished matches are counted, once, as often as they were cited', async () => {
  const ids = [await played('duel', 'Clauses', 40), await played('duel', 'Clauses', 25)];
  await played('duel', 'Clauses', 30);
  for (const id of ids) await concede(id);
  const expected = clausesIn((await Promise.all(ids.map(eventsOf))).flat());
  assert.deepEqual(await cited('Clauses'), expected);
  assert.deepEqual(await cited('Clauses'), expected);
  const { items, uncounted } = await read('/v1/statistics/clauses?ruleset=duel&event=Clauses&limit=1');
  const most = Math.max(...Object.values(expected));
  assert.deepEqual([items[0].cited, items[0].matches, uncounted], [most, 2, 0]);
  assert.ok(items[0].title.length > 0 && items[0].text.length > 0);
});

test('cards are counted by whose they are: copies, uses in the open, games and wins', async () => {
  const seats = [
    { name: 'Ada', deck: 'giants' },
    { name: 'Ben', deck: 'raiders' },
  ];
  const ids = [await played('duel', 'Cards', 30, { seats }), await played('duel', 'Cards', 24, { seats })];
  await concede(ids[0] ?? '', 'p2');
  await concede(ids[1] ?? '', 'p1');
  const rows = await all<CardRow>('/v1/statistics/cards?ruleset=duel&event=Cards');
  const events = (await Promise.all(ids.map(eventsOf))).flat();
  const decks = (await read('/v1/rulesets/duel')).sampleDecks as { id: string; deck: Record<string, number> }[];
  const [giants, raiders] = ['giants', 'raiders'].map((name) => decks.find(({ id }) => id === name)?.deck ?? {});
  for (const { card, name, copies, uses, games, wins, winRate } of rows) {
    const inDecks = [giants?.[card] ?? 0, raiders?.[card] ?? 0];
    const open = events.filter(
      ({ type, data, player }: Told & { type?: string }) =>
        type !== 'draw' && data.card === card && (player === 'p1' ? inDecks[0] : inDecks[1]),
    );
    const sides = inDecks.filter((count) => count > 0).length;
    assert.deepEqual(
      { card, copies, uses, games, wins, winRate },
      {
        card,
        copies: 2 * ((inDecks[0] ?? 0) + (inDecks[1] ?? 0)),
        uses: open.length,
        games: 2 * sides,
        wins: sides,
        winRate: 0.5,
      },
    );
    assert.ok(name !== null);
  }
  assert.deepEqual(
    rows.map(({ card }) => card).sort(),
    [...new Set([...Object.keys(giants ?? {}), ...Object.keys(raiders ?? {})])].sort(),
  );
  const ada = await all<CardRow>('/v1/statistics/cards?ruleset=duel&event=Cards&player=Ada');
  assert.deepEqual(ada.map(({ card }) => card).sort(), Object.keys(giants ?? {}).sort());
});

test('what a judge took back is not counted, and a match that ends anew is counted anew', async () => {
  const id = await played('duel', 'Rewound', 12);
  await concede(id);
  const before = await cited('Rewound');
  const judged = { reason: 'misread', judge: 'Jo' };
  await act(id, 'rewind', { ply: 6, ...judged });
  assert.deepEqual(await cited('Rewound'), {});
  await concede(id, 'p1');
  const kept = (await eventsOf(id)).filter(({ ply }) => ply <= 6 || ply >= 14);
  assert.deepEqual(await cited('Rewound'), clausesIn(kept));
  assert.notDeepEqual(await cited('Rewound'), before);
  await act(id, 'rewind', { ply: 9, ...judged });
  await concede(id, 'p1');
  const again = (await eventsOf(id)).filter(({ ply }) => ply <= 9 || ply >= 16);
  assert.deepEqual(await cited('Rewound'), clausesIn(again));
});

test('forks are not counted', async () => {
  const id = await played('duel', 'Forked', 12);
  const fork = await act(id, 'forks', { event: 'Forked' });
  await concede(fork.match.id);
  assert.deepEqual(await cited('Forked'), {});
});

test('many that ask at once count each match once', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 6; n++) ids.push(await played('duel', 'Race', 5 + n));
  for (const id of ids) await concede(id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => cited('Race')));
  const expected = clausesIn((await Promise.all(ids.map(eventsOf))).flat());
  assert.ok(answers.length === 8);
  assert.deepEqual(await cited('Race'), expected);
});

test('an answer counts no more than it may take time for, and says how much is left', async () => {
  const { match } = await startDuelMatch(service, { event: 'Backlog' });
  await concede(match.id);
  const copies = await copyMatch(service, match.id, 150, { ply: '0' });
  await service.sql(
    `INSERT INTO plies (match_id, ply, kind, packed, last_seq, hash)
     SELECT m.id, p.ply, p.kind, p.packed, p.last_seq, p.hash
     FROM plies p, unnest($2::uuid[]) AS m(id) WHERE p.match_id = $1 AND p.ply = 0`,
    [match.id, copies],
  );
  const first = await read('/v1/statistics/clauses?ruleset=duel&event=Backlog');
  const second = await read('/v1/statistics/clauses?ruleset=duel&event=Backlog');
  assert.ok(first.uncounted > 0);
  assert.equal(second.uncounted, 0);
  assert.ok(second.items[0].matches > first.items[0].matches);
  const one = await statementsOf(service, () => read('/v1/statistics/cards?ruleset=duel&limit=1'));
  const many = await statementsOf(service, () => read('/v1/statistics/cards?ruleset=duel&limit=500'));
  assert.deepEqual([one.sent.length, many.sent.length], [3, 3]);
});

test('a ruleset that is not there is said', async () => {
  const reply = await service.http.get('/v1/statistics/cards?ruleset=chess');
  assert.deepEqual([reply.status, reply.body.code], [404, 'unknown-ruleset']);
  assert.equal((await service.http.get('/v1/statistics/clauses')).status, 400);
});

for (const { id: ruleset, samples, sampleCards } of allRulesets) {
  test(`${ruleset}: every card of both decks is counted, and those that were used are seen`, async () => {
    const id = await played(ruleset, 'Games', 80);
    if ((await read(`/v1/matches/${id}`)).status === 'running') await concede(id);
    const rows = await all<CardRow>(`/v1/statistics/cards?ruleset=${ruleset}&event=Games&cards=${sampleCards.hash}`);
    const ids = new Set(rows.map(({ card }) => card));
    const listed = samples.decks.slice(0, 2).flatMap(({ deck }) => JSON.stringify(deck).match(/"[^"]+"/g) ?? []);
    for (const word of listed.map((quoted) => quoted.slice(1, -1))) {
      assert.equal(ids.has(word), sampleCards.cards.has(word), word);
    }
    assert.ok(rows.some(({ uses, gamesUsed }) => uses > 0 && gamesUsed > 0));
    assert.ok(rows.every(({ copies, uses, games }) => games > 0 && (copies > 0 || uses > 0)));
    assert.deepEqual(await cited('Games', ruleset), clausesIn(await eventsOf(id)));
  });
}

test('actions that are refused are counted by their clauses', async () => {
  const path = '/v1/statistics/refusals?ruleset=dx2';
  assert.deepEqual((await service.http.get(path)).body, { items: [], next: null });
  const { body } = await service.http.post('/v1/matches').send({ ruleset: 'dx2', seed: 'refused' });
  const [decision] = body.awaiting;
  const action = { player: decision.player, decision: decision.id, option: 'skill:attack>nobody' };
  const refused = await service.http.post(`/v1/matches/${body.match.id}/actions`).send({ action });
  assert.equal(refused.status, 422);
  assert.equal((await service.http.post('/v1/adjudications').send({ state: body.state, action })).status, 422);
  // What is only looked at is not refused to anybody.
  await service.http.post('/v1/why-not').send({ match: body.match.id, action });
  const { items } = (await service.http.get(path)).body;
  assert.deepEqual(
    items.map(({ clause, refused }: { clause: string; refused: number }) => ({ clause, refused })),
    [{ clause: refused.body.clause, refused: 2 }],
  );
  assert.ok(items[0].title && items[0].text);
  const today = new Date().toISOString().slice(0, 10);
  assert.equal((await service.http.get(`${path}&since=${today}`)).body.items.length, 1);
  assert.deepEqual((await service.http.get(`${path}&until=${today}`)).body.items, []);
  assert.deepEqual((await service.http.get('/v1/statistics/refusals?ruleset=duel&since=2999-01-01')).body.items, []);
  assert.equal((await service.http.get('/v1/statistics/refusals?ruleset=chess')).status, 404);

  const query = '{ refusalStatistics(ruleset: "dx2") { items { clause title text refused } next } }';
  const { data } = (await service.http.post('/graphql').send({ query })).body;
  assert.deepEqual(data.refusalStatistics, { items, next: null });
});

test('refusals that cannot be written are kept, and those that come meanwhile with them', async () => {
  const written: RefusalCount[][] = [];
  let away = true;
  const addRefusals = async (counts: readonly RefusalCount[]) => {
    if (away) throw new Error('away');
    written.push(counts.map((count) => ({ ...count })));
  };
  const said: string[] = [];
  const log = { error: (_about: object, message: string) => void said.push(message) };
  const store = { statistics: { addRefusals } } as unknown as Store;
  const refusals = new Refusals(store, log, new Outages(log));
  refusals.count('a', 'duel', 'R1');
  await refusals.write();
  refusals.count('a', 'duel', 'R1');
  refusals.count('b', 'duel', 'R1');
  away = false;
  await refusals.write();
  await refusals.write();
  assert.equal(said.length, 1);
  assert.deepEqual(
    written.map((counts) => counts.map(({ tenant, refused }) => [tenant, refused])),
    [
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
  );
});
