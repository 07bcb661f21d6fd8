/** Turns the effects of a card into steps: the parts that decide what is done at all, and how often. */
import { DONE, type Question } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import { compilePart, type Reading, youMay } from '../../cards/control-flow.ts';
import { does } from '../../cards/targets.ts';
import { lookBack } from '../atoms/cards.ts';
import { markUsed } from '../atoms/turn.ts';
import { findStanding } from '../board/board.ts';
import type { EffectVars, M, Unnamed } from '../board/context.ts';
import { holds, looksOf, quantityOf } from '../board/evaluate.ts';
import { abilityNamed, cardOf } from '../board/printed.ts';
import type { Amount, Condition, Cost, Effect, Target } from '../language/language.ts';
import { unpayable } from './pay.ts';
import { payCosts, type Steps, targeted } from './steps.ts';
import { compileVerb } from './verb-steps.ts';

/** Where a program goes on when the rest of its effects is left out. */
export const END = 'effects-end';

/**
 * Appends the steps of `effects`, in printed order (G15). `inside` says whether they are part of a repetition: one that is
 * repeated itself could go round for longer than anybody waits, so that each round of it counts towards R4.
 */
export function compileEffects(steps: Steps, effects: readonly Effect[], inside = false): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect, inside);
    else compilePart(steps, effect, reading('repeat' in effect || 'forEach' in effect, inside));
  }
}

const reading = (
  repeats: boolean,
  inside: boolean,
): Reading<Unnamed, EffectVars, Effect, Condition, Amount, Target> => ({
  choosing: 'R11',
  mostRepeats: 50,
  nameOf: (m, card) => cardOf(m, card).name,
  holds,
  quantityOf,
  targeted,
  compile(steps, effects) {
    if (repeats && inside) does(steps, 'R4', ({ m, card }) => (m.link([card]) ? undefined : END));
    compileEffects(steps, effects, inside || repeats);
  },
  leftOut: ({ m, owner, card }) => m.note('condition-unmet', owner, { card }),
});

/** Whether something is done at all. A cost in cards of the hand does not show in whether it is asked. */
const asks =
  (clause: 'G13' | 'G15', prompt: string, cost: readonly Cost[]) =>
  (m: M, vars: EffectVars): Question<string> =>
    youMay(vars, clause, `${cardOf(m, vars.card).name}: ${prompt}`, {
      hidden: cost.some((one) => 'discard' in one),
      can: unpayable(contextOf(m, vars), cost) === null,
    });

const declined = (steps: Steps, clause: 'G13' | 'G15'): void =>
  does(steps, clause, ({ m, owner, card }) => void m.note('declined', owner, { card }));

function may(
  steps: Steps,
  { may, prompt, cost, otherwise }: Extract<Effect, { may: Effect[] }>,
  inside: boolean,
): void {
  steps.optional(
    'G15',
    asks('G15', prompt ?? 'use the effect?', cost ?? []),
    () => {
      if (cost !== undefined) payCosts(steps, cost);
      compileEffects(steps, may, inside);
    },
    () => {
      declined(steps, 'G15');
      compileEffects(steps, otherwise ?? [], inside);
    },
  );
}

/** What comes before the effects of a triggered ability: its condition, the "?", its cost, its once a turn. */
export function opening(steps: Steps, program: string, asked: boolean, cost: readonly Cost[]): void {
  does(steps, 'G15', (context) => {
    const { m, owner, card } = context;
    const ability = abilityNamed(m, program)?.ability;
    if (ability?.if === undefined || holds(context, ability.if)) return;
    m.note('condition-unmet', owner, { card });
    return DONE;
  });
  if (asked) {
    steps.optional(
      'G13',
      asks('G13', 'use its trigger?', cost),
      () => {},
      () => {
        declined(steps, 'G13');
        steps.run('G13', () => DONE);
      },
    );
  }
  does(steps, 'R8', ({ m, self }) => {
    if (self === null || abilityNamed(m, program)?.once !== true) return;
    if (findStanding(m.board, self)) markUsed(m, self, program);
  });
  if (cost.length > 0) payCosts(steps, cost);
}

/** R14: what was looked at and left goes back. */
export function closing(steps: Steps): void {
  does(steps, 'R14', (context, vars) => {
    for (const looked of looksOf(context).reverse()) lookBack(context.m, context.owner, looked);
    delete vars.looked;
  });
}
