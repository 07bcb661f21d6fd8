/** Parts of effects that are put off until something happens or a tier comes: R54. */
import type { WatchingAbility } from '../../../engine/index.ts';
import { watches } from '../../../engine/index.ts';
import type { Context, M } from '../board/context.ts';
import { effectNamed, objectsIn } from '../board/printed.ts';
import type { CompiledEffect } from '../language/compiled.ts';
import type { Card, Effect } from '../language/language.ts';

export type Later = Extract<Effect, { later: unknown }>;

const programs = new WeakMap<object, string>();

/** The parts of a card that are put off, each with the program that it is then. */
export function latersOf(card: Card): { later: Later; program: string }[] {
  const laters = [...objectsIn(card)].flatMap(([one]) => ('later' in one ? (one as Later) : []));
  return laters.map((later, at) => {
    const program = `${card.id}#later-${at}`;
    programs.set(later, program);
    return { later, program };
  });
}

/** Puts a part off: it keeps everything that it can speak of as it means it now. */
export function putOff({ m, vars }: Context, later: Later): void {
  const { unspent: _unspent, cutIn: _cutIn, ownFall: _ownFall, watch: _watch, held: _held, ...rest } = vars;
  const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const ability = programs.get(later);
  if (ability === undefined) throw new Error(`a later part of ${vars.card} without a program`);
  m.modify({
    target: vars.self ?? vars.owner,
    effect: { kind: 'watch', ability, vars: { ...kept, depth: 0 }, left: later.times ?? 1 },
    until: later.until ?? 'battle',
    source: vars.self,
    card: vars.card,
  });
}

type Waiting = WatchingAbility & { effect: CompiledEffect };

const NOTHING: readonly Waiting[] = [];

/** What was put off and still waits, oldest first. */
export function waiting(m: M): readonly Waiting[] {
  if (m.state.modifiers.length === 0) return NOTHING;
  return watches(m).flatMap((watch) => {
    const effect = effectNamed(m.cards, watch.ability);
    return effect === null ? [] : { ...watch, effect };
  });
}

export const stillWaits = (m: M, id: string): boolean => m.state.modifiers.some((modifier) => modifier.id === id);
