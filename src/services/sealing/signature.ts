import { CompactSign } from 'jose';
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
