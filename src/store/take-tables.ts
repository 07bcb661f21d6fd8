/** The tables that a migration needs for itself are taken before its first statement, so that it never waits for one while others wait for it. */
import type pg from 'pg';
import { escapeIdentifier } from 'pg';

/** What a migration does to a table: writers wait, or readers too. */
type Mode = 'SHARE ROW EXCLUSIVE' | 'ACCESS EXCLUSIVE';

const NAME = '(?:ONLY )?(?:IF EXISTS )?"?(\\w+)"?';
/** The statements after which a transaction has a table for itself, each with the place of the table's name. */
const ALONE = [
  `ALTER TABLE ${NAME}`,
  `DROP TABLE ${NAME}`,
  `TRUNCATE (?:TABLE )?${NAME}`,
  `DROP TRIGGER .*? ON ${NAME}`,
];
const LOCKED = /\bLOCK TABLE ([\w", ]+?) IN\b/gi;
const WRITTEN = [
  `CREATE (?:UNIQUE )?INDEX .*? ON ${NAME}`,
  `CREATE (?:CONSTRAINT )?TRIGGER .*? ON ${NAME}`,
  `REFERENCES ${NAME}`,
  `UPDATE ${NAME}`,
  `DELETE FROM ${NAME}`,
  `INSERT INTO ${NAME}`,
];

/** The tables that a migration names in a way that takes them, and how; some may not be there before it. */
export function tablesOf(sql: string): Map<string, Mode> {
  const text = sql.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' ');
  const named = (patterns: string[]) =>
    patterns.flatMap((pattern) => [...text.matchAll(new RegExp(`\\b${pattern}`, 'gi'))].map(([, name]) => name ?? ''));
  const locked = [...text.matchAll(LOCKED)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  return new Map<string, Mode>([
    ...named(WRITTEN).map((name) => [name, 'SHARE ROW EXCLUSIVE'] as const),
    ...[...named(ALONE), ...locked].map((name) => [name, 'ACCESS EXCLUSIVE'] as const),
  ]);
}

type Ask = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;

/**
 * Takes tables that are there, in the order of `tables`, within the transaction in which `ask` sends a statement. The first
 * is waited for as long as `lock_timeout` says, while nothing is held that somebody else needs; all others within half of
 * the time after which a session that waits is looked at for a deadlock, so that none is ever found: where that is too
 * short, this throws (55P03), and the table that was not given comes first in `tables`, for the next transaction.
 */
export async function takeTables(ask: Ask, tables: Map<string, Mode>): Promise<void> {
  const { rows } = await ask<{ name: string; wait: number; patience: string }>(TABLES, [[...tables.keys()]]);
  const waitAtMost = (time: string) => ask("SELECT set_config('lock_timeout', $1, true)", [time]);
  let until: number | null = null;
  for (const { name, wait } of rows) {
    const mode = tables.get(name) as Mode;
    try {
      if (until !== null) await waitAtMost(`${Math.max(1, until - Date.now())}ms`);
      await ask(`LOCK TABLE ${escapeIdentifier(name)} IN ${mode} MODE`);
    } catch (error) {
      const others = [...tables];
      tables.clear();
      for (const [other, how] of [[name, mode] as const, ...others]) tables.set(other, how);
      throw error;
    }
    until ??= Date.now() + wait;
  }
  if (rows[0] !== undefined) await waitAtMost(rows[0].patience);
}

/** Those of the tables that are there, in their order, with the limits of waiting, in milliseconds and as the database tells its own. */
const TABLES = `
  SELECT name, (SELECT setting::int / 2 FROM pg_settings WHERE name = 'deadlock_timeout') AS wait,
    current_setting('lock_timeout') AS patience
  FROM unnest($1::text[]) WITH ORDINALITY AS t (name, place)
  WHERE (SELECT relkind FROM pg_class WHERE oid = to_regclass(quote_ident(name))) IN ('r', 'p')
  ORDER BY place`;
