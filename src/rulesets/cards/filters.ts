/** Filters: what each word of a game's filters asks of a subject stands in one table, and a filter asks only its own words. */

/** Whether a subject is everything that a filter asks. */
export type Matches<Filter, Context, Subject> = (context: Context, filter: Filter, subject: Subject) => boolean;

/** A filter: the words of a game, and those that every game has, which put filters together. */
interface Combined<Filter> {
  not?: Filter | undefined;
  anyOf?: readonly Filter[] | undefined;
}

/** For each word of a filter whether a subject is what it asks. Those that cost little stand first. */
export type Tests<Filter, Context, Subject> = {
  readonly [Word in Exclude<keyof Filter, 'not' | 'anyOf'>]-?: (
    context: Context,
    asked: NonNullable<Filter[Word]>,
    subject: Subject,
  ) => boolean;
};

interface Asked<Context, Subject> {
  test(context: Context, asked: unknown, subject: Subject): boolean;
  asked: unknown;
}

/**
 * What a game's filters mean. The words of a filter are looked up once for each filter of a card; `look` counts the work of
 * each look at a subject.
 */
export function filtering<Filter extends Combined<Filter>, Context, Subject>(
  tests: Tests<Filter, Context, Subject>,
  look: (context: Context, filter: Filter) => void,
): Matches<Filter, Context, Subject> {
  const all = {
    ...tests,
    not: (context: Context, asked: Filter, subject: Subject) => !matches(context, asked, subject),
    anyOf: (context: Context, asked: readonly Filter[], subject: Subject) =>
      asked.some((one) => matches(context, one, subject)),
  };
  const words = Object.keys(all) as (keyof Filter & keyof typeof all)[];
  const known = new WeakMap<Filter, readonly Asked<Context, Subject>[]>();
  const askedBy = (filter: Filter): readonly Asked<Context, Subject>[] => {
    const before = known.get(filter);
    if (before !== undefined) return before;
    const asked = words.flatMap((word) =>
      filter[word] === undefined ? [] : { test: all[word] as Asked<Context, Subject>['test'], asked: filter[word] },
    );
    known.set(filter, asked);
    return asked;
  };
  const matches: Matches<Filter, Context, Subject> = (context, filter, subject) => {
    look(context, filter);
    for (const { test, asked } of askedBy(filter)) if (!test(context, asked, subject)) return false;
    return true;
  };
  return matches;
}
