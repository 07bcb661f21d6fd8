import { CompactSign, compactVerify, createLocalJWKSet, errors } from 'jose';
import type { JsonObject } from '../../engine/index.ts';
import { canonical } from '../../engine/index.ts';
import type { ServiceKeys } from './service-keys.ts';

/** What signing needs: the keys, and the issuer. */
export interface Signer {
  serviceKeys: ServiceKeys;
  issuer: string;
}

/** Signs a statement of the service: a compact JWS (EdDSA with Ed25519) over who says it, when, and `claims`. */
export async function sign({ serviceKeys, issuer }: Signer, kind: string, claims: JsonObject): Promise<string> {
  const { kid, key } = await serviceKeys.current('sign');
  const payload = { iss: issuer, iat: Math.floor(Date.now() / 1000), kind, ...claims };
  return new CompactSign(Buffer.from(canonical(payload)))
    .setProtectedHeader({ alg: 'EdDSA', typ: `arbiter-${kind}`, kid })
    .sign(key);
}

/** What a compact JWS says that this service has signed, at whatever time; null for anything else. */
export async function saidSigned(
  { serviceKeys }: Pick<Signer, 'serviceKeys'>,
  jws: unknown,
): Promise<JsonObject | null> {
  if (typeof jws !== 'string') return null;
  try {
    const { payload } = await compactVerify(jws, createLocalJWKSet(await serviceKeys.published()));
    return JSON.parse(new TextDecoder().decode(payload)) as JsonObject;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
