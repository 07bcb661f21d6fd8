/**
 * What is worked out of the cards in play, and of those that say something outside it, and holds as long as they are the same:
 * most of what happens puts no card into play.
 */
import type { Modifier, Slot } from '../../../engine/index.ts';
import { mayBe, slot } from '../../../engine/index.ts';
import type { SeenSide } from './board.ts';
import type { M } from './context.ts';
import type { Elsewhere } from './printed.ts';
import { elsewhere } from './printed.ts';

/** The same as long as nothing that it holds changes. */
interface InPlay {
  /** The Units of each player, each with its Pilot, and the Base after them. */
  objects: readonly unknown[];
  /** What lasts, where some of it gives abilities or takes them, and how much of it there is. */
  modifiers: readonly Modifier[] | null;
  many: number;
  elsewhere: Elsewhere;
  /** What was worked out, by the number of its slot. */
  known: unknown[];
}

const IN_PLAY = slot<InPlay>('in play');

function lookAt(m: M, modifiers: InPlay['modifiers']): InPlay {
  const objects: unknown[] = [];
  const { p1, p2 } = m.board.players;
  for (const { units, base } of [p1, p2]) {
    for (const unit of units) objects.push(unit, unit.pilot);
    objects.push(base);
  }
  return { objects, modifiers, many: modifiers?.length ?? 0, elsewhere: elsewhere(m), known: [] };
}

/** Whether one side has what `objects` holds from this place on. Gives the place behind it, or -1. */
function standsAs({ units, base }: SeenSide, objects: readonly unknown[], from: number): number {
  let at = from;
  for (const unit of units) {
    if (objects[at] !== unit || objects[at + 1] !== unit.pilot) return -1;
    at += 2;
  }
  return objects[at] === base ? at + 1 : -1;
}

/** It is asked after nearly everything that happens, and nothing is made for it. */
function isSame(m: M, { objects, modifiers, many, elsewhere: said }: InPlay, lasting: InPlay['modifiers']): boolean {
  if (modifiers !== lasting || many !== (lasting?.length ?? 0) || said !== elsewhere(m)) return false;
  const { p1, p2 } = m.board.players;
  const half = standsAs(p1, objects, 0);
  return half > 0 && standsAs(p2, objects, half) === objects.length;
}

function inPlayNow(m: M, _of: string, before: InPlay | undefined): InPlay {
  const modifiers = mayBe(m, 'ability') || mayBe(m, 'cant') ? m.state.modifiers : null;
  return before !== undefined && isSame(m, before, modifiers) ? before : lookAt(m, modifiers);
}

/**
 * A value that is worked out once as long as the same cards are in play, and the same abilities. It must depend on nothing else.
 * A slot belongs to this alone.
 */
export function whileInPlay<T>(m: M, { at }: Slot<T>, find: (m: M) => T): T {
  const { known } = m.lasting(IN_PLAY, inPlayNow);
  const before = known[at];
  if (before !== undefined) return before as T;
  const value = find(m);
  known[at] = value;
  return value;
}
