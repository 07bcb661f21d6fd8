/** The way back from a state to a position: what `place` would lay out as the same battle. */
import type { DeepReadonly, GameState, Json, JsonObject } from '../../../engine/index.ts';
import type { Board, SeenDemon, Team } from '../board/board.ts';

/** A position in which a demon chooses its action, as `position` reads it, or null for a moment that is not written here. */
export function written({ board, frames, pending }: DeepReadonly<GameState<Board>>): Json | null {
  if (frames.at(-1)?.program !== 'turn' || pending.length > 0 || board.acting === null) return null;
  const { turn, first, active, acting, icons, teams } = board;
  return { at: 'act', turn, first, active, acting, icons, p1: team(teams.p1), p2: team(teams.p2) };
}

const team = ({ demons, liberator, connector, lasting }: DeepReadonly<Team>): JsonObject => ({
  demons: demons.map(demon),
  ...(liberator === null ? {} : { liberator }),
  ...(connector === null ? {} : { connector }),
  ...(lasting === undefined ? {} : { lasting: lasting.map((one) => ({ ...one })) }),
});

function demon({ id, card, skills, brands, hp, mp, statuses, usedInTurn, usedInBattle }: SeenDemon): JsonObject {
  const said: JsonObject = { demon: card, as: id, hp, mp };
  if (skills.length > 0) said.skills = skills;
  if (brands.length > 0) said.brands = brands;
  if (statuses.length > 0)
    said.statuses = statuses.map(({ kind, value, turns, of, kept, attacks }) => ({
      kind,
      ...(value === 0 ? {} : { value }),
      turns,
      ...(of === '' ? {} : { of }),
      ...(kept === undefined ? {} : { kept }),
      ...(attacks === undefined ? {} : { attacks }),
    }));
  if (Object.keys(usedInTurn).length > 0) said.usedInTurn = usedInTurn;
  if (Object.keys(usedInBattle).length > 0) said.usedInBattle = usedInBattle;
  return said;
}
