import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { anAction, openApp, startDuelMatch } from '../support/app.ts';
import { bendHead } from '../support/head.ts';
import { keyFor } from '../support/key.ts';

/* Whose decision is open, since when and until when, in matches and in lists of them. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

type Awaiting = { player: 'p1' | 'p2'; since: string; until: string | null }[];
type Started = SeenVerdict & { match: { id: string } };

const read = async (path: string) => (await service.http.get(path).expect(200)).body;
const awaitingIn = async (id: string): Promise<Awaiting> => (await read(`/v1/matches/${id}`)).awaiting;
const act = async (id: string, action: object, more: object = {}): Promise<SeenVerdict> =>
  (await service.http.post(`/v1/matches/${id}/actions`).send({ action, ...more })).body;
const found = async (query: string): Promise<string[]> =>
  (await read(`/v1/matches?${query}`)).items.map(({ id }: { id: string }) => id);
/** What a release leaves behind that does not know of these columns. */
/** As a release leaves a match that does not write down who is awaited: the state stands in its row. */
async function forget(id: string): Promise<void> {
  await bendHead(service, id, (state) => state);
  await service.sql('UPDATE matches SET awaiting_ply = ply - 1 WHERE id = $1', [id]);
}
const players = (awaiting: Awaiting) => awaiting.map(({ player }) => player);

/** An Alteil match at a decision that both players make in secret, and was not open at once. */
async function choosingBoth(clock?: object): Promise<Started> {
  const begun = await service.http
    .post('/v1/matches')
    .send({ ruleset: 'alteil', seed: 'both', ...(clock && { clock }) });
  let verdict = begun.body;
  for (let ply = 0; ply < 60 && verdict.awaiting.length < 2; ply++) {
    verdict = await act(verdict.match.id, anAction(verdict));
  }
  assert.equal(verdict.awaiting.length, 2);
  return verdict;
}

test('a match says whose decision is open, since when and until when', async () => {
  const clock = { seconds: 600, otherwise: 'default' };
  const start = await startDuelMatch(service, { clock });
  const { id } = start.match;
  for (let verdict: SeenVerdict = start, ply = 0; ply < 4; ply++) {
    const match = await read(`/v1/matches/${id}`);
    assert.deepEqual(match.awaiting, [
      { player: verdict.awaiting[0]?.player, since: match.playedAt, until: match.deadline },
    ]);
    verdict = await act(
      id,
      anAction(verdict, (option) => option === 'pass'),
    );
  }
  await act(id, { player: 'p1', concede: true });
  assert.deepEqual(await awaitingIn(id), []);
  const rewound = await service.http.post(`/v1/matches/${id}/rewind`).send({ ply: 1, reason: 'no', judge: 'Ines' });
  const again = await read(`/v1/matches/${id}`);
  assert.deepEqual(again.awaiting, [
    { player: rewound.body.awaiting[0].player, since: again.playedAt, until: again.deadline },
  ]);
  const fork = (await service.http.post(`/v1/matches/${id}/forks`).send({})).body.match.id;
  const forked = await read(`/v1/matches/${fork}`);
  assert.deepEqual(forked.awaiting, [{ player: again.awaiting[0].player, since: forked.startedAt, until: null }]);
  await service.http.post(`/v1/matches/${id}/result`).send({ winner: 'p2', reason: 'no', judge: 'Ines' }).expect(200);
  assert.deepEqual(await awaitingIn(id), []);
});

test('where both choose at once, the answer of one leaves the other one awaited since then', async () => {
  const both = await choosingBoth({ seconds: 600, otherwise: 'default' });
  const { id } = both.match;
  const before = await awaitingIn(id);
  assert.deepEqual(players(before), ['p1', 'p2']);
  await act(id, anAction(both));
  const first = both.awaiting[0]?.player;
  assert.deepEqual(
    await awaitingIn(id),
    before.filter(({ player }) => player !== first),
  );
  const key = await keyFor(service, { scopes: ['matches:read'], seat: { match: id, viewer: 'spectator' } });
  const seen = await service.http.get(`/v1/matches/${id}`).set(...key);
  assert.deepEqual(seen.body.awaiting, await awaitingIn(id), 'it is no secret');
});

test('what the service takes after an action counts for who is awaited', async () => {
  const auto = { players: ['p1', 'p2'], pass: { p1: ['enemyActs'], p2: ['enemyActs'] } };
  const begun = await service.http.post('/v1/matches').send({ ruleset: 'nexus', seed: 'auto', auto });
  const { id } = begun.body.match;
  let taken = 0;
  for (let verdict: SeenVerdict = begun.body, ply = 0; taken === 0 && ply < 40; ply++) {
    verdict = await act(id, anAction(verdict));
    const match = await read(`/v1/matches/${id}`);
    taken = match.ply - ply - 1;
    const open = verdict.awaiting.map(({ player }) => ({ player, since: match.playedAt, until: null }));
    assert.deepEqual(match.awaiting, open);
  }
  assert.ok(taken > 0);
});

test('matches are found by whose turn it is, by seat, by name, and by how long', async () => {
  const seats = (one: string, two: string) => ({ seats: [{ name: one }, { name: two }], tags: ['turn'] });
  const ids: string[] = [];
  for (const names of [seats('Ada', 'Bo'), seats('Bo', 'Ada'), seats('Ada', 'Ada'), seats('Cy', 'Di')]) {
    ids.push((await startDuelMatch(service, names)).match.id);
  }
  const [ada, bo, same, cy] = ids as [string, string, string, string];
  const mine = async (query: string) => (await found(`tag=turn&sort=startedAt&${query}`)).map((id) => ids.indexOf(id));
  const first = (await awaitingIn(ada))[0]?.player ?? 'p1';
  const other = first === 'p1' ? 'p2' : 'p1';
  const nameOf = (seat: string) => (seat === 'p1' ? ['Ada', 'Bo'] : ['Bo', 'Ada']);
  const [hers, his] = nameOf(first);
  assert.deepEqual(await mine(`awaiting=${first}`), [0, 1, 2, 3]);
  assert.deepEqual(await mine('awaiting=any'), [0, 1, 2, 3]);
  assert.deepEqual(await mine(`awaiting=${other}`), []);
  assert.deepEqual(await mine(`awaitingPlayer=${hers}`), hers === 'Ada' ? [0, 2] : [0]);
  assert.deepEqual(await mine(`awaitingPlayer=${his}`), his === 'Ada' ? [1, 2] : [1]);
  assert.deepEqual(await mine(`awaitingPlayer=${hers}&awaiting=${other}`), []);
  assert.deepEqual(await mine('awaitingPlayer=Nobody'), []);
  assert.deepEqual(await mine('awaitingPlayer=Ada&player=Bo'), [hers === 'Ada' ? 0 : 1]);
  await service.sql(`UPDATE matches SET ${first}_awaited = now() - interval '3 days' WHERE id = $1`, [cy]);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  assert.deepEqual(await mine(`awaitingBefore=${yesterday}`), [3]);
  assert.deepEqual(await mine(`awaitingBefore=${yesterday}&awaitingPlayer=${hers}`), []);
  assert.deepEqual(await found('awaiting=any&tag=turn&sort=-playedAt'), [cy, same, bo, ada]);
  await act(bo, { player: 'p1', concede: true });
  assert.deepEqual(await mine('awaiting=any'), [0, 2, 3]);
  assert.deepEqual(await mine('awaiting=any&status=over'), []);
  assert.deepEqual((await read('/v1/matches?awaiting=any&sort=-playedAt&limit=1')).items.length, 1);
  const stranger = await keyFor(service, { tenant: 'other', scopes: ['matches:read'] });
  const theirs = await service.http.get('/v1/matches?awaiting=any').set(...stranger);
  assert.deepEqual(theirs.body.items, []);
  const seat = await keyFor(service, { scopes: ['matches:read'], seat: { match: ada, viewer: 'p1' } });
  const own = await service.http.get('/v1/matches?awaiting=any').set(...seat);
  assert.deepEqual(
    own.body.items.map(({ id }: { id: string }) => id),
    [ada],
  );
});

test('what a release appended that does not write it down is told from the state', async () => {
  const start = await startDuelMatch(service, { seats: [{ name: 'Old' }, { name: 'Old' }] });
  const { id } = start.match;
  const told = await read(`/v1/matches/${id}`);
  await bendHead(service, id, (state) => state);
  await service.sql('UPDATE matches SET awaiting_ply = NULL, p1_awaited = NULL, p2_awaited = NULL WHERE id = $1', [id]);
  assert.deepEqual(await read(`/v1/matches/${id}`), told);
  const [{ player }] = told.awaiting;
  assert.deepEqual(await found(`awaiting=${player}&player=Old`), [id]);
  assert.deepEqual(await found(`awaiting=${player === 'p1' ? 'p2' : 'p1'}&player=Old`), []);
  assert.deepEqual(await found('awaitingPlayer=Old&awaitingBefore=2020-01-01'), []);
  await act(id, anAction(start));
  const next = await read(`/v1/matches/${id}`);
  assert.equal(next.awaiting[0].since, next.playedAt);
  await act(id, { player: 'p1', concede: true });
  await service.sql('UPDATE matches SET p1_awaited = now(), p2_awaited = now() WHERE id = $1', [id]);
  await forget(id);
  assert.deepEqual(await awaitingIn(id), []);

  // One of both has answered: the time of the other one began when that of the decision did.
  const both = await choosingBoth({ seconds: 600, otherwise: 'default' });
  const open = await awaitingIn(both.match.id);
  await forget(both.match.id);
  assert.deepEqual(await awaitingIn(both.match.id), open);
  await act(both.match.id, anAction(both));
  const rest = open.filter(({ player: one }) => one !== both.awaiting[0]?.player);
  assert.deepEqual(await awaitingIn(both.match.id), rest);
  await forget(both.match.id);
  assert.deepEqual(await awaitingIn(both.match.id), rest);
  assert.deepEqual(
    await found(`awaiting=${rest[0]?.player}&ruleset=alteil`).then((ids) => ids.includes(both.match.id)),
    true,
  );
});

test('the same by GraphQL', async () => {
  const start = await startDuelMatch(service, { seats: [{ name: 'Gil' }, { name: 'Gil' }] });
  const query = `query ($a: Awaited, $n: String, $b: String) {
    matches(awaiting: $a, awaitingPlayer: $n, awaitingBefore: $b) { items { id awaiting { player since until } } } }`;
  const ask = async (variables: object) =>
    (await service.http.post('/graphql').send({ query, variables })).body.data.matches.items;
  const match = await read(`/v1/matches/${start.match.id}`);
  assert.deepEqual(await ask({ n: 'Gil' }), [{ id: match.id, awaiting: match.awaiting }]);
  assert.deepEqual(await ask({ n: 'Gil', a: match.awaiting[0].player }), await ask({ n: 'Gil', a: 'any' }));
  assert.deepEqual(await ask({ n: 'Gil', a: match.awaiting[0].player === 'p1' ? 'p2' : 'p1' }), []);
  assert.deepEqual(await ask({ n: 'Gil', b: '2020-01-01' }), []);
});

test('a seat or a time that there is not is refused', async () => {
  for (const query of ['awaiting=p3', 'awaitingBefore=soon', 'awaitingPlayer=']) {
    const { status, body } = await service.http.get(`/v1/matches?${query}`);
    assert.deepEqual([status, body.code], [400, 'invalid-request'], query);
  }
});
