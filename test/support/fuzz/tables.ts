import { createHash } from 'node:crypto';
import type { TestApp } from '../app.ts';

/** What may change although a request was refused. */
const MAY_CHANGE = ['api_keys.last_used_at'];
/** Refusals are kept as well, for who repeats a request under its Idempotency-Key. */
const KEPT_ANSWERS = 'idempotent_answers';

/** Everything that is stored, as one hash; it is only made anew when something was written since. */
export class Tables {
  readonly #app: TestApp;
  #query = '';
  #position = '';
  #hash = '';

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** The hash of the content of all tables. */
  async hash(): Promise<string> {
    const position = await this.#written();
    if (position === this.#position) return this.#hash;
    this.#query ||= await this.#compose();
    const { rows } = await this.#app.sql(this.#query);
    this.#hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    this.#position = position;
    return this.#hash;
  }

  /** How far Postgres has written its log: where nothing was added, nothing was changed. */
  async #written(): Promise<string> {
    const { rows } = await this.#app.sql('SELECT pg_current_wal_insert_lsn()::text AS at');
    return String(rows[0]?.at);
  }

  async #compose(): Promise<string> {
    const { rows } = await this.#app.sql(
      `SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '${KEPT_ANSWERS}' GROUP BY table_name ORDER BY table_name`,
    );
    if (rows.length === 0) throw new Error('there are no tables');
    return rows
      .map(({ table_name: table, columns }: { table_name: string; columns: string[] }) => {
        const kept = columns.filter((column) => !MAY_CHANGE.includes(`${table}.${column}`)).map((one) => `"${one}"`);
        const row = `md5(ROW(${kept.join(', ')})::text)`;
        return `SELECT '${table}' AS t, md5(string_agg(${row}, '' ORDER BY ${row})) AS h, count(*) AS n FROM "${table}"`;
      })
      .join(' UNION ALL ')
      .concat(' ORDER BY t');
  }
}
