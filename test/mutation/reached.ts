/** Loaded before a file of tests: writes the ids of the mutants that the process came to where `MUTANTS_REACHED` says, as it ends. */
import { writeFileSync } from 'node:fs';

const { MUTANTS_REACHED: path } = process.env;
if (path === undefined) throw new Error('MUTANTS_REACHED says where to write');
process.on('exit', () => {
  const { static: loaded = {}, perTest = {} } = globalThis.__stryker__?.mutantCoverage ?? {};
  const ids = [loaded, ...Object.values(perTest)].flatMap((counts) => Object.keys(counts));
  writeFileSync(path, JSON.stringify([...new Set(ids)]));
});
