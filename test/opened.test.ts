import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { within } from './support/until.ts';

test('a test that fails with a server, a socket and a lock open does not keep its file from ending', async (t) => {
  const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
  const program = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'support/left-open.ts')];
  const ended = new Promise<{ code: unknown; said: string }>((resolve) => {
    const child = execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, said: stdout + stderr }),
    );
    t.after(() => child.kill('SIGKILL'));
  });
  const { code, said } = await within('the file ends', ended);
  assert.equal(code, 1, said);
  assert.match(said, /on purpose/);
  assert.match(said, /fail 1/);
});
