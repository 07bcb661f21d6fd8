/**
 * What a second reading of a game and its ruleset have in common: both tell a game as lines, and ask the same questions of
 * the same players. A reading is a plain program that is written from the clauses alone; where it comes to a decision it
 * asks for it in the middle of what it does.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type {
  CardSet,
  Decision,
  Game,
  GameEvent,
  GameState,
  Json,
  Program,
  Resolution,
  Ruleset,
} from '../../src/engine/index.ts';
import { adjudicate, blankState, compileCards, resume, varied } from '../../src/engine/index.ts';

export type Player = 'p1' | 'p2';
export const other = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');

/** Thrown where a reading stops: all choices are made, or the game is over. */
export class Enough extends Error {}

/** The lines of a game. Choices are numbers: the options of a decision, in the order of their names, are counted through. */
export class Notes {
  readonly lines: string[] = [];
  /** How many decisions were made. */
  plies = 0;
  readonly #picks: readonly number[];

  constructor(picks: readonly number[]) {
    this.#picks = picks;
  }

  tell(line: string): void {
    this.lines.push(line);
  }

  /** Notes who is asked what, and gives what is chosen. Throws `Enough` when no choice is left. */
  ask(player: string, kind: string, options: readonly string[]): string {
    const listed = [...options].sort();
    this.tell(`? ${player} ${kind}: ${listed.join(' ')}`);
    const pick = this.#picks[this.plies];
    if (pick === undefined) throw new Enough();
    this.plies++;
    const chosen = listed[pick % listed.length];
    if (chosen === undefined) throw new Error(`${player} is asked for ${kind}, and nothing is offered`);
    this.tell(`> ${chosen}`);
    return chosen;
  }
}

/** Lets `play` write until it has nothing more to tell. */
export function written(notes: Notes, play: (notes: Notes) => void): Notes {
  try {
    play(notes);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return notes;
}

/** How the ruleset of a game is made to tell the same lines. */
export interface Words<G extends Game> {
  /** The lines of an event, in the names of the reading. */
  lines(event: GameEvent, names: Names): string[];
  /** What a decision is called, when not by its kind. */
  kind?(decision: Decision): string;
  /** The options of a decision by what the reading calls them; those that it does not know are left out. */
  options?(decision: Decision, names: Names): Map<string, string>;
  /** The table as one line; it is compared at every decision. */
  table(board: G['board'], names: Names): string;
  /** The line with which the reading ends, if it does before the game is over. */
  last?: string;
  /** Whether the reading stops at this decision. */
  stops?(decision: Decision): boolean;
}

/** Objects that came during the game, by what the reading calls them: n1, n2 and so on as they come. */
export class Names {
  readonly #known = new Map<string, string>();

  add(id: string): string {
    const name = `n${this.#known.size + 1}`;
    this.#known.set(id, name);
    return name;
  }

  of(id: string): string {
    return this.#known.get(id) ?? id;
  }

  /** A text in which objects are named, in the names of the reading. */
  in(text: string): string {
    return text.replaceAll(/\b[a-z]\d+\b/g, (id) => this.of(id));
  }
}

export interface Opening<G extends Game> {
  rules: Ruleset<G>;
  cards: readonly Json[];
  board: G['board'];
  position: Json;
  options?: Record<string, Json>;
}

/** A state of the position, and the cards. Throws when either has faults. */
export function opened<G extends Game>({
  rules,
  cards,
  board,
  position,
  options,
}: Opening<G>): {
  set: CardSet<G>;
  state: GameState<G['board']>;
} {
  const set = compileCards<G>(rules, cards);
  assert.ok(set.ok, JSON.stringify(set));
  const state = blankState(rules, set.value, { seed: 'reading', options: rules.options.parse(options ?? {}), board });
  const parsed = rules.position.parse(position) as Json;
  assert.deepEqual(rules.place(state, parsed, set.value), []);
  return { set: set.value, state };
}

/** The game as the ruleset plays it, with the same choices. */
export function retold<G extends Game>(notes: Notes, opening: Opening<G>, words: Words<G>): Notes {
  const { rules } = opening;
  const { set, state } = opened(opening);
  const names = new Names();
  const plain = (decision: Decision) => new Map(decision.options.map(({ id }) => [names.in(id), id]));
  return written(notes, () => {
    let step = resume(rules, set, state);
    for (;;) {
      assert.ok(step.ok, JSON.stringify(step));
      const now: Resolution<G> = step.value;
      for (const line of now.events.flatMap((event) => words.lines(event, names))) {
        notes.tell(line);
        if (line === words.last) throw new Enough();
      }
      const [decision] = now.awaiting;
      if (!decision || words.stops?.(decision)) throw new Enough();
      notes.tell(words.table(now.state.board, names));
      const options = words.options?.(decision, names) ?? plain(decision);
      const chosen = notes.ask(decision.player, words.kind?.(decision) ?? decision.kind, [...options.keys()]);
      const option = options.get(chosen) ?? chosen;
      step = adjudicate(rules, set, now.state, { player: decision.player, decision: decision.id, option });
    }
  });
}

/**
 * The ruleset with some of its steps replaced: those of `program` that cite `clause`, or are called so. Nothing of the
 * ruleset itself is touched.
 */
export function withStep<G extends Game>(
  rules: Ruleset<G>,
  program: string,
  called: string,
  change: (step: Program<G>['steps'][number]) => Partial<Program<G>['steps'][number]>,
): Ruleset<G> {
  const old = rules.table.get(program);
  assert.ok(old, `no program ${program}`);
  let changed = 0;
  const steps = old.steps.map((step) => {
    if (step.clause !== called && step.label !== called) return step;
    changed++;
    return { ...step, ...change(step) } as typeof step;
  });
  assert.ok(changed > 0, `${program} has no step ${called}`);
  return varied(rules, { table: new Map(rules.table).set(program, { ...old, steps }) });
}

/** How many random games a reading is compared in: a few in every run of the tests, or as many as READINGS says. */
export const gamesOf = (usual: number): number => Number(process.env.READINGS ?? usual);

/** Fails at the first line that differs, and shows the lines before it. */
function assertSame(reading: readonly string[], ruleset: readonly string[]): void {
  const length = Math.max(reading.length, ruleset.length);
  for (let at = 0; at < length; at++) {
    if (reading[at] === ruleset[at]) continue;
    const before = reading.slice(Math.max(0, at - 25), at);
    const [said, played] = [reading.slice(at, at + 3), ruleset.slice(at, at + 3)].map((lines) => lines.join('\n  '));
    assert.fail([...before, `the reading:\n  ${said}`, `the ruleset:\n  ${played}`].join('\n'));
  }
}

export interface Comparison {
  plies: number;
  lines: Map<string, number>;
}

/**
 * Compares in random scenes, shrinks a disagreement to a small one, and gives how much was compared. `tell` plays the scene
 * by the reading and by the ruleset.
 */
export function compare<S>(
  scenes: fc.Arbitrary<S>,
  games: number,
  tell: (scene: S) => [reading: Notes, ruleset: Notes],
): Comparison {
  const found: Comparison = { plies: 0, lines: new Map() };
  fc.assert(
    fc.property(scenes, (scene) => {
      const [reading, ruleset] = tell(scene);
      assertSame(reading.lines, ruleset.lines);
      found.plies += reading.plies;
      for (const line of reading.lines) {
        const word = line.startsWith('?') ? line.split(':')[0]?.replace(/ p[12] /, ' ') : line.split(' ')[0];
        found.lines.set(word ?? '', 1 + (found.lines.get(word ?? '') ?? 0));
      }
    }),
    { numRuns: games },
  );
  return found;
}

/** In so many scenes a changed rule has to show. They are the same in every run. */
const SCENES = { numRuns: 400, seed: 3, endOnFailure: true };

/** Whether a reading and a ruleset differ in one of many random scenes. Throws what either of them throws. */
export function differs<S>(scenes: fc.Arbitrary<S>, isSame: (scene: S) => boolean): boolean {
  const { failed, errorInstance } = fc.check(
    fc.property(scenes, (scene) => {
      if (!isSame(scene)) throw new Different();
    }),
    SCENES,
  );
  if (failed && !(errorInstance instanceof Different)) throw errorInstance;
  return failed;
}

class Different extends Error {}

/** Whether random scenes tell the reading from the ruleset. */
export const isNoticed = <S>(scenes: fc.Arbitrary<S>, tell: (scene: S) => [reading: Notes, ruleset: Notes]): boolean =>
  differs(scenes, (scene) => {
    const [reading, ruleset] = tell(scene);
    return reading.lines.join('\n') === ruleset.lines.join('\n');
  });
