import assert from 'node:assert/strict';
import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync, sign } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { closing } from '../opened.ts';
import { within } from '../until.ts';
import type { Component } from './limits.ts';
import { assertTaken, EPHEMERAL } from './limits.ts';

export interface Person {
  id: string;
  username: string;
}

export interface Posted {
  id: string;
  channel: string;
  flags: number;
  components: Component[];
  /** Who alone sees it; null for everybody. */
  for: string | null;
  /** The picture that came with it last. */
  picture: Buffer | null;
  /** Whom it has called: a message that is changed calls nobody. */
  called: string[];
  interaction_metadata: { user: Person };
}

interface Token {
  person: Person;
  /** The message that an answer changes, once there is one. */
  message: Posted | null;
  deferred: boolean;
  ephemeral: boolean;
  told: (answer: Posted) => void;
}

const APPLICATION = '900000000000000001';
export const BOT_TOKEN = 'the-token-of-the-bot';

/**
 * As much of Discord as a bot meets that is called over HTTP: it signs what it sends, takes only what Discord takes, and shows
 * ephemeral messages to one person alone. Discord gives three seconds for an answer; here every answer has to be one that waits for
 * nothing, a deferral or a field to write in, whatever the machine is busy with.
 */
export class FakeDiscord {
  readonly application = APPLICATION;
  readonly publicKey: string;
  /** What the bot did that Discord would not take. */
  readonly refused: string[] = [];
  readonly messages = new Map<string, Posted>();
  commands: unknown[] = [];
  /** What has to come about before somebody who posts in a channel hears of it. */
  held: Promise<void> | null = null;
  readonly #key: KeyObject;
  readonly #tokens = new Map<string, Token>();
  readonly #server: Server;
  #count = 0;
  #limited = new Set<string>();

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    this.#key = privateKey;
    this.publicKey = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
    this.#server = createServer((request, response) => {
      this.#answer(request).then(
        ({ status, body }) =>
          response
            .writeHead(status, { 'content-type': 'application/json' })
            .end(status === 204 ? undefined : JSON.stringify(body)),
        (error: Error) => {
          this.refused.push(`${request.method} ${request.url}: ${error.message}`);
          response
            .writeHead(400, { 'content-type': 'application/json' })
            .end(JSON.stringify({ message: error.message }));
        },
      );
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    closing(async () => this.close());
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Sends what was signed, or what somebody else has signed, and gives the status. */
  async send(
    url: string,
    interaction: object,
    forged = false,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const text = JSON.stringify(interaction);
    const timestamp = '1764072000';
    const signature = sign(null, Buffer.from(timestamp + text), this.#key).toString('hex');
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp },
      body: forged ? text.replace('"type"', '"type" ') : text,
    });
    const said = await answer.text();
    return { status: answer.status, body: said === '' ? {} : JSON.parse(said) };
  }

  /** What a person does, and the message that comes of it, a whisper included. */
  async interact(...done: Parameters<FakeDiscord['act']>): Promise<Posted> {
    const { answered } = await this.act(...done);
    return within('the bot says something', answered, () => `; refused: ${this.refused.join('; ')}`);
  }

  /** What a person does, and what will come of it. */
  async act(
    url: string,
    person: Person,
    type: 2 | 3 | 5,
    data: object,
    message: Posted | null = null,
  ): Promise<{ answered: Promise<Posted> }> {
    assert.ok(
      message === null || message.for === null || message.for === person.id,
      'somebody pressed what they can’t see',
    );
    const token = `token-${++this.#count}`;
    let told: (answer: Posted) => void = () => {};
    const answered = new Promise<Posted>((resolve) => {
      told = resolve;
    });
    this.#tokens.set(token, { person, message, deferred: false, ephemeral: false, told });
    const { status, body } = await this.send(url, {
      ...{ id: String(this.#count), application_id: APPLICATION, type, token, version: 1, data },
      ...{
        channel_id: message?.channel ?? 'channel-1',
        guild_id: 'guild',
        member: { user: { ...person, global_name: person.username } },
      },
      ...(message
        ? { message: { id: message.id, flags: message.flags, interaction_metadata: message.interaction_metadata } }
        : {}),
    });
    assert.equal(status, 200);
    const opened = this.#tokens.get(token);
    assert.ok(opened);
    if (body.type === 9) {
      assertModal(body.data as Record<string, unknown>);
      const modal: Posted = {
        ...(message as Posted),
        components: (body.data as { components: Component[] }).components,
      };
      return { answered: Promise.resolve(modal) };
    }
    if (body.type === 5) {
      const flags = Number((body.data as { flags?: number } | undefined)?.flags ?? 0);
      assert.equal(flags & ~EPHEMERAL, 0, 'a deferred answer can only say that it is ephemeral');
      opened.ephemeral = flags !== 0;
      opened.message = null;
    } else assert.equal(body.type, 6, `an answer of type ${body.type}`);
    opened.deferred = true;
    return { answered };
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { method = '', url = '', headers } = request;
    const raw = await buffer(request);
    assert.equal(headers.authorization, `Bot ${BOT_TOKEN}`);
    if (method === 'PUT' && url === `/applications/${APPLICATION}/commands`) {
      this.commands = JSON.parse(raw.toString());
      return { status: 200, body: this.commands };
    }
    // Every place is once asked to be left alone for a moment.
    const place = `${method} ${url.replace(/token-\d+|message-\d+/, '')}`;
    if (!this.#limited.has(place)) {
      this.#limited.add(place);
      return { status: 429, body: { message: 'You are being rate limited.', retry_after: 0.01, global: false } };
    }
    const [, waiting = ''] = /^\/webhooks\/\d+\/([^/]+)/.exec(url) ?? [];
    if (this.#tokens.get(waiting)?.deferred === false)
      return { status: 404, body: { message: 'Unknown Webhook', code: 10015 } };
    if (method === 'DELETE') return { status: 204, body: this.#remove(url) };
    const { payload, files } = await messageIn(headers['content-type'] ?? '', raw);
    assertTaken(payload, [...files.keys()]);
    const picture = [...files.values()][0] ?? null;
    const [, token = '', original] =
      new RegExp(`^/webhooks/${APPLICATION}/([^/]+)(/messages/@original)?$`).exec(url) ?? [];
    const [, channel = '', id] = /^\/channels\/([^/]+)\/messages(?:\/([^/]+))?$/.exec(url) ?? [];
    const posted =
      token === ''
        ? this.#inChannel(method, channel, id)
        : this.#byToken(method, token, original !== undefined, payload);
    posted.components = payload.components as Component[];
    posted.picture = picture ?? posted.picture;
    if (token === '' && method === 'POST') {
      this.#call(posted, payload);
      await this.held;
    }
    if (token !== '') this.#tokens.get(token)?.told(posted);
    return { status: 200, body: { id: posted.id } };
  }

  #remove(url: string): null {
    const [, channel, id = ''] = /^\/channels\/([^/]+)\/messages\/([^/]+)$/.exec(url) ?? [];
    const posted = this.messages.get(id);
    assert.ok(posted && posted.channel === channel && posted.interaction_metadata.user.id === APPLICATION, `no ${url}`);
    this.messages.delete(id);
    return null;
  }

  /** Who is named in a message is called where the message says so, and not because of a list and of a kind at once. */
  #call(posted: Posted, payload: Record<string, unknown>): void {
    const { parse = [], users = [] } = payload.allowed_mentions as { parse?: string[]; users?: string[] };
    assert.ok(parse.length === 0 && users.length <= 100 && new Set(users).size === users.length);
    const { message_id: below } = payload.message_reference as { message_id: string };
    assert.equal(this.messages.get(below)?.channel, posted.channel, 'an answer to a message that is not there');
    const said = JSON.stringify(posted.components);
    posted.called = users.filter((user) => said.includes(`<@${user}>`));
  }

  #inChannel(method: string, channel: string, id: string | undefined): Posted {
    assert.ok(channel !== '', 'no such place');
    if (method === 'POST')
      return this.#post({ channel, for: null, flags: 0, person: { id: APPLICATION, username: 'bot' } });
    const posted = this.messages.get(id ?? '');
    assert.ok(posted && posted.for === null && posted.channel === channel, `there is no message ${id} in ${channel}`);
    return posted;
  }

  #byToken(method: string, name: string, original: boolean, payload: Record<string, unknown>): Posted {
    const token = this.#tokens.get(name);
    assert.ok(token?.deferred, 'a token of nothing, or one that was not answered yet');
    const { person } = token;
    const channel = token.message?.channel ?? 'channel-1';
    if (method === 'POST') {
      const alone = (Number(payload.flags) & EPHEMERAL) !== 0;
      return this.#post({ channel, for: alone ? person.id : null, flags: alone ? EPHEMERAL : 0, person });
    }
    assert.ok(original);
    token.message ??= this.#post({
      channel,
      for: token.ephemeral ? person.id : null,
      flags: token.ephemeral ? EPHEMERAL : 0,
      person,
    });
    return token.message;
  }

  #post({
    channel,
    for: whom,
    flags,
    person,
  }: {
    channel: string;
    for: string | null;
    flags: number;
    person: Person;
  }): Posted {
    const id = `message-${++this.#count}`;
    const posted: Posted = {
      id,
      channel,
      flags,
      components: [],
      for: whom,
      picture: null,
      called: [],
      interaction_metadata: { user: person },
    };
    this.messages.set(id, posted);
    return posted;
  }

  assertWellBehaved(): void {
    assert.deepEqual(this.refused, []);
  }
}

/** The message of a request, and the files that come with it. */
async function messageIn(
  type: string,
  raw: Buffer,
): Promise<{ payload: Record<string, unknown>; files: Map<string, Buffer> }> {
  if (type === 'application/json') return { payload: JSON.parse(raw.toString()), files: new Map() };
  const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData();
  const files = new Map<string, Buffer>();
  for (const [name, value] of form) {
    if (name === 'payload_json') continue;
    assert.match(name, /^files\[\d\]$/);
    assert.ok(value instanceof File);
    files.set(value.name, Buffer.from(await value.arrayBuffer()));
  }
  return { payload: JSON.parse(String(form.get('payload_json'))), files };
}

function assertModal({ custom_id, title, components }: Record<string, unknown>): void {
  assert.ok(String(custom_id).length <= 100 && String(title).length <= 45);
  const [label] = components as { type: number; label: string; component: { type: number } }[];
  assert.ok(label?.type === 18 && label.label.length <= 45 && label.component.type === 4);
}
