import type { Json, PlayerId } from '../../../engine/index.ts';
import type { Context as AnyContext, Registers } from '../../cards/context.ts';
import type { Keyword } from '../language/language.ts';
import type { Gundam } from './board.ts';
import type { Lens } from './continuous.ts';

/** What a card in play was at the moment it left, as far as an effect may still ask. */
export interface LastKnown {
  [key: string]: Json;
  card: string;
  ap: number;
  hp: number;
  damage: number;
  rested: boolean;
  pilot: string | null;
  linked: boolean;
  /** The turn in which it entered. */
  since: number;
  /** Every keyword that it had, with its value. */
  keywords: Partial<Record<Keyword, number>>;
  owner: PlayerId;
}

/** The registers of an ability in progress. Its `self` is null for a Command and a Shield. */
export type EffectVars = Registers;

/** Who asks: the machine, the ability's owner, its card and its registers. */
export interface Context extends AnyContext<Gundam> {
  /** Given while a constant text is looked at: what else is taken to be in force then. */
  lens?: Lens | undefined;
}

/** The zone in which a card lies that was put to a place. */
export const zoneOf = (place: string): string => (place === 'deckTop' || place === 'deckBottom' ? 'deck' : place);
