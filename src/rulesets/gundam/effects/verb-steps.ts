/** The steps of each verb of the card language. */
import { divide, howMany } from '../../../engine/index.ts';
import { discardQuestion } from '../../cards/choosing.ts';
import { contextOf, registers, whoIs } from '../../cards/context.ts';
import { whichWord } from '../../cards/naming.ts';
import { readReference, refer } from '../../cards/references.ts';
import { atRandom, does, pairing } from '../../cards/targets.ts';
import { drawCards, shuffleDeck } from '../atoms/cards.ts';
import { recover } from '../atoms/damage.ts';
import { turnResources } from '../atoms/resources.ts';
import { turn } from '../atoms/units.ts';
import { controllerOf } from '../board/board.ts';
import { labelOf, numbersOf } from '../board/choose.ts';
import type { Context, EffectVars } from '../board/context.ts';
import { population, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import type { Amount, Effect, Target, Who } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { lose } from '../turn/destroy.ts';
import { inTurn, makeRoom, roomQuestion } from '../turn/room.ts';
import * as lasting from './lasting-verbs.ts';
import type { Steps } from './steps.ts';
import { targeted } from './steps.ts';
import * as verbs from './verbs.ts';

type AnyVerb = Extract<Effect, { do: string }>;
type Verb<N extends AnyVerb['do']> = Extract<AnyVerb, { do: N }>;

/** Does something to what a target means; what it gives is how much was done. */
type Act = (context: Context, ids: string[], vars: EffectVars) => number;

/** One step that does so. */
function on(
  steps: Steps,
  target: Target,
  act: Act,
  asked: (context: Context) => number = (context) => askedOf(context, target),
): void {
  targeted(steps, target, (context, ids, vars) =>
    carryOut(context, vars, asked(context), () => act(context, ids, vars)),
  );
}

/**
 * Does something to cards, each of which may have something else happen to it. That is asked for no more (R40): where
 * nothing is left to ask for, `asked` is -1.
 */
function carryOut({ m, owner, card }: Context, vars: EffectVars, asked: number, act: () => number): void {
  const { length } = m.state.frames;
  vars.did = act();
  const replaced = m.state.frames.length - length;
  if (replaced === 0) told({ m, owner, card }, vars.did);
  const whole = replaced >= asked || m.state.options.ifYouDo === 'part';
  vars.asked = replaced > 0 && whole ? -1 : asked - replaced;
}

/** How many cards a target speaks of: all of them have to be there for "if you do" (R17). */
function askedOf(context: Context, target: Target): number {
  if (typeof target === 'string') return 1;
  if ('choose' in target) return Math.max(1, numbersOf(context, target).least);
  if ('random' in target) return quantityOf(context, target.random);
  return 'top' in target ? quantityOf(context, target.top) : 1;
}

const once = () => 1;

/** Does something with what two targets mean, the first of which is found first. */
const both = pairing(targeted, (steps: Steps, target: Target, act: Act) => on(steps, target, act, once));

/** 1-3-2: what can't be done is left out, and told. */
function told({ m, owner, card }: Pick<Context, 'm' | 'owner' | 'card'>, did: number): number {
  if (did === 0) m.note('nothing-done', owner, { card }, { clause: '1-3-2' });
  return did;
}

function just(
  steps: Steps,
  clause: ClauseId,
  act: (context: Context, vars: EffectVars) => number,
  asked: (context: Context) => number = once,
): void {
  does(steps, clause, (context, vars) => {
    vars.asked = asked(context);
    vars.did = told(context, act(context, vars));
    return undefined;
  });
}

/** The same for each player that a "who" means, added up. */
function each(
  steps: Steps,
  clause: ClauseId,
  who: Who | undefined,
  act: (context: Context, player: 'p1' | 'p2') => number,
  count: Amount | undefined = 1,
): void {
  just(
    steps,
    clause,
    (context) => verbs.playersOf(context, who).reduce((sum, player) => sum + act(context, player), 0),
    (context) => quantityOf(context, count) * verbs.playersOf(context, who).length,
  );
}

const VERBS: { [N in AnyVerb['do']]: (steps: Steps, effect: Verb<N>) => void } = {
  draw: (steps, { who, count }) =>
    each(steps, '1-3-7', who, (context, player) => drawCards(context.m, player, quantityOf(context, count)), count),
  discard: (steps, effect) => discard(steps, effect),
  damage: (steps, effect) => {
    const { to } = effect;
    if (typeof to === 'object' && 'shieldArea' in to)
      does(steps, '1-3-7', (context, vars) => carryOut(context, vars, 1, () => verbs.damage(context, effect, [])));
    else if (effect.divide) shared(steps, effect, to);
    else on(steps, to, (context, ids) => verbs.damage(context, effect, ids), once);
  },
  recover: (steps, { to, amount }) =>
    on(steps, to, (context, ids) => recover(context.m, ids, quantityOf(context, amount)), once),
  rest: (steps, { target }) => on(steps, target, verbs.rest),
  setActive: (steps, { target }) => on(steps, target, (context, ids) => turn(context.m, ids, 'active').length),
  destroy: (steps, { target }) => on(steps, target, (context, ids) => verbs.destroyCards(context, ids)),
  move: (steps, effect) =>
    on(steps, effect.target, (context, ids, vars) => {
      const now = verbs.move(context, effect, ids);
      if (effect.target !== 'this') vars.it = now;
      return now.length;
    }),
  deploy: (steps, { target, rested, pay }) => {
    targeted(steps, target, (context, ids, vars) => {
      const entering = verbs.toDeploy(context, ids);
      vars.entering = refs(pay ? verbs.affordable(context, entering) : entering);
      vars.asked = askedOf(context, target);
      if (pay) context.m.call('pay', { player: context.owner, cost: verbs.costsOf(context, enteringOf(vars)) });
    });
    enter(steps, rested ?? false);
  },
  deployToken: (steps, effect) => {
    does(steps, '6-5-2-1-1', (context, vars) => {
      vars.entering = refs(verbs.tokensToDeploy(context, effect));
      vars.asked = quantityOf(context, effect.count);
    });
    enter(steps, effect.rested ?? false);
  },
  pair: (steps, { pilot, unit }) => {
    targeted(steps, pilot, (_context, ids, vars) => {
      vars.pilots = ids;
    });
    on(steps, unit, (context, ids, vars) => verbs.pairBy(context, vars.pilots as string[], ids));
  },
  swapPilots: (steps, { target, with: other }) => {
    if (other === undefined) on(steps, target, (context, ids) => verbs.swapPilots(context, ids, ids), once);
    else both(steps, target, other, verbs.swapPilots);
  },
  modify: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.modifyStats(context, effect, ids)),
  grant: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.grant(context, effect, ids)),
  forbid: (steps, effect) => {
    const { target } = effect;
    if (typeof target === 'object' && 'player' in target) {
      const { player } = target;
      just(steps, '1-3-3', (context) =>
        lasting.rule(context, 'cant', effect.cant, effect, verbs.playersOf(context, player)),
      );
    } else {
      on(steps, target, (context, ids) => lasting.rule(context, 'cant', effect.cant, effect, ids));
    }
  },
  permit: (steps, effect) =>
    on(steps, effect.target, (context, ids) => lasting.rule(context, 'can', effect.can, effect, ids)),
  compel: (steps, effect) =>
    on(steps, effect.target, (context, ids) => lasting.rule(context, 'must', effect.must, effect, ids)),
  prevent: (steps, effect) => {
    const { target } = effect;
    if (typeof target === 'object' && 'shieldArea' in target)
      just(steps, 'R28', (context) => lasting.protectArea(context, effect, target));
    else on(steps, target, (context, ids) => lasting.prevent(context, effect, ids));
  },
  redirect: (steps, effect) => {
    both(steps, effect.target, effect.to, (context, ids, to) => lasting.redirect(context, effect, ids, to));
  },
  set: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.setStats(context, effect, ids)),
  control: (steps, effect) => control(steps, effect),
  copy: (steps, effect) => {
    both(steps, effect.from, effect.target, (context, from, ids) => lasting.copy(context, effect, from, ids));
  },
  fight: (steps, effect) => both(steps, effect.target, effect.with, verbs.fight),
  attack: (steps, { target, against }) => {
    if (against === 'player') on(steps, target, (context, ids) => verbs.orderAttacks(context, ids, [against]));
    else both(steps, target, against, verbs.orderAttacks);
  },
  lose: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.lose(context, effect, ids)),
  traits: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.traits(context, effect, ids)),
  name: (steps, effect) => {
    const whose = (vars: EffectVars) => whoIs(vars.owner, effect.by ?? 'you');
    does(steps, 'R63', (_context, vars) => {
      vars.did = 0;
      vars.asked = 1;
    });
    steps.ask<string>(
      'R63',
      (m, vars) => {
        const prompt = `${cardOf(m, vars.card).name}: name a ${NAMED[effect.what ?? 'name']}`;
        const about = { player: whose(vars), clause: 'R63', prompt };
        return whichWord(about, lasting.nameable(contextOf(m, vars), effect));
      },
      (m, vars, word) => lasting.name(contextOf(m, vars), effect, whose(vars), word),
    );
  },
  mark: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.mark(context, effect, ids), once),
  unmark: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.mark(context, effect, ids), once),
  skip: (steps, { phase, who }) =>
    each(steps, 'R37', who, (context, player) => verbs.due(context, player, `skip:${phase}`)),
  extraTurn: (steps, { who }) => each(steps, 'R37', who, (context, player) => verbs.due(context, player, 'extraTurn')),
  defeat: (steps, { who }) =>
    each(steps, 'R38', who, ({ m, self, card }, player) => {
      if (m.state.outcome) return 0;
      lose(m, player, { by: 'effect', source: self ?? card, reason: 'the text of a card', clause: 'R38' });
      return 1;
    }),
  endAttack: (steps) => just(steps, 'R38', verbs.endAttack),
  placeResource: (steps, effect) =>
    each(steps, '6-4-1', effect.who, (context, player) => verbs.placeResources(context, effect, player), effect.count),
  setResources: (steps, effect) => {
    const { who, count, state, ex } = effect;
    if (effect.choose) chooseEx(steps, effect);
    each(
      steps,
      '1-3-7',
      who,
      (context, player) => {
        const { exChosen } = context.vars;
        const chosen = effect.choose && typeof exChosen === 'number' ? exChosen : 0;
        return turnResources(context.m, player, quantityOf(context, count), state, { only: ex, chosen });
      },
      count,
    );
  },
  retarget: (steps, effect) => {
    if (effect.to === 'player') just(steps, 'R9', (context) => verbs.retarget(context, effect, []));
    else on(steps, effect.to, (context, ids) => verbs.retarget(context, effect, ids));
  },
  choose: (steps, { target }) =>
    on(steps, target, (_context, ids, vars) => {
      vars.it = ids;
      return ids.length;
    }),
  look: (steps, effect) => just(steps, 'R12', (context, vars) => verbs.look(context, effect, vars)),
  putBack: (steps, effect) => just(steps, 'R12', (context, vars) => verbs.putBack(context, effect, vars)),
  reveal: (steps, { target }) => on(steps, target, verbs.reveal),
  shuffle: (steps, { who }) =>
    each(steps, '1-3-7', who, (context, player) => {
      shuffleDeck(context.m, player);
      return 1;
    }),
  use: (steps, { timing, of }) => {
    if (of !== undefined) {
      on(steps, of, (context, ids) => verbs.activate(context, ids, timing));
      return;
    }
    just(steps, '1-3-7', ({ m, card, owner, self }) => {
      const own = cardOf(m, card).abilities.filter(({ timings }) => timings.includes(timing));
      if (!m.link([card])) return 0;
      verbs.tellActivated({ m, owner }, card);
      for (const { program } of own.reverse()) m.call(program, registers(owner, card, self));
      return own.length;
    });
  },
};

const NAMED = { name: 'card', trait: 'trait', color: 'colour' } as const;

const refs = (entering: readonly verbs.Entering[]): string[] => entering.map(refer);
const enteringOf = (vars: EffectVars): verbs.Entering[] =>
  (vars.entering as string[]).flatMap((reference) => readReference(reference) ?? []);

/** Deploys what was found: first whoever lacks room makes some (10-4-2), then all come at one moment. */
function enter(steps: Steps, rested: boolean): void {
  for (const at of [0, 1] as const) {
    steps.ask<string[]>(
      '10-4-2',
      (m, vars) => {
        const player = inTurn(m)[at];
        return roomQuestion(m, player, verbs.unitsFor(m, enteringOf(vars), player));
      },
      (m, _vars, chosen) => makeRoom(m, chosen),
    );
  }
  just(
    steps,
    '6-5-2-1-1',
    (context, vars) => {
      vars.it = verbs.deploy(context, enteringOf(vars), rested);
      return vars.it.length;
    },
    ({ vars }) => vars.asked as number,
  );
}

/** Appends the steps of one verb. */
export function compileVerb<N extends AnyVerb['do']>(steps: Steps, effect: Verb<N>): void {
  (VERBS[effect.do as N] as (steps: Steps, effect: Verb<N>) => void)(steps, effect);
}

/** R36: the player of the effect shares its damage out; all of it is dealt at one moment. */
function shared(steps: Steps, effect: Verb<'damage'>, to: Target): void {
  targeted(steps, to, (context, ids, vars) => {
    vars.among = ids.filter((id) => controllerOf(context.m.board, id) !== null);
    vars.did = 0;
    vars.asked = 1;
  });
  const total = (context: Context) => quantityOf(context, effect.amount);
  steps.ask<number[]>(
    'R36',
    (m, vars) => {
      const context = contextOf(m, vars);
      const among = vars.among as string[];
      if (among.length === 0 || total(context) === 0) return null;
      return divide({
        player: vars.owner,
        kind: 'divide',
        clause: 'R36',
        prompt: `${cardOf(m, vars.card).name}: divide ${total(context)} damage`,
        total: total(context),
        first: among.map(() => 0),
        label: (amounts) => amounts.map((amount, at) => `${amount} to ${labelOf(m, among[at] as string)}`).join(', '),
        part: 'the damage',
      });
    },
    (m, vars, amounts) => {
      const context = contextOf(m, vars);
      carryOut(context, vars, 1, () => verbs.hitEach(context, vars.among as string[], amounts));
    },
  );
}

/** R43: whoever takes control makes room first, as for Units that are deployed. */
function control(steps: Steps, effect: Verb<'control'>): void {
  targeted(steps, effect.target, (context, ids, vars) => {
    vars.first = verbs.enemyUnits(context, ids);
    vars.asked = askedOf(context, effect.target);
  });
  steps.ask<string[]>(
    '10-4-2',
    (m, vars) => roomQuestion(m, vars.owner, (vars.first as string[]).length),
    (m, _vars, chosen) => makeRoom(m, chosen),
  );
  does(steps, 'R43', (context, vars) => {
    carryOut(context, vars, vars.asked as number, () => lasting.control(context, effect, vars.first as string[]));
  });
}

/** R50: whose Resources they are says how many EX Resources are among them. */
function chooseEx(steps: Steps, { who, count, state }: Verb<'setResources'>): void {
  const whose = (context: Context) => verbs.playersOf(context, who)[0] ?? context.owner;
  steps.ask<number>(
    'R50',
    (m, vars) => {
      const context = contextOf(m, vars);
      const bounds = verbs.exAmong(context, whose(context), quantityOf(context, count), state);
      Object.assign(vars, { exChosen: bounds.min });
      if (bounds.min === bounds.max) return null;
      return howMany({
        player: whose(context),
        kind: 'resources',
        clause: 'R50',
        prompt: `${cardOf(m, vars.card).name}: how many EX Resources become ${state}?`,
        ...bounds,
        label: (number) => (number === 0 ? 'None' : `${number} EX`),
      });
    },
    (_m, vars, number) => {
      Object.assign(vars, { exChosen: number });
    },
  );
}

function discard(steps: Steps, effect: Verb<'discard'>): void {
  does(steps, '1-3-7', (context, vars) => {
    vars.did = 0;
    vars.it = [];
    const each = effect.upTo ? 1 : quantityOf(context, effect.count);
    vars.asked = each * verbs.playersOf(context, effect.who).length;
  });
  const turns = effect.who === 'each' ? [0, 1] : [0];
  for (const at of turns) {
    const whose = (context: Context) => verbs.playersOf(context, effect.who)[at] ?? context.owner;
    const there = (context: Context) => {
      const player = whose(context);
      const filter = effect.filter ?? {};
      return population({ ...context, owner: player }, { side: 'own', zone: 'hand', filter });
    };
    if (effect.random) {
      does(steps, '1-3-7', (context, vars) => {
        const chosen = atRandom(context.m, there(context), quantityOf(context, effect.count));
        const discarded = verbs.discardBy(context.m, chosen);
        vars.it = [...vars.it, ...discarded];
        vars.did += discarded.length;
        asksFor(vars, chosen.length - discarded.length);
      });
      continue;
    }
    steps.ask<string[]>(
      '1-3-4',
      (m, vars) => {
        const context = contextOf(m, vars);
        const wanted = quantityOf(context, effect.count);
        if (wanted === 0 || m.board.players[whose(context)].hand.length === 0) return null;
        const about = { player: whose(context), clause: '1-3-4', count: wanted, upTo: effect.upTo };
        return discardQuestion(cardOf(m, vars.card).name, about, there(context), (id) => labelOf(m, id));
      },
      (m, vars, chosen) => {
        const discarded = verbs.discardBy(m, chosen);
        vars.it = [...vars.it, ...discarded];
        vars.did += discarded.length;
        asksFor(vars, chosen.length - discarded.length);
      },
    );
  }
  does(steps, '1-3-7', (context, vars) => void (vars.asked === -1 || told(context, vars.did)));
}

/** R40: what something else happened to is asked for no more. */
function asksFor(vars: EffectVars, replaced: number): void {
  const asked = vars.asked as number;
  if (replaced > 0) vars.asked = asked > replaced ? asked - replaced : -1;
}
