import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';

export const prismaFolder = fileURLToPath(new URL('../../prisma/', import.meta.url));
export const migrationsFolder = join(prismaFolder, 'migrations');

const noFilter = { externalTables: [], externalEnums: [] };

/** Prisma's schema engine as WebAssembly: the native one would have to be downloaded when it is first used. */
async function engine(databaseUrl: string, schema: string): Promise<SchemaEngine> {
  const { SchemaEngine } = await import('@prisma/schema-engine-wasm');
  const adapter = bindMigrationAwareSqlAdapterFactory(
    new PrismaPg({ connectionString: databaseUrl, idleTimeoutMillis: 50, allowExitOnIdle: true }),
  );
  return SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, adapter);
}

/** The migrations of the folder in their order, as the engine wants to read them. */
async function migrationList(): Promise<MigrationList> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const read = async (path: string) => ({
    path,
    migrationFile: {
      path: 'migration.sql',
      content: { tag: 'ok' as const, value: await readFile(join(migrationsFolder, path, 'migration.sql'), 'utf8') },
    },
  });
  return {
    baseDir: migrationsFolder,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(join(migrationsFolder, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.sort().map(read)),
  };
}

const currentSchema = () => readFile(join(prismaFolder, 'schema.prisma'), 'utf8');

/** Applies the migrations that the database does not have yet and gives their names. */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const schema = await engine(databaseUrl, await currentSchema());
  const done = await schema.applyMigrations({ migrationsList: await migrationList(), filters: noFilter });
  return done.appliedMigrationNames;
}

/** The SQL that leads from one version of the schema file (`null`: nothing at all) to another. */
export async function schemaDifference(databaseUrl: string, from: string | null, to: string): Promise<string> {
  const file = (content: string) => ({
    tag: 'schemaDatamodel' as const,
    files: [{ path: 'schema.prisma', content }],
  });
  const schema = await engine(databaseUrl, to);
  const { stdout } = await schema.diff({
    from: from === null ? { tag: 'empty' } : file(from),
    to: file(to),
    script: true,
    exitCode: null,
    filters: noFilter,
  });
  return stdout ?? '';
}
