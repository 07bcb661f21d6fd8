import type { GraphQLSchema } from 'graphql';
import { GraphQLError } from 'graphql';

/**
 * Refuses a query that is the JSON of a parsed one. The server would take it, unchecked by the parser and its limits; no
 * text of GraphQL is JSON as well.
 */
export async function refuseParsedQueries(_schema: GraphQLSchema, source: string): Promise<void> {
  if (!isJson(source)) return;
  throw new GraphQLError('The query has to be GraphQL text.');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
