import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { applyMigrations, migrationsFolder } from './schema-engine.ts';

/** Any number that no other program uses for a lock in this database. */
const LOCK = 7_238_114;

/**
 * Applies what the database lacks of `prisma/migrations`, and gives the names of it. Several servers that start at once
 * wait for each other. Throws when a migration fails; the engine's record tells which.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    if (await upToDate(client)) return [];
    return await applyMigrations(databaseUrl);
  } finally {
    await client.end();
  }
}

async function upToDate(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there");
  if (!tables[0].there) return false;
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const done = new Set(rows.map((row) => row.name));
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).every((entry) => done.has(entry.name));
}
