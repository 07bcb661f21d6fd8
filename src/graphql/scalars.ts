import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** Any JSON value, in variables and written into the query. */
export const jsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => structuredClone({ value: valueFromASTUntyped(node, variables) }).value,
});
