import { known } from '../src/cli/known.ts';
import { benchEngine } from './engine.ts';

/* Measures one ruleset, in a process that has nothing else to do: `engine-alone.ts gundam 3`. */

const [id, runs] = process.argv.slice(2);
const rules = known.find((one) => one.id === id);
if (rules === undefined) throw new Error(`no ruleset ${id}`);
benchEngine(rules, Number(runs));
