import type { CardSet, DeepReadonly, Fault, GameState } from '../../../engine/index.ts';
import { isAsSaid } from '../../cards/copies.ts';
import type { Board } from './board.ts';
import { CONVERTED } from './board.ts';
import type { Nexus } from './context.ts';

/** What a state of the right shape can still have wrong: cards that don't exist, objects named twice, hosts that aren't there. */
export function checkState(state: DeepReadonly<GameState<Board>>, { cards }: CardSet<Nexus>): Fault[] {
  const faults: Fault[] = [];
  const { board } = state;
  const ids = new Set<string>();
  const agents = new Set(
    [...board.players.p1.objects, ...board.players.p2.objects]
      .filter(({ card }) => cards.get(card)?.type === 'agent')
      .map(({ id }) => id),
  );
  const card = (id: string, path: string) => {
    if (!cards.get(id)?.source)
      faults.push({ path, reason: `there is no card ${JSON.stringify(id)} in this card set` });
  };
  for (const player of ['p1', 'p2'] as const) {
    const side = board.players[player];
    const path = `/board/players/${player}`;
    for (const zone of ['deck', 'hand', 'cache', 'limbo', 'removed', 'converted'] as const)
      for (const [at, id] of (side[zone] ?? []).entries()) card(id, `${path}/${zone}/${at}`);
    const faceDown = side.objects.filter((object) => object.card === CONVERTED).length;
    if (faceDown !== side.converted.length)
      faults.push({ path: `${path}/converted`, reason: 'one face for each converted card', accepts: faceDown });
    side.objects.forEach((object, at) => {
      const where = `${path}/objects/${at}`;
      if (ids.has(object.id)) faults.push({ path: `${where}/id`, reason: `two objects are called ${object.id}` });
      ids.add(object.id);
      if (object.card !== CONVERTED) card(object.card, `${where}/card`);
      if (object.own !== undefined) card(object.own, `${where}/own`);
      if (!isAsSaid(state.modifiers, object))
        faults.push({ path: `${where}/card`, reason: 'not the card that the changes on it make it' });
      if (cards.get(object.card)?.type === 'event')
        faults.push({ path: `${where}/card`, reason: 'an event is never in play' });
      if (object.since > board.turn)
        faults.push({ path: `${where}/since`, reason: 'a turn that has not come yet', accepts: board.turn });
      if (object.host !== null && !agents.has(object.host))
        faults.push({ path: `${where}/host`, reason: 'no such agent', accepts: [...agents] });
    });
  }
  return faults;
}
