import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { closeAtEnd } from './opened.ts';
import { within } from './until.ts';

const project = join(import.meta.dirname, '../..');

export interface Server {
  url: string;
  child: ChildProcess;
  /** What was written to the console so far. */
  said(): string;
  /** Sends a signal and gives the exit code, or the signal that ended the program. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

/** What a program of the project is started with: `env`, and of this run's settings only where compiled modules are kept. */
export function programEnvironment(env: Record<string, string> = {}): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE: compiled } = process.env;
  return { PATH, ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }), ...env };
}

/** The program as `npm start` runs it, on a port of its own; rejects with what it said when it ends before it serves. */
export async function startServer(env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server.ts'], {
    cwd: project,
    // No request is refused because the machine is busy.
    env: programEnvironment({ PORT: '0', MAX_EVENT_LOOP_DELAY: '0', ENGINE_DEADLINE: '600', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  closeAtEnd(() => child.kill('SIGKILL'));
  let said = '';
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const listening = new Promise<string>((resolve, reject) => {
    let found: string | undefined;
    const listen = (text: string) => {
      said += text;
      // A long log is not looked through again with every line.
      found ??= /listening at (http:\/\/[\d.:]+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    ended.then(([code, by]) => reject(new Error(`ended with ${code ?? by}: ${said}`)));
  });
  const url = await within('the server listens', listening, () => `; it said: ${said}`);
  return {
    url,
    child,
    said: () => said,
    async end(signal) {
      child.kill(signal);
      const [code, by] = await within(`the server ends by ${signal}`, ended, () => `; it said: ${said}`);
      return code ?? by ?? 0;
    },
  };
}
