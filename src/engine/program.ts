import type { Game, Machine } from './machine.ts';
import type { Question } from './question.ts';
import type { Json, PlayerId, Vars } from './types.ts';

/** Where a step goes on: nothing means the next step, a label means that step, `DONE` leaves the program. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that says nothing goes on
export type Flow = string | undefined | void;
/** Given by a step, it leaves the program. */
export const DONE = '.done';

/** The values of the answers to a step, by player: one, or both where both were asked. */
export type Answers = Partial<Record<PlayerId, Json>>;

/** A step that does something. Its clause is cited by every event that it makes and that names no other. */
export interface RunStep<G extends Game> {
  clause: G['clause'];
  /** A name to jump to; without it the clause is one, where it is the first step of the clause. */
  label?: string | undefined;
  run(m: Machine<G>, vars: Vars): Flow;
  ask?: undefined;
}

/** A step that may stop for an answer. Several questions at once are hidden from each other until all are answered. */
export interface AskStep<G extends Game> {
  clause: G['clause'];
  label?: string | undefined;
  run?: undefined;
  ask(m: Machine<G>, vars: Vars): Question<Json> | Question<Json>[] | null;
  take(m: Machine<G>, vars: Vars, value: Json, answers: Answers): Flow;
  /** Whether an answer to a menu of actions does nothing but let things take their course, so that the chain of effects goes on. */
  idle?: ((value: Json) => boolean) | undefined;
}

/** A step of a program: one that does something, or one that may ask first. */
export type Step<G extends Game> = RunStep<G> | AskStep<G>;

/**
 * A rulebook procedure or an ability of a card: the same thing. Triggers may resolve between two steps of a
 * `procedure`, never inside an `ability`; an `asking` program is over before anything that waits goes off.
 */
export interface Program<G extends Game> {
  name: string;
  kind: 'procedure' | 'ability' | 'asking';
  steps: readonly Step<G>[];
  labels: ReadonlyMap<string, number>;
}

/** Every field that a step can have. */
interface Fields<G extends Game> {
  clause: G['clause'];
  label?: string | undefined;
  run?: RunStep<G>['run'] | undefined;
  ask?: AskStep<G>['ask'] | undefined;
  take?: AskStep<G>['take'] | undefined;
  idle?: AskStep<G>['idle'];
}

/** The same step with all of the fields, in one order: it is read once for each step that is taken, and one shape reads fastest. */
const uniform = <G extends Game>({ clause, label, run, ask, take, idle }: Fields<G>): Step<G> =>
  ({ clause, label, run, ask, take, idle }) as Step<G>;

/** Makes a program of its steps, in the order of the rule text. Throws when two steps have one label. */
export function program<G extends Game>(name: string, kind: Program<G>['kind'], steps: readonly Step<G>[]): Program<G> {
  const labels = new Map<string, number>();
  steps.forEach((step, at) => {
    if (step.label !== undefined) {
      if (labels.has(step.label)) throw new Error(`${name}: two steps are called ${step.label}`);
      labels.set(step.label, at);
    }
  });
  steps.forEach((step, at) => {
    if (!labels.has(step.clause)) labels.set(step.clause, at);
  });
  return { name, kind, steps: steps.map((step) => uniform<G>(step)), labels };
}

/** The words in which a ruleset writes its procedures, bound to its board, its clauses and its cards. */
export function vocabulary<G extends Game>() {
  return {
    /** A rulebook procedure: its steps in the order of the rule text. */
    procedure: (name: string, steps: Step<G>[]): Program<G> => program(name, 'procedure', steps),

    /** A procedure that nothing comes between: what it triggers waits until it has ended. */
    atomic: (name: string, steps: Step<G>[]): Program<G> => program(name, 'ability', steps),

    /** A procedure of the rules themselves that goes before everything that waits. */
    atOnce: (name: string, steps: Step<G>[]): Program<G> => program(name, 'asking', steps),

    /** A step that the rules carry out by themselves. */
    step<V extends Vars = Vars>(clause: G['clause'], run: (m: Machine<G>, vars: V) => Flow, label?: string): Step<G> {
      return { clause, run: run as RunStep<G>['run'], ...(label === undefined ? {} : { label }) };
    },

    /** A step that asks one player. `ask` gives null when there is nothing to ask. */
    choice<A extends Json, V extends Vars = Vars>(
      clause: G['clause'],
      ask: (m: Machine<G>, vars: V) => Question<A> | null,
      take: (m: Machine<G>, vars: V, value: A) => Flow,
      label?: string,
    ): Step<G> {
      return {
        clause,
        ask: ask as AskStep<G>['ask'],
        take: take as AskStep<G>['take'],
        ...(label === undefined ? {} : { label }),
      };
    },

    /** A step that asks several players at once, in secret: nobody learns an answer before all are in. */
    commit<A extends Json, V extends Vars = Vars>(
      clause: G['clause'],
      ask: (m: Machine<G>, vars: V) => Question<A>[] | null,
      take: (m: Machine<G>, vars: V, answers: Partial<Record<PlayerId, A>>) => Flow,
      label?: string,
    ): Step<G> {
      return {
        clause,
        ask: ask as AskStep<G>['ask'],
        take: (m, vars, _value, answers) => take(m, vars as V, answers as Partial<Record<PlayerId, A>>),
        ...(label === undefined ? {} : { label }),
      };
    },
  };
}
