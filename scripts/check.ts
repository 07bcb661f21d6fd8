/**
 * `npm run check`: types, lint, format, commit subjects, and the imports between rooms. The checks run side by side, as many as there
 * are processors; each says what it found when it is done, and all of them are done even if one finds something.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const node = bin('node');

/** The longest first. */
const CHECKS = [
  [node, join(root, 'node_modules/typescript-native/bin/tsc'), '-p', '.', '--checkers', '1'],
  [
    bin('svelte-check'),
    '--workspace',
    'pages',
    '--tsconfig',
    './tsconfig.json',
    '--threshold',
    'warning',
    '--output',
    'human',
  ],
  [node, 'scripts/check-house.ts'],
  [bin('biome'), 'check'],
  [node, 'scripts/check-commits.ts'],
] as const;

/** Runs a command, and gives whether it succeeded and what it said. */
function run([command, ...args]: readonly [string, ...string[]]): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.on('error', reject).on('close', (code) => resolve({ ok: code === 0, said }));
  });
}

const limit = pLimit(availableParallelism());
await Promise.all(
  CHECKS.map((check) =>
    limit(async () => {
      const { ok, said } = await run(check);
      if (said.trim() !== '') console.log(said.trimEnd());
      if (!ok) process.exitCode = 1;
    }),
  ),
);
