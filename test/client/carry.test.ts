import assert from 'node:assert/strict';
import test from 'node:test';
import type { Settings } from 'arbiter-client';
import { Arbiter, ArbiterProblem, ArbiterTimeout, ArbiterUnreachable } from 'arbiter-client';

interface Seen {
  method: string;
  path: string;
  key: string | null;
}

/** A client whose requests are answered by `answers`, one after the other, the last one from then on. */
function answeredBy(answers: (() => Response | Error | Promise<never>)[], settings: Settings = {}) {
  const seen: Seen[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    seen.push({ method: init?.method ?? '', path: String(url), key: headers.get('idempotency-key') });
    init?.signal?.throwIfAborted();
    const ended = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true }),
    );
    const answer = await Promise.race([answers[Math.min(seen.length, answers.length) - 1]?.(), ended]);
    if (answer instanceof Error) throw answer;
    assert.ok(answer);
    return answer;
  };
  return { seen, arbiter: new Arbiter({ url: 'http://arbiter.test/', fetch, ...settings }) };
}

const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(value), { status, headers });
const problem = (status: number, code: string, headers?: Record<string, string>) =>
  json({ status, code, detail: `It is ${code}.`, retryAfter: 7 }, status, headers);
const broken = () => new TypeError('fetch failed', { cause: new Error('ECONNRESET') });

test('a call that reads is sent again when the connection breaks or the service is away', async () => {
  const { seen, arbiter } = answeredBy([broken, problem(503, 'unavailable'), json({ tenant: 'local' })]);
  assert.equal((await arbiter.keys.own()).tenant, 'local');
  assert.deepEqual(new Set(seen.map(({ path }) => path)), new Set(['http://arbiter.test/v1/key']));
  assert.equal(seen.length, 3);
});

test('an action is sent again under the same key, and another action has another one', async () => {
  const verdict = { match: { id: 'm', ply: 1 }, events: [], awaiting: [], outcome: null };
  const { seen, arbiter } = answeredBy([broken, json(verdict)]);
  await arbiter.match('m').concede('p1');
  await arbiter.match('m').concede('p2');
  const keys = seen.map(({ key }) => key);
  assert.match(String(keys[0]), /^[0-9a-f]{32}$/);
  assert.equal(keys[1], keys[0]);
  assert.notEqual(keys[2], keys[0]);
  await arbiter.match('m').concede('p1', { idempotencyKey: 'mine' });
  assert.equal(seen.at(-1)?.key, 'mine');
});

test('an answer that breaks off is asked for again', async () => {
  const half = () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) });
    return new Response(body);
  };
  const { seen, arbiter } = answeredBy([half, json({ status: 'ok' })]);
  await arbiter.service.health();
  assert.equal(seen.length, 2);
});

test('what could be done twice is sent once, unless it was refused before anything was done', async () => {
  const { seen, arbiter } = answeredBy([broken]);
  await assert.rejects(arbiter.keys.create({ name: 'a', scopes: ['adjudicate'] }), ArbiterUnreachable);
  assert.equal(seen.length, 1);
  const again = answeredBy([problem(429, 'rate-limited'), json({ id: 'k' }, 201)]);
  await again.arbiter.keys.create({ name: 'a', scopes: ['adjudicate'] });
  assert.deepEqual([again.seen.length, again.seen[0]?.key], [2, null]);
});

test('what the rules refuse is thrown at once, with all that was said', async () => {
  const said = { code: 'illegal-action', status: 422, detail: 'Not legal.', clause: '6-1-2', facts: [{ fact: 'a' }] };
  const { seen, arbiter } = answeredBy([json(said, 422)]);
  await assert.rejects(arbiter.match('m').concede('p1'), (error) => {
    assert.ok(error instanceof ArbiterProblem);
    assert.deepEqual(
      [error.code, error.status, error.clause, error.message],
      ['illegal-action', 422, '6-1-2', 'Not legal.'],
    );
    assert.equal(error.facts.length, 1);
    return true;
  });
  assert.equal(seen.length, 1);
});

test('a request that is still being answered under its key is waited for', async () => {
  const verdict = { match: { id: 'm', ply: 1 }, events: [], awaiting: [], outcome: null };
  const { seen, arbiter } = answeredBy([
    problem(409, 'idempotency-in-flight', { 'retry-after': '0.01' }),
    json(verdict),
  ]);
  await arbiter.match('m').concede('p1');
  assert.equal(seen.length, 2);
  const stale = answeredBy([problem(409, 'ply-conflict')]);
  await assert.rejects(stale.arbiter.match('m').concede('p1'), { code: 'ply-conflict' });
  assert.equal(stale.seen.length, 1);
});

test('a wait that would take longer than the call may is not begun', async () => {
  const { seen, arbiter } = answeredBy([problem(429, 'rate-limited', { 'retry-after': '60' })], { timeout: 50_000 });
  await assert.rejects(arbiter.service.limits(), { code: 'rate-limited', retryAfter: 7 });
  assert.equal(seen.length, 1);
});

test('the retries have a limit, and the last answer is what is thrown', async () => {
  const { seen, arbiter } = answeredBy([problem(502, 'bad-gateway'), problem(503, 'unavailable')], { retries: 1 });
  await assert.rejects(arbiter.service.limits(), { code: 'unavailable', status: 503 });
  assert.equal(seen.length, 2);
  const page = answeredBy([() => new Response('<html>', { status: 502 })], { retries: 0 });
  await assert.rejects(page.arbiter.service.limits(), { name: 'ArbiterProblem', status: 502, code: '' });
});

test('a call ends when its time is over, and when its signal says so, also while it waits', async () => {
  const silent = () => new Promise<never>(() => {});
  await assert.rejects(answeredBy([silent], { timeout: 20 }).arbiter.service.limits(), ArbiterTimeout);
  const own = new AbortController();
  const { arbiter } = answeredBy([problem(503, 'unavailable', { 'retry-after': '30' })]);
  const waiting = arbiter.service.limits({ signal: own.signal });
  own.abort(new Error('enough'));
  await assert.rejects(waiting, /enough/);
  await assert.rejects(arbiter.service.limits({ signal: own.signal }), /enough/);
});

test('a list is read page by page, and no further than it is gone through', async () => {
  const pages = [
    json({ items: [1, 2], next: 'a' }),
    json({ items: [3, 4], next: 'b' }),
    json({ items: [5], next: null }),
  ];
  const { seen, arbiter } = answeredBy(pages);
  assert.deepEqual(await arbiter.matches.list({ tag: ['x', 'y'], player: 'Zoë & Co' }).all(3), [1, 2, 3]);
  assert.deepEqual(
    seen.map(({ path }) => path.split('?')[1]),
    ['tag=x&tag=y&player=Zo%C3%AB+%26+Co', 'tag=x&tag=y&player=Zo%C3%AB+%26+Co&after=a'],
  );
  assert.deepEqual(await answeredBy(pages).arbiter.matches.list().all(), [1, 2, 3, 4, 5]);
});
