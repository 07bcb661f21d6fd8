/** Why a delivery is not taken for one of the service’s. */
export class NotSigned extends Error {
  override readonly name = 'NotSigned';
}

/** The headers of a delivery: those of a `Request`, or an object of Node. */
type DeliveredHeaders = Headers | Record<string, string | readonly string[] | undefined>;

export interface WebhookOptions {
  /** Seconds by which the clocks may differ, and a delivery may be late; 300 if left out. */
  tolerance?: number;
  /** The time in milliseconds; now if left out. */
  now?: number;
}

const TOLERANCE = 300;
const encoder = new TextEncoder();

/**
 * Checks a delivery in the form of Standard Webhooks, and gives what was delivered. `body` is what arrived, byte for byte: a body that
 * was read as JSON and written again is another one. `secret` is the one of the webhook (`whsec_…`), or several while it is rotated.
 * Throws `NotSigned` where it is not signed by one of them, or is too old to be answered. Runs wherever there is WebCrypto.
 */
export async function verifyWebhook<T = unknown>(
  body: string | Uint8Array<ArrayBuffer>,
  headers: DeliveredHeaders,
  secret: string | readonly string[],
  { tolerance = TOLERANCE, now = Date.now() }: WebhookOptions = {},
): Promise<T> {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature').split(' ');
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (Number.isNaN(seconds)) throw new NotSigned('webhook-timestamp is not a time in seconds.');
  const away = now / 1000 - seconds;
  if (Math.abs(away) > tolerance) throw new NotSigned(`The delivery is ${away > 0 ? 'too old' : 'from the future'}.`);
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const signed = joined(encoder.encode(`${id}.${timestamp}.`), bytes);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await keyOf(one);
    for (const signature of signatures) {
      const [version, value = ''] = signature.split(',');
      const sent = version === 'v1' ? fromBase64(value) : null;
      // WebCrypto compares in constant time.
      if (sent && (await crypto.subtle.verify('HMAC', key, sent, signed)))
        return JSON.parse(new TextDecoder().decode(bytes)) as T;
    }
  }
  throw new NotSigned('No signature of the delivery is by this secret.');
}

function header(headers: DeliveredHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new NotSigned(`The delivery has no ${name}.`);
  return value;
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  if (!bytes || bytes.length === 0) throw new TypeError('The secret of a webhook is whsec_ and text in base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    // Base64 of a length that there is not.
    return null;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}
