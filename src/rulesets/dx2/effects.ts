/** Turns the effects of a card into steps, in the order of the text (R32). */
import { compilePart, type Reading, youMay } from '../parts.ts';
import { does } from '../targets.ts';
import { endStatuses } from './atoms/status.ts';
import { attackAll } from './attack.ts';
import { type Dx2, findDemon, statusOf } from './board.ts';
import { cardOf } from './build.ts';
import type { Context, EffectVars } from './context.ts';
import { amountOf, holds } from './evaluate.ts';
import type { Amount, Condition, Effect, Target } from './language.ts';
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

const READING: Reading<Dx2, EffectVars, Effect, Condition, Amount, Target> = {
  choosing: 'R30',
  mostRepeats: 50,
  nameOf: (m, card) => cardOf(m, card).name,
  holds,
  quantityOf: amountOf,
  targeted,
  compile: compileEffects,
};

function may(steps: Steps, effects: readonly Effect[]): void {
  steps.optional(
    'R30',
    (m, vars) => youMay(vars, 'R30', `${cardOf(m, vars.card).name}: use it?`),
    () => compileEffects(steps, effects),
  );
}

/** G10: chance decides whether a part is carried out; told with what was drawn. */
function byChance(steps: Steps, effect: Extract<Effect, { chance: number }>): void {
  const { chance: percent, then, else: otherwise } = effect;
  steps.branch(
    (m, { owner, card }) => {
      const lucky = m.random(100) < percent;
      m.note('chance', owner, { card, percent, succeeds: lucky }, { clause: 'G10' });
      return lucky;
    },
    () => compileEffects(steps, then),
    () => compileEffects(steps, otherwise ?? []),
  );
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
      vars.did = verbs.addIcons(context, effect);
      return undefined;
    });
  } else if (effect.do === 'loseIcons') {
    does(steps, 'G6', (context, vars) => {
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
  targeted(steps, effect.target, (context, ids, vars) => {
    vars[left] = effect.times ?? 1;
    vars[aimed] = ids;
    vars.struck = [];
    told(context, ids.length);
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
  does(steps, 'R11', ({ m, self }, vars) => {
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
