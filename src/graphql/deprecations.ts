import type { DocumentNode, GraphQLInputType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { RENAMED } from '../contracts/renamed.ts';

/** An earlier name that a query uses. */
export interface Deprecation {
  /** Where it stands in the schema: `Match.event`, `Query.matches(event:)`, `MatchInput.event`. */
  name: string;
  /** What it is called now. */
  reason: string;
  since: string;
  /** Until when it is still taken. */
  until: string;
}

type Found = Map<string, string>;

const inDocuments = new WeakMap<DocumentNode, Found>();

/** The earlier names that the text of a query uses, found once for each. */
function inText(schema: GraphQLSchema, document: DocumentNode): Found {
  const known = inDocuments.get(document);
  if (known) return known;
  const found: Found = new Map();
  const types = new TypeInfo(schema);
  const note = (name: string, reason: string | null | undefined) => reason && found.set(name, reason);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => void note(`${types.getParentType()}.${name.value}`, types.getFieldDef()?.deprecationReason),
      Argument({ name }) {
        const field = types.getFieldDef();
        const argument = field?.args.find((one) => one.name === name.value);
        note(`${types.getParentType()}.${field?.name}(${name.value}:)`, argument?.deprecationReason);
      },
      ObjectField({ name }) {
        const type = getNamedType(types.getParentInputType());
        if (!isInputObjectType(type)) return;
        note(`${type}.${name.value}`, type.getFields()[name.value]?.deprecationReason);
      },
    }),
  );
  inDocuments.set(document, found);
  return found;
}

/** The earlier names in a value of a variable. */
function inValue(type: GraphQLInputType, value: unknown, found: Found): void {
  if (value === null || value === undefined) return;
  if (isNonNullType(type)) {
    inValue(type.ofType, value, found);
    return;
  }
  if (isListType(type)) {
    for (const one of Array.isArray(value) ? value : [value]) inValue(type.ofType, one, found);
    return;
  }
  if (!isInputObjectType(type) || typeof value !== 'object') return;
  for (const [name, field] of Object.entries(type.getFields())) {
    const given = (value as Record<string, unknown>)[name];
    if (given === undefined) continue;
    if (field.deprecationReason) found.set(`${type}.${name}`, field.deprecationReason);
    inValue(field.type, given, found);
  }
}

const dayOf = (date: Date): string => date.toISOString();

/** The earlier names that a query uses, in its text and in its variables. */
export function deprecationsIn(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): Deprecation[] {
  const found: Found = new Map(inText(schema, document));
  const operations = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  for (const { variable, type } of operations.flatMap(({ variableDefinitions }) => variableDefinitions ?? [])) {
    const named = typeFromAST(schema, type) as GraphQLInputType | undefined;
    if (named && variables[variable.name.value] !== undefined) inValue(named, variables[variable.name.value], found);
  }
  return [...found].map(([name, reason]) => ({
    name,
    reason,
    since: dayOf(RENAMED.since),
    until: dayOf(RENAMED.until),
  }));
}
