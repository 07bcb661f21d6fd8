/** What the scenes of several games show alike: what somebody sees of a side, piles, hands, and the texts of abilities. */
import type { Face, Json, Place, PlayerId, ReadLine, TableZone, Thing, Viewer } from '../../engine/index.ts';
import { PLAYERS } from '../../engine/index.ts';
import { refer } from './references.ts';

/** A side of a board as somebody sees it: of cards that are hidden from them, only how many there are. */
export type Seen<S> = { readonly [K in keyof S]: S[K] extends readonly string[] ? readonly string[] | number : S[K] };

/** What `viewer` sees of each side: by the view of the game, so that a scene shows nothing that a view hides. */
export function sidesSeen<B extends { readonly players: Readonly<Record<PlayerId, object>> }>(
  board: B,
  view: (board: B, viewer: Viewer) => Json,
  viewer: Viewer,
): Readonly<Record<PlayerId, Seen<B['players']['p1']>>> {
  // A view has the fields of the board, but for lists of cards that became numbers.
  const seen = viewer === 'judge' ? board : (view(board, viewer) as unknown as B);
  return seen.players as Readonly<Record<PlayerId, Seen<B['players']['p1']>>>;
}

/** How many cards there are, whether or not they can be seen. */
export const sizeOf = (cards: readonly string[] | number): number => (typeof cards === 'number' ? cards : cards.length);

/** The place that a zone of a player is in the scene, or a cell of it. */
export const placeIn = (player: PlayerId, zone: string, cell: Omit<Place, 'zone'> = {}): Place => ({
  zone: zoneId(player, zone),
  ...cell,
});

/** The id of a zone of a player in the scene. */
export const zoneId = (player: PlayerId, zone: string): string => `${player}.${zone}`;

type Head = { id: string; title: string; clause?: string };

const headOf = (player: PlayerId, { id, ...head }: Head) => ({ id: zoneId(player, id), owner: player, ...head });

/** A pile whose cards lie with the top one last, as boards keep them. */
export const pileZone = (player: PlayerId, head: Head, cards: readonly string[] | number): TableZone => ({
  ...headOf(player, head),
  layout: 'pile',
  ordered: true,
  cards: typeof cards === 'number' ? cards : cards.toReversed(),
});

/** The same where nothing lies in it most of the time: no zone then. */
export const pileZoneIfAny = (player: PlayerId, head: Head, cards: readonly string[] | number): TableZone[] =>
  sizeOf(cards) === 0 ? [] : [pileZone(player, head, cards)];

/**
 * A hand, by card: cards in a hand have no names of their own, so a copy goes by the reference that options use, and the
 * second of two by the same with `*2` behind it.
 */
export function handZone(
  player: PlayerId,
  head: Head,
  cards: readonly string[] | number,
  about: (card: string) => Pick<Thing, 'kind' | 'stats'>,
): TableZone {
  const fan = { ...headOf(player, head), layout: 'fan', ordered: false } as const;
  if (typeof cards === 'number') return { ...fan, cards };
  const copies = new Map<string, number>();
  const things = [...cards].sort().map((card): Thing => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    const reference = refer({ zone: 'hand', player, card });
    return { id: copy === 1 ? reference : `${reference}*${copy}`, card, owner: player, ...about(card) };
  });
  return { ...fan, things };
}

export const bothPlayers = <T>(make: (player: PlayerId) => T): Record<PlayerId, T> => {
  const [p1, p2] = PLAYERS.map(make) as [T, T];
  return { p1, p2 };
};

/** What cards say, read once for each. */
export function faces<S extends { text?: string | undefined }, C extends { name: string; source: S }>(
  read: (source: S) => ReadLine[],
  kindOf: (card: C) => string,
  programOf: (card: C, path: string) => string | undefined,
): (card: C) => Face {
  const known = new WeakMap<C, { lines: ReadLine[] }>();
  const linesOf = (card: C): ReadLine[] => {
    const before = known.get(card)?.lines;
    if (before !== undefined) return before;
    const lines = read(card.source);
    known.set(card, { lines });
    return lines;
  };
  return (card) => ({
    name: card.name,
    kind: kindOf(card),
    text:
      card.source.text ||
      linesOf(card)
        .map(({ text }) => text)
        .join(' '),
    abilities: () => {
      const texts: Record<string, string> = {};
      for (const { path, text } of linesOf(card)) {
        const program = programOf(card, path);
        if (program !== undefined) texts[program] = text;
      }
      return texts;
    },
  });
}

/** Words in the other form that titles have: the first letter is a capital. */
export const asTitle = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
