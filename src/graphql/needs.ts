import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql';
import { type Call, type Need, permit, SCOPES } from '../services/caller.ts';
import { orThrow } from './problem-error.ts';

const isNeed = (need: unknown): need is Need => need === 'public' || SCOPES.some((scope) => scope === need);

type Field = GraphQLField<unknown, { call: Call }>;

/** The root fields with what each says it needs; null for one that does not say it. */
export function rootFields(schema: GraphQLSchema): { name: string; field: Field; need: Need | null; seat: boolean }[] {
  const directive = schema.getDirective('needs');
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const said = directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
      const need = isNeed(said?.scope) ? said.scope : null;
      return { name: `${type?.name}.${field.name}`, field, need, seat: said?.seat === true };
    }),
  );
}

/** Makes every root field ask first whether the caller may use it. Throws when one does not say whom it is for. */
export function demandScopes(schema: GraphQLSchema): void {
  for (const { name, field, need, seat } of rootFields(schema)) {
    if (need === null) throw new Error(`${name} does not say what it needs`);
    const { resolve = defaultFieldResolver, subscribe } = field;
    field.resolve = (root, args, context, info) => {
      orThrow(permit(context.call.caller, need, seat));
      return resolve(root, args, context, info);
    };
    if (subscribe === undefined) continue;
    field.subscribe = (root, args, context, info) => {
      orThrow(permit(context.call.caller, need, seat));
      return subscribe(root, args, context, info);
    };
  }
}
