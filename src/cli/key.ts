/** `npm run key`: keys, straight in the database. */
import { z } from 'zod';
import { readConfig } from '../config.ts';
import type { Scope } from '../contracts/keys.ts';
import { SCOPES } from '../contracts/keys.ts';
import { LOCAL_TENANT } from '../services/callers/caller.ts';
import { isId } from '../services/ids.ts';
import { draftKey } from '../services/keys/api-keys.ts';
import { PURPOSES, retire, rotate } from '../services/sealing/service-keys.ts';
import type { Store, StoredKey } from '../store/store.ts';
import { commandLine } from './arguments.ts';
import type { Shell } from './shell.ts';
import { ownShell } from './shell.ts';
import { withStore } from './with-store.ts';

const USAGE = `npm run key -- [--tenant local] [--name key] [--scopes ${SCOPES.join(',')}]
               [--expires 30d] [--seat <match>:<p1|p2|spectator>]
npm run key -- list [--tenant local]
npm run key -- revoke <id>
npm run key -- rotate seal|sign
npm run key -- retire <kid>

Makes a key and prints it; it is shown only this once. It has every scope unless --scopes names some, and never ends
unless --expires says when (90s, 15m, 12h, 30d, or a time such as 2027-01-31T12:00:00Z). Tenants can't see each other's
data. "revoke" ends a key at once, on running servers within five seconds. "rotate" makes a new key of the service's own,
to seal states or to sign; what older keys sealed and signed stays valid until "retire" ends them.
Uses DATABASE_URL, or the service's own database, even while the server runs.`;

const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** When a key ends, by what time it is for the database. */
const end = z.string().transform((text, context): ((now: Date) => Date) => {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? 0) * 1000;
  if (milliseconds > 0) return (now) => new Date(now.getTime() + milliseconds);
  const time = Date.parse(text);
  if (time > Date.now()) return () => new Date(time);
  context.addIssue({ code: 'custom', message: 'has to be a time in the future, such as 30d or 2027-01-31T12:00:00Z' });
  return z.NEVER;
});

const scopes = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((scope) => scope.trim()))])
  .pipe(z.array(z.enum(SCOPES)));

const seat = z
  .string()
  .regex(/^[0-9a-fA-F-]{36}:(p1|p2|spectator)$/, 'has to be the id of a match, a colon, and p1, p2 or spectator')
  .transform((text) => {
    const [match = '', viewer] = text.split(':');
    return { match: match.toLowerCase(), viewer: viewer as 'p1' | 'p2' | 'spectator' };
  });

const wanted = z.object({
  tenant: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,60}$/, 'has to be 1 to 60 letters, digits, dots, dashes or underscores')
    .refine((name) => name !== 'public', 'is what calls without a key belong to')
    .optional(),
  name: z.string().min(1).max(100).default('key'),
  scopes: scopes.optional(),
  expires: end.optional(),
  seat: seat.optional(),
});
type Wanted = z.output<typeof wanted>;

/** What is wrong, for the person at the console. */
class Refused extends Error {}

async function make(
  { console }: Shell,
  store: Store,
  { tenant = LOCAL_TENANT, name, expires, seat, ...asked }: Wanted,
): Promise<void> {
  const forSeats: Scope[] = SCOPES.filter((scope) => scope !== 'judge' && scope !== 'admin');
  const scopes = asked.scopes ?? (seat ? forSeats : [...SCOPES]);
  if (seat && scopes.some((scope) => !forSeats.includes(scope))) {
    throw new Refused('A key that is bound to a seat cannot be a judge or an admin.');
  }
  if (seat && (await store.matches.find(tenant, seat.match)) === null) {
    throw new Refused(`${tenant} has no match ${seat.match}.`);
  }
  const expiresAt = expires?.(await store.keys.now()) ?? null;
  const drafted = { tenant, name, scopes, seat: seat ?? null, expiresAt, rotatedFrom: null };
  const { key, secret } = draftKey(drafted);
  await store.keys.create(key);
  console.log(secret);
  const until = expiresAt ? `until ${expiresAt.toISOString()}` : 'for good';
  console.error(`The key ${key.id} (${name}) of ${tenant} may ${scopes.join(', ')}, ${until}. It is not shown again.`);
}

async function list({ console }: Shell, store: Store, { tenant }: Wanted): Promise<void> {
  const now = await store.keys.now();
  for (const name of tenant === undefined ? await store.keys.tenants() : [tenant]) {
    for (let after: string | undefined; ; ) {
      const page = await store.keys.list(name, { limit: 200, after });
      for (const key of page) console.log(lineOf(key, now));
      after = page.at(-1)?.id;
      if (page.length < 200) break;
    }
  }
}

function lineOf(key: StoredKey, now: Date): string {
  const ends = [key.expiresAt, key.revokedAt].filter((date) => date !== null).sort((a, b) => Number(a) - Number(b))[0];
  const life = ends === undefined ? 'lives' : `${ends <= now ? 'ended' : 'ends'} ${ends.toISOString()}`;
  const used = key.lastUsedAt === null ? 'never used' : `used ${key.lastUsedAt.toISOString()}`;
  const seat = key.seat === null ? [] : [`${key.seat.match}:${key.seat.viewer}`];
  return [key.id, key.hint, key.tenant, key.name, key.scopes.join(','), ...seat, life, used].join('  ');
}

async function revoke({ console }: Shell, store: Store, id: string): Promise<void> {
  const tenant = isId(id) ? await store.keys.tenantOf(id) : null;
  if (tenant === null) throw new Refused(`There is no key ${id}.`);
  const ended = await store.keys.end(tenant, id);
  console.log(ended ? `The key ${id} has been revoked.` : `The key ${id} had ended already.`);
}

async function rotateOwn({ console }: Shell, store: Store, purpose: string): Promise<void> {
  const known = PURPOSES.find((one) => one === purpose);
  if (known === undefined) throw new Refused(`There are keys to ${PURPOSES.join(' and to ')}, not to ${purpose}.`);
  console.log(`The new key to ${known} with is ${await rotate(store, known)}.`);
}

async function retireOwn({ console }: Shell, store: Store, kid: string): Promise<void> {
  if (!(await retire(store, kid))) throw new Refused(`There is no active key ${kid}.`);
  console.log(`The key ${kid} is retired.`);
}

/** What the command line asks for, or what is wrong with it; null for how it is used. */
function asked(shell: Shell): ((store: Store) => Promise<void>) | string | null {
  const text = { type: 'string' } as const;
  const options = {
    tenant: text,
    name: text,
    scopes: text,
    expires: text,
    seat: text,
    help: { type: 'boolean' },
  } as const;
  const said = commandLine({ args: shell.args, allowPositionals: true, options });
  if (typeof said === 'string') return said;
  if (said.values.help) return null;
  const read = wanted.safeParse(said.values);
  if (!read.success)
    return read.error.issues.map(({ path, message }) => `--${path[0]?.toString()}: ${message}`).join('\n');
  const [command, subject, ...more] = said.positionals;
  if (command === undefined) return (store) => make(shell, store, read.data);
  if (command === 'list' && subject === undefined) return (store) => list(shell, store, read.data);
  const does = new Map([
    ['revoke', revoke],
    ['rotate', rotateOwn],
    ['retire', retireOwn],
  ]).get(command);
  if (does === undefined || subject === undefined || more.length > 0) return 'Unknown command or arguments.';
  return (store) => does(shell, store, subject);
}

/** Does what the arguments ask for, and gives the code to end with. */
export async function key(shell: Shell): Promise<number> {
  const { console, env } = shell;
  const work = asked(shell);
  if (work === null) {
    console.log(USAGE);
    return 0;
  }
  if (typeof work === 'string') {
    console.error(`${work}\n\n${USAGE}`);
    return 2;
  }
  try {
    await withStore(readConfig(env), console, work);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

// The engine of the migrations leaves a timer of ten seconds behind.
if (import.meta.main) process.exit(await key(ownShell));
