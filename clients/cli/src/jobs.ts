import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Answer, Body } from 'arbiter-client';
import { Command, Option } from 'commander';
import type { Common } from './common.ts';
import { commonOf, jsonOf } from './common.ts';
import { progress } from './progress.ts';
import { wholeNumber } from './whole-number.ts';

type Job = Answer<'job'>;
type Request = Body<'createJob'>;

/** Which matches a job is about. */
interface Matches {
  ruleset?: string;
  tournament?: string;
  player?: string[];
  tag?: string[];
  since?: string;
  until?: string;
  status?: 'running' | 'over';
}

interface Waiting {
  wait?: boolean;
  write?: string;
}

const lineOf = ({ id, kind, state, progress: { done, of }, problem, download }: Job): string =>
  [
    ...[id, kind, state, of === null ? `${done}` : `${done} of ${of}`],
    ...(download ? [`${download.lines} lines, ${download.bytes} bytes`] : []),
    ...(problem ? [`${problem.code}: ${problem.detail}`] : []),
  ].join('  ');

/** What there is to say of a job that is over: its line, and what came of it. */
const linesOf = (job: Job): string[] => [
  lineOf(job),
  ...(job.result === null ? [] : [JSON.stringify(job.result, null, 2)]),
];

async function save({ arbiter }: Common, id: string, path: string): Promise<void> {
  const file = createWriteStream(path);
  for await (const line of arbiter.jobs.result(id)) {
    if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/** Waits until a job is over. What failed ends the program with 1. */
async function follow(common: Common, id: string, { write: path }: Waiting): Promise<void> {
  let bar: ReturnType<typeof progress> | null = null;
  let shown = 0;
  const seen: Job[] = [];
  for await (const job of common.arbiter.jobs.follow(id)) {
    const { done, of } = job.progress;
    if (bar === null && of !== null) bar = progress(of, 'done');
    bar?.step(done - shown);
    shown = done;
    seen.splice(0, 1, job);
  }
  bar?.end();
  const [last] = seen;
  if (last === undefined) return;
  if (last.state === 'done' && path !== undefined) await save(common, id, path);
  common.write(last, linesOf(last));
  if (last.state !== 'done') process.exitCode = 1;
}

async function ask(command: Command, request: Request, waiting: Waiting): Promise<void> {
  const common = commonOf(command);
  const job = await common.arbiter.jobs.create(request);
  if (waiting.wait || waiting.write !== undefined) await follow(common, job.id, waiting);
  else common.write(job, job.id);
}

const also = (value: string, before: string[] = []): string[] => [...before, value];

/** A command that asks for a job. */
const asking = (job: Command, name: string, description: string): Command =>
  job
    .command(name)
    .description(description)
    .option('--wait', 'until it is over, and print what came of it')
    .option('--write <file>', 'wait, and save what it has written, as lines of JSON');

/** The same for a job about matches. */
const ofMatches = (command: Command): Command =>
  command
    .option('--ruleset <id>', 'only matches of this ruleset')
    .option('--tournament <name>', 'only matches of this tournament')
    .option('--player <name>', 'only matches of this player; twice: of these two against each other', also)
    .option('--tag <tag>', 'only matches with this tag; may be repeated', also)
    .option('--since <time>', 'only matches that started at this time or later')
    .option('--until <time>', 'only matches that started before this time')
    .addOption(new Option('--status <status>', 'only matches that are so').choices(['running', 'over']));

const matchesIn = ({ ruleset, tournament, player, tag, since, until, status }: Matches): Matches => ({
  ...(ruleset === undefined ? {} : { ruleset }),
  ...(tournament === undefined ? {} : { tournament }),
  ...(player === undefined ? {} : { player }),
  ...(tag === undefined ? {} : { tag }),
  ...(since === undefined ? {} : { since }),
  ...(until === undefined ? {} : { until }),
  ...(status === undefined ? {} : { status }),
});

interface Simulated extends Waiting {
  games: number;
  seed: string;
  first: number;
  cards?: string;
}

export function jobCommand(): Command {
  const job = new Command('job').description('long work, done by the service');
  ofMatches(asking(job, 'verify', 'play matches again and compare them with the record')).action(
    (options: Matches & Waiting, command: Command) =>
      ask(command, { kind: 'verification', matches: matchesIn(options) }, options),
  );
  ofMatches(asking(job, 'export', 'write matches as lines of JSON'))
    .addOption(new Option('--include <what>', 'what follows each match').choices(['plies', 'events', 'transcript']))
    .action(
      (
        { include, ...options }: Matches & Waiting & { include?: 'plies' | 'events' | 'transcript' },
        command: Command,
      ) => ask(command, { kind: 'export', matches: matchesIn(options), ...(include ? { include } : {}) }, options),
    );
  asking(job, 'editions', 'play matches again by the rules that are there, and say what differs')
    .option('--ruleset <id>', 'only matches of this ruleset')
    .option('--adopt', 'running matches that come out the same go on under those rules')
    .action(
      ({ ruleset, adopt = false, ...options }: Waiting & { ruleset?: string; adopt?: boolean }, command: Command) =>
        ask(command, { kind: 'editions', adopt, ...(ruleset ? { ruleset } : {}) }, options),
    );
  asking(job, 'simulate', 'play random games')
    .argument('<ruleset>')
    .option('--games <n>', 'how many', wholeNumber(1, 1_000_000), 1000)
    .option('--seed <text>', 'game n of a seed is always the same game', '1')
    .option('--first <n>', 'the number of the first game', wholeNumber(0, 999_999_999), 0)
    .option('--cards <file>', 'cards of your own, and decks: {"cards": […], "decks": [{"id", "deck"}]}')
    .action((ruleset: string, { games, seed, first, cards, ...options }: Simulated, command: Command) => {
      const own = cards === undefined ? {} : (jsonOf(cards) as object);
      return ask(command, { kind: 'simulation', ruleset, games, seed, first, ...own }, options);
    });
  asking(job, 'archive', 'put into the archive what is kept no longer').action((options: Waiting, command: Command) =>
    ask(command, { kind: 'archive' }, options),
  );
  ofMatches(asking(job, 'restore', 'bring matches back from the archive'))
    .option('--match <id>', 'this match alone')
    .action(({ match, ...options }: Matches & Waiting & { match?: string }, command: Command) =>
      ask(command, { kind: 'restore', ...(match ? { match } : { matches: matchesIn(options) }) }, options),
    );
  job
    .command('keep')
    .argument('[days]', 'days, or a duration such as P90D; "all" for ever; without it, what was said')
    .description('how long finished matches are kept in the database')
    .action(async (days: string | undefined, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const keep = days === 'all' ? null : /^\d+$/.test(days ?? '') ? Number(days) : (days ?? null);
      const rule = days === undefined ? await arbiter.jobs.retention() : await arbiter.jobs.setRetention(keep);
      write(rule, rule.keep === null ? 'for ever' : `${rule.keep} (${rule.days} days)`);
    });
  job
    .command('list')
    .description('all jobs, the latest first')
    .action(async (_: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      for await (const one of arbiter.jobs.list()) write(one, lineOf(one));
    });
  job
    .command('show')
    .argument('<id>', 'the id of the job')
    .description('how far it is, and what came of it')
    .option('--wait', 'until it is over')
    .option('--write <file>', 'wait, and save what it has written, as lines of JSON')
    .action(async (id: string, options: Waiting, command: Command) => {
      const common = commonOf(command);
      if (options.wait || options.write !== undefined) return follow(common, id, options);
      const found = await common.arbiter.jobs.get(id);
      common.write(found, linesOf(found));
    });
  job
    .command('cancel')
    .argument('<id>', 'the id of the job')
    .description('end it; what it did stays done')
    .action(async (id: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const ended = await arbiter.jobs.cancel(id);
      write(ended, lineOf(ended));
    });
  job
    .command('delete')
    .argument('<id>', 'the id of the job')
    .description('delete it with what it has written')
    .action(async (id: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      await arbiter.jobs.delete(id);
      write({ id, deleted: true }, `The job ${id} has been deleted.`);
    });
  return job;
}
