import { format } from 'node:util';
import type { Shell } from '../../src/cli/shell.ts';

/** What a command wrote and the code it ended with, as `spawnSync` tells it of a program. */
export interface Ran {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs a command in this process: as a program it would load everything anew. */
export async function runHere(
  command: (shell: Shell) => number | Promise<number>,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ran> {
  const said = { stdout: '', stderr: '' };
  const to =
    (stream: keyof typeof said) =>
    (text: unknown, ...more: unknown[]) => {
      said[stream] += `${format(text, ...more)}\n`;
    };
  const status = await command({ args, env, console: { log: to('stdout'), error: to('stderr') } });
  return { status, ...said };
}
