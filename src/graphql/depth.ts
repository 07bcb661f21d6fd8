import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql';

/** What is asked about the schema itself does not count: it is bounded by rules of its own. */
const isAboutSchema = (name: string): boolean => name.startsWith('__');

/**
 * The depth of an operation: the most fields nested inside each other. A fragment, named or not, counts as if its
 * fields stood where it is used.
 */
export function depthOf({ definitions }: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const known = new Map<string, number>();

  function fragmentDepth(name: string): number {
    const before = known.get(name);
    if (before !== undefined) return before;
    // A fragment inside itself is refused elsewhere; here it only must not go on for ever.
    known.set(name, 0);
    const depth = deepestIn(fragments.get(name)?.selectionSet);
    known.set(name, depth);
    return depth;
  }

  function deepestIn(set: SelectionSetNode | undefined): number {
    let deepest = 0;
    for (const selection of set?.selections ?? []) {
      let depth = 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) depth = fragmentDepth(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) depth = deepestIn(selection.selectionSet);
      else if (!isAboutSchema(selection.name.value)) depth = 1 + deepestIn(selection.selectionSet);
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  }

  return deepestIn(operation.selectionSet);
}
