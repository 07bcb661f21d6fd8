/**
 * Continuous texts that ask for what continuous texts change: which of them apply, to what and by how much, in the games
 * that look at all of them at once, again and again until nothing changes.
 */
import type { Game, Machine, Slot, Uid } from '../../engine/index.ts';

/** One thing that a continuous text makes hold. All that one text makes hold has the same context. */
interface Text {
  /** What the text asks for, in the words of `constant`. */
  source: { asks: readonly string[] };
  constant: object;
  context: object;
}

/** Whom something touches, and what it does to each of them. */
export interface Reach<D> {
  ids: readonly Uid[];
  does: D;
}

type OnCards<F, D> = Map<Uid, { force: F; does: D }[]>;

/** What is taken to be in force while one text is looked at: everything in `on`, by card, but its own. */
export interface Lens<F, D> {
  on: ReadonlyMap<Uid, readonly { force: F; does: D }[]>;
  without: F;
  /** Numbers that were worked out through it. */
  known: Map<string, number>;
}

const lensOn = <F, D>(on: Lens<F, D>['on'], without: F): Lens<F, D> => ({ on, without, known: new Map() });

/** A number of an object, worked out once until something changes; through a lens, which sees other numbers, once for the lens. */
export function remembered<G extends Game>(
  m: Machine<G>,
  what: Slot<number>,
  id: Uid,
  lens: { known: Map<string, number> } | undefined,
  compute: () => number,
): number {
  if (lens === undefined) return m.memo(what, compute, id);
  const key = `${what.name}:${id}`;
  const known = lens.known.get(key);
  if (known !== undefined) return known;
  const value = compute();
  lens.known.set(key, value);
  return value;
}

/** What the texts of a lens do to one card. No text counts for itself. */
export function throughLens<G extends Game, F extends Text, D>(
  { work }: Machine<G>,
  { on, without }: Lens<F, D>,
  id: Uid,
): D[] {
  const found: D[] = [];
  for (const { force, does } of on.get(id) ?? []) if (force.context !== without.context) found.push(does);
  work.spend(found.length >> 5);
  return found;
}

/** How one game looks at its texts. */
interface Looking<F, D> {
  /** Whom a text touches when it is seen through a lens; null when its condition is not met. */
  look(force: F, lens: Lens<F, D>): Reach<D> | null;
  /** Whether two looks at one text found that it does the same. */
  same(one: D, other: D): boolean;
  /** In which order the texts of a circle count. */
  byAge(one: F, other: F): number;
}

export interface AtRest<F, D> {
  reaches: ReadonlyMap<F, Reach<D> | null>;
  on: OnCards<F, D>;
  /** The texts of circles, which were looked at once each. */
  decided: readonly F[];
}

/** Without a circle as many rounds as there are texts are enough; circles that come to rest need few more. */
const MORE_ROUNDS = 10;

/** How many circles are taken apart from the texts that only follow them. */
const CIRCLES = 2;

/** Whether what one text does may be what the other asks for. */
const moves = <F extends Text>(one: F, other: F): boolean =>
  one !== other && other.source.asks.some((word) => word in one.constant);

/** Of texts that never come to rest, those that others of them ask for: the rest only follow. */
function inCircle<F extends Text>(restless: readonly F[]): readonly F[] {
  let circle = restless;
  for (;;) {
    const asked = circle.filter((one) => circle.some((other) => moves(one, other)));
    if (asked.length === circle.length) return circle;
    if (asked.length === 0) return restless;
    circle = asked;
  }
}

function put<F, D>(on: OnCards<F, D>, force: F, reach: Reach<D> | null): void {
  if (reach === null) return;
  for (const id of reach.ids) {
    const there = on.get(id);
    if (there) there.push({ force, does: reach.does });
    else on.set(id, [{ force, does: reach.does }]);
  }
}

/** What the texts come to, each looked at at most once a round, and those of a circle that never ends once more by age. */
export function comeToRest<F extends Text, D>(texts: readonly F[], { look, same, byAge }: Looking<F, D>): AtRest<F, D> {
  const reaches = new Map<F, Reach<D> | null>(texts.map((force) => [force, null]));
  const decided: F[] = [];

  const onCards = (): OnCards<F, D> => {
    const on: OnCards<F, D> = new Map();
    for (const [force, reach] of reaches) put(on, force, reach);
    return on;
  };

  const alike = (one: Reach<D> | null, other: Reach<D> | null): boolean =>
    one === null || other === null
      ? one === other
      : same(one.does, other.does) &&
        one.ids.length === other.ids.length &&
        one.ids.every((id, at) => id === other.ids[at]);

  /** Looks at texts, given what was found in the round before. Gives those that came out differently. */
  const round = (due: readonly F[]): F[] => {
    const on = onCards();
    // All that one text makes hold is seen through one lens, so that a number is worked out once for it.
    const lenses = new Map<object, Lens<F, D>>();
    return due.filter((force) => {
      const lens = lenses.get(force.context) ?? lensOn(on, force);
      lenses.set(force.context, lens);
      const reach = look(force, lens);
      if (alike(reach, reaches.get(force) ?? null)) return false;
      reaches.set(force, reach);
      return true;
    });
  };

  /** Looks again and again until nothing changes. Gives the texts that change for ever; none when all came to rest. */
  const restless = (moving: readonly F[]): readonly F[] => {
    const found = new Set<F>();
    // What comes out as it once was goes round for ever. It is compared with a round further and further back.
    let before = new Map(reaches);
    let apart = 0;
    let farthest = 1;
    let due = moving;
    for (let left = moving.length + MORE_ROUNDS; left > 0; left--) {
      if (apart === farthest) {
        before = new Map(reaches);
        farthest *= 2;
        apart = 0;
        found.clear();
      }
      const changed = round(due);
      if (changed.length === 0) return [];
      apart++;
      for (const force of changed) found.add(force);
      if (moving.every((force) => alike(before.get(force) ?? null, reaches.get(force) ?? null))) break;
      due = moving.filter((force) => changed.some((one) => moves(one, force)));
    }
    return moving.filter((force) => found.has(force));
  };

  let moving = texts;
  for (let circles = 0; moving.length > 0; circles++) {
    const open = restless(moving);
    if (open.length === 0) break;
    const circle = [...(circles < CIRCLES ? inCircle(open) : moving)].sort(byAge);
    for (const force of circle) reaches.set(force, null);
    const on = onCards();
    for (const force of circle) {
      const reach = look(force, lensOn(on, force));
      reaches.set(force, reach);
      put(on, force, reach);
    }
    decided.push(...circle);
    moving = moving.filter((force) => !circle.includes(force));
  }
  return { reaches, on: onCards(), decided };
}

/** Fields whose value is the word for what is asked. */
const NAMING: readonly string[] = ['stat', 'shares', 'different'];

/**
 * What texts ask for, found once when a card is compiled: the words of `words` that stand for the fields, for the numbers
 * that amounts name, and for what cards are compared by, somewhere below `value`.
 */
export function asked(value: unknown, words: Readonly<Record<string, string>>): string[] {
  if (value === null || typeof value !== 'object') return [];
  const found = Object.entries(value).flatMap(([key, inner]) => {
    const word = words[NAMING.includes(key) ? String(inner) : key];
    return [...(word === undefined ? [] : [word]), ...asked(inner, words)];
  });
  return [...new Set(found)];
}
