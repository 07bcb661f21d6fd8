import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import test from 'node:test';
import { isAlive } from '../../src/store/embedded/processes.ts';
import { openTestDatabase } from '../support/database.ts';
import { isReady } from '../support/ready.ts';
import type { Server } from '../support/server.ts';
import { startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

/** A group of two processes, when both serve. */
async function startGroup(env: Record<string, string>): Promise<Server> {
  const server = await startServer({ WORKERS: '2', KEYLESS: 'loopback', ...env });
  await until('both serve', () => server.said().includes('2 processes serve'));
  return server;
}

/** The processes that have written to the log. */
const writers = ({ said }: Server): number[] => [
  ...new Set([...said().matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid))),
];

/** Sends a request over a connection of its own, which the next process gets. */
const ask = (url: string, path: string, body?: object): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${url}${path}`, { agent: new Agent(), method: body ? 'POST' : 'GET', headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });

const counted = (metrics: string, route: string): number =>
  Number(new RegExp(`request_seconds_count{[^}]*route="${route}"[^}]*} (\\d+)`).exec(metrics)?.[1] ?? 0);

test('two processes share an address and nothing else; one that dies is replaced, and a signal to the first ends all', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.drop());
  const server = await startGroup({ DATABASE_URL: database.url });
  const started = await ask(server.url, '/v1/matches', { ruleset: 'gundam' });
  assert.equal(started.status, 201);
  const { match } = JSON.parse(started.text) as { match: { id: string } };
  for (let times = 0; times < 4; times++) {
    assert.equal((await ask(server.url, `/v1/matches/${match.id}`)).status, 200);
  }
  await until('both have answered', () => {
    const answered = [...server.said().matchAll(/"pid":(\d+).*"route":"\/v1\/matches\/:id","status":200/g)];
    return new Set(answered.map(([, pid]) => pid)).size === 2;
  });
  for (let times = 0; times < 2; times++) {
    const { status, text } = await ask(server.url, '/metrics');
    assert.equal(status, 200);
    assert.equal(counted(text, '/v1/matches/:id'), 4);
  }

  const [first, second] = writers(server);
  assert.ok(first !== undefined && second !== undefined);
  process.kill(first, 'SIGKILL');
  const third = await until('another listens', () => writers(server).find((pid) => pid !== first && pid !== second));
  assert.match(server.said(), new RegExp(`Process ${first} ended with SIGKILL; another takes its place`));
  await isReady(server.url);
  assert.equal(await server.end('SIGTERM'), 0);
  for (const pid of [second, third]) assert.ok(!isAlive(pid));
});

test('a group of which a process does not start ends with the reason; when the first process is killed, the others end', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.drop());
  await assert.rejects(startServer({ WORKERS: 'many' }), /WORKERS: has to be auto or a whole number/);
  const server = await startGroup({ DATABASE_URL: database.url });
  const env = { DATABASE_URL: database.url, PORT: new URL(server.url).port, WORKERS: '2' };
  await assert.rejects(startServer(env), /ended with 1: .*EADDRINUSE.*before it listened/s);
  const pids = writers(server);
  assert.equal(pids.length, 2);
  await server.end('SIGKILL');
  await until('no process is left', () => pids.every((pid) => !isAlive(pid)));
});
