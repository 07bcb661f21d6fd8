import { setTimeout as pause } from 'node:timers/promises';
import type { MessageComponent } from './components.ts';

/** As much of an interaction as the bot reads. */
export interface Interaction {
  type: number;
  application_id: string;
  token: string;
  channel_id?: string;
  member?: { user: User };
  user?: User;
  message?: { id: string; flags?: number; interaction_metadata?: { user: User } };
  data?: {
    name?: string;
    custom_id?: string;
    values?: string[];
    options?: { name: string; value: string | number }[];
    resolved?: { users?: Record<string, User> };
    components?: { component?: { value?: string }; components?: { value?: string }[] }[];
  };
}

export interface User {
  id: string;
  username: string;
  global_name?: string | null;
}

/** A message in components, with the files that they show. */
export interface Message {
  components: MessageComponent[];
  files?: { name: string; content: Blob }[];
}

/** Components V2, in which everything is a component. */
const IN_COMPONENTS = 1 << 15;
const MOST_TRIES = 5;

export interface DiscordSettings {
  /** The token of the bot. */
  token: string;
  /** Where Discord is. */
  api?: string;
}

/** The calls of Discord’s REST interface that the bot makes. */
export class Discord {
  readonly #api: string;
  readonly #token: string;

  constructor({ token, api = 'https://discord.com/api/v10' }: DiscordSettings) {
    this.#api = api;
    this.#token = token;
  }

  /** Puts a message in the place of a deferred answer, or of the message that an interaction came from. */
  async answer({ application_id, token }: Interaction, message: Message): Promise<void> {
    await this.#send('PATCH', `/webhooks/${application_id}/${token}/messages/@original`, message);
  }

  /** Says something to one person alone, beneath what an interaction came from. */
  async whisper({ application_id, token }: Interaction, message: Message): Promise<void> {
    await this.#send('POST', `/webhooks/${application_id}/${token}`, message, { flags: IN_COMPONENTS | EPHEMERAL });
  }

  async edit(channel: string, id: string, message: Message): Promise<void> {
    await this.#send('PATCH', `/channels/${channel}/messages/${id}`, message);
  }

  /** Posts a message as an answer to one that stands there, and calls some of the people it mentions; gives its id. */
  async post(channel: string, message: Message, { calls, below }: { calls: string[]; below: string }): Promise<string> {
    const more = {
      allowed_mentions: { users: calls },
      message_reference: { message_id: below, fail_if_not_exists: false },
    };
    const posted = await this.#send('POST', `/channels/${channel}/messages`, message, more);
    return (JSON.parse(posted) as { id: string }).id;
  }

  /** Takes a message of the bot away; somebody else may have done it already. */
  async remove(channel: string, id: string): Promise<void> {
    await this.#call('DELETE', `/channels/${channel}/messages/${id}`, null, [404]);
  }

  /** Makes the commands of the bot known. */
  async register(application: string, commands: readonly object[]): Promise<void> {
    await this.#call('PUT', `/applications/${application}/commands`, JSON.stringify(commands));
  }

  async #send(method: string, path: string, { components, files = [] }: Message, more: object = {}): Promise<string> {
    const attachments = files.map(({ name }, id) => ({ id, filename: name }));
    const payload = { flags: IN_COMPONENTS, allowed_mentions: { parse: [] }, components, attachments, ...more };
    if (files.length === 0) return this.#call(method, path, JSON.stringify(payload));
    const form = new FormData();
    form.append('payload_json', JSON.stringify(payload));
    for (const [at, { name, content }] of files.entries()) form.append(`files[${at}]`, content, name);
    return this.#call(method, path, form);
  }

  /** One call, made again when Discord asks to wait, or has not read yet what the interaction was answered. */
  async #call(
    method: string,
    path: string,
    body: string | FormData | null,
    taken: readonly number[] = [],
  ): Promise<string> {
    const headers = {
      authorization: `Bot ${this.#token}`,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    };
    for (let tries = 1; ; tries++) {
      const answer = await fetch(this.#api + path, { method, headers, body });
      const text = await answer.text();
      if (answer.ok || taken.includes(answer.status)) return text;
      const early = answer.status === 404 && path.startsWith('/webhooks/');
      const wait =
        answer.status === 429 ? (JSON.parse(text) as { retry_after: number }).retry_after : early ? 0.1 * tries : null;
      if (wait === null || tries === MOST_TRIES) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      await pause(wait * 1000);
    }
  }
}

export const EPHEMERAL = 1 << 6;
