/** Turns the effects of a card into steps: what is done, whether it is done at all, and how often. */
import { oneOf as oneOfQuestion, vocabulary, yesOrNo } from '../../engine/index.ts';
import { heal, moveUnit, swapUnits } from './atoms/units.ts';
import { type Alteil, findUnit } from './board.ts';
import { isRandom, pickRandom } from './choose.ts';
import { type Context, contextOf, type SkillVars } from './context.ts';
import { holds, quantityOf } from './evaluate.ts';
import type { Amount, Effect, Target } from './language.ts';
import type { Steps } from './steps.ts';
import { cardOf, labelOf } from './values.ts';
import * as verbs from './verbs.ts';

const { choice } = vocabulary<Alteil>();

type AnyVerb = Extract<Effect, { do: string }>;
type Verb<N extends AnyVerb['do']> = Extract<AnyVerb, { do: N }>;

/** Appends the steps of `effects`, in printed order (R8). */
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

/** One step that does something to what a target means. */
function on(steps: Steps, verb: string, target: Target, act: (context: Context, ids: string[]) => number): void {
  steps.targeted(target, (context, ids, vars) => {
    vars.did = verbs.told(context, act(context, ids), verb);
  });
}

function just(steps: Steps, verb: string, act: (context: Context) => number): void {
  steps.run('R8', (context, vars) => {
    vars.did = verbs.told(context, act(context), verb);
  });
}

const VERBS: { [N in AnyVerb['do']]: (steps: Steps, effect: Verb<N>) => void } = {
  damage: (steps, effect) => {
    const { to, repeated } = effect;
    const open = (context: Context, done: number) => {
      if (done > 0) context.m.call('hp-mini-phase', {});
      return done;
    };
    const times = repeated ?? 1;
    const blows = (context: Context, pick: () => string[]) => {
      let done = 0;
      for (let i = 0; i < times; i++) done += verbs.damage(context, effect, pick());
      return open(context, done);
    };
    if (isRandom(to) && times > 1) just(steps, 'damage', (context) => blows(context, () => pickRandom(context, to)));
    else on(steps, 'damage', to, (context, ids) => blows(context, () => ids));
  },
  heal: (steps, { to, amount }) =>
    on(steps, 'heal', to, (context, ids) => heal(context.m, ids, quantityOf(context, amount))),
  lose: (steps, effect) => on(steps, 'lose', effect.to, (context, ids) => verbs.lose(context, effect, ids)),
  lpDamage: (steps, effect) => just(steps, 'lpDamage', (context) => verbs.lpDamage(context, effect)),
  gainSp: (steps, effect) => just(steps, 'gainSp', (context) => verbs.giveSp(context, effect, 1)),
  loseSp: (steps, effect) => just(steps, 'loseSp', (context) => verbs.giveSp(context, effect, -1)),
  modify: (steps, effect) => on(steps, 'modify', effect.to, (context, ids) => verbs.modify(context, effect, ids)),
  setStat: (steps, effect) => on(steps, 'setStat', effect.to, (context, ids) => verbs.setStat(context, effect, ids)),
  move: (steps, effect) => {
    if (effect.cell === 'choose') moveChosen(steps, effect.to);
    else on(steps, 'move', effect.to, (context, ids) => verbs.move(context, effect, ids));
  },
  swap: (steps, { one, other }) => {
    steps.targeted(one, (_context, ids, vars) => {
      vars.swapped = ids;
    });
    steps.targeted(other, (context, ids, vars) => {
      const [first, second] = [(vars.swapped as string[])[0], ids[0]];
      const done = first !== undefined && second !== undefined && swapUnits(context.m, first, second);
      vars.did = verbs.told(context, done ? 1 : 0, 'swap');
    });
  },
  engage: (steps, { to }) => on(steps, 'engage', to, (context, ids) => verbs.engage(context, ids, true)),
  disengage: (steps, { to }) => on(steps, 'disengage', to, (context, ids) => verbs.engage(context, ids, false)),
  close: (steps, { to }) => on(steps, 'close', to, verbs.close),
  revive: (steps, { to }) => on(steps, 'revive', to, verbs.revive),
  bury: (steps, { to }) => on(steps, 'bury', to, verbs.bury),
  grant: (steps, effect) => on(steps, 'grant', effect.to, (context, ids) => verbs.grant(context, effect, ids)),
  take: (steps, effect) => on(steps, 'take', effect.to, (context, ids) => verbs.take(context, effect, ids)),
  choose: (steps, { target }) =>
    steps.targeted(target, (context, ids, vars) => {
      vars.it = ids;
      vars.did = verbs.told(context, ids.length, 'choose');
    }),
};

function compileVerb<N extends AnyVerb['do']>(steps: Steps, effect: Verb<N>): void {
  (VERBS[effect.do as N] as (steps: Steps, effect: Verb<N>) => void)(steps, effect);
}

/** R14: the Iczer of the skill chooses the cell of the first unit that is meant. */
function moveChosen(steps: Steps, target: Target): void {
  steps.targeted(target, (_context, ids, vars) => {
    vars.moving = ids[0] ?? null;
    vars.did = 0;
  });
  steps.list.push(
    choice<string, SkillVars>(
      'R14',
      (m, vars) => {
        const id = vars.moving as string | null;
        const cells = id === null ? [] : verbs.cellsFor(contextOf(m, vars), id);
        if (id === null || cells.length === 0) return null;
        return oneOfQuestion(
          { player: vars.owner, kind: 'cell', clause: 'R14', prompt: `Where does ${labelOf(m, id)} go?` },
          cells.map((cell) => ({ id: `cell${cell}`, label: `Cell ${cell}`, clause: 'R14', value: String(cell) })),
        );
      },
      (m, vars, cell) => {
        moveUnit(m, vars.moving as string, Number(cell), { clause: 'R14' });
        vars.did = 1;
      },
    ),
  );
  steps.run('R8', (context, vars) => {
    verbs.told(context, vars.did, 'move');
  });
}

function branch(
  steps: Steps,
  test: (context: Context, vars: SkillVars) => boolean,
  then: Effect[],
  otherwise: Effect[],
): void {
  const [no, end] = [steps.label('else'), steps.label('end')];
  steps.run('R8', (context, vars) => (test(context, vars) ? undefined : no));
  compileEffects(steps, then);
  steps.jump(end);
  steps.mark(no);
  compileEffects(steps, otherwise);
  steps.mark(end);
}

function may(steps: Steps, { may, prompt, otherwise }: Extract<Effect, { may: Effect[] }>): void {
  const [no, end] = [steps.label('no'), steps.label('end')];
  steps.list.push(
    choice<string, SkillVars>(
      'R9',
      (m, vars) =>
        yesOrNo({
          player: vars.owner,
          kind: 'may',
          clause: 'R9',
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
  steps.jump(end);
  steps.mark(no);
  compileEffects(steps, otherwise ?? []);
  steps.mark(end);
}

function modes(steps: Steps, branches: { label: string; effects: Effect[] }[]): void {
  const end = steps.label('end');
  const starts = branches.map(() => steps.label('one'));
  steps.list.push(
    choice<string, SkillVars>(
      'R9',
      (m, vars) =>
        oneOfQuestion(
          { player: vars.owner, kind: 'mode', clause: 'R9', prompt: `${cardOf(m, vars.card).name}: choose one` },
          branches.map(({ label }, at) => ({ id: String(at + 1), label, clause: 'R9', value: starts[at] as string })),
        ),
      (_m, _vars, start) => start,
    ),
  );
  branches.forEach(({ effects }, at) => {
    steps.mark(starts[at] as string);
    compileEffects(steps, effects);
    steps.jump(end);
  });
  steps.mark(end);
}

/** Effects at most this often; a card that says more means this. */
const MOST = 20;

function repeat(steps: Steps, times: Amount, effects: Effect[]): void {
  const [again, end] = [steps.label('again'), steps.label('end')];
  const counter = `count:${again}`;
  steps.run('R8', (context, vars) => {
    vars[counter] = Math.min(MOST, quantityOf(context, times));
  });
  steps.run(
    'R8',
    (_context, vars) => {
      if ((vars[counter] as number) === 0) return end;
      vars[counter] = (vars[counter] as number) - 1;
    },
    again,
  );
  compileEffects(steps, effects);
  steps.jump(again);
  steps.mark(end);
}

function forEach(steps: Steps, target: Target, effects: Effect[]): void {
  const [again, end] = [steps.label('each'), steps.label('end')];
  const list = `list:${again}`;
  steps.targeted(target, (_context, ids, vars) => {
    vars[list] = ids;
  });
  steps.run(
    'R8',
    ({ m }, vars) => {
      const [next, ...left] = vars[list] as string[];
      if (next === undefined) return end;
      vars[list] = left;
      if (!findUnit(m.board, next)) return again;
      vars.it = [next];
    },
    again,
  );
  compileEffects(steps, effects);
  steps.jump(again);
  steps.mark(end);
}
