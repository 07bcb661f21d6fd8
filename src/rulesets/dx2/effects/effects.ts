/** Turns the effects of a card into steps, in the order of the text (R32). */
import type { z } from 'zod';
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { DONE } from '../../../engine/index.ts';
import { contextOf, whoIs } from '../../cards/context.ts';
import type { Reading } from '../../cards/control-flow.ts';
import { compilePart, youMay } from '../../cards/control-flow.ts';
import { inOneShape } from '../../cards/shapes.ts';
import { atRandom, does } from '../../cards/targets.ts';
import { changeMp } from '../atoms/resources.ts';
import { countAttack, endStatuses } from '../atoms/status.ts';
import { findDemon, statusOf } from '../board/board.ts';
import type { Context, Dx2, EffectVars, M } from '../board/context.ts';
import { amountOf, fixed, holds } from '../board/evaluate.ts';
import { cardOf, isPhysical } from '../board/printed.ts';
import type { Amount, blows, Condition, cost, Effect, Target } from '../language/language.ts';
import { VERBS } from '../language/language.ts';
import { canBegin, isFor } from './can-begin.ts';
import { counted } from './chain.ts';
import { attackAll } from './hit.ts';
import type { Later } from './later.ts';
import { putOff } from './later.ts';
import type { Limited } from './limited.ts';
import { beginPart, endPart, isPartFree, spend } from './limited.ts';
import type { Steps } from './steps.ts';
import { targeted } from './steps.ts';
import { superReactions } from './super-reaction.ts';
import * as verbs from './verbs.ts';

export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect);
    else if ('later' in effect) later(steps, effect);
    else if ('unless' in effect) unless(steps, effect);
    else if ('oneOf' in effect && effect.atRandom === true) someOf(steps, effect);
    else if ('oneOf' in effect && (effect.choose !== undefined || effect.who !== undefined)) severalOf(steps, effect);
    else if ('chance' in effect) byChance(steps, effect);
    else if ('limit' in effect) limited(steps, effect);
    else if ('together' in effect) together(steps, effect);
    else compilePart(steps, effect, READING);
  }
}

/** However large an amount is, nothing is repeated more often. */
export const MOST_REPEATS = 50;

// A part that is left out has done nothing, which is what "if you do" looks at.
const READING: Reading<Dx2, EffectVars, Effect, Condition, Amount | Drawn, Target> = {
  choosing: 'R30',
  mostRepeats: MOST_REPEATS,
  holds,
  quantityOf(context, amount) {
    const times = isDrawnNumber(amount) ? drawn(context, amount) : amountOf(context, amount);
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

type Drawn = z.infer<typeof blows>;

const isDrawnNumber = (times: Amount | Drawn): times is Drawn => typeof times === 'object' && 'from' in times;

/** R47, R75: a number that is drawn between two. */
function drawn({ m, owner }: Context, { from, to }: Drawn): number {
  const times = from + m.random(Math.max(1, to - from + 1));
  m.note('blows', owner, { blows: times }, { clause: 'R47' });
  return times;
}

/** R67: a part that works only so often. */
function limited(steps: Steps, effect: Limited): void {
  steps.branch(
    (m, vars) => {
      const context = contextOf(m, vars);
      const free = isPartFree(context, effect);
      if (free) beginPart(context, effect);
      else vars.did = 0;
      return free;
    },
    () => {
      compileEffects(steps, effect.effects);
      does(steps, 'R67', (context) => endPart(context, effect));
    },
    () => {},
  );
}

/** R73: Super Reactions to the blows of one moment wait for its end. */
function together(steps: Steps, effect: Extract<Effect, { together: unknown }>): void {
  const outermost = steps.label('outermost');
  does(steps, 'R73', (_context, vars) => {
    if (vars.held !== undefined) return;
    vars.held = [];
    vars[outermost] = true;
  });
  compileEffects(steps, effect.together);
  does(steps, 'R73', (context, vars) => {
    const { held } = vars;
    if (vars[outermost] !== true || held === undefined) return;
    delete vars.held;
    delete vars[outermost];
    superReactions(context, held);
  });
}

type Cost = z.infer<typeof cost>;

/** R52: who pays a price, if they have all of it. */
function payers(context: Context, { mp, of = 'self' }: Cost): Uid[] {
  const ids = fixed(context, of);
  const can = ids.every((id) => (findDemon(context.m.board, id)?.hp ?? 0) > 0 && mpOf(context.m, id) >= mp);
  return can ? ids : [];
}

const mpOf = (m: M, id: Uid): number => findDemon(m.board, id)?.mp ?? 0;

function pay(context: Context, price: Cost): void {
  for (const id of payers(context, price)) changeMp(context.m, id, -price.mp, 'cost', context.self, 'R52');
}

const chooserOf = ({ owner }: EffectVars, who: 'you' | 'opponent' = 'you'): PlayerId => whoIs(owner, who);

/** A question whether something is done or paid, to the one or the other player. */
function asks(vars: EffectVars, prompt: string, { who, can }: { who?: 'you' | 'opponent' | undefined; can: boolean }) {
  return youMay({ ...vars, owner: chooserOf(vars, who) }, 'R30', prompt, { can });
}

function may(steps: Steps, { may: effects, who, cost: price }: Extract<Effect, { may: unknown }>): void {
  steps.optional(
    'R30',
    (m, vars) => {
      const context = contextOf(m, vars);
      const can = canBegin(context, effects) && (price === undefined || payers(context, price).length > 0);
      const what = price === undefined ? 'use it' : `pay ${price.mp} MP for it`;
      return asks(vars, `${cardOf(m, vars.card).name}: ${what}?`, { who, can });
    },
    () => {
      if (price !== undefined) does(steps, 'R52', (context) => pay(context, price));
      compileEffects(steps, effects);
    },
  );
}

function later(steps: Steps, effect: Later): void {
  does(steps, 'R54', (context, vars) => {
    spend(context);
    putOff(context, effect);
    vars.did = 1;
  });
}

/** R52: the effects, unless a player pays. */
function unless(steps: Steps, { unless: { who, cost: price }, effects }: Extract<Effect, { unless: unknown }>): void {
  steps.optional(
    'R52',
    (m, vars) => {
      const can = payers(contextOf(m, vars), price).length > 0;
      return asks(vars, `${cardOf(m, vars.card).name}: pay ${price.mp} MP to prevent it?`, {
        who: who ?? 'opponent',
        can,
      });
    },
    () => does(steps, 'R52', (context) => pay(context, price)),
    () => compileEffects(steps, effects),
  );
}

/** R52: several of the modes, one after the other, none twice and none that can do nothing. */
function severalOf(steps: Steps, { oneOf, choose = 1, who }: Extract<Effect, { oneOf: unknown }>): void {
  const taken = steps.label('taken');
  does(steps, 'R30', (_context, vars) => {
    vars[taken] = [];
  });
  const left = (vars: EffectVars) => (vars[taken] as number[] | undefined) ?? [];
  for (let round = 0; round < Math.min(choose, oneOf.length); round++) {
    steps.modes(
      'R30',
      (m, vars) => ({
        player: chooserOf(vars, who),
        kind: 'mode',
        clause: 'R30',
        prompt: `${cardOf(m, vars.card).name}: choose ${choose === 1 ? 'one' : `${choose}, one after the other`}`,
      }),
      oneOf.map(({ label, effects }, at) => ({
        label,
        can: (m, vars) => !left(vars).includes(at) && canBegin(contextOf(m, vars), effects),
        write: () => {
          does(steps, 'R30', (_context, vars) => {
            vars[taken] = [...left(vars), at];
          });
          compileEffects(steps, effects);
        },
      })),
    );
  }
}

/** R78: as many of the modes as are wanted, drawn among those that can do something, in the order of the card. */
function someOf(steps: Steps, { oneOf, choose = 1 }: Extract<Effect, { oneOf: unknown }>): void {
  const drawn = steps.label('drawn');
  does(steps, 'R78', (context, vars) => {
    const { m, owner } = context;
    const there = oneOf.flatMap(({ label, effects }) => (canBegin(context, effects) ? [label] : []));
    const chosen = atRandom(m, there, choose);
    m.note('drawn', owner, { chosen }, { clause: 'R78' });
    vars[drawn] = oneOf.flatMap(({ label }, at) => (chosen.includes(label) ? [at] : []));
  });
  oneOf.forEach(({ effects }, at) => {
    steps.branch(
      (_m, vars) => (vars[drawn] as number[]).includes(at),
      () => compileEffects(steps, effects),
      () => {},
    );
  });
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
  repel: verbs.repel,
  shift: verbs.shift,
  grant: verbs.grant,
  lend: verbs.lend,
  mark: verbs.mark,
  unmark: verbs.unmark,
  cant: verbs.forbid,
  can: verbs.allow,
  copy: verbs.copy,
  set: verbs.set,
  swap: verbs.swap,
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
  } else if (effect.do === 'use') {
    targeted(steps, effect.target, (context, ids, vars) => {
      const able = ids.filter((id) => isFor(context, effect.do, id));
      if (able.length > 0) spend(context);
      vars.did = told(context, verbs.use(context, effect, able));
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
function attack(steps: Steps, written: verbs.Verb<'attack'>): void {
  const effect = inOneShape(VERBS.attack, written);
  if (effect.anew === true) {
    blowsAnew(steps, effect);
    return;
  }
  const again = steps.label('blow');
  const left = `left:${again}`;
  const aimed = `aimed:${again}`;
  targeted(steps, effect.target, (context, ids, vars) => {
    const there = ids.filter((id) => isFor(context, effect.do, id));
    if (there.length > 0) spend(context);
    // R32: an attack that is about nobody is left out, and is none (R11).
    vars[left] = there.length > 0 ? blowsOf(context, effect) : 0;
    context.m.forget(vars, 'dealt');
    vars[aimed] = there.length > 0 ? ids : [];
    vars.struck = [];
    told(context, there.length);
    vars.did = 0;
  });
  does(
    steps,
    'G9',
    (context, vars) => {
      const ids = vars[aimed] as string[];
      vars.did += attackAll(context, effect, ids, isSeveral(context, effect, ids));
      vars[left] = (vars[left] as number) - 1;
    },
    again,
  );
  does(steps, 'R11', (context, vars) => {
    const isCut = wasStopped(context);
    if ((vars[left] as number) > 0 && !isCut) return again;
    const { m, self } = context;
    const isMade = (vars[aimed] as string[]).length > 0;
    m.forget(vars, left);
    m.forget(vars, aimed);
    if (isMade) attackOver(m, effect, vars.connector === null ? self : null);
    return isCut ? DONE : undefined;
  });
}

/** R11, R47: what lasts until the next attack of a demon has been used up by this one. */
function attackOver(m: M, effect: verbs.Verb<'attack'>, self: Uid | null): void {
  const kind = isPhysical(effect) ? 'charge' : 'concentrate';
  const demon = findDemon(m.board, self);
  if (!demon) return;
  if (statusOf(demon, kind)) endStatuses(m, demon.id, (one) => one === kind, 'status-end', demon.id, 'R11');
  if (kind === 'charge' && statusOf(demon, 'might'))
    endStatuses(m, demon.id, (one) => one === 'might', 'status-end', demon.id, 'R57');
  countAttack(m, demon.id);
}

/** R47: how many blows an attack has; drawn where its card leaves that to chance. */
function blowsOf(context: Context, { times = 1 }: verbs.Verb<'attack'>): number {
  return typeof times === 'number' ? times : drawn(context, times);
}

/** Whether an attack is one on several demons, by its words and not by how many are there. */
function isSeveral({ m, card }: Context, { target }: verbs.Verb<'attack'>, ids: readonly string[]): boolean {
  if (typeof target === 'object') return 'all' in target || 'random' in target || ids.length > 1;
  const { source } = cardOf(m, card);
  const aim = target === 'target' && source.type === 'skill' ? source.use?.aim : undefined;
  return aim === undefined ? ids.length > 1 : aim === 'enemies' || aim === 'allies';
}

/** R47: an attack that finds its targets anew before every blow. */
function blowsAnew(steps: Steps, effect: verbs.Verb<'attack'>): void {
  const again = steps.label('blow');
  const [left, did, made] = [`left:${again}`, `did:${again}`, `made:${again}`];
  does(steps, 'R47', (context, vars) => {
    vars[left] = blowsOf(context, effect);
    vars[did] = 0;
    vars.struck = [];
    context.m.forget(vars, 'dealt');
  });
  steps.mark(again);
  targeted(steps, effect.target, (context, ids, vars) => {
    const there = ids.filter((id) => isFor(context, effect.do, id));
    if (there.length > 0) spend(context);
    else told(context, 0);
    const hits = there.length === 0 ? 0 : attackAll(context, effect, ids, isSeveral(context, effect, ids));
    vars[did] = (vars[did] as number) + hits;
    vars[left] = there.length === 0 ? 0 : (vars[left] as number) - 1;
    if (there.length > 0) vars[made] = true;
  });
  does(steps, 'R11', (context, vars) => {
    const isCut = wasStopped(context);
    if ((vars[left] as number) > 0 && !isCut) return again;
    const { m, self } = context;
    const isMade = vars[made] === true;
    vars.did = vars[did] as number;
    for (const register of [left, did, made]) m.forget(vars, register);
    if (isMade) attackOver(m, effect, vars.connector === null ? self : null);
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
