import type { GraphQLField, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import {
  buildClientSchema,
  coerceInputValue,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { Dice } from '../../../src/simulate/choice.ts';
import { one } from '../../../src/simulate/choice.ts';
import type { TestApp } from '../app.ts';
import type { Api } from './api.ts';
import type { Draft } from './draft.ts';
import { problemFault, readJson, refusalFault } from './oracle.ts';
import type { Scene } from './scenes.ts';
import type { Judge } from './target.ts';
import type { WireAnswer } from './wire.ts';

type Field = GraphQLField<unknown, unknown>;

/** One root field of the schema. */
export interface RootField {
  operation: 'query' | 'mutation' | 'subscription';
  field: Field;
}

/** Every root field, as the service tells them itself. */
export async function rootFields({ http }: TestApp): Promise<RootField[]> {
  const { body } = await http
    .post('/graphql')
    .send({ query: getIntrospectionQuery({ typeDepth: 4 }) })
    .expect(200);
  const schema: GraphQLSchema = buildClientSchema(body.data);
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([operation, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ operation, field })),
  );
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A value for an argument: a real one of its name, or one that is made up. */
function argument(type: GraphQLInputType, name: string, known: readonly unknown[], scene: Scene, dice: Dice): unknown {
  const named = Object.hasOwn(scene.names, name) ? (scene.names[name] ?? []) : [];
  const fits = [...(known.length > 0 ? known : named)].filter((value) => isSound(type, value));
  if (fits.length > 0 && dice.below(10) > 0) return one(dice, fits);
  if (isNonNullType(type)) return argument(type.ofType, name, known, scene, dice);
  if (isListType(type)) {
    return Array.from({ length: dice.below(3) }, () => argument(type.ofType, name, [], scene, dice));
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((inner) => isNonNullType(inner.type) || dice.below(3) === 0);
    return Object.fromEntries(fields.map((inner) => [inner.name, argument(inner.type, inner.name, [], scene, dice)]));
  }
  if (isEnumType(type)) return one(dice, type.getValues()).name;
  if (type.name === 'Int') return dice.below(5);
  if (type.name === 'Float') return dice.below(50) / 10;
  if (type.name === 'Boolean') return dice.below(2) === 0;
  return one(dice, ['text', 'p1', '2030-01-01T00:00:00Z', 'x']);
}

function isSound(type: GraphQLInputType, value: unknown): boolean {
  let sound = true;
  coerceInputValue(value, type, () => {
    sound = false;
  });
  return sound;
}

/** Chance that leaves nothing out. */
export const everything: Dice = { below: () => 1 };

/** What is asked of a type: all its plain fields, and some of its others. */
export function selection(type: GraphQLOutputType, dice: Dice, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return ' { __typename }';
  const parts = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth > 0 && dice.below(3) > 0 ? [`${field.name}${selection(field.type, dice, depth - 1)}`] : [];
  });
  return ` { ${['__typename', ...parts].join(' ')} }`;
}

/** A request for a root field that the schema allows, about things that are there. */
export function graphqlDraft(
  { operation, field }: RootField,
  scene: Scene,
  dice: Dice,
): Draft & { body: { query: string; variables: object } } {
  const used = field.args.filter((one) => isRequiredArgument(one) || dice.below(3) === 0);
  const own = scene.ids[`${kebab(field.name)}s`] ?? [];
  const values = used.map(({ name, type }) => {
    const known = name === 'id' || name === 'hash' || name === 'code' ? own : [];
    return [name, argument(type, name, known, scene, dice)] as const;
  });
  const variables = used.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const asked = `${field.name}${given && `(${given})`}${selection(field.type, dice, 1 + dice.below(3))}`;
  const headers: Record<string, unknown> = { 'content-type': 'application/json' };
  if (scene.authorizations.length > 0 && dice.below(6) === 0) headers.authorization = one(dice, scene.authorizations);
  const query = `${operation} Fuzz${variables && `(${variables})`} { ${asked} }`;
  return { params: {}, query: {}, headers, body: { query, variables: Object.fromEntries(values) } };
}

/** Queries bent as text, by number: most are left as they are. */
export function bentQuery(query: string, by: number): string {
  const inner = query.slice(query.indexOf('{'));
  const bent: readonly ((text: string) => string)[] = [
    (text) => `${text} ${text}`,
    (text) => text.replace('{', '{ nothing '),
    (text) => text.slice(0, -1),
    (text) => text.replace(/^query/, 'mutation').replace(/^mutation F/, 'query F'),
    (text) => text.replace(/^\w+/, 'subscription'),
    (text) => `${text} fragment F on Query { ...F }`,
    () => '{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }',
    () => inner,
    () => `{ ${Array.from({ length: 300 }, (_, at) => `a${at}: rulesets { items { id } }`).join(' ')} }`,
    () => `${'{ rulesets { items { clauses { items '.repeat(30)}${'}'.repeat(90)}`,
    () => `{ ${'a '.repeat(50_000)} }`,
    () => `{ ruleset(id: "${'x'.repeat(20_000)}") { id } }`,
    () => '{ ruleset(id: "\\ud800\\u0000") { id } }',
    () => '{ __proto__: __typename constructor: __typename }',
    () => '{ matches(limit: 99999999999999999999) { items { id } } }',
    () => '{ matches(limit: 1e3) { items { id } } }',
    () => '{ rulesets @skip(if: 1) { next } }',
    () => '{ rulesets @nothing { next } }',
    () => 'query A { __typename } query B { __typename }',
    () => 'query ($a: [[[[Int]]]] = {a: 1}) { __typename }',
    () => 'query ($a: Nothing) { __typename }',
    () => 'type Query { a: Int }',
    () => '# nothing',
    (text) => text.replaceAll('$', '"$'),
    (text) => text.replaceAll(' ', '\n,\t'),
    () => '{ __schema { types { fields { type { ofType { ofType { ofType { name } } } } } } } }',
  ];
  return bent[by]?.(query) ?? query;
}

/** Judges answers of the GraphQL door: well-formed, with a problem document in every error. */
export const judgeGraphql =
  (api: Api): Judge =>
  (wire, answer) => {
    const type = answer.headers['content-type']?.split(';')[0] ?? '';
    if (answer.headers['x-request-id'] === undefined) return { fault: 'no request id', refused: true };
    if (type === 'application/problem+json') {
      return { fault: refusalFault(api, null, wire, answer, type), refused: true };
    }
    if (wire.method === 'HEAD') return { fault: answer.status >= 500 ? 'it failed' : null, refused: true };
    // The page to try queries with is no answer to one.
    if (wire.path.startsWith('/graphiql') && answer.status < 400) return { fault: null, refused: false };
    if (type !== 'application/json' && type !== 'application/graphql-response+json') {
      return { fault: `answered as ${type || 'no type'}`, refused: true };
    }
    return judgeBody(api, answer);
  };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function judgeBody(api: Api, answer: WireAnswer): { fault: string | null; refused: boolean } {
  const body = readJson(answer.body);
  const failed = (fault: string) => ({ fault: `${fault}: ${answer.body.toString().slice(0, 500)}`, refused: true });
  if (!isObject(body) || Array.isArray(body)) return failed('no GraphQL answer');
  const { data, errors, ...rest } = body;
  if (Object.keys(rest).some((name) => name !== 'extensions')) return failed('more than a GraphQL answer');
  const refused = !isObject(data) || Object.values(data).every((value) => value === null);
  if (errors === undefined) return isObject(data) ? { fault: null, refused: false } : failed('neither data nor errors');
  if (!Array.isArray(errors) || errors.length === 0) return failed('errors without an error');
  for (const error of errors) {
    if (!isObject(error) || typeof error.message !== 'string') return failed('an error without a message');
    const fault = problemFault(api, error.extensions);
    if (fault !== null) return failed(fault);
    const { status, requestId } = isObject(error.extensions) ? error.extensions : {};
    if (Number(status) >= 500) return failed('the service failed');
    if (requestId !== answer.headers['x-request-id']) return failed('two request ids');
    if (answer.status !== 200 && errors.every((one) => one.extensions?.status !== answer.status)) {
      return failed(`the errors do not say ${answer.status}`);
    }
  }
  return { fault: null, refused };
}
