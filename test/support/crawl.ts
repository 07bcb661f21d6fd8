import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { Api } from './fuzz/api.ts';
import type { RootField } from './fuzz/graphql.ts';
import { everything, selection } from './fuzz/graphql.ts';
import type { Wire } from './fuzz/wire.ts';

/** What there is to ask about in a match. */
export interface About {
  match: string;
  plies: readonly number[];
  seqs: readonly number[];
}

/** A request that only reads, and whether it can say whose view is asked for. */
export interface Reading {
  wire: Wire;
  takesViewer: boolean;
}

const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Whether a request is about matches, and not about the service or its games. */
export const isAboutMatches = ({ wire }: Reading): boolean => /match/i.test(`${wire.path} ${wire.body}`);

/** The same request, asked as `viewer`. */
export const askedAs = ({ wire, takesViewer }: Reading, viewer: string): Wire =>
  takesViewer && wire.method === 'GET' ? { ...wire, path: withQuery(wire.path, `viewer=${viewer}`) } : wire;

/** Every way to read something of a match by REST: all routes, each in all its forms and with all its switches. */
export function restReadings({ operations }: Api, { match, plies, seqs }: About): Reading[] {
  const values: Record<string, readonly (string | number)[]> = { id: [match], seq: seqs, ply: plies };
  return operations.flatMap(({ method, path, parameters, responses }) => {
    if (method !== 'GET' || responses === null) return [];
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
    if (names.includes('id') && !path.includes('/matches/{id}')) return [];
    if (names.some((name) => values[name] === undefined)) return [];
    const paths = names.reduce(
      (found, name) =>
        found.flatMap((one) => (values[name] ?? []).map((value) => one.replace(`{${name}}`, `${value}`))),
      [path],
    );
    const queries = parameters.flatMap(({ in: place, name, schema }) => {
      if (place !== 'query' || name === 'viewer') return [];
      // Of a long list of values one stands for the others, which only pick and sort.
      const listed = Array.isArray(schema?.enum) ? schema.enum.slice(0, schema.enum.length > 2 ? 1 : 2) : [];
      return [...listed, ...(values[name] ?? [])].map((value) => `${name}=${value}`);
    });
    const [form = '*/*', ...others] = responses['200'] ?? [];
    const takesViewer = parameters.some(({ in: place, name }) => place === 'query' && name === 'viewer');
    const read = (at: string, accept: string): Reading => ({
      wire: { method, path: at, headers: [['accept', accept]], body: null },
      takesViewer,
    });
    return paths.flatMap((at) => [
      ...[form, ...others].map((one) => read(at, one)),
      ...queries.map((query) => read(withQuery(at, query), form)),
    ]);
  });
}

/** Every way to read something of a match by GraphQL: each root field with its plain fields, and each of its others. */
export function graphqlReadings(fields: readonly RootField[], { match, plies, seqs }: About): Reading[] {
  const values: Record<string, unknown> = { match, id: match, seq: seqs[0], ply: plies[0] };
  return fields.flatMap(({ operation, field }) => {
    const named = field.args.filter(
      ({ name }) => name === 'match' || (name === 'id' && /match|node/i.test(field.name)),
    );
    const used = field.args.filter((one) => isRequiredArgument(one) || named.includes(one));
    if (operation !== 'query' || used.some(({ name }) => values[name] === undefined)) return [];
    const type = getNamedType(field.type);
    const inner = isObjectType(type) ? Object.values(type.getFields()) : [];
    const plain = inner.filter((one) => one.args.length === 0 && isLeafType(getNamedType(one.type)));
    const parts = inner.flatMap((one) => {
      if (plain.includes(one)) return [];
      const needed = one.args.filter(isRequiredArgument);
      if (needed.some(({ name }) => values[name] === undefined)) return [];
      const given = needed.map(({ name }) => `${name}: ${JSON.stringify(values[name])}`).join(', ');
      return [`{ ${one.name}${given && `(${given})`}${selection(one.type, everything, 2)} }`];
    });
    if (plain.length > 0) parts.push(`{ ${plain.map(({ name }) => name).join(' ')} }`);
    const given = used.map(({ name }) => `${name}: ${JSON.stringify(values[name])}`).join(', ');
    return (inner.length > 0 ? parts : ['']).map((part): Reading => {
      const query = `{ ${field.name}${given && `(${given})`} ${part} }`;
      const headers = [['content-type', 'application/json']] as const;
      return {
        wire: { method: 'POST', path: '/graphql', headers, body: Buffer.from(JSON.stringify({ query })) },
        takesViewer: false,
      };
    });
  });
}
