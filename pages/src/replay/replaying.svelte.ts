import type { Match, Scene, Times, Viewer } from '../../../clients/typescript/src/index.ts';
import { timesOf } from '../../../clients/typescript/src/index.ts';
import type { ToldEvent, Trouble } from '../service.ts';
import { arbiter, troubleOf } from '../service.ts';
import type { Ruled } from './record.ts';
import { rulingText, signatureOf } from './record.ts';

export const VIEWERS: readonly Viewer[] = ['spectator', 'p1', 'p2', 'judge'];

/** Events are read, and shown or left out, for so many plies at a time. */
export const CHUNK = 10;
export const chunkOf = (ply: number): number => Math.floor(ply / CHUNK);
/** So many scenes are kept. */
const KEPT = 300;
/** Milliseconds that a ply is looked at while the match plays by itself. */
const PACE = 900;

/** The kinds of plies that judges make. */
const RULED = ['rewind', 'result', 'adoption', 'pause', 'resume', 'extension'] as const;

export interface Verified {
  ok: boolean;
  text: string;
}

/** A recorded match, shown ply by ply. */
export class Replaying {
  readonly id: string;
  match = $state.raw<Match | null>(null);
  scene = $state.raw<Scene | null>(null);
  rulings = $state.raw<readonly Ruled[]>([]);
  /** Counts up whenever events of the last plies have to be read again. */
  told = $state(0);
  times = $state.raw<Times>(timesOf({}));
  /** The ply that is shown, and the last that there is. */
  ply = $state(0);
  last = $state(0);
  viewer = $state<Viewer>('spectator');
  /** The event that is looked at. */
  now = $state<number | null>(null);
  touched = $state.raw<readonly string[]>([]);
  playing = $state(false);
  verifying = $state(false);
  verified = $state.raw<Verified | null>(null);
  signed = $state.raw<Verified | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  readonly #scenes = new Map<string, Promise<Scene>>();
  readonly #events = new Map<string, Promise<ToldEvent[]>>();
  readonly #end = new AbortController();
  readonly #asked: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading = false;
  #wanted: ToldEvent | null = null;

  constructor(id: string, search: URLSearchParams) {
    this.id = id;
    const [ply, viewer] = [search.get('ply'), search.get('viewer')];
    this.#asked = ply !== null && /^\d{1,9}$/.test(ply) ? Number(ply) : null;
    this.viewer = VIEWERS.find((one) => one === viewer) ?? 'spectator';
  }

  get title(): string {
    return this.match?.seats.map(({ name }, at) => name ?? `Player ${at + 1}`).join(' against ') ?? 'Match';
  }

  calledAs(viewer: Viewer): string {
    if (viewer === 'spectator') return 'a spectator';
    if (viewer === 'judge') return 'a judge, who sees everything';
    return this.match?.seats[viewer === 'p1' ? 0 : 1]?.name ?? viewer;
  }

  /** Shows the ply of the address, or the first; and learns of later ones for as long as the match goes on. */
  async run(): Promise<void> {
    try {
      this.match = await arbiter.matches.get(this.id);
      this.last = this.match.ply;
      this.times = timesOf(this.match);
      void this.#ruled();
      await this.#show(Math.min(this.#asked ?? 0, this.last));
    } catch (error) {
      this.trouble = troubleOf(error);
      return;
    }
    const { signal } = this.#end;
    if (this.match.status !== 'running') return;
    try {
      for await (const { ply, outcome, ...told } of arbiter
        .match(this.id, { viewer: this.viewer })
        .follow({ signal })) {
        // They are left out where the match has gone on meanwhile; then more is told.
        if (told.clocks !== null || this.match.clock === null) this.times = timesOf(told);
        const atEnd = this.ply === this.last;
        for (let chunk = chunkOf(this.last); chunk <= chunkOf(ply); chunk++)
          for (const viewer of VIEWERS) this.#events.delete(`${viewer}/${chunk}`);
        this.last = ply;
        this.told++;
        // Plies without events are those of judges, who can also end a match.
        if (told.events.length === 0 || outcome !== null) void this.#ruled();
        if (atEnd && ply > 0) this.go(ply);
        if (outcome !== null && this.match) this.match = { ...this.match, status: 'over' };
      }
    } catch (error) {
      if (!signal.aborted) this.trouble = troubleOf(error);
    }
  }

  stop(): void {
    this.#end.abort();
    clearTimeout(this.#timer);
  }

  go(ply: number): void {
    void this.#show(Math.max(0, Math.min(ply, this.last)));
  }

  seeAs(viewer: string): void {
    this.viewer = VIEWERS.find((one) => one === viewer) ?? 'spectator';
    void this.#show(this.ply);
  }

  /** Goes to the ply of an event, and marks what it names. */
  show(event: ToldEvent): void {
    void this.#show(event.ply, event);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.ply >= this.last) this.go(0);
    this.#step();
  }

  async verify(): Promise<void> {
    this.verifying = true;
    try {
      const [found, transcript, keys] = await Promise.all([
        arbiter.matches.verification(this.id),
        arbiter.matches.transcript(this.id, { viewer: this.viewer }),
        arbiter.service.keySet(),
      ]);
      this.verified = found.same
        ? { ok: true, text: `All ${found.plies} plies come out the same.` }
        : { ok: false, text: `Ply ${found.ply} does not come out the same: ${found.what}.` };
      this.signed = await signatureOf(transcript, keys);
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.verifying = false;
    }
  }

  /** What judges ruled, by the plies that came of it. */
  async #ruled(): Promise<void> {
    try {
      const plies = await Promise.all(
        RULED.map((kind) => arbiter.matches.plies(this.id, { viewer: 'spectator', kind, limit: 200 }).all()),
      );
      this.rulings = plies
        .flat()
        .flatMap(({ ply, ruling }) => (ruling === null ? [] : [{ ply, text: rulingText(ruling, this.match) }]))
        .toSorted((one, other) => one.ply - other.ply);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  #step(): void {
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      if (this.ply >= this.last) {
        this.playing = false;
        return;
      }
      await this.#show(this.ply + 1);
      this.#step();
    }, PACE);
  }

  /** The ply that is asked for last is shown next: of those before it that are not read yet none is. */
  async #show(ply: number, event?: ToldEvent): Promise<void> {
    this.ply = ply;
    this.#wanted = event ?? null;
    if (this.#reading) return;
    this.#reading = true;
    for (let shown = false; !shown; ) {
      const { viewer, told, ply } = this;
      const wanted = this.#wanted;
      const found = await this.#read(ply, viewer);
      shown = this.ply === ply && this.viewer === viewer && this.#wanted === wanted && this.told === told;
      if (shown) this.#take(found, wanted);
    }
    this.#reading = false;
    if (this.ply < this.last) void this.#sceneAt(this.ply + 1, this.viewer).catch(() => {});
  }

  async #read(ply: number, viewer: Viewer): Promise<{ scene: Scene; events: readonly ToldEvent[] } | Trouble> {
    try {
      const [scene, events] = await Promise.all([this.#sceneAt(ply, viewer), this.eventsOf(chunkOf(ply))]);
      return { scene, events };
    } catch (error) {
      return troubleOf(error);
    }
  }

  #take(found: { scene: Scene; events: readonly ToldEvent[] } | Trouble, event: ToldEvent | null): void {
    if (!('scene' in found)) {
      this.trouble = found;
      return;
    }
    const { scene, events } = found;
    const inPly = new Set(events.flatMap(({ ply, seq }) => (ply === this.ply ? [seq] : [])));
    this.trouble = null;
    this.scene = scene;
    this.now = event?.seq ?? [...inPly].at(-1) ?? null;
    this.touched = scene.recent
      .filter(({ seq }) => (event ? seq === event.seq : inPly.has(seq)))
      .flatMap(({ objects }) => objects);
  }

  #sceneAt(ply: number, viewer: Viewer): Promise<Scene> {
    const name = `${viewer}/${ply}`;
    const known = this.#scenes.get(name);
    if (known) return known;
    const scene = arbiter.matches.scene(this.id, { ply, viewer }) as Promise<Scene>;
    this.#scenes.set(name, scene);
    scene.catch(() => this.#scenes.delete(name));
    const [oldest] = this.#scenes.keys();
    if (this.#scenes.size > KEPT && oldest !== undefined) this.#scenes.delete(oldest);
    return scene;
  }

  /** The events of a chunk of plies. */
  eventsOf(chunk: number): Promise<ToldEvent[]> {
    const { viewer } = this;
    const name = `${viewer}/${chunk}`;
    const known = this.#events.get(name);
    if (known) return known;
    const fromPly = chunk * CHUNK;
    const events = arbiter.matches.events(this.id, { viewer, fromPly, toPly: fromPly + CHUNK - 1, limit: 200 }).all();
    this.#events.set(name, events);
    events.catch(() => this.#events.delete(name));
    return events;
  }
}
