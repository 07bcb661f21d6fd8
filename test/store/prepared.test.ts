import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import test from 'node:test';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../../src/generated/prisma/client.ts';
import { openConnections } from '../../src/store/connections.ts';
import { trafficOf } from '../../src/store/traffic.ts';
import { openTestDatabase } from '../support/database.ts';

/** A client with one connection, and what is asked on that connection beside it. */
async function alone(t: TestContext) {
  const { url, drop } = await openTestDatabase();
  let open = true;
  // A connection that is given up may still be told that its database is dropped.
  const onTrouble = (error: Error) => open && assert.ifError(error);
  const connections = openConnections(url, { max: 1, seconds: 10, onTrouble });
  const adapter = new PrismaPg(connections.pool, { statementNameGenerator: ({ sql }) => connections.nameOf(sql) });
  trafficOf(connections, adapter);
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal' });
  t.after(async () => {
    open = false;
    await prisma.$disconnect();
    await connections.close();
    await drop();
  });
  const beside = async (text: string) => (await connections.pool.query<{ statement: string }>(text)).rows;
  const prepared = async () =>
    (await beside('SELECT statement FROM pg_prepared_statements')).map((row) => row.statement);
  return { prisma, beside, prepared };
}

const MATCHES = /FROM "public"."matches"/;

test('what is sent often is prepared on its connection, and what is sent once is not', async (t) => {
  const { prisma, prepared } = await alone(t);
  await prisma.seed.findMany();
  for (let time = 1; time < 5; time++) await prisma.match.findMany();
  assert.deepEqual(await prepared(), []);
  for (let time = 0; time < 5; time++) await prisma.match.findMany();
  const [kept = '', ...others] = await prepared();
  assert.match(kept, MATCHES);
  assert.deepEqual(others, []);
});

test('what looks for values in lists is planned anew for each', async (t) => {
  const { prisma, prepared } = await alone(t);
  for (let time = 0; time < 10; time++)
    await prisma.$queryRaw`SELECT ply FROM matches WHERE tags @> ${['league']}::text[]`;
  assert.deepEqual(await prepared(), []);
  for (let time = 0; time < 10; time++) await prisma.$queryRaw`SELECT ply FROM matches WHERE event = ${'league'}`;
  assert.equal((await prepared()).length, 1);
});

test('where a pooler has the statement elsewhere, it is sent once more and nothing is prepared any longer', async (t) => {
  const { prisma, beside, prepared } = await alone(t);
  for (let time = 0; time < 5; time++) await prisma.match.findMany();
  assert.equal((await prepared()).length, 1);
  await beside('DEALLOCATE ALL');
  for (let time = 0; time < 10; time++) assert.deepEqual(await prisma.match.findMany(), []);
  assert.deepEqual(await prepared(), []);
});

test('where another connection prepared the statement, it is sent once more', async (t) => {
  const { prisma, beside, prepared } = await alone(t);
  for (let time = 0; time < 5; time++) await prisma.match.findMany();
  const [{ name = '', statement = '' } = {}] = (await beside('SELECT name, statement FROM pg_prepared_statements')) as {
    name?: string;
    statement?: string;
  }[];
  const other = await alone(t);
  await other.beside(`PREPARE ${name} AS ${statement.replace(/\$\d/g, '0')}`);
  for (let time = 0; time < 10; time++) assert.deepEqual(await other.prisma.match.findMany(), []);
  assert.deepEqual(await other.prepared(), []);
  assert.equal((await prepared()).length, 1);
});

test('where a table has changed since, the statement is prepared anew', async (t) => {
  const { prisma, beside, prepared } = await alone(t);
  for (let time = 0; time < 5; time++) await prisma.match.findMany();
  await beside('ALTER TABLE matches ALTER COLUMN external_id TYPE varchar(400)');
  for (let time = 0; time < 10; time++) assert.deepEqual(await prisma.match.findMany(), []);
  const [kept = '', ...others] = await prepared();
  assert.match(kept, MATCHES);
  assert.deepEqual(others, []);
});

test('a statement that is wrong is refused each time, however often it was sent', async (t) => {
  const { prisma } = await alone(t);
  for (let time = 0; time < 8; time++) await assert.rejects(prisma.$queryRaw`SELECT 1 / ${0}::int`, /division by zero/);
});
