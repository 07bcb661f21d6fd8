/** The steps of each verb of the card language. */
import { divide, oneOf, PLAYERS } from '../../../engine/index.ts';
import { discardQuestion } from '../../cards/choosing.ts';
import { contextOf, whoIs } from '../../cards/context.ts';
import { whichWord } from '../../cards/naming.ts';
import { numberByChance, whichNumber } from '../../cards/numbers.ts';
import { atRandom, does, pairing } from '../../cards/targets.ts';
import { shuffleDeck } from '../atoms/cards.ts';
import { turnLock, withdraw } from '../atoms/objects.ts';
import { gainEnergy, markDefeated } from '../atoms/turn.ts';
import { controllerOf, findObject, openBiomes } from '../board/board.ts';
import { labelOf, placeAt, placeName } from '../board/choose.ts';
import type { Context, EffectVars } from '../board/context.ts';
import { namesIn } from '../board/context.ts';
import { amountOf, population, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { playerForbidden } from '../board/values.ts';
import type { Either, Target, Verb, VERBS as WORDS } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import * as cards from './card-verbs.ts';
import * as lasting from './lasting-verbs.ts';
import * as queue from './queue-verbs.ts';
import type { Steps } from './steps.ts';
import { targeted } from './steps.ts';
import * as verbs from './verbs.ts';

/** R12: what can't be done is left out, and told. */
function told({ m, owner, card }: Context, did: number): number {
  if (did === 0) m.note('nothing-done', owner, { card }, { clause: 'R12' });
  return did;
}

/** One step that does something to what a target means; what it gives is how much was done. */
function on(steps: Steps, target: Target, act: (context: Context, ids: string[], vars: EffectVars) => number): void {
  targeted(steps, target, (context, ids, vars) => {
    vars.did = told(context, act(context, ids, vars));
  });
}

/** A verb about two targets, found one after the other. */
const both = pairing(targeted, on);

function just(steps: Steps, clause: ClauseId, act: (context: Context, vars: EffectVars) => number): void {
  does(steps, clause, (context, vars) => {
    vars.did = told(context, act(context, vars));
    return undefined;
  });
}

/** What is done in several steps counts from nothing; its own amounts still ask what was done before. */
function countAnew(steps: Steps): void {
  does(steps, 'R12', (_context, vars) => {
    vars.before = vars.did;
    vars.did = 0;
  });
}

const asBefore = (context: Context): Context => ({
  ...context,
  vars: { ...context.vars, did: context.vars.before ?? 0 },
});

const VERBS: { [N in keyof typeof WORDS]: (steps: Steps, effect: Verb<N>) => void } = {
  draw: (steps, { who, count }) => {
    countAnew(steps);
    for (const at of who === 'each' ? [0, 1] : [0]) {
      does(steps, 'R12', (context) => {
        const player = verbs.playersOf(context, who)[at] ?? context.owner;
        const n = quantityOf(asBefore(context), count);
        if (n > 0) context.m.call('draw', { player, n, clause: 'R12', by: 'effect' });
      });
    }
  },
  discard: (steps, effect) => discard(steps, effect),
  damage: (steps, effect) =>
    effect.divide ? divided(steps, effect) : on(steps, effect.to, (context, ids) => verbs.damage(context, effect, ids)),
  restore: (steps, { to, amount }) => on(steps, to, (context, ids) => verbs.heal(context, amount, ids)),
  terminate: (steps, { target }) => on(steps, target, verbs.terminate),
  cancel: (steps, effect) => on(steps, effect.target, (context, ids) => queue.cancel(context, effect, ids)),
  swap: (steps, effect) => both(steps, effect.target, effect.with, verbs.swap),
  fight: (steps, effect) => both(steps, effect.target, effect.with, verbs.fight),
  move: (steps, effect) => move(steps, effect),
  attack: (steps, { target }) => on(steps, target, verbs.attack),
  defend: (steps, effect) =>
    both(steps, effect.target, effect.against, (context, ids, attackers) =>
      verbs.defend(context, effect, ids, attackers),
    ),
  lock: (steps, { target }) => on(steps, target, ({ m }, ids) => turnLock(m, ids, true).length),
  unlock: (steps, { target }) => on(steps, target, ({ m }, ids) => turnLock(m, ids, false).length),
  put: (steps, effect) => on(steps, effect.target, (context, ids, vars) => cards.put(context, effect, ids, vars)),
  arrive: (steps, effect) =>
    on(steps, effect.target, (context, ids, vars) => {
      vars.it = cards.arrive(context, effect, ids);
      return vars.it.length;
    }),
  token: (steps, effect) =>
    just(steps, 'G11', (context, vars) => {
      vars.it = cards.token(context, effect);
      return vars.it.length;
    }),
  attach: (steps, { gear, to }) => {
    targeted(steps, gear, (_context, ids, vars) => {
      vars.gear = ids;
    });
    on(steps, to, (context, ids, vars) => verbs.attach(context, vars.gear as string[], ids));
  },
  detach: (steps, { target }) => on(steps, target, verbs.detach),
  modify: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.modify(context, effect, ids)),
  set: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.set(context, effect, ids)),
  traits: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.traits(context, effect, ids)),
  copySkills: (steps, effect) =>
    both(steps, effect.from, effect.to, (context, from, to) => lasting.copySkills(context, effect, from, to)),
  become: (steps, effect) =>
    both(steps, effect.of, effect.target, (context, of, ids) => lasting.become(context, effect, of, ids)),
  strip: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.strip(context, effect, ids)),
  control: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.control(context, effect, ids)),
  exchange: (steps, effect) =>
    both(steps, effect.target, effect.with, (context, ones, others) => lasting.exchange(context, effect, ones, others)),
  allow: (steps, effect) => onBearers(steps, effect.target, (context, ids) => lasting.allow(context, effect, ids)),
  oblige: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.oblige(context, effect, ids)),
  mark: (steps, effect) => onBearers(steps, effect.target, (context, ids) => lasting.mark(context, effect, ids)),
  unmark: (steps, effect) => onBearers(steps, effect.target, (context, ids) => lasting.mark(context, effect, ids)),
  convert: (steps, { target }) =>
    on(steps, target, (context, ids, vars) => {
      vars.it = cards.convert(context, ids);
      return vars.it.length;
    }),
  loseBiome: (steps, { target }) => on(steps, target, verbs.loseBiome),
  regain: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.regain(context, effect, ids)),
  setSpeed: (steps, effect) => on(steps, effect.target, (context, ids) => queue.setSpeed(context, effect, ids)),
  copy: (steps, { target, retarget: anew }) => {
    on(steps, target, (context, ids, vars) => {
      vars.it = queue.copy(context, ids);
      return vars.it.length;
    });
    if (anew) does(steps, 'R42', (context, { it }) => queue.aimAnew(context, it));
  },
  retarget: (steps, { target }) =>
    on(steps, target, (context, ids) => {
      queue.aimAnew(context, ids);
      return ids.length;
    }),
  play: (steps, effect) => on(steps, effect.target, (context, ids) => cards.play(context, effect, ids)),
  extra: (steps, { extra, who }) =>
    just(steps, 'R44', (context) => lasting.owe(context, `extra:${extra}`, whoIs(context.owner, who ?? 'you'))),
  skip: (steps, { skip, who }) =>
    just(steps, 'R44', (context) => lasting.owe(context, `skip:${skip}`, whoIs(context.owner, who ?? 'opponent'))),
  grant: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.grant(context, effect, ids)),
  forbid: (steps, effect) => onBearers(steps, effect.target, (context, ids) => lasting.forbid(context, effect, ids)),
  prevent: (steps, effect) => on(steps, effect.target, (context, ids) => lasting.prevent(context, effect, ids)),
  shield: (steps, effect) => onBearers(steps, effect.target, (context, ids) => lasting.shield(context, effect, ids)),
  energy: (steps, { type, count, who }) =>
    just(steps, 'G12', (context) => {
      const n = quantityOf(context, count);
      gainEnergy(context.m, whoIs(context.owner, who ?? 'you'), type, n);
      return n;
    }),
  choose: (steps, { target }) =>
    on(steps, target, (_context, ids, vars) => {
      vars.it = ids;
      return ids.length;
    }),
  name: (steps, effect) =>
    steps.ask<string>(
      'R69',
      (m, vars) => {
        const player = whoIs(vars.owner, effect.by ?? 'you');
        const prompt = `${cardOf(m, vars.card).name}: name a ${effect.what === 'trait' ? 'trait' : 'card'}`;
        return whichWord({ player, clause: 'R69', prompt }, lasting.nameable(contextOf(m, vars), effect));
      },
      (m, vars, word) => lasting.name(contextOf(m, vars), effect, whoIs(vars.owner, effect.by ?? 'you'), word),
    ),
  note: (steps, { number, amount }) =>
    just(steps, 'R12', (context, vars) => {
      const value = amountOf(context, amount);
      Object.assign(vars, { [`number:${number}`]: value });
      return 1;
    }),
  roll: (steps, { number, min, max }) =>
    just(steps, 'R73', (context, vars) => {
      const { m, owner, card } = context;
      const rolled = numberByChance(m, amountOf(context, min), amountOf(context, max));
      m.note('roll', owner, { card, number: rolled }, { clause: 'R73' });
      Object.assign(vars, { [`number:${number}`]: rolled });
      return 1;
    }),
  chooseNumber: (steps, { number, min, max, by }) => {
    const kept = `number:${number}`;
    just(steps, 'R73', (context, vars) => {
      Object.assign(vars, { [kept]: amountOf(context, min) });
      return 1;
    });
    steps.ask<string>(
      'R73',
      (m, vars) => {
        const context = contextOf(m, vars);
        const player = whoIs(vars.owner, by ?? 'you');
        const prompt = `${cardOf(m, vars.card).name}: choose a number`;
        return whichNumber({ player, clause: 'R73', prompt }, amountOf(context, min), amountOf(context, max));
      },
      (_m, vars, chosen) => {
        Object.assign(vars, { [kept]: Number(chosen) });
      },
    );
  },
  withdraw: (steps, { target }) => on(steps, target, ({ m }, ids) => withdraw(m, ids, { clause: 'R59' }).length),
  look: (steps, effect) => just(steps, 'R17', (context, vars) => cards.look(context, effect, vars)),
  putBack: (steps, effect) => just(steps, 'R17', (context, vars) => cards.putBack(context, effect, vars)),
  reveal: (steps, { target }) => on(steps, target, cards.reveal),
  shuffle: (steps, { who }) =>
    just(steps, 'R12', ({ m, owner }) => {
      shuffleDeck(m, whoIs(owner, who ?? 'you'));
      return 1;
    }),
  win: (steps, { who }) => defeat(steps, who ?? 'you', 'opponent'),
  lose: (steps, { who }) => defeat(steps, who ?? 'you', 'you'),
};

/** A verb about cards in play or a player. */
function onBearers(
  steps: Steps,
  target: Target | { player: Either },
  act: (context: Context, ids: string[]) => number,
): void {
  if (typeof target === 'object' && 'player' in target)
    just(steps, 'R11', (context) => act(context, [whoIs(context.owner, target.player)]));
  else on(steps, target, act);
}

/** R49: the player of the card divides the damage among what was chosen. */
function divided(steps: Steps, { amount, to }: Verb<'damage'>): void {
  const register = steps.label('parts');
  targeted(steps, to, (context, ids, vars) => {
    Object.assign(vars, { [register]: verbs.damageable(context, ids), divided: [] });
  });
  steps.ask<number[]>(
    'R49',
    (m, vars) => {
      const context = contextOf(m, vars);
      const [total, ids] = [quantityOf(context, amount), namesIn(vars[register])];
      if (total === 0 || ids.length === 0) return null;
      return divide({
        player: vars.owner,
        kind: 'divide',
        clause: 'R49',
        prompt: `${cardOf(m, vars.card).name}: divide ${total} damage`,
        total,
        first: ids.map(() => 0),
        label: (amounts) =>
          amounts.flatMap((n, at) => (n > 0 ? [`${n} to ${labelOf(m, ids[at] ?? '')}`] : [])).join(', '),
      });
    },
    (_m, vars, amounts) => {
      vars.divided = amounts;
    },
  );
  just(steps, 'R49', (context, vars) => {
    const amounts = vars.divided as number[];
    const parts = namesIn(vars[register]).map((id, at) => ({ id, amount: amounts[at] ?? 0 }));
    return verbs.damageParts(context, parts);
  });
}

/** Appends the steps of one verb. */
export function compileVerb<N extends keyof typeof WORDS>(steps: Steps, effect: Verb<N>): void {
  const write = () => (VERBS[effect.do as N] as (steps: Steps, effect: Verb<N>) => void)(steps, effect);
  if ('until' in effect && effect.until === 'whileInPlay') {
    // R60: what has left can't keep anything up.
    steps.branch((m, { self }) => self !== null && findObject(m.board, self) !== null, write);
  } else write();
}

/** R14: somebody wins when the opponent loses. */
function defeat(steps: Steps, who: Either, loser: Either): void {
  just(steps, 'R14', ({ m, owner }) => {
    const player = whoIs(whoIs(owner, who), loser);
    const by = playerForbidden(m, player, 'lose');
    if (by === null) markDefeated(m, player);
    else m.note('forbidden', player, { what: 'lose', by: by.by }, { clause: 'R74' });
    return by === null ? 1 : 0;
  });
}

/** To staging, to where the card is, or to a biome that its player chooses. */
function move(steps: Steps, { target, to, attacking }: Verb<'move'>): void {
  if (to !== 'choose') {
    on(steps, target, (context, ids) => verbs.relocate(context, ids, verbs.placeFor(context, to), attacking));
    return;
  }
  targeted(steps, target, (_context, ids, vars) => {
    vars.moving = ids;
    delete vars.chosenPlace;
  });
  steps.ask<string>(
    'R9',
    (m, vars) => {
      const open = openBiomes(m.board);
      const moving = verbs.inPlay(m, vars.moving as string[]);
      if (open.length === 0 || moving.length === 0) return null;
      const sides = PLAYERS.filter((player) => moving.some(({ id }) => controllerOf(m.board, id) === player));
      return oneOf(
        {
          player: vars.owner,
          kind: 'place',
          clause: 'R9',
          prompt: `${cardOf(m, vars.card).name}: into which biome?`,
        },
        open.map((at) => ({
          id: String(at),
          label: placeName(at),
          clause: 'R9',
          value: String(at),
          aim: { places: sides.map((player) => placeAt(player, at)) },
        })),
      );
    },
    (_m, vars, at) => {
      vars.chosenPlace = Number(at);
    },
  );
  just(steps, 'R12', (context, { moving, chosenPlace }) =>
    typeof chosenPlace === 'number' ? verbs.relocate(context, moving as string[], chosenPlace, attacking) : 0,
  );
}

function discard(steps: Steps, effect: Verb<'discard'>): void {
  countAnew(steps);
  for (const at of effect.who === 'each' ? [0, 1] : [0]) {
    const whose = (context: Context) => verbs.playersOf(context, effect.who)[at] ?? context.owner;
    const there = (context: Context) =>
      population({ ...context, owner: whose(context) }, { side: 'own', zone: 'hand', filter: effect.filter ?? {} });
    if (effect.random) {
      does(steps, 'R12', (context, vars) => {
        const chosen = atRandom(context.m, there(context), quantityOf(asBefore(context), effect.count));
        vars.it = cards.discard(context, chosen);
        vars.did += vars.it.length;
      });
      continue;
    }
    steps.ask<string[]>(
      'R12',
      (m, vars) => {
        const context = contextOf(m, vars);
        const wanted = quantityOf(asBefore(context), effect.count);
        if (wanted === 0 || m.board.players[whose(context)].hand.length === 0) return null;
        const player = effect.by === undefined ? whose(context) : whoIs(vars.owner, effect.by);
        const about = { player, clause: 'R12', count: wanted, upTo: effect.upTo };
        return discardQuestion(cardOf(m, vars.card).name, about, there(context), (id) => labelOf(m, id));
      },
      (m, vars, chosen) => {
        vars.it = cards.discard(contextOf(m, vars), chosen);
        vars.did += vars.it.length;
      },
    );
  }
  does(steps, 'R12', (context, vars) => void told(context, vars.did));
}
