import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { GraphQLError, Kind } from 'graphql';
import { MOST_FRAGMENTS, MOST_ROOT_FIELDS } from '../contracts/limits.ts';
import type { Answer } from '../services/problem.ts';
import { bad, good } from '../services/problem.ts';

/** Sets of fields inside each other, with those of the fragments where they are used. */
export const MOST_LEVELS = 200;
/** Pairs of fields with one name. The check that they can be merged looks at each pair. */
export const MOST_PAIRS = 50_000;

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** What one operation or fragment holds, with the fragments in it not yet looked at. */
interface Part {
  levels: number;
  rootFields: number;
  /** Every use of a fragment: how deep it is, and whether its fields are root fields. */
  spreads: { name: string; level: number; root: boolean }[];
}

/**
 * Whether a document is small enough in every respect in which validation and execution take more than linear time, or
 * stack. Nothing here is recursive, so it can run before anything that is.
 */
export function outline({ definitions }: DocumentNode): Answer<null> {
  const parts = new Map<Definition, Part>();
  const fragments = new Map<string, FragmentDefinitionNode>();
  const names = new Map<string, number>();
  for (const one of definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION && one.kind !== Kind.FRAGMENT_DEFINITION) continue;
    parts.set(one, partOf(one.selectionSet, names));
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  }
  const written = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  if (written > MOST_FRAGMENTS) return tooMany('fragments', written, MOST_FRAGMENTS);
  let pairs = 0;
  for (const count of names.values()) pairs += (count * (count - 1)) / 2;
  if (pairs > MOST_PAIRS) return tooMany('pairs of fields with one name', pairs, MOST_PAIRS);
  return measure(parts, fragments);
}

const tooMany = (counted: string, has: number, limit: number) =>
  bad('query-too-costly', `The query has ${has} ${counted}; ${limit} are allowed.`, { counted, has, limit });

function partOf(selectionSet: SelectionSetNode, names: Map<string, number>): Part {
  const part: Part = { levels: 0, rootFields: 0, spreads: [] };
  const sets = [{ set: selectionSet, level: 1, root: true }];
  for (let next = sets.pop(); next !== undefined; next = sets.pop()) {
    const { set, level, root } = next;
    part.levels = Math.max(part.levels, level);
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) part.spreads.push({ name: selection.name.value, level, root });
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        sets.push({ set: selection.selectionSet, level: level + 1, root });
      } else {
        const name = (selection.alias ?? selection.name).value;
        names.set(name, (names.get(name) ?? 0) + 1);
        if (root) part.rootFields++;
        if (selection.selectionSet) sets.push({ set: selection.selectionSet, level: level + 1, root: false });
      }
    }
  }
  return part;
}

/**
 * Adds to each part what its fragments hold, those first that use no others. Throws the error of the specification for
 * fragments that lead back to themselves.
 */
function measure(parts: Map<Definition, Part>, fragments: Map<string, FragmentDefinitionNode>): Answer<null> {
  const users = new Map<Definition, Definition[]>();
  const open = new Map<Definition, number>();
  for (const [definition, { spreads }] of parts) {
    const used = spreads.flatMap(({ name }) => fragments.get(name) ?? []);
    open.set(definition, used.length);
    for (const one of used) users.set(one, [...(users.get(one) ?? []), definition]);
  }
  const ready = [...parts.keys()].filter((definition) => open.get(definition) === 0);
  let measured = 0;
  for (let next = ready.pop(); next !== undefined; next = ready.pop()) {
    measured++;
    const refused = include(next, parts, fragments);
    if (!refused.ok) return refused;
    for (const user of users.get(next) ?? []) {
      const left = (open.get(user) ?? 0) - 1;
      open.set(user, left);
      if (left === 0) ready.push(user);
    }
  }
  if (measured === parts.size) return good(null);
  const circular = [...parts.keys()].filter((one) => one.kind === Kind.FRAGMENT_DEFINITION && open.get(one) !== 0);
  const names = circular.map((one) => `"${one.name?.value}"`).slice(0, 10);
  throw new GraphQLError(`Cannot spread fragments within themselves: ${names.join(', ')}.`, {
    nodes: circular.slice(0, 10),
  });
}

function include(
  definition: Definition,
  parts: Map<Definition, Part>,
  fragments: Map<string, FragmentDefinitionNode>,
): Answer<null> {
  const part = parts.get(definition);
  if (part === undefined) return good(null);
  for (const { name, level, root } of part.spreads) {
    const fragment = fragments.get(name);
    const held = fragment && parts.get(fragment);
    if (held === undefined) continue;
    part.levels = Math.max(part.levels, level + held.levels);
    if (root) part.rootFields += held.rootFields;
  }
  if (part.levels > MOST_LEVELS) {
    return bad('query-too-deep', `The query has ${part.levels} nested sets of fields; ${MOST_LEVELS} are allowed.`, {
      ...{ counted: 'nested sets of fields', has: part.levels, limit: MOST_LEVELS },
    });
  }
  const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
  if (isOperation && part.rootFields > MOST_ROOT_FIELDS) {
    return tooMany('root fields', part.rootFields, MOST_ROOT_FIELDS);
  }
  return good(null);
}
