import type { CardSet, DeepReadonly, Fault, GameState } from '../../../engine/index.ts';
import type { Board } from './board.ts';
import { EX_LIMIT, exCount, findUnit, RESOURCE_LIMIT, resourceCount, UNIT_LIMIT } from './board.ts';
import type { Gundam } from './context.ts';

/** What a state of the right shape can still have wrong: cards that don't exist, objects named twice, a battle of nobody. */
export function checkState(
  state: DeepReadonly<GameState<Board>>,
  { cards }: CardSet<Gundam>,
  unfinished: ReadonlySet<string>,
): Fault[] {
  const faults: Fault[] = [];
  const { board } = state;
  const ids = new Set<string>();
  const object = (id: string, path: string) => {
    if (ids.has(id)) faults.push({ path, reason: `two objects are called ${JSON.stringify(id)}` });
    ids.add(id);
  };
  const card = (id: string, path: string, types?: readonly string[]) => {
    const found = cards.get(id);
    if (!found) faults.push({ path, reason: `there is no card ${JSON.stringify(id)} in this card set` });
    else if (types && !types.includes(found.type))
      faults.push({ path, reason: `${JSON.stringify(id)} is a ${found.type}`, accepts: types });
  };
  for (const player of ['p1', 'p2'] as const) {
    const side = board.players[player];
    const path = `/board/players/${player}`;
    for (const zone of ['deck', 'hand', 'shields', 'trash', 'removed', 'limbo'] as const) {
      for (const [at, id] of side[zone].entries()) card(id, `${path}/${zone}/${at}`);
    }
    if (side.base) {
      object(side.base.id, `${path}/base/id`);
      card(side.base.card, `${path}/base/card`, ['base']);
    }
    side.units.forEach((unit, at) => {
      object(unit.id, `${path}/units/${at}/id`);
      card(unit.card, `${path}/units/${at}/card`, ['unit']);
      if (unit.since > board.turn)
        faults.push({ path: `${path}/units/${at}/since`, reason: 'a turn that has not come yet', accepts: board.turn });
      if (!unit.pilot) return;
      object(unit.pilot.id, `${path}/units/${at}/pilot/id`);
      card(unit.pilot.card, `${path}/units/${at}/pilot/card`, ['pilot', 'command']);
    });
    if (resourceCount(side) > RESOURCE_LIMIT)
      faults.push({ path: `${path}/resources`, reason: 'too many Resources', accepts: RESOURCE_LIMIT });
    if (exCount(side) > EX_LIMIT)
      faults.push({ path: `${path}/resources`, reason: 'too many EX Resources', accepts: EX_LIMIT });
    if (side.units.length > UNIT_LIMIT)
      faults.push({ path: `${path}/units`, reason: 'too many Units', accepts: UNIT_LIMIT });
  }
  const attacking = unfinished.has('attack');
  if (attacking !== (board.battle !== null) && state.outcome === null) {
    faults.push({ path: '/board/battle', reason: 'a battle and the program that fights it go together' });
  }
  if (
    board.battle &&
    !findUnit(board, board.battle.attacker) &&
    board.battle.step === 'attack' &&
    state.pending.length === 0 &&
    state.frames.length < 2
  ) {
    faults.push({ path: '/board/battle/attacker', reason: 'no such Unit' });
  }
  return faults;
}
