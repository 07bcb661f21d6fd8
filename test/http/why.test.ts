import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, playOn, startDuel, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const read = (path: string) => service.http.get(path);
const whyNot = (body: object) => service.http.post('/v1/why-not').send(body);

async function played(plies: number) {
  const start = await startDuelMatch(service);
  const last = await playOn(service, start, plies);
  return { id: start.match.id, last };
}

test('an event is explained by its causes and their clauses with their texts', async () => {
  const { id } = await played(12);
  const { items } = (await read(`/v1/matches/${id}/events?limit=500`)).body;
  const caused = items.findLast(({ parent }: { parent: number | null }) => parent !== null);
  const { status, body } = await read(`/v1/matches/${id}/events/${caused.seq}/why`);
  assert.equal(status, 200);
  assert.deepEqual(body.event, caused);
  const [root] = body.chain;
  assert.equal(root.parent, null);
  assert.deepEqual(body.chain.at(-1), caused);
  const cited = new Map(body.clauses.map((clause: { id: string; text: string }) => [clause.id, clause.text]));
  for (const { clause } of body.chain) assert.ok(cited.get(clause));
  assert.ok(body.text.length > 0);
});

for (const ruleset of ['gundam', 'dx2', 'alteil', 'nexus', 'unnamed']) {
  test(`${ruleset}: an explanation names the seats, and holds no id`, async () => {
    const seats = [{ name: 'Ada' }, { name: 'Bo' }];
    const { body: start } = await service.http.post('/v1/matches').send({ ruleset, seed: 'names', seats });
    await playOn(service, start, 14);
    const { items } = (await read(`/v1/matches/${start.match.id}/events?limit=500`)).body;
    const asked = items.slice(-12);
    assert.equal(asked.length, 12);
    for (const { seq } of asked) {
      const { text, now, clauses } = (await read(`/v1/matches/${start.match.id}/events/${seq}/why`)).body;
      const plain = clauses.reduce((rest: string, { id }: { id: string }) => rest.replaceAll(id, ''), text);
      const ids = plain.split(/[^\p{L}\p{N}_#-]+/u).filter((word: string) => /^(p[12]|[a-z]\d+|.+#\d+)$/.test(word));
      assert.deepEqual(ids, [], text);
      assert.doesNotMatch(text, /Player [12]/);
      if (now?.decision) assert.match(text, /(Ada|Bo) answered “/);
    }
  });
}

test('what a judge ruled, and where a fork begins, is explained by the rules of the house', async () => {
  const { id } = await played(3);
  const ruled = { reason: 'r', judge: 'j' };
  const back = (await service.http.post(`/v1/matches/${id}/rewind`).send({ ply: 1, ...ruled })).body;
  const fork = (await service.http.post(`/v1/matches/${id}/forks`).send({})).body;
  for (const [match, verdict, clause] of [
    [id, back, 'house.rewind'],
    [fork.match.id, fork, 'house.fork'],
  ]) {
    const { status, body } = await read(`/v1/matches/${match}/events/${verdict.events[0].seq}/why`);
    assert.deepEqual([status, body.clauses[0].id, body.action], [200, clause, null]);
  }
});

test('a chain that began before a fork says in which match it goes on', async () => {
  const { body: start } = await service.http.post('/v1/matches').send({ ruleset: 'gundam', seed: 'before' });
  await playOn(service, start, 12);
  const { body: fork } = await service.http.post(`/v1/matches/${start.match.id}/forks`).send({});
  await playOn(service, fork, 8);
  const { items } = (await read(`/v1/matches/${fork.match.id}/events?limit=500`)).body;
  const earlier = items.find(({ parent }: { parent: number | null }) => parent !== null && parent < items[0].seq);
  assert.ok(earlier);
  const { body } = await read(`/v1/matches/${fork.match.id}/events/${earlier.seq}/why`);
  assert.ok(body.text.endsWith(`before the fork, by event ${earlier.parent} of match ${start.match.id}.`), body.text);
  assert.equal((await read(`/v1/matches/${start.match.id}/events/${earlier.parent}/why`)).status, 200);
  assert.doesNotMatch(
    (await read(`/v1/matches/${fork.match.id}/events/${items[0].seq}/why`)).body.text,
    /the fork, by/,
  );
});

test('a viewer is told no more by an explanation than by the event', async () => {
  const { id } = await played(2);
  const { items } = (await read(`/v1/matches/${id}/events?limit=500&viewer=judge`)).body;
  const draw = items.find(({ type, player }: { type: string; player: string }) => type === 'draw' && player === 'p1');
  const seat = await keyFor(service, { seat: { match: id, viewer: 'p2' } });
  const { body } = await read(`/v1/matches/${id}/events/${draw.seq}/why`).set(...seat);
  assert.equal(body.event.data.card, undefined);
  const judge = await read(`/v1/matches/${id}/events/${draw.seq}/why`);
  assert.equal(judge.body.event.data.card, draw.data.card);
});

test('an event or a match that is not there is not explained', async () => {
  const { id } = await played(1);
  assert.equal((await read(`/v1/matches/${id}/events/9999/why`)).body.code, 'unknown-event');
  assert.equal((await read(`/v1/matches/${id}/events/none/why`)).status, 400);
  const foreign = await keyFor(service, { tenant: 'other' });
  assert.equal((await read(`/v1/matches/${id}/events/1/why`).set(...foreign)).body.code, 'unknown-match');
});

test('an action on a state is legal, or told why not and what would make it so', async () => {
  const { state, awaiting } = await startDuel(service);
  const action = awaiting[0]?.options[0]?.action;
  const legal = await whyNot({ state, action });
  assert.deepEqual([legal.status, legal.body.legal, legal.body.option.action], [200, true, action]);
  const { body } = await whyNot({ state, action: { ...action, option: 'play:dragon' } });
  assert.equal(body.legal, false);
  assert.ok(body.facts.length > 0 && body.toMakeLegal.length > 0 && body.nearest.length > 0);
  assert.deepEqual(body.whoDecides[0].decision, awaiting[0]?.id);
});

test('an action in a match is explained on its last state, or on that of any ply, and not carried out', async () => {
  const { id, last } = await played(4);
  const now = await whyNot({ match: id, action: anAction(last) });
  assert.equal(now.body.legal, true);
  const then = await whyNot({ match: id, ply: 2, action: anAction(last) });
  assert.deepEqual([then.body.legal, then.body.code], [false, 'no-such-decision']);
  assert.equal((await read(`/v1/matches/${id}`)).body.ply, 4);
  assert.equal((await whyNot({ match: id, ply: 5, action: anAction(last) })).body.code, 'unknown-ply');
  for (const body of [{}, { match: id }, { action: anAction(last) }, { match: id, action: 'pass' }]) {
    assert.equal((await whyNot(body)).status, 400);
  }
});

test('a seat asks about its own actions alone', async () => {
  const { id, last } = await played(2);
  const action = anAction(last);
  const bound = (viewer: 'p1' | 'p2') => keyFor(service, { seat: { match: id, viewer } });
  const [own, other] = action.player === 'p1' ? (['p1', 'p2'] as const) : (['p2', 'p1'] as const);
  assert.equal((await whyNot({ match: id, action }).set(...(await bound(own)))).status, 200);
  const refused = await whyNot({ match: id, action }).set(...(await bound(other)));
  assert.deepEqual([refused.status, refused.body.code], [403, 'seat-bound']);
});
