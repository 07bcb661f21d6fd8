import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch } from '../support/app.ts';
import { bendHead, bendKept } from '../support/head.ts';
import { bendPly } from '../support/plies.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const verification = async (id: string) => (await service.http.get(`/v1/matches/${id}/verification`)).body;

async function played(plies: number): Promise<string> {
  const start = await startDuelMatch(service);
  await playOn(service, start, plies);
  return start.match.id;
}

test('a match that was left alone comes out the same', async () => {
  const id = await played(20);
  const { seed, ...found } = await verification(id);
  assert.deepEqual(found, { same: true, plies: 20 });
  assert.equal(seed.same, true);
});

test('a match with its own cards comes out the same', async () => {
  const cards = (await service.http.get('/v1/rulesets/duel/cards')).body.items.map((card: object) => ({
    ...card,
    name: 'X',
  }));
  const start = await startDuelMatch(service, { cards, options: {} });
  await playOn(service, start, 3);
  const { seed: _seed, ...found } = await verification(start.match.id);
  assert.deepEqual(found, { same: true, plies: 3 });
});

const bent: [string, number, string | ((id: string) => Promise<unknown>)][] = [
  [
    'an action',
    5,
    async (id) => {
      await bendPly(service, id, 5, () => ({ action: { player: 'p1', concede: true } }));
      await service.sql(`UPDATE plies SET player = 'p1' WHERE match_id = $1 AND ply = 5`, [id]);
    },
  ],
  ['an action of the wrong form', 4, (id) => bendPly(service, id, 4, () => ({ action: { player: 'p9' } }))],
  ['a player', 3, `UPDATE plies SET player = 'p9' WHERE match_id = $1 AND ply = 3`],
  ['the events', 6, (id) => bendPly(service, id, 6, () => ({ events: [] }))],
  ['a hash', 2, `UPDATE plies SET hash = decode(repeat('00', 32), 'hex') WHERE match_id = $1 AND ply = 2`],
  ['the seed', 0, `UPDATE matches SET seed = 'another' WHERE id = $1`],
  ['a kept state', 0, (id) => bendKept(service, id, 0, (state) => state.replace('"life":20', '"life":21'))],
  [
    'a step from one state to the next',
    3,
    'UPDATE plies SET step = (SELECT step FROM plies p WHERE p.match_id = $1 AND p.ply = 2) WHERE match_id = $1 AND ply = 3',
  ],
  ['a step that is none', 5, `UPDATE plies SET step = 'nothing' WHERE match_id = $1 AND ply = 5`],
  ['the outcome', 8, `UPDATE matches SET outcome = '{"winner":"p1","reason":"x","clause":"y"}' WHERE id = $1`],
  ['the number of plies', 8, `DELETE FROM plies WHERE match_id = $1 AND ply = 8`],
];

bent.push(
  ['the last state', 8, (id) => bendHead(service, id, (state) => state.replace('"turn":', '"turn":1'))],
  [
    'the step to the last state',
    8,
    (id) =>
      service.sql(
        'UPDATE plies SET step = (SELECT step FROM plies p WHERE p.match_id = $1 AND p.ply = 2) WHERE match_id = $1 AND ply = 8',
        [id],
      ),
  ],
);

for (const [what, ply, bend] of bent) {
  test(`${what} bent in the database is found at its ply`, async () => {
    const id = await played(8);
    await (typeof bend === 'string' ? service.sql(bend, [id]) : bend(id));
    const found = await verification(id);
    assert.equal(found.same, false);
    assert.equal(found.ply, ply);
    assert.notEqual(found.stored, found.actual);
  });
}
