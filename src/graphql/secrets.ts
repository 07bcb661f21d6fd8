import type { GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { defaultFieldResolver, getNamedType, isObjectType } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import { SECRET_NOT_KEPT } from '../doors/idempotency.ts';
import { bad } from '../services/problem.ts';
import { orThrow } from './problem-error.ts';

type Field = GraphQLField<unknown, { reply: MercuriusContext['reply'] }>;

/** The fields of the mutation type whose answers can hold what `@secret` says is told once. */
export function tellingFields(schema: GraphQLSchema): Field[] {
  const holding = new Set<GraphQLNamedType>();
  const tells = ({ astNode, type }: Field): boolean =>
    holding.has(getNamedType(type)) || Boolean(astNode?.directives?.some(({ name }) => name.value === 'secret'));
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (let found = -1; found < holding.size; ) {
    found = holding.size;
    for (const type of types) if (Object.values(type.getFields()).some(tells)) holding.add(type);
  }
  return Object.values(schema.getMutationType()?.getFields() ?? {}).filter(tells);
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
