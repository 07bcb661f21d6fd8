import { sha256 } from '../../src/engine/index.ts';
import { newId } from '../../src/services/ids.ts';
import { hintOf, newSecret } from '../../src/services/keys/keys.ts';
import type { TestApp } from './app.ts';

interface Asked {
  tenant?: string;
  scopes?: string[];
  seat?: { match: string; viewer: 'p1' | 'p2' | 'spectator' };
}

/** A key straight from the database, as the header that sends it. */
export async function keyFor({ sql }: TestApp, { tenant = 'local', scopes, seat }: Asked): Promise<[string, string]> {
  const secret = newSecret();
  const granted = scopes ?? ['adjudicate', 'matches:read', 'matches:write'];
  await sql(
    `INSERT INTO api_keys (id, tenant, name, hash, hint, scopes, seat_match, seat_viewer)
     VALUES ($1, $2, 'test', $3, $4, $5, $6, $7)`,
    [newId(), tenant, sha256(secret), hintOf(secret), granted, seat?.match ?? null, seat?.viewer ?? null],
  );
  return ['authorization', `Bearer ${secret}`];
}
