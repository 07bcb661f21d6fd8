import type { Dice } from '../../../src/simulate/choice.ts';
import { one } from '../../../src/simulate/choice.ts';
import type { Api, Operation } from './api.ts';
import type { Scene } from './scenes.ts';
import { makeValue } from './values.ts';
import type { Wire } from './wire.ts';

/** A request in parts that can be bent one by one. */
export interface Draft {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

/** A request that the documentation allows, about things that are there. */
export function draftOf(api: Api, operation: Operation, { names, ids, authorizations }: Scene, dice: Dice): Draft {
  const makings = { api, names, dice };
  const parts = operation.path.split('/');
  const draft: Draft = { params: {}, query: {}, headers: {}, body: undefined };
  for (const name of [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, found]) => String(found))) {
    const before = parts[parts.indexOf(`{${name}}`) - 1] ?? '';
    const known = ids[before] ?? names[name] ?? [];
    draft.params[name] = known.length > 0 ? one(dice, known) : 'unknown';
  }
  for (const { in: place, name, schema = {}, required } of operation.parameters) {
    if (place === 'path' || (!required && dice.below(3) > 0)) continue;
    const value = makeValue(makings, schema, name);
    if (place === 'query') draft.query[name] = value;
    else draft.headers[name.toLowerCase()] = value;
  }
  if (authorizations.length > 0 && dice.below(6) === 0) draft.headers.authorization = one(dice, authorizations);
  const bodies = Object.entries(operation.bodies ?? {});
  if (bodies.length === 0) return draft;
  const [type, schema] = one(dice, bodies);
  draft.headers['content-type'] = type;
  const whole = makeValue(makings, schema, 'body');
  // By lines, the items of a list come one by one.
  draft.body = type.includes('ndjson') && isList(whole) ? whole.items : whole;
  return draft;
}

const isList = (value: unknown): value is { items: unknown[] } =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** A header field takes bytes, none of which may end it. */
const sendable = (value: unknown): string => plain(value).replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?');
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A draft as it goes over the wire. */
export function wireOf(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  { params, query, headers, body }: Draft,
): Wire {
  const filled = path
    .replaceAll(/\{(\w+)\}/g, (_, name) => encoded(plain(params[name] ?? '')))
    .replaceAll('*', '/index.html');
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encoded(name)}=${encoded(plain(one))}`),
  );
  const lines = plain(headers['content-type']).includes('ndjson') && Array.isArray(body);
  const text = lines ? body.map((line) => `${JSON.stringify(line)}\n`).join('') : JSON.stringify(body);
  return {
    method,
    path: pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      /^[\w-]+$/.test(name) ? [[name, sendable(value)]] : [],
    ),
    body: text === undefined ? null : Buffer.from(text),
  };
}
