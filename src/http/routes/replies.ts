import { z } from 'zod';
import { jsonObject } from '../../contracts/json.ts';
import { problem } from '../../contracts/replies.ts';

const documented = <S extends z.ZodType>(schema: S, description: string, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
});

/** Any refusal. */
export const problemReply = documented(problem, 'A problem.', 'application/problem+json');

/** The documented replies of a route, by status. What a handler gives back has the type of the good one, `S`. */
type Replies<S extends z.ZodType> = Record<string, ReturnType<typeof documented<S>>>;

/** The documented replies of a route: the good one, and a problem for each status it can end with. */
export function replies<S extends z.ZodType>(
  good: S,
  description: string,
  statuses: readonly number[] = [],
  code = 200,
): Replies<S> {
  const problems = [...statuses, 500].map((status) => [String(status), problemReply]);
  return { [String(code)]: documented(good, description), ...Object.fromEntries(problems) };
}

const LINES = 'application/x-ndjson';

/** The documented replies of a route that also answers in lines of JSON, each of them a `line`. */
export function withLines<S extends z.ZodType>(documented: Replies<S>, line: z.ZodType): Replies<S> {
  const { 200: good, ...others } = documented;
  const lines: object = { [LINES]: { schema: line } };
  return good ? { ...others, 200: { ...good, content: { ...good.content, ...lines } } } : documented;
}

/** The documented replies of a route that also answers in pictures of what it tells. */
export function withPictures<S extends z.ZodType>(documented: Replies<S>): Replies<S> {
  const { 200: good, ...others } = documented;
  const text: object = { schema: z.string() };
  const types = ['text/plain', 'image/svg+xml', 'image/png'];
  const pictures: object = Object.fromEntries(types.map((type) => [type, text]));
  return good ? { ...others, 200: { ...good, content: { ...good.content, ...pictures } } } : documented;
}

/** The documented replies of a route that also answers with a page for browsers. */
export function withPage<S extends z.ZodType>(documented: Replies<S>): Replies<S> {
  const { 200: good, ...others } = documented;
  const html: object = { 'text/html': { schema: z.string() } };
  return good ? { ...others, 200: { ...good, content: { ...good.content, ...html } } } : documented;
}

/** The documented replies of a route that answers in lines of JSON and in nothing else. */
export function onlyLines<S extends z.ZodType>(line: S, description: string, statuses: readonly number[] = []) {
  return { ...replies(line, description, statuses), 200: documented(line, description, LINES) };
}

/** The documented replies of a route that answers with a stream of events. */
export function onlyEvents<S extends z.ZodType>(message: S, description: string, statuses: readonly number[] = []) {
  const nothing = z.null().describe('There is nothing to come any more: browsers do not ask again.');
  return {
    ...replies(message, description, statuses),
    200: documented(message, description, 'text/event-stream'),
    204: nothing,
  };
}

/** The media type of a JSON Schema. */
export const JSON_SCHEMA = 'application/schema+json';

/** The documented replies of a route that answers with a JSON Schema. */
export const onlySchema = (description: string, statuses: readonly number[] = []) => ({
  ...replies(jsonObject, description, statuses),
  200: documented(jsonObject, description, JSON_SCHEMA),
});

/** The documented replies of a list that also comes whole, as a table of CSV or as lines of JSON. */
export function onlyRows<S extends z.ZodType>(
  page: S,
  row: z.ZodType,
  description: string,
  statuses: readonly number[] = [],
) {
  const { 200: good, ...others } = withLines(replies(page, description, statuses), row);
  const table: object = { 'text/csv': { schema: z.string() } };
  return good ? { ...others, 200: { ...good, content: { ...good.content, ...table } } } : others;
}
