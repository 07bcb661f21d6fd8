import type { Scene, SceneObject } from '../../../clients/typescript/src/index.ts';
import type { Spot } from './spots.ts';

/** A place in words: the row and column of a cell, or the title of a zone with whose it is. */
export function spotText({ zones, players }: Scene, { zone, row, column }: Spot): string | undefined {
  const there = zones.find(({ id }) => id === zone);
  const cell = [row && there?.rows?.[row - 1], column && there?.columns?.[column - 1]].filter((part) => part);
  const whose = players.find(({ id }) => id === there?.owner)?.name;
  return cell.length > 0
    ? cell.join(', ')
    : there && [there.title, ...(whose === undefined ? [] : [`of ${whose}`])].join(' ');
}

type Stat = NonNullable<SceneObject['stats']>[number];
type Mark = NonNullable<SceneObject['marks']>[number];
type Counter = Scene['players'][number]['counters'][number];
export type Side = 'p1' | 'p2';

/** The side that lies at the bottom: the viewer's own, and the first player's for whoever has none. */
export const nearSide = ({ viewer }: Pick<Scene, 'viewer'>): Side => (viewer === 'p2' ? 'p2' : 'p1');

/** A number as it is now: what is left of how much. */
export const numberOf = ({ now, left }: Stat): string =>
  left === undefined || left === now ? String(now) : `${left}/${now}`;

/** Whether a number is better or worse than what is printed, or has been damaged; null where it is as it stands on the card. */
export function changeOf({ now, left, printed }: Stat): 'good' | 'bad' | null {
  if (left !== undefined && left < now) return 'bad';
  if (printed === undefined || printed === now) return null;
  return now > printed ? 'good' : 'bad';
}

export const withValue = ({ title, value }: { title: string; value?: number }): string =>
  value === undefined ? title : `${title} ${value}`;

export const markText = (mark: Mark): string =>
  mark.until === undefined ? withValue(mark) : `${withValue(mark)}, until ${mark.until}`;

/** What a number of a player is made of, where that is more than one thing. */
export const partsOf = ({ parts = [] }: Counter): string =>
  parts
    .filter(({ value }) => value !== 0)
    .map(({ title, value }) => `${title} ${value}`)
    .join(', ');

export const amountOf = ({ value, of }: Counter): string =>
  of === undefined || of === value ? String(value) : `${value}/${of}`;

/** Whose turn it is and how far it is. */
export function turnText({ turn, players, outcome }: Scene): string {
  if (outcome !== null) return outcome.text;
  const whose = players.find(({ id }) => id === turn.player)?.name;
  return [
    turn.number === 0 ? '' : `Turn ${turn.number}`,
    whose === undefined ? '' : `${whose}’s turn`,
    turn.phase.title,
    turn.step?.title ?? '',
    ...(turn.notes ?? []).map(({ title }) => title),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What a card's ability says; null where the card has no such text. */
export function abilityText({ cards }: Scene, { card, id }: { card: string; id?: string }): string | null {
  const face = cards[card];
  return (id === undefined ? undefined : face?.abilities?.[id]) ?? face?.text ?? null;
}
