import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { rulesets } from '../../src/rulesets/index.ts';
import { dictionariesFolder, dictionaryName, packPly, unpackPly } from '../../src/store/packed-ply.ts';
import { openApp, playOn } from '../support/app.ts';
import { toldFrom } from '../support/plies.ts';

const files = readdirSync(dictionariesFolder).filter((file) => file.endsWith('.txt'));

test('a dictionary is named by its hash and never changes, since what was packed with it can’t be read without it', () => {
  for (const file of files) {
    const name = dictionaryName(readFileSync(join(dictionariesFolder, file)));
    assert.equal(file.split('.')[2], name.toString(16).padStart(8, '0'), file);
  }
  const all = createHash('sha256')
    .update(
      files
        .filter((file) => file.includes('.1.'))
        .sort()
        .join(),
    )
    .digest('hex');
  assert.equal(all.slice(0, 16), 'db3b8103c7d47920');
});

for (const { id: ruleset } of rulesets) {
  test(`${ruleset}: what plies tell comes out of the pack as it went in, at a quarter of its size or less`, async (t) => {
    const service = await openApp();
    t.after(() => service.close());
    const start = await service.http.post('/v1/matches').send({ ruleset, seed: 'packed' });
    const { match } = await playOn(service, start.body, 12);
    const { rows } = await service.sql('SELECT packed, events FROM plies WHERE match_id = $1 ORDER BY ply', [
      match?.id,
    ]);
    assert.ok(rows.every(({ events, packed }) => events === null && packed !== null));
    const read = await service.http.get(`/v1/matches/${match?.id}/plies?limit=50`);
    let [long, short] = [0, 0];
    for (const [at, { packed }] of rows.entries()) {
      const [action, events] = unpackPly(packed);
      assert.equal(read.body.items[at].events.length, events.length);
      assert.deepEqual(unpackPly(packPly(ruleset, action, events)), [action, events]);
      long += JSON.stringify([action, events]).length;
      short += packed.length;
    }
    assert.ok(short * 4 <= long, `${short} of ${long}`);
    const told = await toldFrom(service, match?.id ?? '', 0);
    assert.deepEqual(
      told.map(({ seq }) => seq),
      told.map((_, at) => at + 1),
    );
  });
}

test('without a dictionary, and of long texts, it comes out as it went in; what is damaged is an error', () => {
  const events = Array.from({ length: 5_000 }, (_, at) => ({
    ...{ seq: at, parent: null, type: 'told', clause: 'a', player: null, data: { word: `${at} ünïcode` } },
  }));
  const packed = packPly('no-such-game', null, events);
  assert.deepEqual(unpackPly(packed), [null, events]);
  assert.deepEqual(unpackPly(packPly('gundam', null, [])), [null, []]);
  assert.throws(() => unpackPly(packed.subarray(0, packed.length / 2)));
  const strange = Buffer.from(packed);
  strange.writeUInt32BE(7, 0);
  assert.throws(() => unpackPly(strange), /no dictionary is named 00000007/);
});
