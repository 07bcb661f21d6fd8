import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test, { after, before } from 'node:test';
import { start as begin, hashState, viewState } from '../../src/engine/index.ts';
import { sealedBytes, sealText } from '../../src/services/sealing/seal.ts';
import { ServiceKeys } from '../../src/services/sealing/service-keys.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { allRulesets, anAction, openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

type Key = [string, string];

let service: TestApp;
let things: Things;

/** A game in the middle of which both players hide cards from each other, in every form. */
interface Things {
  open: SeenVerdict;
  sealed: string;
  match: SeenVerdict & { match: { id: string } };
  adjudicate: Key;
  judge: Key;
  reader: Key;
  foreign: Key;
  seat: Key;
  /** A sealed state of the match, as a backend hands it to a client. */
  sealedMatch: string;
}

const start = async (path: string, body: object = {}) =>
  (await service.http.post(path).send({ seed: 'states', ...body })).body;

before(async () => {
  service = await openApp();
  const open = await start('/v1/rulesets/gundam/start');
  const sealed = (await start('/v1/rulesets/gundam/start?sealed=true')).state;
  const match = await start('/v1/matches', { ruleset: 'gundam' });
  const seated = anAction(match).player;
  const key = (scopes: string[], tenant = 'local') => keyFor(service, { scopes, tenant });
  things = {
    ...{ open, sealed, match },
    adjudicate: await key(['adjudicate']),
    judge: await key(['adjudicate', 'judge']),
    reader: await key(['matches:read']),
    foreign: await key(['adjudicate', 'matches:read', 'matches:write', 'judge'], 'elsewhere'),
    seat: await keyFor(service, { seat: { match: match.match.id, viewer: seated } }),
    sealedMatch: (await service.http.get(`/v1/matches/${match.match.id}/state?sealed=true`)).body.state,
  };
});
after(() => service.close());

const post = (path: string, key: Key, body: object) =>
  service.http
    .post(path)
    .set(...key)
    .send(body);
const get = (path: string, key: Key) => service.http.get(path).set(...key);
const adjudicate = (key: Key, state: unknown, query = '') =>
  post(`/v1/adjudications${query}`, key, { state, action: anAction(things.open) });

interface Answered {
  status: number;
  body: { state: { viewer?: string; rng?: unknown } | string; view?: { viewer?: string }; code?: string };
}

const mover = () => anAction(things.open).player;
const other = () => (mover() === 'p1' ? 'p2' : 'p1');

function isWhole({ body, status }: Answered): void {
  assert.equal(status, 200, JSON.stringify(body));
  assert.ok(typeof body.state === 'object' && body.state.rng !== undefined);
}

function isView({ body, status }: Answered, viewer: string): void {
  assert.equal(status, 200, JSON.stringify(body));
  assert.ok(typeof body.state === 'object');
  assert.deepEqual([body.state.viewer, body.state.rng, body.view], [viewer, undefined, undefined]);
}

function isSealed({ body, status }: Answered, viewer: string): void {
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([typeof body.state, body.view?.viewer], ['string', viewer]);
}

function isRefused({ body, status }: Answered, code: string, expected: number): void {
  assert.deepEqual([body.code, status], [code, expected], JSON.stringify(body));
}

const matchId = () => things.match.match.id;
const position = (key: Key, query = '') => get(`/v1/matches/${matchId()}/state${query}`, key);

const ROWS: Record<string, () => Promise<void>> = {
  async 'open, adjudicate: adjudicates it'() {
    isWhole(await adjudicate(things.adjudicate, things.open.state));
    isView(await adjudicate(things.adjudicate, things.open.state, `?viewer=${other()}`), other());
  },
  async 'open, bound to a seat: adjudicates it for its seat'() {
    const own = await start('/v1/matches', { ruleset: 'gundam' });
    const seat = await keyFor(service, { seat: { match: own.match.id, viewer: mover() } });
    const reply = await post('/v1/adjudications', seat, { state: own.state, action: anAction(own) });
    isView(reply, mover());
  },
  async 'view, judge: adjudicates it'() {
    const view = (await start(`/v1/rulesets/gundam/start?viewer=${mover()}`)).state;
    isRefused(await adjudicate(things.judge, view), 'invalid-request', 400);
  },
  async 'sealed, adjudicate: adjudicates it'() {
    isSealed(await adjudicate(things.adjudicate, things.sealed), mover());
    isSealed(await adjudicate(things.adjudicate, things.sealed, '?sealed=true'), mover());
    isSealed(await adjudicate(things.adjudicate, things.sealed, '?signed=true'), mover());
  },
  async 'sealed, adjudicate: adjudicates it, as that player or a spectator'() {
    isView(await adjudicate(things.adjudicate, things.sealed, `?viewer=${mover()}`), mover());
    isView(await adjudicate(things.adjudicate, things.sealed, '?viewer=spectator'), 'spectator');
    isView(await adjudicate(things.adjudicate, things.sealed, '?sealed=false'), mover());
  },
  async 'sealed, adjudicate: adjudicates it, as the other player or a judge'() {
    for (const viewer of [other(), 'judge']) {
      for (const more of ['', '&sealed=true']) {
        const reply = await adjudicate(things.adjudicate, things.sealed, `?viewer=${viewer}${more}`);
        isRefused(reply, 'scope-missing', 403);
      }
    }
    const writer = await keyFor(service, { scopes: ['adjudicate', 'matches:write'] });
    const body = { state: things.sealedMatch, action: anAction(things.match) };
    isRefused(await post('/v1/adjudications?viewer=judge', writer, body), 'scope-missing', 403);
    assert.equal((await get(`/v1/matches/${matchId()}`, things.reader)).body.ply, 0);
  },
  async 'sealed, adjudicate: adjudicates it in a batch'() {
    const action = anAction(things.open);
    const items = [
      { state: things.sealed, action },
      { state: things.open.state, action },
      { state: things.sealed, action: { player: other(), concede: true } },
    ];
    const plain = (await post('/v1/adjudications/batch', things.adjudicate, { items })).body.items;
    isSealed({ status: 200, body: plain[0] }, mover());
    isWhole({ status: 200, body: plain[1] });
    isSealed({ status: 200, body: plain[2] }, other());
    const asOne = await post(`/v1/adjudications/batch?viewer=${mover()}`, things.adjudicate, { items });
    isView({ status: 200, body: asOne.body.items[0] }, mover());
    isView({ status: 200, body: asOne.body.items[1] }, mover());
    assert.equal(asOne.body.items[2].code, 'scope-missing');
    const query =
      'mutation ($i: [JSON!]!) { adjudicateBatch(items: $i) { items { __typename ... on Verdict { state view } } } }';
    const told = await post('/graphql', things.adjudicate, { query, variables: { i: items } });
    const results = told.body.data.adjudicateBatch.items;
    assert.deepEqual(
      results.map(({ state, view }: { state: unknown; view?: { viewer: string } }) => [typeof state, view?.viewer]),
      [
        ['string', mover()],
        ['object', undefined],
        ['string', other()],
      ],
    );
  },
  async 'sealed, adjudicate: asks why-not'() {
    for (const player of [mover(), other()] as const) {
      const action = { ...anAction(things.open), player, option: 'deploy' };
      const { status, body } = await post('/v1/why-not', things.adjudicate, { state: things.sealed, action });
      assert.equal(status, 200);
      assert.deepEqual([body.state, body.options], [undefined, undefined]);
      if (player !== mover()) assert.deepEqual(body.nearest, []);
    }
  },
  async 'sealed, judge: previews it'() {
    const reply = await post('/v1/preview', things.judge, { state: things.sealed, depth: 1 });
    isRefused(reply, 'preview-hidden', 403);
  },
  async 'sealed, judge: adjudicates it'() {
    isWhole(await adjudicate(things.judge, things.sealed));
    isView(await adjudicate(things.judge, things.sealed, `?viewer=${other()}`), other());
  },
  async 'sealed, bound to a seat: adjudicates it for its seat'() {
    const body = { state: things.sealedMatch, action: anAction(things.match) };
    isRefused(await post('/v1/adjudications?sealed=true', things.seat, body), 'seat-bound', 403);
    isView(await post('/v1/adjudications', things.seat, body), mover());
  },
  async 'sealed, of another tenant: adjudicates it'() {
    isRefused(await adjudicate(things.foreign, things.sealed), 'sealed-state-invalid', 422);
  },
  async 'recorded, matches:read: reads it'() {
    isWhole(await position(things.reader));
    isView(await position(things.reader, `?viewer=${other()}`), other());
    isSealed(await position(things.reader, '?sealed=true'), 'spectator');
  },
  async 'recorded, adjudicate: reads it, or asks why-not'() {
    isRefused(await position(things.adjudicate), 'scope-missing', 403);
    const body = { match: matchId(), action: anAction(things.match) };
    isRefused(await post('/v1/why-not', things.adjudicate, body), 'scope-missing', 403);
    const query = 'query ($m: ID, $a: ActionInput!) { whyNot(match: $m, action: $a) { legal } }';
    const told = await post('/graphql', things.adjudicate, { query, variables: { m: body.match, a: body.action } });
    assert.equal(told.body.errors[0].extensions.code, 'scope-missing');
  },
  async 'recorded, bound to a seat: reads it'() {
    isView(await position(things.seat), mover());
    for (const query of ['?viewer=judge', `?viewer=${other()}`, '?sealed=true']) {
      isRefused(await position(things.seat, query), 'seat-bound', 403);
    }
  },
  async 'recorded, bound to a seat: asks why-not'() {
    const ask = (player: string) =>
      post('/v1/why-not', things.seat, { match: matchId(), action: { ...anAction(things.match), player }, ply: 0 });
    assert.equal((await ask(mover())).status, 200);
    isRefused(await ask(other()), 'seat-bound', 403);
  },
  async 'recorded, of another tenant: reads it'() {
    isRefused(await position(things.foreign), 'unknown-match', 404);
  },
};

for (const [name, proved] of Object.entries(ROWS)) test(name, proved);

test('the table in docs/states.md has these rows and no others', async () => {
  const text = await readFile(new URL('../../docs/states.md', import.meta.url), 'utf8');
  const table = /<!-- rows -->\n(.*)\n<!-- \/rows -->/s.exec(text)?.[1] ?? '';
  const rows = table.split('\n').slice(2);
  const names = rows.map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  assert.deepEqual(
    names.map(([, form, key, call]) => `${form}, ${key}: ${call}`),
    Object.keys(ROWS),
  );
});

test('the length of a seal is told by what everybody may see, at every length near a step', async () => {
  const keys = new ServiceKeys(service.store);
  const lengthOf = async (seen: number, hidden: number) =>
    (await sealText(keys, 'local', 'x'.repeat(seen + hidden), 'x'.repeat(seen))).length;
  for (let seen = 0; seen <= 20_000; seen += 89) {
    const whole = sealedBytes(seen, seen);
    for (let hidden = 0; hidden <= 8192; hidden++) assert.equal(sealedBytes(seen + hidden, seen), whole);
    for (const more of [8193, 100_000]) assert.ok(sealedBytes(seen + more, seen) >= seen + more);
  }
  for (const step of [4096, 8192]) {
    for (let seen = step - 20; seen <= step + 5; seen++) {
      const lengths = await Promise.all([0, 1, 418, 426, 4095, 4096, 4097, 8191, 8192].map((h) => lengthOf(seen, h)));
      assert.equal(new Set(lengths).size, 1, `${seen}: ${lengths}`);
    }
  }
  const fewer = await lengthOf(100, 100);
  assert.ok((await lengthOf(100, 8193)) > fewer && (await lengthOf(5000, 100)) > fewer);
});

test('what is hidden in the sample games takes far less room in a seal than there is for it', async () => {
  for (const rules of allRulesets) {
    for (const [at, { deck }] of rules.samples.decks.entries()) {
      const seats = [
        { name: 'A', deck },
        { name: 'B', deck },
      ] as const;
      const begun = begin(rules, rules.sampleCards, { seats, seed: `${at}`, options: rules.options.parse({}) });
      assert.ok(begun.ok);
      const seen = JSON.stringify(viewState(rules, begun.value.state, 'spectator'));
      const hidden = Buffer.byteLength(hashState(begun.value.state)) - Buffer.byteLength(seen);
      assert.ok(hidden < 4096, `${rules.id} ${at}: ${hidden}`);
    }
  }
});

test('the length of a sealed state does not tell what was chosen in secret', async () => {
  const lengths = new Set<number>();
  let last = await start('/v1/rulesets/alteil/start', { seed: 'secret' });
  // On until somebody chooses what the other one does not see.
  for (let ply = 0; ply < 60 && !last.awaiting.some(({ kind }: { kind: string }) => kind === 'setting'); ply++) {
    last = (await service.http.post('/v1/adjudications').send({ state: last.state, action: anAction(last) })).body;
  }
  const options: { action: object }[] = last.awaiting[0].options;
  assert.ok(options.length > 1, JSON.stringify(last.awaiting).slice(0, 300));
  const open = new Set<number>();
  for (const { action } of options) {
    const reply = await service.http.post('/v1/adjudications?sealed=true').send({ state: last.state, action });
    lengths.add(reply.body.state.length);
    const plain = await service.http.post('/v1/adjudications').send({ state: last.state, action });
    open.add(JSON.stringify(plain.body.state).length);
  }
  assert.ok(open.size > 1, 'the open states all have one length');
  assert.equal(lengths.size, 1, `${[...lengths]}`);
});
