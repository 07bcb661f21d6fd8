import { createHash } from 'node:crypto';
import { databaseCode } from './unreachable.ts';

/** A statement that was sent so often is prepared: from then on the database has its plan, and only values are sent. */
const OFTEN = 5;
/** Most statements that are prepared on a connection, and whose uses are counted. */
const MOST = 100;
const COUNTED = 500;

/**
 * What asks for rows whose list has some values (`tags @> $2`). How many do is known of each value alone: a plan for whatever values come takes it for few,
 * and for a tag of all matches reads and sorts them all, or for a player of few goes through all matches in their order.
 */
const BY_VALUE = /@>/;

/** What a pooler answers that gives each transaction another connection: it has no such statement, or has it already. */
const ELSEWHERE = new Set(['26000', '42P05']);
/** A table is not what it was when the plan was made. */
const OUTDATED = '0A000';

/**
 * The names of statements that are kept prepared on each connection. A name comes from the words of its statement, so that
 * it never stands for another one, also where several releases share the connections of a pooler.
 */
export class Prepared {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #edition = 0;
  #off = false;

  /** The name to send a statement by; empty for one that is not to be kept. */
  nameOf(sql: string): string {
    if (this.#off || BY_VALUE.test(sql)) return '';
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    const uses = (this.#uses.get(sql) ?? 0) + 1;
    if (uses < OFTEN || this.#names.size >= MOST) {
      if (this.#uses.size >= COUNTED) this.#uses.clear();
      this.#uses.set(sql, uses);
      return '';
    }
    this.#uses.delete(sql);
    const name = `kept_${this.#edition}_${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`;
    this.#names.set(sql, name);
    return name;
  }

  /** Whether a statement was refused, and so not begun, only because of how it was kept: sent once more it is carried out. */
  refused(error: unknown): boolean {
    const code = databaseCode(error) ?? '';
    if (ELSEWHERE.has(code)) this.#off = true;
    else if (code === OUTDATED && this.#names.size > 0) this.#edition++;
    else return false;
    this.#names.clear();
    return true;
  }
}
