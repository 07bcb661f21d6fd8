import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { caseText } from '../conformance/write-case.ts';
import type { AnyRuleset, Fault } from '../engine/index.ts';
import { faultText, readShape } from '../engine/index.ts';
import { failingGame } from '../search/counterexample.ts';
import type { OwnCards } from '../simulate/own-cards.ts';
import { withOwnCards } from '../simulate/own-cards.ts';
import type { RunPlan } from '../simulate/plan.ts';
import { gamePlan } from '../simulate/plan.ts';
import { simulationReport } from '../simulate/report.ts';
import { playInJobs, playShare } from '../simulate/run.ts';
import { writtenRun } from '../simulate/written.ts';
import { commandLine } from './arguments.ts';
import { eventLine } from './event-line.ts';
import { known } from './known.ts';
import { progress } from './progress.ts';
import type { Shell } from './shell.ts';
import { ownShell } from './shell.ts';

const USAGE = `npm run simulate -- --ruleset <id> [--games 1000] [--seed text] [--jobs 1]
                       [--first 0] [--options '{…}'] [--limit 20000] [--cards file.json] [--trace] [--write file.json]

Plays random legal games to their end, with all pairs of sample decks in turn. Game n of a seed is always the same game.
Options are equally likely, unless the ruleset weighs them for random players (weigh): in some games little would happen
if passing were as likely as every other option.
  --jobs     threads
  --first    number of the first game, to play one again
  --options  options of the match, as JSON
  --cards    plays cards of your own beside the sample cards, from a JSON file: {"cards": […], "decks": [{"id", "title", "deck"}]};
             a card replaces the sample card of its id; without decks those of the samples are played
  --limit    decisions after which a game counts as one that does not end
  --trace    prints every action and event
  --write    writes the games and what they cited to a file, for the page /statistics/<id> of the service
Ends with 1 when an option was refused, a game did not end, or the engine failed.`;

const whole = (least: number) => z.coerce.number().int().min(least);
const argsSchema = z.object({
  ruleset: z.enum(known.map(({ id }) => id)),
  games: whole(1).default(1000),
  seed: z.string().min(1).default('1'),
  jobs: whole(1).max(64).default(1),
  first: whole(0).default(0),
  options: z
    .string()
    .default('{}')
    .transform((text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    }),
  limit: whole(1).default(20_000),
  cards: z.string().optional(),
  trace: z.boolean().default(false),
  write: z.string().min(1).optional(),
});

function read(
  args: readonly string[],
): { rules: AnyRuleset; run: RunPlan; jobs: number; trace: boolean; write: string | undefined } | string | null {
  const text = { type: 'string' } as const;
  const said = commandLine({
    args,
    options: {
      ruleset: text,
      games: text,
      seed: text,
      jobs: text,
      first: text,
      options: text,
      limit: text,
      cards: text,
      write: text,
      trace: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (typeof said === 'string') return said;
  if (said.values.help) return null;
  const wanted = argsSchema.safeParse(said.values);
  if (!wanted.success)
    return wanted.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n');
  const { jobs, trace, cards, write, ...run } = wanted.data;
  const rules = known.find(({ id }) => id === run.ruleset);
  if (!rules) return `--ruleset: there is no ${run.ruleset}`;
  const options = rules.options.safeParse(run.options);
  if (!options.success) {
    return options.error.issues.map(({ path, message }) => `--options: ${path.join('.')} ${message}`).join('\n');
  }
  const own = cards === undefined ? undefined : ownCards(rules, cards);
  if (typeof own === 'string') return own;
  return { rules, run: { ...run, options: options.data, own }, jobs: Math.min(jobs, run.games), trace, write };
}

const ownSchema = z.strictObject({
  cards: z.array(z.json()),
  decks: z.array(z.strictObject({ id: z.string(), title: z.string().default(''), deck: z.json() })).default([]),
});

/** The cards of a file, or what is wrong with them, a line for each fault. */
function ownCards(rules: AnyRuleset, path: string): OwnCards | string {
  const read = readJson(path);
  if (typeof read === 'string') return `--cards: ${read}`;
  const own = readShape(ownSchema, read.json);
  const faults = own.success ? faultsWith(rules, own.data) : own.faults;
  const told = faults.map(({ path: at, ...fault }) => `${path}${at}: ${faultText(fault)}`);
  return own.success && told.length === 0 ? own.data : told.join('\n');
}

function faultsWith(rules: AnyRuleset, own: OwnCards): Fault[] {
  const played = withOwnCards(rules, own);
  return played.ok ? [] : played.faults;
}

function readJson(path: string): { json: unknown } | string {
  if (!existsSync(path)) return `there is no file ${path}`;
  try {
    return { json: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (error) {
    if (error instanceof SyntaxError) return `${path}: ${error.message}`;
    throw error;
  }
}

/** Does what the arguments ask for, and gives the code to end with. */
export async function simulate({ args, console }: Shell): Promise<number> {
  const asked = read(args);
  if (asked === null) {
    console.log(USAGE);
    return 0;
  }
  if (typeof asked === 'string') {
    console.error(`${asked}\n\n${USAGE}`);
    return 2;
  }
  const { rules, run, jobs, trace, write } = asked;
  const withOwn = run.own === undefined ? null : withOwnCards(rules, run.own);
  const played = withOwn?.ok ? withOwn.value : rules;
  const bar = progress(run.games, 'games', console);
  const began = performance.now();
  const alone = jobs === 1 || trace;
  const tally = alone
    ? playShare(
        rules,
        run,
        { job: 0, jobs: 1 },
        bar.step,
        trace ? (...seen) => show(console, played, ...seen) : undefined,
      )
    : await playInJobs(new URL('./simulate-job.ts', import.meta.url), run, jobs, bar.step);
  bar.end();
  console.log(simulationReport(rules, run, tally, (performance.now() - began) / 1000));
  const [first] = tally.failures;
  const small = first && failingGame(played, gamePlan(played, run, first.game));
  if (small) console.log(`the first of them made small, as a conformance case:\n\n${caseText(small)}`);
  if (write !== undefined) writeFileSync(write, `${JSON.stringify(writtenRun(played, run, tally))}\n`);
  return tally.failures.length > 0 ? 1 : 0;
}

type Seen = Parameters<NonNullable<Parameters<typeof playShare>[4]>>;

function show(console: Shell['console'], rules: AnyRuleset, ...[decision, action, events]: Seen): void {
  console.log(`${decision} ${JSON.stringify(action)}`);
  for (const event of events) console.log(`    ${eventLine(rules, rules.sampleCards, event)}`);
}

if (import.meta.main) process.exitCode = await simulate(ownShell);
