/** What is printed on cards, and where they stand, whatever is in force. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { slot } from '../../../engine/index.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { From, Trigger } from '../language/language.ts';
import { pileOfWork } from '../language/language.ts';
import type { Row, SeenUnit, Standing, StandingUnit } from './board.ts';
import { PILE_OF } from './board.ts';
import type { Context, M, ReadCard, Reader } from './context.ts';

export const cardOf = (m: M, id: string): ReadCard => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

/** Something that stands in a zone, and its card. */
export type Known<S extends Standing = Standing> = S & { readonly printed: ReadCard };

interface OnTable {
  readonly p1: readonly Known[];
  readonly p2: readonly Known[];
}

/** Lane by lane, the frontline first and the land last. */
function standingOf(m: M, player: PlayerId): Known[] {
  const found: Known[] = [];
  const add = (row: Row, lane: number, object: SeenUnit) =>
    found.push({ kind: 'unit', player, lane, row, object, printed: cardOf(m, object.card) });
  let lane = 0;
  for (const { front, back, land } of m.board.players[player].lanes) {
    lane++;
    if (front) add('front', lane, front);
    if (back) add('back', lane, back);
    if (land) found.push({ kind: 'land', player, lane, row: null, object: land, printed: cardOf(m, land.card) });
  }
  return found;
}

const onTable = (m: M): OnTable => ({ p1: standingOf(m, 'p1'), p2: standingOf(m, 'p2') });

const STANDING = slot<OnTable>('standing');

const tableNow = (m: M): OnTable => m.lasting(STANDING, onTable);

/** Everything in the zones of one player, listed once until something comes, leaves or moves. */
export const standingNow = (m: M, player: PlayerId): readonly Known[] =>
  player === 'p1' ? tableNow(m).p1 : tableNow(m).p2;

/** The units in the zones of one player. */
export const unitsNow = (m: M, player: PlayerId): Known<StandingUnit>[] =>
  standingNow(m, player).filter((standing): standing is Known<StandingUnit> => standing.kind === 'unit');

/** What stands in a zone under this name. It is asked for after changes, never while one is being written. */
export function findStanding(m: M, id: Uid): Known | null {
  const { p1, p2 } = tableNow(m);
  for (const standing of p1) if (standing.object.id === id) return standing;
  for (const standing of p2) if (standing.object.id === id) return standing;
  return null;
}

/** The unit of this name that stands in a zone; the same holds as for `findStanding`. */
export function findUnit(m: M, id: Uid): Known<StandingUnit> | null {
  const found = findStanding(m, id);
  return found?.kind === 'unit' ? found : null;
}

export type PileOfWork = (typeof pileOfWork.options)[number] | 'hand';

const PILES: readonly PileOfWork[] = [...pileOfWork.options, 'hand'];

/** Of each card set, the cards of which some text works from a pile: few do, and piles are looked through after each change. */
const speakers = new WeakMap<M['cards'], Readonly<Record<PileOfWork, ReadonlySet<string>>>>();

function speakersOf({ cards }: M): Readonly<Record<PileOfWork, ReadonlySet<string>>> {
  const known = speakers.get(cards);
  if (known) return known;
  const of = (from: PileOfWork): ReadonlySet<string> => {
    const works = (text: { from: readonly From[] }) => text.from.includes(from);
    const all = [...cards.cards.values()].filter((card) => card.abilities.some(works) || card.continuous.some(works));
    return new Set(all.map(({ id }) => id));
  };
  const found = { graveyard: of('graveyard'), trash: of('trash'), pool: of('pool'), hand: of('hand') };
  speakers.set(cards, found);
  return found;
}

/** A card in a pile, of which some text works from there. */
export interface Speaker {
  readonly pile: PileOfWork;
  readonly printed: ReadCard;
}

interface InPiles {
  readonly p1: readonly Speaker[];
  readonly p2: readonly Speaker[];
}

function speaking(m: M, player: PlayerId): readonly Speaker[] {
  const speak = speakersOf(m);
  const piles = m.board.players[player];
  const found: Speaker[] = [];
  for (const pile of PILES) {
    const some = speak[pile];
    if (some.size === 0) continue;
    for (const card of piles[PILE_OF[pile]]) if (some.has(card)) found.push({ pile, printed: cardOf(m, card) });
  }
  return found;
}

const inPiles = (m: M): InPiles => ({ p1: speaking(m, 'p1'), p2: speaking(m, 'p2') });

const SPEAKING = slot<InPiles>('speaking');

/** The cards in the piles of one player of which some text works from there, pile by pile, the lowest first. */
export function speakersNow(m: M, player: PlayerId): readonly Speaker[] {
  const { p1, p2 } = m.lasting(SPEAKING, inPiles);
  return player === 'p1' ? p1 : p2;
}

/** Whether two sets of words have one in common. */
export function meet(heard: ReadonlySet<Trigger>, words: ReadonlySet<Trigger>): boolean {
  if (heard.size === 0) return false;
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
