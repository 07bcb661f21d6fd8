import type { Range } from '../doors/accept.ts';
import { qualityNamed, rangesOf } from '../doors/accept.ts';

/** How much a type is accepted: by its name, else as one of its kind, else as any type. */
function qualityOf(ranges: readonly Range[], type: string): number {
  const kind = `${type.split('/')[0]}/*`;
  return qualityNamed(ranges, type) ?? qualityNamed(ranges, kind) ?? qualityNamed(ranges, '*/*') ?? 0;
}

const LINES = 'application/x-ndjson';

/** Whether somebody wants lines of JSON rather than one document: only who names them does. */
export function wantsLines(header: string | undefined): boolean {
  if (header === undefined) return false;
  const ranges = rangesOf(header);
  const lines = ranges.findIndex(({ type, quality }) => type === LINES && quality > 0);
  if (lines === -1) return false;
  const document = ranges.findIndex(({ type }) => type === 'application/json');
  const [more, less] = [qualityOf(ranges, LINES), qualityOf(ranges, 'application/json')];
  // Of two with the same weight the one that is named exactly wins, and of two such the first.
  return more > less || (more === less && (document === -1 || lines < document));
}

/** The one of some types, the usual one first, that somebody accepts most; null where they accept none. A type that is named wins over `*`. */
export function bestOf<T extends string>(header: string | undefined, types: readonly T[]): T | null {
  if (header === undefined || header.trim() === '') return types[0] ?? null;
  const ranges = rangesOf(header);
  const weights = types.map((type) => ({
    type,
    quality: qualityOf(ranges, type),
    named: qualityNamed(ranges, type) !== null,
  }));
  const most = weights
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality || Number(other.named) - Number(one.named));
  return most[0]?.type ?? null;
}
