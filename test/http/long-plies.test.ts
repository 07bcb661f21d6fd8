import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuelMatch } from '../support/app.ts';
import { addPlies } from '../support/rows.ts';

/** A match whose plies tell thousands of events each, as cards that were written for it can make them. */

let service: TestApp;
let match: string;
before(async () => {
  service = await openApp({ rateLimits: { key: null, address: null, machine: null } });
  match = (await startDuelMatch(service)).match.id;
  await addPlies(service, match, PLIES, 5_000);
  await service.sql('UPDATE matches SET ply = $2::int, status = $3 WHERE id = $1', [match, PLIES, 'over']);
});
after(() => service.close());

const PLIES = 60;
const all = Array.from({ length: PLIES + 1 }, (_, ply) => ply);

test('a page of long plies ends before it is too long, and the next one goes on', async () => {
  const found: number[] = [];
  let longest = 0;
  let pages = 0;
  for (let after = ''; ; pages++) {
    const { status, body, text } = await service.http.get(`/v1/matches/${match}/plies?limit=100${after}`);
    assert.equal(status, 200);
    longest = Math.max(longest, text.length);
    found.push(...body.items.map(({ ply }: { ply: number }) => ply));
    if (body.next === null) break;
    assert.ok(body.items.length > 0);
    after = `&after=${body.next}`;
  }
  assert.deepEqual(found, all);
  assert.ok(pages > 2, `${pages + 1} pages`);
  assert.ok(longest < 20_000_000, `${longest} characters`);
});

test('GraphQL pages end as well, and the export and the transcript have all of them', async () => {
  const query = `{ match(id: "${match}") { plies(first: 100) { next items { ply } } } }`;
  const { plies } = (await service.http.post('/graphql').send({ query })).body.data.match;
  assert.ok(plies.next !== null && plies.items.length > 0 && plies.items.length < PLIES, JSON.stringify(plies.next));
  const lines = (
    await service.http.get(`/v1/matches/${match}/plies`).set('accept', 'application/x-ndjson').buffer(true)
  ).text.trim();
  assert.deepEqual(
    lines.split('\n').map((line) => JSON.parse(line).ply),
    all,
  );
  const transcript = (await service.http.get(`/v1/matches/${match}/transcript`)).body;
  assert.deepEqual(
    transcript.plies.map(({ ply }: { ply: number }) => ply),
    all,
  );
});

test('a query for long plies of many matches is refused, one for fewer is answered', async () => {
  const matches = await Promise.all(Array.from({ length: 12 }, () => startDuelMatch(service)));
  for (const { match: one } of matches) await addPlies(service, one.id, 1, 20_000);
  const asked = async (many: number) => {
    const pages = matches
      .slice(0, many)
      .map(({ match: one }, at) => `m${at}: match(id: "${one.id}") { plies(first: 1, after: "0") { items { ply } } }`);
    return (await service.http.post('/graphql').send({ query: `{ ${pages.join(' ')} }` })).body;
  };
  const few = await asked(3);
  assert.deepEqual(
    Object.values(few.data),
    Array.from({ length: 3 }, () => ({ plies: { items: [{ ply: 1 }] } })),
  );
  const { errors } = await asked(matches.length);
  assert.equal(errors[0].extensions.code, 'query-too-costly');
});
