import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Action } from '../../src/engine/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import type { SeenVerdict, TestApp, TestServer } from '../support/app.ts';
import { allRulesets, openApp, openServer } from '../support/app.ts';
import { changed, renamed } from '../support/editions.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
let same: TestServer;
let other: TestServer;
before(async () => {
  service = await openApp();
  same = await openServer(service.url, {}, { rulesets: allRulesets.map((rules) => renamed(rules, 'e')) });
  other = await openServer(service.url, {}, { rulesets: allRulesets.map((rules) => changed(rules, 'c')) });
});
after(async () => {
  await same.close();
  await other.close();
  await service.close();
});

interface Step {
  action: Action;
  events: object[];
}
interface History {
  start: object;
  events: object[];
  actions: Step[];
}
interface Held {
  verdict: SeenVerdict;
  history: History;
}

/** A game without a match, played until `turn` or for `most` actions, with all that was told of it. */
async function playFrom(ruleset: string, start: object, turn: number, most: number): Promise<Held> {
  const begun = await service.http.post(`/v1/rulesets/${ruleset}/start`).send(start);
  assert.equal(begun.status, 200, begun.text);
  let verdict: SeenVerdict = begun.body;
  const history: History = { start, events: verdict.events, actions: [] };
  const dice = diceFrom(`held ${ruleset}`);
  while (history.actions.length < most && verdict.outcome === null && Number(verdict.state.board.turn ?? 0) < turn) {
    const options = verdict.awaiting.flatMap((decision) => decision.options);
    const action = options[dice.below(options.length)]?.action as Action;
    const reply = await service.http.post('/v1/adjudications').send({ state: verdict.state, action });
    assert.equal(reply.status, 200, reply.text);
    verdict = reply.body;
    history.actions.push({ action, events: verdict.events });
  }
  return { verdict, history };
}

const adopt = ({ http }: Pick<TestServer, 'http'>, body: object) => http.post('/v1/states/adopt').send(body);
const withoutEvents = ({ start, actions }: History) => ({ start, actions: actions.map(({ action }) => ({ action })) });

for (const { id: ruleset } of allRulesets) {
  test(`${ruleset}: a state goes on under an edition that plays its history the same`, async () => {
    const { verdict, history } = await playFrom(ruleset, { seed: 'held' }, 99, 12);
    const { state } = verdict;
    for (const sent of [history, withoutEvents(history), { ...withoutEvents(history), start: undefined }]) {
      const { status, body, text } = await adopt(same, { state, history: sent });
      assert.deepEqual([status, body.same, body.difference], [200, true, null], text);
      assert.deepEqual(
        [body.edition.hash, body.present.hash],
        [(state.ruleset as { hash: string }).hash, 'e'.repeat(64)],
      );
      assert.deepEqual(body.verdict.state.board, state.board);
      assert.deepEqual(body.verdict.awaiting, verdict.awaiting);
      const action = body.verdict.awaiting[0]?.options[0]?.action;
      if (!action) continue;
      const next = await same.http.post('/v1/adjudications').send({ state: body.verdict.state, action });
      assert.equal(next.status, 200, next.text);
    }
  });

  test(`${ruleset}: what another edition plays otherwise is told with its action and clause`, async () => {
    const { verdict, history } = await playFrom(ruleset, { seed: 'held' }, 3, 400);
    const { state } = verdict;
    const { body } = await adopt(other, { state, history });
    assert.deepEqual([body.same, body.verdict, body.difference.what], [false, null, 'events'], JSON.stringify(body));
    const { ply, clauses } = body.difference;
    assert.ok(ply > 0 && ply <= history.actions.length);
    const before = await adopt(other, {
      state,
      history: { ...history, actions: history.actions.slice(0, ply - 1) },
    });
    assert.equal(before.body.difference.what, 'state');
    assert.ok(clauses.actual !== null);

    const blind = await adopt(other, { state, history: withoutEvents(history) });
    assert.deepEqual([blind.body.same, blind.body.verdict], [false, null]);
    assert.ok(['state', 'action'].includes(blind.body.difference.what), blind.text);
    if (blind.body.difference.what === 'state')
      assert.ok(blind.body.difference.paths.includes('/counters/event'), blind.text);
  });
}

test('without a history, or with another one, it says how', async () => {
  const { verdict, history } = await playFrom('duel', { seed: 'held' }, 99, 3);
  const { state } = verdict;
  const none = await adopt(same, { state });
  assert.deepEqual([none.status, none.body.code], [422, 'history-required']);
  assert.match(none.body.detail, /`start`.*`actions`/);
  const sent = withoutEvents(history);
  const short = await adopt(same, { state, history: { ...sent, actions: sent.actions.slice(1) } });
  assert.deepEqual([short.body.same, short.body.difference.what], [false, 'action'], short.text);
  const seed = await adopt(same, { state, history: { ...sent, start: { seed: 'another' } } });
  assert.equal(seed.body.same, false);
  const cards = await adopt(same, { state, history: { ...sent, start: { seed: 'held', cards: [] } } });
  assert.ok([409, 422].includes(cards.status), cards.text);
  const altered = { ...state, board: { ...state.board, turn: 7 } };
  const refused = await adopt(same, { state: altered, history });
  assert.deepEqual([refused.status, refused.body.code], [409, 'state-hash-mismatch']);
});

test('a game that began with a position goes on as well, with cards of its own too', async () => {
  const cards = [{ id: 'mine', name: 'Mine', cost: 1, power: 2, health: 2 }];
  for (const start of [{ position: {} }, { cards, position: {} }]) {
    const begun = await service.http.post('/v1/rulesets/duel/start').send(start);
    assert.equal(begun.status, 200, begun.text);
    const { status, body, text } = await adopt(same, { state: begun.body.state, history: { start, actions: [] } });
    assert.deepEqual([status, body.same], [200, true], text);
  }
});

test('an action on a state of another edition is refused with the way to take the state on', async () => {
  const { verdict, history } = await playFrom('duel', { seed: 'held' }, 99, 2);
  const { state } = verdict;
  const action = verdict.awaiting[0]?.options[0]?.action;
  const refused = await same.http.post('/v1/adjudications').send({ state, action });
  assert.deepEqual([refused.status, refused.body.code], [409, 'ruleset-mismatch']);
  const [{ href }] = refused.body.links;
  const { body } = await same.http.post(href).send({ state, history });
  assert.equal(body.same, true);
});

test('a state of a recorded match is adopted with its match', async () => {
  const begun = await service.http.post('/v1/matches').send({ ruleset: 'duel' });
  const { status, body } = await adopt(same, { state: begun.body.state, history: { actions: [] } });
  assert.deepEqual([status, body.code, body.errors[0].path], [400, 'invalid-request', '/state/match']);
  assert.match(body.errors[0].accepts, /\/adoption$/);
});

test('only judges send sealed states, whose histories could be guessed', async () => {
  const sealed = await service.http.post('/v1/rulesets/duel/start?sealed=true').send({ seed: 's' });
  const sent = { state: sealed.body.state, history: { start: { seed: 's' }, actions: [] } };
  const player = await keyFor(service, { scopes: ['adjudicate'], tenant: 'local' });
  const refused = await same.http
    .post('/v1/states/adopt')
    .set(...player)
    .send(sent);
  assert.deepEqual([refused.status, refused.body.code], [403, 'scope-missing'], refused.text);
  const { status, body, text } = await same.http.post('/v1/states/adopt?sealed=true').send(sent);
  assert.deepEqual([status, body.same, typeof body.verdict?.state], [200, true, 'string'], text);
});

test('over GraphQL as well', async () => {
  const { verdict, history } = await playFrom('duel', { seed: 'held' }, 99, 3);
  const query = `mutation ($state: JSON!, $history: HistoryInput) { adoptState(state: $state, history: $history) {
    same difference { ply what paths } edition { hash } present { version } verdict { stateHash awaiting { id } } } }`;
  const { state } = verdict;
  const ask = (sent: object) => same.http.post('/graphql').send({ query, variables: { state, history: sent } });
  const { body } = await ask({ ...history, actions: history.actions.map((step) => ({ ...step })) });
  assert.deepEqual(
    [body.data?.adoptState.same, body.data?.adoptState.present.version],
    [true, '9.e'],
    JSON.stringify(body),
  );
  assert.equal(body.data.adoptState.verdict.awaiting[0].id, verdict.awaiting[0]?.id);
  const short = await ask({ start: { seed: 'held', cards: null }, actions: [] });
  assert.equal(short.body.data?.adoptState.difference.what, 'state', short.text);
});
