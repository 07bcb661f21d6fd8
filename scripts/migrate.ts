/**
 * `npm run migrate`: brings the database up to date. `npm run migrate -- new <name>`: writes the migration that leads
 * from the schema of the last commit to the schema of the working tree.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { startEmbeddedPostgres } from '../src/store/embedded/postgres.ts';
import { migrate } from '../src/store/migrate.ts';
import { migrationsFolder, prismaFolder, schemaDifference } from '../src/store/schema-engine.ts';

const config = readConfig(process.env);
const project = join(import.meta.dirname, '..');

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const given = config.databaseDirectUrl ?? config.databaseUrl;
  if (given !== null) return work(given);
  const embedded = await startEmbeddedPostgres({ project, folder: config.dataDir });
  try {
    await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

async function committedSchema(): Promise<string | null> {
  if ((await readdir(migrationsFolder)).every((name) => name.includes('.'))) return null;
  return execFileSync('git', ['show', 'HEAD:prisma/schema.prisma'], { cwd: project, encoding: 'utf8' });
}

async function write(name: string, url: string): Promise<void> {
  const schema = await readFile(join(prismaFolder, 'schema.prisma'), 'utf8');
  const sql = await schemaDifference(url, await committedSchema(), schema);
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(migrationsFolder, `${stamp}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${join(folder, 'migration.sql')}; read it before you commit it.`);
}

const [command, name] = process.argv.slice(2);
await withDatabase(async (url) => {
  if (command === 'new' && name !== undefined) return write(name, url);
  const applied = await migrate(url, { seconds: config.migrationTimeout, say: console.log });
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
});

// The engine leaves a timer of ten seconds behind.
process.exit();
