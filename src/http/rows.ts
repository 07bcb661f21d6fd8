import { stringify } from 'csv-stringify/sync';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from '../doors/vary.ts';
import type { Page } from '../services/pages.ts';
import { pageOf } from '../services/pages.ts';
import type { Answer } from '../services/problem.ts';
import { good } from '../services/problem.ts';
import { bestOf } from './accept.ts';
import { asPage } from './list.ts';

const JSON_TYPE = 'application/json';
const LINES = 'application/x-ndjson';
const CSV = 'text/csv';

/** What a row has in each column of a table. */
export type Columns<T> = Record<string, (row: T) => string | number | boolean | null>;

/** Everything of a list, however much it is. */
export const ALL = 2_147_483_646;

type Request = Pick<FastifyRequest, 'headers' | 'url'>;
type Reply = Pick<FastifyReply, 'getHeader' | 'header' | 'type'>;

/** In which form a list is wanted. */
export const formOf = (header: string | undefined) => bestOf(header, [JSON_TYPE, LINES, CSV]) ?? JSON_TYPE;

/** Whether all of it is wanted, not a page. */
export const wantsWhole = (header: string | undefined): boolean => formOf(header) !== JSON_TYPE;

/** Rows as a table that spreadsheets open. What begins like a formula is marked as text, so that it is none. */
export const asTable = <T>(rows: readonly T[], columns: Columns<T>): string =>
  stringify(
    rows.map((row) => Object.values(columns).map((cell) => cell(row))),
    { header: true, columns: Object.keys(columns), escape_formulas: true, cast: { boolean: String } },
  );

/** A list as it is wanted: a page of it, or all of it as a table or as lines of JSON. */
export function asRows<T>(
  request: Request,
  reply: Reply,
  answer: Answer<Page<T>>,
  columns: Columns<T>,
): Answer<Page<T> | string> {
  varyBy(reply, 'Accept');
  if (!answer.ok) return answer;
  const { items } = answer.value;
  switch (formOf(request.headers.accept)) {
    case CSV:
      reply.type('text/csv; charset=utf-8');
      return good(asTable(items, columns));
    case LINES:
      reply.type('application/x-ndjson; charset=utf-8');
      return good(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
    default:
      return asPage(request, reply, answer);
  }
}

/** A page of a list that is at hand whole, or all of it where it is wanted whole. */
export function pageOfAll<T>(
  request: Request,
  answer: Answer<T[]>,
  { limit, after = 0 }: { limit: number; after?: number | undefined },
): Answer<Page<T>> {
  if (!answer.ok) return answer;
  if (wantsWhole(request.headers.accept)) return good({ items: answer.value, next: null });
  return good(pageOf(answer.value.slice(after, after + limit + 1), limit, () => after + limit));
}
