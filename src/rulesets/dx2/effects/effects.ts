/** Turns the effects of a card into steps, in the order of the text (R32). */
import { DONE } from '../../../engine/index.ts';

import { contextOf } from '../../cards/context.ts';
import { compilePart, type Reading, youMay } from '../../cards/control-flow.ts';
import { does } from '../../cards/targets.ts';
import { countUse, endStatuses } from '../atoms/status.ts';
import { findDemon, statusOf } from '../board/board.ts';
import type { Context, Dx2, EffectVars } from '../board/context.ts';
import { amountOf, holds } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import type { Amount, Condition, Effect, Target } from '../language/language.ts';
import { canBegin, isFor } from './can-begin.ts';
import { counted } from './chain.ts';
import { attackAll } from './hit.ts';
import { type Steps, targeted } from './steps.ts';
import * as verbs from './verbs.ts';

export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect.may);
    else if ('chance' in effect) byChance(steps, effect);
    else compilePart(steps, effect, READING);
  }
}

/** However large an amount is, nothing is repeated more often. */
export const MOST_REPEATS = 50;

// A part that is left out has done nothing, which is what "if you do" looks at.
const READING: Reading<Dx2, EffectVars, Effect, Condition, Amount, Target> = {
  choosing: 'R30',
  mostRepeats: MOST_REPEATS,
  nameOf: (m, card) => cardOf(m, card).name,
  holds,
  quantityOf(context, amount) {
    const times = amountOf(context, amount);
    if (times <= 0) context.vars.did = 0;
    return times;
  },
  targeted: (steps, target, act) =>
    targeted(steps, target, (context, ids, vars) => {
      if (ids.length === 0) vars.did = told(context, 0);
      act(context, ids, vars);
    }),
  compile: compileEffects,
  leftOut({ vars }) {
    vars.did = 0;
  },
};

function may(steps: Steps, effects: readonly Effect[]): void {
  steps.optional(
    'R30',
    (m, vars) => {
      const can = canBegin(contextOf(m, vars), effects);
      return youMay(vars, 'R30', `${cardOf(m, vars.card).name}: use it?`, { can });
    },
    () => compileEffects(steps, effects),
  );
}

/** G10: chance decides whether a part is carried out; told with what was drawn. */
function byChance(steps: Steps, effect: Extract<Effect, { chance: number }>): void {
  const { chance: percent, then, else: otherwise } = effect;
  steps.branch(
    (m, vars) => {
      const { owner, card } = vars;
      spend(contextOf(m, vars));
      const lucky = m.random(100) < percent;
      m.note('chance', owner, { card, percent, succeeds: lucky }, { clause: 'G10' });
      if (!lucky && otherwise === undefined) vars.did = 0;
      return lucky;
    },
    () => compileEffects(steps, then),
    () => compileEffects(steps, otherwise ?? []),
  );
}

/** R27: a limited effect counts when the first of its parts is carried out. */
function spend({ m, self, vars }: Context): void {
  if (vars.unspent === undefined || self === null) return;
  countUse(m, self, vars.unspent);
  delete vars.unspent;
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
    does(steps, 'G6', (context, vars) => {
      spend(context);
      vars.did = verbs.addIcons(context, effect);
      return undefined;
    });
  } else if (effect.do === 'loseIcons') {
    does(steps, 'G6', (context, vars) => {
      spend(context);
      vars.did = verbs.removeIcons(context, effect);
      return undefined;
    });
  } else if (effect.do === 'choose') {
    targeted(steps, effect.target, (_context, ids, vars) => {
      vars.it = ids;
      vars.did = ids.length;
    });
  } else {
    const act = ON_TARGETS[effect.do] as (context: Context, effect: verbs.AnyVerb, ids: string[]) => number;
    targeted(steps, effect.target, (context, ids, vars) => {
      if (ids.some((id) => isFor(context, effect.do, id))) spend(context);
      vars.did = told(context, act(context, effect, ids));
    });
  }
}

/** An attack; with `times`, one blow after the other, Super Reactions between them. */
function attack(steps: Steps, effect: verbs.Verb<'attack'>): void {
  const again = steps.label('blow');
  const left = `left:${again}`;
  const aimed = `aimed:${again}`;
  targeted(steps, effect.target, (context, ids, vars) => {
    const there = ids.filter((id) => isFor(context, effect.do, id));
    if (there.length > 0) spend(context);
    vars[left] = effect.times ?? 1;
    vars[aimed] = ids;
    vars.struck = [];
    told(context, there.length);
    vars.did = 0;
  });
  does(
    steps,
    'G9',
    (context, vars) => {
      vars.did += attackAll(context, effect, vars[aimed] as string[]);
      vars[left] = (vars[left] as number) - 1;
    },
    again,
  );
  does(steps, 'R11', (context, vars) => {
    const isCut = wasStopped(context);
    if ((vars[left] as number) > 0 && !isCut) return again;
    const { m, self } = context;
    delete vars[left];
    delete vars[aimed];
    const kind = effect.element === 'phys' ? 'charge' : 'concentrate';
    const demon = vars.connector === null ? findDemon(m.board, self) : null;
    if (demon && statusOf(demon, kind)) {
      endStatuses(m, demon.id, (one) => one === kind, 'status-end', demon.id, 'R11');
    }
    return isCut ? DONE : undefined;
  });
}

/** A14: whether the Super Reactions that a blow may have called were stopped, and with them the one that struck it. */
function wasStopped({ m, vars, card }: Context): boolean {
  if (vars.cutIn !== true) return false;
  const count = counted(m);
  if (count.stopped !== true && !m.link([card])) count.stopped = true;
  return count.stopped === true;
}
