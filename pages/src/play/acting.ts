import type { Marked } from '../table/marked.ts';
import type { Pointing } from './pointing.svelte.ts';

/** What a table shows and does while somebody points at it. */
export function acting(pointing: Pointing): Pick<Marked, 'selected' | 'choosable' | 'select' | 'table'> {
  const selected = pointing.things[0] ?? null;
  return {
    selected,
    choosable: new Set(pointing.open.flatMap(({ objects = [], players = [] }) => [...objects, ...players])),
    select: (id) => pointing.point(id),
    table: {
      goingTo: (spot) => pointing.goingTo(spot).map(({ label }) => label),
      goTo: (spot) => void pointing.goTo(spot),
      canHold: (id) => pointing.canHold(id),
      hold: (id) => {
        pointing.point(id);
        pointing.held = id;
      },
      drop: (where) => (where === null ? pointing.clear() : void pointing.drop(where)),
    },
  };
}
