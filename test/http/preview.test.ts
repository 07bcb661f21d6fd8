import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { allRulesets, anAction, openApp, playOn, startDuel, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const preview = (body: object, query = '') => service.http.post(`/v1/preview${query}`).send(body);
const adjudicate = async (state: object, action: object) =>
  (await service.http.post('/v1/adjudications').send({ state, action })).body;

interface Item {
  path: object[];
  action: object;
  verdict?: {
    stateHash: string;
    state?: { hash: string };
    events: object[];
    awaiting: object[];
    outcome: object | null;
  };
  problem?: { code: string; status: number };
}

test('each action is told as it would come out, and the state stays as it is', async () => {
  const { state, awaiting, stateHash } = await startDuel(service, { seed: 'race' });
  const actions = awaiting[0]?.options.map(({ action }) => action) ?? [];
  const { status, body } = await preview({ state, actions });
  assert.equal(status, 200);
  assert.deepEqual([body.stateHash, body.truncated, body.items.length], [stateHash, false, actions.length]);
  for (const [at, action] of actions.entries()) {
    const { stateHash: hash, events, awaiting: next, outcome } = await adjudicate(state, action);
    const { verdict, path } = body.items[at];
    assert.deepEqual(path, [action]);
    assert.deepEqual(verdict, { stateHash: hash, events, awaiting: next, outcome });
  }
});

test('an action that is not legal is told with its problem, and harms no other', async () => {
  const { state, awaiting } = await startDuel(service);
  const actions = [{ player: 'p1', decision: 'd99', option: 'pass' }, awaiting[0]?.options[0]?.action];
  const { body } = await preview({ state, actions });
  const [first, second] = body.items;
  assert.deepEqual([first.problem.code, first.problem.status, first.verdict], ['no-such-decision', 422, undefined]);
  assert.ok(second.verdict);
});

test('states are given when they are asked for, and can be gone on from', async () => {
  const { state, awaiting } = await startDuel(service);
  const action = awaiting[0]?.options[0]?.action;
  const { body } = await preview({ state, actions: [action], states: true });
  const [{ verdict }] = body.items;
  assert.equal(verdict.state.hash, verdict.stateHash);
  const on = await adjudicate(verdict.state, verdict.awaiting[0].options[0].action);
  assert.ok(on.stateHash);
});

for (const { id } of allRulesets) {
  test(`${id}: two plies deep, every path leads where its actions lead, the short ones first`, async () => {
    const { body: start } = await service.http.post(`/v1/rulesets/${id}/start`).send({ seed: 'deep' });
    const { body } = await preview({ state: start.state, depth: 2, limit: 40 });
    const items: Item[] = body.items;
    assert.ok(items.length > 0 && items.length <= 40);
    const depths = items.map(({ path }) => path.length);
    assert.deepEqual(depths, depths.toSorted());
    for (const item of items.filter((_, at) => at % 7 === 0)) {
      let verdict = start;
      for (const action of item.path) verdict = await adjudicate(verdict.state, action);
      assert.equal(item.verdict?.stateHash, verdict.stateHash);
    }
  });
}

test('the limit cuts a preview exactly, and says so', async () => {
  const { state, awaiting } = await startDuel(service, { seed: 'race' });
  const options = awaiting[0]?.options.length ?? 0;
  assert.ok(options > 1);
  const seen = async (depth: number, limit: number) => {
    const { body } = await preview({ state, depth, limit });
    return [body.items.length, body.truncated];
  };
  assert.deepEqual(await seen(1, options), [options, false]);
  assert.deepEqual(await seen(1, options - 1), [options - 1, true]);
  assert.deepEqual(await seen(2, options), [options, true]);
});

test('a recorded match can be looked ahead from any ply, and stays as it is', async () => {
  const start = await startDuelMatch(service);
  await playOn(service, start, 5);
  const match = start.match.id;
  const then = (await service.http.get(`/v1/matches/${match}/state?ply=2`)).body;
  const { body } = await preview({ match, ply: 2, depth: 1 });
  assert.equal(body.stateHash, then.stateHash);
  assert.deepEqual(
    body.items.map(({ action }: Item) => action),
    then.awaiting[0].options.map(({ action }: { action: object }) => action),
  );
  assert.ok((await preview({ match, actions: [] })).status === 200);
  assert.equal((await service.http.get(`/v1/matches/${match}`)).body.ply, 5);
  assert.equal((await preview({ match, ply: 6, depth: 1 })).body.code, 'unknown-ply');
  assert.equal((await preview({ match: 'none', depth: 1 })).body.code, 'unknown-match');
});

test('who may not see everything gets no preview', async () => {
  const start = await startDuelMatch(service);
  const asked = { match: start.match.id, depth: 1 };
  for (const viewer of ['p1', 'p2', 'spectator']) {
    const reply = await preview(asked, `?viewer=${viewer}`);
    assert.deepEqual([reply.status, reply.body.code], [403, 'preview-hidden']);
  }
  const sealed = (await service.http.post('/v1/rulesets/duel/start?sealed=true').send({})).body.state;
  assert.equal((await preview({ state: sealed, depth: 1 })).body.code, 'preview-hidden');
  const seat = await keyFor(service, { seat: { match: start.match.id, viewer: 'p1' } });
  const bound = await preview({ state: start.state, depth: 1 }).set(...seat);
  assert.deepEqual([bound.status, bound.body.code], [403, 'preview-hidden']);
});

test('a match is looked ahead in only by its tenant, with a key that may read it', async () => {
  const start = await startDuelMatch(service);
  const asked = { match: start.match.id, depth: 1 };
  const foreign = await keyFor(service, { tenant: 'other' });
  assert.equal((await preview(asked).set(...foreign)).status, 404);
  const unread = await keyFor(service, { scopes: ['adjudicate'] });
  assert.equal((await preview(asked).set(...unread)).body.code, 'scope-missing');
  assert.equal((await preview({ state: start.state, depth: 1 }).set(...unread)).status, 200);
});

test('a preview of the wrong form is refused with what is wrong', async () => {
  const { state, awaiting } = await startDuel(service);
  const actions = [anAction({ awaiting } as Parameters<typeof anAction>[0])];
  const wrong: [object, string][] = [
    [{ state }, '/actions'],
    [{ actions }, '/state'],
    [{ state, match: 'x', actions }, '/state'],
    [{ state, actions, depth: 1 }, '/actions'],
    [{ state, actions, limit: 5 }, '/limit'],
    [{ state, depth: 1, ply: 1 }, '/ply'],
    [{ state, depth: 0 }, '/depth'],
    [{ state, depth: 1, limit: 513 }, '/limit'],
    [{ match: 'x', depth: 1, cards: [] }, '/cards'],
  ];
  for (const [body, path] of wrong) {
    const reply = await preview(body);
    assert.equal(reply.status, 400);
    assert.deepEqual(
      reply.body.errors.map((fault: { path: string }) => fault.path),
      [path],
    );
  }
});
