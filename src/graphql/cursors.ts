import type { DocumentNode, NamedTypeNode, OperationDefinitionNode } from 'graphql';
import { Kind, visit } from 'graphql';
import type { MercuriusPlugin } from 'mercurius';

const PLACES = new Set(['Int', 'ID', 'String']);

interface Writable {
  name: { kind: Kind.NAME; value: string };
}

/**
 * Takes a variable for a place in a list as a number, an id or a text, as callers declare it: they all are cursors. The
 * document is changed before it is checked.
 */
export function acceptCursors(graphql: MercuriusPlugin): void {
  graphql.addHook('preValidation', async (_schema, document) => rewriteCursorVariables(document));
}

export function rewriteCursorVariables(document: DocumentNode): void {
  const names = new Set<string>();
  const others = new Set<string>();
  visit(document, {
    Argument: {
      enter({ name, value }) {
        if (name.value === 'after' && value.kind === Kind.VARIABLE) {
          names.add(value.name.value);
          return false;
        }
        return undefined;
      },
    },
    VariableDefinition: () => false,
    Variable({ name }) {
      others.add(name.value);
    },
  });
  const operations = document.definitions.filter((one): one is OperationDefinitionNode => 'operation' in one);
  for (const { variable, type } of operations.flatMap(({ variableDefinitions }) => variableDefinitions ?? [])) {
    const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    const name = variable.name.value;
    if (named.kind !== Kind.NAMED_TYPE || !names.has(name) || others.has(name)) continue;
    if (PLACES.has(named.name.value)) rename(named);
  }
}

/** The syntax tree is this request's own; only its type says that it cannot be changed. */
function rename(type: NamedTypeNode): void {
  (type as Writable).name = { kind: Kind.NAME, value: 'Cursor' };
}
