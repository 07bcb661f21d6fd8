/** `npm run editions`: what the rules that are here make of all stored matches. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import { contentHash } from '../engine/index.ts';
import { areLeft, lookAtEditions } from '../services/matches/editions.ts';
import type { EditionsTally } from '../services/matches/editions-tally.ts';
import { countIn, editionsTally, emptyTally } from '../services/matches/editions-tally.ts';
import type { StoredEdition } from '../store/edition-store.ts';
import type { Store } from '../store/store.ts';
import { commandLine } from './arguments.ts';
import type { EditionsReport } from './editions-report.ts';
import { exitCode, reportText } from './editions-report.ts';
import { known } from './known.ts';
import { ownParts } from './own-parts.ts';
import { progress } from './progress.ts';
import type { Shell } from './shell.ts';
import { ownShell } from './shell.ts';
import { withStore } from './with-store.ts';

const USAGE = `npm run editions -- [--adopt] [--ruleset <id>] [--most 1000] [--resume file.json] [--json]

Plays all stored matches again by the rules that are here, those of all tenants, and reports what comes out otherwise, by clause.
Nothing is changed unless --adopt is said.
  --adopt    running matches of other editions that come out the same go on under the edition that is here; those that do not stay
             as they are: a judge can take each on from a ply before what differs (POST /v1/matches/{id}/adoption). Matches that
             are over are only compared
  --ruleset  only matches of this ruleset
  --most     looks at so many matches and stops
  --resume   keeps how far it is in this file, and goes on from there when it was stopped; the file goes when all is done
  --json     the report as JSON
Ends with 0 when all comes out the same, 1 when something differs, 2 for wrong arguments, 3 when a match could not be played again or
the database could not be used, 4 when it was stopped before its end (by --most, or by Ctrl-C, which lets the match in hand be finished).
Uses DATABASE_URL, or the service's own database, even while the server runs. A database that lacks migrations is not touched.`;

const argsSchema = z.object({
  adopt: z.boolean().default(false),
  ruleset: z.enum(known.map(({ id }) => id)).optional(),
  most: z.coerce.number().int().min(1).default(Number.MAX_SAFE_INTEGER),
  resume: z.string().min(1).optional(),
  json: z.boolean().default(false),
});
type Args = z.output<typeof argsSchema>;

/** What is wrong with the arguments. */
class Refused extends Error {}

function read(words: readonly string[]): Args | null {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const said = commandLine({
    args: words,
    options: { adopt: flag, ruleset: text, most: text, resume: text, json: flag, help: flag },
  });
  if (typeof said === 'string') throw new Refused(said);
  if (said.values.help) return null;
  const args = argsSchema.safeParse(said.values);
  if (args.success) return args.data;
  throw new Refused(args.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
}

const chosen = ({ ruleset }: Args) => known.filter(({ id }) => ruleset === undefined || id === ruleset);

/** What a run is about: another one does not go on with its numbers. */
const runOf = (args: Args): string =>
  contentHash([args.adopt, ...chosen(args).map(({ id, hash }) => [id, hash])].flat());

const kept = z.strictObject({ run: z.string(), tally: editionsTally });

function earlier(args: Args): EditionsTally {
  if (args.resume === undefined || !existsSync(args.resume)) return emptyTally();
  const text = readFileSync(args.resume, 'utf8');
  const found = kept.safeParse(parsed(text));
  if (!found.success) throw new Refused(`--resume: ${args.resume} is no file of an earlier run`);
  if (found.data.run !== runOf(args))
    throw new Refused(`--resume: ${args.resume} is of a run of other rules or arguments`);
  return found.data.tally;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Written beside and moved: a run that is killed leaves a whole file. */
function keep(args: Args, tally: EditionsTally): void {
  if (args.resume === undefined) return;
  writeFileSync(`${args.resume}.new`, JSON.stringify({ run: runOf(args), tally }));
  renameSync(`${args.resume}.new`, args.resume);
}

/** How many of the stored matches a run looks at. */
function countOf(args: Args, stored: readonly StoredEdition[]): number {
  const looked = stored.filter(({ ruleset, hash }) =>
    chosen(args).some((rules) => rules.id === ruleset && !(args.adopt && rules.hash === hash)),
  );
  return looked.reduce((sum, { running, over }) => sum + running + over, 0);
}

async function look(
  { console }: Shell,
  config: Config,
  args: Args,
  store: Store,
  tally: EditionsTally,
): Promise<EditionsReport> {
  const rulesets = chosen(args).map(({ id }) => id);
  const present = new Map(known.map(({ id, hash }) => [id, hash]));
  const stored = (await store.editions.list()).filter(
    (one) => args.ruleset === undefined || one.ruleset === args.ruleset,
  );
  const { parts, close } = ownParts(config, store, { error: (about, message) => console.error(message, about) });
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // Those that an earlier run adopted are no longer among the stored ones of other editions.
  const before = args.adopt ? tally.looked - tally.adopted : tally.looked;
  const bar = progress(Math.min(Math.max(0, countOf(args, stored) - before), args.most), 'matches', console);
  let left = args.most;
  let done = true;
  try {
    const asked = { tenant: null, rulesets, adopt: args.adopt, after: tally.after };
    for await (const looked of lookAtEditions(parts, asked)) {
      countIn(tally, looked, present.get(looked.match.ruleset) ?? '');
      keep(args, tally);
      bar.step(1);
      if (--left > 0 && !stopped) continue;
      done = !(await areLeft(parts, { ...asked, after: tally.after }));
      break;
    }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    bar.end();
    await close();
  }
  if (done && args.resume !== undefined) rmSync(args.resume, { force: true });
  const here = ({ ruleset, hash }: StoredEdition) => present.get(ruleset) === hash;
  const editions = stored.map((one) => ({ ...one, here: here(one), known: present.has(one.ruleset) }));
  const { after, ...rest } = tally;
  return { adopt: args.adopt, done, editions, ...rest };
}

/** Does what the arguments ask for, and gives the code to end with. */
export async function editions(shell: Shell): Promise<number> {
  const { console } = shell;
  try {
    const args = read(shell.args);
    if (args === null) {
      console.log(USAGE);
      return 0;
    }
    const tally = earlier(args);
    const config = readConfig(shell.env);
    const reports: EditionsReport[] = [];
    const work = async (store: Store) => void reports.push(await look(shell, config, args, store, tally));
    await withStore(config, console, work, 'refuse');
    const [report] = reports;
    if (!report) throw new Error('nothing was looked at');
    console.log(args.json ? JSON.stringify(report, null, 2) : reportText(report));
    return exitCode(report);
  } catch (error) {
    if (error instanceof Refused) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    console.error(error instanceof Error ? error.message : error);
    return 3;
  }
}

if (import.meta.main) process.exit(await editions(ownShell));
