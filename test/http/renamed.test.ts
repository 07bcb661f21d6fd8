import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { RENAMED } from '../../src/contracts/renamed.ts';
import { openApp, type TestApp } from '../support/app.ts';

/* Names that were changed are still taken, and the answer says until when. */

let service: TestApp;
let id: string;
before(async () => {
  service = await openApp();
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const request = { ruleset: 'duel', seed: 'names', tournament: 'Open', round: 1, table: '1', seats };
  const started = (await service.http.post('/v1/matches').send(request)).body;
  id = started.match.id;
  const { action } = started.awaiting[0].options[0];
  await service.http.post(`/v1/matches/${id}/actions`).send({ action });
  await service.http.post(`/v1/matches/${id}/result`).send({ winner: 'p1', reason: 'Time.', judge: 'Ines' });
});
after(() => service.close());

/** The same request under the earlier name and the present one. */
const PAIRS = [
  ['/v1/matches?event=Open', '/v1/matches?tournament=Open'],
  ['/v1/matches/export?event=Open', '/v1/matches/export?tournament=Open'],
  ['/v1/matches?event=Open&sort=round', '/v1/matches?tournament=Open&sort=round'],
  ['/v1/statistics/clauses?ruleset=duel&event=Open', '/v1/statistics/clauses?ruleset=duel&tournament=Open'],
  ['/v1/statistics/cards?ruleset=duel&event=Open', '/v1/statistics/cards?ruleset=duel&tournament=Open'],
] as const;

const OF_MATCH = [
  ['plies?player=p1', 'plies?seat=p1'],
  ['events?player=p1&limit=5', 'events?seat=p1&limit=5'],
] as const;

test('an earlier name in a query is answered like the present one, and with the date of its end', async () => {
  const ofMatch = OF_MATCH.map((pair) => pair.map((path) => `/v1/matches/${id}/${path}`));
  for (const [was, now] of [...PAIRS, ...ofMatch]) {
    const [earlier, present] = [await service.http.get(String(was)), await service.http.get(String(now))];
    assert.equal(earlier.status, 200, earlier.text);
    assert.equal(earlier.text, present.text, String(was));
    assert.ok(present.text.length > 30);
    assert.equal(earlier.headers.deprecation, `@${RENAMED.since.getTime() / 1000}`, String(was));
    assert.equal(earlier.headers.sunset, RENAMED.until.toUTCString());
    assert.deepEqual([present.headers.deprecation, present.headers.sunset], [undefined, undefined], String(now));
  }
});

test('lists that come as lines take both names', async () => {
  const lines = (query: string) => service.http.get(`/v1/matches?${query}`).set('accept', 'application/x-ndjson');
  const [earlier, present] = [await lines('event=Open'), await lines('tournament=Open')];
  assert.equal(earlier.text, present.text);
  assert.ok(earlier.headers.deprecation);
});

test('an earlier name in a body does the same', async () => {
  for (const path of ['/v1/matches', `/v1/matches/${id}/forks`]) {
    const ruleset = path === '/v1/matches' ? { ruleset: 'duel' } : {};
    const earlier = await service.http.post(path).send({ ...ruleset, event: 'Cup' });
    const present = await service.http.post(path).send({ ...ruleset, tournament: 'Cup' });
    assert.ok(earlier.headers.deprecation && earlier.headers.sunset, path);
    assert.equal(present.headers.deprecation, undefined);
    for (const { body } of [earlier, present]) {
      const match = (await service.http.get(`/v1/matches/${body.match.id}`)).body;
      assert.deepEqual([match.tournament, match.event], ['Cup', 'Cup']);
    }
  }
});

test('both names at once are a fault that says which to give', async () => {
  for (const query of ['matches?event=Open&tournament=Cup', `matches/${id}/plies?player=p1&seat=p2`]) {
    const { status, body } = await service.http.get(`/v1/${query}`);
    assert.equal(status, 400);
    assert.match(body.errors[0].reason, /earlier name of `(tournament|seat)`: give one of them/);
  }
});

test('answers have both names', async () => {
  const { items } = (await service.http.get('/v1/tournaments')).body;
  for (const { name, event } of items) assert.equal(name, event);
  const [standing] = (await service.http.get('/v1/tournaments/Open/standings')).body.items;
  assert.deepEqual(standing.series, standing.matches);
  assert.equal(standing.series.won, 1);
  const { tournaments, events } = (await service.http.get('/v1/players/Ada')).body;
  assert.deepEqual(tournaments, events);
  const set = await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards: [] });
  assert.deepEqual([set.body.count, set.body.cards], [0, 0]);
});

test('OpenAPI marks earlier names, and the headers that tell of them', async () => {
  const { body: api } = await service.http.get('/openapi.json');
  const { parameters, responses } = api.paths['/v1/matches'].get;
  const named = (name: string) => parameters.find((one: { name: string }) => one.name === name);
  assert.equal(named('event').deprecated, true);
  assert.equal(named('tournament').deprecated, undefined);
  assert.ok(responses['200'].headers.Deprecation && responses['200'].headers.Sunset);
  assert.equal(api.paths['/v1/rulesets'].get.responses['200'].headers.Deprecation, undefined);
  assert.equal(api.components.schemas.Match.properties.event.deprecated, true);
  const flags = api.paths['/v1/matches/{id}/state'].get.parameters;
  assert.equal(flags.find((one: { name: string }) => one.name === 'sealed').schema.type, 'boolean');
});

test('GraphQL takes both names, and marks the earlier ones', async () => {
  const ask = async (query: string) => (await service.http.post('/graphql').send({ query })).body;
  const { data } = await ask(`{
    earlier: matches(event: "Open") { items { id event tournament } } present: matches(tournament: "Open") { items { id event tournament } }
    was: standings(event: "Open") { items { player matches { won } } } now: standings(tournament: "Open") { items { player series { won } } }
    plies(match: "${id}", seat: p1) { items { ply } } }`);
  assert.deepEqual(data.earlier, data.present);
  assert.equal(data.earlier.items[0].tournament, 'Open');
  assert.deepEqual(data.was.items[0].matches, data.now.items[0].series);
  const none = await ask('{ standings { items { player } } }');
  assert.match(JSON.stringify(none.errors), /is missing/);
  const { data: told } = await ask(
    '{ __type(name: "Match") { fields(includeDeprecated: true) { name isDeprecated } } }',
  );
  assert.deepEqual(
    told.__type.fields
      .filter((one: { isDeprecated: boolean }) => one.isDeprecated)
      .map((one: { name: string }) => one.name),
    ['event'],
  );
});
