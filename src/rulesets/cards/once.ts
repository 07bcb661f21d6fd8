/**
 * Something that is worked out once for each of some things, as for each set of cards. What was asked about last is kept apart,
 * since a game asks about the same set again and again.
 */
export function oncePer<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  let last: { key: Key; value: Value } | null = null;
  return (key) => {
    if (last !== null && last.key === key) return last.value;
    let found = known.get(key);
    if (found === undefined) {
      found = { value: find(key) };
      known.set(key, found);
    }
    last = { key, value: found.value };
    return found.value;
  };
}
