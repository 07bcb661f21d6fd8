import type { Server } from '../support/server.ts';
import { startServer } from '../support/server.ts';
import { freePort } from './programs.ts';

/** A server of this release on a port that stays the same when it is started again. */
export class Service {
  /** Those that were started and not ended. */
  static readonly running = new Set<Service>();

  readonly url: string;
  readonly #env: Record<string, string>;
  #server: Server | null = null;

  private constructor(port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    // What was begun is answered however long that takes on a busy machine.
    const patient = { MAX_EVENT_LOOP_DELAY: '0', SHUTDOWN_TIMEOUT: '100' };
    this.#env = { PORT: String(port), KEYLESS: 'loopback', ...patient, ...env };
  }

  static async start(env: Record<string, string>): Promise<Service> {
    const service = new Service(await freePort(), env);
    await service.start();
    return service;
  }

  async start(): Promise<void> {
    this.#server = await startServer(this.#env);
    Service.running.add(this);
  }

  /** Ends it; gives its exit code, or the signal. */
  async end(signal: NodeJS.Signals): Promise<number | string | null> {
    const server = this.#server;
    this.#server = null;
    Service.running.delete(this);
    return server === null ? null : server.end(signal);
  }

  said = (): string => this.#server?.said() ?? '';
}
