import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { build } from 'esbuild';

const room = new URL('../../src/engine/', import.meta.url);
const readme = readFileSync(new URL('README.md', room), 'utf8');

test('the example in the readme of the engine plays a game to its end', async () => {
  const [, contents = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(room), loader: 'ts' },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  const printed: unknown[][] = [];
  const console = { log: (...words: unknown[]) => printed.push(words) };
  vm.runInNewContext(outputFiles[0]?.text ?? '', { console, TextEncoder, TextDecoder });
  assert.ok(printed.length > 50, `${printed.length} lines`);
  assert.ok(printed.some(([, clause]) => clause === 'attack.ready'));
  const outcome = printed.at(-1)?.[0];
  assert.equal((outcome as { clause?: string }).clause?.split('.')[0], 'end');
});
