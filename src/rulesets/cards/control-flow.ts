/** The parts of a card's text that decide what is done at all, and how often: the same words in every game. */
import type { Game, Machine, Question, Script, Vars } from '../../engine/index.ts';
import { pick, yesOrNo } from '../../engine/index.ts';
import type { Context, Registers } from './context.ts';
import { contextOf, whoIs } from './context.ts';
import type { Targeted } from './targets.ts';
import { atRandom, does } from './targets.ts';

/** After so many rounds of the repeating parts of one effect, all together, these count as a link of the chain. */
const ROUNDS_A_LINK = 20;

/**
 * Counts a round of a part that repeats, in the registers of its effect. False when the chain of effects may go on no
 * longer: then no part of this effect repeats any more.
 */
function goesOn<G extends Game, V extends Registers>(m: Machine<G>, vars: V): boolean {
  const counted: Vars = vars;
  if (counted.rounds === null) return false;
  const rounds = typeof counted.rounds === 'number' ? counted.rounds + 1 : 1;
  const ends = rounds % ROUNDS_A_LINK === 0 && !m.link([vars.card]);
  counted.rounds = ends ? null : rounds;
  return !ends;
}

/** A part that holds effects, in the words of a language with these conditions, amounts and targets. */
export type Part<Effect, Condition, Amount, Target> =
  | { if: Condition; then: Effect[]; else?: Effect[] | undefined }
  | { ifYouDo: Effect[] }
  | { oneOf: { label: string; effects: Effect[] }[] }
  | { repeat: Amount; until?: Condition | undefined; effects: Effect[] }
  | { forEach: Target; effects: Effect[] };

/** A game whose cards have names. */
type Named = Game & { card: { name: string } };

/** How a game reads what its parts say. */
export interface Reading<G extends Game, V extends Registers, Effect, Condition, Amount, Target> {
  /** The clause by which a player chooses one of several parts. */
  choosing: G['clause'];
  /** However large an amount is, nothing is repeated more often. */
  mostRepeats: number;
  holds(context: Context<G, V>, condition: Condition): boolean;
  quantityOf(context: Context<G, V>, amount: Amount): number;
  targeted: Targeted<G, V, Target>;
  /** Appends the steps of effects. */
  compile(steps: Script<G, V>, effects: readonly Effect[]): void;
  /** Whether the last instruction did enough for "if you do". Without it anything that was done is. */
  enough?(context: Context<G, V>): boolean;
  /** Whether one of several parts can be chosen. Without it each can. */
  choosable?(context: Context<G, V>, effects: readonly Effect[]): boolean;
  /** What is told when a part is left out and nothing is done in its place. */
  leftOut?(context: Context<G, V>): void;
  /** Whether one of "each" is still there when its turn comes. */
  there?(m: Machine<G>, one: string): boolean;
}

/** Appends the steps of one part. */
export function compilePart<G extends Named, V extends Registers, Effect, Condition, Amount, Target>(
  steps: Script<G, V>,
  part: Part<Effect, Condition, Amount, Target>,
  reading: Reading<G, V, Effect, Condition, Amount, Target>,
): void {
  const write =
    (effects: readonly Effect[] = []) =>
    () =>
      reading.compile(steps, effects);
  const branch = (test: (context: Context<G, V>) => boolean, then: Effect[], otherwise: Effect[] = []) =>
    steps.branch(
      (m, vars) => {
        const context = contextOf(m, vars);
        const met = test(context);
        if (!met && otherwise.length === 0) reading.leftOut?.(context);
        return met;
      },
      write(then),
      write(otherwise),
    );
  const repeating = (write: () => void, until?: Condition) => {
    const cut = steps.label('cut');
    return {
      round: () => {
        steps.run(reading.choosing, (m, vars) => (goesOn(m, vars) ? undefined : cut));
        write();
        if (until === undefined) return;
        steps.run(reading.choosing, (m, vars) => (reading.holds(contextOf(m, vars), until) ? cut : undefined));
      },
      over: () => steps.mark(cut),
    };
  };
  if ('if' in part) branch((context) => reading.holds(context, part.if), part.then, part.else);
  else if ('ifYouDo' in part) branch((context) => reading.enough?.(context) ?? context.vars.did > 0, part.ifYouDo);
  else if ('oneOf' in part) {
    const clause = reading.choosing;
    steps.modes(
      clause,
      (m, vars) => ({
        player: vars.owner,
        kind: 'mode',
        clause,
        prompt: `${m.cards.cards.get(vars.card)?.name}: choose one`,
      }),
      part.oneOf.map(({ label, effects }) => ({
        label,
        write: write(effects),
        can: (m, vars) => reading.choosable?.(contextOf(m, vars), effects) ?? true,
      })),
    );
  } else if ('repeat' in part) {
    const { until } = part;
    const { round, over } = repeating(write(part.effects), until);
    steps.repeat(
      (m, vars) => Math.min(reading.mostRepeats, reading.quantityOf(contextOf(m, vars), part.repeat)),
      round,
    );
    over();
  } else {
    // What "it" meant before a loop, or what the loop itself chose, it means again after it: loops stand in loops.
    const before = steps.label('it');
    reading.targeted(steps, part.forEach, (_context, ids, vars) => {
      Object.assign(vars, { over: ids, [before]: vars.it });
    });
    const { round, over } = repeating(write(part.effects));
    steps.each(
      (_m, vars) => vars.over as string[],
      (vars, one) => {
        vars.it = [one];
      },
      round,
      reading.there,
    );
    over();
    steps.run(reading.choosing, (_m, vars) => {
      Object.assign(vars, { it: (vars as Registers)[before] });
    });
  }
}

/** Who picks some of several parts, and how many. */
export interface Picking<G extends Game, V extends Registers, Effect> {
  clause: G['clause'];
  who?: 'you' | 'opponent' | undefined;
  /** How many are picked of so many that can be. Null for none. */
  wanted(context: Context<G, V>, there: number): { min: number; max: number } | null;
  /** Whether a part can be picked. */
  can(context: Context<G, V>, effects: readonly Effect[]): boolean;
  /** Notes what chance picked, as many as there may be. Without it a player picks. */
  drawn?: ((context: Context<G, V>, labels: string[]) => void) | undefined;
  compile(effects: readonly Effect[]): void;
}

/** Appends the steps of some of several parts: they are picked all at once and carried out in printed order. */
export function compileSome<G extends Named, V extends Registers, Effect>(
  steps: Script<G, V>,
  parts: readonly { label: string; effects: readonly Effect[] }[],
  { clause, who, wanted, can, drawn, compile }: Picking<G, V, Effect>,
): void {
  const register = steps.label('modes');
  const thereFor = (context: Context<G, V>) =>
    parts.flatMap(({ label, effects }, at) => (can(context, effects) ? [{ id: String(at + 1), label }] : []));
  does(steps, clause, (context, vars) => {
    const there = drawn === undefined ? [] : thereFor(context).map(({ id }) => id);
    const picked = atRandom(context.m, there, wanted(context, there.length)?.max ?? 0);
    Object.assign(vars, { [register]: picked });
    drawn?.(
      context,
      picked.map((id) => parts[Number(id) - 1]?.label ?? id),
    );
  });
  if (drawn === undefined)
    steps.ask<string[]>(
      clause,
      (m, vars) => {
        const context = contextOf(m, vars);
        const there = thereFor(context);
        const number = wanted(context, there.length);
        if (number === null) return null;
        const [min, max] = [Math.min(number.min, there.length), Math.min(number.max, there.length)];
        return pick({
          player: whoIs(vars.owner, who ?? 'you'),
          kind: 'mode',
          clause,
          prompt: `${m.cards.cards.get(vars.card)?.name}: choose ${min === max ? min : `${min} to ${max}`}`,
          candidates: there,
          min,
          max,
        });
      },
      (_m, vars, picked) => {
        Object.assign(vars, { [register]: picked });
      },
    );
  parts.forEach(({ effects }, at) => {
    steps.branch(
      (_m, vars) => ((vars as Vars)[register] as string[]).includes(String(at + 1)),
      () => compile(effects),
    );
  });
}

/** The question behind "you may". `hidden` and `can` say what paying for it shows and allows. */
export const youMay = (
  { owner }: Registers,
  clause: string,
  prompt: string,
  cost: { hidden?: boolean; can?: boolean } = {},
): Question<string> => yesOrNo({ player: owner, kind: 'may', clause, prompt, yes: 'Yes', no: 'No', ...cost });
