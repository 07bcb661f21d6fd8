import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../../src/store/store.ts';
import { notCovered } from './exceptions.ts';
import { isAboutMatches, loadParser, unnamedIn } from './naming.ts';
import { refusedSpread } from './spreading.ts';

/** Statements of this process that are known to be right: values have no part in that. */
const known = new Set<string>();

/** The names of statements, by their texts: most are sent again and again. */
const names = new Map<string, string>();

/** Where files of a run note for each other which statements are right; null where a file runs by itself. */
const shared = (): string | null => process.env.TEST_STATEMENTS ?? null;

/** What a statement is known by, whatever its values are called; null where it is not about matches. */
function nameOf(sql: string): string | null {
  const known = names.get(sql);
  if (known !== undefined) return known === '' ? null : known;
  const name = isAboutMatches(sql) ? createHash('sha256').update(sql.replaceAll(/\$\d+/g, '$')).digest('hex') : '';
  names.set(sql, name);
  return name === '' ? null : name;
}

/** Statements of a store that have not been looked at. */
export interface Watched {
  /** Throws where one of those that were sent does not name the matches that it is about, and is no exception. */
  check(): Promise<void>;
}

/** Has a look at every statement that a store sends, beside whoever else watches it. */
export function watchMatchKeys({ traffic }: Pick<Store, 'traffic'>): Watched {
  const sent = new Map<string, string>();
  const note = (sql: string) => {
    const name = nameOf(sql);
    if (name !== null && !known.has(name)) sent.set(name, sql);
  };
  const watch = traffic.watch.bind(traffic);
  traffic.watch = (watcher) =>
    watch((sql) => {
      note(sql);
      return watcher(sql);
    });
  traffic.watch(() => () => {});
  return {
    async check() {
      const folder = shared();
      const open = [...sent].filter(([name]) => folder === null || !existsSync(join(folder, name)));
      if (open.length > 0) await loadParser();
      for (const [name, sql] of open) {
        const [wrong] = notCovered(unnamedIn(sql), sql);
        if (wrong)
          throw new Error(
            `A statement ${wrong.fault} (of ${wrong.tables.join(', ')}); see test/support/match-key: ${sql}`,
          );
        const refused = refusedSpread(sql);
        if (refused !== null)
          throw new Error(`A statement ${refused}; see test/support/match-key/spreading.ts: ${sql}`);
        if (folder !== null) writeFileSync(join(folder, name), '');
      }
      for (const name of sent.keys()) known.add(name);
      sent.clear();
    },
  };
}
