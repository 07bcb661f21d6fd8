import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { names, plainName } from '../../src/contracts/json.ts';
import { contextOf } from '../../src/graphql/context.ts';
import { networkOf } from '../../src/services/callers/caller.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { reseal } from '../support/reseal.ts';
import { until } from '../support/until.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const started = (name: string, more: object = {}) =>
  service.http.post('/v1/matches').send({ ruleset: 'duel', seats: [{ name }, { name: 'Other' }], ...more });

const UNSEEN: Record<string, string> = {
  'a zero-width space': 'A\u200bda',
  'a joiner': 'A\u200dda',
  'a direction': 'Ada\u202e',
  'an isolate': '\u2066Ada',
  'a soft hyphen': 'A\u00adda',
  'a filler': 'Ada\u3164',
  'an empty braille pattern': 'Ada\u2800',
  'a variation': 'Ada\ufe0f',
  'a tag': 'Ada\u{e0041}',
  'a private character': 'Ada\ue000',
  'a space that does not break': 'A\u00a0da',
  'a line separator': 'A\u2028da',
  'a space at the end': 'Ada ',
  'a space at the beginning': ' Ada',
  'two spaces': 'A  da',
};

for (const [what, name] of Object.entries(UNSEEN)) {
  test(`a name with ${what} is refused, in seats, tournaments, tables and tags`, async () => {
    for (const body of [{}, { event: name }, { table: name }, { tags: [name] }]) {
      const reply = await started(Object.keys(body).length === 0 ? name : 'Ada', body);
      assert.deepEqual([reply.status, reply.body.code], [400, 'invalid-request'], JSON.stringify(body));
    }
  });
}

test('names of people, in whatever script, are names', () => {
  for (const name of [
    'Ada Quill',
    'Zoë',
    'Łukasz',
    '綾波 レイ',
    'Дмитрий',
    'محمد',
    'Ada-Lee O’Hara',
    'x_X_42',
    '🎲 Dee',
  ]) {
    assert.ok(names(100).safeParse(name).success, name);
  }
});

test('names that look the same by their compatible form are the same', async () => {
  for (const name of ['\ufb01nn', 'finn', '\uff46inn']) {
    assert.equal((await started(name, { event: 'Cup' })).status, 201);
  }
  for (const name of ['\ufb01nn', 'finn']) {
    const { body } = await service.http.get('/v1/matches').query({ player: name, event: 'Cup' });
    assert.deepEqual(
      body.items.map(({ seats }: { seats: { name: string }[] }) => seats[0]?.name),
      ['finn', 'finn', 'finn'],
    );
  }
  assert.equal(plainName('Zoe\u0308'), 'Zo\u00eb');
});

test('a caller that has gone has no address, and what fails before anybody is known has no caller', () => {
  assert.equal(networkOf(undefined), 'nowhere');
  const request = { body: {}, query: {}, call: undefined } as unknown as Parameters<typeof contextOf>[0];
  assert.equal(contextOf(request).call, undefined);
});

test('however many ask whether the service is ready, the database is asked once for all, and now and then', async (t) => {
  const { store, http } = service;
  const { ping } = store;
  t.after(() => Object.assign(store, { ping }));
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  store.ping = async () => {
    asked++;
    await answer.promise;
    await ping();
  };
  const all = Array.from({ length: 50 }, async () => assert.equal((await http.get('/readyz')).status, 200));
  await until('all of them wait', async () => {
    const { text } = await http.get('/metrics');
    return Number(/^arbiter_requests_in_flight (\d+)$/m.exec(text)?.[1]) > all.length;
  });
  assert.equal(asked, 1);
  answer.resolve();
  await Promise.all(all);
  for (let call = 0; call < 50; call++) assert.equal((await http.get('/readyz')).status, 200);
  assert.ok(asked < 50, `${asked} times`);
});

interface AlteilState {
  awaiting: { id: string; player: 'p1' | 'p2'; answer?: unknown }[];
}

test('a waiting answer that its question does not accept is no state that came about', async () => {
  const first = (await service.http.post('/v1/rulesets/alteil/start').send({ seed: 'forged' })).body;
  const { action } = first.awaiting[0].options.at(-1);
  const { body } = await service.http.post('/v1/adjudications').send({ state: first.state, action });
  const waiting = (body.state as AlteilState).awaiting.find(({ answer }) => answer !== undefined);
  assert.ok(waiting, JSON.stringify(body.state?.awaiting));
  const other = body.awaiting[0].options[0].action;
  const sound = await service.http.post('/v1/adjudications').send({ state: body.state, action: other });
  assert.equal(sound.status, 200);
  const bent = (answer: unknown) => {
    const state: AlteilState = structuredClone(body.state);
    for (const one of state.awaiting) if (one.answer !== undefined) one.answer = answer;
    return reseal(state);
  };
  const forgeries = [
    { raise: { mou: 99 }, set: null },
    { raise: { mou: 0.5 }, set: null },
    { raise: { mou: 1e308 }, set: null },
    { raise: { refess: -1 }, set: null },
    { raise: {}, set: 'no-such-card' },
    ...[7, 'nothing', {}, null],
  ];
  for (const forged of forgeries) {
    const reply = await service.http.post('/v1/adjudications').send({ state: bent(forged), action: other });
    assert.deepEqual([reply.status, reply.body.code], [422, 'state-invalid'], JSON.stringify(reply.body).slice(0, 300));
  }
});
