import type { AnyRuleset, RunOptions } from '../src/engine/index.ts';
import { adjudicate, checkStateHash, contentText, hashState, Sitting, sealState } from '../src/engine/index.ts';
import { KnownStates } from '../src/services/runs/known-states.ts';
import { everyDeck } from './decks.ts';
import { heading, perSecond, Row, ratio } from './measure.ts';
import type { Ply } from './play.ts';
import { collect, playInMemory, replay } from './play.ts';

/** How long each measurement takes at least. */
const MS = 1500;
/** How long each is done before: until then the compiler is at work, and a service runs for months. */
const WARM = 5000;
const PLIES = 2000;
/** Who plays at random, or searches, goes by the ids of options; what they name has a row of its own. */
const UNNAMED: RunOptions = { tells: false };

function replaySealed(rules: AnyRuleset, plies: readonly Ply[]): number {
  for (const { text, action } of plies) {
    const state = JSON.parse(text);
    if (checkStateHash(state)) throw new Error('the seal is broken');
    const result = adjudicate(rules, rules.sampleCards, state, action, UNNAMED);
    if (!result.ok) throw new Error(result.refusal.detail);
    hashState(result.value.state);
  }
  return plies.length;
}

/**
 * The same where the states come back to the process that gave them out, which knows them to the letter and goes on with them, as
 * the service does.
 */
function replayKnown(rules: AnyRuleset, plies: readonly Ply[], known: KnownStates): number {
  for (const { text, action } of plies) {
    const apart = known.beside(`{"state":${text}}`);
    if (apart === null) throw new Error('the state is not known');
    const body = JSON.parse(apart.rest);
    known.putBack(body, apart);
    const sitting = known.sittingOf(body.state) ?? new Sitting(rules, rules.sampleCards);
    const result = sitting.adjudicate(body.state, action, UNNAMED);
    if (!result.ok) throw new Error(result.refusal.detail);
    const { state } = result.value;
    const content = sealState(state);
    known.keep(known.add(state.hash, content), { state, sitting, sent: null });
  }
  return plies.length;
}

/** What a process knows that gave out these states. */
function knowing(plies: readonly Ply[]): KnownStates {
  const known = new KnownStates();
  for (const { text } of plies) known.add(JSON.parse(text).hash, contentText(text));
  return known;
}

function floor(plies: readonly Ply[]): number {
  for (const { text } of plies) JSON.stringify(JSON.parse(text));
  return plies.length;
}

/** Measures one ruleset without the service: in memory, from text to text, and what reading and writing alone costs. */
export function benchEngine(rules: AnyRuleset, runs: number): void {
  const plies = collect(rules, 'bench', PLIES);
  const memory = new Row('in memory: options listed, checked, events');
  const named = new Row('the same, and what events and options name');
  const every = new Row('in memory with every sample deck');
  const json = new Row('JSON in and out');
  const sealed = new Row('JSON in and out, hash checked and given');
  const again = new Row('JSON in and out, hash known and given');
  const bare = new Row('JSON floor: the same states read and written');
  const known = knowing(plies);
  const rows = [memory, named, json, sealed, again, bare];
  for (let run = -1; run < runs; run++) {
    const warm = run < 0;
    const ms = warm ? WARM : MS;
    let game = 0;
    let more = 0;
    const figures = [
      perSecond(ms, () => playInMemory(rules, `run ${run}`, game++, undefined, UNNAMED)),
      perSecond(ms, () => playInMemory(rules, `run ${run}`, more++)),
      perSecond(ms, () => replay(rules, plies, UNNAMED)),
      perSecond(ms, () => replaySealed(rules, plies)),
      perSecond(ms, () => replayKnown(rules, plies, known)),
      perSecond(ms, () => floor(plies)),
    ];
    for (const [at, row] of warm ? [] : rows.entries()) row.add(figures[at] ?? Number.NaN);
  }
  // Apart from the others, which what these cards alone do would slow down.
  const decks = everyDeck(rules);
  for (let run = -1; run < runs; run++) {
    let game = 0;
    const figure = perSecond(run < 0 ? WARM : MS, () => playInMemory(rules, `run ${run}`, game++, decks, UNNAMED));
    if (run >= 0) every.add(figure);
  }
  const bytes = new Row('bytes of a state');
  for (const { text } of plies) bytes.add(Buffer.byteLength(text));
  console.log(heading(`${rules.title}, decisions per second`));
  for (const row of [memory, named, every, json, sealed, again, bare]) console.log(row.line);
  console.log(ratio('JSON in and out, of the floor', json, bare));
  console.log(ratio('with hashes, of the floor', sealed, bare));
  console.log(ratio('with hashes that are known, of the floor', again, bare));
  console.log(ratio('in memory, of the floor', memory, bare));
  console.log(bytes.line);
}
