import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { AnyRuleset } from '../../src/engine/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import type { SeenVerdict, TestApp, TestServer } from '../support/app.ts';
import { allRulesets, openApp, openServer } from '../support/app.ts';
import { changed, renamed } from '../support/editions.ts';

let service: TestApp;
let same: TestServer;
let other: TestServer;
before(async () => {
  service = await openApp({ clockSweep: 3600 });
  const rulesets = (edition: (rules: AnyRuleset) => AnyRuleset) => ({ rulesets: allRulesets.map(edition) });
  same = await openServer(
    service.url,
    {},
    rulesets((rules) => renamed(rules, 'e')),
  );
  other = await openServer(
    service.url,
    {},
    rulesets((rules) => changed(rules, 'c')),
  );
});
after(async () => {
  await same.close();
  await other.close();
  await service.close();
});

type Server = Pick<TestApp, 'http'>;

async function get({ http }: Server, path: string) {
  const reply = await http.get(path);
  assert.equal(reply.status, 200, `${path}: ${reply.text}`);
  return reply.body;
}

const adopt = ({ http }: Server, id: string, body: object = {}) => http.post(`/v1/matches/${id}/adoption`).send(body);

/** Plays random options of a match until it is at `turn`, or so many plies are played. */
async function playUntil({ http }: Server, verdict: SeenVerdict, turn: number, most: number): Promise<SeenVerdict> {
  const dice = diceFrom(`adopted ${verdict.match?.id.length}`);
  let last = verdict;
  for (let ply = 0; ply < most && last.outcome === null && Number(last.state.board.turn) < turn; ply++) {
    const options = last.awaiting.flatMap((decision) => decision.options);
    const { action } = options[dice.below(options.length)] ?? {};
    const reply = await http.post(`/v1/matches/${verdict.match?.id}/actions`).send({ action });
    assert.equal(reply.status, 200, reply.text);
    last = reply.body as SeenVerdict;
  }
  return last;
}

async function started(ruleset: string, body: object = {}): Promise<SeenVerdict & { match: { id: string } }> {
  const reply = await service.http.post('/v1/matches').send({ ruleset, seed: 'edition', ...body });
  assert.equal(reply.status, 201, reply.text);
  return reply.body;
}

for (const { id: ruleset } of allRulesets) {
  test(`${ruleset}: a match goes on under an edition that plays it the same`, async () => {
    const start = await started(ruleset);
    const { id } = start.match;
    const { match } = await playUntil(service, start, 99, 10);
    const ply = match?.ply ?? 0;
    const states = async (server: Server) =>
      Promise.all([0, 1, ply - 1].map(async (at) => (await get(server, `/v1/matches/${id}/state?ply=${at}`)).state));
    const known = await states(service);
    assert.deepEqual(await states(same), known);
    const { same: verified, what } = await get(same, `/v1/matches/${id}/verification`);
    assert.deepEqual([verified, what], [false, 'ruleset']);
    const dry = await adopt(same, id, { dryRun: true });
    assert.deepEqual([dry.status, dry.body.same, dry.body.adopted, dry.body.ply], [200, true, false, ply], dry.text);
    const { awaiting, ...before } = await get(same, `/v1/matches/${id}`);
    assert.equal(before.ply, ply);

    const { body } = await adopt(same, id, { expectedPly: ply });
    assert.deepEqual([body.same, body.adopted, body.difference, body.ply], [true, true, null, ply + 1]);
    assert.deepEqual([body.edition.hash.length, body.present.hash], [64, 'e'.repeat(64)]);
    const taken = await get(same, `/v1/matches/${id}`);
    assert.equal(taken.ruleset.hash, 'e'.repeat(64));
    assert.deepEqual(taken.awaiting, awaiting, 'who is awaited, and since when');
    assert.deepEqual((await adopt(same, id)).body.adopted, false);
    assert.deepEqual(await states(same), known);
    const now = await get(same, `/v1/matches/${id}/state`);
    await playUntil(same, { ...now, match: { id, ply } }, 99, 5);
    assert.deepEqual((await get(same, `/v1/matches/${id}/verification`)).same, true);
    const { items } = await get(same, `/v1/matches/${id}/plies?kind=adoption`);
    assert.match(items[0].events[0].text, /edition 9\.e/);
    const early = await same.http.post(`/v1/matches/${id}/rewind`).send({ ply: 1, reason: 'r', judge: 'j' });
    assert.deepEqual([early.status, early.body.code], [409, 'ruleset-mismatch']);
  });

  test(`${ruleset}: what another edition plays otherwise is told, and a judge lets a match go on from before that`, async () => {
    const start = await started(ruleset);
    const { id } = start.match;
    const { match, state } = await playUntil(service, start, 4, 400);
    assert.ok(Number(state.board.turn) >= 4, `no game of ${ruleset} comes to its fourth turn`);
    const ply = match?.ply ?? 0;
    const { body: report } = await adopt(other, id);
    assert.deepEqual([report.same, report.adopted, report.ply], [false, false, ply]);
    const { difference } = report;
    assert.equal(difference.what, 'events');
    assert.ok(difference.ply > 0 && difference.ply <= ply && difference.clauses.actual !== null);
    assert.equal((await get(other, `/v1/matches/${id}`)).ply, ply);

    const why = { reason: 'the new edition', judge: 'Cleo' };
    for (const [body, status] of [
      [{ from: difference.ply, ...why }, 400],
      [{ from: difference.ply - 1 }, 400],
      [{ from: difference.ply - 1, ...why, expectedPly: 0 }, 409],
    ] as const) {
      const refused = await adopt(other, id, body);
      assert.equal(refused.status, status, refused.text);
    }
    assert.equal((await get(other, `/v1/matches/${id}`)).ply, ply);
    const { body } = await adopt(other, id, { from: difference.ply - 1, ...why });
    assert.deepEqual([body.adopted, body.ply], [true, ply + 1], JSON.stringify(body));
    const now = await get(other, `/v1/matches/${id}/state`);
    const before = await get(service, `/v1/matches/${id}/state?ply=${difference.ply - 1}`);
    assert.deepEqual(now.state.board, before.state.board);
    await playUntil(other, { ...now, match: { id, ply } }, 99, 6);
    const verified = await get(other, `/v1/matches/${id}/verification`);
    assert.equal(verified.same, true, JSON.stringify(verified));
  });
}

test('rewinds, forks, clocks and results of the edition before are played again under the next', async () => {
  const start = await started('duel', { clock: { seconds: 3600, otherwise: 'default' } });
  const { id } = start.match;
  await playUntil(service, start, 99, 6);
  const word = { reason: 'r', judge: 'j' };
  await service.http.post(`/v1/matches/${id}/rewind`).send({ ply: 3, ...word });
  const back = await get(service, `/v1/matches/${id}/state`);
  await playUntil(service, { ...back, match: { id, ply: 7 } }, 99, 3);
  await service.sql(`UPDATE matches SET deadline = now() - interval '1 hour' WHERE id = $1`, [id]);
  await get(service, `/v1/matches/${id}/state`);
  const fork = (await service.http.post(`/v1/matches/${id}/forks`).send({ ply: 5 })).body.match.id;
  await service.http.post(`/v1/matches/${id}/result`).send({ winner: 'p1', ...word });
  for (const one of [fork, id]) {
    const { body } = await adopt(same, one);
    assert.deepEqual([body.same, body.adopted], [true, true], JSON.stringify(body));
    const verified = await get(same, `/v1/matches/${one}/verification`);
    assert.equal(verified.same, true, JSON.stringify(verified));
  }
  assert.equal((await get(same, `/v1/matches/${id}`)).status, 'over');
});

test('a match is taken on by one edition after the other', async () => {
  const start = await started('duel');
  const { id } = start.match;
  await playUntil(service, start, 99, 4);
  assert.equal((await adopt(same, id)).body.adopted, true);
  const there = await get(same, `/v1/matches/${id}/state`);
  await playUntil(same, { ...there, match: { id, ply: 5 } }, 99, 4);
  const back = (await adopt(service, id)).body;
  assert.deepEqual([back.same, back.adopted], [true, true], JSON.stringify(back));
  const verified = await get(service, `/v1/matches/${id}/verification`);
  assert.equal(verified.same, true, JSON.stringify(verified));
});

test('over GraphQL as well', async () => {
  const start = await started('duel');
  await playUntil(service, start, 99, 2);
  const query = `mutation { adopt(match: "${start.match.id}") { same adopted difference { ply } edition { hash } present { version } ply } }`;
  const { body } = await same.http.post('/graphql').send({ query });
  assert.deepEqual([body.data?.adopt.adopted, body.data?.adopt.present.version], [true, '9.e'], JSON.stringify(body));
});
