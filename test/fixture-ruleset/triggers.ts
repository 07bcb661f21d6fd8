import type { GameEvent, Trigger } from '../../src/engine/index.ts';
import type { M } from './board.ts';
import { cardOf } from './board.ts';
import type { Policy } from './policies.ts';

/** The bells that ring because of what happened, in the order in which they hang. */
export function triggersFor({ lastWords }: Policy) {
  return (m: M, events: readonly GameEvent[]): Trigger[] => {
    const found: Trigger[] = [];
    for (const { type, player, data, seq } of events) {
      const { card, bell } = data;
      if (typeof card !== 'string' || typeof bell !== 'string' || player === null) continue;
      if (type === 'crack' && cardOf(m, card).lastWords) {
        const vars = { bell, card, owner: player, why: 'crack' };
        const about = {
          program: `bell:${card}`,
          owner: player,
          clause: 'ring.last',
          card,
          source: bell,
          vars,
          cause: seq,
        };
        found.push(lastWords === undefined ? about : { ...about, queue: lastWords });
      }
      if (type !== 'ring' && type !== 'hang') continue;
      for (const { id, card: other, owner } of m.board.bells) {
        const listens = cardOf(m, other)[type === 'ring' ? 'hears' : 'greets'].includes(card);
        if (!listens || (type === 'hang' && id === bell)) continue;
        found.push({
          program: `bell:${other}`,
          owner,
          clause: type === 'ring' ? 'ring.hear' : 'ring.greet',
          card: other,
          source: id,
          vars: { bell: id, card: other, owner, why: type },
          cause: seq,
        });
      }
    }
    return found;
  };
}
