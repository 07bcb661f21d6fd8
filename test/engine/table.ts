import assert from 'node:assert/strict';
import type {
  Action,
  CardSet,
  Decision,
  GameEvent,
  GameState,
  Json,
  PlayerId,
  Refusal,
  Ruleset,
} from '../../src/engine/index.ts';
import { adjudicate, blankState, compileCards, resume } from '../../src/engine/index.ts';
import type { Bells, Board } from '../fixture-ruleset/board.ts';
import type { PolicyName } from '../fixture-ruleset/policies.ts';
import { bells } from '../fixture-ruleset/ruleset.ts';

/** A game of Bells from a hand-written position, with the events of everything done in it. */
export class Table {
  readonly rules: Ruleset<Bells>;
  readonly cards: CardSet<Bells>;
  readonly events: GameEvent[] = [];
  state: GameState<Board>;
  awaiting: Decision[] = [];

  constructor(policy: PolicyName, cards: readonly Json[], position: Json, seed = 'table') {
    this.rules = bells(policy);
    const set = compileCards<Bells>(this.rules, cards);
    assert.ok(set.ok, JSON.stringify(set));
    this.cards = set.value;
    const deck = [(cards[0] as { id: string }).id];
    const seat = { name: 'seat', deck };
    const { board } = this.rules.setup([seat, seat], {}, this.cards);
    this.state = blankState(this.rules, this.cards, { seed, options: {}, board });
    assert.deepEqual(this.rules.place(this.state, position, this.cards), []);
    this.take(resume(this.rules, this.cards, this.state));
  }

  /** Takes the option of a player's open decision; what is refused fails the test. */
  act(player: PlayerId, option: string): this {
    return this.take(this.tell(player, { option }));
  }

  /** The refusal of an option. */
  refused(player: PlayerId, option: string): Refusal {
    const result = this.tell(player, { option });
    assert.ok(!result.ok, `${option} was accepted`);
    return result.refusal;
  }

  /** Goes through the state's text, as a caller without memory does. */
  reload(): this {
    this.state = JSON.parse(JSON.stringify(this.state)) as GameState<Board>;
    return this;
  }

  options(player: PlayerId): string[] {
    return this.awaiting
      .filter((decision) => decision.player === player)
      .flatMap(({ options }) => options.map(({ id }) => id));
  }

  /** The cards that rang, in order. */
  rang(): string {
    return this.of('ring')
      .map(({ data }) => data.card)
      .join(' ');
  }

  of(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  private tell(player: PlayerId, said: { option: string }) {
    const decision = this.awaiting.find((open) => open.player === player) ?? this.awaiting[0];
    const action: Action = { player, decision: decision?.id ?? 'none', ...said };
    return adjudicate(this.rules, this.cards, this.state, action);
  }

  private take(result: ReturnType<typeof resume<Bells>>): this {
    assert.ok(result.ok, JSON.stringify(result));
    this.state = result.value.state;
    this.awaiting = result.value.awaiting;
    this.events.push(...result.value.events);
    return this;
  }
}

/** Two bells that hear A, and one that hears B. */
export const trap = [
  { id: 'A', speed: 3 },
  { id: 'B', hears: ['A'] },
  { id: 'C', hears: ['A'] },
  { id: 'D', hears: ['B'] },
];

export const hung = (...cards: string[]) => cards.map((card) => ({ as: card.toLowerCase(), card }));
