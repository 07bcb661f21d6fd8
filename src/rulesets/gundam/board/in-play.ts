/**
 * What is worked out of the cards in play, and of those that say something outside it, and holds as long as they are the same:
 * most of what happens puts no card into play.
 */
import type { Modifier, PlayerId, Slot, Uid } from '../../../engine/index.ts';
import { mayBe, slot } from '../../../engine/index.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { SeenBase, SeenSide, SeenUnit } from './board.ts';
import type { M, ReadCard } from './context.ts';
import type { Elsewhere } from './printed.ts';
import { abilitiesOn, cardOf, elsewhere } from './printed.ts';

/** A Unit with its Pilot, or a Base, and what is printed on them: looked up once, since it is asked for all the time. */
export interface Standing {
  id: Uid;
  object: SeenUnit | SeenBase;
  /** The same where it is a Unit. */
  unit: SeenUnit | null;
  under: SeenUnit['pilot'];
  card: ReadCard;
  pilot: ReadCard | null;
  /** What is printed on both together. */
  ap: number;
  hp: number;
  abilities: readonly CompiledAbility[];
  /** The abilities that it has, where they last as long as this; null before somebody asks. */
  has: readonly CompiledAbility[] | null;
}

/** The same as long as nothing that it holds changes. */
interface InPlay {
  /** The Units of each player, and the Base after them. */
  p1: readonly Standing[];
  p2: readonly Standing[];
  /** What lasts, where some of it gives abilities or takes them, and how much of it there is. */
  modifiers: readonly Modifier[] | null;
  many: number;
  elsewhere: Elsewhere;
  /** What was worked out, by the number of its slot. */
  known: unknown[];
}

const IN_PLAY = slot<InPlay>('in play');

function standingAs(m: M, object: SeenUnit | SeenBase, unit: SeenUnit | null): Standing {
  const card = cardOf(m, object.card);
  const under = unit === null ? null : unit.pilot;
  const pilot = under === null ? null : cardOf(m, under.card);
  const ap = card.ap + (pilot?.pilot?.ap ?? 0);
  const hp = card.hp + (pilot?.pilot?.hp ?? 0);
  return { id: object.id, object, unit, under, card, pilot, ap, hp, abilities: abilitiesOn(card, pilot), has: null };
}

function standingOn(m: M, { units, base }: SeenSide): Standing[] {
  const found: Standing[] = [];
  for (const unit of units) found.push(standingAs(m, unit, unit));
  if (base) found.push(standingAs(m, base, null));
  return found;
}

/** Whether the same stands on one side. It is asked after nearly everything that happens, and nothing is made for it. */
function isSameSide({ units, base }: SeenSide, standing: readonly Standing[]): boolean {
  const { length } = units;
  if (standing.length !== length + (base === null ? 0 : 1)) return false;
  for (let at = 0; at < length; at++) {
    const { object, under } = standing[at] as Standing;
    if (object !== units[at] || under !== units[at]?.pilot) return false;
  }
  return base === null || standing[length]?.object === base;
}

function inPlayNow(m: M, _of: string, before: InPlay | undefined): InPlay {
  const { p1, p2 } = m.board.players;
  const modifiers = mayBe(m, 'ability') || mayBe(m, 'cant') ? m.state.modifiers : null;
  const many = modifiers?.length ?? 0;
  const said = elsewhere(m);
  if (
    before !== undefined &&
    before.modifiers === modifiers &&
    before.many === many &&
    before.elsewhere === said &&
    isSameSide(p1, before.p1) &&
    isSameSide(p2, before.p2)
  )
    return before;
  return { p1: standingOn(m, p1), p2: standingOn(m, p2), modifiers, many, elsewhere: said, known: [] };
}

/** What stands on each side. */
export const standing = (m: M): Readonly<Record<PlayerId, readonly Standing[]>> => m.lasting(IN_PLAY, inPlayNow);

/** How an object stands in play; null for one that does not, as for what it would be if it were rested. */
export function standingOf(m: M, object: SeenUnit | SeenBase): Standing | null {
  const { p1, p2 } = standing(m);
  for (const one of p1) if (one.object === object) return one;
  for (const one of p2) if (one.object === object) return one;
  return null;
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
