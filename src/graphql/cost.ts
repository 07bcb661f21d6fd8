import type { DocumentNode, GraphQLSchema } from 'graphql';
import { GraphQLError, getDirectiveValues, getNamedType, isCompositeType } from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { getComplexity } from 'graphql-query-complexity';

/** What a page holds when nothing is said. */
const PAGE = 100;

/** More selections than this are not counted, but refused: a query could use few words to say very many of them. */
export const MOST_SELECTIONS = 10_000;

const whole = (value: unknown): number => (typeof value === 'number' ? value : 1);

/** So many items are counted where a field answers a list as long as the one that was sent to the field above. */
const LISTED = 20;

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** How often what is asked of a field counts: so many items may come, or were sent. */
function timesOf(args: Record<string, unknown>, isPage: boolean, times: number): number {
  const sent = Math.max(lengthOf(args.ids), Math.ceil(Math.max(lengthOf(args.items), lengthOf(args.actions)) / LISTED));
  if (!isPage) return Math.max(times, sent);
  const limit = args.limit ?? args.first ?? PAGE;
  return typeof limit === 'number' && limit > 0 ? limit : 1;
}

/** Introspection costs nothing, except fields that are asked for again under an alias. */
const AGAIN = 100;

/**
 * Points of a field: what its `@cost` says, and what is asked of it as often as it can answer. A field without fields of
 * its own that gets another name costs as well: under ever new names it could be asked for without an end.
 */
export function estimatorOf(schema: GraphQLSchema): ComplexityEstimator {
  const cost = schema.getDirective('cost');
  return ({ type: parent, field, node, args, childComplexity }) => {
    const renamed = node.alias !== undefined;
    const type = getNamedType(field.type);
    if (parent.name.startsWith('__') || type.name.startsWith('__')) return childComplexity + (renamed ? AGAIN : 0);
    const said = cost && field.astNode ? getDirectiveValues(cost, field.astNode) : undefined;
    const points = said === undefined ? Number(isCompositeType(type) || renamed) : whole(said.points);
    const isPage = field.args.some(({ name }) => name === 'first');
    return points + timesOf(args, isPage, whole(said?.times)) * childComplexity;
  };
}

/** What an operation costs, with the values of its variables; infinite for one that says too much to be counted. */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): number {
  try {
    const options = { schema, query, variables, estimators: [estimatorOf(schema)], maxQueryNodes: MOST_SELECTIONS };
    return getComplexity(operationName === undefined ? options : { ...options, operationName });
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes('maximum allowed number of nodes')) {
      return Number.POSITIVE_INFINITY;
    }
    throw error;
  }
}
