import { setTimeout as pause } from 'node:timers/promises';

interface Told {
  match: { id: string; ply: number };
  stateHash: string;
  awaiting: { options: { action: object }[] }[];
  outcome: object | null;
}

/** A ply that the service said it has. */
export interface Acknowledged {
  match: string;
  ply: number;
  hash: string;
}

/** What came of a load. */
export interface Played {
  acknowledged: Acknowledged[];
  matches: number;
  /** The longest time for which a player got nothing done, outages apart, in milliseconds. */
  stoodStill: number;
  /** What is to be added to each bound, in milliseconds, by how long plies take on this machine. */
  allowance: number;
  /** How often each answer came that was no success; a connection that failed is 0. */
  refusals: Map<number, number>;
  /** Answers that nobody should get. */
  wrong: string[];
}

const PLIES = 24;
const TIMEOUT = 30_000;
/** What a player does between two actions, in milliseconds: think. */
const THINK = 15;
/** For how long nothing may come about before that is a failure, in milliseconds. However slow the machine is, something comes. */
const STALLED = 120_000;
/** So many times what a ply takes when nothing fails is added to each bound: on a busy machine all takes longer. */
const ALLOWED = 10;

/** Players who play matches over HTTP, remember what was acknowledged, and try again when it was not. */
export class Players {
  readonly #urls: readonly string[];
  readonly #played: Played = {
    ...{ acknowledged: [], matches: 0, stoodStill: 0, allowance: 0 },
    ...{ refusals: new Map(), wrong: [] },
  };
  readonly #playing: Promise<void>[];
  readonly #began = performance.now();
  readonly #many: number;
  #stopped = false;
  /** What was answered last that was no success. */
  #refusal = 'nothing';
  /** When what callers can't get past began, if it goes on, and how long all that took that is over. */
  #outageSince: number | null = null;
  #outages = 0;

  constructor(urls: readonly string[], many: number) {
    this.#urls = urls;
    this.#many = many;
    this.#playing = Array.from({ length: many }, (_, at) => this.#play(at));
  }

  get plies(): number {
    return this.#played.acknowledged.length;
  }

  /** What is to be added to each bound here, in milliseconds. */
  get allowance(): number {
    return this.#played.allowance;
  }

  /** What was acknowledged last. */
  get last(): Acknowledged | undefined {
    return this.#played.acknowledged.at(-1);
  }

  /** The longest time for which a player got nothing done since it was last asked, in milliseconds. */
  takeStoodStill(): number {
    const longest = this.#played.stoodStill;
    this.#played.stoodStill = 0;
    return longest;
  }

  /** Waits until so many more plies are acknowledged. Fails when for a long time none is. */
  async more(plies: number): Promise<void> {
    await this.#comes(plies, 'plies were acknowledged', () => this.plies);
    // Nothing has failed yet where it is waited for the first time.
    this.#played.allowance ||= (ALLOWED * this.#many * (performance.now() - this.#began)) / this.plies;
  }

  /** Waits until so many more calls were not answered well. */
  refused(calls: number): Promise<void> {
    const count = () => [...this.#played.refusals.values()].reduce((sum, times) => sum + times, 0);
    return this.#comes(calls, 'calls were refused', count);
  }

  /** Runs what nobody can get past while it goes on: callers stand still meanwhile, and that is not held against the service. */
  async during<T>(outage: () => Promise<T>): Promise<T> {
    this.#outageSince = performance.now();
    try {
      return await outage();
    } finally {
      this.#outages += performance.now() - this.#outageSince;
      this.#outageSince = null;
    }
  }

  async #comes(more: number, what: string, count: () => number): Promise<void> {
    const wanted = count() + more;
    for (let [seen, since] = [count(), performance.now()]; count() < wanted; await pause(20)) {
      if (count() > seen) [seen, since] = [count(), performance.now()];
      else if (performance.now() - since > STALLED)
        throw new Error(
          `only ${count()} of ${wanted} ${what}, and none for ${STALLED / 1000} s; answered last: ${this.#refusal}`,
        );
    }
  }

  /** The time without outages, in milliseconds. */
  #now(): number {
    const now = performance.now();
    return now - this.#outages - (this.#outageSince === null ? 0 : now - this.#outageSince);
  }

  async stop(): Promise<Played> {
    this.#stopped = true;
    await Promise.all(this.#playing);
    return this.#played;
  }

  async #play(at: number): Promise<void> {
    let since = this.#now();
    let server = at;
    /** Sends until it is done. Gives nothing when the load is over. */
    const send = async (path: string, body: object): Promise<Told | null> => {
      for (;;) {
        const url = this.#urls[server % this.#urls.length];
        const { status, told } = await this.#post(`${url}${path}`, body);
        const now = this.#now();
        this.#played.stoodStill = Math.max(this.#played.stoodStill, now - since);
        if (told !== null) {
          since = now;
          return told;
        }
        this.#played.refusals.set(status, (this.#played.refusals.get(status) ?? 0) + 1);
        if (this.#stopped) return null;
        // Whoever cannot get through goes to another server, if there is one.
        server++;
        await pause(100);
      }
    };
    while (!this.#stopped) {
      let last = await send('/v1/matches', { ruleset: 'gundam' });
      if (last === null) return;
      this.#acknowledge(last);
      this.#played.matches++;
      for (let ply = 0; ply < PLIES && last.outcome === null && !this.#stopped; ply++) {
        await pause(THINK);
        const options = last.awaiting.flatMap((decision) => decision.options);
        const option = options[Math.floor(Math.random() * options.length)];
        const action = option?.action ?? { player: 'p1', concede: true };
        const acted = await send(`/v1/matches/${last.match.id}/actions`, { action, expectedPly: last.match.ply });
        if (acted === null) return;
        this.#acknowledge(acted);
        last = acted;
      }
    }
  }

  #acknowledge({ match, stateHash }: Told): void {
    this.#played.acknowledged.push({ match: match.id, ply: match.ply, hash: stateHash });
  }

  async #post(url: string, body: object): Promise<{ status: number; told: Told | null }> {
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const text = await reply.text();
      if (reply.ok) return { status: reply.status, told: JSON.parse(text) };
      this.#refusal = `${reply.status} ${text.slice(0, 300)}`;
      const problem = /^application\/problem\+json/.test(reply.headers.get('content-type') ?? '');
      const again = problem && reply.status === 503 && reply.headers.has('retry-after');
      if (!again && this.#played.wrong.length < 20) this.#played.wrong.push(`${reply.status} ${text.slice(0, 300)}`);
      return { status: reply.status, told: null };
    } catch (error) {
      // A connection that is refused, cut or silent.
      this.#refusal = error instanceof Error ? `${error.message}: ${error.cause}` : String(error);
      return { status: 0, told: null };
    }
  }
}
