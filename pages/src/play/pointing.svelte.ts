import type { Action } from '../../../clients/typescript/src/index.ts';
import type { OpenDecision, Option } from '../service.ts';
import type { Beneath, Spot } from '../table/spots.ts';
import { goesTo, names } from '../table/spots.ts';

/** What somebody points at on the table, and what they can do with it: options are narrowed down, and carried out where one is left. */
export class Pointing {
  /** Things and players that are pointed at. */
  things = $state.raw<readonly string[]>([]);
  spot = $state.raw<Spot | null>(null);
  /** The thing that is dragged. */
  held = $state<string | null>(null);
  readonly #decisions: () => readonly OpenDecision[];
  readonly #act: (action: Action) => Promise<void>;

  constructor(decisions: () => readonly OpenDecision[], act: (action: Action) => Promise<void>) {
    this.#decisions = decisions;
    this.#act = act;
  }

  /** The options that are about all that is pointed at; all of them where none is. */
  among(options: readonly Option[]): readonly Option[] {
    const about = options.filter((option) => this.#isMeant(option));
    return about.length > 0 ? about : options;
  }

  /** Those that could be meant while something is held. */
  get open(): readonly Option[] {
    const { held } = this;
    return held === null ? this.#options : this.#options.filter((option) => names(option, held));
  }

  /** Those that go to a place, of the ones that are open. */
  goingTo(spot: Spot): readonly Option[] {
    const options = this.open.filter((option) => goesTo(option, spot));
    const about = options.filter((option) => this.things.every((id) => names(option, id)));
    return about.length > 0 ? about : options;
  }

  canHold(id: string): boolean {
    return this.#options.some((option) => names(option, id));
  }

  point(id: string | null): void {
    this.things = id === null ? [] : [id];
    this.spot = null;
  }

  /** Does what goes there where it is one thing, and else shows all that is. */
  async goTo(spot: Spot): Promise<void> {
    const options = this.goingTo(spot);
    if (options.length === 1 && options[0]) await this.#take(options[0]);
    else this.spot = spot;
  }

  /** What is held is put down: on a thing, at a place, or, where it needs neither, anywhere on the table. */
  async drop({ id, spot }: Beneath): Promise<void> {
    const { held } = this;
    this.held = null;
    if (held === null || id === held || (id === null && spot === null)) return;
    const own = this.#options.filter((option) => names(option, held));
    const onIt = id === null ? [] : own.filter((option) => names(option, id));
    const there = spot === null ? [] : own.filter((option) => goesTo(option, spot));
    const anywhere = own.filter(
      ({ places = [], players = [], objects = [] }) => places.length + players.length === 0 && objects.length < 2,
    );
    const meant = [onIt, there, anywhere].find((options) => options.length > 0) ?? [];
    this.things = onIt.length > 0 && id !== null ? [held, id] : [held];
    this.spot = onIt.length === 0 && there.length > 0 ? spot : null;
    if (meant.length !== 1 || !meant[0]) return;
    await this.#take(meant[0]);
    await this.#goOn(spot);
  }

  clear(): void {
    this.point(null);
    this.held = null;
  }

  get #options(): readonly Option[] {
    return this.#decisions().flatMap(({ options }) => options);
  }

  #isMeant(option: Option): boolean {
    const { things, spot } = this;
    if (things.length === 0 && spot === null) return false;
    return things.every((id) => names(option, id)) && (spot === null || goesTo(option, spot));
  }

  async #take({ action }: Option): Promise<void> {
    await this.#act(action as Action);
    this.clear();
  }

  /** A card that was put on a cell goes to that cell, where the next question is which. */
  async #goOn(spot: Spot | null): Promise<void> {
    if (spot?.row === undefined) return;
    const exact = this.#options.filter(({ places = [] }) =>
      places.some(({ zone, row, column }) => zone === spot.zone && row === spot.row && column === spot.column),
    );
    if (exact.length === 1 && exact[0] && exact[0].objects === undefined) await this.#take(exact[0]);
  }
}
