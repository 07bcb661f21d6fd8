/** Turns the effects of a card into steps: the parts that decide what is done at all, and how often. */
import { DONE, oneOf as oneOfQuestion, vocabulary, yesOrNo } from '../../engine/index.ts';
import { markUsed } from './atoms/damage.ts';
import { findBase, findUnit, type Gundam } from './board.ts';
import { type Context, contextOf, type EffectVars } from './context.ts';
import { holds, quantityOf } from './evaluate.ts';
import type { Amount, Effect, Target } from './language.ts';
import { unpayable } from './pay.ts';
import type { ClauseId } from './rulebook.ts';
import type { Steps } from './steps.ts';
import { abilityNamed, cardOf } from './values.ts';
import { compileVerb } from './verb-steps.ts';

const { choice } = vocabulary<Gundam>();

/** Appends the steps of `effects`, in printed order (1-3-7). */
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
  steps.run('1-3-7', (context, vars) => (test(context, vars) ? undefined : no));
  compileEffects(steps, then);
  steps.run('1-3-7', () => end);
  steps.mark('1-3-7', no);
  compileEffects(steps, otherwise);
  steps.mark('1-3-7', end);
}

function may(steps: Steps, { may, prompt, cost, otherwise }: Extract<Effect, { may: Effect[] }>): void {
  const [no, end] = [steps.label('no'), steps.label('end')];
  steps.list.push(
    choice<string, EffectVars>(
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
      (_m, vars, answer) => {
        vars.did = answer === 'yes' ? 1 : 0;
        return answer === 'yes' ? undefined : no;
      },
    ),
  );
  steps.costs(cost ?? []);
  compileEffects(steps, may);
  steps.run('9-1-3', () => end);
  steps.mark('9-1-3', no);
  compileEffects(steps, otherwise ?? []);
  steps.mark('9-1-3', end);
}

function modes(steps: Steps, branches: { label: string; effects: Effect[] }[]): void {
  const end = steps.label('end');
  const starts = branches.map(() => steps.label('one'));
  steps.list.push(
    choice<string, EffectVars>(
      '9-3-3',
      (m, vars) =>
        oneOfQuestion(
          { player: vars.owner, kind: 'mode', clause: '9-3-3', prompt: `${cardOf(m, vars.card).name}: choose one` },
          branches.map(({ label }, at) => ({
            id: String(at + 1),
            label,
            clause: '9-3-3',
            value: starts[at] as string,
          })),
        ),
      (_m, _vars, start) => start,
    ),
  );
  branches.forEach(({ effects }, at) => {
    steps.mark('9-3-3', starts[at] as string);
    compileEffects(steps, effects);
    steps.run('1-3-7', () => end);
  });
  steps.mark('1-3-7', end);
}

function repeat(steps: Steps, times: Amount, effects: Effect[]): void {
  const [again, end] = [steps.label('again'), steps.label('end')];
  const counter = `count:${again}`;
  steps.run('1-3-7', (context, vars) => {
    vars[counter] = Math.min(50, quantityOf(context, times));
  });
  steps.run(
    '1-3-7',
    (_context, vars) => {
      if ((vars[counter] as number) === 0) return end;
      vars[counter] = (vars[counter] as number) - 1;
    },
    again,
  );
  compileEffects(steps, effects);
  steps.run('1-3-7', () => again);
  steps.mark('1-3-7', end);
}

function forEach(steps: Steps, target: Target, effects: Effect[]): void {
  const [again, end] = [steps.label('each'), steps.label('end')];
  const list = `list:${again}`;
  steps.targeted(target, (_context, ids, vars) => {
    vars[list] = ids;
  });
  steps.run(
    '1-3-7',
    (_context, vars) => {
      const [next, ...left] = vars[list] as string[];
      if (next === undefined) return end;
      vars[list] = left;
      vars.it = [next];
    },
    again,
  );
  compileEffects(steps, effects);
  steps.run('1-3-7', () => again);
  steps.mark('1-3-7', end);
}

/** Looks at the condition of an ability and its once-per-turn mark (11-2-12) when it is about to do something. */
export function opening(steps: Steps, program: string, clause: ClauseId): void {
  steps.run(clause, (context) => {
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
