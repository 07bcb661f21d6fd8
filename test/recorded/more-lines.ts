import type { ReadyCase } from '../../src/conformance/read.ts';
import { runCase } from '../../src/conformance/run.ts';
import type { AnyRuleset } from '../../src/engine/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import { readMade } from './book.ts';
import { candidatesFor } from './candidates.ts';
import { Coverage } from './coverage.ts';
import type { List } from './lists.ts';
import { listsOf, readList } from './lists.ts';
import type { Play } from './plays.ts';
import { Recorder } from './record.ts';

/** What has been run is looked at after so many cases: a look takes some time. */
const CASES_A_LOOK = 50;

/** A line is kept that comes to so many characters of code that nothing came to before. */
const NEW = 10;

/**
 * More lines of a list, looked for so many seconds, that come to code to which neither a case nor anything else that is recorded comes; plays with
 * as few steps as come to it.
 */
export function* moreLines(
  rules: AnyRuleset,
  list: List,
  cases: readonly ReadyCase[],
  seconds: number,
): Generator<string> {
  const code = new Coverage();
  for (const [at, one] of [...cases, ...readMade(rules).flatMap((file) => file.cases)].entries()) {
    runCase(one, new Recorder(one).trace);
    if (at % CASES_A_LOOK === 0) code.more();
  }
  for (const other of listsOf(rules)) for (const line of readList(rules.id, other).keys()) other.came(rules, line);
  code.more();
  const before = readList(rules.id, list);
  const end = performance.now() + seconds * 1000;
  for (const line of candidatesFor(rules, list, cases, diceFrom(`more ${list.name} of ${rules.id} ${before.size}`))) {
    if (performance.now() > end) break;
    if (before.has(line)) continue;
    // What was run while the line was made up is no part of what comes of it.
    code.look();
    list.came(rules, line);
    const { count } = code.look();
    if (count < NEW) continue;
    const kept = list.name === 'plays' ? shortest(rules, list, line, { code, count }) : line;
    list.came(rules, kept);
    code.more();
    yield kept;
  }
  code.end();
}

/** A play with as few steps as come to all the new code that it comes to. */
function shortest(
  rules: AnyRuleset,
  list: List,
  line: string,
  { code, count }: { code: Coverage; count: number },
): string {
  const play: Play = JSON.parse(line);
  for (let steps = 0; steps < play.steps.length; steps++) {
    const shorter = JSON.stringify({ ...play, steps: play.steps.slice(0, steps) });
    code.look();
    list.came(rules, shorter);
    if (code.look().count >= count) return shorter;
  }
  return line;
}
