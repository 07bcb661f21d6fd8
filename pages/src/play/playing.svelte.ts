import type { Action, Player, Scene, Times, Verdict } from '../../../clients/typescript/src/index.ts';
import { timesOf } from '../../../clients/typescript/src/index.ts';
import type { OpenDecision, ToldEvent, Trouble } from '../service.ts';
import { arbiter, key, troubleOf } from '../service.ts';

/** Who the page plays for: both by turns, or one seat; and whether the other one is played at random. */
export interface Seats {
  seat: Player | null;
  random: boolean;
}

/** So many of the last events are read when the page opens. */
const RECENT = 120;
/** Milliseconds for which a move of random play can be looked at. */
const PAUSE = 350;

const otherOf = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');

/** A match that somebody plays on this page. */
export class Playing {
  readonly id: string;
  seats = $state.raw<Seats>({ seat: null, random: false });
  scene = $state.raw<Scene | null>(null);
  decisions = $state.raw<readonly OpenDecision[]>([]);
  times = $state.raw<Times>(timesOf({}));
  events = $state.raw<readonly ToldEvent[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  /** Whose view is shown. */
  viewer = $state<Player>('p1');
  readonly #end = new AbortController();
  /** The last ply that was told of, also while something else was done. */
  #last = 0;

  constructor(id: string, seats: Seats) {
    this.id = id;
    this.seats = seats;
    this.viewer = seats.seat ?? 'p1';
  }

  get over(): boolean {
    return this.scene !== null && this.scene.outcome !== null;
  }

  /** The decisions that this page may answer. */
  get mine(): readonly OpenDecision[] {
    return this.decisions.filter(({ player }) => player === this.viewer);
  }

  /** Shows the match, and goes on showing it until `stop`. */
  async run(): Promise<void> {
    await this.#doing(async () => {
      if (key !== null) await this.#sit();
      await this.#look();
    });
    const signal = this.#end.signal;
    while (!signal.aborted && !this.over) {
      try {
        for await (const { ply } of arbiter.match(this.id, { viewer: this.viewer }).follow({ signal })) {
          this.#last = ply;
          if (this.#isBehind()) await this.#doing(() => this.#look());
        }
      } catch (error) {
        if (signal.aborted) return;
        this.trouble = troubleOf(error);
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
    }
  }

  stop(): void {
    this.#end.abort();
  }

  act(action: Action): Promise<void> {
    return this.#doing(async () => {
      const ply = this.scene?.ply ?? undefined;
      const verdict = await arbiter.matches.act(
        this.id,
        { action, ...(ply === undefined ? {} : { expectedPly: ply }) },
        { viewer: this.viewer, include: 'events,awaiting,scene' },
      );
      await this.#take(verdict as Verdict);
    });
  }

  /** A match that goes on from before the last ply of this one. */
  async undone(): Promise<string | null> {
    let forked: string | null = null;
    await this.#doing(async () => {
      const ply = (this.scene?.ply ?? 0) - 1;
      const { match } = await arbiter.matches.fork(this.id, { ply }, { include: 'awaiting' });
      forked = match?.id ?? null;
    });
    return forked;
  }

  /** A key that is for one seat says for which. */
  async #sit(): Promise<void> {
    const { seat } = await arbiter.keys.own();
    if (seat === null || seat.viewer === 'spectator') return;
    this.seats = { seat: seat.viewer, random: false };
    this.viewer = seat.viewer;
  }

  /** One thing at a time; what goes wrong is shown, and the table is read anew. */
  async #doing(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.trouble = null;
      await what();
      await this.#random();
      while (this.#isBehind()) await this.#look();
    } catch (error) {
      this.trouble = troubleOf(error);
      await this.#look().catch(() => {});
    } finally {
      this.busy = false;
    }
  }

  /** Whether the match has gone on since the table was read. */
  #isBehind(): boolean {
    return this.scene === null || (this.scene.ply ?? 0) < this.#last;
  }

  async #take({ events = [], awaiting = [], scene, match, ...told }: Verdict): Promise<void> {
    const next = awaiting[0]?.player;
    if (this.seats.seat === null && next !== undefined && next !== this.viewer) return this.#look(next);
    if (!scene) return this.#look();
    const ply = match?.ply ?? 0;
    this.events = [...this.events, ...events.map((event) => ({ ...event, ply }) as ToldEvent)];
    this.decisions = awaiting;
    this.times = timesOf(told);
    this.scene = scene as Scene;
  }

  /** Reads the table as `viewer`, or as whoever has to decide where the page plays for both. */
  async #look(viewer: Player = this.viewer): Promise<void> {
    const [scene, state] = await Promise.all([
      arbiter.matches.scene(this.id, { viewer }),
      arbiter.matches.state(this.id, { viewer }),
    ]);
    const next = state.awaiting[0]?.player;
    if (this.seats.seat === null && next !== undefined && next !== viewer) return this.#look(next);
    const after = viewer === this.viewer ? this.events.at(-1)?.seq : undefined;
    const told = await this.#told(viewer, scene.recent.at(-1)?.seq ?? 0, after);
    this.viewer = viewer;
    this.events = after === undefined ? told : [...this.events, ...told];
    this.decisions = state.awaiting;
    this.times = timesOf(state);
    this.scene = scene as Scene;
  }

  #told(viewer: Player, last: number, after: number | undefined): Promise<ToldEvent[]> {
    const from = after === undefined ? Math.max(1, last - RECENT) : after + 1;
    return arbiter.matches.events(this.id, { viewer, from, limit: 200 }).all();
  }

  /** Plays the other seat for as long as it has to decide. */
  async #random(): Promise<void> {
    const { seat, random } = this.seats;
    if (!random || seat === null) return;
    const viewer = otherOf(seat);
    while (!this.over && !this.#end.signal.aborted && this.decisions.some(({ player }) => player === viewer)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const { awaiting } = await arbiter.matches.state(this.id, { viewer });
      const options = awaiting.flatMap((decision) => (decision.player === viewer ? decision.options : []));
      const option = options[Math.floor(Math.random() * options.length)];
      if (!option) return;
      const verdict = await arbiter.matches.act(
        this.id,
        { action: option.action },
        { viewer: seat, include: 'events,awaiting,scene' },
      );
      await this.#take(verdict as Verdict);
    }
  }
}
