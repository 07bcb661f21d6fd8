/** One page of a list; `next` is where the page after it begins, null after the last one. */
export interface Page<T> {
  items: T[];
  next: string | null;
}

/** A list that is read page by page as it is gone through: `for await (const match of arbiter.matches.list())`. */
export class Pages<T> implements AsyncIterable<T> {
  readonly #read: (after: string | undefined) => Promise<Page<T>>;

  constructor(read: (after: string | undefined) => Promise<Page<T>>) {
    this.#read = read;
  }

  /** One page: the first, or the one that begins where `next` of another one says. */
  page(after?: string): Promise<Page<T>> {
    return this.#read(after);
  }

  /** Page by page. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    for (let next: string | null | undefined; next !== null; ) {
      const page: Page<T> = await this.#read(next);
      yield page;
      next = page.next;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const { items } of this.pages()) yield* items;
  }

  /** All items, or the first `most`. */
  async all(most = Number.POSITIVE_INFINITY): Promise<T[]> {
    const items: T[] = [];
    if (most <= 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= most) break;
    }
    return items;
  }
}
