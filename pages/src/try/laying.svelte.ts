import type { FormField } from './form.ts';
import { idIn, lyingIn, written } from './form.ts';

/** Where something is in a position: names of fields, and places in lists. */
export type Path = readonly (string | number)[];

/** What somebody holds, to lay it down elsewhere: a card, and where it was taken from. */
export interface Held {
  card: string;
  from?: { path: Path; at: number };
}

type Place = Extract<FormField, { sort: 'cards' }>;

const read = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, part) => (inner as Record<string | number, unknown> | undefined | null)?.[part], value);

/** The value with another one at a place; `undefined` takes away what is there, and what is then empty. */
function withAt(value: unknown, [part, ...rest]: Path, next: unknown): unknown {
  if (part === undefined) return next;
  if (typeof part === 'number') {
    const list = Array.isArray(value) ? value : [];
    return list.with(part, withAt(list[part], rest, next));
  }
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const inner = withAt(fields[part], rest, next);
  const { [part]: _, ...others } = fields;
  return inner === undefined ? others : { ...fields, [part]: inner };
}

/** A position in the making: cards are laid down in its places, by pointer or by keyboard. */
export class Laying {
  position = $state.raw<Record<string, unknown>>({});
  held = $state.raw<Held | null>(null);
  /** Whether it is held by a pointer: nothing moves on the page while something is dragged over it. */
  dragged = $state(false);

  at(path: Path): unknown {
    return read(this.position, path);
  }

  set(path: Path, value: unknown): void {
    this.position = withAt(this.position, path, value) as Record<string, unknown>;
  }

  hold(held: Held | null): void {
    const same = held !== null && JSON.stringify(this.held) === JSON.stringify(held);
    this.held = same ? null : held;
  }

  drag(held: Held | null): void {
    this.held = held;
    this.dragged = held !== null;
  }

  /** Lays down what is held; whatever was said of it goes with it to places of the same form. */
  put(path: Path, place: Place): void {
    const { held } = this;
    if (held === null) return;
    const before = held.from && lyingHere(this.at(held.from.path), held.from.at);
    const fits = place.entry !== null && typeof before === 'object' && before !== null && place.entry.key in before;
    if (held.from) this.remove(held.from.path, held.from.at);
    const lying = lyingIn(place, this.at(path));
    const value = fits ? before : written(place, held.card, lying);
    this.set(path, place.most === 1 ? value : [...lying, value]);
    this.drag(null);
  }

  remove(path: Path, at: number): void {
    const value = this.at(path);
    const left = Array.isArray(value) ? value.toSpliced(at, 1) : [];
    this.set(path, left.length > 0 ? left : undefined);
    this.drag(null);
  }

  /** Says something more of a card that lies somewhere. */
  tell(path: Path, at: number, place: Place, name: string, value: unknown): void {
    const lying = lyingIn(place, this.at(path));
    const { entry } = place;
    if (entry === null) return;
    const whole = typeof lying[at] === 'object' ? lying[at] : { [entry.key]: idIn(entry, lying[at]) };
    const told = withAt(whole, [name], value);
    this.set(path, Array.isArray(this.at(path)) || place.most > 1 ? lying.with(at, told) : told);
  }
}

const lyingHere = (value: unknown, at: number): unknown => (Array.isArray(value) ? value[at] : value);
