/** R54: several lines of an effect as one moment. */
import { whoIs } from '../../cards/context.ts';
import { does } from '../../cards/targets.ts';
import { addProtection, drawCards, removeProtection, revealPool } from '../atoms/cards.ts';
import { destroy, ready } from '../atoms/units.ts';
import { TIRED } from '../board/board.ts';
import type { Context, EffectVars } from '../board/context.ts';
import { amountOf, fixed, playersIn, quantityOf } from '../board/evaluate.ts';
import type { AtOnce, Effect, Target } from '../language/language.ts';
import type { Steps } from './steps.ts';
import * as verbs from './verbs.ts';

type Verb<N extends AtOnce> = Extract<Effect, { do: N }>;
/** What is left to do once everything is found and worked out: gives how much was done. */
type Doing = (vars: EffectVars) => number;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The number for each of several cards, and what is done with it. */
function forEachOf(
  context: Context,
  ids: readonly string[],
  numberOf: (each: Context) => number,
  act: (id: string, number: number) => number,
): Doing {
  const numbers = ids.map((id) => numberOf(verbs.forEachOf(context, id)));
  return () => sum(ids.map((id, at) => act(id, numbers[at] ?? 0)));
}

function forPlayers(
  context: Context,
  { who, count }: Pick<Verb<'draw'>, 'who' | 'count'>,
  act: (player: 'p1' | 'p2', number: number) => number,
): Doing {
  const players = playersIn(context, who);
  const number = quantityOf(context, count);
  return () => sum(players.map((player) => act(player, number)));
}

const power = (context: Context, effect: Verb<'modify'> | Verb<'setPower'>): Doing =>
  forEachOf(
    context,
    fixed(context, effect.target),
    (each) => amountOf(each, effect.power),
    (id, number) => verbs.modify(context, { ...effect, power: number }, [id]),
  );

/** What is done to cards that a target means, without a number. */
const toThem = (context: Context, target: Target, act: (ids: string[]) => number): Doing => {
  const ids = fixed(context, target);
  return () => act(ids);
};

const whoBears = (context: Context, target: Verb<'mark'>['target']): string[] =>
  typeof target === 'object' && 'player' in target ? [whoIs(context.owner, target.player)] : fixed(context, target);

const PLANS: { [N in AtOnce]: (context: Context, effect: Verb<N>) => Doing } = {
  draw: (context, effect) =>
    forPlayers(context, effect, (player, number) => drawCards(context.m, player, number, verbs.doer(context))),
  addProtection: (context, effect) =>
    forPlayers(context, effect, (player, number) => addProtection(context.m, player, number)),
  removeProtection: (context, effect) =>
    forPlayers(context, effect, (player, number) => removeProtection(context.m, player, number, effect.to)),
  revealPool: (context, effect) =>
    forPlayers(context, effect, (player, number) => revealPool(context.m, player, number)),
  put: (context, { target, to }) => {
    const ids = fixed(context, target);
    return (vars) => {
      vars.it = verbs.put(context, ids, to);
      return vars.it.length;
    };
  },
  destroy: (context, { target }) =>
    toThem(context, target, (ids) => {
      const { m, self, card } = context;
      return destroy(m, ids, 'effect', self ?? card, { party: verbs.doer(context) }).length;
    }),
  rest: (context, { target, count }) =>
    forEachOf(
      context,
      fixed(context, target),
      (each) => quantityOf(each, count ?? TIRED),
      (id, number) => verbs.rests(context, [id], number),
    ),
  ready: (context, { target, count }) => {
    const less = count === undefined ? undefined : quantityOf(context, count);
    return toThem(context, target, (ids) => ready(context.m, ids, less, { party: verbs.doer(context) }));
  },
  modify: power,
  setPower: power,
  tribes: (context, effect) => toThem(context, effect.target, (ids) => verbs.tribes(context, effect, ids)),
  grant: (context, effect) => toThem(context, effect.target, (ids) => verbs.grant(context, effect, ids)),
  silence: (context, effect) => toThem(context, effect.target, (ids) => verbs.silence(context, effect, ids)),
  permit: (context, effect) => toThem(context, effect.target, (ids) => verbs.permit(context, effect, ids)),
  oblige: (context, effect) => toThem(context, effect.target, (ids) => verbs.oblige(context, effect, ids)),
  shield: (context, effect) => {
    const players = playersIn(context, effect.who);
    const amount = quantityOf(context, effect.amount);
    return () => verbs.shield(context, effect, players, amount);
  },
  mark: (context, effect) =>
    forEachOf(
      context,
      whoBears(context, effect.target),
      (each) => quantityOf(each, effect.count),
      (id, count) => verbs.mark(context, { ...effect, count }, [id]),
    ),
};

/** Appends one step that does several verbs, once all of them are worked out. No others than these get through the faults of cards. */
export function together(steps: Steps, effects: readonly Effect[]): void {
  does(steps, 'R54', (context, vars) => {
    const doings = (effects as readonly Verb<AtOnce>[]).map((effect) =>
      (PLANS[effect.do] as (context: Context, effect: Effect) => Doing)(context, effect),
    );
    vars.did = sum(doings.map((doing) => doing(vars)));
    if (vars.did === 0) context.m.note('nothing-done', context.owner, { card: context.card }, { clause: 'G15' });
  });
}
