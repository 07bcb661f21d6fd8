import { hash } from 'node:crypto';
import type { AnyRuleset } from '../engine/index.ts';
import type { ProblemCode } from '../services/problem.ts';
import { PROBLEMS } from '../services/problem.ts';
import type { Example } from './examples.ts';
import { examplesOf } from './examples.ts';

/** As much of an OpenAPI document as is looked at here. */
interface Reply {
  $ref?: string;
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, object>;
}
interface Parameter {
  name: string;
  in?: string;
  deprecated?: boolean;
  schema?: { deprecated?: boolean; type?: string; enum?: string[] };
  required?: boolean;
  example?: unknown;
}
interface Media {
  schema?: { anyOf?: { type?: string }[]; type?: string; description?: string };
  example?: unknown;
}
interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Record<string, Media> };
  responses?: Record<string, Reply>;
}
export interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: {
    schemas?: Record<string, object>;
    headers?: Record<string, object>;
    responses?: Record<string, Reply>;
  };
}

const LINES = 'application/x-ndjson';
const REF = '#/components/schemas/';

/** Calls `found` for every reference in a part of the document, and writes what it gives in its place. */
function eachRef(part: unknown, found: (name: string) => string): void {
  if (typeof part !== 'object' || part === null) return;
  const { $ref } = part as { $ref?: unknown };
  if (typeof $ref === 'string' && $ref.startsWith(REF)) {
    (part as { $ref: string }).$ref = REF + found($ref.slice(REF.length));
  }
  for (const inner of Object.values(part)) eachRef(inner, found);
}

const plainOf = (name: string): string => name.replace(/Input$/, '');

/**
 * The schemas that were written twice, once as they are sent and once as they are answered, and are the same. They may name
 * one another, so all are taken for the same until one is not.
 */
function twins(schemas: Record<string, object>): Set<string> {
  const same = new Set(Object.keys(schemas).filter((name) => name !== plainOf(name) && plainOf(name) in schemas));
  const merged = (name: string): string => (same.has(name) ? plainOf(name) : name);
  const text = (name: string): string => {
    const copy = structuredClone(schemas[name]);
    eachRef(copy, merged);
    return JSON.stringify(copy);
  };
  for (let before = -1; before !== same.size; ) {
    before = same.size;
    for (const name of [...same]) if (text(name) !== text(plainOf(name))) same.delete(name);
  }
  return same;
}

/** Leaves each schema once, and only those that an operation reaches. */
function tidySchemas({ paths, components }: Document): void {
  const schemas = components?.schemas ?? {};
  const same = twins(schemas);
  const merged = (name: string): string => (same.has(name) ? plainOf(name) : name);
  eachRef(paths, merged);
  eachRef(schemas, merged);
  const reached = new Set<string>();
  const reach = (part: unknown): void =>
    eachRef(part, (name) => {
      if (!reached.has(name)) {
        reached.add(name);
        reach(schemas[name]);
      }
      return name;
    });
  reach(paths);
  for (const name of Object.keys(schemas)) if (!reached.has(name)) delete schemas[name];
}

/** Where problems can come that not every call has; those that are not here can come wherever their status can. */
const ONLY_AT: Partial<Record<ProblemCode, RegExp>> = {
  'query-too-deep': /^$/,
  'query-too-costly': /^$/,
  'query-too-long': /^$/,
  'persisted-query-mismatch': /^$/,
  'persisted-query-unknown': /^$/,
  'query-not-allowed': /^$/,
  'websocket-required': /^$/,
  'too-many-subscriptions': /stream/,
  'preview-hidden': /preview/,
  'unknown-schema': /schema/,
  'unknown-event': /event/,
  'unknown-tournament': /tournaments/,
  'unknown-player': /players/,
  'unknown-key': /keys/,
  'unknown-webhook': /webhooks/,
  'unknown-delivery': /deliveries/,
  'unknown-job': /jobs/,
  'match-archived': /matches|preview|why|adjudications/,
  'archive-off': /retention|jobs$/,
  'job-state': /jobs.*result/,
  'unknown-commitment': /matches$|seeds/,
  'unknown-problem': /problems/,
  'no-such-route': /^$/,
  'no-scene': /scene/,
  'unknown-match': /matches|adjudications|preview|why|transcripts/,
  'match-deleted': /matches\/|adjudications$|preview|why|keys$/,
  'match-paused': /actions|adjudications/,
  'clock-state': /pause|resume|extension/,
  'origin-deleted': /verification|transcript|adoption/,
  'unknown-ply': /matches|preview|why/,
  'unknown-card': /cards\/\{card\}/,
  'unknown-card-set': /matches|card-sets|adjudications|preview|why|scenes|states|start|check/,
  'unknown-ruleset':
    /rulesets|matches|card-sets|adjudications|preview|why|scenes|states|statistics|tournaments|players|webhooks|jobs/,
  'commitment-used': /matches$/,
  'key-ended': /keys/,
  'quota-exceeded': /matches|card-sets|keys|webhooks$|jobs$/,
  'history-required': /states/,
};

/** Problems of requests that bring something along. */
const OF_BODIES: readonly ProblemCode[] = ['malformed-json', 'answer-withdrawn'];

/** The codes that the answers of one status of a path can have. */
const codesOf = (path: string, method: string, status: string): ProblemCode[] =>
  (Object.keys(PROBLEMS) as ProblemCode[]).filter(
    (code) =>
      String(PROBLEMS[code].status) === status &&
      (ONLY_AT[code]?.test(path) ?? true) &&
      (!OF_BODIES.includes(code) || method !== 'get'),
  );

const text = (description: string): object => ({ description, schema: { type: 'string' } });

/** The headers that answers have. */
const HEADERS = {
  'X-Request-Id': text('The id of the request, which the log has too.'),
  RateLimit: text('How many points are left, and for how many seconds.'),
  'RateLimit-Policy': text('How many points there are, and for how many seconds.'),
  ETag: text('The version of what was told, for If-None-Match and If-Match.'),
  'Retry-After': text('In how many seconds to try again.'),
  'WWW-Authenticate': text('How a key is sent.'),
  Deprecation: text('When a name that the request uses was changed (RFC 9745).'),
  Sunset: text('Until when that name is still taken (RFC 8594).'),
};

function headersOf(path: string, method: string, status: string): Record<string, object> {
  const names: (keyof typeof HEADERS)[] = ['X-Request-Id'];
  if (path.startsWith('/v1/')) names.push('RateLimit', 'RateLimit-Policy');
  if (method === 'get' && path.startsWith('/v1/') && (status === '200' || status === '304')) names.push('ETag');
  if (status === '429' || status === '503') names.push('Retry-After');
  if (status === '401') names.push('WWW-Authenticate');
  return headerRefs(names);
}

const headerRefs = (names: readonly (keyof typeof HEADERS)[]): Record<string, object> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Says of each answer which headers it has, and of each refusal which problems it can be. */
function tellAnswers({ paths = {}, components = {} }: Document): void {
  components.headers = HEADERS;
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const [status, reply] of Object.entries(operation.responses ?? {})) {
        reply.headers = { ...reply.headers, ...headersOf(path, method, status) };
        if (status === '204' || status === '304') delete reply.content;
        if (Number(status) < 400) continue;
        const codes = codesOf(path, method, status).map((code) => `[\`${code}\`](/problems/${code})`);
        if (codes.length > 0) reply.description = `${codes.join(', ')}.`;
      }
    }
  }
}

/** Says of parameters that they have another name now, and that those are flags that are written as words. */
function tellParameters({ paths = {} }: Document): void {
  for (const { parameters = [], requestBody, responses = {} } of Object.values(paths).flatMap(
    Object.values<Operation>,
  )) {
    if (JSON.stringify([parameters, requestBody]).includes('"deprecated":true')) {
      for (const reply of Object.values(responses))
        Object.assign(reply.headers ?? {}, headerRefs(['Deprecation', 'Sunset']));
    }
    for (const parameter of parameters) {
      const { schema } = parameter;
      if (schema?.deprecated === true) parameter.deprecated = true;
      if (schema?.enum?.join() === 'true,false') {
        schema.type = 'boolean';
        delete schema.enum;
      }
    }
  }
}

/**
 * Puts every refusal once among the components: nearly all operations are refused in the same few ways, and told of at each of them that is
 * half of the document. They are called by their status and the first of their problems, with a digest of the whole.
 */
function shareRefusals({ paths = {}, components = {} }: Document): void {
  const shared: Record<string, Reply> = {};
  for (const { responses = {} } of Object.values(paths).flatMap(Object.values<Operation>)) {
    for (const [status, reply] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      const content = JSON.stringify(reply);
      const problem = /`([a-z-]+)`/.exec(reply.description ?? '')?.[1] ?? 'problem';
      const name = `${status}.${problem}.${hash('sha256', content).slice(0, 8)}`;
      shared[name] = reply;
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  components.responses = Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Gives each operation something of a game to try it with, and says which bodies can be left out. */
export function addExamples({ paths = {} }: Document, rules: AnyRuleset): void {
  const examples: Readonly<Record<string, Example>> = examplesOf(rules);
  for (const { operationId = '', parameters = [], requestBody } of Object.values(paths).flatMap(
    Object.values<Operation>,
  )) {
    const { parameters: values = {}, body } = examples[operationId] ?? {};
    for (const parameter of parameters) {
      if (values[parameter.name] !== undefined) parameter.example = values[parameter.name];
    }
    const { content = {} } = requestBody ?? {};
    const { 'application/json': whole } = content;
    if (whole && body !== undefined) whole.example = body;
    if (content[LINES] && Array.isArray(body?.items)) {
      const example = body.items.map((item) => JSON.stringify(item)).join('\n');
      content[LINES] = { schema: { type: 'string', description: 'An item on each line.' }, example };
    }
    if (requestBody && whole?.schema?.anyOf?.some(({ type }) => type === 'null')) requestBody.required = false;
  }
}

/**
 * The document as it is served: each schema and each refusal once, and answers with their headers and the codes of their problems.
 * Examples are of the game `example`.
 */
export function finishDocument<D>(document: D, example: AnyRuleset | undefined): D {
  tidySchemas(document as Document);
  tellAnswers(document as Document);
  tellParameters(document as Document);
  shareRefusals(document as Document);
  if (example) addExamples(document as Document, example);
  return document;
}
