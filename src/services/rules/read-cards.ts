import type { AnyRuleset, Json, ReadLine } from '../../engine/index.ts';
import { withoutOwnData } from '../../engine/index.ts';
import { runInTurns } from '../turns.ts';

/** What a card says in English as the engine understood it, beside what its author wrote. */
export interface CardReading {
  id: string;
  name: string | null;
  /** The author's own text; null where there is none. */
  text: string | null;
  reading: ReadLine[];
}

/** A ruleset as far as it reads cards; nothing where it is not known here. */
type Reads = Partial<Pick<AnyRuleset, 'read' | 'card'>>;

/**
 * Reads a card, with or without data of its owner. There are no lines from a ruleset without phrases, and none of a card that this edition of its language does not
 * accept: an earlier one may have.
 */
export function readCard(rules: Reads, sent: Json): CardReading {
  const [card = null] = withoutOwnData([sent]);
  const { id, name = null, text = null } = card as { id: string; name?: string; text?: string };
  return { id, name, text, reading: rules.card?.safeParse(card).success ? (rules.read?.(card) ?? []) : [] };
}

/** Reads cards with a rest after each: a large one takes ten milliseconds. */
export function* readOneByOne(rules: Reads, cards: readonly Json[]): Generator<void, CardReading[]> {
  const read: CardReading[] = [];
  for (const card of cards) {
    read.push(readCard(rules, card));
    yield;
  }
  return read;
}

/** Reads many cards; others have their turn in between. */
export const readCards = (rules: Reads, cards: readonly Json[]): Promise<CardReading[]> =>
  runInTurns(readOneByOne(rules, cards));
