import type { GraphQLField, GraphQLSchema } from 'graphql';
import { defaultFieldResolver, getDirectiveValues, isObjectType } from 'graphql';
import { SCOPES } from '../contracts/keys.ts';
import type { Call } from '../services/call.ts';
import type { RequiredScope } from '../services/callers/caller.ts';
import { checkScope } from '../services/callers/caller.ts';
import { orThrow } from './problem-error.ts';

const isNeed = (need: unknown): need is RequiredScope => need === 'public' || SCOPES.some((scope) => scope === need);

type Field = GraphQLField<unknown, { call: Call }>;

/** The scope in the `@needs` of a field; undefined where it has none. */
function said(schema: GraphQLSchema, { name, astNode }: Field): { need: RequiredScope; seat: boolean } | undefined {
  const directive = schema.getDirective('needs');
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  if (values === undefined) return undefined;
  if (!isNeed(values.scope)) throw new Error(`${name} needs ${values.scope}, which is no scope`);
  return { need: values.scope, seat: values.seat === true };
}

/** The root fields with what each says it needs; null for one that does not say it. */
export function rootFields(
  schema: GraphQLSchema,
): { name: string; field: Field; need: RequiredScope | null; seat: boolean }[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const { need = null, seat = false } = said(schema, field) ?? {};
      return { name: `${type?.name}.${field.name}`, field, need, seat };
    }),
  );
}

/** The fields below the roots with what they say that they need: what hangs on them is not for everybody who gets their parent. */
function guardedEdges(schema: GraphQLSchema): { field: Field; need: RequiredScope; seat: boolean }[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || roots.includes(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const needs = said(schema, field);
      return needs === undefined ? [] : [{ field, ...needs }];
    });
  });
}

/** Makes every root field check the scopes of the caller first. Throws when a field has no `@needs`. */
export function demandScopes(schema: GraphQLSchema): void {
  for (const { field, need, seat } of guardedEdges(schema)) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (parent, args, context, info) => {
      orThrow(checkScope(context.call.caller, need, seat));
      return resolve(parent, args, context, info);
    };
  }
  for (const { name, field, need, seat } of rootFields(schema)) {
    if (need === null) throw new Error(`${name} does not say what it needs`);
    const { resolve = defaultFieldResolver, subscribe } = field;
    field.resolve = (root, args, context, info) => {
      orThrow(checkScope(context.call.caller, need, seat));
      return resolve(root, args, context, info);
    };
    if (subscribe === undefined) continue;
    field.subscribe = (root, args, context, info) => {
      orThrow(checkScope(context.call.caller, need, seat));
      return subscribe(root, args, context, info);
    };
  }
}
