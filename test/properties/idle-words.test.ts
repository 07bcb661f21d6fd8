import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test from 'node:test';
import { caseFiles } from '../../src/conformance/find.ts';
import { opening } from '../../src/conformance/open.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import { readCases } from '../../src/conformance/read.ts';
import { runCase } from '../../src/conformance/run.ts';
import type { Scene } from '../../src/conformance/scene.ts';
import type { AnyRuleset, CardSet, Game, Json, JsonObject, NotedEvent } from '../../src/engine/index.ts';
import { adjudicate, canonical, compileCards } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';

/*
 * A word that can have no effect where it stands is a fault. Instructions of the sample cards are put, each alone, in place of the
 * effects of the cards of the conformance cases, and the cases are played, whatever they expect: there cards of every kind are
 * carried out in all sorts of positions. An instruction that never does anything in one kind of skill, and nearly always does
 * something in every other, should have been refused there. How many instructions are tried for each game, and
 * the number of the first, and in how many files of cases; a long search takes more, perhaps of one game alone.
 */
const TRIED = Number(process.env.IDLE_TRIED ?? 2);
const FROM = Number(process.env.IDLE_FROM ?? 0);
const FILES = Number(process.env.IDLE_FILES ?? 4);
const GAME = process.env.IDLE_GAME;
/** How many more answers are given by chance. */
const ANSWERS = 3;
/** How often an instruction has to run in a place, and in how many others, before it is judged there. */
const ENOUGH = 4;
const PLACES = 2;
/** How seldom it may come to nothing in every other place. Where it does so more often, chance or the position may be the reason. */
const SHARE = Number(process.env.IDLE_SHARE ?? 0.8);

/** Instructions that tell of nothing: they change what their effect knows, or what nobody is told. */
const SILENT = /^(choose|note|remember|name|look|putBack|chooseNumber|shuffle|usual|use)$/;
/** Words of instructions that mean nothing alone: they need others before them. */
const DEPENDENT = /"(ref|did|dealt|noted|remembered|said|as|moved|skill|ability|effect)"|"(it|hit|struck)"/;
/** What is told of effects that come to nothing, and of how they come to be carried out. */
const IDLE = /^(nothing-done|effect|skill|decision|no-.*|not-.*|limit.*|chosen.*|chain.*|step)$/;

interface Run {
  place: string;
  acted: boolean;
}

/** Every instruction of some cards that means something alone, once, the shortest first: they ask for least. */
function instructionsOf(cards: readonly JsonObject[]): JsonObject[] {
  const found = new Map<string, JsonObject>();
  const look = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = canonical(value);
    const word = Array.isArray(value) ? undefined : (value as JsonObject).do;
    if (typeof word === 'string' && !SILENT.test(word) && !DEPENDENT.test(text)) found.set(text, value as JsonObject);
    for (const inner of Object.values(value)) look(inner);
  };
  for (const card of cards) look(card);
  return [...found]
    .sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1))
    .map(([, value]) => value);
}

/** Every part of a card that holds effects and is in no effects itself. */
function* partsWith(value: Json): Generator<JsonObject & { effects: Json }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && Array.isArray((value as JsonObject).effects))
    yield value as JsonObject & { effects: Json };
  else for (const inner of Object.values(value)) yield* partsWith(inner);
}

/** The cards of some cases with an instruction in place of all effects, and where it stands in those that have it in one place. */
function probed(rules: AnyRuleset, { source }: CardSet<Game>, instruction: JsonObject) {
  const own = new Set((rules.samples.cards as readonly JsonObject[]).map(({ id }) => id));
  const before = source as readonly JsonObject[];
  const places = new Map<string, string>();
  const next = before.map((card) => {
    if (own.has(card.id)) return card;
    const copy = structuredClone(card) as JsonObject;
    const kinds = new Set<string>();
    for (const part of partsWith(copy)) {
      part.effects = [structuredClone(instruction)];
      const { kind, timing, when, aim, on, of } = part as Record<string, Json>;
      const event = (when as JsonObject | undefined)?.event;
      kinds.add(JSON.stringify({ kind, timing, event, aim, on, of: of !== undefined }));
    }
    if (kinds.size !== 1) return card;
    places.set(String(card.id), `${String(card.type)} ${[...kinds].join()}`);
    return copy;
  });
  for (;;) {
    const compiled = compileCards<Game>(rules, next);
    if (compiled.ok) return { cards: compiled.value, places };
    for (const at of new Set(compiled.faults.map(({ path }) => Number(path.split('/')[1])))) {
      if (next[at] === before[at]) return null;
      next[at] = before[at] as JsonObject;
      places.delete(String(before[at]?.id));
    }
  }
}

/** Plays a case with other cards, and notes for each of their effects whether anything came of it. */
function play(
  of: ReadyCase,
  { cards, places }: { cards: CardSet<Game>; places: ReadonlyMap<string, string> },
  runs: Run[],
  dice: Dice,
): void {
  const opened = opening(of.rules, cards, of.options, of.form);
  if (!opened.ok) return;
  const under = new Map<number, Run | null>();
  const note = ({ seq, parent, type, data }: NotedEvent): void => {
    const { card, skill } = (data ?? {}) as JsonObject;
    const above = parent === null ? null : (under.get(parent) ?? null);
    const place = type === 'effect' || type === 'skill' ? places.get(String(skill ?? card)) : undefined;
    const begun = place === undefined ? null : { place, acted: false };
    if (begun) runs.push(begun);
    under.set(seq, begun ?? above);
    if (above && !IDLE.test(type)) above.acted = true;
  };
  let last: Scene | undefined;
  runCase({ ...of, cards, opened }, (_step, scene) => {
    for (const event of scene.events) note(event);
    last = scene;
  });
  // The answers of the case end where the instruction asks for others.
  for (let n = 0; n < ANSWERS && last !== undefined; n++) {
    const action = last.outcome === null ? listedAction(last.awaiting, dice) : null;
    const done = action && adjudicate(of.rules, cards, JSON.parse(last.stateText), action);
    if (!done?.ok) return;
    for (const event of done.value.events) note(event);
    last = { ...last, ...done.value, stateText: JSON.stringify(done.value.state) };
  }
}

/** The places in which an instruction did nothing, although it nearly always did something in all others. */
function idleIn(runs: readonly Run[]): { idle: string[]; judged: number } {
  const places = [...Map.groupBy(runs, ({ place }) => place)].filter(([, of]) => of.length >= ENOUGH);
  const acted = (of: readonly Run[]): number => of.filter((run) => run.acted).length / of.length;
  const judged = places.filter(([place]) => {
    const others = places.filter(([other]) => other !== place);
    return others.length >= PLACES && others.every(([, there]) => acted(there) >= SHARE);
  });
  const idle = judged.filter(([, here]) => acted(here) === 0);
  return { idle: idle.map(([place, here]) => `${place} (${here.length} times)`), judged: judged.length };
}

/** So many of a list, by chance. */
function some<T>(list: readonly T[], number: number, dice: Dice): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(number, left.length) }, () => left.splice(dice.below(left.length), 1)).flat();
}

for (const rules of rulesets.filter(({ id }) => GAME === undefined || id === GAME)) {
  test(`${rules.id}: an instruction that is accepted does something where it stands`, () => {
    const files = caseFiles(resolve(import.meta.dirname, '../conformance', rules.id));
    const all = instructionsOf(rules.samples.cards as readonly JsonObject[]);
    let acted = 0;
    for (let at = FROM; at < FROM + TRIED; at++) {
      const dice = diceFrom(`idle ${rules.id} ${at}`);
      const instruction = all[at % all.length] as JsonObject;
      const runs: Run[] = [];
      for (const file of some(files, FILES, dice)) {
        const { cases } = readCases(file, readFileSync(file, 'utf8'), [rules]);
        const made = cases[0] && probed(rules, cases[0].cards, instruction);
        if (made) for (const of of cases) play(of, made, runs, dice);
      }
      const { idle, judged } = idleIn(runs);
      acted += runs.filter((run) => run.acted).length;
      if (process.env.IDLE_REPORT) {
        console.log(
          `${rules.id} ${canonical(instruction)}: ${acted} runs did something in all, ${runs.length} now, judged in ${judged} places`,
        );
      }
      assert.deepEqual(idle, [], canonical(instruction));
    }
    assert.ok(acted > 0);
  });
}
