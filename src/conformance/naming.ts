import type { CardSet, Game, Json } from '../engine/index.ts';
import { numberIn } from '../engine/index.ts';
import type { ChecksForm } from './format.ts';

/** An object of a board: a record with a name and a card. */
interface Entered {
  id: string;
  card: string;
}

/** The objects of a board, in the order in which the engine named them. */
export function objectsOf(board: Json | undefined): Entered[] {
  const found = new Map<string, Entered>();
  const look = (value: Json | undefined): void => {
    if (value === null || typeof value !== 'object') return;
    const { id, card } = value as { id?: Json; card?: Json };
    if (typeof id === 'string' && typeof card === 'string') found.set(id, { id, card });
    for (const inner of Object.values(value)) look(inner as Json);
  };
  look(board);
  return [...found.values()].sort((a, b) => numberIn(a.id) - numberIn(b.id));
}

/** Gives names to what is new among `objects`, and says which names there is nothing for. */
export function bind(
  names: NonNullable<ChecksForm['names']>,
  objects: readonly Entered[],
  before: ReadonlySet<string>,
  bound: Map<string, string>,
): string[] {
  const fresh = objects.filter(({ id }) => !before.has(id));
  return Object.entries(names).flatMap(([name, wanted]) => {
    const { card, at } =
      typeof wanted === 'string'
        ? { card: wanted, at: 1 }
        : typeof wanted === 'number'
          ? { card: undefined, at: wanted }
          : wanted;
    const found = fresh.filter((object) => card === undefined || object.card === card)[at - 1];
    if (found) {
      bound.set(name, found.id);
      return [];
    }
    const entered = fresh.map((object) => `${object.id} (${object.card})`).join(', ') || 'nothing';
    return [`names: nothing that entered play is ${name}, ${JSON.stringify(wanted)}; what did: ${entered}`];
  });
}

/** Says in the words of the engine what a case says in its own: `$name` for an object, `card#ability` for an ability by its id. */
export type Reading = <T>(said: T) => T;

export function readingOf(bound: ReadonlyMap<string, string>, abilities: ReadonlyMap<string, string>): Reading {
  if (bound.size === 0 && abilities.size === 0) return (said) => said;
  const text = (said: string): string => {
    const named = said.replace(/\$([A-Za-z][A-Za-z0-9_]*)/g, (whole, name: string) => bound.get(name) ?? whole);
    return named.includes('#') ? named.replace(ABILITY, (whole) => abilities.get(whole) ?? whole) : named;
  };
  const read = (said: unknown): unknown => {
    if (typeof said === 'string') return text(said);
    if (Array.isArray(said)) return said.map(read);
    if (typeof said !== 'object' || said === null) return said;
    return Object.fromEntries(Object.entries(said).map(([key, value]) => [text(key), read(value)]));
  };
  return read as Reading;
}

/** An ability of a card in the id of an option, or in what an event says: `zaku#raid`. */
const ABILITY = /[A-Za-z0-9][A-Za-z0-9_.-]*#[A-Za-z][A-Za-z0-9_.-]*/g;

const known = new WeakMap<CardSet<Game>, ReadonlyMap<string, string>>();

/** The abilities of a card set that have an id of their own, by card and id, as the engine calls them: by card and place. */
export function abilitiesOf(cards: CardSet<Game>): ReadonlyMap<string, string> {
  const made = known.get(cards);
  if (made) return made;
  const found = new Map<string, string>();
  for (const card of cards.source) {
    const { id, ...fields } = card as { id?: Json } & Record<string, Json>;
    for (const list of Object.values(fields)) {
      if (!Array.isArray(list)) continue;
      for (const [at, ability] of (list as readonly Json[]).entries()) {
        const own = (ability as { id?: Json } | null)?.id;
        const program = `${id}#${at}`;
        if (typeof own === 'string' && cards.programs.has(program)) found.set(`${id}#${own}`, program);
      }
    }
  }
  known.set(cards, found);
  return found;
}
