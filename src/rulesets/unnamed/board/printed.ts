/** What is printed on cards, and where they stand, whatever is in force. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { PLAYERS, slot } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { From, Trigger } from '../language/language.ts';
import { pileOfWork } from '../language/language.ts';
import type { Row, SeenLand, SeenUnit, Standing, StandingUnit } from './board.ts';
import { PILE_OF } from './board.ts';
import type { Context, M, ReadCard, Reader } from './context.ts';

export const cardOf = (m: M, id: string): ReadCard => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

/** Something that stands in a zone, and its card. */
export type Known<S extends Standing = Standing> = S & { readonly printed: ReadCard };

/** What stands in the zones of one player, lane by lane, the frontline first and the land last. */
interface OfPlayer {
  readonly all: readonly Known[];
  readonly units: readonly Known<StandingUnit>[];
}

/** What stands in the zones. */
export interface OnTable {
  readonly p1: OfPlayer;
  readonly p2: OfPlayer;
  /** What the abilities of any of it hear, those that it only gives away included. */
  readonly hears: ReadonlySet<Trigger>;
}

function standingOf(m: M, player: PlayerId): OfPlayer {
  const all: Known[] = [];
  const units: Known<StandingUnit>[] = [];
  const add = (row: Row, lane: number, object: SeenUnit) => {
    const unit: Known<StandingUnit> = { kind: 'unit', player, lane, row, object, printed: cardOf(m, object.card) };
    all.push(unit);
    units.push(unit);
  };
  let lane = 0;
  for (const { front, back, land } of ofPlayer(m.board.players, player).lanes) {
    lane++;
    if (front) add('front', lane, front);
    if (back) add('back', lane, back);
    if (land) all.push({ kind: 'land', player, lane, row: null, object: land, printed: cardOf(m, land.card) });
  }
  return { all, units };
}

/** Whether it is just what stands in the zones of a player: the same objects at the same places, each the same card. */
function isStill(m: M, player: PlayerId, { all }: OfPlayer): boolean {
  let at = 0;
  let lane = 0;
  const isNext = (object: SeenLand, row: Row | null): boolean => {
    const known = all[at++];
    return known?.object === object && known.row === row && known.lane === lane && known.printed.id === object.card;
  };
  for (const { front, back, land } of ofPlayer(m.board.players, player).lanes) {
    lane++;
    if (front && !isNext(front, 'front')) return false;
    if (back && !isNext(back, 'back')) return false;
    if (land && !isNext(land, null)) return false;
  }
  return at === all.length;
}

function heardBy(...sides: readonly OfPlayer[]): ReadonlySet<Trigger> {
  const found = new Set<Trigger>();
  for (const { all } of sides) for (const { printed } of all) for (const word of printed.hears) found.add(word);
  return found;
}

function onTable(m: M, _of: string, before: OnTable | undefined): OnTable {
  const p1 = before && isStill(m, 'p1', before.p1) ? before.p1 : standingOf(m, 'p1');
  const p2 = before && isStill(m, 'p2', before.p2) ? before.p2 : standingOf(m, 'p2');
  return before?.p1 === p1 && before.p2 === p2 ? before : { p1, p2, hears: heardBy(p1, p2) };
}

const STANDING = slot<OnTable>('standing');

/** Everything in the zones: the same object as long as nothing comes, leaves, moves or becomes another card. */
export const tableNow = (m: M): OnTable => m.lasting(STANDING, onTable);

/** Everything in the zones of one player. */
export const standingNow = (m: M, player: PlayerId): readonly Known[] => ofPlayer(tableNow(m), player).all;

/** The units in the zones of one player. */
export const unitsNow = (m: M, player: PlayerId): readonly Known<StandingUnit>[] => ofPlayer(tableNow(m), player).units;

/** What stands in a zone under this name. It is asked for after changes, never while one is being written. */
export function findStanding(m: M, id: Uid): Known | null {
  const { p1, p2 } = tableNow(m);
  for (const standing of p1.all) if (standing.object.id === id) return standing;
  for (const standing of p2.all) if (standing.object.id === id) return standing;
  return null;
}

/** The unit of this name that stands in a zone; the same holds as for `findStanding`. */
export function findUnit(m: M, id: Uid): Known<StandingUnit> | null {
  const found = findStanding(m, id);
  return found?.kind === 'unit' ? found : null;
}

export type PileOfWork = (typeof pileOfWork.options)[number] | 'hand';

const PILES: readonly PileOfWork[] = [...pileOfWork.options, 'hand'];

/** The cards of a set of which some text works from a pile: few do, and piles are looked through after each change. */
interface Speaking {
  readonly pile: PileOfWork;
  /** By what they hear. */
  readonly hearing: ReadonlyMap<Trigger, ReadonlySet<string>>;
  /** Those that have continuous texts, which work from no hand. */
  readonly continuous: ReadonlySet<string>;
}

interface Speakers {
  readonly piles: readonly Speaking[];
  /** What any of them hears. */
  readonly hears: ReadonlySet<Trigger>;
}

const speakers = new WeakMap<M['cards'], Speakers>();

function speakingFrom(pile: PileOfWork, cards: readonly ReadCard[]): Speaking {
  const works = (text: { from: readonly From[] }) => text.from.includes(pile);
  const isContinuous = ({ continuous }: ReadCard) => pile !== 'hand' && continuous.some(works);
  const hearing = new Map<Trigger, Set<string>>();
  for (const card of cards) {
    if (!card.abilities.some(works) && !isContinuous(card)) continue;
    for (const word of card.hears) hearing.set(word, (hearing.get(word) ?? new Set()).add(card.id));
  }
  return { pile, hearing, continuous: new Set(cards.filter(isContinuous).map(({ id }) => id)) };
}

function speakersOf({ cards }: M): Speakers {
  const known = speakers.get(cards);
  if (known) return known;
  const all = [...cards.cards.values()];
  const piles = PILES.map((pile) => speakingFrom(pile, all));
  const found = { piles, hears: new Set(piles.flatMap(({ hearing }) => [...hearing.keys()])) };
  speakers.set(cards, found);
  return found;
}

/** A card in a pile, of which some text works from there. */
export interface Speaker {
  readonly pile: PileOfWork;
  readonly printed: ReadCard;
}

const NOBODY: readonly Speaker[] = [];

/** The cards in the piles of one player of which some text works from there and that hear one of these words: pile by pile, the lowest first. */
export function hearersInPiles(m: M, player: PlayerId, words: readonly Trigger[]): readonly Speaker[] {
  const { piles, hears } = speakersOf(m);
  if (!meet(hears, words)) return NOBODY;
  const found: Speaker[] = [];
  for (const { pile, hearing } of piles) {
    const hearers = words.flatMap((word) => hearing.get(word) ?? []);
    if (hearers.length === 0) continue;
    for (const card of ofPlayer(m.board.players, player)[PILE_OF[pile]])
      if (hearers.some((cards) => cards.has(card))) found.push({ pile, printed: cardOf(m, card) });
  }
  return found;
}

/** Whether a card in some pile, of which a text works from there, hears a word. */
export const isHeardInPiles = (m: M, word: Trigger): boolean =>
  speakersOf(m).hears.has(word) && PLAYERS.some((player) => hearersInPiles(m, player, [word]).length > 0);

/** The cards in the piles of one player of which some continuous text works from there: pile by pile, the lowest first. */
export function continuousInPiles(m: M, player: PlayerId): readonly Speaker[] {
  const found: Speaker[] = [];
  for (const { pile, continuous } of speakersOf(m).piles) {
    if (continuous.size === 0) continue;
    for (const card of ofPlayer(m.board.players, player)[PILE_OF[pile]])
      if (continuous.has(card)) found.push({ pile, printed: cardOf(m, card) });
  }
  return found;
}

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

export function abilityNamed(m: M, program: string): CompiledAbility | null {
  const card = m.cards.cards.get(program.slice(0, program.lastIndexOf('#')));
  const named = (ability: CompiledAbility) => ability.program === program;
  return card?.abilities.find(named) ?? card?.delayed.find(named) ?? null;
}
