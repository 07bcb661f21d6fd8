import assert from 'node:assert/strict';
import test from 'node:test';
import { keptState } from '../../src/store/packed-state.ts';
import { stepBetween } from '../../src/store/state-steps.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch } from '../support/app.ts';

/** Writes what is kept of a match as it was written before hashes had a column of their own, and states and steps were short. */
async function asBefore({ sql, store }: TestApp, id: string, until: number): Promise<void> {
  const { rows } = await sql('SELECT ply, state, packed FROM snapshots WHERE match_id = $1', [id]);
  for (const row of rows) {
    await sql('UPDATE snapshots SET state = $3, packed = NULL WHERE match_id = $1 AND ply = $2', [
      id,
      row.ply,
      keptState(row),
    ]);
  }
  const states: string[] = [];
  for (let ply = 0; ply <= until; ply++) states.push((await store.matches.recorded(id, ply))?.state ?? '');
  for (let ply = 1; ply <= until; ply++) {
    const step = stepBetween(states[ply - 1] ?? '', states[ply] ?? '', 'compatible');
    await sql('UPDATE plies SET step = $3 WHERE match_id = $1 AND ply = $2 AND step IS NOT NULL', [id, ply, step]);
  }
  await sql(
    `UPDATE plies SET hash = NULL, hash_after = encode(hash, 'hex'),
       hash_before = (SELECT coalesce(encode(b.hash, 'hex'), b.hash_after) FROM plies b WHERE b.match_id = $1 AND b.ply = plies.ply - 1)
     WHERE match_id = $1 AND ply <= $2 AND hash IS NOT NULL`,
    [id, until],
  );
}

test('rows as they were written before tell the same, are verified, and are gone on with', async (t) => {
  const service = await openApp();
  t.after(() => service.close());
  const start = await startDuelMatch(service);
  const { id } = start.match;
  const last = await playOn(service, start, 40);
  const read = async () => ({
    plies: (await service.http.get(`/v1/matches/${id}/plies?limit=100`)).body.items,
    some: (await service.http.get(`/v1/matches/${id}/plies?limit=100&player=p1`)).body.items,
    states: await Promise.all(
      [0, 7, 31, 32, 33, 40].map(
        async (ply) => (await service.http.get(`/v1/matches/${id}/state?ply=${ply}`)).body.stateHash,
      ),
    ),
    state: (await service.http.get(`/v1/matches/${id}/state`)).body,
    transcript: (await service.http.get(`/v1/matches/${id}/transcript`)).body.plies,
  });
  const now = await read();
  assert.equal(now.plies.length, 41);
  assert.equal(now.plies[0].hashBefore, null);
  for (const [at, ply] of now.plies.entries()) if (at > 0) assert.equal(ply.hashBefore, now.plies[at - 1].hashAfter);
  // Of the plies of one player too, each knows the hash before it.
  for (const ply of now.some) assert.equal(ply.hashBefore, now.plies[ply.ply - 1].hashAfter);

  await asBefore(service, id, 25);
  assert.deepEqual(await read(), now);
  assert.equal((await service.http.get(`/v1/matches/${id}/verification`)).body.same, true);
  await asBefore(service, id, 40);
  assert.deepEqual(await read(), now);
  assert.equal((await service.http.get(`/v1/matches/${id}/verification`)).body.same, true);
  await playOn(service, last, 3);
  const { body } = await service.http.get(`/v1/matches/${id}/plies?limit=100`);
  assert.equal(body.items[41].hashBefore, now.plies[40].hashAfter);
  assert.equal((await service.http.get(`/v1/matches/${id}/verification`)).body.same, true);
});
