import type { Json, JsonObject } from '../engine/index.ts';

/** Where something stands in a JSON value. */
type Path = readonly (string | number)[];

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isFields = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !isList(value);

/** Every field and every item in a value, what holds others before these, and later items before earlier ones. */
function* parts(value: Json, path: Path = []): Generator<Path> {
  const keys = isList(value) ? [...value.keys()].reverse() : isFields(value) ? Object.keys(value) : [];
  for (const key of keys) {
    yield [...path, key];
    yield* parts((value as JsonObject)[key] ?? null, [...path, key]);
  }
}

/** The value without what stands at `path`; undefined where nothing does. */
function without(value: Json, [key, ...rest]: Path): Json | undefined {
  if (isList(value) && typeof key === 'number' && key < value.length) {
    if (rest.length === 0) return value.filter((_, at) => at !== key);
    const inner = without(value[key] ?? null, rest);
    return inner === undefined ? undefined : value.map((item, at) => (at === key ? inner : item));
  }
  if (isFields(value) && typeof key === 'string' && key in value) {
    const { [key]: left, ...others } = value;
    if (rest.length === 0) return others;
    const inner = without(left ?? null, rest);
    return inner === undefined ? undefined : { ...value, [key]: inner };
  }
  return undefined;
}

/**
 * The smallest value that it finds for which `stays` still holds, by leaving out fields and items as long as that goes; at most
 * `tries` values are tried. `stays` has to hold for what is given.
 */
export function shrunk<T extends Json>(value: T, stays: (smaller: T) => boolean, tries = 2000): T {
  let best = value;
  let left = tries;
  for (let before: T | null = null; before !== best && left > 0; ) {
    before = best;
    for (const path of [...parts(best)]) {
      const smaller = left > 0 ? (without(best, path) as T | undefined) : undefined;
      if (smaller === undefined) continue;
      left--;
      if (stays(smaller)) best = smaller;
    }
  }
  return best;
}
