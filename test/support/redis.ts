import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { closing } from './opened.ts';
import { openRelay } from './relay.ts';
import { startSmallRedis } from './resp.ts';
import { within } from './until.ts';

/** A Redis that can go away and come back at the same address. */
export interface TestRedis {
  url: string;
  /** Ends it with all that it knows. */
  leave(): Promise<void>;
  /** Starts another one. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A real one that can be made to keep its connections and say nothing. */
export interface HangingRedis {
  url: string;
  freeze(): void;
  thaw(): void;
  /** How many counts it was asked for so far, answered or not; trials are none. */
  asked(): number;
  /** How many trials of whether it counts again it was sent so far. */
  tried(): number;
  stop(): Promise<void>;
}

/** One that runs: where, and how it is ended. */
interface Running {
  target: number | string;
  stop(): Promise<void>;
}

/** The Redis of the machine, or null. */
const installed = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

/** Every Redis that tests can be run against here: the small one, and a real one where it is installed. */
export const redises: [string, () => Promise<TestRedis>][] = [
  ['a small Redis', () => behindRelay(small)],
  ...(installed === undefined
    ? []
    : [['a real Redis', () => behindRelay(() => real(installed))] satisfies (typeof redises)[number]]),
];

/** Starts a real Redis that can hang; null where none is installed. */
export const hangingRedis = installed === undefined ? null : () => hanging(installed);

async function hanging(program: string): Promise<HangingRedis> {
  const { target, stop, signal } = await real(program);
  let [asked, tried] = [0, 0];
  const relay = await openRelay(target, (chunk) => {
    const text = chunk.toString('latin1');
    if (/arbiter:(?!trial)/.test(text)) asked++;
    if (/arbiter:trial/.test(text)) tried++;
  });
  return {
    url: `redis://127.0.0.1:${relay.port}`,
    asked: () => asked,
    tried: () => tried,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async stop() {
      relay.cut();
      await stop();
      await relay.close();
    },
  };
}

async function behindRelay(start: () => Promise<Running>): Promise<TestRedis> {
  let running = await start();
  const relay = await openRelay(running.target);
  const leave = async () => {
    relay.cut();
    await running.stop();
  };
  return {
    url: `redis://127.0.0.1:${relay.port}`,
    leave,
    async comeBack() {
      running = await start();
      relay.leadTo(running.target);
    },
    async stop() {
      await leave();
      await relay.close();
    },
  };
}

async function small(): Promise<Running> {
  const { port, stop } = await startSmallRedis();
  return { target: port, stop: closing(stop) };
}

/** On a socket in a folder, for which no port has to be found that is still free when it starts. */
async function real(program: string): Promise<Running & { signal(signal: NodeJS.Signals): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const target = join(folder, 'socket');
  const child = spawn(program, ['--port', '0', '--unixsocket', target, '--save', '', '--dir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = closing(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const ready = async () => {
    for await (const text of child.stdout.setEncoding('utf8')) {
      if (/Ready to accept connections|ready to accept connections/.test(String(text))) return;
    }
    throw new Error('Redis ended');
  };
  await within('Redis is ready', ready());
  return { target, stop, signal: (signal) => void child.kill(signal) };
}
