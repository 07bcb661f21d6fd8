import type { CaseForm, StepForm } from '../conformance/format.ts';
import { playCase, recordedCase } from '../conformance/write-case.ts';
import type { Action, AnyRuleset, Decision, Game, Json, Resolution } from '../engine/index.ts';
import { adjudicate, copyOf, start } from '../engine/index.ts';
import { diceFrom, listedAction } from '../simulate/choice.ts';
import type { GamePlan } from '../simulate/game.ts';
import type { Ply } from './features.ts';
import { features } from './features.ts';
import { shrunk } from './shrink.ts';

/** A piece of a random game from one position that can be written to the next. */
export interface Piece {
  /** The game, and the decision of it with which the piece begins. */
  from: string;
  position: Json;
  /** What was done: the place of the answer among those of its player, which stays when things are called otherwise. */
  answers: readonly Answer[];
  features: ReadonlySet<string>;
  /** How many events there are in it: whoever judges it reads all of them. */
  length: number;
}

interface Answer {
  player: Action['player'];
  at: number;
}

/** A longer piece is hard to read and is left alone. */
const LONGEST = 14;
/** What is in more pieces than this is not rare; pieces without anything rarer are forgotten on the way. */
const RARE = 4;

/** What was seen so far: the pieces worth keeping, and in how many pieces each feature was. */
export interface Found {
  pieces: Piece[];
  counts: Map<string, number>;
}

export const nothingFound = (): Found => ({ pieces: [], counts: new Map() });

/** Plays one random game and keeps its pieces in which something is rare. A game that fails ends the search of it. */
export function look(rules: AnyRuleset, plan: GamePlan, found: Found): void {
  const cards = rules.sampleCards;
  const dice = diceFrom(plan.seed);
  const seats = [
    { name: 'Player 1', deck: plan.decks[0].deck },
    { name: 'Player 2', deck: plan.decks[1].deck },
  ] as const;
  let open: { position: Json; from: string; plies: Ply[]; answers: Answer[] } | null = null;
  let result = start(rules, cards, { seats, seed: plan.seed, options: plan.options });
  for (let at = 0; result.ok && at < plan.limit; at++) {
    const now = result.value;
    const position = now.outcome ? null : writtenOf(rules, now);
    if (position !== null || now.outcome) {
      if (open !== null) keep(open, found);
      open = position === null ? null : { position, from: `${plan.seed}, decision ${at}`, plies: [], answers: [] };
    }
    const action = now.outcome ? null : listedAction(now.awaiting, dice, rules.weigh);
    if (action === null) return;
    const before = open === null ? null : copyOf(now.state);
    const { awaiting } = now;
    result = adjudicate(rules, cards, now.state, action);
    if (open === null || before === null || !result.ok) continue;
    if (open.plies.length >= LONGEST) open = null;
    else {
      open.plies.push({
        before,
        after: {
          ...result.value.state,
          frames: [...result.value.state.frames],
          pending: [...result.value.state.pending],
          modifiers: [...result.value.state.modifiers],
        },
        events: result.value.events,
        asked: awaiting,
      });
      open.answers.push(answerOf(action, awaiting));
    }
  }
}

const writtenOf = (rules: AnyRuleset, { state }: Resolution<Game>): Json | null => {
  const said = rules.written?.(state, rules.sampleCards) ?? null;
  return said === null ? null : JSON.parse(JSON.stringify(said));
};

function answerOf({ player, option }: Action, awaiting: readonly Decision[]): Answer {
  const asked = awaiting.find((decision) => decision.player === player);
  return { player, at: asked?.options.findIndex(({ action }) => action.option === option) ?? -1 };
}

function keep(
  { position, from, plies, answers }: { position: Json; from: string; plies: Ply[]; answers: Answer[] },
  { pieces, counts }: Found,
): void {
  if (plies.length === 0) return;
  const seen = features(plies);
  for (const feature of seen) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  if ([...seen].some((feature) => (counts.get(feature) ?? 0) <= RARE))
    pieces.push({ position, from, answers, features: seen, length: plies.flatMap(({ events }) => events).length });
}

/** A piece that was chosen, with what it shows that those before it do not. */
export interface Chosen {
  piece: Piece;
  shows: string[];
}

/** Up to `most` pieces, each the one with most that is rare and that none before it shows. */
export function* chosenOf({ pieces, counts }: Found): Generator<Chosen> {
  const shown = new Set<string>();
  const worth = (feature: string) => 1 / (counts.get(feature) ?? 1);
  const left = new Set(pieces);
  while (left.size > 0) {
    let best: Chosen | null = null;
    let most = 0;
    for (const piece of left) {
      const shows = [...piece.features].filter(
        (feature) => !shown.has(feature) && (counts.get(feature) ?? 0) <= 3 * RARE,
      );
      const value =
        (Math.log(1 + piece.features.size) * shows.reduce((sum, feature) => sum + worth(feature), 0)) /
        (20 + piece.length);
      if (shows.length === 0) left.delete(piece);
      else if (value > most) [best, most] = [{ piece, shows: shows.sort((a, b) => worth(b) - worth(a)) }, value];
    }
    if (best === null) return;
    left.delete(best.piece);
    yield best;
    for (const feature of best.piece.features) shown.add(feature);
  }
}

/** Where chance starts from in every case: a file of them says it once. */
export const SEED = 'rare';
/** Where else, where chance has to be kind: a position does not say where it goes on. */
const SEEDS = [SEED, ...Array.from({ length: 15 }, (_, at) => `${SEED} ${at + 2}`)];

/** The same with the objects called by the names of their cards, as far as they have a name of the engine. */
function named<T>(rules: AnyRuleset, small: T): T {
  const taken = new Map<string, string>();
  const names = new Set<string>();
  const call = (as: string, id: string) => {
    const card = rules.sampleCards.cards.get(id);
    const full = (card === undefined ? undefined : rules.describe.cardName?.(card)) ?? id;
    const slug =
      full
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 16) || 'thing';
    for (let name = slug, at = 2; ; name = `${slug}-${at++}`) {
      if (names.has(name) || rules.sampleCards.cards.has(name)) continue;
      names.add(name);
      taken.set(as, name);
      return;
    }
  };
  JSON.stringify(small, (_key, value) => {
    const card = value?.card ?? value?.demon;
    if (typeof value?.as === 'string' && typeof card === 'string') call(value.as, card);
    return value;
  });
  return JSON.parse(JSON.stringify(small).replace(/[A-Za-z][A-Za-z0-9_-]*/g, (word) => taken.get(word) ?? word));
}

/** What a case has to keep showing while it is made smaller: more would keep it large. */
const KEPT = 4;

/** The chosen piece as a case, made as small as shows the same; null where its position does not lead to it. */
export function caseOf(rules: AnyRuleset, { piece, shows }: Chosen, tries?: number): CaseForm | null {
  const options = rules.options.parse({});
  const cards = rules.sampleCards;
  const bare = { name: `${piece.from}: ${shows.slice(0, KEPT).join('; ')}`, clauses: [] };
  const seen = (form: CaseForm): Set<string> | null => {
    const played = playCase(rules, cards, options, form);
    return played && featuresOf(played.at);
  };
  let best: { seed: string; steps: StepForm[]; here: Set<string>; kept: string[] } | null = null;
  for (const seed of SEEDS) {
    const steps = stepsOf(rules, piece, { ...bare, seed, position: piece.position });
    const here = steps && seen({ ...bare, seed, position: piece.position, steps });
    if (steps === null || !here) break;
    const kept = shows.filter((feature) => here.has(feature)).slice(0, KEPT);
    if (kept.length > (best?.kept.length ?? 0)) best = { seed, steps, here, kept };
    if (kept.length === Math.min(KEPT, shows.length)) break;
  }
  if (best === null) return null;
  const { seed, here, kept } = best;
  // Nothing else may happen, and nothing less: what is left out must not matter.
  const happened = typesIn(here);
  const small = shrunk(
    { position: piece.position, steps: best.steps } as unknown as Json,
    (smaller) => {
      const { position, steps: left } = smaller as { position?: Json; steps?: StepForm[] };
      if (position === undefined || !left?.every((step) => step.p1 !== undefined || step.p2 !== undefined))
        return false;
      const found = left.length > 0 ? seen({ ...bare, seed, position, steps: left }) : null;
      return found !== null && typesIn(found) === happened && kept.every((feature) => found.has(feature));
    },
    tries,
  ) as unknown as { position: Json; steps: StepForm[] };
  const form: CaseForm = { ...bare, ...named(rules, small), ...(seed === SEED ? {} : { seed }) };
  const played = playCase(rules, cards, options, { ...form, seed });
  if (!played) return null;
  const told = played.at.slice(1).flatMap(({ events }) => events.filter(({ type }) => type !== 'decision'));
  return recordedCase({ ...form, clauses: [...new Set(told.map(({ clause }) => clause))] }, played);
}

const typesIn = (found: ReadonlySet<string>): string =>
  [...found]
    .filter((word) => word.startsWith('type '))
    .sort()
    .join();

function featuresOf(at: readonly Resolution<Game>[]): Set<string> {
  return features(
    at.slice(1).map((now, number) => {
      const before = at[number] as Resolution<Game>;
      return { before: before.state, after: now.state, events: now.events, asked: before.awaiting };
    }),
  );
}

/** The steps by which the answers of a piece are given in its position. */
function stepsOf(
  rules: AnyRuleset,
  { answers }: Piece,
  bare: Pick<CaseForm, 'name' | 'clauses' | 'seed' | 'position'>,
): StepForm[] | null {
  const steps: StepForm[] = [];
  for (const { player, at } of answers) {
    const played = playCase(rules, rules.sampleCards, rules.options.parse({}), { ...bare, steps });
    const last = played?.at.at(-1);
    const option = last?.awaiting.find((decision) => decision.player === player)?.options[at];
    if (option === undefined) break;
    steps.push({ [player]: option.id } as StepForm);
  }
  return steps.length > 0 ? steps : null;
}
