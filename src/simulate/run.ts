import { Worker } from 'node:worker_threads';
import type { AnyRuleset } from '../engine/index.ts';
import type { Watch } from './game.ts';
import { playGame } from './game.ts';
import { withOwnCards } from './own-cards.ts';
import type { RunPlan } from './plan.ts';
import { gamePlan } from './plan.ts';
import type { Tally } from './tally.ts';
import { count, emptyTally, merged } from './tally.ts';

/** What a job tells while it works: how many games it has finished, and at its end the numbers. */
export type JobMessage = { done: number } | { tally: Tally };

/** Plays every `jobs`-th game of a run from number `job` on. */
export function playShare(
  rules: AnyRuleset,
  run: RunPlan,
  share: { job: number; jobs: number },
  told: (done: number) => void,
  watch?: Watch,
): Tally {
  const tally = emptyTally();
  const played = run.own === undefined ? { ok: true as const, value: rules } : withOwnCards(rules, run.own);
  if (!played.ok) throw new Error(`the cards of the run: ${JSON.stringify(played.faults)}`);
  for (let n = run.first + share.job; n < run.first + run.games; n += share.jobs) {
    count(tally, n, playGame(played.value, gamePlan(played.value, run, n), watch));
    told(1);
  }
  return tally;
}

/** Plays a run on several threads, each started from the module `entry`. */
export async function playInJobs(entry: URL, run: RunPlan, jobs: number, told: (done: number) => void): Promise<Tally> {
  const share = (job: number) =>
    new Promise<Tally>((resolve, reject) => {
      const worker = new Worker(entry, { workerData: { run, share: { job, jobs } } });
      worker.on('message', (message: JobMessage) => {
        if ('tally' in message) resolve(message.tally);
        else told(message.done);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`job ${job} stopped with ${code}`)));
    });
  return merged(await Promise.all(Array.from({ length: jobs }, (_, job) => share(job))));
}
