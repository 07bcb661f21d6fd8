/** What a ply was and told, in few bytes: its action and its events as one text, compressed with what events of its game look like. */
import type { Action, GameEvent, NotedEvent } from '../engine/index.ts';
import { deflateWith, dictionaryFor, dictionaryNamed, inflateWith } from './dictionaries.ts';

/**
 * The first byte of what is packed now: then come the name of the dictionary, how long the text is, and the text, compressed. What was packed
 * first begins with the name of a dictionary, none of which begins with this byte, and its text has the events as they are.
 */
const LEAN = 2;
const HEAD = 1 + 4 + 4;
const FIRST_HEAD = 4 + 4;

/** An event without what those before it say already: the number is how far before it its cause was told, 0 where it has none. */
type LeanEvent = [
  type: string,
  clause: string,
  player: GameEvent['player'],
  back: number,
  data: GameEvent['data'],
  others?: Pick<NotedEvent, 'secret' | 'told'>,
];
/** The number of the first event; an event that can't be told in that way stands there as it is. */
type LeanText = [action: Action | null, first: number, ...events: (LeanEvent | NotedEvent)[]];

const ORDER = 'seq,parent,type,clause,player,data';

function leanOf(event: NotedEvent, seq: number): LeanEvent | NotedEvent {
  const { seq: own, parent, type, clause, player, data, ...others } = event;
  const back = parent === null ? 0 : own - parent;
  const keys = Object.keys(event);
  if (own !== seq || (parent !== null && back < 1) || keys.slice(0, 6).join() !== ORDER) return event;
  return keys.length > 6 ? [type, clause, player, back, data, others] : [type, clause, player, back, data];
}

function eventOf(lean: LeanEvent | NotedEvent, seq: number): NotedEvent {
  if (!Array.isArray(lean)) return lean;
  const [type, clause, player, back, data, others] = lean;
  return { seq, parent: back === 0 ? null : seq - back, type, clause, player, data, ...others };
}

/** The text that is compressed; what a dictionary is made of. */
export function leanText(action: Action | null, events: readonly NotedEvent[]): string {
  const first = events[0]?.seq ?? 0;
  const text: LeanText = [action, first, ...events.map((event, at) => leanOf(event, first + at))];
  return JSON.stringify(text);
}

/** The text of what a ply was and told. */
export function packPly(ruleset: string | null, action: Action | null, events: readonly NotedEvent[]): Buffer {
  const dictionary = dictionaryFor(ruleset, 'plies');
  const text = Buffer.from(leanText(action, events));
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(LEAN, 0);
  head.writeUInt32BE(dictionary.name, 1);
  head.writeUInt32BE(text.length, 5);
  return Buffer.concat([head, deflateWith(dictionary, text)]);
}

/** The same read. Throws where it was packed with a dictionary that is not there, or is damaged. */
export function unpackPly(packed: Uint8Array): [action: Action | null, events: NotedEvent[]] {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const isLean = bytes[0] === LEAN;
  const head = isLean ? HEAD : FIRST_HEAD;
  const dictionary = dictionaryNamed(bytes.readUInt32BE(head - 8));
  const text = inflateWith(dictionary, bytes.subarray(head), bytes.readUInt32BE(head - 4));
  const read: unknown = JSON.parse(text.toString());
  if (!isLean) return read as [Action | null, NotedEvent[]];
  const [action, first, ...events] = read as LeanText;
  return [action, events.map((event, at) => eventOf(event, first + at))];
}

const numberAt = (of: string, at: number): string =>
  [24, 16, 8, 0].map((bits, place) => `(get_byte(${of}.packed, ${at + place}) << ${bits})`).join(' | ');

/**
 * How long the text of what a ply told is in a row of `plies` called `of`, as SQL: packed, or of a release that did not pack. Packed as it is now
 * it is two thirds of that long.
 */
export const weightOf = (of: string): string =>
  `coalesce(octet_length(${of}.events::text), CASE get_byte(${of}.packed, 0)
     WHEN ${LEAN} THEN (${numberAt(of, 5)}) / 2 * 3 ELSE ${numberAt(of, 4)} END)`;
