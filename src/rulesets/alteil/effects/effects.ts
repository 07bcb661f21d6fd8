/** Turns the effects of a card into steps: what is done, whether it is done at all, and how often. */
import type { Question, Vars } from '../../../engine/index.ts';
import { divide, oneOf } from '../../../engine/index.ts';
import { contextOf, playersOf, whoIs } from '../../cards/context.ts';
import type { Reading } from '../../cards/control-flow.ts';
import { compilePart, compileSome, youMay } from '../../cards/control-flow.ts';
import { does, isDrawn } from '../../cards/targets.ts';
import { listOf } from '../../cards/words.ts';
import { amountIn } from '../atoms/damage.ts';
import { changeSp } from '../atoms/iczers.ts';
import { setBattletime } from '../atoms/turn.ts';
import { moveUnit, swapUnits } from '../atoms/units.ts';
import { findUnit, holderOf, placeOfCell } from '../board/board.ts';
import { pickRandom } from '../board/choose.ts';
import type { Alteil, Context, SkillVars, Struck } from '../board/context.ts';
import { amountOf, holds, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { labelOf } from '../board/values.ts';
import type { Amount, Anyone, Condition, Effect, Target } from '../language/language.ts';
import { number } from '../language/language.ts';
import { damageHp } from '../turn/mini-phases.ts';
import * as cards from './card-verbs.ts';
import * as iczers from './iczer-verbs.ts';
import * as marks from './lasting-verbs.ts';
import { choosable } from './outlook.ts';
import { runSkill } from './run-skill.ts';
import type { Steps } from './steps.ts';
import { targeted } from './steps.ts';
import * as verbs from './verbs.ts';

type AnyVerb = Extract<Effect, { do: string }>;
type Verb<N extends AnyVerb['do']> = Extract<AnyVerb, { do: N }>;

/** Appends the steps of `effects`, in printed order (R8). */
export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect);
    else if ('unless' in effect) unless(steps, effect);
    else if ('together' in effect) holding(steps, () => compileEffects(steps, effect.together));
    else if ('later' in effect) putOff(steps, effect);
    else if ('oneOf' in effect && (effect.choose ?? effect.who ?? effect.random) !== undefined) several(steps, effect);
    else if ('oneOf' in effect && effect.possible) compilePart(steps, effect, POSSIBLE);
    else if ('repeat' in effect) holding(steps, () => compilePart(steps, effect, READING));
    else compilePart(steps, effect, READING);
  }
}

/** However large an amount is, nothing is repeated more often. */
export const MOST_REPEATS = 20;

const READING: Reading<Alteil, SkillVars, Effect, Condition, Amount, Target> = {
  choosing: 'R9',
  mostRepeats: MOST_REPEATS,
  holds,
  quantityOf,
  targeted,
  compile: compileEffects,
  there: (m, id) => findUnit(m.board, id) !== null,
};

/** R61, R78: parts that are chosen at once, or picked by chance, and carried out in printed order. */
function several(
  steps: Steps,
  { oneOf, choose = 1, who, possible, random }: Extract<Effect, { oneOf: unknown }>,
): void {
  compileSome<Alteil, SkillVars, Effect>(steps, oneOf, {
    clause: random || who !== undefined ? 'R78' : 'R61',
    who,
    wanted: () => ({ min: choose, max: choose }),
    can: (context, effects) => !possible || choosable(context, effects),
    drawn: random && (({ m, owner }, chosen) => m.note('parts-at-random', owner, { chosen }, { clause: 'R78' })),
    compile: (effects) => compileEffects(steps, effects),
  });
}

/** R61: the same where parts that can't be done are left out. */
const POSSIBLE: typeof READING = { ...READING, choosable };

/** R35: a program of its own, which waits for its step. */
function putOff(steps: Steps, effect: Extract<Effect, { later: unknown }>): void {
  const program = steps.putOff((later) => compileEffects(later, effect.effects));
  does(steps, 'R35', (context) => iczers.putOff(context, effect, program));
}

/** hp.1e: whatever the blows of a part that is repeated set off comes after the last repetition. */
function holding(steps: Steps, part: () => void): void {
  does(steps, 'hp.1e', (_context, vars) => {
    vars.holding = (vars.holding ?? 0) + 1;
    vars.held ??= [];
  });
  part();
  does(steps, 'hp.1e', ({ m }, vars) => {
    vars.holding = Number(vars.holding) - 1;
    if (vars.holding > 0) return;
    const blows = vars.held as Struck[];
    delete vars.held;
    damageHp(m, blows);
  });
}

function may(steps: Steps, effect: Extract<Effect, { may: Effect[] }>): void {
  const { may, who = 'you', cost, prompt, otherwise } = effect;
  const [first, ...rest] = may;
  const price = first && 'do' in first && first.do === 'loseSp' && first.who !== 'opponent' ? first : null;
  steps.optional(
    'R9',
    (m, vars) => paying(contextOf(m, vars), who, cost, prompt ?? 'use the effect?'),
    () => {
      if (cost !== undefined) does(steps, 'R51', (context) => pay(context, who, cost));
      else if (price) just(steps, 'loseSp', (context) => verbs.paySp(context, price));
      compileEffects(steps, price && cost === undefined ? rest : may);
    },
    () => compileEffects(steps, otherwise ?? []),
  );
}

/** The question whether something is done that may cost SP; no is the only answer where they are not there. */
function paying({ m, owner, card, vars }: Context, who: 'you' | 'opponent', cost: Amount | undefined, what: string) {
  const player = whoIs(owner, who);
  const price = cost === undefined ? 0 : quantityOf({ m, owner, self: null, card, vars }, cost);
  const words = `${cardOf(m, card).name}: ${what}${cost === undefined ? '' : ` (${price} SP)`}`;
  const question = youMay(vars as SkillVars, 'R9', words, { can: m.board.players[player].sp >= price });
  return player === owner ? question : { ...question, player };
}

const pay = (context: Context, who: 'you' | 'opponent', cost: Amount): void => {
  changeSp(context.m, whoIs(context.owner, who), -quantityOf(context, cost), { clause: 'R51' });
};

/** R51: what an Iczer can pay to be spared. */
function unless(steps: Steps, { unless: { who, cost }, effects }: Extract<Effect, { unless: unknown }>): void {
  steps.optional(
    'R51',
    (m, vars) => paying(contextOf(m, vars), who, cost, 'pay to be spared?'),
    () => does(steps, 'R51', (context) => pay(context, who, cost)),
    () => compileEffects(steps, effects),
  );
}

/** The units that blows have taken HP from, each once. */
const hitBy = (blows: readonly Struck[]): string[] => [
  ...new Set(blows.flatMap(({ hits }) => hits.map(({ target }) => target))),
];

/** One step that does something to what a target means; `changes` are the numbers that it changes (R79). */
function on(
  steps: Steps,
  verb: string,
  target: Target,
  act: (context: Context, ids: string[]) => number,
  changes: readonly string[] = [],
): void {
  targeted(
    steps,
    target,
    (context, ids, vars) => {
      vars.did = verbs.told(context, act(context, ids), verb);
    },
    changes.length === 0 ? verb : [verb, ...changes],
  );
}

/** The same for a target of units, or for Iczers. */
function onAny(
  steps: Steps,
  { target, who }: { target?: Target | undefined; who?: Anyone | undefined },
  verb: string,
  act: (context: Context, targets: string[]) => number,
): void {
  if (target !== undefined) on(steps, verb, target, act);
  else just(steps, verb, (context) => act(context, playersOf(context.owner, who)));
}

function just(steps: Steps, verb: string, act: (context: Context) => number): void {
  does(steps, 'R8', (context, vars) => {
    vars.did = verbs.told(context, act(context), verb);
  });
}

/** R33: cards off the grid are chosen, and then something is done with them; with none to choose from, with none. */
function ofCards(
  steps: Steps,
  verb: string,
  ask: (context: Context) => Question<string[]> | null,
  act: (context: Context, chosen: string[]) => number,
): void {
  steps.ask<string[]>(
    'R33',
    (m, vars) => {
      const question = ask(contextOf(m, vars));
      if (!question) vars.cards = [];
      return question;
    },
    (_m, vars, chosen) => {
      vars.cards = chosen;
    },
  );
  just(steps, verb, (context) => act(context, context.vars.cards as string[]));
}

const VERBS: { [N in AnyVerb['do']]: (steps: Steps, effect: Verb<N>) => void } = {
  damage: (steps, effect) => {
    const { to, repeated } = effect;
    const times = repeated ?? 1;
    const blows = (context: Context, pick: () => string[], share?: (unit: string) => number) => {
      const struck: Struck[] = [];
      context.vars.hit = [];
      for (let i = 0; i < times; i++) {
        const blow = verbs.damage(context, effect, pick(), share);
        if (!blow) continue;
        struck.push(blow);
        context.vars.hit = hitBy(struck);
      }
      return verbs.answer(context, struck);
    };
    if (effect.divide) divided(steps, effect, (context, ids, share) => blows(context, () => ids, share));
    else if (isDrawn(to) && times > 1)
      just(steps, 'damage', (context) => blows(context, () => pickRandom(context, to, 'damage')));
    else on(steps, 'damage', to, (context, ids) => blows(context, () => ids));
  },
  heal: (steps, effect) => on(steps, 'heal', effect.to, (context, ids) => verbs.heal(context, effect, ids)),
  setHp: (steps, effect) => on(steps, 'setHp', effect.to, (context, ids) => verbs.setHp(context, effect, ids)),
  restore: (steps, effect) =>
    on(steps, 'restore', effect.to, (context, ids) => verbs.restore(context, effect, ids), listOf(effect.stats)),
  remember: (steps, { amount, as }) =>
    does(steps, 'R8', (context, vars) => {
      vars[`number:${as}`] = amountOf(context, amount);
    }),
  roll: (steps, effect) =>
    does(steps, 'R28', (context, vars) => {
      vars.did = verbs.roll(context, effect);
      if (effect.as !== undefined) vars[`number:${effect.as}`] = vars.did;
    }),
  lose: (steps, effect) =>
    targeted(
      steps,
      effect.to,
      (context, ids, vars) => {
        const lost = verbs.lose(context, effect, ids);
        vars.hit = hitBy(lost ? [lost] : []);
        vars.did = verbs.told(context, amountIn(lost), 'lose');
      },
      'lose',
    ),
  lpDamage: (steps, effect) => just(steps, 'lpDamage', (context) => verbs.lpDamage(context, effect)),
  gainSp: (steps, effect) => just(steps, 'gainSp', (context) => verbs.giveSp(context, effect, 1)),
  loseSp: (steps, effect) => just(steps, 'loseSp', (context) => verbs.giveSp(context, effect, -1)),
  modify: (steps, effect) =>
    on(
      steps,
      'modify',
      effect.to,
      (context, ids) => verbs.modify(context, effect, ids),
      number.options.filter((one) => effect[one] !== undefined),
    ),
  setSp: (steps, effect) => just(steps, 'setSp', (context) => iczers.setSp(context, effect)),
  raiseLevel: (steps, effect) => just(steps, 'raiseLevel', (context) => iczers.raiseLevel(context, effect)),
  setLevel: (steps, effect) => just(steps, 'setLevel', (context) => iczers.setLevel(context, effect)),
  setBattletime: (steps, { battletime }) =>
    just(steps, 'setBattletime', ({ m }) => (setBattletime(m, battletime) ? 1 : 0)),
  transfer: (steps, effect) => {
    const { which } = effect;
    if (which === 'all' || !('choose' in which)) just(steps, 'transfer', (context) => cards.transfer(context, effect));
    else {
      const ask = (context: Context) => cards.transferQuestion(context, effect, which.choose);
      ofCards(steps, 'transfer', ask, (context, chosen) => cards.transfer(context, effect, chosen));
    }
  },
  lock: (steps, effect) => {
    const { which } = effect;
    if (which === 'all' || !('choose' in which)) just(steps, 'lock', (context) => cards.lock(context, effect));
    else {
      const ask = (context: Context) => cards.lockQuestion(context, effect, which.choose);
      ofCards(steps, 'lock', ask, (context, chosen) => cards.lock(context, effect, chosen));
    }
  },
  unlock: (steps, effect) => just(steps, 'unlock', (context) => cards.unlock(context, effect)),
  summon: (steps, effect) => {
    if (effect.which === 'random') just(steps, 'summon', (context) => cards.summon(context, effect));
    else {
      const ask = (context: Context) => cards.summonQuestion(context, effect);
      ofCards(steps, 'summon', ask, (context, chosen) => cards.summon(context, effect, chosen));
    }
  },
  send: (steps, effect) => on(steps, 'send', effect.to, (context, ids) => cards.send(context, effect, ids)),
  rankUp: (steps, { to }) => on(steps, 'rankUp', to, (context, ids) => verbs.changeRank(context, ids, true)),
  rankDown: (steps, { to }) => on(steps, 'rankDown', to, (context, ids) => verbs.changeRank(context, ids, false)),
  swapRows: (steps, effect) => just(steps, 'swapRows', (context) => verbs.swapRows(context, effect)),
  setStat: (steps, effect) =>
    on(steps, 'setStat', effect.to, (context, ids) => verbs.setStat(context, effect, ids), [effect.stat]),
  move: (steps, effect) => {
    if (effect.cell === 'choose') moveChosen(steps, effect.to);
    else on(steps, 'move', effect.to, (context, ids) => verbs.move(context, effect, ids));
  },
  swap: (steps, { one, other }) =>
    onTwo(steps, 'swap', [one, other], ({ m }, [first], [second]) =>
      first !== undefined && second !== undefined && swapUnits(m, first, second) ? 1 : 0,
    ),
  engage: (steps, effect) => on(steps, 'engage', effect.to, (context, ids) => marks.engage(context, effect, ids)),
  disengage: (steps, { to }) => on(steps, 'disengage', to, (context, ids) => verbs.disengage(context, ids)),
  close: (steps, { to }) => on(steps, 'close', to, verbs.close),
  revive: (steps, { to }) => on(steps, 'revive', to, verbs.revive),
  bury: (steps, { to }) => {
    const again = steps.label('bury');
    gather(steps, 'burying', to, 'bury');
    // One after the other: what a burial sets off has ended before the next one.
    does(
      steps,
      'R5',
      (context, vars) => {
        if (verbs.buryNext(context, vars.burying as string[])) {
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
  mark: (steps, effect) => onAny(steps, effect, 'mark', (context, targets) => marks.mark(context, effect, targets)),
  unmark: (steps, effect) =>
    onAny(steps, effect, 'unmark', (context, targets) => marks.unmark(context, effect, targets)),
  lift: (steps, effect) => onAny(steps, effect, 'lift', (context, targets) => marks.lift(context, effect, targets)),
  cant: (steps, effect) => onAny(steps, effect, 'cant', (context, targets) => marks.cant(context, effect, targets)),
  can: (steps, effect) => on(steps, 'can', effect.to, (context, ids) => marks.can(context, effect, ids)),
  changeCost: (steps, effect) =>
    onAny(steps, effect, 'changeCost', (context, targets) => marks.changeCost(context, effect, targets)),
  copySkills: (steps, effect) =>
    onTwo(steps, 'copySkills', [effect.from, effect.to], (context, from, to) =>
      verbs.copySkills(context, effect, from, to),
    ),
  fight: (steps, { one, other }) =>
    onTwo(steps, 'fight', [one, other], (context, [first], [second]) => verbs.fight(context, first, second)),
  attack: attackWith,
  bonus: (steps, effect) => just(steps, 'bonus', (context) => marks.bonus(context, effect)),
  use: (steps, { skill }) =>
    just(steps, 'use', ({ m, owner, self, card }) => {
      const used = cardOf(m, card).skills.find((one) => one.skill.id === skill);
      if (used) runSkill(m, used, { owner, self, clause: 'R52' });
      return used ? 1 : 0;
    }),
  usual: (steps) =>
    does(steps, 'R71', (context, vars) => {
      vars.did = verbs.usual(context);
    }),
  win: (steps, { who }) =>
    does(steps, 'R53', ({ m, owner, card }) => {
      m.end({ winner: whoIs(owner, who), reason: `${cardOf(m, card).name} says so`, clause: 'R53' });
    }),
  choose: (steps, { target }) =>
    targeted(
      steps,
      target,
      (context, ids, vars) => {
        vars.it = ids;
        vars.did = verbs.told(context, ids.length, 'choose');
      },
      'choose',
    ),
};

/** Something between what two targets mean, the first of them found first. */
function onTwo(
  steps: Steps,
  verb: string,
  [first, second]: readonly [Target, Target],
  act: (context: Context, first: string[], second: string[]) => number,
): void {
  const register = steps.label('first');
  targeted(
    steps,
    first,
    (_context, ids, vars) => {
      Object.assign(vars, { [register]: ids });
    },
    verb,
  );
  on(steps, verb, second, (context, ids) => act(context, context.vars[register] as string[], ids));
}

/** R65: each of the units attacks in turn, and what its attack sets off has ended before the next. */
function attackWith(steps: Steps, { to, target }: Verb<'attack'>): void {
  const [attackers, attacked] = [steps.label('attackers'), steps.label('attacked')];
  targeted(
    steps,
    to,
    (_context, ids, vars) => {
      Object.assign(vars, { [attackers]: ids, did: 0 });
    },
    'attack',
  );
  if (target !== undefined) {
    targeted(steps, target, (_context, ids, vars) => {
      Object.assign(vars, { [attacked]: ids });
    });
  }
  steps.each(
    (_m, vars: Vars) => vars[attackers] as string[],
    (vars, one) => {
      vars.mover = one;
    },
    () =>
      does(steps, 'R65', (context, vars) => {
        const at = target === undefined ? null : (context.vars[attacked] as string[]);
        vars.did += verbs.attack(context, String(vars.mover), at);
      }),
    (m, one) => findUnit(m.board, one) !== null,
  );
  does(steps, 'R8', (context, vars) => {
    verbs.told(context, vars.did, 'attack');
  });
}

/** R66: the Iczer of the skill says how much of the damage each of the units gets. */
function divided(
  steps: Steps,
  { amount, to }: Verb<'damage'>,
  blow: (context: Context, ids: string[], share: (unit: string) => number) => number,
): void {
  const [among, shares] = [steps.label('among'), steps.label('shares')];
  targeted(
    steps,
    to,
    (_context, ids, vars) => {
      Object.assign(vars, { [among]: ids, [shares]: [] });
    },
    'damage',
  );
  steps.ask<number[]>(
    'R66',
    (m, vars) => {
      const context = contextOf(m, vars);
      const ids = context.vars[among] as string[];
      const total = quantityOf(context, amount);
      if (ids.length === 0 || total === 0) return null;
      return divide({
        player: vars.owner,
        kind: 'divide',
        clause: 'R66',
        prompt: `${cardOf(m, vars.card).name}: divide ${total} damage among ${ids.map((id) => labelOf(m, id)).join(', ')}`,
        total,
        first: ids.map(() => 0),
        label: (parts) =>
          parts.flatMap((part, at) => (part > 0 ? [`${part} to ${labelOf(m, String(ids[at]))}`] : [])).join(', '),
      });
    },
    (_m, vars, parts) => {
      Object.assign(vars, { [shares]: parts });
    },
  );
  just(steps, 'damage', (context) => {
    const ids = context.vars[among] as string[];
    const parts = context.vars[shares] as number[];
    const hit = ids.filter((_, at) => Number(parts[at]) > 0);
    return blow(context, hit, (unit) => Number(parts[ids.indexOf(unit)]));
  });
}

function compileVerb<N extends AnyVerb['do']>(steps: Steps, effect: Verb<N>): void {
  (VERBS[effect.do as N] as (steps: Steps, effect: Verb<N>) => void)(steps, effect);
}

/** Keeps the units that a target means in a register, for steps that go through them one by one. */
function gather(steps: Steps, register: 'burying' | 'moving', target: Target, verb: string): void {
  targeted(
    steps,
    target,
    (_context, ids, vars) => {
      vars[register] = ids;
      vars.did = 0;
    },
    verb,
  );
}

/** R14: the Iczer of the skill chooses a cell for each unit that is meant, one after the other. */
function moveChosen(steps: Steps, target: Target): void {
  gather(steps, 'moving', target, 'move');
  steps.each(
    (_m, vars) => vars.moving as string[],
    (vars, one) => {
      vars.mover = one;
    },
    () =>
      steps.ask<string>(
        'R14',
        (m, vars) => {
          const id = String(vars.mover);
          const cells = verbs.cellsFor(contextOf(m, vars), id);
          if (cells.length === 0) return null;
          return oneOf(
            { player: vars.owner, kind: 'cell', clause: 'R14', prompt: `Where does ${labelOf(m, id)} go?` },
            cells.map((cell) => ({
              id: `cell${cell}`,
              label: `Cell ${cell}`,
              clause: 'R14',
              value: String(cell),
              aim: { places: [placeOfCell(holderOf(m.board, id), cell)] },
            })),
          );
        },
        (m, vars, cell) => {
          moveUnit(m, String(vars.mover), Number(cell), { clause: 'R14' });
          vars.did++;
        },
      ),
    (m, one) => findUnit(m.board, one) !== null,
  );
  does(steps, 'R8', (context, vars) => {
    verbs.told(context, vars.did, 'move');
  });
}
