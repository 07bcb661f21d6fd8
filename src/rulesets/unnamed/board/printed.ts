/** What is printed on cards, and where they stand, whatever is in force. */
import type { PlayerId } from '../../../engine/index.ts';
import { slot } from '../../../engine/index.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { From, Trigger } from '../language/language.ts';
import { pileOfWork } from '../language/language.ts';
import type { Standing } from './board.ts';
import { PILE_OF, standingOf } from './board.ts';
import type { Context, M, ReadCard, Reader } from './context.ts';

export const cardOf = (m: M, id: string): ReadCard => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

const onTable = ({ board }: M) => ({ p1: standingOf(board, 'p1'), p2: standingOf(board, 'p2') });

const STANDING = slot<ReturnType<typeof onTable>>('standing');

/** Everything in the zones of one player, listed once until something comes, leaves or moves. */
export const standingNow = (m: M, player: PlayerId): readonly Standing[] =>
  m.lasting(STANDING, () => onTable(m))[player];

type PileOfWork = (typeof pileOfWork.options)[number] | 'hand';

/** The cards of which some text works from a pile, those with such a continuous text, and what their abilities hear. */
interface Speakers {
  texts: ReadonlySet<string>;
  continuous: ReadonlySet<string>;
  hears: ReadonlySet<Trigger>;
}

export const PILES: readonly PileOfWork[] = [...pileOfWork.options, 'hand'];

/** Of each card set, the cards of which some text works from a pile: few do, and piles are looked through after each change. */
const speakers = new WeakMap<M['cards'], Readonly<Record<PileOfWork, Speakers>>>();

function speakersOf(cards: M['cards'], pile: PileOfWork): Speakers {
  const known = speakers.get(cards);
  if (known) return known[pile];
  const all = [...cards.cards.values()];
  const of = (from: PileOfWork): Speakers => {
    const works = (text: { from: readonly From[] }) => text.from.includes(from);
    const continuous = all.filter((card) => card.continuous.some(works));
    const texts = all.filter((card) => card.abilities.some(works) || card.continuous.some(works));
    return {
      texts: new Set(texts.map(({ id }) => id)),
      continuous: new Set(continuous.map(({ id }) => id)),
      hears: new Set(texts.flatMap(({ hears }) => [...hears])),
    };
  };
  const found = { graveyard: of('graveyard'), trash: of('trash'), pool: of('pool'), hand: of('hand') };
  speakers.set(cards, found);
  return found[pile];
}

const NOBODY: readonly string[] = [];

/** The cards in a pile, the lowest first, of which some text, or some continuous text, works from there. */
export function speakersIn(m: M, player: PlayerId, pile: PileOfWork, by: 'texts' | 'continuous'): readonly string[] {
  const speaking = speakersOf(m.cards, pile)[by];
  if (speaking.size === 0) return NOBODY;
  return m.board.players[player][PILE_OF[pile]].filter((card) => speaking.has(card));
}

/** Whether some card that speaks from a pile could hear one of these words, whether it lies there now or not. */
export const heardFrom = (m: M, pile: PileOfWork, words: ReadonlySet<Trigger>): boolean =>
  meet(speakersOf(m.cards, pile).hears, words);

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
