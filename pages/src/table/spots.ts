import type { Option } from '../service.ts';

/** A place of the scene: a zone, or a cell, a row or a column of a grid. */
export type Spot = NonNullable<Option['places']>[number];

/** Whether a place that an option names is this one, or this one is part of it. */
export const covers = (place: Spot, { zone, row, column }: Spot): boolean =>
  place.zone === zone &&
  (place.row === undefined || place.row === row) &&
  (place.column === undefined || place.column === column);

/** Whether an option names a thing, or the player, of this id. */
export const names = ({ objects = [], players = [] }: Option, id: string): boolean =>
  objects.includes(id) || players.some((player) => player === id);

export const goesTo = ({ places = [] }: Option, spot: Spot): boolean => places.some((place) => covers(place, spot));

/** What lies under a point of the screen: a thing or a player, and the place that it lies in. */
export interface Beneath {
  id: string | null;
  spot: Spot | null;
}

export function beneath(element: Element | null): Beneath {
  const zone = element?.closest<HTMLElement>('[data-zone]')?.dataset.zone;
  const { row, column } = element?.closest<HTMLElement>('[data-row]')?.dataset ?? {};
  const spot =
    zone === undefined ? null : { zone, ...(row && column ? { row: Number(row), column: Number(column) } : {}) };
  return { id: element?.closest<HTMLElement>('[data-id]')?.dataset.id ?? null, spot };
}
