import type { PrismaPg } from '@prisma/adapter-pg';
import type { SqlQueryable } from '@prisma/driver-adapter-utils';
import type { Connections } from './connections.ts';
import type { StandbyCounts } from './standbys.ts';
import type { Traffic } from './store.ts';

type Watcher = Parameters<Traffic['watch']>[0];
type Send = <T>(sql: string, run: () => Promise<T>) => Promise<T>;

const NO_STANDBYS = { answered: 0, behind: 0, failed: 0 };

/**
 * Makes the statements that go through `adapter` visible, sends them as the connections allow, and counts those. `sent` is told of
 * statements that go another way.
 */
export function trafficOf(
  connections: Connections,
  adapter: PrismaPg,
  standbys: () => StandbyCounts | undefined = () => undefined,
): { traffic: Traffic; sent: Watcher } {
  const { pool, send, within, begin, waiting } = connections;
  let sent: Watcher | null = null;

  async function told<T>(sql: string, run: () => Promise<T>): Promise<T> {
    if (sent === null) return run();
    const answered = sent(sql);
    try {
      const result = await run();
      answered();
      return result;
    } catch (error) {
      answered(error);
      throw error;
    }
  }

  function follow(queryable: Pick<SqlQueryable, 'queryRaw' | 'executeRaw'>, way: Send): void {
    const { queryRaw, executeRaw } = queryable;
    queryable.queryRaw = (query) => told(query.sql, () => way(query.sql, () => queryRaw.call(queryable, query)));
    queryable.executeRaw = (query) => told(query.sql, () => way(query.sql, () => executeRaw.call(queryable, query)));
  }

  const connect = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const connected = await connect();
    follow(connected, send);
    const start = connected.startTransaction.bind(connected);
    connected.startTransaction = async (level) => {
      const leave = await begin();
      try {
        const transaction = await start(level);
        follow(transaction, (_sql, run) => within(run));
        for (const end of ['commit', 'rollback'] as const) {
          const act = transaction[end].bind(transaction);
          transaction[end] = () => act().finally(leave);
        }
        return transaction;
      } catch (error) {
        leave();
        throw error;
      }
    };
    return connected;
  };

  const traffic: Traffic = {
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: waiting() }),
    standbys: () => standbys() ?? NO_STANDBYS,
    watch(watcher) {
      sent = watcher;
    },
  };
  return { traffic, sent: (sql) => sent?.(sql) ?? (() => {}) };
}
