/** `npm run dictionary -- <ruleset>`: writes another dictionary for what plies of that ruleset tell; see `src/store/dictionaries`. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, next } from '../bench/play.ts';
import { known } from '../src/cli/known.ts';
import { adjudicate } from '../src/engine/index.ts';
import { diceFrom } from '../src/simulate/choice.ts';
import { dictionariesFolder, dictionaryName } from '../src/store/packed-ply.ts';

/** So many bytes: with a usual text no more than a window of 16 kB. */
const BYTES = 14_000;
const GAMES = 6;
const PLIES = 40;

const rules = known.find(({ id }) => id === process.argv[2]);
if (!rules) throw new Error(`which ruleset? One of ${known.map(({ id }) => id).join(', ')}.`);
const texts: string[] = [];
for (let game = 0; game < GAMES; game++) {
  const dice = diceFrom(`dictionary ${game}`);
  let at = begin(rules, 'dictionary', game);
  for (let ply = 0; ply < PLIES && at.outcome === null; ply++) {
    const action = next(at, dice);
    const result = adjudicate(rules, rules.sampleCards, at.state, action);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
    at = result.value;
    texts.push(JSON.stringify([action, at.events]));
  }
}
// Plies of all games, in an order that has nothing to do with the course of one: what is near the end is found most cheaply.
const mixed = texts.map((text, at) => ({ text, place: (at * 7919) % texts.length })).sort((a, b) => a.place - b.place);
let content = Buffer.from(mixed.map(({ text }) => text).join('\n'));
content = content.subarray(content.length - Math.min(BYTES, content.length));
const before = readdirSync(dictionariesFolder).filter((file) => file.startsWith(`${rules.id}.`)).length;
const hash = dictionaryName(content).toString(16).padStart(8, '0');
const file = join(dictionariesFolder, `${rules.id}.${before + 1}.${hash}.txt`);
writeFileSync(file, content);
console.log(`Wrote ${file}.`);
