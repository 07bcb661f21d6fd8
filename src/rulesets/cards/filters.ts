/** Filters: what each word of a game's filters asks of a subject stands in one table, and a filter asks only its own words. */

/** For each word of a filter whether a subject is what it asks. Those that cost little stand first. */
export type Tests<Filter, Context, Subject> = {
  readonly [Word in keyof Filter]-?: (context: Context, asked: NonNullable<Filter[Word]>, subject: Subject) => boolean;
};

interface Asked<Context, Subject> {
  test(context: Context, asked: unknown, subject: Subject): boolean;
  asked: unknown;
}

/** Whether a subject is everything that a filter asks. The words of a filter are looked up once for each filter of a card. */
export function filtering<Filter extends object, Context, Subject>(
  tests: Tests<Filter, Context, Subject>,
): (context: Context, filter: Filter, subject: Subject) => boolean {
  const words = Object.keys(tests) as (keyof Filter)[];
  const known = new WeakMap<Filter, readonly Asked<Context, Subject>[]>();
  const askedBy = (filter: Filter): readonly Asked<Context, Subject>[] => {
    const before = known.get(filter);
    if (before !== undefined) return before;
    const asked = words.flatMap((word) =>
      filter[word] === undefined ? [] : { test: tests[word] as Asked<Context, Subject>['test'], asked: filter[word] },
    );
    known.set(filter, asked);
    return asked;
  };
  return (context, filter, subject) => {
    for (const { test, asked } of askedBy(filter)) if (!test(context, asked, subject)) return false;
    return true;
  };
}
