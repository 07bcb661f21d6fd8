import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** Any JSON value, in variables and written into the query. */
export const jsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => structuredClone({ value: valueFromASTUntyped(node, variables) }).value,
});

function cursor(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Number.isSafeInteger(value)) return String(value);
  throw new GraphQLError('A cursor is the `next` of a page, or the cursor of an edge.');
}

/** A place in a list. Places that are numbers may be written as numbers. */
export const cursorScalar = new GraphQLScalarType({
  name: 'Cursor',
  description: 'A place in a list: the `next` of a page, or the cursor of an edge.',
  serialize: cursor,
  parseValue: cursor,
  parseLiteral: (node) => cursor(node.kind === 'IntValue' ? Number(node.value) : valueFromASTUntyped(node)),
});

/** A time is text on the wire; nothing is made of it. */
export const dateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  description: 'A time in ISO 8601, in UTC.',
  serialize: String,
});
