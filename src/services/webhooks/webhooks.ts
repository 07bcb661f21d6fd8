import { plainName } from '../../contracts/json.ts';
import type {
  AmendWebhookRequest,
  NewWebhookObject,
  SecretRotationRequest,
  WebhookObject,
  WebhookRequest,
} from '../../contracts/webhooks.ts';
import { WEBHOOK_KINDS } from '../../contracts/webhooks.ts';
import type { StoredWebhook, WebhookSettings } from '../../store/webhooks.ts';
import type { Call } from '../call.ts';
import { isId, newId } from '../ids.ts';
import { pageOf } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { newSecret } from './message.ts';

/** How many seconds before a deadline a webhook is told that a clock runs out, where nothing is said. */
const LEAD = 60;

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A webhook as it is returned: everything but its secret. */
export const webhookObject = (webhook: StoredWebhook): WebhookObject => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  kinds: webhook.kinds,
  ruleset: webhook.ruleset,
  tournament: webhook.event,
  tags: webhook.tags,
  leadSeconds: webhook.lead,
  active: webhook.active,
  switchedOff: webhook.off,
  failingSince: timeOf(webhook.failingSince),
  oldSecretUntil: timeOf(webhook.beforeUntil),
  createdAt: webhook.createdAt.toISOString(),
});

export const unknownWebhook = (id: string) => bad('unknown-webhook', `There is no webhook ${id}.`);

/** A webhook of the caller's tenant. */
export async function findWebhook({ store, caller }: Call, id: string): Promise<Answer<StoredWebhook>> {
  const found = isId(id) ? await store.webhooks.find(caller.tenant, id) : null;
  return found ? good(found) : unknownWebhook(id);
}

/** What a request settles; nothing of what it leaves out. */
function settingsIn(call: Call, asked: AmendWebhookRequest): Answer<Partial<WebhookSettings>> {
  const refusal = asked.url === undefined ? null : call.sender.refusal(asked.url);
  if (refusal !== null) {
    const errors = [{ path: '/url', reason: refusal, in: 'body' as const }];
    return bad('invalid-request', `The URL of the webhook ${refusal}.`, { errors });
  }
  if (asked.ruleset) {
    const found = findRuleset(call, asked.ruleset);
    if (!found.ok) return found;
  }
  const { url, kinds, ruleset, tournament, tags, leadSeconds, description, active } = asked;
  return good({
    ...(url === undefined ? {} : { url }),
    ...(kinds === undefined ? {} : { kinds: WEBHOOK_KINDS.filter((one) => kinds.includes(one)) }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(tournament === undefined ? {} : { event: tournament && plainName(tournament) }),
    ...(tags === undefined ? {} : { tags: tags.map(plainName) }),
    ...(leadSeconds === undefined ? {} : { lead: leadSeconds }),
    ...(description === undefined ? {} : { description }),
    ...(active === undefined ? {} : { active }),
  });
}

/** Makes a webhook. The answer holds its secret, this once. */
export async function createWebhook(call: Call, request: WebhookRequest): Promise<Answer<NewWebhookObject>> {
  const settings = settingsIn(call, request);
  if (!settings.ok) return settings;
  const most = call.quotas.webhooks;
  const secret = newSecret();
  const made = await call.store.webhooks.create(
    {
      ...{ description: '', kinds: [...WEBHOOK_KINDS], ruleset: null, event: null, tags: [], lead: LEAD, active: true },
      ...settings.value,
      ...{ id: newId(), tenant: call.caller.tenant, url: request.url, secret },
    },
    most,
  );
  if (made === null) return bad('quota-exceeded', `There are ${most} webhooks already: delete one first.`);
  return good({ ...webhookObject(made), secret });
}

export async function listWebhooks(
  { store, caller }: Call,
  { limit, after }: { limit: number; after?: string | undefined },
) {
  const found = await store.webhooks.list(caller.tenant, { limit: limit + 1, after });
  return pageOf(found.map(webhookObject), limit, ({ id }) => id);
}

export async function readWebhook(call: Call, id: string): Promise<Answer<WebhookObject>> {
  const found = await findWebhook(call, id);
  return found.ok ? good(webhookObject(found.value)) : found;
}

/** Changes a webhook. Switched on again, it is sent what waits for it. */
export async function amendWebhook(
  call: Call,
  id: string,
  request: AmendWebhookRequest,
): Promise<Answer<WebhookObject>> {
  const found = await findWebhook(call, id);
  if (!found.ok) return found;
  const settings = settingsIn(call, request);
  if (!settings.ok) return settings;
  const amended = await call.store.webhooks.amend(call.caller.tenant, id, settings.value);
  if (amended === null) return unknownWebhook(id);
  if (amended.active) call.webhooks.wake();
  return good(webhookObject(amended));
}

/** Deletes a webhook with everything that waits for it, and what was sent to it. */
export async function deleteWebhook({ store, caller }: Call, id: string): Promise<Answer<null>> {
  const gone = isId(id) && (await store.webhooks.delete(caller.tenant, id));
  return gone ? good(null) : unknownWebhook(id);
}

/** Gives a webhook another secret; until the grace ends its messages are signed with the old one as well. */
export async function rotateWebhookSecret(
  { store, caller }: Call,
  id: string,
  { graceSeconds = 86_400 }: SecretRotationRequest,
): Promise<Answer<NewWebhookObject>> {
  const secret = newSecret();
  const rotated = isId(id) ? await store.webhooks.rotate(caller.tenant, id, secret, graceSeconds) : null;
  return rotated ? good({ ...webhookObject(rotated), secret }) : unknownWebhook(id);
}
