/** Turns the effects of a card into steps: the parts that decide what is done at all, and how often. */
import { DONE } from '../../engine/index.ts';
import { contextOf } from '../context.ts';
import { compilePart, type Reading, youMay } from '../parts.ts';
import { does } from '../targets.ts';
import { markUsed } from './atoms/damage.ts';
import { findBase, findUnit, type Gundam } from './board.ts';
import type { EffectVars } from './context.ts';
import { holds, quantityOf } from './evaluate.ts';
import type { Amount, Condition, Effect, Target } from './language.ts';
import { unpayable } from './pay.ts';
import type { ClauseId } from './rulebook.ts';
import { payCosts, type Steps, targeted } from './steps.ts';
import { abilityNamed, cardOf } from './values.ts';
import { compileVerb } from './verb-steps.ts';

/** Appends the steps of `effects`, in printed order (1-3-7). */
export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect);
    else compilePart(steps, effect, READING);
  }
}

const READING: Reading<Gundam, EffectVars, Effect, Condition, Amount, Target> = {
  choosing: '9-3-3',
  mostRepeats: 50,
  nameOf: (m, card) => cardOf(m, card).name,
  holds,
  quantityOf,
  targeted,
  compile: compileEffects,
};

/** 9-1-3: "you may", with what it costs before the colon. */
function may(steps: Steps, { may, prompt, cost, otherwise }: Extract<Effect, { may: Effect[] }>): void {
  steps.optional(
    '9-1-3',
    (m, vars) =>
      youMay(vars, '9-1-3', `${cardOf(m, vars.card).name}: ${prompt ?? 'use the effect?'}`, {
        hidden: cost?.some((one) => 'discard' in one) ?? false,
        can: cost === undefined || unpayable(contextOf(m, vars), cost) === null,
      }),
    () => {
      payCosts(steps, cost ?? []);
      compileEffects(steps, may);
    },
    () => compileEffects(steps, otherwise ?? []),
  );
}

/** Looks at the condition of an ability and its once-per-turn mark (11-2-12) when it is about to do something. */
export function opening(steps: Steps, program: string, clause: ClauseId): void {
  does(steps, clause, (context) => {
    const { m, self } = context;
    const ability = abilityNamed(m, program)?.ability;
    if (!ability) return DONE;
    if (ability.if !== undefined && !holds(context, ability.if)) {
      m.note('nothing-done', context.owner, { card: context.card }, { clause: 'R13' });
      return DONE;
    }
    if (!ability.oncePerTurn || self === null) return;
    const object = findUnit(m.board, self) ?? findBase(m.board, self)?.base;
    if (object?.used.includes(program)) return DONE;
    if (object) markUsed(m, self, program);
  });
}
