/**
 * The name of something that a machine keeps while it reads: what is being worked out, so far, or what was worked out before. It
 * is never in the state. Made once, by `slot`, and kept by whoever uses it.
 */
export interface Slot<T> {
  readonly name: string;
  /** Where a machine keeps it: no other slot has the same number. */
  readonly at: number;
  /** Never set: it ties the name to the type of what is held. */
  readonly holds?: T;
}

/** Makes a slot. `name` is for whoever debugs; two slots of one name are two slots. */
export const slot = <T>(name: string): Slot<T> => ({ name, at: slots++ });
let slots = 0;

/** Works a value out, of one of many objects where there is one for each. `before` is what it was when it was worked out last. */
export type Compute<M, T> = (m: M, of: string, before: T | undefined) => T;

/** A value worked out before, and in which revision of the state. */
interface Worked {
  revision: number;
  value: unknown;
}

/**
 * What a machine of the type `M` has worked out from its state, and what it holds while it reads. None of it is in the state, and
 * a machine without it comes to the same.
 */
export class Memory<M> {
  /** Made when something is kept for the first time: many adjudications are over before that. */
  #single: (Worked | undefined)[] | null = null;
  #many: (Map<string, Worked> | undefined)[] | null = null;
  /** What is held, the latest last. */
  readonly #held: { slot: Slot<unknown>; value: unknown }[] = [];

  /** What `m` has in this slot, of `of` where there is one for each of many objects: worked out anew unless it is of this revision. */
  recall<T>(m: M, slot: Slot<T>, revision: number, compute: Compute<M, T>, of: string | undefined): T {
    return of === undefined
      ? this.#remember(m, slot, revision, compute)
      : this.#rememberOf(m, slot, of, revision, compute);
  }

  #remember<T>(m: M, { at }: Slot<T>, revision: number, compute: Compute<M, T>): T {
    this.#single ??= [];
    const known = this.#single[at];
    if (known !== undefined && known.revision === revision) return known.value as T;
    const value = compute(m, '', known?.value as T | undefined);
    if (known === undefined) {
      this.#single[at] = { revision, value };
    } else {
      known.revision = revision;
      known.value = value;
    }
    return value;
  }

  #rememberOf<T>(m: M, { at }: Slot<T>, of: string, revision: number, compute: Compute<M, T>): T {
    this.#many ??= [];
    let all = this.#many[at];
    if (all === undefined) {
      all = new Map();
      this.#many[at] = all;
    }
    const known = all.get(of);
    if (known !== undefined && known.revision === revision) return known.value as T;
    const value = compute(m, of, known?.value as T | undefined);
    if (known === undefined) {
      all.set(of, { revision, value });
    } else {
      known.revision = revision;
      known.value = value;
    }
    return value;
  }

  /** What is held under `slot` just now; undefined outside of `holding`. */
  held<T>(slot: Slot<T>): T | undefined {
    if (this.#held.length === 0) return undefined;
    return this.#held.findLast((one) => one.slot === slot)?.value as T | undefined;
  }

  /** Holds `value` under `slot` while `read` runs, and then what was held before, also when `read` throws. */
  holding<T, R>(slot: Slot<T>, value: T, read: () => R): R {
    this.#held.push({ slot, value });
    try {
      return read();
    } finally {
      this.#held.pop();
    }
  }
}
