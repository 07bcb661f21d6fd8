import { configure } from 'safe-stable-stringify';
import { sha256 } from '#sha256';

const stringify = configure({ deterministic: true, circularValue: Error, strict: true });

/** The canonical text of a JSON value: keys sorted, no spaces. Two equal values have the same text on every machine. */
export function canonical(value: unknown): string {
  const arranged = arrangeParts(value);
  return (arranged === UNSORTABLE ? stringify(value) : JSON.stringify(arranged)) ?? 'null';
}

/** Stands for a value that no object of the language holds in sorted order, or that is not JSON at all. */
const UNSORTABLE = Symbol('unsortable');

/** The same as `arrange`, where the parts of `value` are mostly in order already: to see that takes a third of the time. */
function arrangeParts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return arrange(value);
  if (Array.isArray(value)) return arrangeList(value, arrangePart);
  return arrangeFields(value as Record<string, unknown>, arrangePart);
}

const arrangePart = (inner: unknown): unknown => (isArranged(inner) ? inner : arrange(inner));

/** Whether the built-in writer makes canonical text of a value as it is. */
function isArranged(value: unknown): boolean {
  // Asked one by one: to switch over the word for a type, V8 has to make it and compare it.
  if (typeof value === 'string' || value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  return Array.isArray(value) ? hasArrangedEntries(value) : hasArrangedFields(value as Record<string, unknown>);
}

function hasArrangedEntries(list: readonly unknown[]): boolean {
  for (let at = 0; at < list.length; at++) if (!isArranged(list[at])) return false;
  return true;
}

function hasArrangedFields(object: Record<string, unknown>): boolean {
  if (object.toJSON !== undefined) return false;
  let before = '';
  for (const key in object) {
    if (key < before) return false;
    before = key;
    const inner = object[key];
    if (inner !== undefined && !isArranged(inner)) return false;
  }
  return true;
}

/**
 * The same value with the keys of every object in order: itself where they are already, which they are in everything
 * that was read from canonical text. The built-in writer can take it from there, at several times the speed.
 */
function arrange(value: unknown): unknown {
  if (typeof value === 'string' || value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : UNSORTABLE;
  if (typeof value !== 'object') return UNSORTABLE;
  return Array.isArray(value) ? arrangeList(value) : arrangeFields(value as Record<string, unknown>);
}

/** The same JSON with the keys of every object in order, as far as an object can hold them so. */
export function arranged<T>(value: T): T {
  const made = arrange(value);
  return made === UNSORTABLE ? value : (made as T);
}

function arrangeList(list: readonly unknown[], inner = arrange): unknown {
  let made: unknown[] | null = null;
  for (let at = 0; at < list.length; at++) {
    const entry = list[at];
    const arranged = inner(entry);
    if (arranged === UNSORTABLE) return UNSORTABLE;
    if (arranged !== entry) {
      made ??= list.slice();
      made[at] = arranged;
    }
  }
  return made ?? list;
}

/** So few keys are put in order one by one, which takes less than half the time of the built-in sort, and no memory. */
const FEW_TO_SORT = 12;

/** Puts keys in order, in place. */
function sortKeys(keys: string[]): string[] {
  if (keys.length > FEW_TO_SORT) return keys.sort();
  for (let at = 1; at < keys.length; at++) {
    const key = keys[at] as string;
    let to = at;
    for (; to > 0 && (keys[to - 1] as string) > key; to--) keys[to] = keys[to - 1] as string;
    keys[to] = key;
  }
  return keys;
}

function arrangeFields(object: Record<string, unknown>, inner = arrange): unknown {
  if ('toJSON' in object) return UNSORTABLE;
  const keys = Object.keys(object);
  let sorted = true;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    // A key that looks like an index comes first in an object whatever its order.
    const first = key.charCodeAt(0);
    if ((first >= 48 && first <= 57) || key === '__proto__') return UNSORTABLE;
    if (at > 0 && (keys[at - 1] as string) > key) sorted = false;
  }
  if (!sorted) sortKeys(keys);
  let made: Record<string, unknown> | null = sorted ? null : {};
  for (const key of keys) {
    const field = object[key];
    if (field === undefined) continue;
    const arranged = inner(field);
    if (arranged === UNSORTABLE) return UNSORTABLE;
    if (made === null && arranged !== field) made = { ...object };
    if (made !== null) made[key] = arranged;
  }
  return made ?? object;
}

/** The same fields in the order of canonical text, and none that is undefined: the object itself where it is so already. */
export function inOrder<T extends object>(fields: T): T {
  let before = '';
  for (const key in fields) {
    if (key < before) return copied(fields, sortKeys(Object.keys(fields)));
    if (fields[key] === undefined) return inOrder(copied(fields, Object.keys(fields)));
    before = key;
  }
  return fields;
}

/** An object to which more keys are added one by one is slow to read; a copy of it is not. */
const FEW_KEYS = 12;

/** The fields of these keys that are not undefined, in this order. */
function copied<T extends object>(fields: T, keys: readonly string[]): T {
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    const value = fields[key as keyof T];
    if (value !== undefined) made[key] = value;
  }
  return (keys.length > FEW_KEYS ? { ...made } : made) as T;
}

/** Levels of lists and objects that are taken apart. */
const LEVELS = 3;

/** What `contentHash` gives of a value, worked out part by part with a rest after each: the entries of lists and of what is in them. */
export function* contentHashByPart(value: unknown): Generator<void, string> {
  let text = '';
  for (const piece of piecesOf(value, LEVELS)) {
    text += piece;
    yield;
  }
  return sha256(text);
}

/** The canonical text of a value in pieces. */
function* piecesOf(value: unknown, levels: number): Generator<string, void> {
  if (levels === 0 || typeof value !== 'object' || value === null || 'toJSON' in value) {
    yield canonical(value);
    return;
  }
  let before = '';
  if (Array.isArray(value)) {
    yield '[';
    for (const entry of value) {
      yield before;
      yield* piecesOf(entry, levels - 1);
      before = ',';
    }
    yield ']';
    return;
  }
  yield '{';
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* piecesOf(fields[key], levels - 1);
    before = ',';
  }
  yield '}';
}

/** The content address of a JSON value: SHA-256 of its canonical text. */
export function contentHash(value: unknown): string {
  return sha256(canonical(value));
}
