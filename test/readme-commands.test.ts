import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { openApp, testConfig } from './support/app.ts';
import { openReceiver } from './support/receiver.ts';

const project = resolve(import.meta.dirname, '..');
const readme = readFileSync(join(project, 'README.md'), 'utf8');
const blocksOf = (page: string) => [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
const pages = ['docs/tournaments.md', 'docs/clocks.md', 'docs/webhooks.md'].map((page) =>
  readFileSync(join(project, page), 'utf8'),
);
const blocks = [readme, ...pages].flatMap(blocksOf);

/** Problems that the readme shows on purpose, or that its batch runs into because a ply was played. */
const meant = new Set(['illegal-action', 'no-such-decision', 'cards-invalid', 'ply-conflict', 'not-your-decision']);

test('the commands of the readme, and of the pages for organisers, on clocks and on webhooks, work one after the other, by copy and paste', async (t) => {
  const service = await openApp({ webhooks: { ...testConfig().webhooks, privately: true } });
  t.after(() => service.close());
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-readme-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(project, 'examples'), join(folder, 'examples'));
  // Where the receiver of webhooks listens: a port that nobody has.
  const receiver = await openReceiver();
  await receiver.close();
  const script = blocks.map((block, at) => `echo "--- block ${at}"\n${block}`).join('\n');
  const { stdout } = await promisify(execFile)(
    'bash',
    [
      '-euo',
      'pipefail',
      '-c',
      script.replaceAll('localhost:3000', url.replace('http://', '')).replaceAll('4000', String(receiver.port)),
    ],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  );
  const said = stdout.split(/--- block \d+\n/).slice(1);
  assert.equal(said.length, blocks.length);
  for (const [at, text] of said.entries()) assert.notEqual(text.trim(), '', blocks[at]);
  const problems = [...stdout.matchAll(/"type":"\/problems\/([a-z-]+)"/g)].map(([, code = '']) => code);
  assert.deepEqual(
    problems.filter((code) => !meant.has(code)),
    [],
  );
  assert.match(stdout, /"same":true/);
  assert.match(stdout, /^valid: transcript/m);
});
