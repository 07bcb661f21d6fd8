/** The steps of each verb of the card language. */
import { oneOf, pick } from '../../../engine/index.ts';
import { contextOf, whoIs } from '../../cards/context.ts';
import { atRandom, does } from '../../cards/targets.ts';
import { moveCards, shuffleDeck } from '../atoms/cards.ts';
import { restore } from '../atoms/damage.ts';
import { turnLock } from '../atoms/objects.ts';
import { gainEnergy, markDefeated } from '../atoms/turn.ts';
import { openBiomes } from '../board/board.ts';
import { labelOf, placeName } from '../board/choose.ts';
import type { Context, EffectVars } from '../board/context.ts';
import { population, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import type { Effect, Target } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { type Steps, targeted } from './steps.ts';
import * as verbs from './verbs.ts';

type AnyVerb = Extract<Effect, { do: string }>;
type Verb<N extends AnyVerb['do']> = Extract<AnyVerb, { do: N }>;
type Who = 'you' | 'opponent' | 'each' | undefined;

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

function just(steps: Steps, clause: ClauseId, act: (context: Context, vars: EffectVars) => number): void {
  does(steps, clause, (context, vars) => {
    vars.did = told(context, act(context, vars));
    return undefined;
  });
}

/** What is done in several steps counts from nothing. */
function countAnew(steps: Steps): void {
  does(steps, 'R12', (_context, vars) => {
    vars.did = 0;
  });
}

const VERBS: { [N in AnyVerb['do']]: (steps: Steps, effect: Verb<N>) => void } = {
  draw: (steps, { who, count }) => {
    countAnew(steps);
    for (const at of who === 'each' ? [0, 1] : [0]) {
      does(steps, 'R12', (context) => {
        const player = verbs.playersOf(context, who)[at] ?? context.owner;
        const n = quantityOf(context, count);
        if (n > 0) context.m.call('draw', { player, n, clause: 'R12' });
      });
    }
  },
  discard: (steps, effect) => discard(steps, effect),
  damage: (steps, effect) => on(steps, effect.to, (context, ids) => verbs.damage(context, effect, ids)),
  restore: (steps, { to, amount }) =>
    on(steps, to, (context, ids) => restore(context.m, ids, quantityOf(context, amount))),
  terminate: (steps, { target }) => on(steps, target, verbs.terminate),
  cancel: (steps, { target }) => on(steps, target, verbs.cancel),
  move: (steps, effect) => move(steps, effect),
  lock: (steps, { target }) => on(steps, target, ({ m }, ids) => turnLock(m, ids, true).length),
  unlock: (steps, { target }) => on(steps, target, ({ m }, ids) => turnLock(m, ids, false).length),
  put: (steps, effect) => on(steps, effect.target, (context, ids, vars) => verbs.put(context, effect, ids, vars)),
  arrive: (steps, effect) =>
    on(steps, effect.target, (context, ids, vars) => {
      vars.it = verbs.arrive(context, effect, ids);
      return vars.it.length;
    }),
  token: (steps, effect) =>
    just(steps, 'G11', (context, vars) => {
      vars.it = verbs.token(context, effect);
      return vars.it.length;
    }),
  attach: (steps, { gear, to }) => {
    targeted(steps, gear, (_context, ids, vars) => {
      vars.gear = ids;
    });
    on(steps, to, (context, ids, vars) => verbs.attach(context, vars.gear as string[], ids));
  },
  detach: (steps, { target }) => on(steps, target, verbs.detach),
  modify: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.modify(context, effect, ids)),
  grant: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.grant(context, effect, ids)),
  forbid: (steps, effect) => {
    const { target } = effect;
    if (typeof target === 'object' && 'player' in target)
      just(steps, 'R11', (context) => verbs.forbid(context, effect, verbs.playersOf(context, target.player)));
    else on(steps, target, (context, ids) => verbs.forbid(context, effect, ids));
  },
  prevent: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.prevent(context, effect, ids)),
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
  look: (steps, effect) => just(steps, 'R17', (context, vars) => verbs.look(context, effect, vars)),
  putBack: (steps, effect) => just(steps, 'R17', (context, vars) => verbs.putBack(context, effect, vars)),
  reveal: (steps, { target }) => on(steps, target, verbs.reveal),
  shuffle: (steps, { who }) =>
    just(steps, 'R12', ({ m, owner }) => {
      shuffleDeck(m, whoIs(owner, who ?? 'you'));
      return 1;
    }),
  win: (steps, { who }) => defeat(steps, who ?? 'you', 'opponent'),
  lose: (steps, { who }) => defeat(steps, who ?? 'you', 'you'),
};

/** Appends the steps of one verb. */
export function compileVerb<N extends AnyVerb['do']>(steps: Steps, effect: Verb<N>): void {
  (VERBS[effect.do as N] as (steps: Steps, effect: Verb<N>) => void)(steps, effect);
}

/** R14: somebody wins when the opponent loses. */
function defeat(steps: Steps, who: 'you' | 'opponent', loser: 'you' | 'opponent'): void {
  just(steps, 'R14', ({ m, owner }) => {
    markDefeated(m, whoIs(whoIs(owner, who), loser));
    return 1;
  });
}

/** To staging, to where the card is, or to a biome that its player chooses. */
function move(steps: Steps, { target, to }: Verb<'move'>): void {
  if (to !== 'choose') {
    on(steps, target, (context, ids) => verbs.relocate(context, ids, to === 'here' ? verbs.hereOf(context) : 0));
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
      if (open.length === 0 || verbs.inPlay(m, vars.moving as string[]).length === 0) return null;
      return oneOf(
        {
          player: vars.owner,
          kind: 'place',
          clause: 'R9',
          prompt: `${cardOf(m, vars.card).name}: into which biome?`,
        },
        open.map((at) => ({ id: String(at), label: placeName(at), clause: 'R9', value: String(at) })),
      );
    },
    (_m, vars, at) => {
      vars.chosenPlace = Number(at);
    },
  );
  just(steps, 'R12', (context, { moving, chosenPlace }) =>
    typeof chosenPlace === 'number' ? verbs.relocate(context, moving as string[], chosenPlace) : 0,
  );
}

function discard(steps: Steps, effect: Verb<'discard'>): void {
  countAnew(steps);
  for (const at of effect.who === 'each' ? [0, 1] : [0]) {
    const whose = (context: Context) => verbs.playersOf(context, effect.who as Who)[at] ?? context.owner;
    const there = (context: Context) =>
      population({ ...context, owner: whose(context) }, { side: 'own', zone: 'hand', filter: effect.filter ?? {} });
    if (effect.random) {
      does(steps, 'R12', (context, vars) => {
        const chosen = atRandom(context.m, there(context), quantityOf(context, effect.count));
        vars.did += moveCards(context.m, chosen, 'cache', 'discard').length;
      });
      continue;
    }
    steps.ask<string[]>(
      'R12',
      (m, vars) => {
        const context = contextOf(m, vars);
        const wanted = quantityOf(context, effect.count);
        if (wanted === 0 || m.board.players[whose(context)].hand.length === 0) return null;
        const candidates = there(context);
        const max = Math.min(candidates.length, wanted);
        return pick({
          player: whose(context),
          kind: 'discard',
          clause: 'R12',
          prompt: `${cardOf(m, vars.card).name}: discard ${effect.upTo ? 'up to ' : ''}${wanted}`,
          hidden: true,
          candidates: candidates.map((id) => ({ id, label: labelOf(m, id) })),
          min: effect.upTo ? 0 : max,
          max,
        });
      },
      (m, vars, chosen) => {
        vars.it = moveCards(m, chosen, 'cache', 'discard');
        vars.did += vars.it.length;
      },
    );
  }
  does(steps, 'R12', (context, vars) => void told(context, vars.did));
}
