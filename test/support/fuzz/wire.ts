import { Agent, request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { closeAtEnd } from '../opened.ts';
import { within } from '../until.ts';

/** A request as it goes over the wire. */
export interface Wire {
  method: string;
  /** The path with its query, as it stands in the request line. */
  path: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer | null;
}

export interface WireAnswer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

/** A stream goes on; what it had to say to whoever comes is said once it has told how things stand. */
function saysHowThingsStand(path: string, text: string): boolean {
  // Who goes on after the last that there is hears nothing else.
  if (text.includes(': heartbeat')) return true;
  const last = path.includes('/matches/stream') ? 'ready' : path.includes('positions=true') ? 'position' : 'match';
  return new RegExp(`^event: (${last}|end)\n(.+\n)+\n`, 'm').test(text);
}

/** Sends what no polite client would: nothing is checked, completed or encoded on the way. */
export class Sender {
  readonly port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });

  constructor(server: Pick<Server, 'address'>) {
    const { port } = server.address() as AddressInfo;
    this.port = port;
    closeAtEnd(() => this.close());
  }

  send({ method, path, headers, body }: Wire): Promise<WireAnswer> {
    const answered = new Promise<WireAnswer>((resolve, reject) => {
      const own = new Map<string, string[]>();
      for (const [name, value] of headers) own.set(name, [...(own.get(name) ?? []), value]);
      const sent = request({ port: this.port, host: '127.0.0.1', method, path, agent: this.#agent });
      for (const [name, values] of own) sent.setHeader(name, values.length === 1 ? String(values[0]) : values);
      if (body !== null) sent.setHeader('content-length', body.length);
      sent.on('error', reject);
      sent.on('response', (answer) => {
        const parts: Buffer[] = [];
        const done = () => {
          const told = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(told),
            body: Buffer.concat(parts),
          });
        };
        const isStream = answer.headers['content-type']?.startsWith('text/event-stream') === true;
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          if (!isStream || !saysHowThingsStand(path, Buffer.concat(parts).toString())) return;
          done();
          // Breaking it off is no error any more.
          answer
            .off('error', reject)
            .on('error', () => {})
            .destroy();
        });
        answer.on('end', done);
        answer.on('error', reject);
      });
      sent.end(body ?? undefined);
    });
    return within(`the answer to ${method} ${path}`, answered);
  }

  close(): void {
    this.#agent.destroy();
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Bytes as a shell reads them: as they are where they can be read, else escaped one by one. */
function bytes(body: Buffer): string {
  const text = body.toString('utf8');
  if (/^[\x20-\x7e]*$/.test(text)) return quoted(text);
  const escaped = [...body].map((byte) => {
    if (byte === 0x27 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`;
    return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
  });
  return `$'${escaped.join('')}'`;
}

/** The request as a command. A NUL cannot stand in one: bodies with it are given through a pipe. */
export function asCurl({ method, path, headers, body }: Wire, port: number): string {
  const said = headers.map(([name, value]) => `-H ${bytes(Buffer.from(`${name}: ${value}`, 'latin1'))}`);
  const head = `curl -sS -i --path-as-is -X ${method} ${said.join(' ')} ${quoted(`http://127.0.0.1:${port}${path}`)}`;
  if (body === null) return head;
  if (!body.includes(0)) return `${head} --data-binary ${bytes(body)}`;
  return `printf %s ${quoted(body.toString('base64'))} | base64 -d | ${head} --data-binary @-`;
}
