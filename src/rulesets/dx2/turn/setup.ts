import type { CardSet, JsonObject, PlayerId, Seat } from '../../../engine/index.ts';
import type { Board, Demon, Team } from '../board/board.ts';
import type { Dx2 } from '../board/context.ts';
import { buildWith } from '../board/values.ts';
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
      const { stats } = buildWith(cards, { card: demon, skills, brands }, liberator);
      return { ...blankDemon(`${player}-${slot + 1}`, demon), skills: [...skills], brands: [...brands], hp: stats.hp };
    });
    return { ...blankTeam(), demons: made, liberator, connector };
  };
  const teams = { p1: team('p1', seats[0]), p2: team('p2', seats[1]) };
  return { board: { ...blankBoard(), teams }, program: 'battle' };
}

export const blankDemon = (id: string, card: string): Demon => ({
  id,
  card,
  skills: [],
  brands: [],
  hp: 1,
  mp: 0,
  statuses: [],
  usedInTurn: {},
  usedInBattle: {},
});

export const blankTeam = (): Team => ({
  demons: [],
  order: [],
  liberator: null,
  connector: null,
  early: { gained: 0, taken: 0 },
});

export const blankBoard = (): Board => ({
  turn: 0,
  first: 'p1',
  active: 'p1',
  tier: null,
  acting: null,
  icons: { full: 0, half: 0, used: 0, taken: 0 },
  teams: { p1: blankTeam(), p2: blankTeam() },
});
