import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getOperationAST } from 'graphql';
import type { Answer } from '../services/problem.ts';
import { bad, good } from '../services/problem.ts';
import { costOf, MOST_SELECTIONS } from './cost.ts';
import { depthOf } from './depth.ts';

/** How much one query may ask for. */
export interface QueryLimits {
  /** Fields inside each other. */
  depth: number;
  /** Points of all its fields. */
  cost: number;
  /** Words and signs of its text. */
  tokens: number;
}

export interface Asked {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** The operation that is meant; a document of several has to be told which. */
export function operationOf({ document, operationName }: Asked): Answer<OperationDefinitionNode> {
  const found = getOperationAST(document, operationName);
  if (found) return good(found);
  const detail =
    operationName === undefined
      ? 'The document does not hold exactly one operation; choose one with `operationName`.'
      : `There is no operation ${JSON.stringify(operationName)}.`;
  return bad('invalid-request', detail);
}

/** What an operation costs, or why it asks for too much. As much as is allowed is not too much. */
export function checkCost(schema: GraphQLSchema, asked: Asked, limits: QueryLimits): Answer<number> {
  const operation = operationOf(asked);
  if (!operation.ok) return operation;
  const depth = depthOf(asked.document, operation.value);
  if (depth > limits.depth) {
    return bad('query-too-deep', `The query is ${depth} fields deep; ${limits.depth} are allowed.`, {
      ...{ counted: 'nested fields', has: depth, limit: limits.depth },
    });
  }
  const cost = costOf(schema, asked.document, asked.variables, operation.value.name?.value);
  if (cost > limits.cost) {
    const has = Number.isFinite(cost) ? `${cost} points` : `more than ${MOST_SELECTIONS} selections`;
    return bad('query-too-costly', `The query has ${has}; ${limits.cost} points are allowed. Ask for shorter pages.`, {
      ...{ counted: 'points', limit: limits.cost, ...(Number.isFinite(cost) ? { has: cost } : {}) },
    });
  }
  return good(cost);
}
