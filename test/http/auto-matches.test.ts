import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Action, Decision } from '../../src/engine/index.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { statementsOf } from '../support/statements.ts';

const UNLIMITED = { rateLimits: { key: null, address: null, machine: null } };

let service: TestApp;
before(async () => {
  service = await openApp(UNLIMITED);
});
after(() => service.close());

type Taken = Omit<SeenVerdict, 'awaiting'> & { awaiting: Decision[]; taken?: Action[] };
interface Ply {
  ply: number;
  automatic: boolean;
  action: Action | null;
  events: object[];
  hashAfter: string;
}

const GAMES = ['gundam', 'dx2', 'alteil', 'unnamed', 'nexus'];
const BOTH = { players: ['p1', 'p2'], pass: { p1: 'enemyActs', p2: ['mineAffected'] } };
const SEED = process.env.FUZZ_SEED ?? '1';
const CALLS = 25;

async function sent(path: string, body: object, status = 200): Promise<Taken> {
  const answer = await service.http.post(path).send(body);
  assert.equal(answer.status, status, JSON.stringify(answer.body));
  return answer.body;
}
const start = (ruleset: string, more: object = {}) =>
  sent('/v1/matches', { ruleset, seed: `auto ${SEED}`, ...more }, 201);
const act = (id: string, body: object) => sent(`/v1/matches/${id}/actions`, body);
const read = async <T>(path: string): Promise<T> => {
  const { status, body } = await service.http.get(path);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const idOf = ({ match }: Pick<SeenVerdict, 'match'>): string => match?.id ?? assert.fail();
const pliesOf = async (id: string) => (await read<{ items: Ply[] }>(`/v1/matches/${id}/plies?limit=200`)).items;

/** A state, but for which match it is of. */
const alike = (state: object) => ({ ...state, match: null, hash: null });

/** Plays a match by its calls, each of which goes on by itself. Gives what each was answered, with what was sent. */
async function playWithAuto(verdict: Taken, calls: number, more: object = {}) {
  const dice = diceFrom(`auto ${SEED}`);
  const told: { action: Action; ply: number; before: Decision[]; verdict: Taken }[] = [];
  for (let last = verdict; told.length < calls && last.outcome === null; last = told.at(-1)?.verdict ?? last) {
    const action = listedAction(last.awaiting, dice);
    assert.ok(action);
    const ply = last.match?.ply ?? 0;
    told.push({ action, ply, before: last.awaiting, verdict: await act(idOf(verdict), { action, ...more }) });
  }
  return told;
}

for (const ruleset of GAMES) {
  test(`${ruleset}: a match that goes on by itself is the one that is played by hand, ply by ply, and verified`, async () => {
    const begun = await start(ruleset, { auto: BOTH });
    const [id, by] = [idOf(begun), idOf(await start(ruleset))];
    const calls = await playWithAuto(begun, CALLS);
    const taken = calls.flatMap(({ verdict }) => verdict.taken ?? assert.fail('what was taken is not told'));
    let hand: Taken | null = null;
    for (const { action, ply, verdict } of calls) {
      const events: object[] = [];
      for (const one of [action, ...(verdict.taken ?? [])]) {
        hand = await act(by, { action: one });
        events.push(...hand.events);
      }
      assert.deepEqual(alike(verdict.state), alike(hand?.state ?? {}));
      assert.deepEqual([verdict.awaiting, verdict.outcome, verdict.events], [hand?.awaiting, hand?.outcome, events]);
      assert.equal(verdict.match?.ply, ply + 1 + (verdict.taken?.length ?? 0));
    }
    const [plies, handPlies] = [await pliesOf(id), await pliesOf(by)];
    assert.deepEqual(
      plies.map(({ ply, action, events }) => ({ ply, action, events })),
      handPlies.map(({ ply, action, events }) => ({ ply, action, events })),
    );
    assert.deepEqual(
      plies.filter(({ automatic }) => automatic).map(({ action }) => action),
      taken,
    );
    assert.ok(handPlies.every(({ automatic }) => !automatic));
    for (const { ply, hashAfter } of plies) {
      const [one, other] = [id, by].map((match) => read<{ state: object }>(`/v1/matches/${match}/state?ply=${ply}`));
      assert.deepEqual(alike((await one)?.state ?? {}), alike((await other)?.state ?? {}));
      assert.equal((await read<{ stateHash: string }>(`/v1/matches/${id}/state?ply=${ply}`)).stateHash, hashAfter);
    }
    assert.equal((await read<{ same: boolean }>(`/v1/matches/${id}/verification`)).same, true);
  });

  test(`${ruleset}: a call that is sent again is answered as it was, whatever the service took after it`, async () => {
    const begun = await start(ruleset, { auto: BOTH });
    const id = idOf(begun);
    for (const { action, ply, verdict } of await playWithAuto(begun, 8)) {
      assert.deepEqual(await act(id, { action, expectedPly: ply }), verdict);
    }
    const { status, ply } = await read<{ status: string; ply: number }>(`/v1/matches/${id}`);
    if (status === 'over') return;
    const { awaiting } = await read<Taken>(`/v1/matches/${id}/state`);
    const action = awaiting[0]?.options.at(-1)?.action;
    // Twice at once, and once more without saying which ply was meant.
    const twice = await Promise.all([act(id, { action }), act(id, { action })]);
    assert.deepEqual(twice[0], twice[1]);
    assert.deepEqual(await act(id, { action }), twice[0]);
    assert.equal(
      (await pliesOf(id)).filter((one) => one.ply > ply && !one.automatic).length,
      1,
      'it was carried out more than once',
    );
  });
}

test('a state that is kept whole among what is taken is there in either form of storage', async (t) => {
  const compact = service;
  const compatible = await openApp({ ...UNLIMITED, matchStorage: 'compatible' });
  t.after(async () => {
    service = compact;
    await compatible.close();
  });
  for (const [each, every] of [
    [compact, 32],
    [compatible, 16],
  ] as const) {
    service = each;
    const begun = await start('nexus', { auto: BOTH });
    await playWithAuto(begun, CALLS);
    const plies = await pliesOf(idOf(begun));
    const kept = plies.filter(({ ply, automatic }) => automatic && ply % every === 0);
    assert.ok(kept.length > 0, `none of ${plies.length} plies that are kept was taken`);
    const { rows } = await each.sql('SELECT ply FROM snapshots WHERE match_id = $1 ORDER BY ply', [idOf(begun)]);
    assert.deepEqual(
      rows.map(({ ply }) => ply),
      [0, ...plies.map(({ ply }) => ply).filter((ply) => ply > 0 && ply % every === 0)],
    );
    for (const { ply, hashAfter } of plies) {
      const { stateHash, state } = await read<{ stateHash: string; state: { hash: string } }>(
        `/v1/matches/${idOf(begun)}/state?ply=${ply}`,
      );
      assert.deepEqual([stateHash, state.hash], [hashAfter, hashAfter]);
    }
  }
});

test('a request whose answer was lost is answered under its key with what was taken then', async () => {
  let last = await start('nexus', { auto: BOTH });
  const id = idOf(last);
  const dice = diceFrom('lost');
  let repeated = 0;
  for (let at = 0; at < 12; at++) {
    const action = listedAction(last.awaiting, dice);
    last = await act(id, { action });
    if (last.taken?.length === 0) continue;
    // The key is new to the service, and the action is on record, as after a crash between the two; then the answer is kept.
    for (let time = 0; time < 2; time++) {
      const again = service.http.post(`/v1/matches/${id}/actions`).set('idempotency-key', `k${at}`);
      assert.deepEqual((await again.send({ action })).body, last);
    }
    repeated++;
  }
  assert.ok(repeated > 2, `only ${repeated} went on`);
});

test('what is taken is written with the action, in as many statements as the action alone', async () => {
  const plain = await start('nexus');
  const auto = await start('nexus', { auto: BOTH });
  let went = 0;
  const dice = diceFrom('statements');
  for (let last = auto; went === 0; ) {
    const action = listedAction(last.awaiting, dice);
    const { value, sent: statements } = await statementsOf(service, () => act(idOf(auto), { action }));
    went = value.taken?.length ?? 0;
    last = value;
    if (went === 0) continue;
    const open = plain.awaiting[0]?.options[0]?.action;
    const { sent: alone } = await statementsOf(service, () => act(idOf(plain), { action: open }));
    assert.equal(statements.length, alone.length, statements.join('\n'));
  }
});

test('a state of a match that is sent goes on as the match says, or as the call says', async () => {
  for (const ruleset of ['gundam', 'nexus']) {
    const [begun, other] = [await start(ruleset, { auto: BOTH }), await start(ruleset, { auto: BOTH })];
    let [one, two] = [begun, other];
    let count = 0;
    for (const { action, verdict } of await playWithAuto(begun, 12)) {
      one = verdict;
      const { state } = two;
      two = await sent('/v1/adjudications', { state, action });
      assert.deepEqual(await sent('/v1/adjudications', { state, action }), two);
      assert.deepEqual(alike(two.state), alike(one.state));
      assert.deepEqual(two.taken, one.taken);
      count += two.taken?.length ?? 0;
    }
    assert.ok(count > 0);
    const action = two.awaiting[0]?.options[0]?.action;
    const alone = await sent('/v1/adjudications', { state: two.state, action, auto: false });
    assert.equal('taken' in alone, false);
    assert.equal(alone.match?.ply, (two.match?.ply ?? 0) + 1);
  }
});

test('a match goes back to, and is forked from, what the service took', async () => {
  const begun = await start('nexus', { auto: BOTH });
  const id = idOf(begun);
  const played = await playWithAuto(begun, 20);
  const plies = await pliesOf(id);
  const ply = plies.findLast((one) => one.automatic)?.ply ?? assert.fail('nothing was taken');
  const fork = await sent(`/v1/matches/${id}/forks`, { ply: ply - 1, auto: true }, 201);
  assert.deepEqual((await read<{ auto: object }>(`/v1/matches/${idOf(fork)}`)).auto, { players: [], pass: {} });
  const open = fork.awaiting[0]?.options[0]?.action;
  const gone = await act(idOf(fork), { action: open, auto: BOTH });
  assert.ok(gone.taken);
  await sent(`/v1/matches/${id}/rewind`, { ply: ply - 1, reason: 'r', judge: 'J' });
  const back = await read<Taken>(`/v1/matches/${id}/state`);
  await playWithAuto({ ...played[0]?.verdict, ...back, match: { id, ply: plies.length } } as Taken, 5);
  for (const match of [id, idOf(fork)]) {
    assert.equal((await read<{ same: boolean }>(`/v1/matches/${match}/verification`)).same, true);
  }
});

test('verification tells of a choice that is said to have been taken, and of what follows nothing', async () => {
  const begun = await start('gundam', { auto: { players: ['p1', 'p2'] } });
  const id = idOf(begun);
  const choice = (await playWithAuto(begun, 15)).find(
    ({ before, action }) => before.length === 1 && (before[0]?.options.length ?? 0) > 1 && action.option !== 'pass',
  );
  assert.ok(choice);
  const verify = () => read<{ same: boolean; what?: string; ply?: number }>(`/v1/matches/${id}/verification`);
  const set = (ply: number, after: number | null) =>
    service.sql('UPDATE plies SET taken_after = $3 WHERE match_id = $1 AND ply = $2', [id, ply, after]);
  assert.equal((await verify()).same, true);
  const taken = (await pliesOf(id)).find(({ automatic }) => automatic)?.ply ?? assert.fail();
  const { rows } = await service.sql('SELECT taken_after FROM plies WHERE match_id = $1 AND ply = $2', [id, taken]);
  await set(taken, rows[0].taken_after - 1);
  assert.deepEqual(await verify().then(({ same, what, ply }) => [same, what, ply]), [false, 'automatic', taken]);
  await set(taken, rows[0].taken_after);
  await set(choice.ply + 1, choice.ply);
  const { same, what, ply } = await verify();
  assert.deepEqual([same, what, ply], [false, 'automatic', choice.ply + 1]);
});

test('the key of a seat has the service decide for its own seat only; what the match says holds for both', async () => {
  const begun = await start('nexus');
  const id = idOf(begun);
  const standing = await start('nexus', { auto: BOTH });
  const keys = {
    p1: await keyFor(service, { seat: { match: id, viewer: 'p1' } }),
    p2: await keyFor(service, { seat: { match: id, viewer: 'p2' } }),
  };
  const dice = diceFrom('seats');
  let last = begun;
  let [own, both] = [0, 0];
  for (let at = 0; at < 20 && last.outcome === null; at++) {
    const action = listedAction(last.awaiting, dice);
    assert.ok(action);
    const { status, body } = await service.http
      .post(`/v1/matches/${id}/actions`)
      .set(...keys[action.player])
      .send({ action, auto: { players: ['p1', 'p2'], pass: { p1: 'enemyActs', p2: 'enemyActs' } } });
    assert.equal(status, 200, JSON.stringify(body));
    assert.ok(body.taken.every(({ player }: Action) => player === action.player));
    own += body.taken.length;
    last = await read<Taken>(`/v1/matches/${id}/state`);
  }
  for (const { action, verdict } of await playWithAuto(standing, 20)) {
    both += verdict.taken?.filter(({ player }) => player !== action.player).length ?? 0;
  }
  assert.ok(own > 0 && both > 0, `${own} ${both}`);
});

test('an answer to what was taken meanwhile is told that the match has moved on', async () => {
  const begun = await start('gundam', { auto: BOTH });
  const played = await playWithAuto(begun, 12);
  const last = played.findLast(({ verdict }) => (verdict.taken ?? []).length > 0);
  const late = last?.verdict.taken?.[0];
  assert.ok(late);
  const { status, body } = await service.http.post(`/v1/matches/${idOf(begun)}/actions`).send({ action: late });
  assert.deepEqual([status, body.code], [409, 'ply-conflict'], JSON.stringify(body));
});

test('an order of a match that nobody knows is refused, and what was taken is told in lists and in exports', async () => {
  for (const auto of ['pass', { pass: { p1: 'turnEnds' } }, { players: ['p3'] }, 1]) {
    assert.equal((await service.http.post('/v1/matches').send({ ruleset: 'duel', auto })).status, 400);
  }
  const begun = await start('nexus', { auto: BOTH });
  await playWithAuto(begun, 10);
  const id = idOf(begun);
  const told = await read<{ auto: object }>(`/v1/matches/${id}`);
  assert.deepEqual(told.auto, { players: ['p1', 'p2'], pass: { p1: ['enemyActs'], p2: ['mineAffected'] } });
  const transcript = await read<{ plies: Ply[]; match: { auto: object } }>(`/v1/matches/${id}/transcript`);
  assert.ok(transcript.plies.some(({ automatic }) => automatic));
  assert.deepEqual(transcript.match.auto, told.auto);
});
