import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { scene as sceneShape } from '../../src/contracts/scene.ts';
import type { Scene, Viewer } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { anAction, openApp, openServer, playOn } from '../support/app.ts';
import { bendHead } from '../support/head.ts';
import { keyFor } from '../support/key.ts';

const VIEWERS: readonly Viewer[] = ['p1', 'p2', 'spectator', 'judge'];
const FORMATS = ['text', 'svg'];

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

async function begun(ruleset: string, plies: number): Promise<SeenVerdict & { match: { id: string; ply: number } }> {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const { body } = await service.http.post('/v1/matches').send({ ruleset, seed: 'scene', seats });
  const last = await playOn(service, body, plies);
  assert.ok(last.match);
  return { ...last, match: last.match };
}

const read = (id: string, query = '') => service.http.get(`/v1/matches/${id}/scene${query}`);

for (const { id: ruleset } of rulesets) {
  test(`${ruleset}: a scene has the documented form and the names of the seats, and can be drawn`, async () => {
    const { match } = await begun(ruleset, 14);
    for (const viewer of VIEWERS) {
      const { status, body, text } = await read(match.id, `?viewer=${viewer}`);
      assert.equal(status, 200, text);
      assert.deepEqual(sceneShape.parse(body), body);
      assert.deepEqual([body.match, body.ply, body.viewer], [match.id, match.ply, viewer]);
      assert.deepEqual(
        body.players.map(({ name }: { name: string }) => name),
        ['Ada', 'Bo'],
      );
      assert.ok(body.recent.length > 0);
    }
    const { text } = await read(match.id, '?format=text&viewer=p1');
    for (const line of text.split('\n')) assert.ok(line.length <= 80, line);
    assert.ok(text.search(/^(> )?Ada/m) > text.search(/^(> )?Bo/m), 'the side of the viewer is at the bottom');
    const svg = await read(match.id, '?format=svg');
    assert.match(svg.headers['content-type'] ?? '', /^image\/svg\+xml/);
    assert.match(String(svg.body), /^<svg .*<title>.*<\/svg>$/s);
    const png = await read(match.id, '?format=png').buffer();
    assert.equal(png.headers['content-type'], 'image/png');
    assert.deepEqual([...png.body.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
    assert.equal(png.body.readUInt32BE(16), 800);
  });

  test(`${ruleset}: a picture names no card that the scene of its viewer does not name`, async () => {
    const { match } = await begun(ruleset, 10);
    const { body: judged }: { body: Scene } = await read(match.id, '?viewer=judge');
    for (const viewer of VIEWERS.slice(0, 3)) {
      const { text: scene } = await read(match.id, `?viewer=${viewer}`);
      const hidden = Object.values(judged.cards).filter(({ name }) => !scene.includes(name));
      for (const format of FORMATS) {
        const drawn = await read(match.id, `?viewer=${viewer}&format=${format}`);
        const text = drawn.text ?? String(drawn.body);
        for (const { name } of hidden) assert.ok(!text.includes(name), `${viewer} reads ${name} in ${format}`);
      }
    }
  });
}

test('a picture comes in the format that is asked for by Accept, or by `format` where that is said', async () => {
  const { match } = await begun('gundam', 3);
  const asked = async (accept: string, query = '') =>
    (await read(match.id, query).set('accept', accept)).headers['content-type'] ?? '';
  assert.match(await asked('image/png'), /^image\/png/);
  assert.match(await asked('image/avif,image/webp,image/svg+xml,*/*;q=0.8'), /^image\/svg/);
  assert.match(await asked('text/plain'), /^text\/plain/);
  assert.match(await asked('*/*'), /^application\/json/);
  assert.match(await asked('application/json, text/plain;q=0.5'), /^application\/json/);
  assert.match(await asked('application/json', '?format=png'), /^image\/png/);
  const { headers } = await read(match.id);
  assert.match(headers.vary ?? '', /Accept/);
  assert.equal((await read(match.id, '?format=gif')).status, 400);
});

test('a picture is drawn once, and a client that has it is told so', async () => {
  const { match } = await begun('unnamed', 6);
  const [one, other] = [await read(match.id, '?format=png').buffer(), await read(match.id, '?format=png').buffer()];
  assert.ok(one.body.equals(other.body));
  const tag = one.headers.etag ?? '';
  assert.notEqual(tag, '');
  assert.equal((await read(match.id, '?format=png').set('if-none-match', tag)).status, 304);
  assert.notEqual((await read(match.id, '?format=svg')).headers.etag, tag);
  const [scene, last] = [await read(match.id), await read(match.id, `?ply=${match.ply}`)];
  assert.equal(scene.body.hash, last.body.hash);
  assert.notEqual((await read(match.id, '?ply=1')).body.hash, scene.body.hash);
});

test('a ply that was not played, and a match that is not there, have no scene', async () => {
  const { match } = await begun('gundam', 2);
  assert.deepEqual((await read(match.id, '?ply=99')).body.code, 'unknown-ply');
  assert.deepEqual((await read('00000000-0000-7000-8000-000000000000')).body.code, 'unknown-match');
});

const drawState = (body: object, query = '') => service.http.post(`/v1/scenes${query}`).send(body);

test('a state that the caller holds is shown as its match is, with the names that are sent', async () => {
  const { match } = await begun('nexus', 8);
  const { state } = (await service.http.get(`/v1/matches/${match.id}/state`)).body;
  const { body } = await drawState({ state, names: { p1: 'Ada', p2: 'Bo' } }, '?viewer=p2');
  const { hash: _hash, recent: _recent, ...recorded } = (await read(match.id, '?viewer=p2')).body;
  const { hash: _other, recent, ...held } = body;
  assert.deepEqual(held, recorded);
  assert.deepEqual(recent, []);
  const text = await drawState({ state }, '?format=text');
  assert.match(text.text, /Player 1/);
});

test('cards of the caller are shown by their names, and no name gets out of its place in a picture', async () => {
  const { items } = (await service.http.get('/v1/rulesets/gundam/cards?limit=500')).body;
  const evil = '</text><script>alert(1)</script>"&\'` ]]>';
  const cards = items.map((card: object) => ({ ...card, name: evil }));
  const started = await service.http.post('/v1/rulesets/gundam/start').send({ cards, seed: 'evil' });
  assert.equal(started.status, 200, started.text);
  const played = await service.http
    .post('/v1/adjudications')
    .send({ state: started.body.state, action: anAction(started.body), cards });
  const { state } = played.body;
  const json = await drawState({ state, cards, names: { p1: '<b>&"' } });
  assert.ok(Object.values<{ name: string }>(json.body.cards).some(({ name }) => name === evil));
  const svg = String((await drawState({ state, cards, names: { p1: '<b>&"' } }, '?format=svg')).body);
  assert.doesNotMatch(svg, /<script|<b>/);
  assert.match(svg, /&lt;script&gt;/);
  assert.match(svg, /&lt;b&gt;&amp;&quot;/);
  const text = await drawState({ state, cards }, '?format=text');
  assert.ok(!text.text.includes('`'));
  assert.equal((await drawState({ state, cards }, '?format=png')).status, 200);
});

test('behind a seal only a judge may look; anybody else sees what a spectator sees', async () => {
  const { match } = await begun('gundam', 5);
  const { state: sealed } = (await service.http.get(`/v1/matches/${match.id}/state?sealed=true`)).body;
  const adjudicate = await keyFor(service, { scopes: ['adjudicate'] });
  const judge = await keyFor(service, { scopes: ['adjudicate', 'judge'] });
  const as = (key: [string, string], query = '') => drawState({ state: sealed }, query).set(...key);
  assert.equal((await as(adjudicate)).body.viewer, 'spectator');
  for (const viewer of ['p1', 'p2', 'judge']) {
    const { status, body } = await as(adjudicate, `?viewer=${viewer}`);
    assert.deepEqual([status, body.code], [403, 'scope-missing']);
  }
  assert.equal((await as(judge, '?viewer=p1')).body.viewer, 'p1');
  const foreign = await keyFor(service, { scopes: ['adjudicate', 'judge'], tenant: 'elsewhere' });
  assert.equal((await as(foreign)).body.code, 'sealed-state-invalid');
});

test('a key of a seat sees its own match with the eyes of its seat', async () => {
  const { match } = await begun('gundam', 5);
  const other = await begun('gundam', 2);
  const seat = await keyFor(service, { seat: { match: match.id, viewer: 'p1' } });
  const get = (id: string, query = '') => read(id, query).set(...seat);
  assert.equal((await get(match.id)).body.viewer, 'p1');
  assert.equal((await get(match.id, '?viewer=judge')).body.code, 'seat-bound');
  assert.equal((await get(other.match.id)).body.code, 'unknown-match');
  const { state } = (await service.http.get(`/v1/matches/${match.id}/state?sealed=true`)).body;
  assert.equal((await drawState({ state }).set(...seat)).body.viewer, 'p1');
  assert.equal((await drawState({ state: other.state }).set(...seat)).body.code, 'seat-bound');
});

test('a match of another edition is shown from its record, where its board has a form that is known', async () => {
  const { match } = await begun('gundam', 4);
  const before = (await read(match.id, '?viewer=p1')).body as Scene;
  await service.sql(`UPDATE matches SET ruleset_hash = '${'f'.repeat(64)}' WHERE id = $1`, [match.id]);
  const { status, body }: { status: number; body: Scene } = await read(match.id, '?viewer=p1');
  assert.equal(status, 200);
  assert.deepEqual([body.zones, body.objects], [before.zones, before.objects]);
  assert.deepEqual(body.decisions, []);
  await bendHead(service, match.id, (state) => state.replaceAll('"turn":', '"moon":'));
  const refused = await read(match.id);
  assert.deepEqual([refused.status, refused.body.code], [409, 'ruleset-mismatch']);
  assert.match(refused.body.detail, /adoption/);
});

test('GraphQL gives the same scene, of a match, of a state and of a verdict', async () => {
  const { match } = await begun('dx2', 5);
  const { body: told }: { body: Scene } = await read(match.id, '?viewer=p1');
  const { state } = (await service.http.get(`/v1/matches/${match.id}/state`)).body;
  const query = `query ($id: ID!, $state: JSON!) {
    scene(match: $id, viewer: p1) { hash text objects { id name stats { title now } abilities { text } keywords { text } } zones { id objects } }
    match(id: $id, viewer: p1) { scene { hash } }
    sceneOfState(state: $state, p1: "Ada", p2: "Bo", viewer: p1) { players { name } objects { id } }
  }`;
  const { body } = await service.http.post('/graphql').send({ query, variables: { id: match.id, state } });
  assert.equal(body.errors, undefined, JSON.stringify(body.errors));
  const { scene, match: of, sceneOfState: held } = body.data;
  assert.deepEqual([scene.hash, of.scene.hash], [told.hash, told.hash]);
  assert.deepEqual(
    scene.objects.map(({ id }: { id: string }) => id),
    Object.keys(told.objects),
  );
  for (const { text } of scene.objects.flatMap((one: { abilities: object[]; keywords: object[] }) => [
    ...one.abilities,
    ...one.keywords,
  ]))
    assert.notEqual(text, '');
  assert.equal(scene.text, (await read(match.id, '?viewer=p1&format=text')).text);
  assert.deepEqual(held.players, [{ name: 'Ada' }, { name: 'Bo' }]);
  const start = 'mutation { start(ruleset: "dx2") { scene { ply objects { name } } } }';
  const begunBy = await service.http.post('/graphql').send({ query: start });
  assert.ok(begunBy.body.data.start.scene.objects.length > 0, begunBy.text);
});

test('who knows the cards gets a scene without what they say, and the rest of it as it is', async () => {
  for (const ruleset of ['dx2', 'gundam']) {
    const { match, state } = await begun(ruleset, 6);
    const held = await service.http.post('/v1/rulesets/gundam/start').send({ seed: 'held' });
    const [whole, bare] = [(await read(match.id)).body, (await read(match.id, '?texts=false')).body];
    assert.deepEqual(sceneShape.parse(bare), bare);
    assert.deepEqual(bare.texts, {});
    assert.deepEqual(Object.keys(bare.cards), Object.keys(whole.cards));
    for (const [id, card] of Object.entries<{ name: string; kind: string; text: string }>(bare.cards)) {
      const { name, kind } = whole.cards[id];
      assert.deepEqual(card, { name, kind, text: '' });
    }
    const rest = ({ cards: _cards, texts: _texts, hash: _hash, ...same }: Scene) => same;
    assert.deepEqual(rest(bare), rest(whole));
    assert.notEqual(bare.hash, whole.hash);
    assert.deepEqual((await read(match.id, '?texts=true')).body, whole);
    const sent = await service.http.post('/v1/scenes?texts=false').send({ state: held.body.state });
    assert.deepEqual([sent.status, sent.body.texts], [200, {}]);
    // What is left out is read card by card.
    const [id = ''] = Object.keys(whole.cards).filter((one) => whole.cards[one].text !== '');
    const card = await service.http.get(`/v1/card-sets/${state.cards}/cards/${id}`);
    assert.equal(card.status, 200);
  }
  assert.equal((await read((await begun('dx2', 1)).match.id, '?texts=no')).status, 400);
});

test('what is made for pictures is gone when the service has stopped', async (t) => {
  const [usual, own] = [process.env.TMPDIR, mkdtempSync(join(tmpdir(), 'arbiter-stopped-'))];
  process.env.TMPDIR = own;
  t.after(() => {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
    rmSync(own, { recursive: true });
  });
  const other = await openServer(service.url);
  const { match } = await begun('gundam', 3);
  const path = `/v1/matches/${match.id}/scene?format=png&ply=`;
  for (const ply of [1, 2]) assert.equal((await other.http.get(`${path}${ply}`)).status, 200);
  assert.equal(readdirSync(own).length, 1);
  // The system sweeps what is old.
  rmSync(join(own, String(readdirSync(own)[0])), { recursive: true });
  assert.equal((await other.http.get(`${path}3`)).status, 200);
  await other.close();
  assert.deepEqual(readdirSync(own), []);
});
