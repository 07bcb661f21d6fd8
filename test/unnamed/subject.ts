import type { GameEvent, PlayerId } from '../../src/engine/index.ts';
import { anyRuleset, opponentOf } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/unnamed/board/board.ts';
import { unnamed } from '../../src/rulesets/unnamed/index.ts';
import type { Subject } from '../properties/support/subject.ts';

const sides = (board: object) => (board as Board).players;
const isToken = (card: string) => unnamed.sampleCards.cards.get(card)?.token ?? false;

/** Events that put a card on the table, or show it to all. */
const OPEN = [
  'unit-enters',
  'land-enters',
  'tech-revealed',
  'discard',
  'pool-revealed',
  'pool-swap',
  'reveal',
  'chosen-at-random',
  'returned',
];
/** Events that show cards to the player they are about, and to nobody else. */
const OWN = ['draw', 'look'];

function reveals({ type, player, secret, data }: GameEvent, viewer: PlayerId): boolean {
  if (type === 'put' || type === 'protection-removed') {
    return secret === undefined || secret.to.includes(viewer) || (player === viewer && data.to === 'hand');
  }
  return OPEN.includes(type) || (OWN.includes(type) && player === viewer);
}

export const subject: Subject = {
  rules: anyRuleset(unnamed),
  cards: (board) =>
    Object.values(sides(board)).flatMap((side) =>
      [
        ...[...side.deck, ...side.hand, ...side.pool, ...side.revealed, ...side.protection],
        ...[...side.graveyard, ...side.trash, ...side.limbo, ...side.looked],
        ...side.lanes.flatMap(({ front, back, land }) =>
          [front, back, land].flatMap((object) => object?.own ?? object?.card ?? []),
        ),
      ].filter((card) => !isToken(card)),
    ),
  hidden(board, viewer, awaiting) {
    const [own, other] = [sides(board)[viewer], sides(board)[opponentOf(viewer)]];
    // A choice may search the own deck and show it, even where it finds nothing there.
    const searching = awaiting.some(({ player, kind }) => player === viewer && kind === 'choose');
    // Whoever says what the opponent discards sees the hand for that, even where nothing in it can be discarded.
    const shown = awaiting.some(
      ({ player, kind, options }) =>
        player === viewer && kind === 'discard' && !options.some(({ id }) => id.startsWith(`hand:${viewer}:`)),
    );
    return [
      ...(searching ? [] : [[own.deck, own.protection], [own.pool]]),
      [other.deck, other.protection, ...(shown ? [] : [other.hand])],
      [other.pool],
    ];
  },
  reveals,
  // Hands are drawn from decks that were shuffled in the order of the seats.
  seated: ['G2'],
  // Registers name hidden cards: what was chosen, what is paid with, what is looked at.
  pinned: ({ frames, pending, board }) =>
    Object.values(sides(board)).some(({ looked }) => looked.length > 0) ||
    /"(hand|deck|poolDeck|protection|looked):p[12]:|"looked":|"playing":"/.test(JSON.stringify([frames, pending])) ||
    frames.some(({ program }) => program.startsWith('play-')),
};
