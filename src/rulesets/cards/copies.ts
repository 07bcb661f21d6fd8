/**
 * Copies: what stands on the table and has become a copy of another card. It is written there as that card, so that whatever
 * asks what is printed finds it without looking for copies, and keeps its own card for when it leaves or turns back.
 */
import type { EventOf, Game, GameState, Machine, Modifier, Uid } from '../../engine/index.ts';
import { becomes } from '../../engine/index.ts';

/** Something on the table, with the card that it is by itself where that is another one. */
export interface Copyable {
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
type Turning = { id: Uid; card: string; was: string };

/** Those of `things` that have become copies, copies of something else, or themselves again, by the changes on them. */
const turning = <G extends Game>(m: Machine<G>, things: readonly Readonly<Copyable>[]): Turning[] =>
  things.flatMap((thing) => {
    const card = becomes(m.state.modifiers, thing.id) ?? ownCard(thing);
    return card === thing.card ? [] : [{ id: thing.id, card, was: thing.card }];
  });

/** Writes a thing as the card that it is from now on. */
function turnInto(thing: Copyable, card: string): void {
  const own = ownCard(thing);
  thing.card = card;
  if (card === own) delete thing.own;
  else thing.own = own;
}

/** How one game finds what can be a copy, by its name, and how it tells of what has become one. */
export interface Copying<G extends Game> {
  clause: G['clause'];
  type: EventOf<G>;
  find(board: G['board'], id: Uid): Copyable | undefined;
}

/** What has become a copy, or is one no more, is written as what it is now, all of it at one moment. */
export function turnCopies<G extends Game>(
  m: Machine<G>,
  things: readonly Readonly<Copyable>[],
  { clause, type, find }: Copying<G>,
): void {
  const due = turning(m, things);
  if (due.length === 0) return;
  const write = (board: G['board']) => {
    for (const { id, card } of due) {
      const thing = find(board, id);
      if (thing) turnInto(thing, card);
    }
  };
  m.change(type, null, { things: due }, write, { clause });
}

/** Lets something that is put on the table by hand be a copy of a card, for good. Gives the change that makes it one. */
export const copied = (state: Pick<GameState, 'counters'>, target: Uid, card: string): Modifier => ({
  id: `m${++state.counters.object}`,
  target,
  effect: { kind: 'become', card },
  until: 'always',
  source: null,
  card: null,
});
