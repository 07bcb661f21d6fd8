import type { Server } from '../support/server.ts';
import { startServer } from '../support/server.ts';
import { freePort } from './programs.ts';

/** A server of this release on a port that stays the same when it is started again. */
export class Service {
  readonly url: string;
  readonly #env: Record<string, string>;
  #server: Server | null = null;

  private constructor(port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { PORT: String(port), KEYLESS: 'loopback', MAX_EVENT_LOOP_DELAY: '0', ...env };
  }

  static async start(env: Record<string, string>): Promise<Service> {
    const service = new Service(await freePort(), env);
    await service.start();
    return service;
  }

  async start(): Promise<void> {
    this.#server = await startServer(this.#env);
  }

  /** Ends it; gives its exit code, or the signal. */
  async end(signal: NodeJS.Signals): Promise<number | string | null> {
    const server = this.#server;
    this.#server = null;
    return server === null ? null : server.end(signal);
  }

  said = (): string => this.#server?.said() ?? '';
}
