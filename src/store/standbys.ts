import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlResultSet,
  Transaction,
} from '@prisma/driver-adapter-utils';
import type { Connections } from './connections.ts';
import { openConnections } from './connections.ts';
import { readReplicaUrl } from './database-url.ts';
import { databaseCode, isUnreachable, Unreachable } from './unreachable.ts';

/** How often statements that may go to a standby were answered there, and why not otherwise. */
export interface StandbyCounts {
  answered: number;
  /** It had not replayed in time what the primary had written when the question came. */
  behind: number;
  failed: number;
}

export interface StandbyOptions {
  /** Most connections held to each of them. */
  max: number;
  /** Seconds that a statement may take. */
  seconds: number;
  onTrouble(error: Error): void;
  /** Is told of statements that go to a standby, as `Traffic.watch` says. */
  sent(sql: string): (error?: unknown) => void;
}

/** How long a standby may take to begin a transaction, in milliseconds. */
const BEGIN = 1_000;
/** How long it is waited for a standby to replay what the primary had written, in milliseconds. */
const REPLAY = 100;
/** For how long a standby that was too far behind, or failed, gets no questions, in milliseconds. */
const REST = 1_000;

/**
 * How far the primary has written, when it is asked: what is acknowledged is in there. Where commits are acknowledged before they
 * are on disk, that is further than what is on disk.
 */
const POSITION = `SELECT (CASE WHEN current_setting('synchronous_commit') = 'off' THEN pg_current_wal_insert_lsn()
                               ELSE pg_current_wal_flush_lsn() END)::text AS position`;

/** Whether a server follows another one, and has replayed that much. */
const REACHED = `SELECT pg_is_in_recovery() AND EXISTS (SELECT FROM pg_stat_wal_receiver)
                        AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached`;

const query = (sql: string, ...args: string[]): SqlQuery => ({
  sql,
  args,
  argTypes: args.map(() => ({ scalarType: 'string', arity: 'scalar' })),
});

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

/** One standby, and whether questions go to it at the moment. */
class Standby {
  readonly connections: Connections;
  readonly #connected: Promise<SqlDriverAdapter>;
  #restsUntil = 0;
  #looking = false;

  constructor(url: string, { max, seconds, onTrouble }: StandbyOptions) {
    this.connections = openConnections(url, { max, seconds, onTrouble });
    const adapter = new PrismaPg(this.connections.pool, {
      onConnectionError: onTrouble,
      statementNameGenerator: ({ sql }) => this.connections.nameOf(sql),
    });
    this.#connected = adapter.connect();
  }

  get rests(): boolean {
    return this.#looking || performance.now() < this.#restsUntil;
  }

  /** It is left alone for a moment. */
  rest(): void {
    this.#restsUntil = performance.now() + REST;
  }

  /** It is left alone until it answers a question of our own. */
  async restUntilItAnswers(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    for (;;) {
      await pause(REST);
      try {
        await this.#end(await this.#begin());
        break;
      } catch (error) {
        if (this.connections.pool.ending || !isUnreachable(error)) break;
      }
    }
    this.#looking = false;
  }

  /** The rows of a statement as of `position` or later; null where it does not get there in time. */
  read(asked: SqlQuery, position: string): Promise<SqlResultSet | null> {
    return this.connections.send(asked.sql, async () => {
      const transaction = await this.#begin();
      try {
        // Both in one transaction: what is between may give each another server. A statement sees all that was replayed before it.
        return (await this.#reaches(transaction, position)) ? await transaction.queryRaw(asked) : null;
      } finally {
        this.#end(transaction).catch(() => {});
      }
    });
  }

  async #begin(): Promise<Transaction> {
    const connected = await this.#connected;
    const beginning = connected.startTransaction();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Unreachable('no-answer', 'there was no answer from a standby in time')),
        BEGIN,
      );
    });
    try {
      return await Promise.race([beginning, late]);
    } catch (error) {
      beginning.then((transaction) => this.#end(transaction)).catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #end(transaction: Transaction): Promise<void> {
    try {
      await transaction.executeRaw(query('COMMIT'));
    } finally {
      await transaction.commit();
    }
  }

  async #reaches(transaction: Transaction, position: string): Promise<boolean> {
    const end = performance.now() + REPLAY;
    for (let next = 2; ; next *= 2) {
      const { rows } = await transaction.queryRaw(query(REACHED, position));
      if (rows[0]?.[0] === true) return true;
      const left = end - performance.now();
      if (left <= 0) return false;
      await pause(Math.min(next, left));
    }
  }
}

/**
 * Standbys that answer what may be asked of them. A question is put to the primary first, about how far it has written, and then to a
 * standby that has replayed as much: so everybody reads what was acknowledged before they asked, whichever server of the service
 * recorded it, as they do at the primary. Where no standby gets there in time, or none answers, the primary does.
 */
export class Standbys {
  readonly #standbys: readonly Standby[];
  readonly #sent: StandbyOptions['sent'];
  readonly counts: StandbyCounts = { answered: 0, behind: 0, failed: 0 };
  #next = 0;
  #asking: Promise<string> | null = null;

  constructor(url: string, options: StandbyOptions) {
    this.#standbys = readReplicaUrl(url).map((server) => new Standby(server, options));
    this.#sent = options.sent;
  }

  /** The adapter of the primary, whose questions are put to standbys where that can be. */
  before(primary: PrismaPg): SqlDriverAdapterFactory {
    return {
      provider: primary.provider,
      adapterName: primary.adapterName,
      connect: async () => {
        const connected = await primary.connect();
        const atPrimary = connected.queryRaw.bind(connected);
        connected.queryRaw = (asked) => this.#read(asked, atPrimary);
        // The connections are those of the primary's client, which ends them.
        connected.dispose = async () => {};
        return connected;
      },
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#standbys.map(({ connections }) => connections.pool.end().then(() => connections.close())));
  }

  async #read(asked: SqlQuery, atPrimary: (asked: SqlQuery) => Promise<SqlResultSet>): Promise<SqlResultSet> {
    const standby = this.#choose();
    if (standby === null) return atPrimary(asked);
    const position = await this.#position(atPrimary);
    const answered = this.#sent(asked.sql);
    try {
      const result = await standby.read(asked, position);
      answered();
      if (result !== null) {
        this.counts.answered++;
        return result;
      }
      this.counts.behind++;
      standby.rest();
    } catch (error) {
      answered(error);
      // It took as long there as it may take anywhere.
      if (!isUnreachable(error) || databaseCode(error) === '57014') throw error;
      this.counts.failed++;
      void standby.restUntilItAnswers();
    }
    return atPrimary(asked);
  }

  /** One after the other, of those that do not rest. */
  #choose(): Standby | null {
    for (let tried = 0; tried < this.#standbys.length; tried++) {
      const standby = this.#standbys[this.#next++ % this.#standbys.length];
      if (standby !== undefined && !standby.rests) return standby;
    }
    return null;
  }

  /** Who asks in one turn of the event loop asks together; nobody is told what was so before. */
  #position(atPrimary: (asked: SqlQuery) => Promise<SqlResultSet>): Promise<string> {
    this.#asking ??= new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      this.#asking = null;
      const { rows } = await atPrimary(query(POSITION));
      return String(rows[0]?.[0]);
    });
    return this.#asking;
  }
}
