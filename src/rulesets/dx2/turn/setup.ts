import type { CardSet, JsonObject, PlayerId, Seat } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import type { Board, Demon, Team } from '../board/board.ts';
import type { Dx2 } from '../board/context.ts';
import { buildIn } from '../board/values.ts';
import type { TeamSheet } from '../language/language.ts';

/** The teams as they come to the battle; its first steps settle the order. Demons are called after seat and slot. */
export function setup(
  seats: readonly [Seat, Seat],
  _options: JsonObject,
  cards: CardSet<Dx2>,
): { board: Board; program: string } {
  const team = (player: PlayerId, { deck }: Seat): Team => {
    const { demons, liberator = null, connector = null } = deck as TeamSheet;
    const made = demons.map(({ demon, skills = [], brands = [] }, slot): Demon => {
      const made = blankDemon(NAMES[player][slot] as string, demon);
      made.skills = [...skills];
      made.brands = [...brands];
      return made;
    });
    return { ...blankTeam(), demons: made, liberator, connector };
  };
  const board: Board = { ...blankBoard(), teams: { p1: team('p1', seats[0]), p2: team('p2', seats[1]) } };
  for (const player of PLAYERS)
    for (const demon of board.teams[player].demons) demon.hp = buildIn(cards, board, demon).stats.hp;
  return { board, program: 'battle' };
}

/** Written out, since names that are put together anew for each battle are slow to compare. */
const NAMES: Readonly<Record<PlayerId, readonly string[]>> = {
  p1: ['p1-1', 'p1-2', 'p1-3', 'p1-4'],
  p2: ['p2-1', 'p2-2', 'p2-3', 'p2-4'],
};

export const blankDemon = (id: string, card: string): Demon => ({
  brands: [],
  card,
  hp: 1,
  id,
  mp: 0,
  skills: [],
  statuses: [],
  usedInBattle: {},
  usedInTurn: {},
});

export const blankTeam = (): Team => ({
  connector: null,
  demons: [],
  early: { gained: 0, taken: 0 },
  liberator: null,
  order: [],
});

export const blankBoard = (): Board => ({
  acting: null,
  active: 'p1',
  first: 'p1',
  icons: { full: 0, half: 0, taken: 0, used: 0 },
  teams: { p1: blankTeam(), p2: blankTeam() },
  tier: null,
  turn: 0,
});
