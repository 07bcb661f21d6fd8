import pg from 'pg';
import { readDatabaseUrl } from './database-url.ts';
import { Unreachable } from './unreachable.ts';

/** How long a server may take to say whether it takes writes, in milliseconds. */
const LOOK = 2_000;

export interface Place {
  host: string;
  port: number;
}

/** The servers of a database, and which of them takes writes. */
export class Hosts {
  /** The address of the first server, with everything that holds for all of them. */
  readonly first: string;
  readonly #servers: readonly string[];
  readonly #writable: boolean;
  #found: Promise<Place> | null = null;

  constructor(url: string) {
    const { servers, writable } = readDatabaseUrl(url);
    this.#servers = servers;
    this.#writable = writable;
    this.first = servers[0] ?? url;
  }

  /** Where to connect to; null where there is nothing to choose. Rejects when no server is fit. */
  async place(): Promise<Place | null> {
    if (this.#servers.length === 1 && !this.#writable) return null;
    const finding = this.#found ?? this.#find();
    this.#found = finding;
    finding.catch(() => {
      if (this.#found === finding) this.#found = null;
    });
    return finding;
  }

  /** Looks for a server anew when the next connection is made: the one that was found fails, or takes no writes. */
  forget(): void {
    this.#found = null;
  }

  async #find(): Promise<Place> {
    try {
      return await Promise.any(this.#servers.map((server) => this.#try(server)));
    } catch (error) {
      const reasons: unknown[] = error instanceof AggregateError ? error.errors : [error];
      throw reasons.find((reason) => reason instanceof Unreachable) ?? reasons[0];
    }
  }

  async #try(server: string): Promise<Place> {
    const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: LOOK, query_timeout: LOOK });
    // What ends the connection is told by the promise that waits for it.
    client.on('error', () => {});
    try {
      await client.connect();
      if (this.#writable) {
        const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
        if (rows[0]?.transaction_read_only !== 'off') throw new Unreachable('read-only', 'the server takes no writes');
      }
      return { host: client.host, port: client.port };
    } finally {
      client.end().catch(() => {});
    }
  }
}
