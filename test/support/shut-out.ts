import assert from 'node:assert/strict';
import type { TestApp } from './app.ts';

const nameOf = ({ url }: TestApp): string => new URL(url).pathname.slice(1);

/** How long a connection may take to end, in milliseconds. */
const PATIENCE = 60_000;

/** Takes its database away from a service, through another one. All connections have ended then. */
export async function shutOut(service: TestApp, through: TestApp): Promise<void> {
  await through.sql(`ALTER DATABASE ${nameOf(service)} ALLOW_CONNECTIONS false`);
  const { rows } = await through.sql(
    'SELECT pg_terminate_backend(pid, $2) AS ended FROM pg_stat_activity WHERE datname = $1',
    [nameOf(service), PATIENCE],
  );
  assert.ok(rows.every(({ ended }) => ended));
}

/** Gives the service its database back. */
export async function letIn(service: TestApp, through: TestApp): Promise<void> {
  await through.sql(`ALTER DATABASE ${nameOf(service)} ALLOW_CONNECTIONS true`);
}
