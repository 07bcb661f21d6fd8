/** A change after which nobody can tell from outside that anything is different. It is not tried, and not counted. */
export interface Alike {
  file: string;
  /** The code that is changed, and what it is changed to; blanks count once. Both as the report shows them. */
  was: string;
  becomes: string;
  /** A part of the line where it begins, if the same code stands in several. */
  line?: string;
  why: string;
}

/** Changes of one file with one reason: each with the code, what it is changed to, and a part of its line where that is needed. */
export const alike = (
  file: string,
  why: string,
  changes: readonly (readonly [was: string, becomes: string, line?: string])[],
): Alike[] =>
  changes.map(([was, becomes, line]) => ({ file, was, becomes, ...(line === undefined ? {} : { line }), why }));
