/** `npm run dictionary -- <ruleset>`: writes another two dictionaries for plies and states of that ruleset; see `src/store/dictionaries`. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, next } from '../bench/play.ts';
import { known } from '../src/cli/known.ts';
import { adjudicate, hashState } from '../src/engine/index.ts';
import { diceFrom } from '../src/simulate/choice.ts';
import { dictionariesFolder, dictionaryName } from '../src/store/dictionaries.ts';
import { leanText } from '../src/store/packed-ply.ts';

/** So many bytes: with a usual text no more than a window of 16 kB. */
const BYTES = 14_000;
const GAMES = 24;
const PLIES = 40;
/** The ply after which states are kept that are in the dictionary beside those of starts, of so many games each. */
const KEPT = 32;
const STATES = 2;

const rules = known.find(({ id }) => id === process.argv[2]);
if (!rules) throw new Error(`which ruleset? One of ${known.map(({ id }) => id).join(', ')}.`);
const texts: string[] = [];
const [started, kept]: [string[], string[]] = [[], []];
for (let game = 0; game < GAMES; game++) {
  const dice = diceFrom(`dictionary ${game}`);
  let at = begin(rules, 'dictionary', game);
  texts.push(leanText(null, at.events));
  started.push(hashState(at.state));
  for (let ply = 1; ply <= PLIES && at.outcome === null; ply++) {
    const action = next(at, dice);
    const result = adjudicate(rules, rules.sampleCards, at.state, action);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
    at = result.value;
    texts.push(leanText(action, at.events));
    if (ply === KEPT) kept.push(hashState(at.state));
  }
}
// Plies of all games, in an order that has nothing to do with the course of one: what is near the end is found most cheaply.
const mixed = texts.map((text, at) => ({ text, place: (at * 7919) % texts.length })).sort((a, b) => a.place - b.place);
write('plies', mixed.map(({ text }) => text).join('\n'));
write('states', [...kept.slice(-STATES), ...started.slice(-STATES)].join('\n'));

function write(kind: string, text: string): void {
  const whole = Buffer.from(text);
  const content = whole.subarray(whole.length - Math.min(BYTES, whole.length));
  const before = readdirSync(dictionariesFolder).filter((file) => file.startsWith(`${rules?.id}.${kind}.`)).length;
  const hash = dictionaryName(content).toString(16).padStart(8, '0');
  const file = join(dictionariesFolder, `${rules?.id}.${kind}.${before + 1}.${hash}.txt`);
  writeFileSync(file, content);
  console.log(`Wrote ${file}.`);
}
