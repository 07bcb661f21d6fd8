import assert from 'node:assert/strict';
import test from 'node:test';
import { openTestDatabase } from '../support/database.ts';
import { startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

/** As many queries as once took 4 GB, in a heap that has room for a few dozen of them; in a tighter one, most of the work is to collect garbage. */
const QUERIES = 60;
const HEAP_MB = 280;

/** A sound query of 40 kB that no other one is the same as, and that costs few points. */
const large = (number: number): string =>
  `{ rulesets(limit: 1) { ${Array.from({ length: 6500 }, (_, at) => `q${number}a${at}: next`).join(' ')} } }`;

test('a server with little memory answers large queries without end', async () => {
  const database = await openTestDatabase();
  const server = await startServer({
    DATABASE_URL: database.url,
    KEYLESS: 'loopback',
    GRAPHQL_TOKENS: '20000',
    RATE_LIMIT_KEYLESS: '0',
    MAX_EVENT_LOOP_DELAY: '0',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
  });
  try {
    const statuses = new Map<number, number>();
    for (let number = 0; number < QUERIES; number++) {
      const body = JSON.stringify({ query: large(number) });
      const reply = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await reply.arrayBuffer();
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    }
    assert.equal(server.child.exitCode, null);
    assert.ok((statuses.get(200) ?? 0) >= QUERIES / 2, JSON.stringify([...statuses]));
    await until('it recovers', async () => (await fetch(`${server.url}/v1/rulesets`)).status === 200);
  } finally {
    await server.end('SIGTERM');
    await database.drop();
  }
});
