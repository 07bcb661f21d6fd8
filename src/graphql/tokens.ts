import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import type { Answer } from '../services/problem.ts';
import { bad, good } from '../services/problem.ts';

/** Brackets inside each other, of all sorts: reading a text goes as deep into the stack. */
export const MOST_NESTED = 200;

/** What was seen of a text without reading it. */
export interface Text {
  /** Words and signs. Comments do not count. */
  tokens: number;
  /** Brackets inside each other, at the deepest place. */
  nested: number;
  comments: number;
}

const OPENING: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const CLOSING: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/** Goes through a text word by word, as far as it is GraphQL. */
export function scan(text: string): Text {
  const lexer = new Lexer(new Source(text));
  const seen: Text = { tokens: 0, nested: 0, comments: 0 };
  let open = 0;
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      seen.tokens++;
      if (OPENING.includes(token.kind)) seen.nested = Math.max(seen.nested, ++open);
      else if (CLOSING.includes(token.kind)) open--;
      for (let before = token.prev; before?.kind === TokenKind.COMMENT; before = before.prev) seen.comments++;
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
  return seen;
}

/** How many words and signs a text has, as far as it is GraphQL. */
export const tokensIn = (text: string): number => scan(text).tokens;

/** Whether a text may be read: it has as many tokens as are allowed, and does not nest too deep. */
export function checkTokens(text: string, limit: number): Answer<Text> {
  const seen = scan(text);
  const { tokens: has, nested } = seen;
  if (has > limit) {
    const detail = `The query has ${has} tokens; ${limit} are allowed. Pass long values as variables.`;
    return bad('query-too-long', detail, { counted: 'tokens', has, limit });
  }
  if (nested > MOST_NESTED) {
    return bad('query-too-deep', `The query has ${nested} nested brackets; ${MOST_NESTED} are allowed.`, {
      ...{ counted: 'nested brackets', has: nested, limit: MOST_NESTED },
    });
  }
  return good(seen);
}
