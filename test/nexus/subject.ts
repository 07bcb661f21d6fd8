import type { GameEvent, PlayerId } from '../../src/engine/index.ts';
import { anyRuleset, opponentOf } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/nexus/board/board.ts';
import { CONVERTED } from '../../src/rulesets/nexus/board/board.ts';
import { nexus } from '../../src/rulesets/nexus/index.ts';
import type { Subject } from '../properties/support/subject.ts';

const sides = (board: object) => (board as Board).players;
const isCard = (card: string) => card !== CONVERTED && nexus.sampleCards.cards.get(card)?.token !== true;

/** Events that put a card on the table, or show it to all. */
const OPEN = ['play', 'arrive', 'discard', 'reveal', 'terminate', 'leave'];
/** Events that show cards to the player they are about, and to nobody else. */
const OWN = ['draw', 'mulligan', 'look', 'convert'];

function reveals({ type, player, secret, data }: GameEvent, viewer: PlayerId): boolean {
  if (type === 'move') return secret === undefined || (player === viewer && secret.to.includes(viewer));
  // R48: whoever uses a skill of a card that is not in play shows the card.
  if (type === 'activate') return data.id === null;
  return OPEN.includes(type) || (OWN.includes(type) && player === viewer);
}

export const subject: Subject = {
  rules: anyRuleset(nexus),
  cards: (board) =>
    Object.values(sides(board)).flatMap((side) =>
      [
        ...[...side.deck, ...side.hand, ...side.cache, ...side.limbo, ...(side.removed ?? []), ...side.converted],
        ...side.objects.map(({ card, own }) => own ?? card),
      ].filter(isCard),
    ),
  hidden(board, viewer, awaiting) {
    const [own, other] = [sides(board)[viewer], sides(board)[opponentOf(viewer)]];
    // A choice may search the own deck and show it, even where it finds nothing there.
    const searching = awaiting.some(({ player, kind }) => player === viewer && kind === 'choose');
    // Whoever says what the opponent discards has been shown the hand, even where nothing in it can be discarded.
    const shown = awaiting.some(
      ({ player, kind, options }) =>
        player === viewer && kind === 'discard' && !options.some(({ id }) => id.startsWith(`hand:${viewer}:`)),
    );
    const unseen = shown ? [other.deck, other.converted] : [other.deck, other.hand, other.converted];
    return [...(searching ? [] : [[own.deck]]), unseen];
  },
  reveals,
  // The first player is asked first whether to keep a hand; what is chosen at random may be of either player.
  seated: ['G3', 'G9'],
  // Whoever pays for something with cards of their hand, or uses a skill of one, has such cards: only worlds in which they do
  // could be.
  pinned: ({ frames, pending }) =>
    frames.some(({ program }) => program === 'enter') ||
    /"(hand|deck|looked):p[12]:|"looked":|"from":"hand"/.test(JSON.stringify([frames, pending])),
};
