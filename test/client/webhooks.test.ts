import assert from 'node:assert/strict';
import test from 'node:test';
import { NotSigned, verifyWebhook } from 'arbiter-client/webhooks';
import { Webhook } from 'standardwebhooks';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`;
const OTHER = `whsec_${Buffer.from('another secret, as long as that.').toString('base64')}`;
const body = JSON.stringify({ type: 'match.ended', name: 'Zoë' });
const now = new Date('2026-11-25T12:00:00Z');

/** The headers of a delivery as the package of Standard Webhooks signs it. */
const signed = (secret: string, text = body, at = now) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign('msg_1', at, text),
});

const verify = (
  headers: Record<string, string>,
  secret: string | string[] = SECRET,
  text: string | Uint8Array<ArrayBuffer> = body,
) => verifyWebhook(text, headers, secret, { now: now.getTime() });

test('takes what the package of Standard Webhooks has signed', async () => {
  assert.deepEqual(await verify(signed(SECRET)), JSON.parse(body));
  assert.deepEqual(
    await verifyWebhook(body, new Headers(signed(SECRET)), SECRET, { now: now.getTime() }),
    JSON.parse(body),
  );
  assert.deepEqual(await verify(signed(SECRET), SECRET, new TextEncoder().encode(body)), JSON.parse(body));
});

test('takes either secret while it is rotated, and any of several signatures', async () => {
  assert.deepEqual(await verify(signed(OTHER), [SECRET, OTHER]), JSON.parse(body));
  const both = `v1a,AAAA v1,@ ${signed(OTHER)['webhook-signature']} ${signed(SECRET)['webhook-signature']}`;
  assert.deepEqual(await verify({ ...signed(SECRET), 'webhook-signature': both }), JSON.parse(body));
});

test('refuses what was changed, signed by somebody else, or sent too long ago', async () => {
  const late = new Date(now.getTime() - 301_000);
  const early = new Date(now.getTime() + 301_000);
  const { 'webhook-id': _, ...nameless } = signed(SECRET);
  for (const [headers, text, reason] of [
    [signed(OTHER), body, /by this secret/],
    [signed(SECRET), `${body} `, /by this secret/],
    [{ ...signed(SECRET), 'webhook-id': 'msg_2' }, body, /by this secret/],
    [{ ...signed(SECRET), 'webhook-signature': 'v1,' }, body, /by this secret/],
    [{ ...signed(SECRET), 'webhook-timestamp': '1e9' }, body, /not a time/],
    [signed(SECRET, body, late), body, /too old/],
    [signed(SECRET, body, early), body, /from the future/],
    [nameless, body, /no webhook-id/],
  ] as const) {
    await assert.rejects(
      verify(headers, SECRET, text),
      (error) => error instanceof NotSigned && reason.test(error.message),
    );
  }
  await assert.rejects(verify(signed(SECRET), 'whsec_'), TypeError);
});
