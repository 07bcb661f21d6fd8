import type { Page } from '../services/pages.ts';

/** A page with the fields that Relay needs. */
export interface Connection<T> extends Page<T> {
  edges: () => { cursor: string; node: T }[];
  pageInfo: () => {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/**
 * A page as a connection. `cursorOf` gives what goes into `after` to go on behind an item; `passed` is whether the page
 * began behind something.
 */
export function connection<T>(
  { items, next }: Page<T>,
  cursorOf: (item: T, at: number) => string | number,
  passed: boolean,
): Connection<T> {
  const cursor = (at: number): string | null => {
    const item = items.at(at);
    return item === undefined ? null : String(cursorOf(item, at < 0 ? items.length + at : at));
  };
  return {
    items,
    next,
    edges: () => items.map((node, at) => ({ cursor: String(cursorOf(node, at)), node })),
    pageInfo: () => ({
      hasNextPage: next !== null,
      hasPreviousPage: passed,
      startCursor: cursor(0),
      endCursor: cursor(-1),
    }),
  };
}

/** The page of a list whose items are counted: the cursor of an item says how many come before the next one. */
export const countedConnection = <T>(page: Page<T>, after: number | undefined): Connection<T> =>
  connection(page, (_item, at) => (after ?? 0) + at + 1, (after ?? 0) > 0);
