import type { Json } from '../../src/engine/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { one } from '../../src/simulate/choice.ts';
import { isHolder, places, valueAt } from '../properties/support/places.ts';

/** A copy of a value in which one place is left out, doubled, or something else: something near, or what stands elsewhere in it. */
export function bent(value: Json, dice: Dice): Json {
  const copy: Json = structuredClone(value);
  if (!isHolder(copy)) return copy;
  const all = places(copy, '');
  if (all.length === 0) return copy;
  const place = one(dice, all);
  const { holder, key } = place;
  const was = valueAt(place);
  const elsewhere = structuredClone(valueAt(one(dice, all)));
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
