import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Arbiter, ArbiterUnreachable } from 'arbiter-client';

/** Where the tournament is run. */
export interface Service {
  url: string;
  /** What the organiser calls it with; none where it serves callers without one. */
  key?: string;
  /** Stops what was started for it; a service that was there goes on. */
  stop(): Promise<void>;
}

const USUAL = 'http://127.0.0.1:3000';

/** The service that the environment names, or the one that runs here, or, as where `own` is asked for, one that is started for the tournament. */
export async function serviceAt({ ARBITER_URL, ARBITER_KEY }: NodeJS.ProcessEnv, own: boolean): Promise<Service> {
  const url = ARBITER_URL ?? USUAL;
  if (!own && (ARBITER_URL !== undefined || (await answers(url)))) {
    return { url, ...(ARBITER_KEY ? { key: ARBITER_KEY } : {}), stop: async () => {} };
  }
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = await listening(server);
  console.log(`A service was started for this tournament at ${started}.`);
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { url: started, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    await new Arbiter({ url, retries: 0, timeout: 2000 }).service.limits();
    return true;
  } catch (error) {
    if (error instanceof ArbiterUnreachable) return false;
    throw error;
  }
}

/** Where a service listens, once it says so. What it says besides is only told when it ends before that. */
function listening(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /listening at (http:\/\/[\d.:]+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', (code, signal) => reject(new Error(`The service ended with ${code ?? signal}:\n${said}`)));
  });
}
