import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import type { Json, JsonObject } from '../../../src/engine/index.ts';
import type { Server } from '../server.ts';
import { startServer } from '../server.ts';
import { until } from '../until.ts';
import type { Attack, Send } from './requests.ts';
import type { Reading } from './turn-meter.ts';

/** Milliseconds between two questions whether the server is well. Asked all the time it would do little else. */
const ASKED_EVERY = 25;

/** What an attack did. */
export interface Borne {
  name: string;
  /** Each answer, in order: where, its status and the code of its problem, and what it took. */
  answers: { path: string; status: number; code: string | null; ms: number; bytes: number; turn: number }[];
  /** The longest turn of the event loop meanwhile, in milliseconds of processor time. */
  turn: number;
  /** The longest that `/healthz` took meanwhile, in milliseconds by the clock; others on the machine count in. */
  health: number;
  /** Answers of `/healthz` that were not 200. */
  ill: number;
}

/**
 * Asks ordinary things of a server until it has answered for a while: the attacks are on a service that runs. The first
 * calls of a process also compile the code that answers them, which takes several times as long as the work itself.
 */
async function serveForAWhile(url: string): Promise<void> {
  for (let round = 0; round < 40; round++) {
    const fields = Array.from({ length: 40 }, (_, at) => `a${round}x${at}: next`).join(' ');
    const query = `{ rulesets(limit: 1) { ${fields} items { id title } } }`;
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    assert.equal(reply.status, 200, await reply.text());
  }
}

/** A server that is attacked, with a meter in it. */
export class Siege {
  readonly #server: Server;
  readonly #meter: string;

  private constructor(server: Server, meter: string) {
    this.#server = server;
    this.#meter = meter;
  }

  /** Starts a server on a database. No rate limit is in the way of attacks. */
  static async lay(database: string, env: Record<string, string> = {}): Promise<Siege> {
    const meter = new URL('./turn-meter.ts', import.meta.url).href;
    const server = await startServer({
      DATABASE_URL: database,
      KEYLESS: 'loopback',
      RATE_LIMIT: '0',
      RATE_LIMIT_KEYLESS: '0',
      ENGINE_DEADLINE: '2',
      HANDLER_TIMEOUT: '3',
      NODE_OPTIONS: `--expose-gc --import ${meter}`,
      ...env,
    });
    const found = () => /metered at (\S+)/.exec(server.said())?.[1];
    await until('the meter is there', async () => found() !== undefined);
    await serveForAWhile(server.url);
    return new Siege(server, found() as string);
  }

  async #read(query = ''): Promise<Reading> {
    return (await (await fetch(this.#meter + query)).json()) as Reading;
  }

  /** Bytes in use after everything that nobody needs was given up. */
  async memory(): Promise<number> {
    return (await this.#read('/?memory')).memory ?? 0;
  }

  /** What it takes the server to read and write 1.3 MB of JSON, in milliseconds of processor time. */
  async timeOfJson(): Promise<number> {
    return (await this.#read('/?json')).json ?? 0;
  }

  /** The most processor time that a turn of the event loop took since this was last asked, in milliseconds. */
  async longestTurn(): Promise<number> {
    return (await this.#read()).worst;
  }

  /** Where it answers. */
  get url(): string {
    return this.#server.url;
  }

  /** Carries an attack out, and asks all the while whether the server is well. */
  async bear(attack: Attack, round = 0): Promise<Borne> {
    const borne: Borne = { name: attack.name, answers: [], turn: 0, health: 0, ill: 0 };
    const send: Send = async (path, body: Json | string, headers = {}) => {
      const from = performance.now();
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const reply = await fetch(this.#server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: text,
      });
      const read = await reply.text();
      const told = (read.startsWith('{') ? JSON.parse(read) : {}) as JsonObject;
      const [error] = (told.errors ?? []) as { extensions?: { code?: string } }[];
      const code = typeof told.code === 'string' ? told.code : (error?.extensions?.code ?? null);
      const ms = performance.now() - from;
      const { worst: turn } = await this.#read();
      borne.answers.push({ path, status: reply.status, code, ms, bytes: read.length, turn });
      return { status: reply.status, code, body: told };
    };
    await this.#read();
    let over = false;
    const asking = until(
      'the attack is over',
      async () => {
        const from = performance.now();
        const reply = await fetch(`${this.#server.url}/healthz`);
        await reply.arrayBuffer();
        if (reply.status !== 200) borne.ill++;
        borne.health = Math.max(borne.health, performance.now() - from);
        return over;
      },
      ASKED_EVERY,
    );
    await attack.carryOut(send, round);
    over = true;
    await asking;
    borne.turn = Math.max(...borne.answers.map(({ turn }) => turn));
    return borne;
  }

  said = (): string => this.#server.said();

  async raise(): Promise<void> {
    await this.#server.end('SIGTERM');
  }
}
