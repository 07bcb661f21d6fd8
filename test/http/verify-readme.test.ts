import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { openApp } from '../support/app.ts';

const examples = join(import.meta.dirname, '../../examples');

test('the commands of the verifier’s readme work by copy and paste', async () => {
  const service = await openApp();
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const readme = readFileSync(join(examples, 'verify/README.md'), 'utf8');
  const commands = /```sh\n([\s\S]*?)```/
    .exec(readme)?.[1]
    ?.replaceAll('localhost:3000', address.slice('http://'.length));
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-readme-'));
  symlinkSync(examples, join(folder, 'examples'));
  try {
    const { stdout } = await promisify(execFile)('sh', ['-e', '-c', commands ?? 'exit 9'], { cwd: folder });
    assert.match(stdout, /^valid: verdict[\s\S]*^valid: transcript[\s\S]*words \["red sky","old oak"\]/m);
  } finally {
    rmSync(folder, { recursive: true });
    await service.close();
  }
});
