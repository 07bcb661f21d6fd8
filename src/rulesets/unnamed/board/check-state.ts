import type { CardSet, DeepReadonly, Fault, GameState } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import { isAsSaid } from '../../cards/copies.ts';
import type { CardType } from '../language/language.ts';
import type { Board } from './board.ts';
import type { Unnamed } from './context.ts';

const ZONES = { front: 'unit', back: 'unit', land: 'land' } as const satisfies Record<string, CardType>;
const PILES = ['deck', 'hand', 'pool', 'revealed', 'protection', 'graveyard', 'trash', 'limbo', 'looked'] as const;

/** What a state of the right shape can still have wrong: cards that don't exist, objects named twice, an attack of nobody. */
export function checkState(
  state: DeepReadonly<GameState<Board>>,
  { cards }: CardSet<Unnamed>,
  unfinished: ReadonlySet<string>,
): Fault[] {
  const faults: Fault[] = [];
  const { board, counters } = state;
  const ids = new Set<string>();
  const card = (id: string, path: string, type?: CardType) => {
    const found = cards.get(id);
    if (!found) faults.push({ path, reason: `there is no card ${JSON.stringify(id)} in this card set` });
    else if (type !== undefined && found.type !== type)
      faults.push({ path, reason: `${JSON.stringify(id)} is a ${found.type}`, accepts: type });
  };
  for (const player of PLAYERS) {
    const side = board.players[player];
    const path = `/board/players/${player}`;
    for (const pile of PILES) {
      side[pile].forEach((id, at) => {
        card(id, `${path}/${pile}/${at}`);
      });
    }
    side.lanes.forEach((lane, at) => {
      for (const [zone, type] of Object.entries(ZONES) as ['front' | 'back' | 'land', CardType][]) {
        const object = lane[zone];
        if (!object) continue;
        const where = `${path}/lanes/${at}/${zone}`;
        if (ids.has(object.id)) faults.push({ path: `${where}/id`, reason: `two objects are called ${object.id}` });
        ids.add(object.id);
        card(object.card, `${where}/card`, type);
        if (object.own !== undefined) card(object.own, `${where}/own`, type);
        if (!isAsSaid(state.modifiers, object))
          faults.push({ path: `${where}/card`, reason: 'not the card that the changes on it make it' });
        if (object.entered > counters.object)
          faults.push({ path: `${where}/entered`, reason: 'not yet', accepts: counters.object });
        if ('since' in object && object.since > board.turn)
          faults.push({ path: `${where}/since`, reason: 'a turn that has not come yet', accepts: board.turn });
      }
    });
  }
  const attacking = unfinished.has('attack') || unfinished.has('fight');
  if (attacking !== (board.attack !== null) && state.outcome === null)
    faults.push({ path: '/board/attack', reason: 'an attack and the program that carries it out go together' });
  return faults;
}
