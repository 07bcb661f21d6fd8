import type { CallOptions } from './carry.ts';
import type { Among, Choice, Chosen } from './choose.ts';
import { NoSuchOption, optionOf } from './choose.ts';
import type { Times } from './clocks.ts';
import { timesOf } from './clocks.ts';
import type { FollowOptions, Update } from './follow.ts';
import { follow } from './follow.ts';
import type { Pages } from './pages.ts';
import type {
  Action,
  Answer,
  Body,
  Decision,
  MatchVerdict,
  Outcome,
  PlacedEvent,
  Player,
  Query,
  RulesetId,
  Scene,
  Viewer,
} from './types.ts';
import type { Wire } from './wire.ts';

/** How a match is seen and played. */
export interface MatchSettings {
  /** Whose view is asked for; everything that the key may see if left out. */
  viewer?: Viewer;
  /** What verdicts have besides events and decisions. */
  include?: ('state' | 'scene')[];
}

/** What acting can be told besides the action. */
export interface ActOptions extends CallOptions {
  /** Carried out only if this is still the last ply. */
  expectedPly?: number;
  /** What the service decides by itself afterwards, as in a request. */
  auto?: NonNullable<Body<'act'>['auto']>;
}

/** One match that is played and followed. It remembers which decisions are open, as far as it was told. */
export class PlayedMatch<R extends RulesetId = string> {
  readonly id: string;
  readonly #wire: Wire;
  readonly #settings: MatchSettings;
  #open: { ply: number; awaiting: Decision<R>[]; outcome: Outcome | null; times: Times } | null = null;

  constructor(wire: Wire, id: string, settings: MatchSettings = {}, verdict?: MatchVerdict<R>) {
    this.#wire = wire;
    this.id = id;
    this.#settings = settings;
    if (verdict) this.#remember(verdict);
  }

  /** The decisions that are open, as of the last ply that this client was told of. */
  get awaiting(): readonly Decision<R>[] {
    return this.#open?.awaiting ?? [];
  }

  /** How it ended; null while it goes on. */
  get outcome(): Outcome | null {
    return this.#open?.outcome ?? null;
  }

  /** How the clocks stand, as of the last ply that this client was told of. */
  get times(): Times {
    return this.#open?.times ?? timesOf({});
  }

  /** The last ply that this client was told of; null before it was told of any. */
  get ply(): number | null {
    return this.#open?.ply ?? null;
  }

  /** Reads which decisions are open. */
  async refresh(options?: CallOptions): Promise<readonly Decision<R>[]> {
    const position = await this.#wire.call('state', { path: { id: this.id }, query: this.#view }, options);
    const { ply, awaiting, outcome } = position;
    this.#open = { ply, awaiting: awaiting as unknown as Decision<R>[], outcome, times: timesOf(position) };
    return this.awaiting;
  }

  /**
   * Takes an option of an open decision: by its id or label, or the first that a predicate is true of. What is open is read first
   * where it is not known, or where nothing that is known is meant.
   */
  async choose(choice: Choice<R>, options: Among & ActOptions = {}): Promise<MatchVerdict<R>> {
    const { player, decision, ...others } = options;
    const among = { ...(player ? { player } : {}), ...(decision === undefined ? {} : { decision }) };
    const chosen = await this.#chosen(choice, among, others);
    return this.act(chosen.option.action, others);
  }

  async #chosen(choice: Choice<R>, among: Among, options: CallOptions): Promise<Chosen<R>> {
    try {
      if (this.#open) return optionOf<R>(this.#open.awaiting, choice, among);
    } catch (error) {
      if (!(error instanceof NoSuchOption)) throw error;
    }
    return optionOf<R>(await this.refresh(withoutKey(options)), choice, among);
  }

  /** Answers a decision by its `form`. */
  answer(
    decision: Pick<Decision<R>, 'id' | 'player'>,
    answer: unknown,
    options?: ActOptions,
  ): Promise<MatchVerdict<R>> {
    return this.act({ player: decision.player, decision: decision.id, answer } as Action, options);
  }

  /** Gives up. */
  concede(player: Player, options?: ActOptions): Promise<MatchVerdict<R>> {
    return this.act({ player, concede: true }, options);
  }

  /** Carries out any action. */
  async act(action: Action, { expectedPly, auto, ...options }: ActOptions = {}): Promise<MatchVerdict<R>> {
    const body = {
      action,
      ...(expectedPly === undefined ? {} : { expectedPly }),
      ...(auto === undefined ? {} : { auto }),
    };
    const verdict = (await this.#wire.call(
      'act',
      { path: { id: this.id }, query: { ...this.#view, include: includedBy(this.#settings) }, body },
      options,
    )) as unknown as MatchVerdict<R>;
    this.#remember(verdict);
    return verdict;
  }

  /**
   * Tells where the match stands, and then everything that happens, until it is over. A connection that breaks is
   * opened anew. Whoever was away passes the `ply` of the last update as `after`: nothing is left out, and nothing is told twice.
   */
  async *follow(options: FollowOptions = {}): AsyncGenerator<Update<R>, void, undefined> {
    for await (const update of follow<R>(this.#wire, this.id, { ...this.#view, ...options })) {
      const { ply, awaiting, outcome } = update;
      this.#open = { ply, awaiting, outcome, times: timesOf(update) };
      yield update;
    }
  }

  /** What is said about it: names, tags, data of your own. */
  details(options?: CallOptions): Promise<Answer<'match'>> {
    return this.#wire.call('match', { path: { id: this.id }, query: this.#view }, options);
  }

  /** The table as data that anybody can show. */
  scene(query: Omit<Query<'scene'>, 'format'> = {}, options?: CallOptions): Promise<Scene> {
    return this.#wire.call('scene', { path: { id: this.id }, query: { ...this.#view, ...query } }, options);
  }

  /** The table, drawn. */
  picture(query: Query<'scene'> & { format: 'text' | 'svg' | 'png' }, options?: CallOptions): Promise<Blob> {
    return this.#wire.picture('scene', { path: { id: this.id }, query: { ...this.#view, ...query } }, options);
  }

  /** What happened so far. */
  events(query: Query<'events'> = {}, options?: CallOptions): Pages<PlacedEvent<R>> {
    const said = { path: { id: this.id }, query: { ...this.#view, ...query } };
    return this.#wire.pages('events', said, options) as unknown as Pages<PlacedEvent<R>>;
  }

  get #view(): { viewer?: Viewer } {
    const { viewer } = this.#settings;
    return viewer === undefined ? {} : { viewer };
  }

  #remember({ match, awaiting, outcome, ...told }: MatchVerdict<R>): void {
    this.#open = { ply: match?.ply ?? 0, awaiting, outcome, times: timesOf(told) };
  }
}

/** The parts that verdicts are asked for. */
export const includedBy = ({ include = [] }: MatchSettings): string => ['events', 'awaiting', ...include].join();

/** A key stands for one call. */
const withoutKey = ({ idempotencyKey: _, ...options }: CallOptions): CallOptions => options;
