import type { Game, Machine } from './machine.ts';
import type { Modifier, PlayerId, Uid } from './types.ts';

type Target = Uid | PlayerId;

/**
 * A number as the modifiers of `target` leave it, computed on read and never stored. They count in the order in which
 * they came: one that sets the number replaces whatever was there, also what was added before, and an addition counts
 * on top of what it found.
 */
export function modified<G extends Game>(m: Machine<G>, target: Target, stat: string, base: number): number {
  let value = base;
  m.work.spend(m.state.modifiers.length >> 3);
  for (const modifier of m.state.modifiers) {
    if (modifier.target !== target) continue;
    const { effect } = modifier;
    if (effect.kind === 'set' && effect.stat === stat) value = effect.to;
    if (effect.kind === 'stat' && effect.stat === stat) value += effect.add;
  }
  return value;
}

/** The first modifier by which `target` can't do `what` (or by which it can't be done to it), or null. */
export function prohibition<G extends Game>(m: Machine<G>, target: Target, what: string): Modifier | null {
  return (
    m.state.modifiers.find(
      ({ target: whose, effect }) => whose === target && effect.kind === 'cant' && effect.what === what,
    ) ?? null
  );
}

/**
 * Whether something else happens to `target` instead of `of`. The oldest modifier that says so is used up and its
 * program called, with `target` among its registers; the caller leaves out what was replaced.
 */
export function replaced<G extends Game>(m: Machine<G>, target: Target, of: string): boolean {
  for (const modifier of m.state.modifiers) {
    const { effect } = modifier;
    if (modifier.target !== target || effect.kind !== 'instead' || effect.of !== of) continue;
    m.expire((other) => other === modifier);
    m.call(effect.program, { target, of });
    return true;
  }
  return false;
}
