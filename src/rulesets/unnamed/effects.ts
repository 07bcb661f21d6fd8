/** Turns the effects of a card into steps: the parts that decide what is done at all, and how often. */
import { DONE, oneOf, vocabulary, yesOrNo } from '../../engine/index.ts';
import { lookBack } from './atoms/cards.ts';
import { markUsed } from './atoms/turn.ts';
import { findStanding, type M, type Unnamed } from './board.ts';
import { type Context, contextOf, type EffectVars, type LastKnown } from './context.ts';
import { holds, lookedAt, quantityOf } from './evaluate.ts';
import type { Amount, Cost, Effect, Target } from './language.ts';
import { unpayable } from './pay.ts';
import type { Steps } from './steps.ts';
import { abilityNamed, cardOf, lastKnown } from './values.ts';
import { compileVerb } from './verb-steps.ts';

const { choice } = vocabulary<Unnamed>();

/** Appends the steps of `effects`, in printed order (G15). */
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
  steps.run('G15', (context, vars) => {
    if (test(context, vars)) return;
    if (otherwise.length === 0) context.m.note('condition-unmet', context.owner, { card: context.card });
    return no;
  });
  compileEffects(steps, then);
  steps.run('G15', () => end);
  steps.mark(no);
  compileEffects(steps, otherwise);
  steps.mark(end);
}

/** Asks whether something is done at all. A cost in cards of the hand does not show in whether it is asked. */
function asks(steps: Steps, clause: 'G13' | 'G15', prompt: string, cost: readonly Cost[], no: string): void {
  steps.list.push(
    choice<string, EffectVars>(
      clause,
      (m, vars) =>
        yesOrNo({
          player: vars.owner,
          kind: 'may',
          clause,
          prompt: `${cardOf(m, vars.card).name}: ${prompt}`,
          yes: 'Yes',
          no: 'No',
          hidden: cost.some((one) => 'discard' in one),
          can: unpayable(contextOf(m, vars), cost) === null,
        }),
      (m, vars, answer) => {
        vars.did = answer === 'yes' ? 1 : 0;
        if (answer === 'yes') return;
        m.note('declined', vars.owner, { card: vars.card });
        return no;
      },
    ),
  );
}

function may(steps: Steps, { may, prompt, cost, otherwise }: Extract<Effect, { may: Effect[] }>): void {
  const [no, end] = [steps.label('no'), steps.label('end')];
  asks(steps, 'G15', prompt ?? 'use the effect?', cost ?? [], no);
  if (cost !== undefined) steps.costs(cost);
  compileEffects(steps, may);
  steps.run('G15', () => end);
  steps.mark(no);
  compileEffects(steps, otherwise ?? []);
  steps.mark(end);
}

function modes(steps: Steps, branches: { label: string; effects: Effect[] }[]): void {
  const end = steps.label('end');
  const starts = branches.map(() => steps.label('one'));
  steps.list.push(
    choice<string, EffectVars>(
      'R11',
      (m, vars) =>
        oneOf(
          { player: vars.owner, kind: 'mode', clause: 'R11', prompt: `${cardOf(m, vars.card).name}: choose one` },
          branches.map(({ label }, at) => ({
            id: String(at + 1),
            label,
            clause: 'R11',
            value: starts[at] as string,
          })),
        ),
      (_m, _vars, start) => start,
    ),
  );
  branches.forEach(({ effects }, at) => {
    steps.mark(starts[at] as string);
    compileEffects(steps, effects);
    steps.run('G15', () => end);
  });
  steps.mark(end);
}

const MOST_REPEATS = 50;

function repeat(steps: Steps, times: Amount, effects: Effect[]): void {
  const [again, end] = [steps.label('again'), steps.label('end')];
  const counter = `count:${again}`;
  steps.run('G15', (context, vars) => {
    vars[counter] = Math.min(MOST_REPEATS, quantityOf(context, times));
  });
  steps.run(
    'G15',
    (_context, vars) => {
      if ((vars[counter] as number) === 0) return end;
      vars[counter] = (vars[counter] as number) - 1;
    },
    again,
  );
  compileEffects(steps, effects);
  steps.run('G15', () => again);
  steps.mark(end);
}

function forEach(steps: Steps, target: Target, effects: Effect[]): void {
  const [again, end] = [steps.label('each'), steps.label('end')];
  const list = `list:${again}`;
  steps.targeted(target, (_context, ids, vars) => {
    vars[list] = ids;
  });
  steps.run(
    'G15',
    (_context, vars) => {
      const [next, ...left] = vars[list] as string[];
      if (next === undefined) return end;
      vars[list] = left;
      vars.it = [next];
    },
    again,
  );
  compileEffects(steps, effects);
  steps.run('G15', () => again);
  steps.mark(end);
}

/** Whether an effect speaks of the place of its card, or pays with the card and so outlives it. */
function remembersItself(m: M, program: string): boolean {
  const ability = abilityNamed(m, program)?.ability;
  if (ability === undefined || ability.cost?.some((cost) => 'destroyThis' in cost)) return ability !== undefined;
  return /"(lane|row)":"(this|next|other)"/.test(JSON.stringify(ability.effects));
}

/** What comes before the effects of a triggered ability: its condition, the "?", its cost, its once a turn. */
export function opening(steps: Steps, program: string, asked: boolean, cost: readonly Cost[]): void {
  steps.run('G15', (context) => {
    const { m, owner, card } = context;
    const ability = abilityNamed(m, program)?.ability;
    if (ability?.if === undefined || holds(context, ability.if)) return;
    m.note('condition-unmet', owner, { card });
    return DONE;
  });
  steps.run('G15', ({ m, self }, vars) => {
    const standing = self === null ? null : findStanding(m.board, self);
    if (!standing || self === null || !remembersItself(m, program)) return;
    vars.last = { ...(vars.last as Record<string, LastKnown> | undefined), [self]: lastKnown(m, standing) };
  });
  if (asked) {
    const no = steps.label('declined');
    const go = steps.label('go');
    asks(steps, 'G13', 'use its trigger?', cost, no);
    steps.run('G13', () => go);
    steps.run('G13', () => DONE, no);
    steps.mark(go);
  }
  steps.run('R8', ({ m, self }) => {
    if (self === null || abilityNamed(m, program)?.ability.oncePerTurn !== true) return;
    if (findStanding(m.board, self)) markUsed(m, self, program);
  });
  if (cost.length > 0) steps.costs(cost);
}

/** R14: what was looked at and left goes back. */
export function closing(steps: Steps): void {
  steps.run('R14', (context, vars) => {
    const looked = lookedAt(context);
    if (!looked) return;
    lookBack(context.m, context.owner, looked);
    delete vars.looked;
  });
}
