import assert from 'node:assert/strict';
import test from 'node:test';
import { openApp, testConfig } from '../support/app.ts';
import { ARCHIVES } from '../support/archives.ts';
import { Siege } from '../support/hostile/siege.ts';
import { longMatch } from '../support/long-match.ts';
import { until } from '../support/until.ts';

/** How many plies are played: far more than a match has. */
const PLIES = 1000;
/**
 * What no turn of the event loop may take of the processor, in milliseconds, while a job is at a match of so many plies: some times
 * what it takes, since garbage is collected in turns as well. Done in one turn, a restore took 166 ms.
 */
const MOST = { verification: 60, archive: 150, restore: 80 };

test('a job on a match of 1,000 plies holds the event loop for no longer than a call does', async (t) => {
  const archive = await ARCHIVES['a folder']?.();
  assert.ok(typeof archive?.target === 'string');
  const builder = await openApp({ jobs: { ...testConfig().jobs, atOnce: 0 } });
  t.after(() => builder.close());
  const over = async (plies: number) => {
    const { match } = await longMatch(builder.http, plies);
    const action = { player: 'p2', concede: true };
    await builder.http.post(`/v1/matches/${match}/actions`).send({ action });
    return match;
  };
  const ended = (match: string) =>
    builder.sql(`UPDATE matches SET ended_at = now() - interval '100 days' WHERE id = $1`, [match]);
  const [short, long] = [await over(10), await over(PLIES)];

  const server = await Siege.lay(builder.url, { ARCHIVE: archive.target, JOBS_LOOK: '0.05', ENGINE_DEADLINE: '60' });
  t.after(() => server.raise());
  const send = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) });
    const text = await reply.text();
    assert.ok(reply.ok, text);
    return JSON.parse(text);
  };
  await send('PUT', '/v1/retention', { keep: 90 });
  const done = async (request: object): Promise<{ state: string; result: object }> => {
    const { id } = await send('POST', '/v1/jobs', request);
    const look = async () => {
      const job = JSON.parse(await (await fetch(`${server.url}/v1/jobs/${id}`)).text());
      return job.endedAt === null ? null : job;
    };
    return until(`${JSON.stringify(request)} is done`, look, 100);
  };
  const jobs: [keyof typeof MOST, (match: string) => object][] = [
    ['verification', () => ({ kind: 'verification' })],
    ['archive', () => ({ kind: 'archive' })],
    ['restore', (match) => ({ kind: 'restore', match })],
  ];
  // The first match has the programs loaded and compiled; of the second each turn counts.
  for (const match of [short, long]) {
    for (const [kind, request] of jobs) {
      if (kind === 'archive') await ended(match);
      await server.longestTurn();
      const { state, result } = await done(request(match));
      const longest = await server.longestTurn();
      assert.equal(state, 'done', JSON.stringify(result));
      if (match === short) continue;
      t.diagnostic(`${kind}: the longest turn took ${longest.toFixed(1)} ms of the processor`);
      assert.ok(longest < MOST[kind], `${kind}: a turn took ${longest} ms`);
    }
  }
});
