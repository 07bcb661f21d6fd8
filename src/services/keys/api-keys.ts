import type { KeyRequest, RotationRequest, Scope } from '../../contracts/keys.ts';
import { sha256 } from '../../engine/index.ts';
import type { NewKey, StoredKey } from '../../store/store.ts';
import type { Call } from '../call.ts';
import type { SeatBinding } from '../callers/caller.ts';
import { isId, newId } from '../ids.ts';
import { findMatch } from '../matches/load-match.ts';
import { pageOf } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { hintOf, newSecret } from './keys.ts';

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A key as it is returned: everything but the secret and its hash. */
export const keyObject = (key: StoredKey) => ({
  id: key.id,
  name: key.name,
  hint: key.hint,
  tenant: key.tenant,
  scopes: key.scopes as Scope[],
  seat: key.seat,
  createdAt: key.createdAt.toISOString(),
  expiresAt: timeOf(key.expiresAt),
  revokedAt: timeOf(key.revokedAt),
  lastUsedAt: timeOf(key.lastUsedAt),
  rotatedFrom: key.rotatedFrom,
});

export type KeyObject = ReturnType<typeof keyObject>;
/** With the secret, which is shown only this once. */
export type NewKeyObject = KeyObject & { key: string };

const unknownKey = (id: string) => bad('unknown-key', `There is no key ${id}.`);

/** What a new key is made of, and its secret. */
export function draftKey(of: Pick<NewKey, 'tenant' | 'name' | 'scopes' | 'seat' | 'expiresAt' | 'rotatedFrom'>) {
  const secret = newSecret();
  const key: NewKey = { ...of, id: newId(), hash: sha256(secret), hint: hintOf(secret) };
  return { key, secret };
}

/** What is returned about the caller; without a key there is no name, no hint and no time. */
type CallerObject = Pick<KeyObject, 'tenant' | 'scopes' | 'seat' | 'expiresAt'> & {
  [field in 'id' | 'name' | 'hint' | 'createdAt']: string | null;
};

/** Who calls and what that caller may do; 401 for somebody who may do nothing. */
export async function readCaller({ caller, store }: Call): Promise<Answer<CallerObject>> {
  const { key, tenant, scopes, seat } = caller;
  if (key !== null) {
    const found = await store.keys.find(tenant, key);
    if (found === null) return bad('key-invalid', 'There is no such key.');
    const { revokedAt: _revoked, lastUsedAt: _used, rotatedFrom: _from, ...told } = keyObject(found);
    return good(told);
  }
  if (scopes.size === 0) return bad('key-required', 'No key was sent: send it as "Authorization: Bearer …".');
  const nothing = { id: null, name: null, hint: null, createdAt: null, expiresAt: null };
  return good({ ...nothing, tenant, scopes: [...scopes], seat });
}

/** A key can't make one that may do more. */
function grantable({ caller }: Call, scopes: readonly string[]): Answer<null> {
  const more = scopes.filter((scope) => ![...caller.scopes].some((own) => own === scope));
  if (more.length === 0) return good(null);
  return bad('scope-missing', `Your key does not have ${more.join(', ')}, so it cannot grant that to another key.`);
}

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other < one) ? other : one;

/** When the key of the caller ends, if it does: what it makes ends no later. */
async function ownEnd({ caller, store }: Call): Promise<Date | null> {
  const own = caller.key === null ? null : await store.keys.find(caller.tenant, caller.key);
  return own && earlier(own.expiresAt, own.revokedAt);
}

function endWithin(own: Date | null, asked: Date | null): Answer<Date | null> {
  if (own === null || asked === null || asked <= own) return good(earlier(own, asked));
  const errors = [
    { path: '/expiresAt', reason: 'your key ends before that', accepts: own.toISOString(), in: 'body' as const },
  ];
  return bad('invalid-request', 'A key cannot make one that outlives it.', { errors });
}

/** When a key is to end, by the clock of the database. */
async function endOf({ store }: Call, { expiresAt, expiresIn }: KeyRequest): Promise<Answer<Date | null>> {
  if (expiresAt === undefined && expiresIn === undefined) return good(null);
  const now = await store.keys.now();
  const end = expiresIn === undefined ? new Date(expiresAt ?? now) : new Date(now.getTime() + expiresIn * 1000);
  if (end > now) return good(end);
  const errors = [{ path: '/expiresAt', reason: 'this is in the past', in: 'body' as const }];
  return bad('invalid-request', 'The key would already have ended.', { errors });
}

/** Makes a key for the caller's tenant. The answer holds the secret, this once. */
export async function createKey(call: Call, request: KeyRequest): Promise<Answer<NewKeyObject>> {
  const scopes = [...new Set(request.scopes)];
  const allowed = grantable(call, scopes);
  if (!allowed.ok) return allowed;
  const asked = await endOf(call, request);
  if (!asked.ok) return asked;
  const expiresAt = endWithin(await ownEnd(call), asked.value);
  if (!expiresAt.ok) return expiresAt;
  const seat = await seatOf(call, request.seat);
  if (!seat.ok) return seat;
  const { tenant } = call.caller;
  const { key, secret } = draftKey({
    ...{ tenant, name: request.name, scopes, rotatedFrom: null },
    ...{ seat: seat.value, expiresAt: expiresAt.value },
  });
  return good({ ...keyObject(await call.store.keys.create(key)), key: secret });
}

async function seatOf(call: Call, asked: SeatBinding | undefined): Promise<Answer<SeatBinding | null>> {
  if (asked === undefined) return good(null);
  const match = await findMatch(call, asked.match);
  return match.ok ? good({ match: match.value.id, viewer: asked.viewer }) : match;
}

export async function listKeys(call: Call, { limit, after }: { limit: number; after?: string | undefined }) {
  const found = await call.store.keys.list(call.caller.tenant, { limit: limit + 1, after });
  return pageOf(found.map(keyObject), limit, ({ id }) => id);
}

async function find({ store, caller }: Call, id: string): Promise<StoredKey | null> {
  return isId(id) ? store.keys.find(caller.tenant, id) : null;
}

export async function readKey(call: Call, id: string): Promise<Answer<KeyObject>> {
  const key = await find(call, id);
  return key ? good(keyObject(key)) : unknownKey(id);
}

/** Makes a key with the same powers; the old one lives on until the grace ends. */
export async function rotateKey(
  call: Call,
  id: string,
  { graceSeconds = 86_400 }: RotationRequest,
): Promise<Answer<NewKeyObject>> {
  const old = await find(call, id);
  if (old === null) return unknownKey(id);
  const allowed = grantable(call, old.scopes);
  if (!allowed.ok) return allowed;
  const { tenant, name, scopes, seat } = old;
  const expiresAt = earlier(old.expiresAt, await ownEnd(call));
  const { key, secret } = draftKey({ tenant, name, scopes, seat, expiresAt, rotatedFrom: old.id });
  const made = await call.store.keys.replace(old.id, key, graceSeconds);
  if (made === null) return bad('key-ended', 'The key has ended; make a new one.');
  call.keys.forget();
  return good({ ...keyObject(made), key: secret });
}

/** Ends a key: here at once, on other servers within five seconds. Ending it again changes nothing. */
export async function revokeKey(call: Call, id: string): Promise<Answer<null>> {
  if (!isId(id)) return unknownKey(id);
  const ended = await call.store.keys.end(call.caller.tenant, id);
  call.keys.forget();
  return ended || (await find(call, id)) !== null ? good(null) : unknownKey(id);
}
