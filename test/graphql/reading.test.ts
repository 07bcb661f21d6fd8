import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
let match: string;
before(async () => {
  service = await openApp({ graphql: { depth: 12, cost: 100_000, tokens: 20_000 } });
  for (let at = 0; at < 5; at++) {
    const seats = [{ name: `Ann` }, { name: `Ben ${at}` }];
    const start = await startDuelMatch(service, { seats, event: 'Cup', round: at + 1, table: '1', tags: ['t'] });
    await playOn(service, start, at === 0 ? 200 : 2);
    if (at === 0) match = start.match.id;
  }
});
after(() => service.close());

async function ask(query: string, variables: object = {}, key?: [string, string]) {
  const sent = service.http.post('/graphql').send({ query, variables });
  const { body } = await (key ? sent.set(...key) : sent);
  return body;
}

async function read(query: string, variables: object = {}) {
  const { data, errors } = await ask(query, variables);
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data;
}

const rest = async (path: string) => (await service.http.get(path)).body;

interface Page {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: Record<'hasNextPage' | 'hasPreviousPage', boolean> & Record<'startCursor' | 'endCursor', string | null>;
  items: { id: string }[];
  next: string | null;
}

for (const type of ['ID', 'String', 'Cursor']) {
  test(`a list is walked by the cursors of its edges, declared as ${type}`, async () => {
    const query = `query ($after: ${type}) { matches(first: 2, after: $after) {
      edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } items { id } next } }`;
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const { edges, pageInfo, items, next }: Page = (await read(query, { after })).matches;
      assert.deepEqual(
        items,
        edges.map(({ node }) => node),
      );
      assert.equal(pageInfo.hasPreviousPage, after !== null);
      assert.equal(pageInfo.hasNextPage, next !== null);
      assert.deepEqual([pageInfo.startCursor, pageInfo.endCursor], [edges[0]?.cursor, edges.at(-1)?.cursor]);
      seen.push(...items.map(({ id }) => id));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    const all = (await rest('/v1/matches')).items.map(({ id }: { id: string }) => id);
    assert.deepEqual(seen, all);
  });
}

test('a cursor in the middle of a page goes on from there, in every order', async () => {
  for (const [sort, word] of [
    ['startedAt', 'startedAt'],
    ['playedAt_desc', '-playedAt'],
    ['round', 'round'],
  ]) {
    const query = `query ($after: Cursor) { matches(event: "Cup", sort: ${sort}, limit: 3, after: $after) { edges { cursor node { id } } } }`;
    const { edges } = (await read(query)).matches;
    const rest2 = (await read(query, { after: edges[1].cursor })).matches.edges;
    const all = (await rest(`/v1/matches?event=Cup&sort=${word}`)).items.map(({ id }: { id: string }) => id);
    const told = [edges[0], edges[1], ...rest2].map(({ node }) => node.id);
    assert.deepEqual(told, all);
  }
});

test('numbers of plies and events go for cursors, as numbers and as texts', async () => {
  for (const after of ['1', 1]) {
    const query = `query ($match: ID!, $after: ${typeof after === 'string' ? 'String' : 'Int'}) {
      plies(match: $match, limit: 1, after: $after) { items { ply } } }`;
    assert.equal((await read(query, { match, after })).plies.items[0].ply, 2);
  }
  assert.equal(
    (await read('query ($m: ID!) { events(match: $m, limit: 1, after: 3) { items { seq } } }', { m: match })).events
      .items[0].seq,
    4,
  );
});

test('matches are found by everything that the other door finds them by', async () => {
  const filters: [string, string][] = [
    ['player: ["Ann", "Ben 1"]', 'player=Ann&player=Ben%201'],
    ['event: "Cup", round: 2', 'event=Cup&round=2'],
    ['table: "1", status: over', 'table=1&status=over'],
    ['tag: ["t"], outcome: p1', 'tag=t&outcome=p1'],
    ['since: "2020-01-01", until: "2021-01-01"', 'since=2020-01-01&until=2021-01-01'],
  ];
  for (const [args, query] of filters) {
    const fields = 'id cards tags event round table status ply stateHash seedHash startedAt playedAt endedAt';
    const { items } = (await read(`{ matches(${args}) { items { ${fields} } } }`)).matches;
    const picked = fields.split(' ');
    const told = (await rest(`/v1/matches?${query}`)).items.map((one: Record<string, unknown>) =>
      Object.fromEntries(picked.map((name) => [name, one[name]])),
    );
    assert.deepEqual(items, told, query);
  }
});

test('plies, events and the tree of causes are what the other door tells', async () => {
  const query = `query ($match: ID!) {
    plies(match: $match, from: 1, to: 3, viewer: p1) { items { ply kind ruling player action automatic hashBefore hashAfter playedAt
      events { seq parent type clause player text message { key args } data } } next }
    events(match: $match, fromPly: 1, type: ["decision"], viewer: p2, limit: 5) { items { seq parent type clause player text message { key args } data ply } next }
    tree(match: $match, seq: 5, down: true) { event { seq } causes { seq } effects truncated }
    event(match: $match, seq: 5) { seq text ply } }`;
  const data = await read(query, { match });
  assert.deepEqual(data.plies, await rest(`/v1/matches/${match}/plies?from=1&to=3&viewer=p1`));
  assert.deepEqual(data.events, await rest(`/v1/matches/${match}/events?fromPly=1&type=decision&viewer=p2&limit=5`));
  const tree = await rest(`/v1/matches/${match}/events/5/tree?down=true`);
  assert.deepEqual(data.tree.effects, tree.effects);
  assert.deepEqual(
    data.tree.causes,
    tree.causes.map(({ seq }: { seq: number }) => ({ seq })),
  );
});

test('an event leads to its clauses, its cause, what it caused, its ply and its match', async () => {
  const query = `query ($match: ID!) { events(match: $match, limit: 500) { items { seq parent clause
    cites { id title text } parentEvent { seq } children(limit: 100) { items { seq parent } next } playedIn { ply match { id } state { ply } } ply } } }`;
  const { items } = (await read(query, { match })).events;
  assert.ok(items.length > 20);
  for (const event of items) {
    assert.equal(event.cites[0].id, event.clause);
    assert.ok(event.cites.every(({ text }: { text: string }) => text.length > 0));
    assert.equal(event.parentEvent?.seq ?? null, event.parent);
    const caused = items.filter(({ parent }: { parent: number }) => parent === event.seq);
    assert.deepEqual(
      event.children.items.map(({ seq }: { seq: number }) => seq),
      caused.map(({ seq }: { seq: number }) => seq),
    );
    assert.deepEqual(
      [event.playedIn.ply, event.playedIn.match.id, event.playedIn.state.ply],
      [event.ply, match, event.ply],
    );
  }
});

test('what hangs on something is looked at by the same viewer', async () => {
  const query = `query ($match: ID!) { match(id: $match, viewer: p1) { stateHash seats { deck }
    events(limit: 50) { items { seq data parentEvent { data } playedIn { hashAfter } } } state { stateHash } } }`;
  const told = (await read(query, { match })).match;
  assert.equal(told.stateHash, null);
  assert.equal(told.seats[1].deck, null);
  assert.equal(told.state.stateHash, null);
  const { items } = await rest(`/v1/matches/${match}/events?limit=50&viewer=p1`);
  assert.deepEqual(
    told.events.items.map(({ data }: { data: object }) => data),
    items.map(({ data }: { data: object }) => data),
  );
  assert.ok(told.events.items.every(({ playedIn }: { playedIn: { hashAfter: null } }) => playedIn.hashAfter === null));
});

test('tournaments, players and statistics are what the other door tells', async () => {
  const query = `{ tournaments { items { name event rulesets matches running over rounds startedAt playedAt organized { name } } next }
    results(tournament: "Cup") { items { round table players status winner points wins draws games { match status winner draw } } next }
    standings(tournament: "Cup", byes: ["Ben 1:9"]) { items { rank player points series { played won drawn lost byes pending } matches { played won drawn lost byes pending }
      games { played won drawn lost } matchWin opponentsMatchWin gameWin opponentsGameWin id dropped tiebreaks { name value } } next }
    player(name: "Ann") { name record { games won lost drawn running winRate } recent { id } }
    clauseStatistics(ruleset: "duel", limit: 5) { items { clause title text cited matches } next uncounted }
    cardStatistics(ruleset: "duel", limit: 5) { items { card name uses copies games gamesUsed wins draws winRate } next uncounted } }`;
  const data = await read(query);
  assert.deepEqual(data.tournaments, await rest('/v1/tournaments'));
  assert.deepEqual(data.results, await rest('/v1/tournaments/Cup/results'));
  assert.deepEqual(data.standings, await rest('/v1/tournaments/Cup/standings?byes=Ben%201:9'));
  assert.deepEqual(data.clauseStatistics, await rest('/v1/statistics/clauses?ruleset=duel&limit=5'));
  assert.deepEqual(data.cardStatistics, await rest('/v1/statistics/cards?ruleset=duel&limit=5'));
  const player = await rest('/v1/players/Ann');
  assert.deepEqual(data.player.record, player.record);
  assert.deepEqual(data.player.recent.length, player.recent.length);
});

test('pages of tournaments and statistics go on at the cursor of an edge', async () => {
  const lists = [
    ['results(event: "Cup"', 'round players'],
    ['standings(event: "Cup"', 'player'],
    ['clauseStatistics(ruleset: "duel"', 'clause'],
    ['cardStatistics(ruleset: "duel"', 'card'],
  ];
  for (const [list, fields] of lists) {
    const page = async (limit: number, after: string | null) => {
      const query = `query ($after: Cursor, $limit: Int) { list: ${list}, limit: $limit, after: $after) { edges { cursor node { ${fields} } } } }`;
      return (await read(query, { limit, after })).list.edges;
    };
    const all = await page(6, null);
    const rest = await page(5, all[0].cursor);
    assert.deepEqual(rest.slice(0, 4), all.slice(1, 5), list);
  }
});

test('a node is found by its id alone, and by its type and id', async () => {
  const { hash } = (await read('{ ruleset(id: "duel") { hash: sampleCards } }')).ruleset;
  const key = (await service.http.post('/v1/keys').send({ name: 'k', scopes: ['adjudicate'] })).body;
  for (const [type, id] of [
    ['Match', match],
    ['Ruleset', 'duel'],
    ['CardSet', hash],
    ['Key', key.id],
  ]) {
    for (const name of [id, `${type}:${id}`]) {
      assert.deepEqual(await read('query ($id: ID!) { node(id: $id) { __typename id } }', { id: name }), {
        node: { __typename: type, id },
      });
    }
  }
  for (const id of ['x', 'Match:x', 'Nothing:duel', `Key:${match}`, 'Ruleset:none', '', ':']) {
    assert.deepEqual(await read('query ($id: ID!) { node(id: $id) { id } }', { id }), { node: null }, id);
  }
});

test('`first` is `limit`, and both together are refused', async () => {
  const { items } = (await read('{ ruleset(id: "duel") { clauses(first: 3) { items { id } } } }')).ruleset.clauses;
  assert.equal(items.length, 3);
  const { errors } = await ask('{ matches(first: 1, limit: 1) { next } }');
  assert.equal(errors[0].extensions.code, 'invalid-request');
});

test('a key for less gets what it may, and an error where it may not', async () => {
  const bound = await keyFor(service, { seat: { match, viewer: 'p1' } });
  const query = `query ($id: ID!) { match(id: $id) { id stateHash cards seats { name player { name } } cardSet { hash }
    events(limit: 1) { items { seq } } } ruleset(id: "duel") { matches { items { id } } } }`;
  const { data, errors } = await ask(query, { id: match }, bound);
  assert.equal(data.match.stateHash, null);
  assert.deepEqual(
    data.match.seats.map(({ player }: { player: null }) => player),
    [null, null],
  );
  assert.deepEqual(data.match.cardSet, { hash: data.match.cards });
  assert.deepEqual(data.ruleset.matches.items, [{ id: match }]);
  assert.deepEqual(
    [...new Set(errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code))],
    ['seat-bound'],
  );
  const weak = await keyFor(service, { scopes: ['adjudicate'] });
  const refused = await ask('{ ruleset(id: "duel") { matches { next } } }', {}, weak);
  assert.equal(refused.errors[0].extensions.code, 'scope-missing');
  assert.equal((await ask('{ node(id: "Match:x") { id } }', {}, weak)).data.node, null);
});

test('who calls, what is bounded and which keys sign are told', async () => {
  const data = await read('{ caller { id tenant scopes seat { match } } limits jwks }');
  const { rate: _rate, ...limits } = await rest('/v1/limits');
  const { rate: _own, ...told } = data.limits;
  assert.deepEqual(told, limits);
  assert.deepEqual(data.jwks, await rest('/.well-known/jwks.json'));
  assert.equal(data.caller.tenant, (await rest('/v1/key')).tenant);
});
