import type { ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';

/** A JSON Schema as the documentation of the service has it. */
export type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema?: Schema;
}
interface Content {
  /** Of what several operations answer. */
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: Schema }>;
}
interface Documented {
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
}
interface Document {
  paths: Record<string, Record<string, Documented>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Content> };
}

/** One method of one path of the service. */
export interface Operation {
  method: string;
  /** With its parameters in braces. */
  path: string;
  parameters: Parameter[];
  /** Schema of the body by media type; null when it takes none. */
  bodies: Record<string, Schema> | null;
  /** What it may answer: the media types of each status. Null when the documentation does not know it. */
  responses: Record<string, string[]> | null;
  /** What the documentation says of each status. */
  descriptions: Record<string, string>;
}

/** The service as its documentation and its own route table tell it. */
export interface Api {
  operations: Operation[];
  /** The operation behind a path of the wire. */
  find(method: string, path: string): Operation | null;
  /** What a `$ref` of the documentation stands for. */
  resolve(schema: Schema): Schema;
  fits(schema: Schema, value: unknown): boolean;
  /** What is wrong with the body of a reply by its documentation, or null. */
  replyFaults(operation: Operation, status: number, type: string, body: unknown): string | null;
  problemFaults(body: unknown): string | null;
}

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
const pointer = (...parts: string[]): string => `service#/${parts.map((part) => encodeURI(escaped(part))).join('/')}`;

/** The routes of the app by its own table, from the picture that it draws of it. */
function routesOf(app: FastifyInstance): { method: string; path: string }[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(?<indent>[│ ]*)[├└]── (?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?$/u.exec(line)?.groups;
      if (!found) return [];
      const depth = (found.indent ?? '').length / 4;
      above.length = depth;
      above[depth] = found.part ?? '';
      const path = above.join('').replaceAll(/:([A-Za-z]+)/g, '{$1}');
      return (found.methods ?? '').split(', ').flatMap((method) => (method === '' ? [] : [{ method, path }]));
    });
}

export async function readApi(app: FastifyInstance): Promise<Api> {
  const document: Document = (await app.inject('/openapi.json')).json();
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(document, 'service');
  const compiled = new WeakMap<Schema, ValidateFunction>();
  const check = (schema: Schema): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    // A schema from inside the document refers to its other parts from its root.
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"service#/components/');
    const made = ajv.compile(JSON.parse(text));
    compiled.set(schema, made);
    return made;
  };
  const faults = (reference: string, value: unknown): string | null => {
    const validate = ajv.getSchema(reference);
    if (!validate) throw new Error(`there is no schema at ${reference}`);
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };

  /** A reply, and where in the document it stands, if it is not where it was looked for. */
  const answerOf = (reply: Content): Content & { name?: string } => {
    const name = /^#\/components\/responses\/(.+)$/.exec(reply.$ref ?? '')?.[1];
    return name === undefined ? reply : { ...document.components.responses[name], name };
  };

  const operations = routesOf(app).map(({ method, path }): Operation => {
    // What answers GET answers HEAD with the same head.
    const said = document.paths[path]?.[(method === 'HEAD' ? 'GET' : method).toLowerCase()];
    const content = said?.requestBody?.content;
    return {
      method,
      path,
      parameters: said?.parameters ?? [],
      bodies: content
        ? Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema ?? {}]))
        : null,
      descriptions: Object.fromEntries(
        Object.entries(said?.responses ?? {}).map(([status, reply]) => [status, answerOf(reply).description ?? '']),
      ),
      responses: said
        ? Object.fromEntries(
            Object.entries(said.responses).map(([status, reply]) => [
              status,
              Object.keys(answerOf(reply).content ?? {}),
            ]),
          )
        : null,
    };
  });
  const undocumented = Object.keys(document.paths).filter((path) => !operations.some((one) => one.path === path));
  if (undocumented.length > 0) throw new Error(`documented, but no route: ${undocumented}`);
  const patterns = operations.map((operation) => ({
    operation,
    pattern: new RegExp(
      `^${operation.path
        .split('/')
        .map((part) =>
          part
            .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
            .replaceAll(/\{\w+\}/g, '[^/]+')
            .replaceAll('\\*', '.*'),
        )
        .join('/')}/?$`,
    ),
  }));
  return {
    operations,
    find: (method, path) =>
      patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation ?? null,
    resolve: (schema) => {
      const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref))?.[1];
      return name === undefined ? schema : (document.components.schemas[name] ?? {});
    },
    fits: (schema, value) => check(schema)(value),
    replyFaults: ({ method, path }, status, type, body) => {
      const at = ['paths', path, method.toLowerCase(), 'responses', String(status)];
      const { name } = answerOf(document.paths[path]?.[method.toLowerCase()]?.responses[status] ?? {});
      const reply = name === undefined ? at : ['components', 'responses', name];
      return faults(pointer(...reply, 'content', type, 'schema'), body);
    },
    problemFaults: (body) => faults(pointer('components', 'schemas', 'Problem'), body),
  };
}
