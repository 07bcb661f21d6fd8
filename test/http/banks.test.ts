import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { anotherServer } from '../support/another-server.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { anAction, openApp, playOn, startDuelMatch } from '../support/app.ts';
import { bendHead } from '../support/head.ts';
import { keyFor } from '../support/key.ts';
import { statementsOf } from '../support/statements.ts';
import { letTimePass, letTimeRunOut } from '../support/time-passes.ts';
import { openVerifier } from '../support/verifier.ts';

/* Clocks as at a table: a bank for each player, pauses, extensions, and what happens at zero. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

type Player = 'p1' | 'p2';
type Clocks = Record<Player, { bank: number; deadline: string | null; left: number | null }>;
type Timed = SeenVerdict & { match: { id: string; ply: number }; deadline: string; clocks: Clocks };

const read = async (path: string) => (await service.http.get(path).expect(200)).body;
const matchOf = (id: string) => read(`/v1/matches/${id}`);
const act = (id: string, body: object) => service.http.post(`/v1/matches/${id}/actions`).send(body);
const plies = async (id: string) => (await read(`/v1/matches/${id}/plies?limit=200`)).items;
const ruled = { reason: 'A card was misread.', judge: 'Jo' };
const rule = (id: string, what: string, more: object = {}) =>
  service.http.post(`/v1/matches/${id}/${what}`).send({ ...ruled, ...more });
const holds = async (id: string) => assert.equal((await read(`/v1/matches/${id}/verification`)).same, true);

const BANK = { seconds: 10, otherwise: 'lose', bank: 100, increment: 3 };
const started = (clock: object = {}, body: object = {}) =>
  startDuelMatch(service, { clock: { ...BANK, ...clock }, ...body }) as Promise<Timed>;
const other = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');
const awaited = (verdict: SeenVerdict): Player => verdict.awaiting[0]?.player ?? 'p1';
/** Milliseconds between the last ply and a time. */
const since = ({ playedAt }: { playedAt: string }, time: string | null) =>
  Date.parse(time ?? '') - Date.parse(playedAt);

/** An Alteil match at a decision that both players make in secret. */
async function choosingBoth(clock: object): Promise<Timed> {
  const body = { ruleset: 'alteil', seed: 'both', clock: { ...BANK, ...clock } };
  let verdict = (await service.http.post('/v1/matches').send(body)).body;
  for (let ply = 0; ply < 60 && verdict.awaiting.length < 2; ply++) {
    verdict = (await act(verdict.match.id, { action: anAction(verdict) })).body;
  }
  assert.equal(verdict.awaiting.length, 2);
  return verdict;
}

test('the time of a decision comes first, then the bank; the deadline is where both are used up', async () => {
  const start = await started();
  const match = await matchOf(start.match.id);
  const player = awaited(start);
  assert.deepEqual(match.clock, BANK);
  assert.equal(since(match, match.deadline), 110_000);
  assert.deepEqual(match.clocks[player], { bank: 100, deadline: match.deadline, left: null });
  assert.deepEqual(match.clocks[other(player)], { bank: 100, deadline: null, left: null });
  assert.equal(match.awaiting[0].until, match.deadline);
});

test('verdicts, lists, scenes, pictures, streams and GraphQL tell the same clocks', async () => {
  const start = await started({}, { tags: ['shown'] });
  const { id } = start.match;
  const verdict = (await act(id, { action: anAction(start), expectedPly: 0 })).body;
  const match = await matchOf(id);
  const told = ({ deadline, clocks, paused }: Timed & { paused: object }) => ({ deadline, clocks, paused });
  assert.deepEqual(told(verdict), told(match));
  assert.deepEqual(told((await read('/v1/matches?tag=shown')).items[0]), told(match));
  assert.deepEqual(told(await read(`/v1/matches/${id}/state`)), told(match));
  assert.deepEqual(told(await read(`/v1/matches/${id}/state?ply=0`)), told({} as never));
  const stated = await service.http.post(`/v1/matches/${id}/forks?include=scene`).send({ clock: BANK });
  assert.deepEqual(stated.body.clocks, (await matchOf(stated.body.match.id)).clocks);
  assert.deepEqual(
    stated.body.scene.players.map(({ clock }: { clock: object }) => clock),
    [stated.body.clocks.p1, stated.body.clocks.p2].map((clock) => ({ ...clock, paused: false })),
  );
  const scene = await read(`/v1/matches/${id}/scene`);
  const shown = (clocks: Clocks) => [clocks.p1, clocks.p2].map((clock) => ({ ...clock, paused: false }));
  assert.deepEqual(
    scene.players.map(({ clock }: { clock: object }) => clock),
    shown(match.clocks),
  );
  const earlier = await read(`/v1/matches/${id}/scene?ply=0`);
  assert.equal(earlier.players[0].clock, undefined);
  const text = (await service.http.get(`/v1/matches/${id}/scene?format=text`)).text;
  assert.match(text.replaceAll(/\s+/g, ' '), /\| bank 1:4\d, time until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
  const query = `{ match(id: "${id}") { deadline paused { since ply } clock { seconds otherwise bank increment most }
    clocks { p1 { bank deadline left } p2 { bank deadline left } } scene { players { clock { bank deadline left paused } } } } }`;
  const seen = (await service.http.post('/graphql').send({ query })).body.data.match;
  assert.deepEqual([told(seen), seen.clock], [told(match), { ...BANK, most: null }]);
  assert.deepEqual(
    seen.scene.players.map(({ clock }: { clock: object }) => clock),
    shown(match.clocks),
  );
  await rule(id, 'result', { winner: 'p1' }).expect(200);
  const stream = (await service.http.get(`/v1/matches/${id}/stream?after=-1`)).text;
  const last = JSON.parse(/event: ply\ndata: (.*)\n\nid: \d+\nevent: end/.exec(stream)?.[1] ?? 'null');
  assert.deepEqual(told(last.stands), told(await matchOf(id)));
});

test('an answer within the time of its decision costs nothing and gets the increment; a longer one is charged the rest', async () => {
  const start = await started();
  const { id } = start.match;
  const player = awaited(start);
  const opened = Date.parse((await matchOf(id)).awaiting[0].since);
  await letTimePass(service, id, 9_000);
  const first = (await act(id, { action: anAction(start) })).body as Timed;
  assert.equal(first.clocks[player].bank, 103);
  const before = await matchOf(id);
  const next = awaited(first);
  const bank = before.clocks[next].bank;
  await letTimePass(service, id, 30_000);
  const second = (await act(id, { action: anAction(first) })).body as Timed;
  const after = await matchOf(id);
  const took = 30_000 + Date.parse(after.playedAt) - Date.parse(before.playedAt);
  assert.ok(took > 30_000 && opened > 0);
  assert.equal(Math.round(second.clocks[next].bank * 1000), bank * 1000 + 10_000 - took + 3_000);
});

test('the increment fills the bank up to `most`, and takes nothing from who has more', async () => {
  const start = await started({ most: 101 });
  const { id } = start.match;
  const player = awaited(start);
  const first = (await act(id, { action: anAction(start) })).body as Timed;
  assert.equal(first.clocks[player].bank, 101);
  await rule(id, 'extension', { seconds: 60 }).expect(200);
  let verdict = await read(`/v1/matches/${id}/state`);
  for (let ply = 0; ply < 4; ply++) verdict = (await act(id, { action: anAction(verdict) })).body;
  const { clocks } = await matchOf(id);
  assert.deepEqual([clocks[player].bank, clocks[other(player)].bank], [161, 160]);
});

test('a player whose bank is empty has the time of each decision alone', async () => {
  const start = await started({ otherwise: 'default', increment: undefined });
  const { id } = start.match;
  const player = awaited(start);
  await letTimeRunOut(service, id);
  const match = await matchOf(id);
  assert.equal(match.clocks[player].bank, 0);
  assert.equal((await plies(id)).at(-1).kind, 'timeout');
  let verdict = await read(`/v1/matches/${id}/state`);
  while (awaited(verdict) !== player) verdict = (await act(id, { action: anAction(verdict) })).body;
  const again = await matchOf(id);
  assert.equal(since(again, again.deadline), 10_000);
  await holds(id);
});

test('at zero: who is to lose has lost by the clock', async () => {
  const start = await started({ seconds: 0 });
  const { id } = start.match;
  const player = awaited(start);
  await letTimeRunOut(service, id);
  const match = await matchOf(id);
  assert.deepEqual(match.outcome, { winner: other(player), reason: 'time-out', clause: 'house.clock' });
  assert.deepEqual([match.deadline, match.clocks[player].bank], [null, 0]);
  const last = (await plies(id)).at(-1);
  assert.deepEqual([last.kind, last.player, last.action], ['timeout', player, null]);
  assert.match(last.events[0].text, /^Time is up for .*, who loses$/);
  await holds(id);
});

test('at zero: a judge is called, nothing is played, and the match goes on when its player has been given time', async () => {
  const start = await started({ otherwise: 'judge' });
  const { id } = start.match;
  const player = awaited(start);
  await letTimeRunOut(service, id, 5_000);
  const match = await matchOf(id);
  assert.deepEqual([match.status, match.ply, match.deadline, match.paused.ply], ['running', 1, null, 1]);
  assert.equal(match.clocks[player].left, 0);
  const refused = await act(id, { action: anAction(start) });
  assert.deepEqual([refused.status, refused.body.code], [409, 'match-paused']);
  const early = await rule(id, 'resume');
  assert.deepEqual([early.status, early.body.code], [409, 'clock-state']);
  assert.match(early.body.detail, new RegExp(`No time is left to ${player}`));
  await rule(id, 'extension', { seconds: 45, player }).expect(200);
  assert.deepEqual((await matchOf(id)).clocks[player], { bank: 145, deadline: null, left: 45 });
  const on = await rule(id, 'resume').expect(200);
  const resumed = await matchOf(id);
  assert.deepEqual([on.body.clocks, since(resumed, resumed.deadline)], [resumed.clocks, 45_000]);
  const answer = await act(id, { action: anAction(start) });
  assert.equal(answer.status, 200);
  assert.ok(answer.body.clocks[player].bank <= 48 && answer.body.clocks[player].bank > 40);
  await holds(id);
});

for (const otherwise of ['lose', 'concede'] as const) {
  test(`at zero of both at once nobody wins, where they ${otherwise}; with more time in one bank the other one is late`, async () => {
    const tie = await choosingBoth({ otherwise, increment: undefined, seconds: 1000 });
    await letTimeRunOut(service, tie.match.id);
    const match = await matchOf(tie.match.id);
    assert.deepEqual(match.outcome, { winner: null, reason: 'time-out', clause: 'house.clock' });
    assert.equal((await plies(tie.match.id)).at(-1).player, null);
    await holds(tie.match.id);
    const uneven = await choosingBoth({ otherwise, increment: undefined, seconds: 1000 });
    await rule(uneven.match.id, 'extension', { seconds: 2, player: 'p1' }).expect(200);
    await letTimeRunOut(service, uneven.match.id, 10_000);
    assert.equal((await matchOf(uneven.match.id)).outcome.winner, 'p1');
    await holds(uneven.match.id);
  });
}

test('two who decide at once each spend their own time', async () => {
  const both = await choosingBoth({ bank: 1000 });
  const { id } = both.match;
  const before = await matchOf(id);
  await letTimePass(service, id, 60_000);
  const first = both.awaiting[0]?.player ?? 'p1';
  const late = before.clocks[other(first)];
  const answered = (await act(id, { action: anAction(both) })).body as Timed;
  const spent = before.clocks[first].bank + 3 - answered.clocks[first].bank;
  assert.ok(spent >= 50 && spent < 110);
  assert.equal(answered.clocks[other(first)].bank, late.bank);
  assert.equal(Date.parse(answered.deadline), Date.parse(late.deadline ?? '') - 60_000);
});

test('a call that is made again is charged nothing, and gets the same answer', async () => {
  const start = await started();
  const { id } = start.match;
  const action = anAction(start);
  const once = await act(id, { action, expectedPly: 0 });
  const again = await act(id, { action, expectedPly: 0 });
  const stated = await service.http.post('/v1/adjudications').send({ state: start.state, action });
  assert.deepEqual([again.text, stated.text], [once.text, once.text]);
  const key = () => rule(id, 'extension', { seconds: 30 }).set('idempotency-key', `more-${id}`);
  const [first, second] = [await key(), await key()];
  assert.deepEqual([first.status, second.text], [200, first.text]);
  const third = await rule(id, 'extension', { seconds: 30, expectedPly: 1 }).expect(200);
  assert.equal(third.text, first.text);
  assert.equal((await matchOf(id)).ply, 2);
  const sum = ({ clocks }: Timed) => clocks.p1.bank + clocks.p2.bank;
  assert.equal(sum(await matchOf(id)), sum(once.body) + 60);
});

test('decisions that the service takes are charged to nobody, and get no increment', async () => {
  const auto = { players: ['p1', 'p2'], pass: { p1: ['enemyActs'], p2: ['enemyActs'] } };
  const body = { ruleset: 'nexus', seed: 'auto', auto, clock: BANK };
  let verdict = (await service.http.post('/v1/matches').send(body)).body;
  const { id } = verdict.match;
  const answers = { p1: 0, p2: 0 };
  for (let ply = 0; ply < 20; ply++) {
    const action = anAction(verdict);
    answers[action.player]++;
    verdict = (await act(id, { action })).body;
  }
  assert.ok((await plies(id)).some(({ automatic }: { automatic: boolean }) => automatic));
  const { p1, p2 } = (await matchOf(id)).clocks;
  assert.deepEqual([p1.bank, p2.bank], [100 + 3 * answers.p1, 100 + 3 * answers.p2]);
});

test('a pause refuses actions through every call, lets no time pass, and gives everybody what was left', async () => {
  const start = await started();
  const { id } = start.match;
  const player = awaited(start);
  await letTimePass(service, id, 20_000);
  const paused = await rule(id, 'pause').expect(200);
  const match = await matchOf(id);
  const { left } = match.clocks[player];
  assert.ok(left > 80 && left <= 90);
  assert.deepEqual([match.deadline, match.awaiting[0].until, match.paused.ply], [null, null, 1]);
  assert.deepEqual([paused.body.clocks, paused.body.paused], [match.clocks, match.paused]);
  await letTimePass(service, id, 500_000);
  const acted = await act(id, { action: anAction(start) });
  const stated = await service.http
    .post('/v1/adjudications')
    .send({ state: paused.body.state, action: anAction(start) });
  const given = await act(id, { action: { player, concede: true } });
  for (const { status, body } of [acted, stated, given]) assert.deepEqual([status, body.code], [409, 'match-paused']);
  const stale = await service.http.post('/v1/adjudications').send({ state: start.state, action: anAction(start) });
  assert.deepEqual([stale.status, stale.body.code, stale.body.currentPly], [409, 'ply-conflict', 1]);
  const twice = await rule(id, 'pause');
  assert.deepEqual([twice.status, twice.body.code], [409, 'clock-state']);
  await rule(id, 'resume').expect(200);
  const on = await matchOf(id);
  assert.equal(since(on, on.deadline), left * 1000);
  assert.equal((await act(id, { action: anAction(start) })).status, 200);
  assert.equal((await rule(id, 'resume')).body.code, 'clock-state');
  const told = (await plies(id)).slice(1, 3).map(({ kind, ruling, events }: Record<string, unknown>) => {
    const [event] = events as { type: string; text: string }[];
    return [kind, ruling, event?.type, event?.text];
  });
  const by = '(Jo: A card was misread.)';
  assert.deepEqual(told, [
    ['pause', { pauses: true, ...ruled }, 'pause', `A judge pauses the match ${by}`],
    ['resume', { resumes: true, ...ruled }, 'resume', `A judge lets the match go on ${by}`],
  ]);
  await holds(id);
});

test('a match without a clock can be paused as well, and has none afterwards', async () => {
  const { match } = await startDuelMatch(service);
  const start = await read(`/v1/matches/${match.id}/state`);
  await rule(match.id, 'pause').expect(200);
  assert.equal((await act(match.id, { action: anAction(start) })).body.code, 'match-paused');
  assert.equal((await rule(match.id, 'extension', { seconds: 5 })).body.code, 'clock-state');
  await rule(match.id, 'resume').expect(200);
  const verdict = await act(match.id, { action: anAction(start) });
  assert.deepEqual([verdict.status, 'clocks' in verdict.body, 'deadline' in verdict.body], [200, false, false]);
  const { deadline, clocks, paused } = await matchOf(match.id);
  assert.deepEqual([deadline, clocks, paused], [null, null, null]);
});

test('a judge gives time to a bank or to the open decision, to one player or to both', async () => {
  const start = await started();
  const { id } = start.match;
  const player = awaited(start);
  const begun = await matchOf(id);
  await rule(id, 'extension', { seconds: 7, player, of: 'decision' }).expect(200);
  const longer = await matchOf(id);
  assert.equal(Date.parse(longer.deadline), Date.parse(begun.deadline) + 7_000);
  assert.equal(longer.clocks[player].bank, 100);
  await rule(id, 'extension', { seconds: 5 }).expect(200);
  const fuller = await matchOf(id);
  assert.deepEqual([fuller.clocks.p1.bank, fuller.clocks.p2.bank], [105, 105]);
  assert.equal(Date.parse(fuller.deadline), Date.parse(longer.deadline) + 5_000);
  const idle = await rule(id, 'extension', { seconds: 5, player: other(player), of: 'decision' });
  assert.deepEqual([idle.status, idle.body.code], [409, 'clock-state']);
  const plain = await startDuelMatch(service, { clock: { seconds: 60, otherwise: 'default' } });
  await rule(plain.match.id, 'extension', { seconds: 40 }).expect(200);
  const after = await matchOf(plain.match.id);
  assert.equal(Date.parse(after.deadline) - Date.parse(after.startedAt), 100_000);
  assert.equal((await rule(plain.match.id, 'extension', { seconds: 40, of: 'bank' })).body.code, 'clock-state');
  const [, first] = await plies(id);
  assert.deepEqual(first.ruling, { adds: 7, player, of: 'decision', ...ruled });
  assert.match(first.events[0].text, /^A judge gives .* 7 more seconds \(Jo: A card was misread\.\)$/);
  await holds(id);
});

test('a ruling on the time of a decision whose time is up comes after what the clock does', async () => {
  const start = await started({ otherwise: 'default' });
  const { id } = start.match;
  await letTimeRunOut(service, id);
  await rule(id, 'pause').expect(200);
  assert.deepEqual(
    (await plies(id)).map(({ kind }: { kind: string }) => kind),
    ['start', 'timeout', 'pause'],
  );
  const over = await started();
  await letTimeRunOut(service, over.match.id);
  const late = await rule(over.match.id, 'extension', { seconds: 60 });
  assert.deepEqual([late.status, late.body.code], [409, 'clock-state']);
});

test('a rewind leaves the banks as they are, also in a pause, and a result ends the pause', async () => {
  const start = await started();
  const { id } = start.match;
  await playOn(service, start, 3);
  await letTimePass(service, id, 30_000);
  await rule(id, 'pause').expect(200);
  const paused = await matchOf(id);
  const { player } = paused.awaiting[0];
  await letTimePass(service, id, 90_000);
  await rule(id, 'rewind', { ply: 1 }).expect(200);
  const back = await matchOf(id);
  const next = back.awaiting[0].player;
  // Of the decision that is taken back, what it took is spent.
  const spent = Math.round((paused.clocks[player].left - paused.clocks[player].bank) * 1000);
  const bank = Math.min(paused.clocks[player].bank, paused.clocks[player].left);
  assert.ok(spent < 10_000);
  assert.equal(back.clocks[player].bank, bank);
  assert.equal(back.paused.ply, paused.paused.ply);
  assert.equal(back.clocks[next].left, Math.round((10 + back.clocks[next].bank) * 1000) / 1000);
  await rule(id, 'resume').expect(200);
  const on = await matchOf(id);
  assert.equal(since(on, on.deadline), back.clocks[next].left * 1000);
  await holds(id);
  await rule(id, 'pause').expect(200);
  await rule(id, 'result', { winner: 'p1' }).expect(200);
  const over = await matchOf(id);
  assert.deepEqual([over.status, over.paused, over.deadline], ['over', null, null]);
  const ended = await rule(id, 'pause');
  assert.deepEqual([ended.status, ended.body.code], [409, 'clock-state']);
});

test('a fork has full banks of the clock that is asked for, or none', async () => {
  const start = await started();
  await letTimePass(service, start.match.id, 50_000);
  await act(start.match.id, { action: anAction(start) });
  const fork = await service.http.post(`/v1/matches/${start.match.id}/forks`).send({ clock: BANK });
  assert.deepEqual([fork.body.clocks.p1.bank, fork.body.clocks.p2.bank], [100, 100]);
  const plain = await service.http.post(`/v1/matches/${start.match.id}/forks`).send({});
  assert.equal((await matchOf(plain.body.match.id)).clocks, null);
});

test('of an answer, a pause and several servers at zero exactly one has its way', async () => {
  await anotherServer(service, async (http) => {
    for (let round = 0; round < 6; round++) {
      const start = await started();
      const { id } = start.match;
      await letTimeRunOut(service, id, -3 + round);
      const action = anAction(start);
      await Promise.all([
        act(id, { action, expectedPly: 0 }),
        http.get(`/v1/matches/${id}`),
        http.post(`/v1/matches/${id}/pause`).send({ ...ruled, expectedPly: 0 }),
        http.get(`/v1/matches/${id}/state`),
      ]);
      const kinds = (await plies(id)).map(({ kind }: { kind: string }) => kind);
      assert.equal(kinds.filter((kind: string) => kind !== 'start').length, 1, `${kinds}`);
      await holds(id);
    }
  });
});

test('everybody at the table sees the clocks; only a judge may pause, resume or give time', async () => {
  const start = await started();
  const { id } = start.match;
  const told = await matchOf(id);
  for (const viewer of ['p1', 'p2', 'spectator'] as const) {
    const key = await keyFor(service, { scopes: ['matches:read', 'matches:write'], seat: { match: id, viewer } });
    const seen = await service.http.get(`/v1/matches/${id}`).set(...key);
    assert.deepEqual([seen.body.clocks, seen.body.deadline], [told.clocks, told.deadline]);
    for (const what of ['pause', 'resume', 'extension']) {
      const refused = await rule(id, what, what === 'extension' ? { seconds: 5 } : {}).set(...key);
      assert.equal(refused.status, 403);
    }
  }
  const foreign = await keyFor(service, { tenant: 'other', scopes: ['judge'] });
  assert.equal((await rule(id, 'pause').set(...foreign)).status, 404);
});

test('rulings on time are signed, told in the transcript and explained like others, and by GraphQL', async () => {
  const { isValid, close } = openVerifier(() => read('/.well-known/jwks.json'));
  const start = await started({ otherwise: 'judge' });
  const { id } = start.match;
  await isValid((await service.http.post(`/v1/matches/${id}/pause?signed=true`).send(ruled)).body);
  const ask = async (field: string, more: string, parts: string) => {
    const query = `mutation { ${field}(match: "${id}", ${more} reason: "r", judge: "J") { ${parts} } }`;
    const { body } = await service.http.post('/graphql').send({ query });
    assert.equal(body.errors, undefined, JSON.stringify(body.errors));
    return body.data[field];
  };
  const more = await ask('extend', 'seconds: 9, player: p1, of: bank,', 'paused { ply } clocks { p1 { bank } }');
  assert.deepEqual(more, { paused: { ply: 1 }, clocks: { p1: { bank: 109 } } });
  const on = await ask('resume', '', 'paused { ply } deadline events { type }');
  assert.deepEqual([on.paused, on.events], [null, [{ type: 'resume' }]]);
  const again = await ask('pause', '', 'paused { ply } deadline match { ply }');
  assert.deepEqual(again, { paused: { ply: 4 }, deadline: null, match: { ply: 4 } });
  await ask('resume', '', 'id');
  await letTimeRunOut(service, id);
  await isValid(await read(`/v1/matches/${id}/transcript`));
  await isValid(await read(`/v1/matches/${id}/transcript?viewer=p1`));
  for (const { seq } of (await plies(id)).slice(1).flatMap(({ events }: { events: object[] }) => events)) {
    assert.equal((await service.http.get(`/v1/matches/${id}/events/${seq}/why`)).status, 200);
  }
  await holds(id);
  await service.sql(
    `UPDATE plies SET ruling = '{"resumes":true,"reason":"r","judge":"J"}' WHERE match_id = $1 AND ply = 4`,
    [id],
  );
  assert.deepEqual((await read(`/v1/matches/${id}/verification`)).ply, 4);
  close();
});

test('clocks that make no sense are refused, each with the place and the reason', async () => {
  const wrong: [object, string][] = [
    [{ seconds: 0, otherwise: 'lose' }, '/clock/seconds'],
    [{ seconds: 0, otherwise: 'default', bank: 60 }, '/clock/seconds'],
    [{ seconds: 5, otherwise: 'lose', increment: 5 }, '/clock/increment'],
    [{ seconds: 5, otherwise: 'lose', bank: 60, most: 90 }, '/clock/most'],
    [{ seconds: 5, otherwise: 'lose', bank: 60, increment: 1, most: 50 }, '/clock/most'],
    [{ seconds: 5, otherwise: 'lose', bank: 0 }, '/clock/bank'],
    [{ seconds: 5, otherwise: 'lose', bank: 2_592_001 }, '/clock/bank'],
    [{ seconds: 5, otherwise: 'lose', bank: 1.5 }, '/clock/bank'],
    [{ seconds: 5, otherwise: 'nothing' }, '/clock/otherwise'],
  ];
  for (const [clock, path] of wrong) {
    for (const [address, body] of [
      ['/v1/matches', { ruleset: 'duel', clock }],
      ['/v1/tournaments', { name: 'Wrong', ruleset: 'duel', clock }],
    ] as const) {
      const { status, body: told } = await service.http.post(address).send(body);
      assert.deepEqual([status, told.code], [400, 'invalid-request'], JSON.stringify(clock));
      assert.ok(
        told.errors.some((fault: { path: string }) => fault.path === path),
        `${JSON.stringify(clock)}: ${JSON.stringify(told.errors)}`,
      );
    }
  }
  const start = await started();
  for (const body of [{ seconds: 0 }, { seconds: 1.5 }, { seconds: 5, player: 'p3' }, { seconds: 5, of: 'turn' }, {}]) {
    assert.equal((await rule(start.match.id, 'extension', body)).status, 400, JSON.stringify(body));
  }
  assert.equal((await service.http.post(`/v1/matches/${start.match.id}/pause`).send({ judge: 'Jo' })).status, 400);
});

test('a tournament starts its matches with its clock', async () => {
  const name = 'Timed';
  const players = [{ name: 'Ada' }, { name: 'Bo' }];
  const made = await service.http.post('/v1/tournaments').send({ name, ruleset: 'duel', clock: BANK, players });
  assert.deepEqual(made.body.clock, BANK);
  const round = await service.http.post(`/v1/tournaments/${name}/rounds`).send({ round: 1 });
  const match = await matchOf(round.body.tables[0].games[0].match);
  assert.deepEqual([match.clock, match.clocks.p1.bank], [BANK, 100]);
  const query = `mutation { amendTournament(tournament: "${name}", changes: { clock: { seconds: 30, otherwise: judge, bank: null } }) { clock { seconds otherwise bank } } }`;
  const amended = await service.http.post('/graphql').send({ query });
  assert.deepEqual(amended.body.data?.amendTournament.clock, { seconds: 30, otherwise: 'judge', bank: null });
});

test('an action in a match with banks costs as many statements as one without a clock', async () => {
  const start = await started();
  const stated = await statementsOf(service, () =>
    service.http.post('/v1/adjudications').send({ state: start.state, action: anAction(start) }),
  );
  assert.deepEqual([stated.value.status, stated.sent.length], [200, 1]);
});

test('what a release appended that knows no banks is told by what it knows, and charges nobody', async () => {
  const start = await started();
  const { id } = start.match;
  const { rows } = await service.sql('SELECT clock, full_clock IS NOT NULL AS kept FROM matches WHERE id = $1', [id]);
  assert.deepEqual(rows, [{ clock: null, kept: true }]);
  // It takes the match for one without a clock: what it appends has no deadline, and its state stands in the row.
  await bendHead(service, id, (state) => state);
  await service.sql('UPDATE matches SET awaiting_ply = NULL, deadline = NULL WHERE id = $1', [id]);
  const match = await matchOf(id);
  const player = awaited(start);
  assert.deepEqual(
    [match.clock, match.deadline, match.clocks[player]],
    [BANK, null, { bank: 100, deadline: null, left: null }],
  );
  const next = (await act(id, { action: anAction(start) })).body as Timed;
  assert.equal(next.clocks[player].bank, 103);
  assert.equal(next.clocks[awaited(next)].deadline, next.deadline);
  const plain = await startDuelMatch(service, { clock: { seconds: 60, otherwise: 'default' } });
  await bendHead(service, plain.match.id, (state) => state);
  await service.sql('UPDATE matches SET awaiting_ply = NULL, p1_deadline = NULL, p2_deadline = NULL WHERE id = $1', [
    plain.match.id,
  ]);
  const told = await matchOf(plain.match.id);
  assert.equal(told.clocks[awaited(plain)].deadline, told.deadline);
  await letTimeRunOut(service, plain.match.id);
  assert.equal((await matchOf(plain.match.id)).ply, 1);
});
