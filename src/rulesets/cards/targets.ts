/** How steps find out what a target means: chosen, drawn by chance, or known. */
import type { Flow, Game, Machine, Question, Script, Vars } from '../../engine/index.ts';
import type { Context, Registers } from './context.ts';
import { contextOf } from './context.ts';

type Choosing<T> = Extract<T, { choose: unknown }>;
type Drawn<T> = Extract<T, { random: unknown }>;

export const isChoosing = <T>(target: T): target is Choosing<T> =>
  typeof target === 'object' && target !== null && 'choose' in target;
export const isDrawn = <T>(target: T): target is Drawn<T> =>
  typeof target === 'object' && target !== null && 'random' in target;
/** The top cards of a pile: once they are counted, "it" means them. */
const isTop = (target: unknown): boolean => typeof target === 'object' && target !== null && 'top' in target;

/** The register for what a target finds, where it is given a name. */
const nameOf = (target: unknown): string | null =>
  typeof target === 'object' && target !== null && 'as' in target && typeof target.as === 'string'
    ? `ref:${target.as}`
    : null;

/** As many of a list as are wanted and there, by chance, one after the other. */
export function atRandom<G extends Game>(m: Machine<G>, list: readonly string[], wanted: number): string[] {
  const left = [...list];
  const drawn: string[] = [];
  while (drawn.length < wanted && left.length > 0) drawn.push(...left.splice(m.random(left.length), 1));
  return drawn;
}

/** A step that acts in the context of an effect. */
export function does<G extends Game, V extends Registers>(
  steps: Script<G, V>,
  clause: G['clause'],
  act: (context: Context<G, V>, vars: V) => Flow,
  label?: string,
): void {
  steps.run(clause, (m, vars) => act(contextOf(m, vars), vars), label);
}

/** Carries out steps in which nobody is asked, all at one moment. Gives how much all of them did. */
export function atOneMoment<G extends Game, V extends Registers>(
  m: Machine<G>,
  vars: V,
  steps: Script<G, V>['steps'],
): number {
  let did = 0;
  m.together(() => {
    for (const step of steps) {
      if (step.run === undefined) throw new Error('nobody is asked within one moment');
      vars.did = 0;
      step.run(m, vars);
      did += vars.did;
    }
  });
  return did;
}

/** How a game finds what its targets mean. */
export interface Aim<G extends Game, V extends Registers, T> {
  /** The clause of choosing and drawing, and that of using what was found. */
  clause: G['clause'];
  using: G['clause'];
  /** The question for a target that is chosen, or null when there is nothing to choose from. */
  ask(context: Context<G, V>, target: Choosing<T>): Question<string[]> | null;
  /** All that chance draws from, and how many it draws. */
  population(context: Context<G, V>, target: Drawn<T>): readonly string[];
  quantityOf(context: Context<G, V>, amount: Drawn<T>['random']): number;
  /** Notes what chance drew. */
  tell(context: Context<G, V>, drawn: string[], target: Drawn<T>): void;
  /** What a target means without either. */
  fixed(context: Context<G, V>, target: T): string[];
}

export type Targeted<G extends Game, V extends Registers, T> = (
  steps: Script<G, V>,
  target: T,
  act: (context: Context<G, V>, ids: string[], vars: V) => void,
) => void;

/** Steps that find what a target means, chosen first where it is not known yet, and then act on the references. */
export function targeting<G extends Game, V extends Registers, T>(aim: Aim<G, V, T>): Targeted<G, V, T> {
  return (steps, target, act) => {
    if (isChoosing(target)) {
      does(steps, aim.clause, (_context, vars) => {
        vars.it = [];
      });
      steps.ask<string[]>(
        aim.clause,
        (m, vars) => aim.ask(contextOf(m, vars), target),
        (_m, vars, chosen) => {
          vars.it = chosen;
        },
      );
    } else if (isDrawn(target)) {
      does(steps, aim.clause, (context, vars) => {
        const wanted = aim.quantityOf(context, target.random);
        vars.it = atRandom(context.m, aim.population(context, target), wanted);
        aim.tell(context, vars.it, target);
      });
    }
    const found = isChoosing(target) || isDrawn(target);
    const top = isTop(target);
    const name = nameOf(target);
    does(steps, aim.using, (context, vars) => {
      if (top) vars.it = aim.fixed(context, target);
      const ids = found || top ? vars.it : aim.fixed(context, target);
      if (name !== null) Object.assign(vars, { [name]: ids });
      act(context, ids, vars);
    });
  };
}

/**
 * What is wrong with the two parties of a verb: the same card twice, or one card alone where `other` is left out and the second of
 * `target` is meant. Null where two cards can be found.
 */
export function notTwo(target: unknown, other: unknown): 'same' | 'alone' | null {
  const known = typeof target === 'string' || (typeof target === 'object' && target !== null && 'ref' in target);
  if (other !== undefined) return known && JSON.stringify(target) === JSON.stringify(other) ? 'same' : null;
  if (typeof target === 'string') return target === 'it' ? null : 'alone';
  const { choose, random } = (target ?? {}) as { choose?: unknown; random?: unknown };
  return choose === 1 || random === 1 ? 'alone' : null;
}

/** Steps that find what two targets mean, one after the other, and then do something with both, as `on` does with the second alone. */
export const pairing =
  <S extends { label(word: string): string }, T, D, C, V extends Vars, Did>(
    targeted: (steps: S, target: T, act: (context: D, ids: string[], vars: V) => void) => void,
    on: (steps: S, target: T, act: (context: C, ids: string[], vars: V) => Did) => void,
  ) =>
  (steps: S, first: T, second: T | undefined, act: (context: C, ones: string[], others: string[]) => Did): void => {
    if (second === undefined) {
      on(steps, first, (context, ids) => act(context, ids.slice(0, 1), ids.slice(1, 2)));
      return;
    }
    const register = steps.label('first');
    targeted(steps, first, (_context, ids, vars) => {
      Object.assign(vars, { [register]: ids });
    });
    on(steps, second, (context, ids, vars) => act(context, vars[register] as string[], ids));
  };
