import type { Answer, Item } from '../../../clients/typescript/src/index.ts';
import type { Trouble } from '../service.ts';
import { arbiter, troubleOf } from '../service.ts';

export type Tournament = Answer<'organizedTournament'>;
export type Standing = Item<'standings'>;
export type Round = Item<'tournamentRounds'>;
export type Table = Item<'tournamentTables'>;
export type Ruling = Item<'tournamentRulings'>;

/** Milliseconds within which everything that happens is one reason to read again. */
const TOGETHER = 300;
/** Rulings, players and new rounds are in no stream of matches: they are looked for so often, in milliseconds. */
const LOOK = 5000;

/** A tournament as it is, read again whenever something happens in one of its matches, and now and then besides. */
export class Watching {
  readonly #id: string;
  readonly #ended = new AbortController();
  #due: ReturnType<typeof setTimeout> | null = null;
  #revision = -1;

  tournament = $state.raw<Tournament | null>(null);
  standings = $state.raw<Standing[]>([]);
  rounds = $state.raw<Round[]>([]);
  rulings = $state.raw<Ruling[]>([]);
  /** The tables of the round that is shown. */
  tables = $state.raw<Table[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** The round that is shown; null for the last one. */
  chosen = $state<number | null>(null);

  constructor(id: string) {
    this.#id = id;
  }

  get round(): number {
    return this.chosen ?? this.tournament?.round ?? 0;
  }

  show(round: number): void {
    this.chosen = round === this.tournament?.round ? null : round;
    void this.#read();
  }

  async run(): Promise<void> {
    await this.#read();
    const { tournament } = this;
    if (tournament === null || tournament.status === 'over') return;
    const looking = setInterval(() => this.#soon(), LOOK);
    this.#ended.signal.addEventListener('abort', () => clearInterval(looking));
    try {
      const { signal } = this.#ended;
      for await (const { event } of arbiter.matches.follow({ tournament: tournament.name, signal, retries: 100 })) {
        if (event === 'ply') this.#soon();
      }
    } catch (error) {
      if (!this.#ended.signal.aborted) this.trouble = troubleOf(error);
    }
  }

  stop(): void {
    if (this.#due !== null) clearTimeout(this.#due);
    this.#ended.abort();
  }

  /** What happens at many tables at once is read once. */
  #soon(): void {
    this.#due ??= setTimeout(() => {
      this.#due = null;
      void this.#read();
    }, TOGETHER);
  }

  async #read(): Promise<void> {
    const options = { signal: this.#ended.signal };
    const { tournaments } = arbiter;
    try {
      const tournament = await tournaments.get(this.#id, options);
      const shown = this.chosen ?? tournament.round;
      const [tables, rounds, standings, rulings] = await Promise.all([
        shown === 0 ? [] : tournaments.tables(this.#id, shown, { limit: 200 }, options).all(),
        tournaments.rounds(this.#id, { limit: 200 }, options).all(),
        tournaments.standings(this.#id, { limit: 200 }, options).all(),
        tournament.revision === this.#revision
          ? this.rulings
          : tournaments.rulings(this.#id, { limit: 200 }, options).all(),
      ]);
      this.#revision = tournament.revision;
      Object.assign(this, { tournament, tables, rounds, standings, rulings, trouble: null });
    } catch (error) {
      if (!this.#ended.signal.aborted) this.trouble = troubleOf(error);
    }
  }
}
