/**
 * What is worked out of the cards in play, and of those that say something outside it, and holds as long as they are the same:
 * most of what happens puts no card into play.
 */
import type { Modifier, Slot } from '../../../engine/index.ts';
import { mayBe, slot } from '../../../engine/index.ts';
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

function lookAt(m: M): InPlay {
  const objects: unknown[] = [];
  const { p1, p2 } = m.board.players;
  for (const { units, base } of [p1, p2]) {
    for (const unit of units) objects.push(unit, unit.pilot);
    objects.push(base);
  }
  const modifiers = mayBe(m, 'ability') || mayBe(m, 'cant') ? m.state.modifiers : null;
  return { objects, modifiers, many: modifiers?.length ?? 0, elsewhere: elsewhere(m), known: [] };
}

const isSame = (one: InPlay, other: InPlay): boolean =>
  one.modifiers === other.modifiers &&
  one.many === other.many &&
  one.elsewhere === other.elsewhere &&
  one.objects.length === other.objects.length &&
  one.objects.every((object, at) => object === other.objects[at]);

function inPlayNow(m: M, _of: string, before: InPlay | undefined): InPlay {
  const now = lookAt(m);
  return before !== undefined && isSame(before, now) ? before : now;
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
