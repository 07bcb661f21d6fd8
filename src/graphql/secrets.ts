import type { GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { defaultFieldResolver, getDirectiveValues, getNamedType, isObjectType } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import { SECRET_NOT_KEPT } from '../doors/idempotency.ts';
import { bad } from '../services/problem.ts';
import { orThrow } from './problem-error.ts';

type Field = GraphQLField<unknown, { reply: MercuriusContext['reply'] }>;

/** The fields of the mutation type whose answers can hold what `@secret` says is told once. */
export function tellingFields(schema: GraphQLSchema): Field[] {
  const directive = schema.getDirective('secret');
  const isSecret = ({ astNode }: Field): boolean =>
    Boolean(directive && astNode && getDirectiveValues(directive, astNode));
  const holds = (type: GraphQLNamedType, seen: Set<GraphQLNamedType>): boolean => {
    if (!isObjectType(type) || seen.has(type)) return false;
    seen.add(type);
    return Object.values(type.getFields()).some((field) => isSecret(field) || holds(getNamedType(field.type), seen));
  };
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return fields.filter((field) => isSecret(field) || holds(getNamedType(field.type), new Set()));
}

/**
 * Has answers with a secret kept nowhere: not on their way, and not under an Idempotency-Key, with which their fields are
 * refused before they do anything, as the same requests are over REST.
 */
export function keepSecretsUnstored(schema: GraphQLSchema): void {
  for (const field of tellingFields(schema)) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (root, args, context, info) => {
      const { reply } = context;
      if (reply.request.headers['idempotency-key'] !== undefined) orThrow(bad('invalid-request', SECRET_NOT_KEPT));
      reply.header('cache-control', 'no-store');
      return resolve(root, args, context, info);
    };
  }
}
