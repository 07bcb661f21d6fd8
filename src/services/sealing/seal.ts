import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, errors } from 'jose';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { ServiceKeys } from './service-keys.ts';

const TYPE = 'arbiter-state';

/** The public part of a state is padded to a multiple of this many bytes. */
const SEEN = 4096;
/** The hidden part is padded to this many bytes, doubled as often as needed; in the games here it takes a quarter. */
const HIDDEN = 8192;

/**
 * How many bytes are sealed for a text of `length` bytes of which everybody may see `seen`. Since what is hidden does not
 * change this where it comes to less than `HIDDEN`, the length of a seal tells no more than everybody may see.
 */
export function sealedBytes(length: number, seen: number): number {
  let hidden = HIDDEN;
  while (hidden < length - seen) hidden *= 2;
  return Math.ceil(seen / SEEN) * SEEN + hidden;
}

/** The bytes of a text, with white space up to a length, which JSON does not mind. */
function padded(text: string, seen: number): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([bytes, Buffer.alloc(sealedBytes(bytes.length, seen) - bytes.length, ' ')]);
}

/**
 * Seals the text of a state, so that who carries it can neither read nor change it: a compact JWE. The tenant is sealed
 * in, on a line of its own before the state. `seen` is the text of what everybody may see of it.
 */
export async function sealText(keys: ServiceKeys, tenant: string, text: string, seen: string): Promise<string> {
  const { kid, key } = await keys.current('seal');
  const whose = `${JSON.stringify(tenant)}\n`;
  return new CompactEncrypt(padded(`${whose}${text}`, Buffer.byteLength(whose) + Buffer.byteLength(seen)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: TYPE, kid })
    .encrypt(key);
}

const invalid = (detail: string) => bad('sealed-state-invalid', detail);

/** The text that was sealed for `tenant`, without what it was padded with; or why this is no seal of ours for it. */
export async function openText(keys: ServiceKeys, tenant: string, sealed: string): Promise<Answer<string>> {
  const kid = kidOf(sealed);
  if (kid === null && sealed.trimStart().startsWith('{')) {
    return invalid('This is an open state as a text: send it as an object, without quotes around it.');
  }
  if (kid === null) return invalid('This is not a sealed state, which is a compact JWE made by this service.');
  const found = await keys.find('seal', kid);
  if (found === null) return invalid('The key that the state was sealed with is unknown here or was removed.');
  if (found.retired) return invalid('The key that the state was sealed with is retired.');
  const opened = await decrypt(sealed, found.key);
  if (opened === null) return invalid('The sealed state was changed or is incomplete.');
  const end = opened.indexOf('\n');
  if (opened.slice(0, end) !== JSON.stringify(tenant)) return invalid('The state was sealed for somebody else.');
  return good(opened.slice(end + 1).trimEnd());
}

/** The name of the key in the header of a seal, which nothing vouches for yet. */
function kidOf(sealed: string): string | null {
  const parts = sealed.split('.');
  const [, key, ...rest] = parts;
  if (parts.length !== 5 || key !== '' || rest.some((part) => !isPlain(part))) return null;
  try {
    const { typ, kid } = decodeProtectedHeader(sealed);
    return typ === TYPE && typeof kid === 'string' ? kid : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Base64url has several spellings of some bytes; only one of them is ours. */
const isPlain = (part: string): boolean => Buffer.from(part, 'base64url').toString('base64url') === part;

async function decrypt(sealed: string, key: Parameters<typeof compactDecrypt>[1]): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return Buffer.from(plaintext).toString('utf8');
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
