import { ENGINE_EVENTS, type EngineEvent, type Sentence, type Told } from './events.ts';
import type { EventOf, Game } from './machine.ts';
import type { CardSet, Describe } from './ruleset.ts';
import type { GameEvent, PlayerId } from './types.ts';

/** The words of one game for its events. */
export interface Wording<G extends Game> {
  /** A sentence for every event of the game, and for those of the engine that it puts in other words. */
  sentences: Readonly<Record<Exclude<EventOf<G>, EngineEvent>, Sentence>> &
    Readonly<Partial<Record<EngineEvent, Sentence>>>;
  /** The name of a card. */
  cardName(card: G['card']): string;
  /** What the players are called: `Player 1` and `Player 2` without it. */
  players?: Readonly<Record<PlayerId, string>>;
  /** Who acts where no player does: `The game` without it. */
  nobody?: string;
}

const PLAYERS = { p1: 'Player 1', p2: 'Player 2' } as const;

/**
 * The `describe` of a ruleset: one line for a person of each event, also of one whose secret fields were taken out. An event
 * of a type that this edition of the rules does not know, which only a stored match can have, is told by its type.
 */
export function describer<G extends Game>({
  sentences,
  cardName,
  players = PLAYERS,
  nobody = 'The game',
}: Wording<G>): Required<Pick<Describe<G>, 'types' | 'players'>> & Describe<G> {
  const all = new Map<string, Sentence>(Object.entries({ ...ENGINE_EVENTS, ...sentences }));
  const player = (id: unknown): string => (id === 'p1' || id === 'p2' ? players[id] : String(id));
  const describe = ({ type, player: actor, data }: GameEvent, { cards }: CardSet<G>): string => {
    const name = (id: unknown): string => {
      if (typeof id !== 'string') return 'a card';
      const card = cards.get(id);
      return card === undefined ? id : cardName(card);
    };
    const list = (ids: unknown): string => (Array.isArray(ids) ? ids.map(name).join(', ') : '');
    const told: Told = { who: actor === null ? nobody : player(actor), player, name, list };
    return all.get(type)?.(data, told) ?? `${told.who}: ${type}`;
  };
  return Object.assign(describe, { types: [...all.keys()], players });
}
