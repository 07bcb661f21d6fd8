/** What was sent to a webhook, and what came of it. */
import type { DeliveriesQuery, DeliveryObject, WholeDeliveryObject } from '../../contracts/webhooks.ts';
import type { StoredAttempt, StoredMessage } from '../../store/webhooks.ts';
import type { Call } from '../call.ts';
import { isId, newId } from '../ids.ts';
import type { Page } from '../pages.ts';
import { pageOf } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { bodyOf, signedHeaders } from './message.ts';
import { findWebhook, unknownWebhook } from './webhooks.ts';

const deliveryObject = (message: StoredMessage): DeliveryObject => ({
  id: message.id,
  kind: message.kind,
  data: message.data,
  status: message.status,
  tries: message.tries,
  createdAt: message.createdAt.toISOString(),
  endedAt: message.endedAt?.toISOString() ?? null,
  nextAt: message.dueAt?.toISOString() ?? null,
});

const wholeDelivery = ({
  attempts,
  ...message
}: StoredMessage & { attempts: StoredAttempt[] }): WholeDeliveryObject => ({
  ...deliveryObject(message),
  attempts: attempts.map(({ number, at, status, ms, error, answer }) => ({
    ...{ number, at: at.toISOString(), status, ms, error, answer },
  })),
});

const unknownDelivery = (id: string) => bad('unknown-delivery', `The webhook has no delivery ${id}.`);

/** A page of what was sent to a webhook or waits to be sent, the latest first. Each cursor is the place of its item. */
export async function listDeliveries(
  call: Call,
  id: string,
  { about, limit, ...query }: DeliveriesQuery,
): Promise<Answer<Page<DeliveryObject> & { cursors: string[] }>> {
  const found = await findWebhook(call, id);
  if (!found.ok) return found;
  const messages = await call.store.webhooks.messages(found.value.id, { ...query, lane: about, limit: limit + 1 });
  const { items, next } = pageOf(messages, limit, ({ place }) => place);
  return good({ items: items.map(deliveryObject), next, cursors: items.map(({ place }) => place) });
}

export async function readDelivery(call: Call, id: string, delivery: string): Promise<Answer<WholeDeliveryObject>> {
  const found = await findWebhook(call, id);
  if (!found.ok) return found;
  const message = isId(delivery) ? await call.store.webhooks.message(found.value.id, delivery) : null;
  return message ? good(wholeDelivery(message)) : unknownDelivery(delivery);
}

/** Has a message sent once more, under the id that it had: at once, and before what is still to be sent about its match. */
export async function redeliver(call: Call, id: string, delivery: string): Promise<Answer<WholeDeliveryObject>> {
  const found = await findWebhook(call, id);
  if (!found.ok) return found;
  const again = isId(delivery) && (await call.store.webhooks.again(found.value.id, delivery));
  if (!again) return unknownDelivery(delivery);
  const told = await readDelivery(call, id, delivery);
  call.webhooks.wake();
  return told;
}

/** Sends a message that tells nothing, also to a webhook that is switched off, and gives what came of it. It is not sent again. */
export async function testWebhook(call: Call, id: string): Promise<Answer<WholeDeliveryObject>> {
  const target = isId(id) ? await call.store.webhooks.target(call.caller.tenant, id) : null;
  if (target === null) return unknownWebhook(id);
  const message = { id: newId(), kind: 'webhook.test', data: { webhook: id } };
  const body = bodyOf({ ...message, createdAt: new Date() });
  const reply = await call.sender.post(target.url, signedHeaders(message.id, target.secrets, body), body);
  await call.store.webhooks.noteTest(id, message, reply);
  return readDelivery(call, id, message.id);
}
