import { Unreachable } from './unreachable.ts';
import { waitBudgetOf } from './wait-budget.ts';

/** What a statement does to the database: reads a little, writes, or goes through much. */
export type Load = 'read' | 'write' | 'heavy';

interface Waiting {
  ticket: number;
  enter: () => void;
}

/**
 * Lets so many statements through at once, and of those that write or are heavy only some: however long they take, there
 * is a connection for reads. Nobody waits longer than what is left of its call's patience.
 */
export class Turnstile {
  #free: number;
  readonly #room: Record<Load, number>;
  readonly #queues: Record<Load, Waiting[]> = { read: [], write: [], heavy: [] };
  #tickets = 0;

  constructor(all: number) {
    this.#free = all;
    this.#room = { read: all, write: Math.max(1, Math.floor(all * 0.7)), heavy: Math.max(1, Math.floor(all * 0.2)) };
  }

  get waiting(): number {
    return this.#queues.read.length + this.#queues.write.length + this.#queues.heavy.length;
  }

  /** Waits for a place. Gives what frees it again. */
  async enter(load: Load): Promise<() => void> {
    if (this.#free > 0 && this.#room[load] > 0 && this.#queues[load].length === 0) this.#take(load);
    else await this.#wait(load);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#free++;
      this.#room[load]++;
      this.#admit();
    };
  }

  #take(load: Load): void {
    this.#free--;
    this.#room[load]--;
  }

  #wait(load: Load): Promise<void> {
    const patience = waitBudgetOf();
    const queue = this.#queues[load];
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        patience.end();
        reject(new Unreachable('no-connection-free', 'no connection was free in time'));
      }, patience.left);
      patience.begin();
      const waiting: Waiting = {
        ticket: this.#tickets++,
        enter: () => {
          clearTimeout(timer);
          patience.end();
          resolve();
        },
      };
      queue.push(waiting);
    });
  }

  /** Lets in whoever has waited longest of those for whom there is room. */
  #admit(): void {
    while (this.#free > 0) {
      let next: Load | null = null;
      for (const load of ['read', 'write', 'heavy'] as const) {
        const first = this.#queues[load][0];
        if (first === undefined || this.#room[load] === 0) continue;
        if (next === null || first.ticket < (this.#queues[next][0]?.ticket ?? 0)) next = load;
      }
      if (next === null) return;
      this.#take(next);
      this.#queues[next].shift()?.enter();
    }
  }
}
