import type { Json, JsonObject } from '../../src/engine/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { one } from '../../src/simulate/choice.ts';

type Holder = Record<string | number, Json> | Json[];

const isHolder = (value: Json | undefined): value is JsonObject | Json[] => value !== null && typeof value === 'object';

/** Every place in a value, by what holds it and its key there. */
function places(holder: Holder, found: [Holder, string | number][] = []): [Holder, string | number][] {
  for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
    found.push([holder, key]);
    const value = (holder as Record<string | number, Json>)[key];
    if (isHolder(value)) places(value as Holder, found);
  }
  return found;
}

/** A copy of a value in which one place is left out, doubled, or something else: something near, or what stands elsewhere in it. */
export function bent(value: Json, dice: Dice): Json {
  const copy: Json = structuredClone(value);
  if (!isHolder(copy)) return copy;
  const all = places(copy as Holder);
  if (all.length === 0) return copy;
  const [holder, key] = one(dice, all);
  const at = (from: Holder, name: string | number): Json => (from as Record<string | number, Json>)[name] as Json;
  const was = at(holder, key);
  const elsewhere = structuredClone(at(...one(dice, all)));
  const near: Json[] =
    typeof was === 'number'
      ? [was + 1, was - 1, 0, -1, 99]
      : typeof was === 'boolean'
        ? [!was]
        : typeof was === 'string'
          ? ['nothing', `${was}x`]
          : [null, [], {}];
  const way = dice.below(6);
  if (Array.isArray(holder)) {
    if (way === 0) holder.splice(key as number, 1);
    else if (way === 1) holder.splice(key as number, 0, structuredClone(was));
    else holder[key as number] = way < 4 ? one(dice, near) : elsewhere;
  } else if (way === 0) delete holder[key];
  else if (way === 1) holder[`${key}s`] = structuredClone(was);
  else holder[key] = way < 4 ? one(dice, near) : elsewhere;
  return copy;
}
