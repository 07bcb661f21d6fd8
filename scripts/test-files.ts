import { filesOfRun } from '../test/support/pack.ts';

/** Writes the files that `npm test` runs, in one line. */
process.stdout.write(filesOfRun().join(' '));
