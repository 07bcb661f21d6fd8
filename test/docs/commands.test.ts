import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import test, { after, before } from 'node:test';
import { promisify } from 'node:util';
import type { TestApp } from '../support/app.ts';
import { openApp, testConfig } from '../support/app.ts';
import { openReceiver } from '../support/receiver.ts';
import { blocksOf, pageOf, pages, project } from './pages.ts';

/** Problems that a page shows on purpose. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'README.md': ['illegal-action'],
  'docs/card-designers.md': ['cards-invalid'],
};

/** What has to come out of a page, beside that something comes out of each of its blocks. */
const SAID: Readonly<Record<string, readonly RegExp[]>> = {
  'README.md': [/"same":true/],
  'docs/app-backends.md': [/"same":true/, /valid: transcript/, /Forgotten-\w+$/m],
  'docs/bot-authors.md': [/winner: /],
  'docs/card-designers.md': [/Deal 1 damage to 1 of the enemy cards/, /Play Cinder Lancer/],
  'docs/live.md': [/^event: end/m],
  'docs/rules-people.md': [/2 of 2 cases pass/, /"same":true/],
  'examples/verify/README.md': [/^valid: verdict[\s\S]*^valid: transcript[\s\S]*words \["red sky","old oak"\]/m],
};

let service: TestApp;
let host: string;
/** Where the receiver of webhooks listens: a port that nobody has. */
let port: number;
before(async () => {
  // The page on webhooks sends to this machine.
  service = await openApp({ webhooks: { ...testConfig().webhooks, privately: true } });
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  host = url.slice('http://'.length);
  const receiver = await openReceiver();
  port = receiver.port;
  await receiver.close();
});
after(() => service.close());

/** A folder in which everything of the project can be used and to which commands write without touching it. */
function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-page-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(project)) {
    if (!name.startsWith('.')) symlinkSync(join(project, name), join(folder, name));
  }
  return folder;
}

/** The codes of all problems that were printed or written into files. */
function problemsIn(folder: string, stdout: string): string[] {
  const files = readdirSync(folder).filter(
    (name) => statSync(join(folder, name)).isFile() && !pagesAndSettings.has(name),
  );
  const texts = [stdout, ...files.map((name) => readFileSync(join(folder, name), 'utf8'))];
  const codes = texts.flatMap((text) =>
    [...text.matchAll(/"type":"\/problems\/([a-z-]+)"/g)].map(([, code = '']) => code),
  );
  return [...new Set(codes)].sort();
}
const pagesAndSettings = new Set(readdirSync(project));

for (const page of pages) {
  const blocks = blocksOf(page, 'sh');
  if (blocks.length === 0) continue;
  test(`the commands of ${page.path} work one after the other, by copy and paste`, async (t) => {
    const folder = folderFor(t);
    const script = blocks.map((block, at) => `echo "--- block ${at}"\n${block}`).join('\n');
    const { stdout } = await promisify(execFile)(
      'bash',
      ['-euo', 'pipefail', '-c', script.replaceAll('localhost:3000', host).replaceAll('4000', String(port))],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
    );
    const said = stdout.split(/--- block \d+\n/).slice(1);
    assert.equal(said.length, blocks.length);
    for (const [at, text] of said.entries()) assert.notEqual(text.trim(), '', blocks[at]);
    assert.deepEqual(problemsIn(folder, stdout), MEANT[page.path] ?? []);
    for (const words of SAID[page.path] ?? []) assert.match(stdout, words);
  });
}

test('the refusal that README.md shows is the one that its command gets', async () => {
  const [shown = ''] = blocksOf(pageOf('README.md'), 'jsonc');
  const { options: _, ...refusal } = JSON.parse(shown.replace(/\[ … \].*/, '[]'));
  const started = await service.http.post('/v1/matches').send({ ruleset: 'gundam', seed: 'first' });
  const first = started.body.awaiting[0].options[0].action;
  const next = await service.http.post('/v1/adjudications').send({ state: started.body.state, action: first });
  const { player, id } = next.body.awaiting[0];
  const action = { player, decision: id, option: 'end' };
  const refused = await service.http.post('/v1/adjudications').send({ state: next.body.state, action });
  assert.partialDeepStrictEqual(refused.body, refusal);
});
