/** Turns the effects of a card into steps: the parts that decide what is done at all, and how often. */
import { compilePart, type Reading, youMay } from '../../cards/control-flow.ts';
import type { EffectVars, Nexus } from '../board/context.ts';
import { holds, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import type { Amount, Condition, Effect, Target } from '../language/language.ts';
import { type Steps, targeted } from './steps.ts';
import { compileVerb } from './verb-steps.ts';

/** Appends the steps of `effects`, in printed order. */
export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect);
    else compilePart(steps, effect, READING);
  }
}

const READING: Reading<Nexus, EffectVars, Effect, Condition, Amount, Target> = {
  choosing: 'R10',
  mostRepeats: 50,
  nameOf: (m, card) => cardOf(m, card).name,
  holds,
  quantityOf,
  targeted,
  compile: compileEffects,
};

/** R10: decided as it executes. */
function may(steps: Steps, { may, prompt, otherwise }: Extract<Effect, { may: Effect[] }>): void {
  steps.optional(
    'R10',
    (m, vars) => youMay(vars, 'R10', `${cardOf(m, vars.card).name}: ${prompt ?? 'use the effect?'}`),
    () => compileEffects(steps, may),
    () => compileEffects(steps, otherwise ?? []),
  );
}
