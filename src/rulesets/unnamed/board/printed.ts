/** What is printed on cards, and where they stand, whatever is in force. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { slot } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { bitsOf } from '../language/hearing.ts';
import type { From, Trigger } from '../language/language.ts';
import { pileOfWork } from '../language/language.ts';
import type { Row, SeenLand, SeenUnit } from './board.ts';
import { PILE_OF } from './board.ts';
import type { Context, Known, KnownUnit, M, ReadCard, Reader } from './context.ts';

export const cardOf = (m: M, id: string): ReadCard => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

const NOBODY: readonly never[] = [];

/** What stands in the zones of one player, lane by lane, the frontline first and the land last. */
interface OfPlayer {
  readonly all: readonly Known[];
  readonly units: readonly KnownUnit[];
}

/** What stands in the zones. */
export interface OnTable {
  readonly p1: OfPlayer;
  readonly p2: OfPlayer;
  /** What any of it hears, as bits. */
  readonly heard: number;
}

/** Whether something that was known stands there as it did: the same object at the same place, the same card. */
const isThere = (known: Known | undefined, object: SeenLand, row: Row | null, lane: number): boolean =>
  known?.object === object && known.row === row && known.lane === lane && known.printed.id === object.card;

/** What stands in the zones of a player: each thing as it was known `before`, where it stands there as it did. */
function standingOf(m: M, player: PlayerId, before: readonly Known[]): OfPlayer {
  const all: Known[] = [];
  const units: KnownUnit[] = [];
  const add = (row: Row, lane: number, object: SeenUnit) => {
    const unit =
      (before.find((known) => isThere(known, object, row, lane)) as KnownUnit | undefined) ??
      ({ kind: 'unit', player, lane, row, object, printed: cardOf(m, object.card), label: null } satisfies KnownUnit);
    all.push(unit);
    units.push(unit);
  };
  let lane = 0;
  for (const { front, back, land } of ofPlayer(m.board.players, player).lanes) {
    lane++;
    if (front) add('front', lane, front);
    if (back) add('back', lane, back);
    if (land)
      all.push({ kind: 'land', player, lane, row: null, object: land, printed: cardOf(m, land.card), label: null });
  }
  return { all, units };
}

/** Whether it is just what stands in the zones of a player. */
function isStill(m: M, player: PlayerId, { all }: OfPlayer): boolean {
  let at = 0;
  let lane = 0;
  for (const { front, back, land } of ofPlayer(m.board.players, player).lanes) {
    lane++;
    if (front && !isThere(all[at++], front, 'front', lane)) return false;
    if (back && !isThere(all[at++], back, 'back', lane)) return false;
    if (land && !isThere(all[at++], land, null, lane)) return false;
  }
  return at === all.length;
}

function standingAfter(m: M, player: PlayerId, before: OfPlayer | undefined): OfPlayer {
  if (before === undefined) return standingOf(m, player, NOBODY);
  return isStill(m, player, before) ? before : standingOf(m, player, before.all);
}

function onTable(m: M, _of: string, before: OnTable | undefined): OnTable {
  const p1 = standingAfter(m, 'p1', before?.p1);
  const p2 = standingAfter(m, 'p2', before?.p2);
  return before?.p1 === p1 && before.p2 === p2 ? before : { p1, p2, heard: heardAmong(p1) | heardAmong(p2) };
}

function heardAmong({ all }: OfPlayer): number {
  let heard = 0;
  for (const { printed } of all) heard |= printed.hears.bits;
  return heard;
}

const STANDING = slot<OnTable>('standing');

/** Everything in the zones: the same object as long as nothing comes, leaves, moves or becomes another card. */
export const tableNow = (m: M): OnTable => m.lasting(STANDING, onTable);

/** Everything in the zones of one player. */
export const standingNow = (m: M, player: PlayerId): readonly Known[] => ofPlayer(tableNow(m), player).all;

/** The units in the zones of one player. */
export const unitsNow = (m: M, player: PlayerId): readonly KnownUnit[] => ofPlayer(tableNow(m), player).units;

/** Whether an ability of anything in the zones hears a word, those that it only gives away included. */
export function isHeardOnTable(m: M, word: Trigger): boolean {
  const { p1, p2 } = tableNow(m);
  return isHeardAmong(p1.all, word) || isHeardAmong(p2.all, word);
}

function isHeardAmong(all: readonly Known[], word: Trigger): boolean {
  for (const { printed } of all) if (printed.hears.has(word)) return true;
  return false;
}

/** What stands in a zone under this name. It is asked for after changes, never while one is being written. */
export function findStanding(m: M, id: Uid): Known | null {
  const { p1, p2 } = tableNow(m);
  for (const standing of p1.all) if (standing.object.id === id) return standing;
  for (const standing of p2.all) if (standing.object.id === id) return standing;
  return null;
}

/** The unit of this name that stands in a zone; the same holds as for `findStanding`. */
export function findUnit(m: M, id: Uid): KnownUnit | null {
  const found = findStanding(m, id);
  return found?.kind === 'unit' ? found : null;
}

export type PileOfWork = (typeof pileOfWork.options)[number] | 'hand';

const PILES: readonly PileOfWork[] = [...pileOfWork.options, 'hand'];

/** Cards of a set of which some text works from a pile. */
interface Speaking {
  readonly pile: PileOfWork;
  readonly cards: ReadonlySet<string>;
}

/** All of them, pile by pile: few cards speak from a pile, and piles are looked through after each change. */
interface Speakers {
  /** By what they hear, and all of that as bits. */
  readonly hearing: ReadonlyMap<Trigger, readonly Speaking[]>;
  readonly heard: number;
  /** Those that have continuous texts, which work from no hand. */
  readonly continuous: readonly Speaking[];
}

const speakers = new WeakMap<M['cards'], Speakers>();

function speakersOf({ cards }: M): Speakers {
  const known = speakers.get(cards);
  if (known) return known;
  const hearing = new Map<Trigger, Speaking[]>();
  const continuous: Speaking[] = [];
  const all = [...cards.cards.values()];
  const those = (pile: PileOfWork, some: readonly ReadCard[]) => ({ pile, cards: new Set(some.map(({ id }) => id)) });
  for (const pile of PILES) {
    const works = (text: { from: readonly From[] }) => text.from.includes(pile);
    const lasting = pile === 'hand' ? [] : all.filter((card) => card.continuous.some(works));
    if (lasting.length > 0) continuous.push(those(pile, lasting));
    const speaking = all.filter((card) => card.abilities.some(works) || lasting.includes(card));
    for (const word of new Set(speaking.flatMap(({ hears }) => [...hears]))) {
      const hearers = speaking.filter(({ hears }) => hears.has(word));
      hearing.set(word, [...(hearing.get(word) ?? []), those(pile, hearers)]);
    }
  }
  const found = { hearing, heard: bitsOf(hearing.keys()), continuous };
  speakers.set(cards, found);
  return found;
}

const SPEAKERS = slot<Speakers>('speakers');

/** The same, looked up less often: it is asked for with almost every event. */
const speakersNow = (m: M): Speakers => m.settled(SPEAKERS, speakersOf);

/** What could be heard in piles, whatever lies there, as bits. */
export const mayBeHeardInPiles = (m: M): number => speakersNow(m).heard;

/** A card in a pile, of which some text works from there. */
export interface Speaker {
  readonly pile: PileOfWork;
  readonly printed: ReadCard;
}

/** Those that lie in the piles of one player, the lowest of a pile first. */
function lying(m: M, player: PlayerId, speaking: readonly Speaking[]): readonly Speaker[] {
  let found: Speaker[] | null = null;
  for (const { pile, cards } of speaking) {
    for (const card of ofPlayer(m.board.players, player)[PILE_OF[pile]]) {
      if (!cards.has(card)) continue;
      const speaker = { pile, printed: cardOf(m, card) };
      if (found === null) found = [speaker];
      else found.push(speaker);
    }
  }
  return found ?? NOBODY;
}

/** Cards of several lists as one list, pile by pile. */
const together = (lists: readonly (readonly Speaking[])[]): readonly Speaking[] =>
  PILES.flatMap((pile) => {
    const some = lists.flat().filter((speaking) => speaking.pile === pile);
    return some.length === 0 ? [] : { pile, cards: new Set(some.flatMap(({ cards }) => [...cards])) };
  });

/** Whether a card in some pile, of which a text works from there, hears a word. */
export function isHeardInPiles(m: M, word: Trigger): boolean {
  const speaking = speakersNow(m).hearing.get(word);
  if (speaking === undefined) return false;
  const { p1, p2 } = m.board.players;
  for (const { pile, cards } of speaking)
    if (isAmong(p1[PILE_OF[pile]], cards) || isAmong(p2[PILE_OF[pile]], cards)) return true;
  return false;
}

/** Whether any card of a pile is one of some. */
function isAmong(pile: readonly string[], cards: ReadonlySet<string>): boolean {
  for (const card of pile) if (cards.has(card)) return true;
  return false;
}

/** The cards in the piles of one player of which some text works from there and that hear one of these words, pile by pile. */
export function hearersInPiles(m: M, player: PlayerId, words: readonly Trigger[]): readonly Speaker[] {
  const { hearing } = speakersNow(m);
  let first: readonly Speaking[] | null = null;
  let lists: (readonly Speaking[])[] | null = null;
  for (const word of words) {
    const speaking = hearing.get(word);
    if (speaking === undefined) continue;
    if (first === null) first = speaking;
    else if (lists === null) lists = [first, speaking];
    else lists.push(speaking);
  }
  if (first === null) return NOBODY;
  return lying(m, player, lists === null ? first : together(lists));
}

/** The cards in the piles of one player of which some continuous text works from there, pile by pile. */
export const continuousInPiles = (m: M, player: PlayerId): readonly Speaker[] =>
  lying(m, player, speakersNow(m).continuous);

/** Whether two lists of words have one in common. */
export function meet(heard: ReadonlySet<Trigger>, words: readonly Trigger[]): boolean {
  for (const word of words) if (heard.has(word)) return true;
  return false;
}

/** What reads the words of the card that speaks. */
export const readerOf = ({ m, card }: Context): Reader => cardOf(m, card).reader;

/** R51: whether an effect may still work in this match for a player. */
export function unspent({ board }: M, player: PlayerId, { program, inMatch }: CompiledAbility): boolean {
  return inMatch === null || (board.spent?.[`${player}:${program}`] ?? 0) < inMatch;
}

/** The abilities of a card set, by their programs. */
const abilities = new WeakMap<M['cards'], ReadonlyMap<string, CompiledAbility>>();

function abilitiesIn({ cards }: M): ReadonlyMap<string, CompiledAbility> {
  const known = abilities.get(cards);
  if (known) return known;
  const found = new Map<string, CompiledAbility>();
  for (const card of cards.cards.values())
    for (const ability of [...card.abilities, ...card.delayed]) found.set(ability.program, ability);
  abilities.set(cards, found);
  return found;
}

export const abilityNamed = (m: M, program: string): CompiledAbility | null => abilitiesIn(m).get(program) ?? null;
