import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Action } from '../../src/engine/index.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

type Taken = SeenVerdict & { taken?: Action[] };
const BOTH = { players: ['p1', 'p2'] };
const GAMES = ['gundam', 'dx2', 'alteil', 'unnamed', 'nexus'];
/** The passes that may be taken for a player; everything else is theirs. */
const PASSES: Record<string, string> = { gundam: 'pass', nexus: 'pass' };

const begin = async (ruleset: string): Promise<Taken> =>
  (await service.http.post(`/v1/rulesets/${ruleset}/start`).send({ seed: 'auto' })).body;
const act = async (state: object, action: Action, auto?: unknown): Promise<Taken> => {
  const { status, body } = await service.http
    .post('/v1/adjudications')
    .send({ state, action, ...(auto === undefined ? {} : { auto }) });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};

/** Some option of the first open decision: another one each time. */
function chosen({ awaiting: [open] }: Taken, at: number): Action {
  const option = open?.options[at % open.options.length];
  assert.ok(option);
  return option.action;
}

/** Goes on for some calls with `auto`, and looks at each. */
async function walk(ruleset: string, auto: unknown, look: (before: Taken, action: Action, verdict: Taken) => unknown) {
  let verdict = await begin(ruleset);
  for (let at = 0; at < 25 && verdict.outcome === null; at++) {
    const action = chosen(verdict, at * 7);
    const next = await act(verdict.state, action, auto);
    await look(verdict, action, next);
    verdict = next;
  }
}

/** The same actions, one call each. */
async function oneByOne(state: object, actions: readonly Action[]): Promise<{ verdicts: Taken[]; last: Taken }> {
  const verdicts: Taken[] = [];
  for (const action of actions) verdicts.push(await act(verdicts.at(-1)?.state ?? state, action));
  const last = verdicts.at(-1);
  assert.ok(last);
  return { verdicts, last };
}

for (const ruleset of GAMES) {
  test(`${ruleset}: what the service takes comes out as if it had been sent, and each had no other answer`, async () => {
    let count = 0;
    await walk(ruleset, BOTH, async (before, action, verdict) => {
      const taken = verdict.taken ?? [];
      count += taken.length;
      const { verdicts, last } = await oneByOne(before.state, [action, ...taken]);
      assert.equal(verdict.stateHash, last.stateHash);
      assert.deepEqual(verdict.awaiting, last.awaiting);
      assert.deepEqual(verdict.outcome, last.outcome);
      assert.deepEqual(
        verdict.events,
        verdicts.flatMap(({ events }) => events),
      );
      for (const [at, one] of taken.entries()) {
        const [open, other] = verdicts[at]?.awaiting ?? [];
        assert.equal(other, undefined);
        assert.deepEqual(
          open?.options.map((option) => option.action),
          [one],
        );
      }
    });
    // Where windows are opened again and again, forced passes are most of what is asked.
    if (ruleset in PASSES) assert.ok(count > 0, 'nothing was taken');
  });

  test(`${ruleset}: who passes until the enemy acts passes wherever that is an option, and nothing else is chosen`, async () => {
    await walk(ruleset, { pass: { p1: 'enemyActs', p2: 'turnEnds' } }, async (before, action, verdict) => {
      const taken = verdict.taken ?? [];
      const { verdicts } = await oneByOne(before.state, [action, ...taken]);
      for (const [at, one] of taken.entries()) {
        const options = verdicts[at]?.awaiting[0]?.options ?? [];
        if (options.length > 1) assert.equal(one.option, PASSES[ruleset]);
      }
      assert.ok(taken.length <= 50);
    });
  });
}

test('a player who passes is asked again when the enemy has acted', async () => {
  let asked = 0;
  let passed = 0;
  await walk('nexus', { pass: { p2: 'enemyActs' } }, (_before, action, { taken = [], awaiting }) => {
    const [open] = awaiting;
    const others = taken.filter(({ player }) => player === 'p2');
    if (action.player === 'p1' && action.option !== 'pass') {
      if (open?.player === 'p2' && open.options.some(({ id }) => id === 'pass')) asked++;
    } else passed += others.length;
  });
  assert.ok(asked > 0, 'p2 was never asked');
  assert.ok(passed > 0, 'p2 never passed');
});

test('without an order of the enemy nothing is taken that would tell of a hand', async () => {
  let own = 0;
  await walk('gundam', true, (_before, action, { taken = [] }) => {
    own += taken.length;
    assert.ok(taken.every(({ player }) => player === action.player));
  });
  assert.ok(own > 0);
});

test('nothing is taken, and nothing is told, unless it is asked for', async () => {
  const start = await begin('gundam');
  const plain = await act(start.state, chosen(start, 0));
  assert.equal('taken' in plain, false);
  assert.deepEqual(await act(start.state, chosen(start, 0), false), plain);
  const asked = await act(start.state, chosen(start, 0), true);
  assert.ok(Array.isArray(asked.taken));
});

test('on a sealed state the service decides for the player who acts and for nobody else', async () => {
  const key = await keyFor(service, { scopes: ['adjudicate'] });
  const send = async (state: unknown, action: Action, auto: unknown): Promise<Taken> =>
    (
      await service.http
        .post('/v1/adjudications')
        .set(...key)
        .send({ state, action, auto })
    ).body;
  let open: Taken = await begin('nexus');
  let sealed: Taken = (await service.http.post('/v1/rulesets/nexus/start?sealed=true').send({ seed: 'auto' })).body;
  let more = 0;
  for (let at = 0; at < 25 && sealed.outcome === null; at++) {
    const action = chosen(open, at * 7);
    const free = await act(open.state, action, BOTH);
    const next = await send(sealed.state, action, BOTH);
    assert.ok(next.taken?.every(({ player }) => player === action.player));
    if ((free.taken?.length ?? 0) > (next.taken?.length ?? 0)) more++;
    // Both go on from where the sealed one is.
    const { last } = await oneByOne(open.state, [action, ...(next.taken ?? [])]);
    [open, sealed] = [last, next];
  }
  assert.ok(more > 0, 'there was nothing to leave to the enemy');
});

test('an order that nobody knows is refused', async () => {
  const action = { player: 'p1', concede: true };
  const { state } = await begin('duel');
  for (const auto of [
    'forever',
    { pass: { p3: 'turnEnds' } },
    { pass: { p1: 'never' } },
    { pass: { p1: [] } },
    { players: ['p3'] },
    1,
  ]) {
    assert.equal((await service.http.post('/v1/adjudications').send({ state, action, auto })).status, 400);
  }
});
