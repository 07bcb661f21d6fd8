import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Update } from 'arbiter-client';
import { Arbiter, ArbiterUnreachable } from 'arbiter-client';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';

/* A match that is followed through connections that break: what is told is what was played, once. */

let service: TestApp;
let url: string;
before(async () => {
  service = await openApp();
  url = await service.app.listen({ host: '127.0.0.1', port: 0 });
});
after(() => service.close());

/** A fetch whose streams break after as many pieces as `lives` says of each, and are whole from then on. */
function breaking(lives: number[]): { fetch: typeof globalThis.fetch; opened: string[] } {
  const opened: string[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const answer = await globalThis.fetch(address, init);
    if (!String(address).includes('/stream') || answer.body === null) return answer;
    opened.push(new URL(String(address)).searchParams.get('after') ?? '');
    const life = lives[opened.length - 1];
    if (life === undefined) return answer;
    let pieces = 0;
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, stream) {
        // In the middle of a piece, so that a message is cut as well.
        if (pieces++ < life) stream.enqueue(piece);
        else {
          stream.enqueue(piece.slice(0, piece.length / 2));
          stream.error(new TypeError('terminated'));
        }
      },
    });
    return new Response(answer.body.pipeThrough(cut), answer);
  };
  return { fetch, opened };
}

test('a stream that breaks is opened anew where it broke, and nothing is told twice', async () => {
  const { fetch, opened } = breaking([2, 0, 3, 1]);
  const { match } = await new Arbiter({ url }).start({ ruleset: 'duel', seed: 'broken' });
  const updates: Update[] = [];
  const following = (async () => {
    for await (const update of new Arbiter({ url, fetch }).match(match.id).follow({ after: -1 })) updates.push(update);
  })();
  for (let at = 0; at < 8 && match.outcome === null; at++) await match.choose(() => true);
  if (match.outcome === null) await match.concede('p1');
  await following;
  const recorded = await match.events().all();
  assert.deepEqual(
    updates.flatMap(({ events }) => events.map(({ seq }) => seq)),
    recorded.map(({ seq }) => seq),
  );
  assert.ok(opened.length > 1);
  assert.equal(opened[0], '-1');
});

test('a stream that breaks after the last ply, when nothing is left to tell, has told that ply', async () => {
  const { match } = await new Arbiter({ url }).start({ ruleset: 'duel', seed: 'broken at the end' });
  await match.choose(() => true);
  await match.concede('p1');
  const answers: number[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const answer = await globalThis.fetch(address, init);
    answers.push(answer.status);
    if (answers.length > 1) return answer;
    const messages = (await answer.text()).split('\n\n');
    const last = messages.findLastIndex((message) => message.includes('event: ply'));
    const told = `${messages.slice(0, last + 1).join('\n\n')}\n\n`;
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(told)),
      pull: (stream) => stream.error(new TypeError('terminated')),
    });
    return new Response(body, answer);
  };
  const updates: Update[] = [];
  for await (const update of new Arbiter({ url, fetch }).match(match.id).follow({ after: -1 })) updates.push(update);
  assert.deepEqual(answers, [200, 204]);
  const recorded = await match.events().all();
  assert.deepEqual(
    updates.flatMap(({ events }) => events.map(({ seq }) => seq)),
    recorded.map(({ seq }) => seq),
  );
  assert.equal(updates.at(-1)?.ply, match.ply);
  assert.deepEqual(updates.at(-1)?.outcome, match.outcome);
});

test('all matches are followed over breaks, each ply once, until the signal', async () => {
  const { fetch, opened } = breaking([1, 1]);
  const arbiter = new Arbiter({ url });
  const ends = new AbortController();
  const tag = 'all';
  const running = await arbiter.start({ ruleset: 'duel', seed: 'all 1', tags: [tag] });
  const following = new Arbiter({ url, fetch }).matches.follow({ tag, signal: ends.signal });
  const next = async () => (await following.next()).value ?? assert.fail('the stream ended');
  const first = await next();
  assert.deepEqual([first.event, first.event === 'match' && first.data.id], ['match', running.match.id]);
  assert.equal((await next()).event, 'ready');
  const later = await arbiter.start({ ruleset: 'duel', seed: 'all 2', tags: [tag] });
  await arbiter.start({ ruleset: 'duel', seed: 'another' });
  const played: [string, number][] = [[later.match.id, 0]];
  for (const { match } of [running, later, running, later]) {
    await match.choose(() => true);
    played.push([match.id, match.ply ?? 0]);
  }
  const told: [string, number][] = [];
  while (told.length < played.length) {
    const message = await next();
    if (message.event === 'ply') told.push([message.data.match, message.data.ply]);
  }
  assert.deepEqual(told, played);
  assert.ok(opened.length > 1);
  ends.abort();
  await assert.rejects(following.next(), { name: 'AbortError' });
});

test('a stream that can’t be opened any more is given up', async () => {
  const { match } = await new Arbiter({ url }).start({ ruleset: 'duel', seed: 'gone' });
  const fetch: typeof globalThis.fetch = async () => {
    throw new TypeError('fetch failed');
  };
  const away = new Arbiter({ url, fetch, retries: 0 });
  await assert.rejects(away.match(match.id).follow({ retries: 0 }).next(), ArbiterUnreachable);
  await assert.rejects(new Arbiter({ url }).match('01997c1e-52d4-7c3a-9b8e-4f6d2a1c0e57').follow().next(), {
    code: 'unknown-match',
  });
});

test('a stream that has fallen silent is opened anew', async () => {
  const { match } = await new Arbiter({ url }).start({ ruleset: 'duel', seed: 'silent' });
  let opened = 0;
  const fetch: typeof globalThis.fetch = async (address, init) => {
    if (opened++ > 0) return globalThis.fetch(address, init);
    return new Response(
      new ReadableStream({
        start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(new Error('cut'))),
      }),
    );
  };
  const updates = new Arbiter({ url, fetch }).match(match.id).follow({ silence: 200 });
  const first = await updates.next();
  assert.equal(first.value?.ply, 0);
  // Under load the second may be silent for as long.
  assert.ok(opened >= 2, String(opened));
  await updates.return();
});
