import { appendFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { caseText } from '../conformance/write-case.ts';
import { caseOf, chosenOf, look, nothingFound, SEED } from '../search/search.ts';
import { gamePlan } from '../simulate/plan.ts';
import { commandLine } from './arguments.ts';
import { known, rulesetOf } from './known.ts';
import { progress } from './progress.ts';

const USAGE = `npm run rare -- --ruleset <id> [--games 2000] [--seed 1] [--cases 60] [--limit 20000] --write file.yaml

Plays random games, looks for what seldom happens in them (many effects at once, long chains, clauses and abilities that are
seldom cited, many choices), and writes each as a conformance case: a small position, what is done, and what comes of it.
What a case expects is what the rules do today: somebody has to read it against the clauses, and to write down why it is right.
  --games  random games to look through
  --cases  cases to write at most
  --limit  decisions after which a game is left`;

const whole = (least: number) => z.coerce.number().int().min(least);
const argsSchema = z.object({
  ruleset: z.enum(known.map(({ id }) => id)),
  games: whole(1).default(2000),
  seed: z.string().min(1).default('1'),
  cases: whole(1).default(60),
  limit: whole(1).default(20_000),
  write: z.string().min(1),
});

function main(): number {
  const text = { type: 'string' } as const;
  const said = commandLine({
    options: {
      ruleset: text,
      games: text,
      seed: text,
      cases: text,
      limit: text,
      write: text,
      help: { type: 'boolean' },
    },
  });
  if (typeof said === 'string') return refused(said);
  if (said.values.help) {
    console.log(USAGE);
    return 0;
  }
  const args = argsSchema.safeParse(said.values);
  if (!args.success)
    return refused(args.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
  const { cases, write, ...run } = args.data;
  const rules = rulesetOf(run.ruleset);
  const found = nothingFound();
  const bar = progress(run.games, 'games');
  const plan = { ...run, first: 0, options: rules.options.parse({}) };
  for (let n = 0; n < run.games; n++) {
    look(rules, gamePlan(rules, plan, n), found);
    bar.step(1);
  }
  bar.end();
  writeFileSync(write, `ruleset: ${rules.id}\nseed: ${SEED}\ncases:\n`);
  let written = 0;
  for (const chosen of chosenOf(found)) {
    const form = caseOf(rules, chosen);
    if (form === null) continue;
    appendFileSync(write, caseText(form));
    if (++written >= cases) break;
  }
  console.log(`${found.pieces.length} rare pieces of ${run.games} games; ${written} cases written to ${write}`);
  return 0;
}

function refused(why: string): number {
  console.error(`${why}\n\n${USAGE}`);
  return 2;
}

process.exitCode = main();
