import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ProblemError } from './problem-error.ts';

/** Kept queries, and how long all of them together may be, in characters. */
const MOST_QUERIES = 1000;
const MOST_TEXT = 8_388_608;

export const hashOf = (query: string): string => createHash('sha256').update(query, 'utf8').digest('hex');

/** Whether queries may be named by their hash, and whether those in the folder are the only ones. */
export interface PersistedConfig {
  mode: 'auto' | 'only' | 'off';
  /** A folder of .graphql files. */
  folder: string | null;
}

/** Queries that were sent once by text and hash, the most recently used ones, and those that came with the service. */
export class PersistedQueries {
  readonly #fixed: ReadonlyMap<string, string>;
  readonly #kept = new LRUCache<string, string>({
    max: MOST_QUERIES,
    maxSize: MOST_TEXT,
    maxEntrySize: MOST_TEXT / 8,
    sizeCalculation: (query) => Math.max(1, query.length),
  });
  readonly #mode: PersistedConfig['mode'];

  constructor(mode: PersistedConfig['mode'], fixed: ReadonlyMap<string, string> = new Map()) {
    this.#mode = mode;
    this.#fixed = fixed;
  }

  find(hash: string): string | undefined {
    const fixed = this.#fixed.get(hash);
    if (fixed !== undefined || this.#mode !== 'auto') return fixed;
    return this.#kept.get(hash);
  }

  keep(hash: string, query: string): void {
    if (this.#mode === 'auto' && !this.#kept.has(hash)) this.#kept.set(hash, query);
  }

  /** Refuses a text that is not among the queries that may be asked, where only those may. */
  check(query: string): void {
    if (this.#mode !== 'only' || this.#fixed.has(hashOf(query))) return;
    throw new ProblemError({ code: 'query-not-allowed', detail: 'This server answers only the queries it knows.' });
  }
}

/** The queries of a folder, by the hash of their text. Throws when it cannot be read. */
export async function openPersisted({ mode, folder }: PersistedConfig): Promise<PersistedQueries> {
  if (folder === null && mode === 'only') throw new Error('GRAPHQL_PERSISTED=only needs a folder in GRAPHQL_QUERIES.');
  if (folder === null) return new PersistedQueries(mode);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.graphql'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return new PersistedQueries(mode, new Map(texts.map((text) => [hashOf(text), text])));
}

interface Sent {
  query?: unknown;
  extensions?: { persistedQuery?: { version?: unknown; sha256Hash?: unknown } } | null;
}

const persistedIn = ({ extensions }: Sent) => extensions?.persistedQuery;

/** The protocol of automatic persisted queries: a hash, and once the text with it. */
export const providerOf = (queries: PersistedQueries) => ({
  isPersistedQuery: (sent: Sent) => !sent.query && persistedIn(sent) !== undefined,
  isPersistedQueryRetry: (sent: Sent) => Boolean(sent.query) && persistedIn(sent) !== undefined,
  getHash(sent: Sent): string {
    const asked = persistedIn(sent);
    if (asked?.version === 1 && typeof asked.sha256Hash === 'string') return asked.sha256Hash.toLowerCase();
    throw new ProblemError({
      code: 'invalid-request',
      detail: '`extensions.persistedQuery` has to be {"version": 1, "sha256Hash": "…"}.',
    });
  },
  async getQueryFromHash(hash: string): Promise<string> {
    const found = queries.find(hash);
    if (found !== undefined) return found;
    throw new ProblemError({
      code: 'persisted-query-unknown',
      detail: `No query with the hash ${hash} is known; send its text with it once.`,
    });
  },
  getHashForQuery: hashOf,
  saveQuery: async (hash: string, query: string) => queries.keep(hash, query),
  mismatchError: 'The hash is not that of the query.',
});
