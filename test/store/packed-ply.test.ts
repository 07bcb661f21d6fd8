import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import test from 'node:test';
import pg from 'pg';
import type { NotedEvent } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { dictionariesFolder, dictionaryName } from '../../src/store/dictionaries.ts';
import { packPly, unpackPly, weightOf } from '../../src/store/packed-ply.ts';
import { keptState, packState } from '../../src/store/packed-state.ts';
import { openApp, playOn } from '../support/app.ts';
import { openTestDatabase } from '../support/database.ts';
import { toldFrom } from '../support/plies.ts';

const files = readdirSync(dictionariesFolder).filter((file) => file.endsWith('.txt'));

/** Every one that something may have been packed with; another one is added here. */
const KNOWN = [
  ...['alteil.1.e670a613', 'dx2.1.fae605ee', 'gundam.1.83404a23', 'nexus.1.01aa10b6', 'unnamed.1.cc930a7a'],
  ...['alteil.plies.1.92a4a59a', 'dx2.plies.1.3a83f9cb', 'gundam.plies.1.9cad47d3', 'nexus.plies.1.48f6d9ec'],
  ...['unnamed.plies.1.0f703544', 'alteil.states.1.6cc20e39', 'dx2.states.1.b89579ef', 'gundam.states.1.2c9ebace'],
  ...['nexus.states.1.5217b188', 'unnamed.states.1.b8f8d15c'],
];

test('a dictionary is named by its hash and never changes, since what was packed with it can’t be read without it', () => {
  for (const file of files) {
    const name = dictionaryName(readFileSync(join(dictionariesFolder, file)));
    assert.equal(file.split('.').at(-2), name.toString(16).padStart(8, '0'), file);
  }
  assert.deepEqual(files.sort(), KNOWN.map((name) => `${name}.txt`).sort());
});

/** Plies as they were packed first, with the hash of their text and the number of their events. */
const FIRST: Record<string, [packed: string, hash: string, events: number]> = {
  gundam: ['g0BKIwAAAbMjZZkoamvUnFYTqFhtHWrNURxLhqjRHAUA', 'c26c88eba3ec2c4a', 2],
  dx2: [
    '+uYF7gAABPHDu0bS0BBPfWmI3Hym5tJIrLZSZUWkRz5oXWNyUWZSKmiC09KM7ArTELk1Dg4J4qpMctYHZOSDVkaCXY3qBOR1KuZmRNeZxGw7wKwzsXcIkLcZ' +
      'IDfcDc0JbNgjbfEQcrsdbA9VV3tYoOyVNCK2W0DOgFlJYlGebm5iJih9IcclcgPe0IKqKz2Q29lge+g5Xoa3c0AgSIyxu5vCAg8A',
    '6bd38ec03d1be7ec',
    9,
  ],
  alteil: ['5nCmEwAAAmvDO7+ObcDLknrjbLgmyXFZOzi29VhScZwNc1OPJRmbeobIOBsA', '8d7bfd2afed7ab26', 4],
  nexus: ['AaoQtgAAAY6jYPkaqcNIw2j5GlKtbUb8RBKh5WuxsQA=', 'ec2ede73d0d0c6ae', 2],
  unnamed: ['zJMKegAAAeojvkhPo3+RTnaLkrZlujdymU5Ji9IQahhdynQA', '6e44f1b2c6b0f10b', 3],
};

for (const [ruleset, [packed, hash, events]] of Object.entries(FIRST)) {
  test(`${ruleset}: a ply as it was packed first is read, and weighs what it weighed`, async (t) => {
    const bytes = Buffer.from(packed, 'base64');
    const read = unpackPly(bytes);
    const text = JSON.stringify(read);
    assert.equal(createHash('sha256').update(text).digest('hex').slice(0, 16), hash);
    assert.equal(read[1].length, events);
    const client = await opened(t);
    assert.equal(await weightIn(client, bytes), Buffer.byteLength(text));
  });
}

async function opened(t: TestContext): Promise<pg.Client> {
  const database = await openTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  t.after(async () => {
    await client.end();
    await database.drop();
  });
  await client.connect();
  return client;
}

/** The weight of a packed ply, as the database works it out. */
async function weightIn(client: pg.Client, packed: Buffer): Promise<number> {
  const { rows } = await client.query(
    `SELECT ${weightOf('one')} AS weight FROM (SELECT $1::bytea AS packed, NULL::json AS events) AS one`,
    [packed],
  );
  return rows[0].weight;
}

for (const { id: ruleset } of rulesets) {
  test(`${ruleset}: what plies tell comes out of the pack as it went in, at a sixth of its size or less`, async (t) => {
    const service = await openApp();
    t.after(() => service.close());
    const start = await service.http.post('/v1/matches').send({ ruleset, seed: 'packed' });
    const { match } = await playOn(service, start.body, 12);
    const { rows } = await service.sql(
      `SELECT packed, events, ${weightOf('plies')} AS weight FROM plies WHERE match_id = $1 ORDER BY ply`,
      [match?.id],
    );
    assert.ok(rows.every(({ events, packed }) => events === null && packed !== null));
    const read = await service.http.get(`/v1/matches/${match?.id}/plies?limit=50`);
    let [long, short] = [0, 0];
    for (const [at, { packed, weight }] of rows.entries()) {
      const [action, events] = unpackPly(packed);
      assert.equal(read.body.items[at].events.length, events.length);
      assert.deepEqual(unpackPly(packPly(ruleset, action, events)), [action, events]);
      const text = JSON.stringify([action, events]);
      assert.ok(weight > text.length / 2 && weight < text.length * 2, `${weight} of ${text.length}`);
      long += text.length;
      short += packed.length;
    }
    assert.ok(short * 6 <= long, `${short} of ${long}`);
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
  strange.writeUInt32BE(7, 1);
  assert.throws(() => unpackPly(strange), /no dictionary is named 00000007/);
});

test('events that are told in another way than one after the other come out as they went in', () => {
  const event = { seq: 4, parent: 2, type: 'told', clause: 'a', player: null, data: {} } as const;
  const { data, ...rest } = event;
  const all: NotedEvent[] = [
    event,
    { ...event, seq: 5, parent: null, secret: { fields: ['x'], to: ['p1'] }, told: { cards: { x: null } } },
    { ...event, seq: 9 },
    { ...event, seq: 7, parent: 7 },
    { ...event, seq: 8, parent: 12 },
    { data, ...rest, seq: 9 },
    { ...event, seq: 10, told: {} },
  ];
  const [action, read] = unpackPly(packPly('gundam', { player: 'p1', concede: true }, all));
  assert.deepEqual(action, { player: 'p1', concede: true });
  // Also the order of their fields is the same.
  assert.equal(JSON.stringify(read), JSON.stringify(all));
});

test('a state that is kept comes out of the pack as it went in, whether it ends with its hash or not', () => {
  for (const id of ['no-such-game', ...rulesets.map((rules) => rules.id)]) {
    for (const state of [
      '{}',
      '{"a":1,"hash":"0"}',
      `{"a":1,"hash":"${createHash('sha256').update('{"a":1}').digest('hex')}"}`,
    ]) {
      assert.equal(keptState({ state: '', packed: packState(id, state) }), state);
    }
  }
  assert.equal(keptState({ state: '{"as":"it is"}', packed: null }), '{"as":"it is"}');
  assert.throws(() => keptState({ state: '', packed: packState('gundam', '{"a":1}').subarray(0, 7) }));
});
