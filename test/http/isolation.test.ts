import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test, { after, before } from 'node:test';
import { buildSchema } from 'graphql';
import { SCOPES } from '../../src/contracts/keys.ts';
import { rootFields } from '../../src/graphql/needs.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import type { Wanted } from '../support/field-query.ts';
import { fieldQuery } from '../support/field-query.ts';
import { keyFor } from '../support/key.ts';
import { connect, listen } from '../support/subscriber.ts';
import type { Tenant, Things } from '../support/tenants.ts';
import { anonymous, furnish, nothingLike } from '../support/tenants.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const fields = rootFields(schema).map(({ name }) => name);

interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  payload?: object;
}

let service: TestApp;
before(async () => {
  service = await openApp({
    keyless: 'none',
    rateLimits: { key: null, address: null, machine: null },
    graphql: { depth: 40, cost: 1_000_000_000, tokens: 100_000 },
  });
});
after(() => service.close());

async function send({ auth }: Pick<Tenant, 'auth'>, sent: Sent): Promise<{ status: number; text: string }> {
  const reply = await service.app.inject({ ...sent, headers: Object.fromEntries([auth]) });
  return { status: reply.statusCode, text: reply.body };
}

const get = (url: string): Sent => ({ method: 'GET', url });
const post = (url: string, payload: object = {}): Sent => ({ method: 'POST', url, payload });
const text = encodeURIComponent;
const cupOf = (cup: string, rest = '') => `/v1/tournaments/${text(cup)}${rest}`;
const word = { reason: 'a test', judge: 'Eve' };

/** Routes by which a thing can be named, each with every way to name one. Those that end things come last. */
const NAMING: Record<string, (things: Things) => Sent[]> = {
  'GET /v1/matches': ({ match }) => [get(`/v1/matches?forkedFrom=${match}`)],
  'GET /v1/matches/export': ({ match }) => [get(`/v1/matches/export?include=plies&forkedFrom=${match}`)],
  'GET /v1/matches/:id': ({ match, over }) => [get(`/v1/matches/${match}`), get(`/v1/matches/${over}`)],
  'GET /v1/matches/:id/plies': ({ match }) => [get(`/v1/matches/${match}/plies`)],
  'GET /v1/matches/:id/events': ({ match }) => [get(`/v1/matches/${match}/events`)],
  'GET /v1/matches/:id/events/:seq': ({ match }) => [get(`/v1/matches/${match}/events/1`)],
  'GET /v1/matches/:id/events/:seq/tree': ({ match }) => [get(`/v1/matches/${match}/events/1/tree?down=true`)],
  'GET /v1/matches/:id/events/:seq/why': ({ match }) => [get(`/v1/matches/${match}/events/1/why`)],
  'GET /v1/matches/:id/state': ({ match }) => [
    get(`/v1/matches/${match}/state`),
    get(`/v1/matches/${match}/state?ply=0&sealed=true`),
  ],
  'GET /v1/matches/:id/scene': ({ match }) => [
    get(`/v1/matches/${match}/scene`),
    get(`/v1/matches/${match}/scene?ply=0&format=text`),
    get(`/v1/matches/${match}/scene?format=svg`),
  ],
  'POST /v1/scenes': ({ state, sealed }) => [
    post('/v1/scenes', { state }),
    post('/v1/scenes?format=svg', { state }),
    post('/v1/scenes', { state: sealed }),
  ],
  // That of a match that runs would go on.
  'GET /v1/matches/:id/stream': ({ over }) => [get(`/v1/matches/${over}/stream?after=-1`)],
  'GET /v1/matches/:id/verification': ({ match, over }) => [
    get(`/v1/matches/${match}/verification`),
    get(`/v1/matches/${over}/verification`),
  ],
  'GET /v1/matches/:id/transcript': ({ match }) => [get(`/v1/matches/${match}/transcript`)],
  'GET /v1/tournaments/:name/results': ({ event }) => [get(`/v1/tournaments/${text(event)}/results`)],
  'GET /v1/tournaments/:name/standings': ({ event }) => [get(`/v1/tournaments/${text(event)}/standings`)],
  'POST /v1/tournaments': ({ cardSet }) => [post('/v1/tournaments', { name: 'New', ruleset: 'duel', cards: cardSet })],
  'GET /v1/tournaments/:name': ({ cup }) => [get(cupOf(cup))],
  'GET /v1/tournaments/:name/players': ({ cup }) => [get(cupOf(cup, '/players'))],
  'GET /v1/tournaments/:name/rounds': ({ cup }) => [get(cupOf(cup, '/rounds'))],
  'GET /v1/tournaments/:name/rounds/:round': ({ cup }) => [get(cupOf(cup, '/rounds/1'))],
  'GET /v1/tournaments/:name/rounds/:round/tables/:table': ({ cup }) => [get(cupOf(cup, '/rounds/1/tables/1'))],
  'GET /v1/tournaments/:name/rulings': ({ cup }) => [get(cupOf(cup, '/rulings'))],
  'PATCH /v1/tournaments/:name': ({ cup }) => [{ method: 'PATCH', url: cupOf(cup), payload: { rounds: 6 } }],
  'POST /v1/tournaments/:name/players': ({ cup }) => [post(cupOf(cup, '/players'), { players: [{ name: 'Dee' }] })],
  'PATCH /v1/tournaments/:name/players/:player': ({ cup }) => [
    { method: 'PATCH', url: cupOf(cup, '/players/first'), payload: { seed: 1 } },
  ],
  'POST /v1/tournaments/:name/rounds/:round/tables/:table/ruling': ({ cup }) => [
    post(cupOf(cup, '/rounds/1/tables/1/ruling'), { result: { wins: [1, 0] }, ...word }),
  ],
  'POST /v1/tournaments/:name/rounds': ({ cup }) => [post(cupOf(cup, '/rounds'))],
  'POST /v1/tournaments/:name/rounds/:round/undo': ({ cup }) => [post(cupOf(cup, '/rounds/2/undo'), word)],
  'DELETE /v1/tournaments/:name/players/:player': ({ cup }) => [{ method: 'DELETE', url: cupOf(cup, '/players/late') }],
  'DELETE /v1/tournaments/:name': ({ cup }) => [{ method: 'DELETE', url: cupOf(cup) }],
  'GET /v1/players/:name': ({ player }) => [get(`/v1/players/${text(player)}`)],
  'GET /v1/statistics/clauses': ({ event }) => [get(`/v1/statistics/clauses?ruleset=duel&tournament=${text(event)}`)],
  'GET /v1/statistics/cards': ({ player, cardSet }) => [
    get(`/v1/statistics/cards?ruleset=duel&player=${text(player)}`),
    get(`/v1/statistics/cards?ruleset=duel&cards=${cardSet}`),
  ],
  'GET /v1/card-sets/:hash': ({ cardSet }) => [get(`/v1/card-sets/${cardSet}`)],
  'GET /v1/card-sets/:hash/cards': ({ cardSet }) => [get(`/v1/card-sets/${cardSet}/cards?q=a`)],
  'GET /v1/card-sets/:hash/cards/:card': ({ cardSet }) => [get(`/v1/card-sets/${cardSet}/cards/scout`)],
  'GET /v1/card-sets/:hash/reading': ({ cardSet }) => [get(`/v1/card-sets/${cardSet}/reading`)],
  'GET /v1/keys/:id': ({ key }) => [get(`/v1/keys/${key}`)],
  'POST /v1/why-not': ({ match, plain, plainAction, state, sealed, action }) => [
    post('/v1/why-not', { match: plain, action: plainAction }),
    post('/v1/why-not', { match, action }),
    post('/v1/why-not', { state, action }),
    post('/v1/why-not', { state: sealed, action }),
  ],
  'POST /v1/states/adopt': ({ loose, looseSealed }) => [
    post('/v1/states/adopt', { state: loose, history: { actions: [] } }),
    post('/v1/states/adopt', { state: looseSealed, history: { actions: [] } }),
  ],
  'POST /v1/preview': ({ state, sealed, action }) => [
    post('/v1/preview', { state, actions: [action] }),
    post('/v1/preview', { state: sealed, actions: [action] }),
  ],
  'POST /v1/rulesets/:id/start': ({ cardSet }) => [post('/v1/rulesets/duel/start', { cards: cardSet, seed: 's' })],
  'POST /v1/rulesets/:id/decks/check': ({ cardSet }) => [
    post('/v1/rulesets/duel/decks/check', { deck: 'swift', cards: cardSet }),
  ],
  'POST /v1/matches': ({ cardSet, commitment }) => [
    post('/v1/matches', { ruleset: 'duel', cards: cardSet }),
    post('/v1/matches', { ruleset: 'duel', seed: { commitment, words: ['a', 'b'] } }),
  ],
  'POST /v1/keys': ({ match }) => [
    post('/v1/keys', { name: 'spy', scopes: ['matches:read'], seat: { match, viewer: 'p1' } }),
  ],
  'POST /v1/matches/:id/forks': ({ match }) => [post(`/v1/matches/${match}/forks`)],
  'POST /v1/adjudications/batch': ({ state, sealed, action }) => [
    post('/v1/adjudications/batch', { items: [{ state, action }] }),
    post('/v1/adjudications/batch', { items: [{ state: sealed, action }] }),
  ],
  'POST /v1/adjudications': ({ state, sealed, action, plainState, plainAction }) => [
    post('/v1/adjudications', { state: plainState, action: plainAction }),
    post('/v1/adjudications', { state, action }),
    post('/v1/adjudications', { state: sealed, action }),
  ],
  'POST /v1/matches/:id/actions': ({ match, action }) => [post(`/v1/matches/${match}/actions`, { action })],
  'PATCH /v1/matches/:id': ({ match }) => [{ method: 'PATCH', url: `/v1/matches/${match}`, payload: { table: '9' } }],
  'POST /v1/matches/:id/adoption': ({ match }) => [post(`/v1/matches/${match}/adoption`, { dryRun: true })],
  'POST /v1/matches/:id/pause': ({ match }) => [post(`/v1/matches/${match}/pause`, word)],
  'POST /v1/matches/:id/extension': ({ match }) => [post(`/v1/matches/${match}/extension`, { seconds: 5, ...word })],
  'POST /v1/matches/:id/resume': ({ match }) => [post(`/v1/matches/${match}/resume`, word)],
  'POST /v1/matches/:id/rewind': ({ match }) => [post(`/v1/matches/${match}/rewind`, { ply: 0, ...word })],
  'POST /v1/matches/:id/result': ({ match }) => [post(`/v1/matches/${match}/result`, { winner: 'p1', ...word })],
  'GET /v1/webhooks/:id': ({ webhook }) => [get(`/v1/webhooks/${webhook}`)],
  'GET /v1/webhooks/:id/deliveries': ({ webhook }) => [get(`/v1/webhooks/${webhook}/deliveries`)],
  'GET /v1/webhooks/:id/deliveries/:delivery': ({ webhook, delivery }) => [
    get(`/v1/webhooks/${webhook}/deliveries/${delivery}`),
  ],
  'PATCH /v1/webhooks/:id': ({ webhook }) => [
    { method: 'PATCH', url: `/v1/webhooks/${webhook}`, payload: { description: 'other' } },
  ],
  'POST /v1/webhooks/:id/test': ({ webhook }) => [post(`/v1/webhooks/${webhook}/test`)],
  'POST /v1/webhooks/:id/deliveries/:delivery/redelivery': ({ webhook, delivery }) => [
    post(`/v1/webhooks/${webhook}/deliveries/${delivery}/redelivery`),
  ],
  'POST /v1/webhooks/:id/rotation': ({ webhook }) => [post(`/v1/webhooks/${webhook}/rotation`)],
  'POST /v1/keys/:id/rotation': ({ key }) => [post(`/v1/keys/${key}/rotation`)],
  'DELETE /v1/matches/:id': ({ fork }) => [{ method: 'DELETE', url: `/v1/matches/${fork}` }],
  'DELETE /v1/webhooks/:id': ({ webhook }) => [{ method: 'DELETE', url: `/v1/webhooks/${webhook}` }],
  'GET /v1/jobs/:id': ({ job }) => [get(`/v1/jobs/${job}`)],
  'GET /v1/jobs/:id/result': ({ job }) => [get(`/v1/jobs/${job}/result`)],
  'POST /v1/jobs/:id/cancellation': ({ job }) => [post(`/v1/jobs/${job}/cancellation`)],
  'DELETE /v1/jobs/:id': ({ job }) => [{ method: 'DELETE', url: `/v1/jobs/${job}` }],
  'DELETE /v1/keys/:id': ({ key }) => [{ method: 'DELETE', url: `/v1/keys/${key}` }],
};

/** Routes that tell the same to everybody, or what they are sent alone, or make something new of nothing. */
const NAMELESS = [
  'GET /.well-known/jwks.json',
  'GET /',
  'GET /assets/*',
  'GET /matches/:match',
  'GET /play/:match',
  'GET /rules/:ruleset',
  'GET /cards/:ruleset',
  'GET /statistics/:ruleset',
  'GET /tournaments/:tournament',
  'GET /docs',
  'GET /docs/json',
  'GET /docs/static/*',
  'GET /docs/static/index.html',
  'GET /docs/static/swagger-initializer.js',
  'GET /docs/static/theme/icon.svg',
  'GET /docs/yaml',
  'GET /graphiql',
  'GET /graphiql/graphiql.css',
  'GET /graphiql/graphiql.js',
  'GET /graphiql/main.js',
  'GET /graphiql/react-dom.js',
  'GET /graphiql/react.js',
  'GET /healthz',
  'GET /metrics',
  'GET /openapi.json',
  'GET /problems',
  'GET /problems/:code',
  'GET /readyz',
  'GET /v1/limits',
  'GET /v1/rulesets',
  'GET /v1/rulesets/:id',
  'GET /v1/rulesets/:id/cards',
  'GET /v1/rulesets/:id/cards/:card',
  'GET /v1/rulesets/:id/clauses',
  'GET /v1/rulesets/:id/language',
  'GET /v1/rulesets/:id/events',
  'GET /v1/rulesets/:id/decisions',
  'GET /v1/rulesets/:id/schema',
  'GET /v1/rulesets/:id/schemas/:name',
  'POST /v1/card-sets',
  'POST /v1/players/forget',
  'POST /v1/rulesets/:id/cards/check',
  'POST /v1/rulesets/:id/cards/parse',
  'POST /v1/seeds',
  'POST /v1/webhooks',
  'POST /v1/jobs',
  'PUT /v1/retention',
];

/** Routes that tell what a tenant has, without naming any of it. */
const LISTING: Record<string, Sent[]> = {
  'GET /v1/key': [get('/v1/key')],
  'GET /v1/keys': [get('/v1/keys')],
  'GET /v1/webhooks': [get('/v1/webhooks')],
  'GET /v1/jobs': [get('/v1/jobs')],
  'GET /v1/retention': [get('/v1/retention')],
  'GET /v1/matches': [get('/v1/matches'), get('/v1/matches?tag=open&sort=startedAt'), get('/v1/matches?player=Ada')],
  'GET /v1/matches/export': [get('/v1/matches/export?include=events')],
  'GET /v1/tournaments': [get('/v1/tournaments')],
  'GET /v1/statistics/clauses': [get('/v1/statistics/clauses?ruleset=duel')],
  'GET /v1/statistics/refusals': [get('/v1/statistics/refusals?ruleset=duel')],
  'GET /v1/statistics/cards': [get('/v1/statistics/cards?ruleset=duel')],
};

/** What goes on for as long as it is followed: streams-of-all.test.ts says whose matches are in it. */
const FOLLOWING = ['GET /v1/matches/stream'];

/** The doors of GraphQL, whose fields are tried one by one. */
const GRAPHQL = ['GET /graphql', 'POST /graphql'];

test('there is a case for every route', () => {
  const routes = service.app.routeTable().filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
  const known = [...Object.keys(NAMING), ...NAMELESS, ...Object.keys(LISTING), ...FOLLOWING, ...GRAPHQL];
  const there = routes.map(({ method, url }) => `${method} ${url}`);
  assert.deepEqual([...new Set(there)].sort(), [...new Set(known)].sort());
});

/** Everything that is kept for a tenant, as one hash. */
async function kept(tenant: string): Promise<string> {
  const ofMatches = 'WHERE match_id IN (SELECT id FROM matches WHERE tenant = $1)';
  const tables = [
    'matches',
    'deleted_matches',
    'card_sets',
    'api_keys',
    'seeds',
    'organized_tournaments',
    'webhooks',
    'jobs',
    'retention_rules',
    'archive_batches',
  ].map((table) => [table, 'WHERE tenant = $1']);
  const parts = ['plies', 'snapshots', 'clause_counts', 'card_counts'].map((table) => [table, ofMatches]);
  const ofWebhooks = 'WHERE webhook_id IN (SELECT id FROM webhooks WHERE tenant = $1)';
  parts.push(...['webhook_messages', 'webhook_lanes'].map((table) => [table, ofWebhooks]));
  const ofTournaments = 'WHERE tournament_id IN (SELECT id FROM organized_tournaments WHERE tenant = $1)';
  const inTournaments = ['tournament_players', 'tournament_tables', 'tournament_games', 'tournament_rulings'];
  parts.push(...inTournaments.map((table) => [table, ofTournaments]));
  const hashes = [];
  for (const [table, where] of [...tables, ...parts]) {
    const row = "(to_jsonb(kept) - 'last_used_at')::text";
    const sql = `SELECT md5(string_agg(${row}, '' ORDER BY ${row})) AS hash FROM ${table} kept ${where}`;
    hashes.push(`${table} ${(await service.sql(sql, [tenant])).rows[0].hash}`);
  }
  return hashes.join('\n');
}

test('what is of another tenant is answered, byte by byte, as what does not exist, and nothing changes', async () => {
  const theirs = await furnish(service, 'a', 'Open of a', 'Ada of a');
  const visitor = { auth: await keyFor(service, { tenant: 'b', scopes: [...SCOPES] }) };
  const nothing = nothingLike(theirs.things);
  const before = await kept('a');
  for (const [route, cases] of Object.entries(NAMING)) {
    const [named, absent] = [cases(theirs.things), cases(nothing)];
    for (const [at, sent] of named.entries()) {
      const [seen, unseen] = [await send(visitor, sent), await send(visitor, absent[at] ?? sent)];
      assert.equal(anonymous(seen.text, theirs.things), anonymous(unseen.text, nothing), `${route} ${at}`);
      assert.equal(seen.status, unseen.status, route);
      assert.ok(seen.status < 500, seen.text);
      const sealed = JSON.stringify(sent).includes(theirs.things.sealed);
      if (sealed) assert.match(seen.text, /"code":"(sealed-state-invalid|preview-hidden)"/, route);
    }
  }
  assert.equal(await kept('a'), before);
});

test('the same calls of the tenant itself find what they name', async () => {
  const own = await furnish(service, 'c', 'Open of c', 'Ada of c');
  const visitor = { auth: await keyFor(service, { tenant: 'd', scopes: [...SCOPES] }) };
  for (const [route, cases] of Object.entries(NAMING)) {
    for (const sent of cases(own.things)) {
      const [there, elsewhere] = [await send(own, sent), await send(visitor, sent)];
      assert.notEqual(there.status, 404, `${route}: ${there.text}`);
      // Who holds a seal may not look behind it, and a state that was played on is a conflict.
      const otherwise = /"code":"(preview-hidden|ply-conflict)"/.test(there.text);
      assert.ok(there.status < 300 || otherwise, `${route}: ${there.text}`);
      assert.notEqual(there.text, elsewhere.text, route);
    }
  }
});

test('what a tenant reads of its own does not change by what another one does under the same names', async () => {
  const own = await furnish(service, 'e', 'Open', 'Ada');
  const reading = Object.entries(NAMING).filter(([route]) => route.startsWith('GET '));
  const calls = [...Object.values(LISTING).flat(), ...reading.flatMap(([, cases]) => cases(own.things))];
  const read = async () => {
    const told = [];
    for (const sent of calls) {
      // A sealed state is another text each time.
      if (!sent.url.includes('sealed'))
        told.push(`${sent.url}\n${anonymous((await send(own, sent)).text, own.things)}`);
    }
    for (const name of fields.filter((field) => field.startsWith('Query.'))) {
      told.push(`${name}\n${anonymous((await ask(own, name, wishes(own.things), 3)).text, own.things)}`);
    }
    return told.map((answer) => answer.replace(/"signature":"[^"]*"/g, '"signature":""'));
  };
  await read();
  const before = await read();
  await furnish(service, 'f', 'Open', 'Ada');
  await furnish(service, 'g', 'Open', 'Ada');
  const later = await read();
  for (const [at, answer] of before.entries()) assert.equal(later[at], answer);
});

/** The fields of a tournament that the service runs, and those of a round of it. */
const OF_CUP = [
  ...['organizedTournament', 'tournamentPlayers', 'tournamentRounds', 'tournamentTables', 'tournamentTable'],
  'tournamentRulings',
]
  .map((field) => `Query.${field}`)
  .concat(
    ['amendTournament', 'registerPlayers', 'amendPlayer', 'ruleTable', 'pairRound', 'undoRound', 'removePlayer'].map(
      (field) => `Mutation.${field}`,
    ),
    'Mutation.deleteTournament',
  );
const OF_ROUND = ['Query.tournamentTables', 'Query.tournamentTable', 'Mutation.ruleTable'];

const OF_JOB = ['Query.job', 'Mutation.cancelJob', 'Mutation.deleteJob'];
const OF_WEBHOOK = ['amendWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'testWebhook'];

/** What the arguments of fields are to name. */
const wishes = (things: Things): Wanted => ({
  ...{ id: things.match, ids: [things.match, things.over, things.key, things.cardSet], match: things.match },
  ...{ seq: 1, ruleset: 'duel', tournament: things.event, name: things.player, hash: things.cardSet, ply: 0, ...word },
  ...{ action: things.action, state: things.state, items: [{ state: things.state, action: things.action }] },
  ...{ 'Query.ruleset.id': 'duel', 'Query.key.id': things.key, 'Query.matches.forkedFrom': things.match },
  ...{ 'Query.cardStatistics.cards': things.cardSet, 'Query.clauseStatistics.tournament': things.event },
  ...{ 'Query.results.tournament': things.event, 'Query.standings.tournament': things.event },
  ...{ 'Mutation.adoptState.state': things.loose, 'Mutation.adoptState.history': { actions: [] } },
  ...{ 'Query.preview.state': things.state, 'Query.preview.actions': [things.action] },
  ...{ 'Query.whyNot.match': things.match, 'Ruleset.schemaNamed.name': 'card' },
  ...{ 'Query.card.id': 'scout', 'Ruleset.card.id': 'scout', 'CardSet.card.id': 'scout' },
  ...{ 'Mutation.rotateKey.id': things.key, 'Mutation.revokeKey.id': things.key },
  ...{ 'Query.checkDeck.deck': 'swift', 'Query.checkDeck.cards': things.cardSet },
  ...{ 'Mutation.deleteMatch.match': things.fork, 'Mutation.forgetPlayer.name': 'Nobody' },
  ...{ 'Mutation.start.request': { cards: things.cardSet } },
  ...Object.fromEntries(OF_CUP.map((field) => [`${field}.tournament`, things.cup])),
  ...Object.fromEntries(OF_ROUND.map((field) => [`${field}.round`, 1])),
  ...{ 'Query.tournamentTable.table': 1, 'Mutation.ruleTable.table': 1, 'Mutation.undoRound.round': 2 },
  ...{ 'Mutation.ruleTable.result': { wins: [1, 0] }, 'Mutation.registerPlayers.players': [{ name: 'Dee' }] },
  ...{ 'Mutation.amendPlayer.player': 'first', 'Mutation.removePlayer.player': 'late' },
  ...{ 'Mutation.amendPlayer.changes': { seed: 1 }, 'Mutation.amendTournament.changes': { rounds: 6 } },
  ...{ 'Query.webhook.id': things.webhook, 'Query.webhookDeliveries.webhook': things.webhook },
  ...{ 'Query.webhookDelivery.webhook': things.webhook, 'Query.webhookDelivery.id': things.delivery },
  ...{ 'Mutation.redeliver.webhook': things.webhook, 'Mutation.redeliver.id': things.delivery },
  ...Object.fromEntries(OF_JOB.map((field) => [`${field}.id`, things.job])),
  'Mutation.createJob.request': { kind: 'verification' },
  ...Object.fromEntries(OF_WEBHOOK.map((field) => [`Mutation.${field}.id`, things.webhook])),
  ...{
    'Mutation.amendWebhook.changes': { description: 'other' },
    'Mutation.createWebhook.request': { url: 'https://hook.example/' },
  },
  'Mutation.createTournament.request': { name: 'New', ruleset: 'duel', cards: things.cardSet },
  'Mutation.startMatch.request': { ruleset: 'duel', cards: things.cardSet },
  'Mutation.createKey.seat': { match: things.match, viewer: 'p1' },
  'Mutation.extend.seconds': 5,
  ...{ 'Mutation.createKey.scopes': ['matches:read'], 'Mutation.registerCardSet.cards': [] },
});

const ask = (who: Pick<Tenant, 'auth'>, name: string, wanted: Wanted, depth: number) =>
  send(who, { method: 'POST', url: '/graphql', payload: fieldQuery(schema, name, wanted, depth) });

/** Fields that make something new of what they are sent alone. */
const MAKING = [
  'Mutation.createJob',
  'Mutation.setRetention',
  'Mutation.createSeed',
  'Mutation.createWebhook',
  'Mutation.forgetPlayer',
];

test('every field answers for what is of another tenant, byte by byte, as for what does not exist', async () => {
  const theirs = await furnish(service, 'h', 'Open of h', 'Ada of h');
  const visitor = { auth: await keyFor(service, { tenant: 'i', scopes: [...SCOPES] }) };
  const nothing = nothingLike(theirs.things);
  const before = await kept('h');
  for (const name of fields) {
    if (name.startsWith('Subscription.') || MAKING.includes(name)) continue;
    const seen = await ask(visitor, name, wishes(theirs.things), 3);
    const unseen = await ask(visitor, name, wishes(nothing), 3);
    assert.equal(anonymous(seen.text, theirs.things), anonymous(unseen.text, nothing), name);
    assert.ok(seen.status < 500, seen.text);
  }
  assert.equal(await kept('h'), before);
});

test('a key that is bound to a seat learns nothing of the other matches of its own tenant', async () => {
  const { things, auth } = await furnish(service, 'm', 'Open of m', 'Ada of m');
  const { text: started } = await send({ auth }, post('/v1/matches', { ruleset: 'duel' }));
  const seat = { match: JSON.parse(started).match.id, viewer: 'p1' } as const;
  const bound = { auth: await keyFor(service, { tenant: 'm', scopes: [...SCOPES], seat }) };
  const nothing = nothingLike(things);
  const forSeats = service.app.routeTable().filter(({ config }) => config.seat === true);
  const routes = new Set(forSeats.map(({ method, url }) => `${method} ${url}`));
  const before = await kept('m');
  for (const [route, cases] of Object.entries(NAMING).filter(([route]) => routes.has(route))) {
    for (const [at, sent] of cases(things).entries()) {
      const absent = cases(nothing)[at] ?? sent;
      const [seen, unseen] = [await send(bound, sent), await send(bound, absent)];
      assert.equal(anonymous(seen.text, things), anonymous(unseen.text, nothing), `${route} ${at}`);
      assert.equal(seen.status, unseen.status, route);
    }
  }
  for (const { name, seat: forSeat } of rootFields(schema)) {
    if (!forSeat || name.startsWith('Subscription.')) continue;
    const [seen, unseen] = [await ask(bound, name, wishes(things), 3), await ask(bound, name, wishes(nothing), 3)];
    assert.equal(anonymous(seen.text, things), anonymous(unseen.text, nothing), name);
  }
  for (const [, calls] of Object.entries(LISTING).filter(([route]) => routes.has(route))) {
    for (const sent of calls) {
      const { text } = await send(bound, sent);
      for (const other of [things.match, things.over, things.plain, things.fork]) {
        assert.ok(!text.includes(other), `${sent.url}: ${text.slice(0, 300)}`);
      }
    }
  }
  assert.equal(await kept('m'), before);
});

/** What a subscription says first: what it sends, or why it does not. */
async function first(auth: [string, string], name: string, wanted: Wanted): Promise<{ type: string; text: string }> {
  const subscriber = await connect(await listen(service.app), { authorization: auth[1] });
  const { query, variables } = fieldQuery(schema, name, wanted, 1);
  subscriber.subscribe('one', query, variables);
  const { type, payload } = await subscriber.next();
  await subscriber.end();
  return { type, text: JSON.stringify(payload) };
}

test('every subscription refuses what is of another tenant as it does what does not exist', async () => {
  const { auth, things } = await furnish(service, 'k', 'Open of k', 'Ada of k');
  const visitor = await keyFor(service, { tenant: 'l', scopes: [...SCOPES] });
  const nothing = nothingLike(things);
  const subscriptions = fields.filter((name) => name.startsWith('Subscription.'));
  assert.ok(subscriptions.length > 0);
  for (const name of subscriptions) {
    // It names no match: whose are in it is tested with the streams.
    if (name === 'Subscription.plies') continue;
    const seen = await first(visitor, name, wishes(things));
    const unseen = await first(visitor, name, wishes(nothing));
    assert.equal(anonymous(seen.text, things), anonymous(unseen.text, nothing), name);
    assert.match(seen.text, /"unknown-match"/, name);
    const own = await first(auth, name, wishes(things));
    assert.equal(own.type, 'next', `${name}: ${own.text}`);
    assert.doesNotMatch(own.text, /"errors"/);
  }
});

test('the same fields give the tenant itself what they name', async () => {
  const own = await furnish(service, 'j', 'Open of j', 'Ada of j');
  const last = (name: string) =>
    Number(name.startsWith('Mutation.')) + Number(/rewind|result|revoke|delete/.test(name));
  for (const name of fields.toSorted((a, b) => last(a) - last(b))) {
    if (name.startsWith('Subscription.')) continue;
    const reply = await ask(own, name, wishes(own.things), 3);
    const { data, errors } = JSON.parse(reply.text);
    assert.equal(errors, undefined, `${name}: ${JSON.stringify(errors?.[0])}`);
    assert.notEqual(data[name.split('.')[1] ?? ''], null, name);
  }
});
