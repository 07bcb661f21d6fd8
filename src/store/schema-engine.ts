import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';

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
