import type { CardSet, DeepReadonly, Fault, GameState } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import type { Board } from './board.ts';
import type { Alteil } from './context.ts';

/** What a state of the right shape can still have wrong: cards that don't exist, two units on a cell, units named twice. */
export function checkState(state: DeepReadonly<GameState<Board>>, { cards }: CardSet<Alteil>): Fault[] {
  const faults: Fault[] = [];
  const { board } = state;
  const ids = new Set<string>();
  const object = (id: string, path: string) => {
    if (ids.has(id)) faults.push({ path, reason: `two cards are called ${JSON.stringify(id)}` });
    ids.add(id);
  };
  const card = (id: string, path: string, ...types: string[]) => {
    const found = cards.get(id);
    if (!found) faults.push({ path, reason: `there is no card ${JSON.stringify(id)} in this card set` });
    else if (!types.includes(found.type))
      faults.push({ path, reason: `${JSON.stringify(id)} is a ${found.type}`, accepts: types });
  };
  for (const player of PLAYERS) {
    const side = board.players[player];
    const path = `/board/players/${player}`;
    for (const zone of ['file', 'cemetery', 'out'] as const)
      for (const [at, id] of (side[zone] ?? []).entries()) card(id, `${path}/${zone}/${at}`, 'unit', 'grimoire');
    for (const zone of ['souls', 'spent'] as const)
      for (const [at, id] of side[zone].entries())
        if (!((cards.get(id)?.lp ?? 0) > 0)) card(id, `${path}/${zone}/${at}`, 'soul');
    if (side.soulLp.length !== side.souls.length)
      faults.push({ path: `${path}/soulLp`, reason: 'one number for each Soul Card', accepts: side.souls.length });
    if (side.revealed) {
      object(side.revealed.id, `${path}/revealed/id`);
      card(side.revealed.card, `${path}/revealed/card`, 'unit', 'grimoire');
    }
    const taken = new Set<number>();
    side.units.forEach((unit, at) => {
      object(unit.id, `${path}/units/${at}/id`);
      card(unit.card, `${path}/units/${at}/card`, 'unit');
      if (taken.has(unit.cell)) faults.push({ path: `${path}/units/${at}/cell`, reason: 'two units on one cell' });
      taken.add(unit.cell);
      if (unit.closed && unit.closed.batch > board.kills)
        faults.push({ path: `${path}/units/${at}/closed/batch`, reason: 'no such batch yet', accepts: board.kills });
    });
    faults.push(...checkPlan(side, (id) => (state.options.sameCard === 'id' ? id : (cards.get(id)?.name ?? id)), path));
  }
  const { acting } = board;
  if (acting !== null && !PLAYERS.some((player) => board.players[player].units.some(({ id }) => id === acting)))
    faults.push({ path: '/board/acting', reason: `there is no unit ${JSON.stringify(acting)}` });
  const top = state.frames.at(-1);
  if (state.outcome === null && top?.program === 'turn' && board.phase === 'action' && acting === null)
    faults.push({ path: '/board/acting', reason: 'a unit acts here' });
  return faults;
}

/** What was promised has to be possible: CLOSED units with copies, a cell that is empty. */
function checkPlan(side: DeepReadonly<Board>['players']['p1'], name: (card: string) => string, path: string): Fault[] {
  const faults: Fault[] = [];
  const { plan, units, file } = side;
  const promised = new Map<string, number>();
  plan.revive.forEach((id, at) => {
    const unit = units.find((one) => one.id === id);
    if (!unit?.closed) {
      faults.push({ path: `${path}/plan/revive/${at}`, reason: 'not a CLOSED unit of this grid' });
      return;
    }
    const copies = (promised.get(name(unit.card)) ?? 0) + 1;
    promised.set(name(unit.card), copies);
    if (file.filter((card) => name(card) === name(unit.card)).length < copies)
      faults.push({ path: `${path}/plan/revive/${at}`, reason: 'no copy for it lies in the Card File' });
  });
  if (new Set(plan.revive).size < plan.revive.length)
    faults.push({ path: `${path}/plan/revive`, reason: 'a unit is revived twice' });
  const { deploy } = plan;
  if (units.some(({ cell }) => cell === deploy))
    faults.push({ path: `${path}/plan/deploy`, reason: 'that cell is not empty' });
  return faults;
}
