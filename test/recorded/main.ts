/** `npm run recorded`: writes down what comes of every conformance case, or shows all that comes of some of them. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../../src/cli/arguments.ts';
import { known } from '../../src/cli/known.ts';
import { readAll } from '../../src/conformance/find.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import { failureText, faultLine } from '../../src/conformance/report.ts';
import { runCase } from '../../src/conformance/run.ts';
import { caseText } from '../../src/conformance/write-case.ts';
import type { AnyRuleset } from '../../src/engine/index.ts';
import { CASES, differsFrom, MADE, madeFiles, readBook, readMade, titleOf, writeBook } from './book.ts';
import { madeCards } from './cards.ts';
import type { List } from './lists.ts';
import { CARDS, LISTS, listsOf, readList, SHAPES, TEXTS, writeList } from './lists.ts';
import { madeGames } from './made-games.ts';
import { moreLines } from './more-lines.ts';
import { Recorder } from './record.ts';
import { SHAPE_NAMES } from './shapes.ts';
import { madeTexts } from './texts.ts';

const USAGE = `npm run recorded -- [--show "part of a title"] [--texts] [--cards] [--games 100] [--more plays [--within 300]] [gundam …]

Runs the conformance cases of all games, or of those that are named, and writes to test/recorded/<game>.txt what comes of each; reads the texts and
cards of test/recorded/<game>-texts.txt and <game>-cards.txt, and writes there what comes of them. Says what goes otherwise than it was recorded, and where
only the words have changed. With --games games are played with so many sets of made-up cards, and those are kept in test/recorded/made that come to code to which
neither a case nor another game comes. With --more lines of a list are looked for
for so many seconds, and those are added to it that come to code to which nothing recorded comes. With --texts other texts are made up first, which show wordings that the old ones do not;
with --cards other cards, sound ones and some with every fault. With --show nothing is written: all
that comes of the cases with these words in their file or name is printed, to be compared with what it was before.`;

async function main(): Promise<number> {
  const said = commandLine({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      show: { type: 'string' },
      texts: { type: 'boolean' },
      cards: { type: 'boolean' },
      more: { type: 'string' },
      within: { type: 'string', default: '300' },
      games: { type: 'string' },
    },
  });
  if (typeof said === 'string') {
    console.error(`${said}\n\n${USAGE}`);
    return 2;
  }
  const { positionals, values } = said;
  const sets = values.games === undefined ? 0 : Number(values.games);
  if (!Number.isSafeInteger(sets) || sets < 0) {
    console.error(`--games is a number of sets of cards, not ${values.games}.\n\n${USAGE}`);
    return 2;
  }
  const seconds = Number(values.within);
  const wanted = LISTS.find(({ name }) => name === values.more);
  if (!Number.isSafeInteger(seconds) || (values.more !== undefined && (wanted === undefined || wanted === SHAPES))) {
    console.error(`--more is the name of a list, and --within a number of seconds.\n\n${USAGE}`);
    return 2;
  }
  const strange = positionals.filter((id) => !known.some((rules) => rules.id === id));
  if (values.help || strange.length > 0) {
    console.log(strange.length > 0 ? `There is no game ${strange.join(', ')}.\n\n${USAGE}` : USAGE);
    return values.help ? 0 : 2;
  }
  let failed = 0;
  const read = readAll(CASES, known);
  const faults = read.flatMap((file) => file.faults.map(faultLine));
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    return 1;
  }
  const cases = read.flatMap((file) => file.cases);
  for (const rules of known) {
    const { id } = rules;
    if (positionals.length > 0 && !positionals.includes(id)) continue;
    const before = readBook(id);
    const now = new Map<string, string>();
    const own = cases.filter((one) => one.rules === rules);
    if (sets > 0) makeGames(rules, own, sets);
    for (const one of [...own, ...readMade(rules).flatMap((file) => file.cases)]) {
      const title = titleOf(one);
      if (values.show !== undefined && !title.includes(values.show)) continue;
      const recorder = new Recorder(one);
      const result = runCase(one, recorder.trace);
      if (values.show !== undefined) {
        console.log(`${title}\n${JSON.stringify(recorder.moments, null, 2)}`);
        continue;
      }
      if (result.failures.length > 0) {
        console.error(failureText(result));
        failed++;
      }
      now.set(title, recorder.line);
      const differs = differsFrom(before.get(title), recorder.line);
      if (differs !== null) console.log(`${title}: ${differs}`);
    }
    if (values.show !== undefined || failed > 0) continue;
    writeBook(id, now);
    for (const list of listsOf(rules)) {
      if (list === TEXTS && values.texts) recordList(rules, list, madeTexts(rules));
      else if (list === CARDS && values.cards) recordList(rules, list, madeCards(rules, own));
      else if (list === wanted)
        recordList(rules, list, [...readList(id, list).keys(), ...moreLines(rules, list, own, seconds)]);
      else recordList(rules, list, list === SHAPES ? SHAPE_NAMES : undefined);
    }
  }
  return failed > 0 ? 1 : 0;
}

/** Records what comes of each line of a list, or of other texts that are made up. */
function recordList(rules: AnyRuleset, list: List, anew?: Iterable<string>): void {
  const before = readList(rules.id, list);
  const now = new Map<string, string>();
  for (const line of anew ?? before.keys()) {
    const came = list.came(rules, line);
    now.set(line, came);
    const differs = differsFrom(before.get(line), came);
    if (differs !== null && (anew === undefined || list === SHAPES)) console.log(`${line}: ${differs}`);
  }
  if (now.size > 0) writeList(rules.id, list, now);
}

/** Plays games anew with made-up cards, and writes those that are kept. */
function makeGames(rules: AnyRuleset, cases: readonly ReadyCase[], sets: number): void {
  for (const path of madeFiles(rules.id)) rmSync(path);
  let files = 0;
  for (const made of madeGames(rules, cases, sets)) {
    const cards = made.cards.map((card) => `  - ${JSON.stringify(card)}\n`).join('');
    const text = `ruleset: ${rules.id}\ncards:\n${cards}cases:\n${made.cases.map(caseText).join('')}`;
    writeFileSync(join(MADE, `${rules.id}-${++files}.yaml`), text);
  }
  console.log(`${rules.id}: games with ${files} sets of cards`);
}

process.exitCode = await main();
