import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { startSmallRedis } from './resp.ts';

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** The Redis of the machine, or null. */
const installed = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

/** Every Redis that tests can be run against here: the small one, and a real one where it is installed. */
export const redises: [string, (port?: number) => Promise<TestRedis>][] = [
  ['a small Redis', small],
  ...(installed === undefined ? [] : [['a real Redis', real(installed)] satisfies (typeof redises)[number]]),
];

async function small(port?: number): Promise<TestRedis> {
  const server = await startSmallRedis(port);
  return { url: `redis://127.0.0.1:${server.port}`, stop: server.stop };
}

function real(program: string) {
  return async (wanted?: number): Promise<TestRedis> => {
    const port = wanted ?? (await freePort());
    const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    for await (const text of child.stdout.setEncoding('utf8')) {
      if (String(text).includes('Ready to accept connections')) break;
    }
    return {
      url: `redis://127.0.0.1:${port}`,
      async stop() {
        child.kill('SIGKILL');
        await ended;
      },
    };
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
