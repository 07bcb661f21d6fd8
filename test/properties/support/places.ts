import type { Json, JsonObject } from '../../../src/engine/index.ts';

/** A place inside a value, and the field that it is the value of (for items of a list, the field that holds the list). */
export interface Place {
  holder: JsonObject | Json[];
  key: string | number;
  field: string;
}

export const isHolder = (value: Json | undefined): value is JsonObject | Json[] =>
  value !== null && typeof value === 'object';

/** Every place in a value, what holds others before them. */
export function places(holder: JsonObject | Json[], field: string, found: Place[] = []): Place[] {
  for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
    const value = (holder as Record<string | number, Json>)[key];
    const own = typeof key === 'number' ? `${field}[]` : key;
    found.push({ holder, key, field: own });
    if (isHolder(value)) places(value, own, found);
  }
  return found;
}

/** What stands at a place. */
export const valueAt = ({ holder, key }: Place): Json => (holder as Record<string | number, Json>)[key] as Json;
