import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { SCOPES } from '../../src/contracts/keys.ts';
import type { Action } from '../../src/engine/index.ts';
import type { SeenVerdict, TestApp } from './app.ts';
import { anAction } from './app.ts';
import { keyFor } from './key.ts';
import { reseal } from './reseal.ts';
import { until } from './until.ts';

/** Everything that a tenant has and that a call can name. */
export interface Things {
  /** A match that runs, at ply 1, and what can be done there. */
  match: string;
  state: object;
  sealed: string;
  action: Action;
  /** A state with the tenant's cards that is of no match, also sealed. */
  loose: object;
  looseSealed: string;
  /** A match with the sample cards, which everybody has. */
  plain: string;
  plainState: object;
  plainAction: Action;
  /** A match that is over. */
  over: string;
  fork: string;
  event: string;
  /** A tournament that the service runs: two players in an open round, and one who came later. */
  cup: string;
  player: string;
  cardSet: string;
  key: string;
  commitment: string;
  webhook: string;
  job: string;
  delivery: string;
}

export interface Tenant {
  things: Things;
  auth: [string, string];
}

/** A tenant with some of everything. `event` and `player` are words that tenants can have in common. */
export async function furnish(app: TestApp, name: string, event: string, player: string): Promise<Tenant> {
  const auth = await keyFor(app, { tenant: name, scopes: [...SCOPES] });
  const post = async (path: string, body: object = {}) => {
    const reply = await app.http
      .post(path)
      .set(...auth)
      .send(body);
    assert.ok(reply.status < 300, `${path}: ${reply.text}`);
    return reply.body;
  };
  const samples = await app.http.get('/v1/rulesets/duel/cards');
  const cards = samples.body.items.map((card: object) => ({ ...card, name: `Of ${name}` }));
  const { hash: cardSet } = await post('/v1/card-sets', { ruleset: 'duel', cards });
  const clock = { seconds: 86_400, otherwise: 'lose', bank: 86_400 };
  const start = (round: number): Promise<SeenVerdict> =>
    post('/v1/matches', {
      clock,
      ...{ ruleset: 'duel', seed: name, cards: cardSet, event, round, table: '1', tags: ['open'] },
      seats: [{ name: player }, { name: 'Bob' }],
    });
  const over = (await start(1)).match?.id ?? '';
  await post(`/v1/matches/${over}/actions`, { action: { player: 'p2', concede: true } });
  const begun = await start(2);
  const match = begun.match?.id ?? '';
  const played: SeenVerdict = await post(`/v1/matches/${match}/actions`, { action: anAction(begun) });
  const { state: sealed } = (
    await app.http
      .get(`/v1/matches/${match}/state`)
      .query({ sealed: true })
      .set(...auth)
  ).body;
  const own = { cards: cardSet, seed: name };
  const { state: loose } = await post('/v1/rulesets/duel/start', own);
  const { state: looseSealed } = await post('/v1/rulesets/duel/start?sealed=true', own);
  const fork: SeenVerdict = await post(`/v1/matches/${match}/forks`);
  const { id: key } = await post('/v1/keys', { name: 'spare', scopes: ['adjudicate'] });
  const { commitment } = await post('/v1/seeds');
  const { id: webhook } = await post('/v1/webhooks', { url: 'https://hook.example/', active: false });
  const { id: delivery } = await post(`/v1/webhooks/${webhook}/test`);
  const { id: job } = await post('/v1/jobs', { kind: 'export', matches: { tournament: event } });
  await until('the job is done', async () => (await app.http.get(`/v1/jobs/${job}`).set(...auth)).body.endedAt);
  const simple: SeenVerdict = await post('/v1/matches', { ruleset: 'duel', seed: name });
  const [plain, plainState, plainAction] = [simple.match?.id ?? '', simple.state, anAction(simple)];
  const cup = `${event} Cup`;
  const entrants = [
    { id: 'first', name: player },
    { id: 'second', name: 'Bob' },
  ];
  await post('/v1/tournaments', {
    name: cup,
    ruleset: 'duel',
    cards: cardSet,
    rounds: 5,
    seed: name,
    players: entrants,
  });
  await post(`/v1/tournaments/${encodeURIComponent(cup)}/rounds`);
  await post(`/v1/tournaments/${encodeURIComponent(cup)}/players`, { players: [{ id: 'late', name: 'Cy' }] });
  const things = {
    match,
    over,
    plain,
    plainState,
    plainAction,
    event,
    cup,
    player,
    cardSet,
    key,
    commitment,
    webhook,
    job,
    delivery,
    sealed,
    loose,
    looseSealed,
  };
  return { auth, things: { ...things, fork: fork.match?.id ?? '', state: played.state, action: anAction(played) } };
}

/** Things of the same form that nobody has; but for the seal, which is no name of a thing. */
export function nothingLike(things: Things): Things {
  const id = () => randomUUID().replace(/^(.{14})./, '$17');
  const hash = () => (randomUUID() + randomUUID()).replaceAll('-', '');
  const [match, plain, cards] = [id(), id(), hash()];
  return {
    ...things,
    ...{
      match,
      over: id(),
      fork: id(),
      event: `No ${things.event}`,
      cup: `No ${things.cup}`,
      player: `No ${things.player}`,
      key: id(),
      webhook: id(),
      job: id(),
      delivery: id(),
    },
    commitment: hash(),
    loose: reseal({ ...things.loose, cards }),
    ...{ state: reseal({ ...things.state, cards, match: { id: match, ply: 1 } }), cardSet: cards },
    ...{ plain, plainState: reseal({ ...things.plainState, match: { id: plain, ply: 0 } }) },
  };
}

/** The text of an answer with names in the place of all that a call named, and without what differs from call to call. */
export function anonymous(text: string, things: Things): string {
  let told = text;
  for (const [name, thing] of Object.entries(things)) {
    if (typeof thing === 'string') told = told.replaceAll(thing, `<${name}>`);
  }
  return told.replaceAll(/"(\w*requestId|lastUsedAt|iat)":("[^"]*"|null|\d+)/g, '"$1":null');
}
