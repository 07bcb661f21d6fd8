import { createHmac } from 'node:crypto';
import type { Json, JsonObject } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { newId } from '../ids.ts';

/** 32 digits that are not mistaken for one another. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;

/**
 * What a forgotten player of a tenant is called: "Forgotten-" and 12 digits (60 bits) of the HMAC-SHA256 of tenant and name, under a
 * key that the service makes once and keeps in the database. The same name of the same tenant is always called the same; whoever
 * has not the key can neither work the name out nor test a guess.
 */
export async function pseudonymOf({ store, caller }: Pick<Call, 'store' | 'caller'>, name: string): Promise<string> {
  const mac = createHmac('sha256', await nameKey(store))
    .update(JSON.stringify([caller.tenant, name]))
    .digest();
  const digits = Array.from({ length: LENGTH }, (_, at) => DIGITS.charAt((mac[at] ?? 0) % DIGITS.length));
  return `Forgotten-${digits.join('')}`;
}

/** The oldest key for names: another one would call everybody by another name. */
async function nameKey({ serviceKeys }: Call['store']): Promise<Buffer> {
  for (;;) {
    const k = (await serviceKeys.list('names')).at(-1)?.jwk.k;
    if (k !== undefined) return Buffer.from(k, 'base64url');
    const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
    await serviceKeys.addFirst({ kid: newId(), purpose: 'names', jwk: { kty: 'oct', k: secret } });
  }
}

/** Says a text with another name in the place of one, where that stands as a word or as words. */
export type Rewording = (text: string) => string;

export function rewording(name: string, by: string): Rewording {
  const plain = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const words = new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => text.replace(words, () => by);
}

/** The same in all texts of data, and in the names of their fields. */
export function rewordAll<T extends Json>(value: T, reword: Rewording): T;
export function rewordAll(value: Json, reword: Rewording): Json {
  if (typeof value === 'string') return reword(value);
  if (Array.isArray(value)) return value.map((one) => rewordAll(one, reword));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([field, one]) => [reword(field), rewordAll(one, reword)]),
  );
}
