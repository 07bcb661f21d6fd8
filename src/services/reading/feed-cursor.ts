import type { PlyPlace, Told } from '../../store/changes.ts';
import { isId } from '../ids.ts';
import { badQuery } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';

/** So many transactions under way at once are believed of a snapshot: more than a Postgres has connections. */
const MOST = 2_000;
const LATEST = 9_223_372_036_854_775_807n;

/** What somebody was told, as an opaque cursor. */
export function writeFeedCursor({ from, to, after, at }: Told): string {
  return Buffer.from(JSON.stringify([from, to, after, Math.floor(at)])).toString('base64url');
}

/** The same read back: it went through hands that may have changed it. */
export function readFeedCursor(cursor: string): Answer<Told> {
  const wrong = badQuery('after', 'expected the id of a message of this stream');
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch (error) {
    if (error instanceof SyntaxError) return wrong;
    throw error;
  }
  if (!Array.isArray(read) || read.length !== 4) return wrong;
  const [from, to, after, at]: unknown[] = read;
  if (!isSnapshot(from) || !(to === null || isSnapshot(to)) || !(after === null || isPlace(after))) return wrong;
  if ((to === null) !== (after === null)) return wrong;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0 || at > 8_640_000_000_000) return wrong;
  return good({ from, to, after, at });
}

const whole = (text: string): bigint | null => {
  const value = /^\d{1,19}$/.test(text) ? BigInt(text) : null;
  return value !== null && value > 0n && value <= LATEST ? value : null;
};

/** Whether Postgres takes a text for a snapshot: its first and last transaction, and those under way between them, in order. */
function isSnapshot(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const [least, most, under = '', ...more] = text.split(':');
  const [first, end] = [whole(least ?? ''), whole(most ?? '')];
  if (first === null || end === null || first > end || more.length > 0) return false;
  const between = under === '' ? [] : under.split(',').map(whole);
  return (
    between.length <= MOST &&
    between.every((one, at) => one !== null && one >= first && one < end && (at === 0 || one > (between[at - 1] ?? 0n)))
  );
}

function isPlace(place: unknown): place is PlyPlace {
  if (!Array.isArray(place) || place.length !== 3) return false;
  const [xid, match, ply]: unknown[] = place;
  return (
    typeof xid === 'string' &&
    whole(xid) !== null &&
    typeof match === 'string' &&
    isId(match) &&
    typeof ply === 'number' &&
    Number.isInteger(ply) &&
    ply >= 0 &&
    ply <= 2_147_483_647
  );
}
