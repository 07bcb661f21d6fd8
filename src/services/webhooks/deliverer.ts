import type { DueMessage, Lane, SwitchedOff } from '../../store/webhooks.ts';
import type { Parts } from '../call.ts';
import { logFailure } from '../operations/outages.ts';
import type { Reply } from '../outgoing/sender.ts';
import { bodyOf, signedHeaders } from './message.ts';

export interface DelivererOptions {
  /** Seconds between two looks for what is due. */
  look: number;
  /** Seconds before the first retry; each one after that waits twice as long. */
  retry: number;
  /** Seconds after which a message is given up, and a webhook at which nothing arrives is switched off. */
  giveUp: number;
  /** Seconds for which it is kept what was sent. */
  keep: number;
}

/** How many lanes are served at once, in all and of one webhook. */
const MOST = 256;
const EACH = 8;
/** How long a lane that is taken on is left alone by other servers, and how often that is renewed, in seconds. */
const LEASE = 6;
const RENEWED = 2;
/** The longest wait before a retry, in seconds, and by what share a wait differs by chance. */
const LONGEST = 3_600;
const JITTER = 0.2;
/** So many messages of each webhook are kept. */
const KEPT = 10_000;
/** How many looks pass between two deletions of what has become too old. */
const TIDY_EVERY = 600;
/** How long what is under way may go on when the server stops, in milliseconds. */
const PATIENCE = 5_000;

/** A lane that is being served. */
interface Held {
  lane: Lane;
  work: Promise<void>;
  /** Since when a request is under way, in milliseconds; null while what came of it is written down. */
  sendingSince: number | null;
}

/**
 * Sends what webhooks are to be told: those of one match and webhook one after the other, the first again and again until it arrives.
 * Several servers share the lanes; what a server that dies has taken on is free for others when its lease is over.
 */
export class Deliverer {
  readonly #parts: Parts;
  readonly #options: DelivererOptions;
  readonly #held = new Set<Held>();
  readonly #stopping = new AbortController();
  readonly #giveUpSending = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();
  #looking: Promise<void> | null = null;
  #again = false;
  #looks = 0;

  constructor(parts: Parts, options: DelivererOptions) {
    this.#parts = parts;
    this.#options = options;
  }

  start(): void {
    this.#every(this.#options.look, () => this.#lookAround());
    this.#every(RENEWED, () => this.#renew());
  }

  /** Looks for what is due as soon as the look that goes on is done. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#again = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
      if (this.#again) this.wake();
    });
  }

  /** Takes nothing on any more, waits a moment for what is under way, and leaves the rest to other servers. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#looking;
    const giveUp = setTimeout(() => this.#giveUpSending.abort(), PATIENCE);
    await Promise.all([...this.#held].map(({ work }) => work));
    clearTimeout(giveUp);
  }

  #every(seconds: number, run: () => void): void {
    this.#timers.add(setInterval(run, seconds * 1000).unref());
  }

  #later(seconds: number): void {
    if (this.#stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.wake();
    }, seconds * 1000).unref();
    this.#timers.add(timer);
  }

  /** What is due, what deadlines are near, and now and then what is too old. */
  #lookAround(): void {
    const { webhooks } = this.#parts.store;
    this.wake();
    const tidied = this.#looks++ % TIDY_EVERY === 0 ? webhooks.tidy(this.#options.keep, KEPT) : null;
    Promise.all([tidied, webhooks.tellClocks()]).then(
      ([, told]) => {
        if (told) this.wake();
      },
      (error: unknown) => this.#failed(error, 'deadlines that come near could not be told'),
    );
  }

  async #look(): Promise<void> {
    this.#again = false;
    try {
      while (!this.#stopping.signal.aborted && this.#held.size < MOST) {
        const busy = Map.groupBy(this.#held.values(), ({ lane }) => lane.webhook);
        const claimed = await this.#parts.store.webhooks.claim({
          ...{ each: EACH, most: MOST - this.#held.size, lease: LEASE },
          except: [...busy].flatMap(([webhook, { length }]) => (length >= EACH ? [webhook] : [])),
        });
        for (const message of claimed) this.#hold(message);
        if (claimed.length === 0) return;
      }
    } catch (error) {
      this.#again = false;
      this.#failed(error, 'messages to webhooks could not be looked for');
    }
  }

  #hold(first: DueMessage): void {
    const held: Held = { lane: first, work: Promise.resolve(), sendingSince: null };
    this.#held.add(held);
    held.work = this.#serve(held, first)
      .catch((error: unknown) => this.#failed(error, 'what came of a message to a webhook could not be written down'))
      .finally(() => {
        this.#held.delete(held);
        // There may be others that had to wait for a place.
        this.wake();
      });
  }

  /** Sends what waits in a lane, in order, until it is done or something does not arrive. */
  async #serve(held: Held, first: DueMessage): Promise<void> {
    for (let message: DueMessage | null = first; message !== null; ) {
      if (this.#stopping.signal.aborted) return this.#parts.store.webhooks.leave([message]);
      message = await this.#send(held, message);
    }
  }

  async #send(held: Held, message: DueMessage): Promise<DueMessage | null> {
    const { webhooks } = this.#parts.store;
    const body = bodyOf(message);
    const headers = signedHeaders(message.id, message.secrets, body);
    held.sendingSince = performance.now();
    const reply = await this.#parts.sender.post(message.url, headers, body, this.#giveUpSending.signal);
    held.sendingSince = null;
    if (reply.error === null) return webhooks.delivered(message, reply, LEASE);
    // It was not the receiver who failed.
    if (this.#giveUpSending.signal.aborted && reply.status === null) return webhooks.leave([message]).then(() => null);
    const taken = reply.ms / 1000;
    const { giveUp } = this.#options;
    const about = { webhook: message.webhook, tenant: message.tenant, message: message.id, error: reply.error };
    const off = this.#switchOff(reply, message.failingFor + taken);
    if (off === null && message.age + taken >= giveUp) {
      this.#parts.log.error(about, 'a message to a webhook is given up');
      return webhooks.givenUp(message, reply, LEASE);
    }
    const wait = this.#waitAfter(message, reply);
    await webhooks.failed(message, reply, { wait, off });
    if (off === null) this.#later(wait);
    else this.#parts.log.error({ ...about, ...off }, 'a webhook is switched off');
    return null;
  }

  /** Why a webhook gets nothing any more; null where it does. */
  #switchOff({ status, error }: Reply, failingFor: number): Omit<SwitchedOff, 'at'> | null {
    if (status === 410) return { code: 'gone', detail: 'The receiver answered 410: it wants nothing any more.' };
    if (failingFor < this.#options.giveUp) return null;
    const detail = `Nothing has arrived for ${Math.floor(failingFor)} seconds. The last fault: ${error}`;
    return { code: 'failing', detail };
  }

  #waitAfter({ tries }: DueMessage, { retryAfter }: Reply): number {
    const doubled = Math.min(this.#options.retry * 2 ** Math.min(tries, 30), LONGEST);
    const wait = doubled * (1 + JITTER * (2 * Math.random() - 1));
    return Math.max(wait, Math.min(retryAfter ?? 0, LONGEST));
  }

  #renew(): void {
    const since = performance.now() - (RENEWED * 1000) / 2;
    const sending = [...this.#held].filter(({ sendingSince }) => sendingSince !== null && sendingSince < since);
    const lanes = sending.map(({ lane }) => lane);
    if (lanes.length === 0) return;
    this.#parts.store.webhooks
      .keep(lanes, LEASE)
      .catch((error: unknown) => this.#failed(error, 'what is sent to webhooks could not be kept from other servers'));
  }

  #failed(error: unknown, message: string): void {
    logFailure(this.#parts.log, this.#parts.outages, error, message);
  }
}
