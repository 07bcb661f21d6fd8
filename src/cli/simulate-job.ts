import { parentPort, workerData } from 'node:worker_threads';
import type { RunPlan } from '../simulate/plan.ts';
import type { JobMessage } from '../simulate/run.ts';
import { playShare } from '../simulate/run.ts';
import { rulesetOf } from './known.ts';

const { run, share } = workerData as { run: RunPlan; share: { job: number; jobs: number } };
const tell = (message: JobMessage) => parentPort?.postMessage(message);
tell({ tally: playShare(rulesetOf(run.ruleset), run, share, (done) => tell({ done })) });
