/** Turns the effects of a card into steps, in the order of the text (R32). */
import { oneOf as oneOfQuestion, vocabulary, yesOrNo } from '../../engine/index.ts';
import { endStatuses } from './atoms/status.ts';
import { attackAll } from './attack.ts';
import { type Dx2, findDemon, statusOf } from './board.ts';
import { cardOf } from './build.ts';
import type { Context, EffectVars } from './context.ts';
import { amountOf, holds } from './evaluate.ts';
import type { Amount, Effect, Target } from './language.ts';
import type { Steps } from './steps.ts';
import * as verbs from './verbs.ts';

const { choice } = vocabulary<Dx2>();

const REPEATS = 50;

export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('if' in effect) branch(steps, (context) => holds(context, effect.if), effect.then, effect.else ?? []);
    else if ('ifYouDo' in effect) branch(steps, (_context, vars) => vars.did > 0, effect.ifYouDo, []);
    else if ('chance' in effect) branch(steps, drawn(effect.chance), effect.then, effect.else ?? []);
    else if ('may' in effect) may(steps, effect.may);
    else if ('oneOf' in effect) modes(steps, effect.oneOf);
    else if ('repeat' in effect) repeat(steps, effect.repeat, effect.effects);
    else forEach(steps, effect.forEach, effect.effects);
  }
}

/** R32: what is about nobody, or comes to nothing, is told. */
function told({ m, owner, card }: Context, did: number): number {
  if (did === 0) m.note('nothing-done', owner, { card }, { clause: 'R32' });
  return did;
}

type Acts = { [N in verbs.AnyVerb['do']]?: (context: Context, effect: verbs.Verb<N>, ids: string[]) => number };

const ON_TARGETS = {
  damage: verbs.damage,
  heal: verbs.restore,
  revive: verbs.bringBack,
  slay: verbs.slay,
  giveMp: verbs.giveMp,
  takeMp: verbs.takeMp,
  raise: verbs.raise,
  lower: verbs.raise,
  charge: verbs.charge,
  inflict: verbs.inflict,
  cure: verbs.cure,
  strip: verbs.strip,
  barrier: verbs.barrier,
  bulwark: verbs.bulwark,
  shift: verbs.shift,
  grant: verbs.grant,
} satisfies Acts;

function compileVerb(steps: Steps, effect: verbs.AnyVerb): void {
  if (effect.do === 'attack') {
    attack(steps, effect);
  } else if (effect.do === 'gainIcons') {
    steps.run('G6', (context, vars) => {
      vars.did = verbs.addIcons(context, effect);
      return undefined;
    });
  } else if (effect.do === 'loseIcons') {
    steps.run('G6', (context, vars) => {
      vars.did = verbs.removeIcons(context, effect);
      return undefined;
    });
  } else if (effect.do === 'choose') {
    steps.targeted(effect.target, (_context, ids, vars) => {
      vars.it = ids;
      vars.did = ids.length;
    });
  } else {
    const act = ON_TARGETS[effect.do] as (context: Context, effect: verbs.AnyVerb, ids: string[]) => number;
    steps.targeted(effect.target, (context, ids, vars) => {
      vars.did = told(context, act(context, effect, ids));
      return undefined;
    });
  }
}

/** An attack; with `times`, one blow after the other, Super Reactions between them. */
function attack(steps: Steps, effect: verbs.Verb<'attack'>): void {
  const again = steps.label('blow');
  const left = `left:${again}`;
  const aimed = `aimed:${again}`;
  steps.targeted(effect.target, (context, ids, vars) => {
    vars[left] = effect.times ?? 1;
    vars[aimed] = ids;
    vars.struck = [];
    told(context, ids.length);
    vars.did = 0;
  });
  steps.run(
    'G9',
    (context, vars) => {
      vars.did += attackAll(context, effect, vars[aimed] as string[]);
      vars[left] = (vars[left] as number) - 1;
    },
    again,
  );
  steps.run('R11', ({ m, self }, vars) => {
    if ((vars[left] as number) > 0) return again;
    delete vars[left];
    delete vars[aimed];
    const kind = effect.element === 'phys' ? 'charge' : 'concentrate';
    const demon = vars.connector === null ? findDemon(m.board, self) : null;
    if (demon && statusOf(demon, kind)) {
      endStatuses(m, demon.id, (one) => one === kind, 'status-end', demon.id, 'R11');
    }
    return undefined;
  });
}

/** G10: whether chance is on the side of an effect, told with what was drawn. */
const drawn =
  (percent: number) =>
  ({ m, owner, card }: Context): boolean => {
    const lucky = m.random(100) < percent;
    m.note('chance', owner, { card, percent, succeeds: lucky }, { clause: 'G10' });
    return lucky;
  };

function branch(
  steps: Steps,
  test: (context: Context, vars: EffectVars) => boolean,
  then: readonly Effect[],
  otherwise: readonly Effect[],
): void {
  const [no, end] = [steps.label('else'), steps.label('end')];
  steps.run('R32', (context, vars) => (test(context, vars) ? undefined : no));
  compileEffects(steps, then);
  steps.run('R32', () => end);
  steps.mark('R32', no);
  compileEffects(steps, otherwise);
  steps.mark('R32', end);
}

function may(steps: Steps, effects: readonly Effect[]): void {
  const end = steps.label('end');
  steps.list.push(
    choice<string, EffectVars>(
      'R30',
      (m, vars) =>
        yesOrNo({
          player: vars.owner,
          kind: 'may',
          clause: 'R30',
          prompt: `${cardOf(m, vars.card).name}: use it?`,
          yes: 'Yes',
          no: 'No',
        }),
      (_m, vars, answer) => {
        vars.did = answer === 'yes' ? 1 : 0;
        return answer === 'yes' ? undefined : end;
      },
    ),
  );
  compileEffects(steps, effects);
  steps.mark('R32', end);
}

function modes(steps: Steps, branches: readonly { label: string; effects: Effect[] }[]): void {
  const end = steps.label('end');
  const starts = branches.map(() => steps.label('one'));
  steps.list.push(
    choice<string, EffectVars>(
      'R30',
      (m, vars) =>
        oneOfQuestion(
          { player: vars.owner, kind: 'mode', clause: 'R30', prompt: `${cardOf(m, vars.card).name}: choose one` },
          branches.map(({ label }, at) => ({ id: String(at + 1), label, clause: 'R30', value: starts[at] ?? '' })),
        ),
      (_m, _vars, start) => start,
    ),
  );
  branches.forEach(({ effects }, at) => {
    steps.mark('R30', starts[at] ?? '');
    compileEffects(steps, effects);
    steps.run('R32', () => end);
  });
  steps.mark('R32', end);
}

function repeat(steps: Steps, times: Amount, effects: readonly Effect[]): void {
  const [again, end] = [steps.label('again'), steps.label('end')];
  const counter = `count:${again}`;
  steps.run('R32', (context, vars) => {
    vars[counter] = Math.min(REPEATS, amountOf(context, times));
  });
  steps.run(
    'R32',
    (_context, vars) => {
      if ((vars[counter] as number) <= 0) return end;
      vars[counter] = (vars[counter] as number) - 1;
      return undefined;
    },
    again,
  );
  compileEffects(steps, effects);
  steps.run('R32', () => again);
  steps.mark('R32', end);
}

function forEach(steps: Steps, target: Target, effects: readonly Effect[]): void {
  const [again, end] = [steps.label('each'), steps.label('end')];
  const list = `list:${again}`;
  steps.targeted(target, (_context, ids, vars) => {
    vars[list] = ids;
  });
  steps.run(
    'R32',
    (_context, vars) => {
      const [next, ...left] = vars[list] as string[];
      if (next === undefined) return end;
      vars[list] = left;
      vars.it = [next];
      return undefined;
    },
    again,
  );
  compileEffects(steps, effects);
  steps.run('R32', () => again);
  steps.mark('R32', end);
}
