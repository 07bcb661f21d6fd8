/**
 * `npm run client:types`: writes the types of the TypeScript client from the OpenAPI documents that the service serves.
 * A test fails where what lies there is not what comes out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { openStore } from '../src/store/open-store.ts';

type Node = Record<string, unknown>;
interface Document {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Node>>;
  components: { schemas: Record<string, Node> };
}

export const CLIENT_TYPES = join(import.meta.dirname, '../clients/typescript/src/generated');

const HEAD = '// Written by `npm run client:types` from what the service serves at /openapi.json.\n';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const REF = '#/components/schemas/';

/** Types of every call, and of the boards, options and events of each game, by the name of their file. */
export async function clientTypes(): Promise<Record<string, string>> {
  // Documents are served without a database; nothing connects to this one.
  const store = openStore('postgresql://127.0.0.1:1/none', 1, () => {});
  // A machine with other things to do is no reason to refuse them.
  const config = readConfig({ LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY: '0' });
  const app = await buildApp(config, { rulesets, store });
  try {
    const serve = async (url: string): Promise<Node> => (await app.inject({ url, remoteAddress: '127.0.0.1' })).json();
    const whole = (await serve('/openapi.json')) as unknown as Document;
    const files: Record<string, string> = { 'api.ts': HEAD + (await typesOf(plain(whole))) };
    for (const { id } of rulesets) {
      const typed = (await serve(`/openapi.json?ruleset=${id}`)) as unknown as Document;
      const { items } = (await serve(`/v1/rulesets/${id}/decisions?limit=200`)) as unknown as { items: DecisionKind[] };
      files[`${id}.ts`] = HEAD + (await typesOf(ofGame(id, typed, whole))) + kindsOf(items);
    }
    files['calls.ts'] = HEAD + callsText(whole);
    files['games.ts'] = HEAD + gamesText(rulesets.map(({ id }) => id));
    return files;
  } finally {
    await app.close();
    await store.close();
  }
}

const typesOf = async (document: Document): Promise<string> =>
  astToString(
    await openapiTS(JSON.parse(JSON.stringify(document)), { emptyObjectsUnknown: true, excludeDeprecated: true }),
  );

/** The document without what a client does not read by its types: examples, headers of answers, and a list of the same problems. */
function plain(document: Document): Document {
  const paths: Document['paths'] = {};
  for (const [path, operations] of Object.entries(document.paths)) {
    paths[path] = Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => {
        if (!METHODS.includes(method)) return [method, operation];
        const {
          responses,
          parameters = [],
          ...others
        } = withoutExamples(operation) as { responses: Record<string, Node>; parameters?: Node[] };
        const kept = Object.entries(responses)
          .filter(([status]) => Number(status) < 300)
          .map(([status, { headers: _, ...answer }]): [string, Node] => [status, answer]);
        const problem = {
          description: 'Why it was refused.',
          content: { 'application/problem+json': { schema: { $ref: `${REF}Problem` } } },
        };
        return [
          method,
          {
            ...others,
            parameters,
            responses: { ...Object.fromEntries(kept), default: problem },
          },
        ];
      }),
    );
  }
  return {
    openapi: document.openapi,
    info: document.info,
    paths,
    components: { schemas: document.components.schemas },
  };
}

/** A part of a document without the examples of its operations. */
function withoutExamples(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutExamples);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, inner]) => (name === 'example' ? [] : [[name, withoutExamples(inner)]])),
  );
}

/** Of the document of one game only its boards, decks, options and events. Its cards have their JSON Schema, with which editors help. */
function ofGame(id: string, typed: Document, whole: Document): Document {
  const { schemas } = typed.components;
  const own = Object.keys(schemas).filter(
    (name) => JSON.stringify(schemas[name]) !== JSON.stringify(whole.components.schemas[name]),
  );
  const reached = new Set<string>();
  const reach = (name: string): void => {
    if (reached.has(name) || schemas[name] === undefined) return;
    reached.add(name);
    for (const [, inner = ''] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      reach(inner);
  };
  const wanted = ['Event', ...['Board', 'Deck', 'Options'].map((part) => capital(id) + part)];
  for (const name of own) if (wanted.includes(name)) reach(name);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name)));
  return { openapi: typed.openapi, info: typed.info, paths: {}, components: { schemas: kept } };
}

/** Where each call goes, by its operationId. */
function callsText({ paths }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters = [] }]) => {
      const keyed = (parameters as Node[]).some(({ name }) => name === 'idempotency-key') ? ', keyed: true' : '';
      return `  ${operationId}: { method: '${method.toUpperCase()}', path: '${path}'${keyed} },\n`;
    }),
  );
  return `import type { operations } from './api.ts';

/** Where each call goes, by its operationId; \`keyed\` are those that take an \`Idempotency-Key\`. */
export const CALLS: Record<keyof operations, { method: string; path: string; keyed?: true }> = {
${calls.join('')}};
`;
}

interface DecisionKind {
  kind: string;
  options: { kind: string }[];
}

function kindsOf(decisions: readonly DecisionKind[]): string {
  const union = (kinds: Iterable<string>): string =>
    [...new Set(kinds)]
      .sort()
      .map((kind) => JSON.stringify(kind))
      .join(' | ') || 'never';
  const options = decisions.flatMap((one) => one.options.map(({ kind }) => kind));
  return `/** The kinds of its decisions. */
export type DecisionKind = ${union(decisions.map(({ kind }) => kind))};
/** The kinds of the options of its decisions. */
export type OptionKind = ${union(options)};
`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function gamesText(ids: readonly string[]): string {
  const imports = ids.map((id) => `import type * as ${id} from './${id}.ts';`);
  const entries = ids.map((id) => {
    const game = capital(id);
    return `  ${id}: {
    event: ${id}.components['schemas']['Event'];
    board: ${id}.components['schemas']['${game}Board'];
    deck: ${id}.components['schemas']['${game}Deck'];
    options: ${id}.components['schemas']['${game}Options'];
    decisionKind: ${id}.DecisionKind;
    optionKind: ${id}.OptionKind;
  };`;
  });
  return `${imports.join('\n')}

/** What each game has of its own, by the id of its ruleset. */
export interface Games {
${entries.join('\n')}
}
`;
}

if (import.meta.main) {
  mkdirSync(CLIENT_TYPES, { recursive: true });
  for (const [name, text] of Object.entries(await clientTypes())) writeFileSync(join(CLIENT_TYPES, name), text);
}
