import { distance } from 'fastest-levenshtein';
import type { Node, ParseError } from 'jsonc-parser';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { CardFault } from '../service.ts';

/** A text of JSON as far as it can be read, with what is wrong with its form. */
export interface ReadText {
  tree: Node | undefined;
  errors: readonly ParseError[];
}

export function readText(text: string): ReadText {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return { tree, errors };
}

/** A fault at its place in the text that somebody writes. */
export interface PlacedFault {
  from: number;
  to: number;
  /** The line, from 1. */
  line: number;
  /** Where it is in words: `abilities › 1 › do`. */
  where: string;
  reason: string;
  accepts: readonly string[];
  /** The word that was probably meant, what it takes the place of, and as what it is written there. */
  meant: { word: string; from: number; to: number; insert: string } | null;
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

type Path = (string | number)[];

/** The parts of a JSON pointer; those that are numbers count entries of lists. */
export const partsOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Where a part of the text is; the nearest part around it where there is none. */
function nearest(tree: Node, path: Path): { node: Node; rest: number } {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return { node, rest: path.length - length };
  }
  return { node: tree, rest: path.length };
}

/** The range of a part of the text, given by a JSON pointer; null where the text cannot be read. */
export function rangeOf({ tree }: ReadText, pointer: string): { from: number; to: number } | null {
  if (!tree) return null;
  const { node } = nearest(tree, partsOf(pointer));
  return { from: node.offset, to: node.offset + node.length };
}

/** What is wrong with the form of the text: a comma, a bracket, a quote. */
export const faultsOfForm = (text: string, { errors }: ReadText): PlacedFault[] =>
  errors.map(({ error, offset, length }) => ({
    from: Math.min(offset, text.length),
    to: Math.min(offset + length, text.length),
    line: lineOf(text, offset),
    where: '',
    reason: SAID[printParseErrorCode(error)] ?? 'this is no JSON',
    accepts: [],
    meant: null,
  }));

const SAID: Record<string, string> = {
  InvalidSymbol: 'texts stand in double quotes',
  InvalidNumberFormat: 'a number is expected here',
  PropertyNameExpected: 'the name of a field is expected here, in double quotes',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing } is expected here',
  CloseBracketExpected: 'a closing ] is expected here',
  EndOfFileExpected: 'nothing more is expected here',
  UnexpectedEndOfString: 'the text has no closing quote',
};

const listed = (accepts: unknown): string[] =>
  (Array.isArray(accepts) ? accepts : accepts === undefined ? [] : [accepts]).map((one) =>
    typeof one === 'string' ? one : JSON.stringify(one),
  );

/**
 * Faults that the service found, at their places in the text. `base` is the pointer of the request under which the text was sent.
 */
export function placed(text: string, read: ReadText, base: string, faults: readonly CardFault[]): PlacedFault[] {
  const { tree } = read;
  if (!tree) return [];
  const found = faults.map(({ path, reason, accepts, didYouMean, cardName }): PlacedFault => {
    const within = path.startsWith(`${base}/`) ? path.slice(base.length) : '';
    const parts = partsOf(within);
    const { node, rest } = nearest(tree, parts);
    const key = rest === 0 && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    const at = placeOf(node, key, rest);
    const elsewhere = within === '' && cardName !== undefined ? `the sample card ${cardName}: ` : '';
    return {
      ...at,
      line: lineOf(text, at.from),
      where: parts.map((part) => (typeof part === 'number' ? String(part + 1) : part)).join(' › '),
      reason: `${elsewhere}${reason}`,
      accepts: listed(accepts),
      meant:
        didYouMean === undefined || rest > 0
          ? null
          : { word: didYouMean, ...replaced(didYouMean, node, key), insert: JSON.stringify(didYouMean) },
    };
  });
  return found.sort((one, other) => one.from - other.from);
}

const spanOf = ({ offset, length }: Node) => ({ from: offset, to: offset + length });

/** What is underlined: a short value with its name, the name alone before a long value, and a bracket where something is missing. */
function placeOf(node: Node, key: Node | undefined, rest: number): { from: number; to: number } {
  const holds = node.type === 'object' || node.type === 'array';
  if (rest > 0 && holds) return { from: node.offset, to: node.offset + 1 };
  if (key === undefined) return holds ? { from: node.offset, to: node.offset + 1 } : spanOf(node);
  return holds ? spanOf(key) : { from: key.offset, to: node.offset + node.length };
}

/** A suggestion is for the name of a field or for its value: for the one that is more like it. */
function replaced(word: string, node: Node, key: Node | undefined): { from: number; to: number } {
  const value = node.type === 'string' ? String(node.value) : null;
  if (key === undefined) return spanOf(node);
  if (value === null) return spanOf(key);
  return distance(word, String(key.value)) < distance(word, value) ? spanOf(key) : spanOf(node);
}
