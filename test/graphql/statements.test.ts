import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test, { after, before, mock } from 'node:test';
import { buildSchema } from 'graphql';
import { readConfig } from '../../src/config.ts';
import { resolvers } from '../../src/graphql/resolvers.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuelMatch, testConfig } from '../support/app.ts';
import type { Receiver } from '../support/receiver.ts';
import { openReceiver } from '../support/receiver.ts';
import { statementsOf } from '../support/statements.ts';
import { until } from '../support/until.ts';

const PARENTS = 20;

let service: TestApp;
let receiver: Receiver;
let webhook: string;
before(async () => {
  service = await openApp({ clockSweep: 3600, webhooks: { ...testConfig().webhooks, privately: true } });
  const sample = (await service.http.get('/v1/rulesets/duel/cards?limit=500')).body.items;
  for (let at = 0; at < PARENTS; at++) {
    // Each match has players, cards, a tournament, a seed and a fork of its own, so that nothing is read for two of them.
    const { commitment } = (await service.http.post('/v1/seeds').send()).body;
    const start = await startDuelMatch(service, {
      seats: [{ name: `Ann ${at}` }, { name: `Ben ${at}` }],
      cards: [...sample, { ...sample[0], id: `own-${at}` }],
      seed: { commitment, words: ['w'] },
      event: `Cup ${at}`,
      round: 1,
      auto: { pass: { p1: 'enemyActs' } },
    });
    const acted = await act(start.match.id, start.awaiting[0]?.options[0]?.action);
    await act(start.match.id, { player: acted.awaiting[0].player, concede: true });
    await service.http.post(`/v1/matches/${start.match.id}/forks`).send({ ply: 1, tags: ['fork'] });
  }
  for (let at = 0; at < PARENTS; at++) {
    const players = Array.from({ length: at === 0 ? PARENTS : 2 }, (_, player) => ({ name: `Cy ${at}-${player}` }));
    await service.http.post('/v1/tournaments').send({ name: `Run ${at}`, ruleset: 'gundam', players });
  }
  await service.http.post('/v1/tournaments/Run%200/rounds').send({});
  receiver = await openReceiver();
  const hook = { url: receiver.url, kinds: ['match.started'] };
  webhook = (await service.http.post('/v1/webhooks').send(hook)).body.id;
  await service.http.post('/v1/webhooks').send({ ...hook, active: false });
  for (let at = 0; at < PARENTS; at++) await startDuelMatch(service);
  // Nothing is sent any more while statements are counted.
  await until('every message is sent', async () => {
    const { items } = (await service.http.get(`/v1/webhooks/${webhook}/deliveries?status=delivered`)).body;
    return items.length === PARENTS;
  });
  // When the engine has worked for a while others have their turn, and what is asked for after it is read in another go.
  // How often depends on the machine, not on the parents; so no time passes for it here.
  mock.method(performance, 'now', () => 0);
});
after(async () => {
  mock.restoreAll();
  await receiver.close();
  await service.close();
});

async function act(match: string, action: unknown) {
  const { body } = await service.http.post(`/v1/matches/${match}/actions`).send({ action });
  return body;
}

const inMatches = (edge: string) => `query ($n: Int!) { matches(limit: $n, status: over) { items { ${edge} } } }`;
const inForks = (edge: string) => `query ($n: Int!) { matches(limit: $n, tag: ["fork"]) { items { ${edge} } } }`;
const inPlies = (edge: string) => inMatches(`plies(limit: 3) { items { ${edge} } }`);
const inEvents = (edge: string) => inMatches(`events(limit: 3) { items { ${edge} } }`);

/** A query for each edge, of as many parents as `$n` says. */
const EDGES: Record<string, string> = {
  'Match.plies': inMatches('plies(limit: 3) { items { ply action } }'),
  'Match.events': inMatches('events(limit: 2, viewer: p1) { items { seq text } next }'),
  'Match.state': inMatches('state { ply stateHash awaiting { id } }'),
  'Match.verification': inMatches('verification { same plies }'),
  'Match.transcript': inMatches('transcript'),
  'Match.forks': inMatches('forks(limit: 2) { items { id } next }'),
  'Match.forkedFrom': inForks('forkedFrom { id ply }'),
  'MatchRef.match': inForks('forkedFrom { match { id ply } }'),
  'Match.cardSet': inMatches('cardSet { hash cards }'),
  'Match.secret': inMatches('secret'),
  'Match.seats': inMatches('seats { name deck }'),
  'Seat.player': inMatches('seats { player { record { games won } opponents { name } recent { id } } }'),
  'RulesetRef.rules': inMatches('ruleset { rules { title } }'),
  'CardSet.id': inMatches('cardSet { id }'),
  'CardSet.card': inMatches('cardSet { card(id: "scout") { text } }'),
  'CardSet.search': inMatches('cardSet { search(q: "deals", limit: 2) { items } }'),
  'CardSet.reading': inMatches('cardSet { reading { id } }'),
  'Match.scene': inMatches('scene(viewer: p1) { hash recent { text } objects { name } }'),
  'StandingPass.p1': inMatches('auto { players pass { p1 } }'),
  'StandingPass.p2': inMatches('auto { players pass { p2 } }'),
  'Ply.events': inPlies('events { seq }'),
  'Ply.match': inPlies('match { id ply }'),
  'Ply.state': inPlies('state { ply }'),
  'Option.objects': inForks('state { awaiting { options { objects } } }'),
  'Option.cards': inForks('state { awaiting { options { cards } } }'),
  'Option.places': inForks('state { awaiting { options { places { zone } } } }'),
  'Option.players': inForks('state { awaiting { options { players } } }'),
  'About.objects': inForks('state { awaiting { about { objects } } }'),
  'About.cards': inForks('state { awaiting { about { cards } } }'),
  'Event.cites': inEvents('cites { id text }'),
  'Event.parentEvent': inEvents('parentEvent { seq parentEvent { seq } }'),
  'Event.children': inMatches('events(limit: 2) { items { children(limit: 2) { items { seq } next } } }'),
  'Event.playedIn': inEvents('playedIn { ply kind }'),
  'Ruleset.matches': 'query ($n: Int!) { rulesets(limit: $n) { items { matches(limit: 3) { items { id } next } } } }',
  'Ruleset.clauses': 'query ($n: Int!) { rulesets(limit: $n) { items { clauses(limit: 3) { items { id } } } } }',
  'Ruleset.cards': 'query ($n: Int!) { rulesets(limit: $n) { items { cards(limit: 3) { items } } } }',
  'Ruleset.card': 'query ($n: Int!) { rulesets(limit: $n) { items { card(id: "attack") { name } } } }',
  'Ruleset.schema': 'query ($n: Int!) { rulesets(limit: $n) { items { schema } } }',
  'Ruleset.schemaNamed': 'query ($n: Int!) { rulesets(limit: $n) { items { schemaNamed(name: "deck") } } }',
  'Ruleset.language': 'query ($n: Int!) { rulesets(limit: $n) { items { language(limit: 3) { items { word } } } } }',
  'Ruleset.eventTypes':
    'query ($n: Int!) { rulesets(limit: $n) { items { eventTypes(limit: 3) { items { type } } } } }',
  'Ruleset.decisionKinds':
    'query ($n: Int!) { rulesets(limit: $n) { items { decisionKinds(limit: 3) { items { kind } } } } }',
  'Tournament.organized':
    'query ($n: Int!) { tournaments(limit: $n, ruleset: "gundam") { items { organized { name status champion } } } }',
  'Tournament.results':
    'query ($n: Int!) { tournaments(limit: $n) { items { results(limit: 2) { items { players } next } } } }',
  'Tournament.standings':
    'query ($n: Int!) { tournaments(limit: $n) { items { standings(limit: 2) { items { player points } } } } }',
};

/** What hangs on answers of which a request has only so many as it has root fields. */
const ALONE = ['VerdictView.events', 'Verdict.events', 'Verdict.match', 'Outlook.events', 'CardSetReceipt.cardSet'];

/** The fields below the roots that have something to do. */
function edges(): string[] {
  const types = Object.entries(resolvers(readConfig({}))).filter(([type]) => !APART.includes(type));
  return types.flatMap(([type, fields]) => Object.keys(fields ?? {}).map((name) => `${type}.${name}`));
}

const APART = ['Query', 'Mutation', 'Node', 'BatchResult', 'JSON', 'Cursor', 'DateTime'];

async function ask(query: string, n: number) {
  const { body } = await service.http.post('/graphql').send({ query, variables: { n } });
  assert.equal(body.errors, undefined, JSON.stringify(body.errors));
  return body.data;
}

test('every edge of the schema is among the cases', () => {
  assert.deepEqual(edges().sort(), [...Object.keys(EDGES), ...ALONE].sort());
});

for (const [name, query] of Object.entries(EDGES)) {
  test(`${name} costs as many statements for twenty parents as for one`, async () => {
    await ask(query, PARENTS);
    const one = await statementsOf(service, () => ask(query, 1));
    const many = await statementsOf(service, () => ask(query, PARENTS));
    assert.equal(many.sent.length, one.sent.length, many.sent.join('\n\n'));
  });
}

/** A query for each list at the root, of as many items as `$n` says. */
const LISTS: Record<string, string> = {
  matches:
    'query ($n: Int!) { matches(limit: $n) { edges { cursor node { id seats { name } } } pageInfo { endCursor } } }',
  plies: 'query ($n: Int!) { plies(match: "$MATCH", limit: $n) { items { ply events { seq cites { id } } } next } }',
  events: 'query ($n: Int!) { events(match: "$MATCH", limit: $n) { items { seq text } next } }',
  keys: 'query ($n: Int!) { keys(limit: $n) { items { id name } next } }',
  rulesets: 'query ($n: Int!) { rulesets(limit: $n) { items { id title } } }',
  clauses: 'query ($n: Int!) { clauses(ruleset: "duel", limit: $n) { items { id text } } }',
  cards: 'query ($n: Int!) { cards(ruleset: "duel", limit: $n) { items } }',
  tournaments: 'query ($n: Int!) { tournaments(limit: $n) { items { event matches } next } }',
  results: 'query ($n: Int!) { results(event: "Cup 1", limit: $n) { items { players games { match } } } }',
  standings: 'query ($n: Int!) { standings(event: "Cup 1", limit: $n) { items { player points } } }',
  tournamentPlayers:
    'query ($n: Int!) { tournamentPlayers(tournament: "Run 0", limit: $n) { items { id name } next } }',
  tournamentRounds: 'query ($n: Int!) { tournamentRounds(tournament: "Run 0", limit: $n) { items { round open } } }',
  tournamentTables:
    'query ($n: Int!) { tournamentTables(tournament: "Run 0", round: 1, limit: $n) { items { players { name } games { match } } } }',
  tournamentRulings: 'query ($n: Int!) { tournamentRulings(tournament: "Run 0", limit: $n) { items { judge } } }',
  webhooks: 'query ($n: Int!) { webhooks(limit: $n) { items { id url } next } }',
  webhookDeliveries:
    'query ($n: Int!) { webhookDeliveries(webhook: "$WEBHOOK", limit: $n) { items { id kind } next } }',
  jobs: 'query ($n: Int!) { jobs(limit: $n) { items { id state } next } }',
  clauseStatistics: 'query ($n: Int!) { clauseStatistics(ruleset: "duel", limit: $n) { items { clause cited } } }',
  refusalStatistics: 'query ($n: Int!) { refusalStatistics(ruleset: "duel", limit: $n) { items { clause refused } } }',
  cardStatistics: 'query ($n: Int!) { cardStatistics(ruleset: "duel", limit: $n) { items { card uses } } }',
};

test('every list at the root is among the cases', async () => {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const lists = fields.filter(({ args }) => args.some(({ name }) => name === 'first')).map(({ name }) => name);
  assert.deepEqual(lists.sort(), Object.keys(LISTS).sort());
});

for (const [name, query] of Object.entries(LISTS)) {
  test(`the list ${name} costs as many statements for twenty items as for one`, async () => {
    const [{ id }] = (await ask('query ($n: Int!) { matches(limit: $n, status: over) { items { id } } }', 1)).matches
      .items;
    const own = query.replace('$MATCH', id).replace('$WEBHOOK', webhook);
    await ask(own, PARENTS);
    const one = await statementsOf(service, () => ask(own, 1));
    const many = await statementsOf(service, () => ask(own, PARENTS));
    assert.equal(many.sent.length, one.sent.length, many.sent.join('\n\n'));
  });
}

test('many nodes at once cost as many statements as one', async () => {
  const { items } = (await ask('query ($n: Int!) { matches(limit: $n, status: over) { items { id } } }', PARENTS))
    .matches;
  assert.equal(items.length, PARENTS);
  const ids: string[] = items.map(({ id }: { id: string }) => `Match:${id}`);
  const nodes = (named: string[]) =>
    service.http
      .post('/graphql')
      .send({ query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', variables: { ids: named } });
  const one = await statementsOf(service, () => nodes(ids.slice(0, 1)));
  const many = await statementsOf(service, () => nodes(ids));
  assert.equal(many.value.body.data.nodes.length, PARENTS);
  assert.equal(many.sent.length, one.sent.length, many.sent.join('\n\n'));
});
