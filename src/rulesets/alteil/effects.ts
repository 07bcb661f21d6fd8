/** Turns the effects of a card into steps: what is done, whether it is done at all, and how often. */
import { oneOf } from '../../engine/index.ts';
import { contextOf } from '../context.ts';
import { compilePart, type Reading, youMay } from '../parts.ts';
import { does, isDrawn } from '../targets.ts';
import { heal, moveUnit, swapUnits } from './atoms/units.ts';
import { type Alteil, findUnit } from './board.ts';
import { pickRandom } from './choose.ts';
import type { Context, SkillVars } from './context.ts';
import { holds, quantityOf } from './evaluate.ts';
import type { Amount, Condition, Effect, Target } from './language.ts';
import { type Steps, targeted } from './steps.ts';
import { cardOf, labelOf } from './values.ts';
import * as verbs from './verbs.ts';

type AnyVerb = Extract<Effect, { do: string }>;
type Verb<N extends AnyVerb['do']> = Extract<AnyVerb, { do: N }>;

/** Appends the steps of `effects`, in printed order (R8). */
export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect);
    else compilePart(steps, effect, READING);
  }
}

const READING: Reading<Alteil, SkillVars, Effect, Condition, Amount, Target> = {
  choosing: 'R9',
  mostRepeats: 20,
  nameOf: (m, card) => cardOf(m, card).name,
  holds,
  quantityOf,
  targeted,
  compile: compileEffects,
  there: (m, id) => findUnit(m.board, id) !== null,
};

function may(steps: Steps, { may, prompt, otherwise }: Extract<Effect, { may: Effect[] }>): void {
  steps.optional(
    'R9',
    (m, vars) => youMay(vars, 'R9', `${cardOf(m, vars.card).name}: ${prompt ?? 'use the effect?'}`),
    () => compileEffects(steps, may),
    () => compileEffects(steps, otherwise ?? []),
  );
}

/** One step that does something to what a target means. */
function on(steps: Steps, verb: string, target: Target, act: (context: Context, ids: string[]) => number): void {
  targeted(steps, target, (context, ids, vars) => {
    vars.did = verbs.told(context, act(context, ids), verb);
  });
}

function just(steps: Steps, verb: string, act: (context: Context) => number): void {
  does(steps, 'R8', (context, vars) => {
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
    if (isDrawn(to) && times > 1) just(steps, 'damage', (context) => blows(context, () => pickRandom(context, to)));
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
    targeted(steps, one, (_context, ids, vars) => {
      vars.swapped = ids;
    });
    targeted(steps, other, (context, ids, vars) => {
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
    targeted(steps, target, (context, ids, vars) => {
      vars.it = ids;
      vars.did = verbs.told(context, ids.length, 'choose');
    }),
};

function compileVerb<N extends AnyVerb['do']>(steps: Steps, effect: Verb<N>): void {
  (VERBS[effect.do as N] as (steps: Steps, effect: Verb<N>) => void)(steps, effect);
}

/** R14: the Iczer of the skill chooses the cell of the first unit that is meant. */
function moveChosen(steps: Steps, target: Target): void {
  targeted(steps, target, (_context, ids, vars) => {
    vars.moving = ids[0] ?? null;
    vars.did = 0;
  });
  steps.ask<string>(
    'R14',
    (m, vars) => {
      const id = vars.moving as string | null;
      const cells = id === null ? [] : verbs.cellsFor(contextOf(m, vars), id);
      if (id === null || cells.length === 0) return null;
      return oneOf(
        { player: vars.owner, kind: 'cell', clause: 'R14', prompt: `Where does ${labelOf(m, id)} go?` },
        cells.map((cell) => ({ id: `cell${cell}`, label: `Cell ${cell}`, clause: 'R14', value: String(cell) })),
      );
    },
    (m, vars, cell) => {
      moveUnit(m, vars.moving as string, Number(cell), { clause: 'R14' });
      vars.did = 1;
    },
  );
  does(steps, 'R8', (context, vars) => {
    verbs.told(context, vars.did, 'move');
  });
}
