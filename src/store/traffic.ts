import type { PrismaPg } from '@prisma/adapter-pg';
import type { SqlQueryable } from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import type { Traffic } from './store.ts';

type Watcher = Parameters<Traffic['watch']>[0];

/** Makes the statements that go through `adapter` visible, and counts the connections of its pool. */
export function trafficOf(pool: pg.Pool, adapter: PrismaPg): Traffic {
  let sent: Watcher | null = null;

  async function told<T>(sql: string, send: () => Promise<T>): Promise<T> {
    if (sent === null) return send();
    const answered = sent(sql);
    try {
      const result = await send();
      answered();
      return result;
    } catch (error) {
      answered(error);
      throw error;
    }
  }

  function follow(queryable: Pick<SqlQueryable, 'queryRaw' | 'executeRaw'>): void {
    const { queryRaw, executeRaw } = queryable;
    queryable.queryRaw = (query) => told(query.sql, () => queryRaw.call(queryable, query));
    queryable.executeRaw = (query) => told(query.sql, () => executeRaw.call(queryable, query));
  }

  const connect = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const connected = await connect();
    follow(connected);
    const begin = connected.startTransaction.bind(connected);
    connected.startTransaction = async (level) => {
      const transaction = await begin(level);
      follow(transaction);
      return transaction;
    };
    return connected;
  };

  return {
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    watch(watcher) {
      sent = watcher;
    },
  };
}
