/** Turns the effects of a card into steps: the parts that decide what is done at all, and how often. */
import { oneOf as oneOfQuestion, vocabulary, yesOrNo } from '../../engine/index.ts';
import type { Nexus } from './board.ts';
import type { Context, EffectVars } from './context.ts';
import { holds, quantityOf } from './evaluate.ts';
import type { Amount, Effect, Target } from './language.ts';
import type { Steps } from './steps.ts';
import { cardOf } from './values.ts';
import { compileVerb } from './verb-steps.ts';

const { choice } = vocabulary<Nexus>();

/** Appends the steps of `effects`, in printed order. */
export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect);
    else if ('if' in effect) branch(steps, (context) => holds(context, effect.if), effect.then, effect.else ?? []);
    else if ('ifYouDo' in effect) branch(steps, (_context, vars) => vars.did > 0, effect.ifYouDo, []);
    else if ('oneOf' in effect) modes(steps, effect.oneOf);
    else if ('repeat' in effect) repeat(steps, effect.repeat, effect.effects);
    else forEach(steps, effect.forEach, effect.effects);
  }
}

function branch(
  steps: Steps,
  test: (context: Context, vars: EffectVars) => boolean,
  then: Effect[],
  otherwise: Effect[],
): void {
  const [no, end] = [steps.label('else'), steps.label('end')];
  steps.run('R12', (context, vars) => (test(context, vars) ? undefined : no));
  compileEffects(steps, then);
  steps.run('R12', () => end);
  steps.mark('R12', no);
  compileEffects(steps, otherwise);
  steps.mark('R12', end);
}

/** R10: decided as it executes. */
function may(steps: Steps, { may, prompt, otherwise }: Extract<Effect, { may: Effect[] }>): void {
  const [no, end] = [steps.label('no'), steps.label('end')];
  steps.list.push(
    choice<string, EffectVars>(
      'R10',
      (m, vars) =>
        yesOrNo({
          player: vars.owner,
          kind: 'may',
          clause: 'R10',
          prompt: `${cardOf(m, vars.card).name}: ${prompt ?? 'use the effect?'}`,
          yes: 'Yes',
          no: 'No',
        }),
      (_m, vars, answer) => {
        vars.did = answer === 'yes' ? 1 : 0;
        return answer === 'yes' ? undefined : no;
      },
    ),
  );
  compileEffects(steps, may);
  steps.run('R10', () => end);
  steps.mark('R10', no);
  compileEffects(steps, otherwise ?? []);
  steps.mark('R10', end);
}

function modes(steps: Steps, branches: { label: string; effects: Effect[] }[]): void {
  const end = steps.label('end');
  const starts = branches.map(() => steps.label('one'));
  steps.list.push(
    choice<string, EffectVars>(
      'R10',
      (m, vars) =>
        oneOfQuestion(
          { player: vars.owner, kind: 'mode', clause: 'R10', prompt: `${cardOf(m, vars.card).name}: choose one` },
          branches.map(({ label }, at) => ({ id: String(at + 1), label, clause: 'R10', value: starts[at] as string })),
        ),
      (_m, _vars, start) => start,
    ),
  );
  branches.forEach(({ effects }, at) => {
    steps.mark('R10', starts[at] as string);
    compileEffects(steps, effects);
    steps.run('R12', () => end);
  });
  steps.mark('R12', end);
}

function repeat(steps: Steps, times: Amount, effects: Effect[]): void {
  const [again, end] = [steps.label('again'), steps.label('end')];
  const counter = `count:${again}`;
  steps.run('R12', (context, vars) => {
    vars[counter] = Math.min(50, quantityOf(context, times));
  });
  steps.run(
    'R12',
    (_context, vars) => {
      if ((vars[counter] as number) === 0) return end;
      vars[counter] = (vars[counter] as number) - 1;
    },
    again,
  );
  compileEffects(steps, effects);
  steps.run('R12', () => again);
  steps.mark('R12', end);
}

function forEach(steps: Steps, target: Target, effects: Effect[]): void {
  const [again, end] = [steps.label('each'), steps.label('end')];
  const list = `list:${again}`;
  steps.targeted(target, (_context, ids, vars) => {
    vars[list] = ids;
  });
  steps.run(
    'R12',
    (_context, vars) => {
      const [next, ...left] = vars[list] as string[];
      if (next === undefined) return end;
      vars[list] = left;
      vars.it = [next];
    },
    again,
  );
  compileEffects(steps, effects);
  steps.run('R12', () => again);
  steps.mark('R12', end);
}
