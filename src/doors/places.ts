/**
 * Places that are taken for a while and then by others: for what comes and goes with every request, of which there is not much at a
 * time.
 *
 * A `Map` or a `Set` is no place for that. When it has seen enough come and go it goes on in a new table, and the old one still has
 * what was there then, and leads to the new one. Once a collection of garbage has put one of them among the things that are old, each
 * keeps the next alive, and with it everything that every request has made, until all of the heap is collected.
 */
export class Places<T> {
  readonly #places: (T | null)[] = [];
  /** The numbers of those that nobody has. */
  readonly #free: number[] = [];

  /** Takes a place. Gives its number. */
  take(thing: T): number {
    const place = this.#free.pop() ?? this.#places.length;
    this.#places[place] = thing;
    return place;
  }

  /** Frees a place that is taken. */
  free(place: number): void {
    this.#places[place] = null;
    this.#free.push(place);
  }

  /** What is there now. */
  taken(): T[] {
    return this.#places.filter((thing) => thing !== null);
  }
}
