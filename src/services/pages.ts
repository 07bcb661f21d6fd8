import type { Json } from '../engine/index.ts';
import type { Answer, RequestFault } from './problem.ts';
import { bad, good } from './problem.ts';

export interface Page<T> {
  items: T[];
  next: string | null;
}

/** A page of what was found when one more than `limit` was looked for. */
export function pageOf<T>(found: T[], limit: number, cursor: (last: T) => string | number): Page<T> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: found.length > limit && last !== undefined ? String(cursor(last)) : null };
}

/** Everything that `read` finds after `after`, page by page: the next page is read when the one before was taken. */
export async function* walkPages<T, C>(
  read: (after: C | undefined, limit: number) => Promise<T[]>,
  cursor: (last: T) => C,
  { after, total }: { after: C | undefined; total: number | undefined },
): AsyncGenerator<T[]> {
  let left = total ?? Number.POSITIVE_INFINITY;
  for (let from = after; left > 0; ) {
    const limit = Math.min(EXPORT_PAGE, left);
    const found = await read(from, limit);
    if (found.length > 0) yield found;
    const last = found.at(-1);
    if (found.length < limit || last === undefined) return;
    from = cursor(last);
    left -= found.length;
  }
}

/** How much of an export is held at once. */
export const EXPORT_PAGE = 200;

/** A fault in one parameter of a list, and what would be accepted where that can be said. */
export const badQuery = (name: string, reason: string, accepts?: Json) => {
  const errors: RequestFault[] = [
    { path: `/${name}`, reason, in: 'query', ...(accepts === undefined ? {} : { accepts }) },
  ];
  return bad('invalid-request', `${name}: ${reason}.`, { errors });
};

export type CursorKind = 'text' | 'number' | 'time' | 'id';

const IS: Record<CursorKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.isWellFormed() && !/\p{Cc}/u.test(value),
  number: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647,
  time: (value) =>
    typeof value === 'string' &&
    /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  id: (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
};

/** A place in a list as an opaque cursor; `list` keeps the cursors of different lists apart. */
export const writeCursor = (list: string, place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify([list, ...place])).toString('base64url');

/** The place in the list that a cursor names, whose values are of these kinds; undefined without a cursor. */
export function readCursor(
  list: string,
  cursor: string | undefined,
  kinds: readonly CursorKind[],
): Answer<(string | number)[] | undefined> {
  if (cursor === undefined) return good(undefined);
  const wrong = badQuery('after', 'expected the `next` of a page of the same list');
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch (error) {
    if (error instanceof SyntaxError) return wrong;
    throw error;
  }
  if (!Array.isArray(read) || read[0] !== list || read.length !== kinds.length + 1) return wrong;
  const place: unknown[] = read.slice(1);
  return kinds.every((kind, at) => IS[kind](place[at])) ? good(place as (string | number)[]) : wrong;
}
