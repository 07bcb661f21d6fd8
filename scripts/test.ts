/**
 * Runs the tests, as `npm test` does: three files at a time, the longest first, so that no processor is idle at the end while one long
 * file goes on. `node --test` would sort them by their names.
 */
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { filesOfRun } from '../test/support/pack.ts';

const root = join(import.meta.dirname, '..');

// In a new clone nothing is compiled yet. What nearly every file and every server loads is compiled and kept once, before they begin:
// what a process has compiled is there for others only when it ends, and the first ones end late.
await import('../src/app.ts');
flushCompileCache();

run({
  files: filesOfRun().map((file) => join(root, file)),
  cwd: root,
  concurrency: 3,
  timeout: 600_000,
  execArgv: ['--import', join(root, 'test/support/untracked.ts')],
  // The types do not have it yet.
  ...{ globalSetupPath: join(root, 'test/support/global-setup.ts') },
})
  .on('test:summary', ({ success }) => {
    if (!success) process.exitCode = 1;
    // Each file would start a Postgres for itself, and take twice as long.
    if (process.env.TEST_DATABASE_URL !== undefined) return;
    console.error('The set-up for all files was passed over.');
    process.exitCode = 1;
  })
  .compose(spec)
  .pipe(process.stdout);
