/** Turns the effects of a card into steps: what is done, whether it is done at all, and how often. */
import { oneOf } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import { compilePart, type Reading, youMay } from '../../cards/control-flow.ts';
import { does, isDrawn } from '../../cards/targets.ts';
import { heal, moveUnit, swapUnits } from '../atoms/units.ts';
import { findUnit } from '../board/board.ts';
import { pickRandom } from '../board/choose.ts';
import type { Alteil, Context, SkillVars, Struck } from '../board/context.ts';
import { holds, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { labelOf } from '../board/values.ts';
import type { Amount, Condition, Effect, Target } from '../language/language.ts';
import { damageHp } from '../turn/mini-phases.ts';
import { type Steps, targeted } from './steps.ts';
import * as verbs from './verbs.ts';

type AnyVerb = Extract<Effect, { do: string }>;
type Verb<N extends AnyVerb['do']> = Extract<AnyVerb, { do: N }>;

/** Appends the steps of `effects`, in printed order (R8). */
export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect);
    else if ('repeat' in effect) holding(steps, () => compilePart(steps, effect, READING));
    else compilePart(steps, effect, READING);
  }
}

/** However large an amount is, nothing is repeated more often. */
export const MOST_REPEATS = 20;

const READING: Reading<Alteil, SkillVars, Effect, Condition, Amount, Target> = {
  choosing: 'R9',
  mostRepeats: MOST_REPEATS,
  nameOf: (m, card) => cardOf(m, card).name,
  holds,
  quantityOf,
  targeted,
  compile: compileEffects,
  there: (m, id) => findUnit(m.board, id) !== null,
};

/** hp.1e: whatever the blows of a part that is repeated set off comes after the last repetition. */
function holding(steps: Steps, part: () => void): void {
  does(steps, 'hp.1e', (_context, vars) => {
    vars.holding = (vars.holding ?? 0) + 1;
    vars.held ??= [];
  });
  part();
  does(steps, 'hp.1e', ({ m }, vars) => {
    vars.holding = (vars.holding ?? 1) - 1;
    if (vars.holding > 0) return;
    const blows = vars.held ?? [];
    delete vars.held;
    damageHp(m, blows);
  });
}

function may(steps: Steps, { may, prompt, otherwise }: Extract<Effect, { may: Effect[] }>): void {
  const [first, ...rest] = may;
  const price = first && 'do' in first && first.do === 'loseSp' && first.who !== 'opponent' ? first : null;
  steps.optional(
    'R9',
    (m, vars) => youMay(vars, 'R9', `${cardOf(m, vars.card).name}: ${prompt ?? 'use the effect?'}`),
    () => {
      if (price) just(steps, 'loseSp', (context) => verbs.paySp(context, price));
      compileEffects(steps, price ? rest : may);
    },
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
    const times = repeated ?? 1;
    const blows = (context: Context, pick: () => string[]) => {
      const struck: Struck[] = [];
      for (let i = 0; i < times; i++) {
        const blow = verbs.damage(context, effect, pick());
        if (blow) struck.push(blow);
      }
      return verbs.answer(context, struck);
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
  bury: (steps, { to }) => {
    const again = steps.label('bury');
    targeted(steps, to, (_context, ids, vars) => {
      vars.burying = ids;
      vars.did = 0;
    });
    // One after the other: what a burial sets off has ended before the next one.
    does(
      steps,
      'R5',
      (context, vars) => {
        if (verbs.buryNext(context, vars.burying ?? [])) {
          vars.did++;
          return again;
        }
        verbs.told(context, vars.did, 'bury');
      },
      again,
    );
  },
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

/** R14: the Iczer of the skill chooses a cell for each unit that is meant, one after the other. */
function moveChosen(steps: Steps, target: Target): void {
  targeted(steps, target, (_context, ids, vars) => {
    vars.moving = ids;
    vars.did = 0;
  });
  steps.each(
    (_m, vars) => vars.moving ?? [],
    (vars, one) => {
      vars.mover = one;
    },
    () =>
      steps.ask<string>(
        'R14',
        (m, vars) => {
          const id = vars.mover ?? '';
          const cells = verbs.cellsFor(contextOf(m, vars), id);
          if (cells.length === 0) return null;
          return oneOf(
            { player: vars.owner, kind: 'cell', clause: 'R14', prompt: `Where does ${labelOf(m, id)} go?` },
            cells.map((cell) => ({ id: `cell${cell}`, label: `Cell ${cell}`, clause: 'R14', value: String(cell) })),
          );
        },
        (m, vars, cell) => {
          moveUnit(m, vars.mover ?? '', Number(cell), { clause: 'R14' });
          vars.did++;
        },
      ),
    (m, one) => findUnit(m.board, one) !== null,
  );
  does(steps, 'R8', (context, vars) => {
    verbs.told(context, vars.did, 'move');
  });
}
