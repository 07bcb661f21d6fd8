/** A worker of the pool: does one job at a time, with the same code as the event loop does it. */
import { LRUCache } from 'lru-cache';
import type { AnyRuleset, CardSet, Game, Json, Refusal } from '../../engine/index.ts';
import { compileCards, Stopped, Work } from '../../engine/index.ts';
import { rulesets } from '../../rulesets/index.ts';
import { withHouseRules } from '../rules/house-rules.ts';
import { JobFlag, Unwanted } from './job-flag.ts';
import type { JobName, Jobs } from './jobs.ts';
import { jobs } from './jobs.ts';

/** How much work passes between two looks at whether the job is still wanted: a few milliseconds. */
const LOOK_EVERY = 2000;

/** A job with all it needs, as it is sent to a worker. The cards are those of the caller; null for the sample cards. */
export interface Task {
  name: JobName;
  ruleset: string;
  cards: { hash: string; source: readonly Json[] } | null;
  input: Jobs[JobName]['input'];
  /** Says whether it is still wanted. */
  flag: SharedArrayBuffer;
}

/** What came of a job, or why the engine stopped reading; nothing of a job that nobody wanted any more. */
export type Done = { output: Jobs[JobName]['output'] | null } | { stopped: Refusal };

const known = new Map(rulesets.map((rules) => [rules.id, withHouseRules(rules)]));
/** Card sets are compiled once for a run of jobs. */
const compiled = new LRUCache<string, CardSet<Game>>({ max: 4 });

function cardsOf(rules: AnyRuleset, cards: Task['cards']): CardSet<Game> {
  if (cards === null) return rules.sampleCards;
  const name = `${rules.id} ${cards.hash}`;
  const ready = compiled.get(name);
  if (ready) return ready;
  const result = compileCards(rules, cards.source);
  if (!result.ok) throw new Error(`the cards of a job have ${result.faults.length} faults`);
  compiled.set(name, result.value);
  return result.value;
}

function perform<N extends JobName>(name: N, task: Task): Jobs[N]['output'] {
  const rules = known.get(task.ruleset);
  if (!rules) throw new Error(`no ruleset ${task.ruleset}`);
  const flag = new JobFlag(task.flag);
  flag.begin();
  const work = new Work(undefined, { every: LOOK_EVERY, look: () => flag.look() });
  return jobs[name]({ rules, cards: cardsOf(rules, task.cards) }, task.input as Jobs[N]['input'], work);
}

export function work(task: Task): Done {
  try {
    return { output: perform(task.name, task) };
  } catch (error) {
    if (error instanceof Stopped) return { stopped: error.refusal };
    if (error instanceof Unwanted) return { output: null };
    throw error;
  }
}
