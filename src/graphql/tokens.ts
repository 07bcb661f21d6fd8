import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import type { Problem } from '../services/problem.ts';

/** How many words and signs a text has, as far as it is GraphQL. Comments do not count. */
export function tokensIn(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  try {
    while (lexer.advance().kind !== TokenKind.EOF) count++;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
  return count;
}

/** The problem of a text that the parser left off reading; null for any other fault. */
export function tooLong({ message, source }: GraphQLError): Problem | null {
  const limit = Number(/^Syntax Error: Document contains more that (\d+) tokens/.exec(message)?.[1] ?? Number.NaN);
  if (Number.isNaN(limit) || source === undefined) return null;
  const has = tokensIn(source.body);
  const detail = `The query has ${has} tokens; ${limit} are allowed. What is long belongs into variables.`;
  return { code: 'query-too-long', detail, counted: 'tokens', has, limit };
}
