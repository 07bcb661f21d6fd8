import assert from 'node:assert/strict';
import { builtinModules } from 'node:module';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { build } from 'esbuild';
import type { Action, AnyRuleset, StartRequest } from '../../src/engine/index.ts';
import { adjudicate, contentHash, hashState, start } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';

/** A game to be played again: how it began, and every action. */
interface Recorded {
  ruleset: string;
  request: StartRequest;
  actions: Action[];
}

/** What a page would do with the bundle: plays a recorded game, from text to text, and gives what `played` below gives. */
const PAGE = `
import { adjudicate, contentHash, hashState, start } from './src/engine/index.ts';
import { rulesets } from './src/rulesets/index.ts';

globalThis.replay = (text) => {
  const { ruleset, request, actions } = JSON.parse(text);
  const rules = rulesets.find(({ id }) => id === ruleset);
  const seen = [];
  const take = (result) => {
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    const { state, events, awaiting } = result.value;
    const sealed = hashState(state);
    seen.push([state.hash, contentHash(events), contentHash(awaiting)]);
    return sealed;
  };
  let state = take(start(rules, rules.sampleCards, request));
  for (const action of actions) state = take(adjudicate(rules, rules.sampleCards, JSON.parse(state), action));
  return JSON.stringify(seen);
};
`;

/** Plays a game with random legal actions. Gives it with the hashes of state, events and decisions after every action. */
function played(rules: AnyRuleset, seed: string): { game: Recorded; seen: string[][] } {
  const dice = diceFrom(seed);
  const { decks } = rules.samples;
  const seat = (at: number) => ({ name: `seat ${at}`, deck: decks[at % decks.length]?.deck ?? null });
  const request: StartRequest = { seats: [seat(0), seat(1)], seed, options: rules.options.parse({}) };
  const actions: Action[] = [];
  const seen: string[][] = [];
  let result = start(rules, rules.sampleCards, structuredClone(request));
  while (result.ok) {
    const { state, events, awaiting } = result.value;
    hashState(state);
    seen.push([state.hash, contentHash(events), contentHash(awaiting)]);
    const action = awaiting.length === 0 ? null : listedAction(awaiting, dice);
    if (action === null) return { game: { ruleset: rules.id, request, actions }, seen };
    actions.push(action);
    result = adjudicate(rules, rules.sampleCards, state, action);
  }
  throw new Error(JSON.stringify(result.refusal));
}

const { outputFiles, metafile } = await build({
  stdin: { contents: PAGE, resolveDir: fileURLToPath(new URL('../..', import.meta.url)), loader: 'ts' },
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2024',
  write: false,
  metafile: true,
  logLevel: 'silent',
});

test('a bundle of the engine and all games for a browser asks for nothing of Node', () => {
  const wanted = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const builtin = (path: string) => path.startsWith('node:') || builtinModules.includes(path);
  assert.ok(wanted.includes('src/engine/sha256/portable.ts'), 'the hash is made without Node');
  assert.deepEqual(wanted.filter(builtin), []);
});

test('such a bundle leaves out what zod says in other languages', () => {
  const held = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const languages = held.filter((path) => path.includes('zod/v4/locales/'));
  assert.deepEqual(
    languages.map((path) => path.split('/').at(-1)),
    ['en.js'],
  );
});

const page = vm.createContext({ TextEncoder, TextDecoder, structuredClone });
vm.runInContext(outputFiles[0]?.text ?? '', page);

for (const rules of rulesets) {
  test(`a recorded game of ${rules.title} comes to the same hashes in a browser`, () => {
    const { game, seen } = played(rules, 'a game for two machines');
    assert.ok(seen.length > 10, `${seen.length} positions are hardly a game`);
    page.recorded = JSON.stringify(game);
    assert.deepEqual(JSON.parse(vm.runInContext('replay(recorded)', page)), seen);
  });
}
