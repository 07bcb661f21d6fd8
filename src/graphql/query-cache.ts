import type { Answer } from '../services/problem.ts';
import { good } from '../services/problem.ts';
import type { QueryLimits } from './limits.ts';
import type { Text } from './tokens.ts';
import { checkTokens } from './tokens.ts';

/** What all texts that are kept with their syntax trees may weigh together, in bytes. */
export const MOST_BYTES = 33_554_432;
/** Bytes that a token takes in a syntax tree, at most; and a comment, which is remembered beside it. */
const OF_TOKEN = 600;
const OF_COMMENT = 150;

/**
 * The texts whose syntax trees the server keeps, so that a query it knows is neither read nor checked again. It keeps them by
 * number; here they are weighed, and once they weigh too much together, all are forgotten.
 */
export class QueryCache {
  readonly #known = new Map<string, Text>();
  readonly #limits: QueryLimits;
  readonly #forget: () => void;
  #bytes = 0;

  /** `forget` has the server forget every syntax tree. */
  constructor(limits: QueryLimits, forget: () => void) {
    this.#limits = limits;
    this.#forget = forget;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Lets a text in that is to be read, or says why it is too much. */
  admit(source: string): Answer<Text> {
    const known = this.#known.get(source);
    if (known !== undefined) return good(known);
    const read = checkTokens(source, this.#limits.tokens);
    if (!read.ok) return read;
    const { tokens, comments } = read.value;
    if (this.#bytes > MOST_BYTES) this.empty();
    this.#known.set(source, read.value);
    this.#bytes += 2 * source.length + tokens * OF_TOKEN + comments * OF_COMMENT;
    return read;
  }

  empty(): void {
    this.#known.clear();
    this.#bytes = 0;
    this.#forget();
  }
}
