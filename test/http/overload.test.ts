import assert from 'node:assert/strict';
import test from 'node:test';
import { readConfig } from '../../src/config.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { rawConnection } from '../support/socket.ts';
import { until } from '../support/until.ts';

/** The problem in an answer that was read from a socket. */
function problemIn(answer: string): { status: string; type: string; problem: Record<string, unknown> } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? '';
  return { status: head.split(' ')[1] ?? '', type, problem: JSON.parse(body) };
}

const ask = (service: TestApp, path = '/v1/rulesets') => service.http.get(path).set('origin', 'http://localhost:8080');
type Reply = Awaited<ReturnType<typeof ask>>;

/** The first answer by which a request is refused. */
const refusal = (service: TestApp): Promise<Reply> =>
  until('a request is refused', async () => {
    const reply = await ask(service);
    return reply.status !== 200 && reply;
  });

const isServedAgain = (service: TestApp, path?: string) =>
  until('a request is served again', async () => (await ask(service, path)).status === 200);

function saysBusy(reply: Reply): void {
  assert.equal(reply.status, 503);
  assert.equal(reply.body.code, 'unavailable');
  assert.equal(reply.type, 'application/problem+json');
  assert.ok(Number(reply.headers['retry-after']) > 0);
  assert.equal(reply.headers['access-control-allow-origin'], '*');
}

test('the service starts with the longest time that a request may be given', async () => {
  const { requestTimeout } = readConfig({ REQUEST_TIMEOUT: '3600' });
  const service = await openApp({ requestTimeout });
  assert.equal((await ask(service)).status, 200);
  await service.close();
});

test('a client that never ends its head is cut off with a problem document', async () => {
  const service = await openApp({ requestTimeout: 0.3 });
  const { socket, rest } = await rawConnection(service.app);
  socket.write('GET /v1/rulesets HTTP/1.1\r\nhost: localhost\r\n');
  const { status, type, problem } = problemIn(await rest());
  assert.equal(status, '408');
  assert.match(type, /^application\/problem\+json/);
  assert.equal(problem.code, 'request-timeout');
  await service.close();
});

test('a client that sends its body drop by drop is cut off, and takes no place meanwhile', async () => {
  const service = await openApp({ requestTimeout: 2, maxInFlight: 1 });
  const { socket, rest } = await rawConnection(service.app);
  socket.write('POST /v1/adjudications HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n');
  socket.write('content-length: 1000000\r\n\r\n');
  const answer = rest();
  let ended = false;
  answer.finally(() => {
    ended = true;
  });
  for (let drops = 0; drops < 100_000 && !ended; drops++) {
    socket.write(' ');
    assert.equal((await service.http.get('/healthz')).status, 200);
    if (drops % 10 === 0) assert.equal((await ask(service)).status, 200);
  }
  assert.equal(problemIn(await answer).status, '408');
  await service.close();
});

test('a connection on which nothing happens is ended', async () => {
  const service = await openApp({ connectionTimeout: 0.3 });
  const { rest } = await rawConnection(service.app);
  assert.equal(await rest(), '');
  await service.close();
});

test('what is not HTTP, and heads without end, get problem documents', async () => {
  const service = await openApp();
  for (const [text, status, code] of [
    ['hello\r\n\r\n', '400', 'invalid-request'],
    [`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431', 'headers-too-large'],
  ] as const) {
    const { socket, rest } = await rawConnection(service.app);
    socket.write(text);
    const answer = problemIn(await rest());
    assert.equal(answer.status, status);
    assert.equal(answer.problem.code, code);
    assert.equal(answer.problem.type, `/problems/${code}`);
  }
  await service.close();
});

/** Holds the service's matches back until the result is called. */
async function holdMatches(service: TestApp): Promise<() => Promise<unknown>> {
  await service.sql('BEGIN');
  await service.sql('LOCK TABLE matches IN ACCESS EXCLUSIVE MODE');
  return () => service.sql('COMMIT');
}

test('a request that is not answered in time gets 503, and the service goes on', async () => {
  const service = await openApp({ handlerTimeout: 0.3 });
  const release = await holdMatches(service);
  saysBusy(await ask(service, '/v1/matches'));
  await release();
  await isServedAgain(service, '/v1/matches');
  await service.close();
});

test('each request that is late gets 503, whatever is answered in between', async () => {
  const service = await openApp({ handlerTimeout: 0.3 });
  for (let time = 0; time < 2; time++) {
    const release = await holdMatches(service);
    const late = [1, 2, 3].map(() => ask(service, '/v1/matches').then((reply) => reply));
    assert.equal((await ask(service)).status, 200);
    late.push(ask(service, '/v1/matches').then((reply) => reply));
    for (const reply of await Promise.all(late)) saysBusy(reply);
    await release();
    await isServedAgain(service, '/v1/matches');
  }
  await service.close();
});

test('with all places taken a request gets 503, but the probes are answered', async () => {
  const service = await openApp({ maxInFlight: 2 });
  const release = await holdMatches(service);
  const held = [service.http.get('/v1/matches'), service.http.get('/v1/matches')].map((request) => request.then());
  saysBusy(await refusal(service));
  assert.equal((await service.http.get('/healthz')).status, 200);
  assert.match((await service.http.get('/metrics')).text, /^arbiter_requests_in_flight [23]$/m);
  await release();
  for (const reply of await Promise.all(held)) assert.equal(reply.status, 200);
  assert.equal((await service.http.get('/v1/rulesets')).status, 200);
  await service.close();
});

test('who asks for an upgrade that there is not has to wait like anybody else', async () => {
  const service = await openApp({ maxInFlight: 1 });
  const release = await holdMatches(service);
  const { socket } = await rawConnection(service.app);
  socket.write('GET /v1/matches HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  saysBusy(await refusal(service));
  socket.destroy();
  await release();
  await service.close();
});

test('a client that goes away gives its place back', async () => {
  const service = await openApp({ maxInFlight: 1 });
  const release = await holdMatches(service);
  const { socket } = await rawConnection(service.app);
  socket.write('GET /v1/matches HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await refusal(service);
  socket.destroy();
  await isServedAgain(service);
  await release();
  await service.close();
});

test('while the heap is too large requests get 503, but the probes are answered', async () => {
  const service = await openApp({ maxHeap: 1 });
  saysBusy(await refusal(service));
  assert.equal((await service.http.get('/healthz')).status, 200);
  assert.match((await service.http.get('/metrics')).text, /^arbiter_under_pressure 1$/m);
  await service.close();
});

test('after the event loop was held up requests get 503 until it keeps up again', async () => {
  const service = await openApp({ maxEventLoopDelay: 0.1 });
  const held = new Int32Array(new SharedArrayBuffer(4));
  const refused = await until('a request is refused', async () => {
    Atomics.wait(held, 0, 0, 300);
    const reply = await ask(service);
    return reply.status !== 200 && reply;
  });
  saysBusy(refused);
  await isServedAgain(service);
  await service.close();
});
