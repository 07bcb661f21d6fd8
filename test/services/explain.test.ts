import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { buildApp } from '../../src/app.ts';
import type { MatchRequest } from '../../src/contracts/requests.ts';
import { adjudicationRequest } from '../../src/contracts/requests.ts';
import { action as actionShape } from '../../src/contracts/state.ts';
import type { Action, GameEvent } from '../../src/engine/index.ts';
import { chainOf } from '../../src/engine/index.ts';
import { explainAction, explainEvent, explainMatchAction } from '../../src/services/adjudication/explain.ts';
import type { Call } from '../../src/services/call.ts';
import { actOnMatch, startMatch } from '../../src/services/matches/matches.ts';
import type { Verdict } from '../../src/services/play/verdict.ts';
import type { Answer } from '../../src/services/problem.ts';
import { openStore } from '../../src/store/open-store.ts';
import { allRulesets, testConfig } from '../support/app.ts';
import { openTestDatabase } from '../support/database.ts';

let call: Call;
let close: () => Promise<void>;

/** The use cases get what a request from this machine gives them. */
before(async () => {
  const database = await openTestDatabase();
  const store = openStore(database.url, 3, () => {});
  const app = await buildApp(testConfig(), { rulesets: allRulesets, store });
  app.get('/call', { config: { needs: 'public' } }, async (request) => {
    call = request.call;
    return {};
  });
  await app.inject('/call');
  close = async () => {
    await app.close();
    await store.close();
    await database.drop();
  };
});

after(() => close());

function given<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  assert.fail(JSON.stringify(answer.problem));
}

const requestOf = ({ text }: Verdict, action: Action) => adjudicationRequest.parse({ state: JSON.parse(text), action });

interface Played {
  id: string;
  events: GameEvent[];
  verdict: Verdict;
}

/** A match in which one option after the other is taken: the one at `choice` of each decision. */
async function played(request: MatchRequest, plies: number, choice: (ply: number) => number): Promise<Played> {
  let verdict = given(await startMatch(call, request));
  const id = verdict.state.match?.id ?? '';
  const events = [...verdict.events];
  for (let ply = 1; ply <= plies && verdict.outcome === null; ply++) {
    const options = verdict.awaiting.flatMap((decision) => decision.options);
    const option = options[choice(ply) % options.length];
    assert.ok(option);
    verdict = given(await actOnMatch(call, id, { action: actionShape.parse(option.action) }));
    events.push(...verdict.events);
  }
  return { id, events, verdict };
}

for (const { id: ruleset } of allRulesets) {
  test(`${ruleset}: every event of a recorded match is explained from the record`, async () => {
    const { id, events } = await played({ ruleset, seed: 'why' }, 25, (ply) => ply * 7);
    const some = events.filter(({ seq, type }) => seq % 9 === 0 || type === 'effect');
    for (const event of some) {
      const why = given(await explainEvent(call, id, event.seq)).why;
      const chain = chainOf(event, (seq) => events.find((one) => one.seq === seq));
      assert.deepEqual(
        why.chain.map(({ seq }) => seq),
        chain.map(({ seq }) => seq),
      );
      assert.deepEqual([why.event.seq, why.event.ply], [event.seq, why.ply]);
      assert.ok(why.clauses.some(({ id: clause }) => clause === event.clause));
    }
  });
}

test('what an effect does after a choice tells why the effect had its turn, in the ply of the effect', async () => {
  const { id, events } = await played({ ruleset: 'gundam', seed: 'why 2' }, 22, (ply) => ply * 5);
  let found = 0;
  for (const event of events) {
    const chain = chainOf(event, (seq) => events.find((one) => one.seq === seq));
    const effect = chain.slice(0, -1).findLast(({ type }) => type === 'effect');
    if (!effect) continue;
    const why = given(await explainEvent(call, id, event.seq)).why;
    const at = why.chain.find(({ seq }) => seq === effect.seq)?.ply;
    if (at === why.ply) continue;
    found++;
    assert.equal(why.now?.event, effect.seq);
  }
  assert.ok(found > 0, 'no effect stopped for a choice');
});

test('an event that the match has not is a problem, however large its number', async () => {
  const { id } = await played({ ruleset: 'duel', seed: 'why' }, 1, () => 0);
  for (const seq of [0, -1, 1.5, 100_000, 2 ** 40]) {
    const answer = await explainEvent(call, id, seq);
    assert.equal(!answer.ok && answer.problem.code, 'unknown-event');
  }
});

test('a viewer gets the events as that viewer may see them', async () => {
  const { id, events } = await played({ ruleset: 'gundam', seed: 'why' }, 6, () => 0);
  const secret = events.find(({ type, player }) => type === 'draw' && player === 'p1');
  assert.ok(secret?.secret);
  const own = given(await explainEvent(call, id, secret.seq, { viewer: 'p1' })).why;
  const other = given(await explainEvent(call, id, secret.seq, { viewer: 'p2' })).why;
  const [field = ''] = secret.secret.fields;
  assert.ok(field in own.event.data && !(field in other.event.data));
});

test('an action that would be refused is explained on the recorded state and on a state that is sent', async () => {
  const { id, verdict } = await played({ ruleset: 'duel', seed: 'why' }, 3, () => 0);
  const { player = 'p1', id: decision = '' } = verdict.awaiting[0] ?? {};
  const action: Action = { player, decision, option: 'play:nothing-like-it' };
  const there = given(await explainMatchAction(call, id, { action }));
  const sent = given(await explainAction(call, requestOf(verdict, action)));
  assert.deepEqual(sent, there);
  assert.ok(!there.legal && there.toMakeLegal.length > 0 && there.nearest.length > 0);
});

test('a key that is bound to a seat asks about its own actions only', async () => {
  const { id, verdict } = await played({ ruleset: 'duel', seed: 'why' }, 0, () => 0);
  const bound: Call = { ...call, caller: { ...call.caller, key: 'k', seat: { match: id, viewer: 'p1' } } };
  const action: Action = { player: 'p2', decision: 'd1', option: 'pass' };
  for (const answer of [
    await explainMatchAction(bound, id, { action }),
    await explainAction(bound, requestOf(verdict, action)),
    await explainEvent(bound, id, 1, { viewer: 'p2' }),
  ]) {
    assert.equal(!answer.ok && answer.problem.code, 'seat-bound');
  }
});
