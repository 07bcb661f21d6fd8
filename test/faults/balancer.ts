import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './programs.ts';

/** How often each server is asked whether it is ready, in milliseconds. */
const INTERVAL = 100;

/**
 * What passes each call on to one of the servers that said lately that they are ready. It knows nothing else of them, and
 * tries no call a second time: what it could not pass on, it counts and answers with 502.
 */
export class Balancer {
  readonly #ready = new Map<string, boolean>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((asked, answer) => {
    const target = this.#pick();
    const failed = () => {
      this.dropped++;
      if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain' });
      answer.end('no server');
    };
    if (target === undefined) return failed();
    const { method, url, headers } = asked;
    const onward = request(`${target}${url}`, { method, headers, agent: this.#agent }, (reply) => {
      const { connection: _connection, 'keep-alive': _keep, ...rest } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, rest);
      reply.pipe(answer);
    });
    onward.on('error', failed);
    asked.pipe(onward);
  });
  #turn = 0;
  #watching = true;
  /** The calls that could not be passed on. */
  dropped = 0;

  private constructor(servers: readonly string[]) {
    for (const url of servers) {
      this.#ready.set(url, false);
      void this.#watch(url);
    }
  }

  static async before(servers: readonly string[]): Promise<Balancer> {
    const balancer = new Balancer(servers);
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve));
    for (const url of servers) await balancer.sees(url, true);
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Waits until it has seen that a server is ready, or is not. */
  async sees(url: string, ready: boolean): Promise<void> {
    await until(async () => {
      if (this.#ready.get(url) !== ready) throw new Error(`${url} never became ${ready ? 'ready' : 'unready'}`);
    });
  }

  async close(): Promise<void> {
    this.#watching = false;
    this.#agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pick(): string | undefined {
    const ready = [...this.#ready].flatMap(([url, is]) => (is ? [url] : []));
    return ready[this.#turn++ % Math.max(1, ready.length)];
  }

  async #watch(url: string): Promise<void> {
    for (; this.#watching; await pause(INTERVAL, undefined, { ref: false })) {
      const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
      this.#ready.set(url, reply?.status === 200);
    }
  }
}
