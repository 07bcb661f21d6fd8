import type { JsonObject } from '../engine/index.ts';

/** Webhooks, and what is sent to them, as they are kept. */

export type WebhookKind =
  | 'match.started'
  | 'decision.open'
  | 'clock.running_out'
  | 'match.ended'
  | 'result.changed'
  | 'round.ready';

/** Why the service sends nothing to a webhook any more. */
export interface SwitchedOff {
  code: 'gone' | 'failing';
  detail: string;
  /** When that was, as ISO 8601 has it. */
  at: string;
}

/** What the owner of a webhook settles. */
export interface WebhookSettings {
  url: string;
  description: string;
  kinds: WebhookKind[];
  /** What it is told of: everything where they are null, or empty. */
  ruleset: string | null;
  event: string | null;
  tags: string[];
  /** How many seconds before a deadline it is told that a clock runs out. */
  lead: number;
  active: boolean;
}

export interface StoredWebhook extends WebhookSettings {
  id: string;
  tenant: string;
  off: SwitchedOff | null;
  failingSince: Date | null;
  /** Until when the secret before the last rotation signs as well; null where none does. */
  beforeUntil: Date | null;
  createdAt: Date;
}

export type MessageStatus = 'waiting' | 'delivered' | 'failed';

export interface StoredMessage {
  id: string;
  /** Its place among all messages, as digits. */
  place: string;
  webhook: string;
  kind: string;
  data: JsonObject;
  status: MessageStatus;
  tries: number;
  createdAt: Date;
  endedAt: Date | null;
  /** When it is sent next; null for one that is not, or that waits for another one. */
  dueAt: Date | null;
}

export interface Attempt {
  /** The status of the answer; null where there was none. */
  status: number | null;
  ms: number;
  error: string | null;
  /** The first characters of the answer. */
  answer: string | null;
}

export interface StoredAttempt extends Attempt {
  number: number;
  at: Date;
}

/** Messages that are sent one after the other: those of a webhook about one match, or one tournament. */
export interface Lane {
  webhook: string;
  lane: string;
}

/** A message that is to be sent now, with everything that it takes. */
export interface DueMessage extends Lane {
  /** How much had been added to the lane when this was read. */
  version: number;
  id: string;
  tenant: string;
  url: string;
  /** What it is signed with: the secret, and the one before while it is still good. */
  secrets: string[];
  kind: string;
  data: JsonObject;
  createdAt: Date;
  /** How often it has failed in a row. */
  tries: number;
  /** For how many seconds it has been tried, and for how many nothing has arrived at the webhook. */
  age: number;
  failingFor: number;
}

export interface MessageQuery {
  status?: MessageStatus | undefined;
  kind?: string | undefined;
  /** The id of a match or a tournament. */
  lane?: string | undefined;
  /** The place of the last one of the page before. */
  after?: string | undefined;
  limit: number;
}

export interface WebhookStore {
  /** False when the tenant has `most` already. */
  create(
    webhook: Omit<StoredWebhook, 'off' | 'failingSince' | 'beforeUntil' | 'createdAt'> & { secret: string },
    most: number,
  ): Promise<StoredWebhook | null>;
  find(tenant: string, id: string): Promise<StoredWebhook | null>;
  /** The latest first. */
  list(tenant: string, page: { limit: number; after?: string | undefined }): Promise<StoredWebhook[]>;
  /** Changes what is given; switched on, it is not taken for failing any more. Null when there is none. */
  amend(tenant: string, id: string, settings: Partial<WebhookSettings>): Promise<StoredWebhook | null>;
  delete(tenant: string, id: string): Promise<boolean>;
  /** Signs with `secret` from now on, and for `grace` seconds with the one before as well. Null when there is none. */
  rotate(tenant: string, id: string, secret: string, grace: number): Promise<StoredWebhook | null>;
  /** Replaces a name in what the tenant says of its webhooks, where it stands as a word or as words. */
  reword(tenant: string, name: string, by: string): Promise<void>;
  /** What it takes to send something to a webhook that is in no lane. */
  target(tenant: string, id: string): Promise<Pick<DueMessage, 'url' | 'secrets'> | null>;

  /** The latest first. */
  messages(webhook: string, query: MessageQuery): Promise<StoredMessage[]>;
  message(webhook: string, id: string): Promise<(StoredMessage & { attempts: StoredAttempt[] }) | null>;
  /** Has a message that was sent, or given up, sent again; one that waits is sent now. False when there is none. */
  again(webhook: string, id: string): Promise<boolean>;
  /** Writes down a message that was sent at once, outside of all lanes. */
  noteTest(webhook: string, message: Pick<StoredMessage, 'id' | 'kind' | 'data'>, attempt: Attempt): Promise<void>;

  /**
   * Takes on lanes that are due, the longest due first: up to `each` of a webhook that is not among `except`. For `lease` seconds no other
   * server takes them on.
   */
  claim(claim: { each: number; most: number; except: readonly string[]; lease: number }): Promise<DueMessage[]>;
  /** Keeps lanes for `lease` seconds more. */
  keep(lanes: readonly Lane[], lease: number): Promise<void>;
  /** Writes down that a message has arrived. Gives the next one of its lane; null when the lane is done. */
  delivered(message: DueMessage, attempt: Attempt, lease: number): Promise<DueMessage | null>;
  /** Writes down that a message has not arrived; the lane goes on in `wait` seconds. `off` switches the webhook off. */
  failed(
    message: DueMessage,
    attempt: Attempt,
    then: { wait: number; off: Omit<SwitchedOff, 'at'> | null },
  ): Promise<void>;
  /** Writes down that a message has not arrived and is given up. Gives the next one of its lane, like `delivered`. */
  givenUp(message: DueMessage, attempt: Attempt, lease: number): Promise<DueMessage | null>;
  /** Leaves lanes to other servers. */
  leave(lanes: readonly Lane[]): Promise<void>;
  /** Writes what is to be sent where a deadline comes near. Gives whether there was any. */
  tellClocks(): Promise<boolean>;
  /** Deletes what was sent more than `age` seconds ago, and of each webhook all but the newest `most`. */
  tidy(age: number, most: number): Promise<number>;
}
