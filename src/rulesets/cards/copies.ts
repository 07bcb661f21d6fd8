/**
 * Copies: what stands on the table and has become a copy of another card. It is written there as that card, so that whatever
 * asks what is printed finds it without looking for copies, and keeps its own card for when it leaves or turns back.
 */
import { becomes, type Game, type Machine, type Uid } from '../../engine/index.ts';

/** Something on the table, with the card that it is by itself where that is another one. */
interface Copyable {
  id: Uid;
  card: string;
  own?: string | undefined;
}

/** The card that something is by itself, whatever it is a copy of. */
export const ownCard = ({ card, own }: Readonly<Copyable>): string => own ?? card;

/** Whether something is written as the card that the changes on it say. */
export const isAsSaid = (modifiers: Parameters<typeof becomes>[0], thing: Readonly<Copyable>): boolean =>
  thing.card === (becomes(modifiers, thing.id) ?? ownCard(thing)) && thing.own !== thing.card;

/** A thing that is written as another card than the changes on it say. */
export type Turning = { id: Uid; card: string; was: string };

/** Those of `things` that have become copies, copies of something else, or themselves again, by the changes on them. */
export const turning = <G extends Game>(m: Machine<G>, things: readonly Readonly<Copyable>[]): Turning[] =>
  things.flatMap((thing) => {
    const card = becomes(m.state.modifiers, thing.id) ?? ownCard(thing);
    return card === thing.card ? [] : [{ id: thing.id, card, was: thing.card }];
  });

/** Writes a thing as the card that it is from now on. */
export function turnInto(thing: Copyable, card: string): void {
  const own = ownCard(thing);
  thing.card = card;
  if (card === own) delete thing.own;
  else thing.own = own;
}
