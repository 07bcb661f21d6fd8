/** Whether things can be shared out among several who ask for them. */

export interface Wanted {
  need: number;
  from: readonly string[];
}

/** Whether all get as many as they need of the things that suit them, no thing going to two. */
export function enough(all: readonly Wanted[]): boolean {
  if (all.some(({ need, from }) => need > from.length)) return false;
  return all.filter(({ need }) => need > 0).length <= 1 || sharedOut(all) !== null;
}

/** Who of those that ask gets which thing, by their numbers; null where there are not enough for all. */
export function sharedOut(asking: readonly Wanted[]): ReadonlyMap<string, number> | null {
  /** Who has what so far. */
  const holder = new Map<string, number>();
  /** Finds one more thing for `who`, if need be by giving its holder another one. */
  const serve = (who: number, tried: Set<string>): boolean => {
    for (const thing of asking[who]?.from ?? []) {
      const other = holder.get(thing);
      if (other === who || tried.has(thing)) continue;
      tried.add(thing);
      if (other === undefined || serve(other, tried)) {
        holder.set(thing, who);
        return true;
      }
    }
    return false;
  };
  const served = asking.every(({ need }, who) => {
    for (let left = need; left > 0; left--) if (!serve(who, new Set())) return false;
    return true;
  });
  return served ? holder : null;
}
