import type { Game, Machine } from './machine.ts';
import type { Flow, Program, Step } from './program.ts';
import { program, vocabulary } from './program.ts';
import type { Asked, Question } from './question.ts';
import { oneOf } from './question.ts';
import type { Json, Vars } from './types.ts';

/**
 * Writes the steps of a program one after the other: what is done, what is asked, and the parts that decide whether and
 * how often something is done. What a card's text nests, the program has as jumps, so that it can pause anywhere.
 * `joint` is the clause of the steps that only lead from one part to the next.
 */
export class Script<G extends Game, V extends Vars = Vars> {
  readonly steps: Step<G>[] = [];
  readonly #joint: G['clause'];
  readonly #words = vocabulary<G>();
  #labels = 0;

  constructor(joint: G['clause']) {
    this.#joint = joint;
  }

  /** A label that no other step of this program has. */
  label(word: string): string {
    return `${word}-${++this.#labels}`;
  }

  run(clause: G['clause'], act: (m: Machine<G>, vars: V) => Flow, label?: string): void {
    this.steps.push(this.#words.step<V>(clause, act, label));
  }

  /** A place to jump to. */
  mark(label: string): void {
    this.run(this.#joint, () => undefined, label);
  }

  /** A step that asks. `ask` gives null when there is nothing to ask, and `take` is left out then. */
  ask<A extends Json>(
    clause: G['clause'],
    ask: (m: Machine<G>, vars: V) => Question<A> | null,
    take: (m: Machine<G>, vars: V, answer: A) => Flow,
    label?: string,
  ): void {
    this.steps.push(this.#words.choice<A, V>(clause, ask, take, label));
  }

  /** One part when `test` holds, the other when it does not. */
  branch(test: (m: Machine<G>, vars: V) => boolean, then: () => void, otherwise: () => void = () => {}): void {
    const [no, end] = [this.label('else'), this.label('end')];
    this.run(this.#joint, (m, vars) => (test(m, vars) ? undefined : no));
    this.#either(then, otherwise, no, end);
  }

  /** One part when the answer is yes, the other when it is no. The register `did` says which: 1 or 0. */
  optional(
    clause: G['clause'],
    ask: (m: Machine<G>, vars: V) => Question<string>,
    yes: () => void,
    no: () => void = () => {},
  ): void {
    const [declined, end] = [this.label('no'), this.label('end')];
    this.ask<string>(clause, ask, (_m, vars, answer) => {
      (vars as Vars).did = answer === 'yes' ? 1 : 0;
      return answer === 'yes' ? undefined : declined;
    });
    this.#either(yes, no, declined, end);
  }

  #either(first: () => void, second: () => void, start: string, end: string): void {
    first();
    this.run(this.#joint, () => end);
    this.mark(start);
    second();
    this.mark(end);
  }

  /** Exactly one of several parts, chosen by a player among those that `can` be; none where none can be. */
  modes(
    clause: G['clause'],
    about: (m: Machine<G>, vars: V) => Asked,
    parts: readonly { label: string; write: () => void; can?: (m: Machine<G>, vars: V) => boolean }[],
  ): void {
    const end = this.label('end');
    const starts = parts.map(() => this.label('one'));
    this.ask<string>(
      clause,
      (m, vars) => {
        const answers = parts.flatMap(({ label, can }, at) =>
          can === undefined || can(m, vars) ? [{ id: String(at + 1), label, clause, value: starts[at] as string }] : [],
        );
        return answers.length === 0 ? null : oneOf(about(m, vars), answers);
      },
      (_m, _vars, start) => start,
    );
    this.run(this.#joint, () => end);
    parts.forEach(({ write }, at) => {
      this.mark(starts[at] as string);
      write();
      this.run(this.#joint, () => end);
    });
    this.mark(end);
  }

  /** A part as many times as `times` comes to when it begins. */
  repeat(times: (m: Machine<G>, vars: V) => number, part: () => void): void {
    const [again, end] = [this.label('again'), this.label('end')];
    const counter = `count:${again}`;
    this.run(this.#joint, (m, vars) => {
      (vars as Vars)[counter] = times(m, vars);
    });
    this.run(
      this.#joint,
      (_m, vars) => {
        const left = (vars as Vars)[counter] as number;
        if (left <= 0) return end;
        (vars as Vars)[counter] = left - 1;
      },
      again,
    );
    part();
    this.run(this.#joint, () => again);
    this.mark(end);
  }

  /**
   * A part once for each of a list that is fixed when it begins. `bind` puts the one it is about into a register; one that
   * is not `there` any more when its turn comes is passed over.
   */
  each(
    list: (m: Machine<G>, vars: V) => readonly string[],
    bind: (vars: V, one: string) => void,
    part: () => void,
    there: (m: Machine<G>, one: string) => boolean = () => true,
  ): void {
    const [again, end] = [this.label('each'), this.label('end')];
    const register = `list:${again}`;
    this.run(this.#joint, (m, vars) => {
      (vars as Vars)[register] = [...list(m, vars)];
    });
    this.run(
      this.#joint,
      (m, vars) => {
        const [next, ...left] = (vars as Vars)[register] as string[];
        if (next === undefined) return end;
        (vars as Vars)[register] = left;
        if (!there(m, next)) return again;
        bind(vars, next);
      },
      again,
    );
    part();
    this.run(this.#joint, () => again);
    this.mark(end);
  }

  program(name: string, kind: Program<G>['kind'] = 'ability'): Program<G> {
    return program(name, kind, this.steps);
  }
}
