/** What verbs do to Iczers and to the turn. */
import { playersOf } from '../../cards/context.ts';
import { changeLevels, changeSp } from '../atoms/iczers.ts';
import type { Context } from '../board/context.ts';
import { amountOf, quantityOf } from '../board/evaluate.ts';
import type { Effect } from '../language/language.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;

export function setSp(context: Context, { value, who }: Verb<'setSp'>): number {
  const { m, owner } = context;
  const to = quantityOf(context, value);
  return playersOf(owner, who).reduce(
    (sum, player) => sum + changeSp(m, player, to - m.board.players[player].sp, { clause: 'R10' }),
    0,
  );
}

/** R38: levels of one sphere, or of each, as they come out of what they were. Gives by how much they changed. */
function levels(context: Context, effect: Verb<'raiseLevel'> | Verb<'setLevel'>, to: (was: number) => number): number {
  const { sphere, who } = effect;
  return playersOf(context.owner, who).reduce(
    (sum, player) =>
      sum + changeLevels(context.m, player, (one, was) => (sphere === 'all' || one === sphere ? to(was) : was)),
    0,
  );
}

export function raiseLevel(context: Context, effect: Verb<'raiseLevel'>): number {
  const by = amountOf(context, effect.amount);
  return levels(context, effect, (was) => was + by);
}

export function setLevel(context: Context, effect: Verb<'setLevel'>): number {
  const to = quantityOf(context, effect.value);
  return levels(context, effect, () => to);
}

/** R35: keeps effects for a later step, with what the skill knows now. */
export function putOff(context: Context, effect: Extract<Effect, { later: unknown }>, ability: string): void {
  const { m, owner, card, self, vars } = context;
  const { later, turns = 0, times = 1 } = effect;
  const kept = { ...vars, later: { at: later, from: m.board.turn + turns } };
  const watch = { kind: 'watch', ability, vars: kept, left: times } as const;
  m.modify({ target: owner, effect: watch, until: 'always', source: self, card, owner });
}
