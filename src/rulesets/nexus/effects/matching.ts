/** Whether things can be shared out among several who ask for them. */

export interface Wanted {
  need: number;
  from: readonly string[];
}

/** Whether all get as many as they need of the things that suit them, no thing going to two. */
export function enough(all: readonly Wanted[]): boolean {
  if (all.some(({ need, from }) => need > from.length)) return false;
  const asking = all.filter(({ need }) => need > 0);
  if (asking.length <= 1) return true;
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
  return asking.every(({ need }, who) => {
    for (let left = need; left > 0; left--) if (!serve(who, new Set())) return false;
    return true;
  });
}
