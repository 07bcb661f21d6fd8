import { setTimeout as pause } from 'node:timers/promises';
import type { Players } from '../faults/players.ts';

/** What readers were told. */
export interface Read {
  answered: number;
  refused: number;
  wrong: string[];
}

const TIMEOUT = 30_000;

/** Programs that read what players were told is recorded, at whichever service, and look whether it is there. */
export class Readers {
  readonly #read: Read = { answered: 0, refused: 0, wrong: [] };
  readonly #reading: Promise<void>[];
  #stopped = false;

  constructor(urls: readonly string[], players: Players, many: number) {
    this.#reading = Array.from({ length: many }, (_, at) => this.#go(urls, players, at));
  }

  async stop(): Promise<Read> {
    this.#stopped = true;
    await Promise.all(this.#reading);
    return this.#read;
  }

  async #go(urls: readonly string[], players: Players, at: number): Promise<void> {
    for (let turn = at; !this.#stopped; turn++) {
      await pause(25);
      const last = players.last;
      if (last === undefined) continue;
      const { match, ply } = last;
      const path =
        turn % 3 === 0
          ? `/v1/matches?sort=-startedAt&limit=50`
          : turn % 3 === 1
            ? `/v1/matches/${match}/plies?from=${ply}`
            : `/v1/matches/${match}/state?ply=${ply}`;
      const wanted = turn % 3 === 0 ? '"items":' : `"ply":${ply}`;
      await this.#ask(`${urls[turn % urls.length]}${path}`, wanted);
    }
  }

  async #ask(url: string, wanted: string): Promise<void> {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
      const text = await reply.text();
      if (reply.ok && text.includes(wanted)) this.#read.answered++;
      else if (reply.status === 503 && reply.headers.has('retry-after')) this.#read.refused++;
      else if (this.#read.wrong.length < 20)
        this.#read.wrong.push(`${url} should tell ${wanted}: ${reply.status} ${text.slice(0, 200)}`);
    } catch {
      // A connection that is refused, cut or silent.
      this.#read.refused++;
    }
  }
}
