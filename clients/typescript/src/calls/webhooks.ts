import type { CallOptions } from '../carry.ts';
import type { Pages } from '../pages.ts';
import type { Answer, Body, Item, Query } from '../types.ts';
import type { Wire } from '../wire.ts';

/** Where the service tells what happens. `verifyWebhook` of `arbiter-client/webhooks` checks what arrives there. */
export class Webhooks {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Makes a webhook; its secret is told this once. It is not sent again when it fails: it could make a second one. */
  create(body: Body<'createWebhook'>, options?: CallOptions): Promise<Answer<'createWebhook'>> {
    return this.#wire.call('createWebhook', { body }, options);
  }

  list(query: Query<'webhooks'> = {}, options?: CallOptions): Pages<Item<'webhooks'>> {
    return this.#wire.pages('webhooks', { query }, options);
  }

  get(id: string, options?: CallOptions): Promise<Answer<'webhook'>> {
    return this.#wire.call('webhook', { path: { id } }, options);
  }

  /** Changes what is said, and leaves the rest; `active` switches it off and on. */
  amend(id: string, body: Body<'amendWebhook'>, options?: CallOptions): Promise<Answer<'amendWebhook'>> {
    return this.#wire.call('amendWebhook', { path: { id }, body }, options);
  }

  async delete(id: string, options?: CallOptions): Promise<void> {
    await this.#wire.call('deleteWebhook', { path: { id } }, options);
  }

  /** Gives it another secret, which is told this once; until the grace period ends both sign. */
  rotate(
    id: string,
    body: Body<'rotateWebhookSecret'> = {},
    options?: CallOptions,
  ): Promise<Answer<'rotateWebhookSecret'>> {
    return this.#wire.call('rotateWebhookSecret', { path: { id }, body }, options);
  }

  /** Sends a message that tells nothing, and gives what came of it. */
  test(id: string, options?: CallOptions): Promise<Answer<'testWebhook'>> {
    return this.#wire.call('testWebhook', { path: { id } }, options);
  }

  /** What was sent, or waits to be sent, the latest first. */
  deliveries(
    id: string,
    query: Query<'webhookDeliveries'> = {},
    options?: CallOptions,
  ): Pages<Item<'webhookDeliveries'>> {
    return this.#wire.pages('webhookDeliveries', { path: { id }, query }, options);
  }

  delivery(id: string, delivery: string, options?: CallOptions): Promise<Answer<'webhookDelivery'>> {
    return this.#wire.call('webhookDelivery', { path: { id, delivery } }, options);
  }

  /** Has a message sent again, under the id that it had. */
  redeliver(id: string, delivery: string, options?: CallOptions): Promise<Answer<'redeliver'>> {
    return this.#wire.call('redeliver', { path: { id, delivery } }, options);
  }
}
