import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { problem as problemShape } from '../../src/contracts/replies.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { allRulesets, anAction, openApp, startDuel } from '../support/app.ts';
import { reseal } from '../support/reseal.ts';

let service: TestApp;
let start: SeenVerdict;
before(async () => {
  service = await openApp({ bodyLimit: 100_000 });
  start = await startDuel(service);
});
after(() => service.close());

interface Reply {
  status: number;
  type: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

/** Asserts that the reply is a whole problem document of this status and code. */
function isProblem({ status, type, body, headers }: Reply, expected: number, code: string): void {
  assert.equal(body.code, code, JSON.stringify(body));
  assert.equal(status, expected);
  assert.equal(type, 'application/problem+json');
  assert.ok(problemShape.safeParse(body).success, JSON.stringify(body));
  assert.equal(body.status, expected);
  assert.equal(body.type, `/problems/${code}`);
  assert.equal(body.requestId, headers['x-request-id']);
}

const paths = (body: Record<string, unknown>) => (body.errors as { path: string }[]).map(({ path }) => path);
const adjudicate = (body: object) => service.http.post('/v1/adjudications').send(body);
const action = () => anAction(start);

test('malformed JSON', async () => {
  const post = (body: string) => service.http.post('/v1/adjudications').type('application/json').send(body);
  isProblem(await post('{"state":'), 400, 'malformed-json');
  isProblem(await post(''), 400, 'malformed-json');
  isProblem(await post('{"state":{},"__proto__":{"x":1}}'), 400, 'malformed-json');
});

test('broken JSON is told with what is wrong and where', async () => {
  const post = (body: string) => service.http.post('/v1/adjudications').type('application/json').send(body);
  const cases: [string, string][] = [
    ['{"state":', 'a value is missing at line 1, column 10'],
    [
      '{\n  "state": {},\n  action: 1\n}',
      'there is a word without double quotes that is not a number, true, false or null at line 3, column 3',
    ],
    ['{"state": {}\n "action": {}}', 'a "," is missing at line 2, column 2'],
    [
      "{'state': {}}",
      'there is a word without double quotes that is not a number, true, false or null at line 1, column 2',
    ],
    ['{"state": {},}', 'the name of a field is missing (in double quotes) at line 1, column 14'],
    ['{"state": {}', 'a "}" is missing at line 1, column 13'],
    ['[1', 'a "]" is missing at line 1, column 3'],
    ['{"state" {}}', 'a ":" is missing at line 1, column 10'],
    ['{"state": "a\nb"}', 'there is a string without an end at line 1, column 11'],
    [
      '{"state": nil}',
      'there is a word without double quotes that is not a number, true, false or null at line 1, column 11',
    ],
    ['{} {}', 'something follows where the text should end at line 1, column 4'],
    ['{} // done', 'there is a comment, which JSON does not have at line 1, column 4'],
  ];
  for (const [body, fault] of cases) {
    const answer = await post(body);
    isProblem(answer, 400, 'malformed-json');
    assert.equal(answer.body.detail, `The body is not JSON: ${fault}.`, body);
  }
  const deep = await post('['.repeat(90_000));
  isProblem(deep, 400, 'malformed-json');
  assert.equal(deep.body.detail, 'The body is not JSON.');
});

test('something else sent than is meant is told as one fault that says what it is', async () => {
  const { body: made } = await service.http.post('/v1/matches').send({ ruleset: 'duel' });
  const found = await service.http.get(`/v1/matches/${made.match.id}/state?viewer=p1`);
  const told = async (body: object) => {
    const answer = await adjudicate(body);
    isProblem(answer, 400, 'invalid-request');
    return (answer.body.errors as { path: string; reason: string }[]).map(({ path, reason }) => `${path} ${reason}`);
  };
  const nested = '/state has the state in its field `state`: send only that';
  assert.deepEqual(await told({ state: start, action: action() }), [nested]);
  assert.deepEqual(await told({ state: found.body, action: action() }), [nested]);
  assert.deepEqual(await told({ state: found.body.state, action: action() }), [
    '/state is what one viewer may see, which hides what the rules need: send the whole state, or act on the match',
  ]);
  assert.deepEqual(await told({ state: start.state, ...action() }), [
    '/action is missing: what was sent beside it (`player` and the rest) belongs in it',
  ]);
  const [option] = start.awaiting[0]?.options ?? [];
  assert.deepEqual(await told({ state: start.state, action: option }), [
    '/action is an option: send its field `action`',
  ]);
  const loose = await service.http.post(`/v1/matches/${made.match.id}/actions`).send(action());
  assert.deepEqual(paths(loose.body), ['/action']);
  // What is right in form stays what it is, and what is wrong beside it is told too.
  assert.deepEqual(await told({ state: start, action: action(), cardz: [] }), [nested, '/cardz no such field here']);
});

test('what is not there is missing, and an unknown ruleset is told with those that there are', async () => {
  const { body } = await adjudicate({});
  assert.deepEqual(
    (body.errors as object[]).map((fault) => ({ ...fault, accepts: undefined, in: undefined })),
    ['/state', '/action'].map((path) => ({ path, reason: 'is missing', accepts: undefined, in: undefined })),
  );
  const misspelt = await service.http.post('/v1/matches').send({ ruleset: 'duell' });
  isProblem(misspelt, 404, 'unknown-ruleset');
  assert.match(misspelt.body.detail, /^There is no ruleset "duell". Did you mean "duel"\? There are: .*duel/);
});

test('a body that is too large', async () => {
  isProblem(await adjudicate({ state: 'x'.repeat(100_001) }), 413, 'body-too-large');
});

test('a body that names __proto__ is told so, and an empty one that it is empty', async () => {
  const post = (body: string) => service.http.post('/v1/adjudications').type('application/json').send(body);
  assert.match((await post('{"state":{},"__proto__":{"x":1}}')).body.detail, /__proto__/);
  assert.match((await post('')).body.detail, /empty/);
});

test('a body that is not JSON by its type', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
    isProblem(await service.http.post('/v1/adjudications').type(type).send('x=1'), 415, 'unsupported-media-type');
  }
});

test('bottomless nesting and endless numbers', async () => {
  const post = (body: string) => service.http.post('/v1/rulesets/duel/start').type('application/json').send(body);
  const deep = await post(`{"position":${'['.repeat(40_000)}${']'.repeat(40_000)}}`);
  isProblem(deep, 400, 'invalid-request');
  isProblem(await post('{"options":{"turns":1e999}}'), 400, 'invalid-request');
});

test('every fault of the shape at once, each with its pointer', async () => {
  const state = { ...start.state, rng: [1, 2], extra: true, counters: { ...start.state.counters, event: -1 } };
  const reply = await adjudicate({ state, action: action(), more: 1 });
  isProblem(reply, 400, 'invalid-request');
  assert.deepEqual(paths(reply.body).sort(), ['/more', '/state/counters/event', '/state/extra', '/state/rng']);
});

test('a board of the wrong shape', async () => {
  const state = { ...start.state, board: { ...start.state.board, turn: 'one', spare: 1 } };
  const reply = await adjudicate({ state, action: action() });
  isProblem(reply, 400, 'invalid-request');
  assert.deepEqual(paths(reply.body).sort(), ['/state/board/spare', '/state/board/turn']);
});

test('no such route, and no such method', async () => {
  isProblem(await service.http.get('/v1/nothing'), 404, 'no-such-route');
  isProblem(await service.http.post('/nothing').send({}), 404, 'no-such-route');
  const reply = await service.http.delete('/v1/matches');
  isProblem(reply, 405, 'method-not-allowed');
  assert.equal(reply.headers.allow, 'GET, HEAD, POST');
  isProblem(await service.http.get('/v1/rulesets/%zz'), 400, 'invalid-request');
});

test('no such ruleset, match, card set or problem', async () => {
  const id = '01900000-0000-7000-8000-000000000000';
  const hash = '0'.repeat(64);
  for (const path of ['', '/clauses', '/cards', '/schema']) {
    isProblem(await service.http.get(`/v1/rulesets/none${path}`), 404, 'unknown-ruleset');
  }
  isProblem(await service.http.post('/v1/rulesets/none/start').send({}), 404, 'unknown-ruleset');
  isProblem(await service.http.post('/v1/matches').send({ ruleset: 'none' }), 404, 'unknown-ruleset');
  isProblem(await service.http.post('/v1/card-sets').send({ ruleset: 'none', cards: [] }), 404, 'unknown-ruleset');
  for (const path of ['', '/plies', '/events', '/state', '/verification']) {
    for (const match of [id, 'nonsense']) {
      isProblem(await service.http.get(`/v1/matches/${match}${path}`), 404, 'unknown-match');
    }
  }
  isProblem(await service.http.post(`/v1/matches/${id}/actions`).send({ action: action() }), 404, 'unknown-match');
  isProblem(await service.http.get(`/v1/card-sets/${hash}`), 404, 'unknown-card-set');
  isProblem(await service.http.post('/v1/matches').send({ ruleset: 'duel', cards: hash }), 404, 'unknown-card-set');
  isProblem(await service.http.get('/problems/none'), 404, 'unknown-problem');
});

test('a query that says nothing', async () => {
  const reply = await service.http.get('/v1/matches?limit=0&status=lost&after=1&colour=red');
  isProblem(reply, 400, 'invalid-request');
  assert.deepEqual(paths(reply.body).sort(), ['/after', '/colour', '/limit', '/status']);
});

test('text that no database could keep', async () => {
  const body = { ruleset: 'duel', seed: 'a\u0000', tags: ['\ud800'], seats: [{ name: '\u0007' }, {}] };
  const reply = await service.http.post('/v1/matches').send(body);
  isProblem(reply, 400, 'invalid-request');
  assert.deepEqual(paths(reply.body).sort(), ['/seats/0/name', '/seed', '/tags/0']);
});

test('decks with faults: all of them, of both seats', async () => {
  const seats = [{ deck: 'nothing' }, { deck: { scout: 3, unheard: 1 } }];
  const reply = await service.http.post('/v1/matches').send({ ruleset: 'duel', seats });
  isProblem(reply, 422, 'seats-invalid');
  assert.deepEqual(paths(reply.body), ['/seats/0/deck', '/seats/1/deck/unheard', '/seats/1/deck']);
});

test('options and positions of the wrong form', async () => {
  const begin = (body: object) => service.http.post('/v1/rulesets/duel/start').send(body);
  isProblem(await begin({ options: { turns: 'many' } }), 400, 'invalid-request');
  isProblem(await begin({ position: { p3: {} } }), 400, 'invalid-request');
  const reply = await begin({ position: { p1: { hand: ['unheard'] } } });
  isProblem(reply, 422, 'position-invalid');
});

test('a state that was changed after it was handed out', async () => {
  const state = { ...start.state, counters: { ...start.state.counters, event: 999 } };
  const reply = await adjudicate({ state, action: action() });
  isProblem(reply, 409, 'state-hash-mismatch');
  assert.equal(reply.body.statedHash, start.stateHash);
  assert.equal(reply.body.actualHash, reseal(state).hash);
});

test('a state of another edition, of unknown cards, or of no ruleset', async () => {
  const ruleset = start.state.ruleset as { id: string; version: string; hash: string };
  const send = (change: object) => adjudicate({ state: reseal({ ...start.state, ...change }), action: action() });
  isProblem(await send({ ruleset: { ...ruleset, hash: '1'.repeat(64) } }), 409, 'ruleset-mismatch');
  isProblem(await send({ ruleset: { ...ruleset, id: 'none' } }), 404, 'unknown-ruleset');
  isProblem(await send({ cards: '1'.repeat(64) }), 404, 'unknown-card-set');
});

test('a state with its frames, counters or pause bent by hand and hashed anew', async () => {
  const frames = start.state.frames as { program: string; at: number }[];
  const top = frames.at(-1);
  const bent: [object, string][] = [
    [{ frames: [] }, '/state/frames'],
    [{ frames: [...frames, { ...top, program: 'no-program' }] }, '/state/frames/2/program'],
    [{ frames: [frames[0], { ...top, at: 999 }] }, '/state/frames/1/at'],
    [{ frames: [frames[0], { ...top, at: 0 }] }, '/state/frames/1/at'],
    [{ counters: { ...start.state.counters, decision: 0 } }, '/state/awaiting/0/id'],
    [{ awaiting: [] }, '/state/awaiting'],
    [{ awaiting: [{ id: 'd1', player: 'p2' }] }, '/state/awaiting'],
    [{ outcome: { winner: 'p1', reason: 'mine', clause: 'none' } }, '/state/outcome/clause'],
  ];
  for (const [change, path] of bent) {
    const reply = await adjudicate({ state: reseal({ ...start.state, ...change }), action: action() });
    isProblem(reply, 422, 'state-invalid');
    assert.ok(paths(reply.body).includes(path), JSON.stringify(reply.body));
  }
});

test('an action of another player, decision or form', async () => {
  const { player, decision } = action();
  const other = player === 'p1' ? 'p2' : 'p1';
  const send = (said: object) => adjudicate({ state: start.state, action: said });
  const notMine = await send({ ...action(), player: other });
  isProblem(notMine, 422, 'not-your-decision');
  assert.ok(notMine.body.clause);
  isProblem(await send({ ...action(), decision: 'd999' }), 422, 'no-such-decision');
  isProblem(await send({ player, decision, option: 'dance' }), 422, 'no-such-option');
  isProblem(await send({ player, decision, answer: { number: 1 } }), 422, 'answer-out-of-bounds');
  isProblem(await send({ player, decision, option: 'pass', answer: {} }), 400, 'invalid-request');
  isProblem(await send({ player, decision }), 400, 'invalid-request');
  isProblem(await send({ player: 'p3', concede: true }), 400, 'invalid-request');
});

test('what the rules forbid: the clause, the fact that failed, what it is and would have to be, and what is legal', async () => {
  const { player, decision } = action();
  const position = { active: player, [player]: { energy: 1, hand: ['dragon', 'scout'] } };
  const { state } = await startDuel(service, { position });
  const reply = await adjudicate({ state, action: { player, decision, option: 'play:dragon' } });
  isProblem(reply, 422, 'illegal-action');
  const [fact] = reply.body.facts as { clause: string; was: unknown; needed: unknown }[];
  assert.equal(fact?.clause, reply.body.clause);
  assert.notDeepEqual(fact?.was, fact?.needed);
  const options = reply.body.options as { id: string; action: object }[];
  assert.ok(options.some(({ id }) => id === 'play:scout'));
  for (const option of options) assert.equal((await adjudicate({ state, action: option.action })).status, 200);
});

test('an action after the end', async () => {
  const over = await adjudicate({ state: start.state, action: { player: 'p1', concede: true } });
  isProblem(await adjudicate({ state: over.body.state, action: action() }), 422, 'game-over');
});

for (const { id } of allRulesets) {
  test(`${id}: no bent state or action makes the service fail`, async () => {
    let verdict = (await service.http.post(`/v1/rulesets/${id}/start`).send({ seed: 'bent' })).body as SeenVerdict;
    for (let step = 0; step < 30; step++) {
      const { options } = verdict.awaiting[0] ?? { options: [] };
      const reply = await adjudicate({ state: verdict.state, action: options[step % options.length]?.action });
      // A short game is bent at its last decision.
      if (reply.body.outcome !== null) break;
      verdict = reply.body as SeenVerdict;
    }
    const wrong = [null, -1, 7, 1_000_000, 'x', 'p2', '', [], ['x'], {}, { x: 1 }];
    const said = JSON.stringify({ state: verdict.state, action: anAction(verdict) });
    const seen = new Set<number>();
    for (const path of everyPath(JSON.parse(said))) {
      for (const value of wrong) {
        const body = JSON.parse(said);
        set(body, path, value);
        if (path[0] === 'state') body.state = reseal(body.state);
        const reply = await service.app.inject({ method: 'POST', url: '/v1/adjudications', payload: body });
        seen.add(reply.statusCode);
        assert.ok(reply.statusCode < 500, `${path.join('.')} = ${JSON.stringify(value)}: ${reply.body}`);
      }
    }
    assert.ok(seen.has(400) && seen.has(422));
  });
}

/** The paths of everything inside a value; of long lists only the first two items, which stand for the rest. */
function everyPath(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 2 : undefined);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, inner]) => everyPath(inner, [...path, key]))];
}

function set(body: Record<string, unknown>, path: string[], value: unknown): void {
  let at = body;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1) ?? ''] = value;
}
