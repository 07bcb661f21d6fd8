/**
 * `npm run mutate`: makes small changes of the machine and the games, one at a time, and sees whether a conformance case or a law
 * notices. What was tried is kept, so that a run that was stopped goes on where it was.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../../src/cli/arguments.ts';
import { known } from '../../src/cli/known.ts';
import { progress } from '../../src/cli/progress.ts';
import { LISTS, listsOf, SHAPES } from '../recorded/lists.ts';
import { alikeOf } from './alike.ts';
import { changedSince } from './changed.ts';
import { mutantsOf, sampleOf } from './mutants.ts';
import { changeOf, pageOf, placeOf, reportOf, summaryOf } from './report.ts';
import { seek } from './seek.ts';
import { SURVEYS, tryService } from './service.ts';
import { guardOf, serviceFiles } from './service-targets.ts';
import { sweep } from './sweep.ts';
import { gameOf, ROOT, targetFiles } from './targets.ts';
import type { Verdict } from './trial.ts';
import { isOpen, tryMutants } from './trial.ts';

const USAGE = `npm run mutate -- [--sample 200] [--seed 1] [--again | --anew] [--service] [--changed] [--within seconds] [--workers 1] [part of a path] …
npm run mutate -- --sweep [--sample 2000] [--seed 1] [--again] rulesets/gundam …
npm run mutate -- --seek cards [--within seconds] [--seed 1] rulesets/gundam/effects …

Changes the machine and the games in small ways, one at a time, and says which changes no conformance case, no law and no test of its part notices; with --service
what the service decides with: tenants, views, seals, limits and repeats (test/mutation/service-targets.ts), and whether its tests notice. --sample says
how many of all such changes are tried, chosen by the seed (0: all of them); the same seed goes on where it was stopped. --again tries those
that were not noticed once more, --anew all of them. With paths only files whose path has one of these parts; --changed only files that
changed since the commit from which this branch comes, of the machine, the games and the service. --within stops after so many seconds. The report is .tmp/mutation/<seed>/report.html
and report.json.
With --sweep many are tried at once, in cases and recorded lines alone: thousands in a few minutes, for finding what kind of code nothing tells.
With --seek no mutant is judged: cards, texts, positions or plays are made up, and those that tell changes of these files which no recorded one tells are
added to the lists of their game in test/recorded, or for files that all games share to those of every game that comes to them; with --again they are to tell changes that a run with this seed left over, and no others.`;

async function main(): Promise<number> {
  const said = commandLine({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      sample: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      within: { type: 'string', default: '0' },
      workers: { type: 'string', default: '1' },
      again: { type: 'boolean' },
      anew: { type: 'boolean' },
      changed: { type: 'boolean' },
      service: { type: 'boolean' },
      seek: { type: 'string' },
      sweep: { type: 'boolean' },
    },
  });
  if (typeof said === 'string') {
    console.error(`${said}\n\n${USAGE}`);
    return 2;
  }
  const { positionals, values } = said;
  const [size, seconds, workers] = [values.sample, values.within, values.workers].map(Number);
  if (
    values.help ||
    ![size, seconds, workers].every((one) => Number.isSafeInteger(one)) ||
    !/^[\w-]+$/.test(values.seed)
  ) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const possible = [
    ...(values.changed || !values.service ? targetFiles() : []),
    ...(values.changed || values.service ? serviceFiles() : []),
  ];
  let files = possible.filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)));
  if (values.seek !== undefined)
    return await seekLines(files, values.seek, { seconds: seconds || 300, seed: values.seed, again: values.again });
  if (values.changed) {
    const changed = changedSince();
    if (changed === null) {
      console.log('Mutants: there is no earlier commit to compare with.');
      return 0;
    }
    files = files.filter((file) => changed.files.includes(file));
    if (files.length === 0) {
      console.log(
        `Mutants: no file of the machine, of a game or of what the service decides with changed since ${changed.base}.`,
      );
      return 0;
    }
  }

  const searched = progress(files.length, 'files searched');
  const all = await mutantsOf(files, () => searched.step(1));
  searched.end();
  const drawn = sampleOf(all, size || all.length, values.seed);
  const sample = drawn.filter((mutant) => alikeOf(mutant) === undefined);
  const folder = join(ROOT, '.tmp/mutation', values.seed);
  const kept = join(folder, 'verdicts.jsonl');
  if (values.anew) for (const one of [folder, SURVEYS]) rmSync(one, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const verdicts = readVerdicts(kept);
  if (values.again) {
    for (const verdict of [...verdicts.values()]) if (isLeft(verdict)) verdicts.delete(verdict.key);
  }

  const open = new Map([...verdicts].filter(([, verdict]) => isOpen(verdict)));
  const left = sample.filter(({ key }) => !verdicts.has(key) || open.has(key));
  const end = seconds ? performance.now() + seconds * 1000 : Number.POSITIVE_INFINITY;
  if (left.length > 0) {
    const bar = progress(left.length, 'mutants');
    const how = {
      workers: workers || 1,
      enough: () => performance.now() > end,
      tell(verdict: Verdict) {
        verdicts.set(verdict.key, verdict);
        appendFileSync(kept, `${JSON.stringify(verdict)}\n`);
        if (!isOpen(verdict)) bar.step(1);
      },
    };
    const ofService = left.filter(({ file }) => guardOf(file) !== undefined);
    const others = left.filter(({ file }) => guardOf(file) === undefined);
    if (values.sweep)
      for (const { key } of await sweep(others, how.tell))
        how.tell({ key, status: 'Survived', why: 'with others at once no case and no line told it', by: 'none' });
    else if (others.length > 0) await tryMutants(others, { ...how, open });
    await tryService(ofService, how);
    bar.end();
  }

  const tried = sample.flatMap((mutant) => {
    const verdict = verdicts.get(mutant.key);
    return verdict ? [{ ...mutant, ...verdict }] : [];
  });
  const report = reportOf(tried, { seed: values.seed, sample: sample.length, mutants: all.length });
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  writeFileSync(join(folder, 'report.html'), pageOf(report));
  console.log(
    `Seed ${values.seed}: ${tried.length} mutants tried of a sample of ${sample.length}, out of ${all.length} in ${files.length} files.`,
  );
  if (drawn.length > sample.length)
    console.log(`${drawn.length - sample.length} more are listed in test/mutation/alike.ts: nobody could tell.`);
  if (tried.length > 0) console.log(summaryOf(tried));
  return 0;
}

/** What became of mutants in a run, the last word on each, by their keys. */
function readVerdicts(path: string): Map<string, Verdict> {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line): [string, Verdict] => [JSON.parse(line).key, JSON.parse(line)]));
}

/** Whether a mutant was tried, and not noticed. */
const isLeft = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && !['Killed', 'Timeout'].includes(verdict.status);

/** Adds lines to lists of the games of some files. */
async function seekLines(
  files: readonly string[],
  name: string,
  { seconds, seed, again = false }: { seconds: number; seed: string; again?: boolean | undefined },
): Promise<number> {
  const list = LISTS.find((one) => one.name === name);
  if (list === undefined || list === SHAPES) {
    const names = LISTS.filter((one) => one !== SHAPES).map((one) => one.name);
    console.error(`--seek takes ${names.join(', ')}.\n\n${USAGE}`);
    return 2;
  }
  const own = new Set(files.map(gameOf));
  // Through what belongs to no game all of them run.
  const games = known.flatMap((rules) =>
    (own.has(null) || own.has(rules.id)) && listsOf(rules).includes(list) ? [rules.id] : [],
  );
  const verdicts = again ? readVerdicts(join(ROOT, '.tmp/mutation', seed, 'verdicts.jsonl')) : null;
  const mutants = (await mutantsOf(files)).filter(
    (mutant) => alikeOf(mutant) === undefined && (verdicts === null || isLeft(verdicts.get(mutant.key))),
  );
  const { told, found, added, left } = await seek(mutants, { games, name: list.name, seconds, seed });
  for (const mutant of left) console.log(`${placeOf(mutant)} ${mutant.mutatorName}\n${changeOf(mutant)}\n`);
  console.log(
    `${games.join(', ')}; ${name}: of ${mutants.length} mutants ${told} are told by lines that were there, ${found} by ${added} that were added, and ${left.length} that lines come to by none.`,
  );
  return 0;
}

process.exitCode = await main();
