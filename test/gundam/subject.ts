import type { GameEvent, PlayerId } from '../../src/engine/index.ts';
import { anyRuleset, opponentOf } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/gundam/board/board.ts';
import { gundam } from '../../src/rulesets/gundam/index.ts';
import type { Subject } from '../properties/support/subject.ts';

const sides = (board: object) => (board as Board).players;
const isToken = (card: string) => gundam.sampleCards.cards.get(card)?.token ?? false;

/** Events that put a card on the table, or show it to all. */
const OPEN = [
  'play-unit',
  'play-base',
  'play-pilot',
  'play-command',
  'activate',
  'deploy',
  'deploy-base',
  'pair',
  'discard',
  'shield-destroyed',
  'reveal',
  'chosen-at-random',
];
/** Events that show cards to the player they are about, and to nobody else. */
const OWN = ['draw', 'redraw', 'look'];

function reveals({ type, player, secret }: GameEvent, viewer: PlayerId): boolean {
  if (type === 'move') return secret === undefined || (player === viewer && secret.to.includes(viewer));
  return OPEN.includes(type) || (OWN.includes(type) && player === viewer);
}

export const subject: Subject = {
  rules: anyRuleset(gundam),
  cards: (board) =>
    Object.values(sides(board)).flatMap((side) =>
      [
        ...[...side.deck, ...side.hand, ...side.shields, ...side.trash, ...side.removed, ...side.limbo],
        ...side.units.flatMap(({ card, pilot }) => (pilot ? [card, pilot.card] : [card])),
        ...(side.base ? [side.base.card] : []),
        ...Array.from({ length: side.resourceDeck + side.resources.active + side.resources.rested }, () => 'resource'),
      ].filter((card) => !isToken(card)),
    ),
  hidden(board, viewer, awaiting) {
    const opponent = opponentOf(viewer);
    const [own, other] = [sides(board)[viewer], sides(board)[opponent]];
    // A choice may search the own deck and show it, even where it finds nothing there.
    const searching = awaiting.some(({ player, kind }) => player === viewer && kind === 'choose');
    return [...(searching ? [] : [[own.deck, own.shields]]), [other.deck, other.shields, other.hand]];
  },
  reveals,
  pinned: ({ frames, pending }) =>
    /"(hand|deck|shields|looked|limbo):p[12]:|"looked":/.test(JSON.stringify([frames, pending])),
};
