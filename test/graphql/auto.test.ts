import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Action, Decision } from '../../src/engine/index.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
before(async () => {
  const rateLimits = { key: null, address: null, machine: null };
  service = await openApp({ rateLimits, graphql: { depth: 12, cost: 100_000, tokens: 20_000 } });
});
after(() => service.close());

interface View {
  viewer?: string;
  state: object;
  stateHash: string | null;
  events: { seq: number; text: string }[];
  awaiting: object[];
  taken?: Action[] | null;
}
type Verdict = Omit<SeenVerdict & View, 'awaiting'> & { awaiting: Decision[] } & {
  views: Record<string, View> & View[];
};

const ORDER = { players: ['p1', 'p2'], pass: { p1: ['enemyActs'], p2: ['mineAffected', 'turnEnds'] } };
const SEEN =
  'state stateHash events { seq ply parent type clause player text data cites { id } parentEvent { seq } } awaiting { id player kind options { id label action } } taken';
const ANSWER = `{ id match { id ply } outcome { winner reason clause } ${SEEN} views { viewer ${SEEN} } }`;

async function ask(query: string, variables: object, key?: [string, string]) {
  const sent = service.http.post('/graphql').send({ query, variables });
  return (await (key ? sent.set(...key) : sent)).body;
}
async function does(query: string, variables: object): Promise<Record<string, Verdict>> {
  const { data, errors } = await ask(query, variables);
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data;
}
const post = async (path: string, body: object): Promise<Verdict> => {
  const { status, body: answer } = await service.http.post(path).send(body);
  assert.ok(status < 300, JSON.stringify(answer));
  return answer;
};

/** What both doors tell, in one form. */
function seen({ state, stateHash, events, awaiting, taken }: View) {
  const told = events.map(({ seq, text }) => ({ seq, text }));
  const open = (awaiting as { id: string; player: string; options: { id: string }[] }[]).map(
    ({ id, player, options }) => ({ id, player, options: options.map((one) => one.id) }),
  );
  return { state: { ...state, match: null, hash: null }, stateHash: stateHash === null, told, open, taken };
}

const VIEWERS = ['p1', 'p2', 'spectator'];
const ADDRESS = `views=${VIEWERS}`;

for (const ruleset of ['gundam', 'dx2', 'alteil', 'unnamed', 'nexus']) {
  test(`${ruleset}: both doors take the same and show the same to each viewer, on states and on matches`, async () => {
    const seed = `doors ${ruleset}`;
    const dice = diceFrom(seed);
    let held = await post(`/v1/rulesets/${ruleset}/start`, { seed });
    const auto = { players: ORDER.players, pass: { p1: ['enemyActs'] } };
    const begun = await does(
      `mutation ($request: MatchInput!) { startMatch(request: $request, views: [p1, p2, spectator]) ${ANSWER} }`,
      { request: { ruleset, seed, auto } },
    );
    const [byQuery, byRest] = [
      begun.startMatch?.match?.id,
      (await post('/v1/matches', { ruleset, seed, auto })).match?.id,
    ];
    let taken = 0;
    for (let at = 0; at < 10 && held.outcome === null; at++) {
      const action = listedAction(held.awaiting, dice);
      const rest = await post(`/v1/adjudications?${ADDRESS}`, { state: held.state, action, auto: ORDER });
      const { adjudicate } = await does(
        `mutation ($state: JSON!, $action: ActionInput!, $auto: AutoInput) {
          adjudicate(state: $state, action: $action, auto: $auto, views: [p1, p2, spectator]) ${ANSWER} }`,
        { state: held.state, action, auto: ORDER },
      );
      const acted = await post(`/v1/matches/${byRest}/actions?${ADDRESS}`, { action, auto: ORDER });
      const { act } = await does(
        `mutation ($match: ID!, $action: ActionInput!, $auto: AutoInput) {
          act(match: $match, action: $action, auto: $auto, views: [p1, p2, spectator]) ${ANSWER} }`,
        { match: byQuery, action, auto: ORDER },
      );
      assert.equal(adjudicate?.id, rest.id);
      assert.deepEqual(adjudicate?.taken, act?.taken);
      for (const [one, other] of [
        [adjudicate, rest],
        [act, acted],
      ] as const) {
        assert.ok(one);
        assert.deepEqual(seen(one), seen(other));
        assert.deepEqual(
          one.views.map(({ viewer }) => viewer),
          VIEWERS,
        );
        for (const view of one.views)
          assert.deepEqual(seen(view), seen(other.views[view.viewer ?? ''] ?? assert.fail()));
      }
      taken += rest.taken?.length ?? 0;
      held = rest;
    }
    if (ruleset === 'gundam' || ruleset === 'nexus') assert.ok(taken > 0);
    const { match } = (await does(
      'query ($id: ID!) { match(id: $id) { auto { players pass { p1 p2 } } plies(limit: 200) { items { ply automatic events { ply } } } } }',
      { id: byQuery },
    )) as never as {
      match: { auto: object; plies: { items: { ply: number; automatic: boolean; events: { ply: number }[] }[] } };
    };
    assert.deepEqual(match.auto, { players: ['p1', 'p2'], pass: { p1: ['enemyActs'], p2: [] } });
    const { items } = (await service.http.get(`/v1/matches/${byRest}/plies?limit=200`)).body;
    assert.deepEqual(
      match.plies.items.map(({ automatic }) => automatic),
      items.map(({ automatic }: { automatic: boolean }) => automatic),
    );
  });
}

test('an order can be taken back for a call, and one that no door knows is refused by both', async () => {
  const { startMatch } = await does(
    'mutation { startMatch(request: { ruleset: "nexus", seed: "off", auto: { players: [p1, p2] } }) { match { id } awaiting { options { action } } } }',
    {},
  );
  const action = startMatch?.awaiting[0]?.options[0]?.action;
  const variables = { match: startMatch?.match?.id, action };
  const { act } = await does(
    'mutation ($match: ID!, $action: ActionInput!) { act(match: $match, action: $action, auto: { off: true }) { taken } }',
    variables,
  );
  assert.equal(act?.taken, null);
  for (const auto of ['{ off: true }', '{ pass: { p1: [turnEnds] } }']) {
    const { errors } = await ask(`mutation { startMatch(request: { ruleset: "duel", auto: ${auto} }) { id } }`, {});
    assert.equal(errors?.[0]?.extensions?.code, 'invalid-request', JSON.stringify(errors));
  }
});

test('a view that the key may not see is refused before anything is carried out', async () => {
  const begun = await post('/v1/matches', { ruleset: 'duel', seed: 'seen' });
  const id = begun.match?.id ?? assert.fail();
  const [open] = begun.awaiting;
  const key = await keyFor(service, { seat: { match: id, viewer: open?.player ?? 'p1' } });
  const query =
    'mutation ($match: ID!, $action: ActionInput!, $views: [Viewer!]) { act(match: $match, action: $action, views: $views) { views { viewer state } } }';
  const variables = { match: id, action: open?.options[0]?.action };
  const other = open?.player === 'p1' ? 'p2' : 'p1';
  const refused = await ask(query, { ...variables, views: [other] }, key);
  assert.equal(refused.errors?.[0]?.extensions?.code, 'seat-bound', JSON.stringify(refused));
  assert.equal((await service.http.get(`/v1/matches/${id}`)).body.ply, 0);
  const { data } = await ask(query, { ...variables, views: [open?.player] }, key);
  assert.equal(data.act.views[0].viewer, open?.player);
});

test('a batch goes on and shows views by both doors', async () => {
  const { state, awaiting } = await post('/v1/rulesets/nexus/start', { seed: 'batch' });
  const action = awaiting[0]?.options[0]?.action;
  const items = [
    { state, action, auto: ORDER },
    { state, action },
  ];
  const { items: rest } = (await post(`/v1/adjudications/batch?views=p2`, { items })) as never as { items: Verdict[] };
  const { data, errors } = await ask(
    `mutation ($items: [JSON!]!) { adjudicateBatch(items: $items, views: [p2]) { items { ... on Verdict ${ANSWER} } } }`,
    { items },
  );
  assert.equal(errors, undefined, JSON.stringify(errors));
  for (const [at, one] of data.adjudicateBatch.items.entries()) {
    assert.deepEqual(seen({ ...one, taken: one.taken ?? undefined }), seen(rest[at] ?? assert.fail()));
    assert.deepEqual(one.views[0].taken ?? undefined, rest[at]?.views.p2?.taken);
  }
});
