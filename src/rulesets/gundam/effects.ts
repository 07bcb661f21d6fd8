/** Turns the effects of a card into steps: the parts that decide what is done at all, and how often. */
import { DONE, yesOrNo } from '../../engine/index.ts';
import { markUsed } from './atoms/damage.ts';
import { findBase, findUnit } from './board.ts';
import { contextOf } from './context.ts';
import { holds, quantityOf } from './evaluate.ts';
import type { Effect } from './language.ts';
import { unpayable } from './pay.ts';
import type { ClauseId } from './rulebook.ts';
import { does, payCosts, type Steps, targeted } from './steps.ts';
import { abilityNamed, cardOf } from './values.ts';
import { compileVerb } from './verb-steps.ts';

/** However large an amount is, nothing is repeated more often. */
const MOST_REPEATS = 50;

/** Appends the steps of `effects`, in printed order (1-3-7). */
export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) compileEffect(steps, effect);
}

function compileEffect(steps: Steps, effect: Effect): void {
  const part =
    (effects: readonly Effect[] = []) =>
    () =>
      compileEffects(steps, effects);
  if ('do' in effect) compileVerb(steps, effect);
  else if ('may' in effect) may(steps, effect);
  else if ('if' in effect) {
    steps.branch((m, vars) => holds(contextOf(m, vars), effect.if), part(effect.then), part(effect.else));
  } else if ('ifYouDo' in effect) {
    steps.branch((_m, vars) => vars.did > 0, part(effect.ifYouDo));
  } else if ('oneOf' in effect) {
    steps.modes(
      '9-3-3',
      (m, vars) => ({
        player: vars.owner,
        kind: 'mode',
        clause: '9-3-3',
        prompt: `${cardOf(m, vars.card).name}: choose one`,
      }),
      effect.oneOf.map(({ label, effects }) => ({ label, write: part(effects) })),
    );
  } else if ('repeat' in effect) {
    steps.repeat(
      (m, vars) => Math.min(MOST_REPEATS, quantityOf(contextOf(m, vars), effect.repeat)),
      part(effect.effects),
    );
  } else {
    targeted(steps, effect.forEach, (_context, ids, vars) => {
      vars.over = ids;
    });
    const bind = (vars: { it: string[] }, one: string) => {
      vars.it = [one];
    };
    steps.each((_m, vars) => vars.over as string[], bind, part(effect.effects));
  }
}

/** 9-1-3: "you may", with what it costs before the colon. */
function may(steps: Steps, { may, prompt, cost, otherwise }: Extract<Effect, { may: Effect[] }>): void {
  steps.optional(
    '9-1-3',
    (m, vars) =>
      yesOrNo({
        player: vars.owner,
        kind: 'may',
        clause: '9-1-3',
        prompt: `${cardOf(m, vars.card).name}: ${prompt ?? 'use the effect?'}`,
        yes: 'Yes',
        no: 'No',
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
