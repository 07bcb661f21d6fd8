import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Addresses, FromServer, Statement, ToBare, ToServer } from './messages.ts';

/** The measured program, in a process of its own. */
export class Measured {
  readonly child: ChildProcess;
  readonly addresses: Addresses;

  private constructor(child: ChildProcess, addresses: Addresses) {
    this.child = child;
    this.addresses = addresses;
  }

  static async begin(): Promise<Measured> {
    const child = fork(new URL('./server.ts', import.meta.url), { serialization: 'advanced' });
    const addresses = await Promise.race([heard(child), once(child, 'exit').then(() => null)]);
    if (addresses === null || !('service' in addresses)) throw new Error('the service did not start');
    return new Measured(child, addresses);
  }

  tell(message: ToServer): void {
    this.child.send(message);
  }

  /** The statements that the service sent since it was told to note them. */
  async statements(): Promise<Statement[]> {
    const answer = heard(this.child);
    this.tell({ do: 'told' });
    const message = await answer;
    if (!('statements' in message)) throw new Error('no statements');
    return message.statements;
  }

  async end(): Promise<void> {
    const over = once(this.child, 'exit');
    this.tell({ do: 'stop' });
    await over;
  }
}

async function heard(child: ChildProcess): Promise<FromServer> {
  const [message] = (await once(child, 'message')) as [FromServer];
  return message;
}

/** A bare Fastify route in a process of its own. */
export class Bare {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async begin(): Promise<Bare> {
    const child = fork(new URL('./bare.ts', import.meta.url), { serialization: 'advanced' });
    const told = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => null)]);
    if (told === null) throw new Error('the bare route did not start');
    const [{ bare }] = told as [{ bare: string }];
    return new Bare(child, bare);
  }

  tell(message: ToBare): void {
    this.#child.send(message);
  }

  async end(): Promise<void> {
    const over = once(this.#child, 'exit');
    this.tell({ do: 'stop' });
    await over;
  }
}

const agent = new Agent({ keepAlive: true });

/** Posts a JSON text and gives the text of the answer; anything but 2xx is an error. */
export function post(url: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (Math.floor((response.statusCode ?? 0) / 100) === 2) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 500)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Gets a text; anything but 200 is an error. */
export function get(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${url}: ${reply.statusCode} ${text.slice(0, 300)}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}
