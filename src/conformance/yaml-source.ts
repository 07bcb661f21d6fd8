import type { Document } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

export interface Place {
  line: number;
  column: number;
}

/** A YAML text, read, that still knows where each of its fields stands. */
export interface YamlSource {
  value: unknown;
  faults: (Place & { reason: string })[];
  /** Where the field named by a JSON pointer stands, or the closest thing around it that exists. */
  at(pointer: string): Place;
}

const START: Place = { line: 1, column: 1 };

/** Reads one YAML document. Merge keys (`<<`) and anchors are allowed; the same key twice is a fault. */
export function readYaml(text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false });
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const faults = document.errors.map((error) => ({
    ...place(error.pos[0]),
    reason: error.message,
  }));
  return {
    value: faults.length > 0 ? undefined : document.toJS({ maxAliasCount: -1 }),
    faults,
    at(pointer) {
      const offset = offsetOf(document, pointer.split('/').slice(1).map(unescaped));
      return offset === null ? START : place(offset);
    },
  };
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The offset of a field: of its key where it has one, so that the line is the one a reader looks for. */
function offsetOf(document: Document, parts: string[]): number | null {
  let node: unknown = document.contents;
  let offset = rangeStart(node);
  for (const part of parts) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : String(key)) === part);
      if (!pair) break;
      offset = rangeStart(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(part)];
      if (item === undefined) break;
      node = item;
      offset = rangeStart(node) ?? offset;
    } else break;
  }
  return offset;
}

function rangeStart(node: unknown): number | null {
  if (node !== null && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) {
    const start: unknown = node.range[0];
    return typeof start === 'number' ? start : null;
  }
  return null;
}
