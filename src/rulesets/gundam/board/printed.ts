/** What is printed on cards and given to them, whatever is in force. */
import type { Modifier, PlayerId, Uid } from '../../../engine/index.ts';
import { mayBe, PLAYERS, slot } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { oncePer } from '../../cards/once.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { Constant, Outside } from '../language/language.ts';
import { outside } from '../language/language.ts';
import type { SeenBase, SeenUnit } from './board.ts';
import type { Context, M, ReadCard, Reader } from './context.ts';

export const cardOf = (m: M, id: string): ReadCard => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

/** What reads the words of the card that speaks. */
export const readerOf = ({ m, card }: Context): Reader => cardOf(m, card).reader;

/** The abilities that a card in play and the Pilot under it carry. */
export function abilitiesOn({ inPlay: own }: ReadCard, pilot: ReadCard | null): readonly CompiledAbility[] {
  const more = pilot === null ? NO_ABILITIES : pilot.inPlay;
  return more.length === 0 ? own : own.length === 0 ? more : [...own, ...more];
}

const NO_ABILITIES: readonly CompiledAbility[] = [];

/** The abilities that the cards of a Unit carry, without those that effects give it. */
export const printedAbilities = (m: M, { card, pilot }: SeenUnit): readonly CompiledAbility[] =>
  abilitiesOn(cardOf(m, card), pilot && cardOf(m, pilot.card));

/** The same for a Base. */
export const printedOnBase = (m: M, base: SeenBase): readonly CompiledAbility[] => cardOf(m, base.card).inPlay;

export function abilityNamed(m: M, program: string): CompiledAbility | null {
  const card = m.cards.cards.get(program.slice(0, program.lastIndexOf('#')));
  return card?.abilities.find((ability) => ability.program === program) ?? null;
}

/** The ability that a modifier gives. */
export const givenBy = (m: M, { effect }: Modifier): CompiledAbility | null =>
  effect.kind === 'ability' ? abilityNamed(m, effect.ability) : null;

/** Whether it gives the ability of another card, which asks for a Pilot where that one does (R44). */
export const isCopy = ({ owner }: Modifier): boolean => owner !== undefined;

/** What marks a Unit that is under the control of a player for a time (R43). */
export const CONTROLLED = 'controlled';
export const isControl = ({ effect }: Modifier): boolean => effect.kind === 'keyword' && effect.keyword === CONTROLLED;

/** Another price that a card in hand can be played for (R49). */
export interface Price {
  /** The program that pays it, and the ability that it stands in. */
  program: string;
  source: CompiledAbility;
  constant: Extract<Constant, { playFor: unknown }>;
}

/** The prices that a card says, in its order; none for most cards. */
export const pricesOf = ({ elsewhere }: ReadCard): Price[] =>
  elsewhere.flatMap((source) =>
    (source.ability.constant ?? []).flatMap((constant, at) =>
      'playFor' in constant ? [{ program: partProgram(source, at), source, constant }] : [],
    ),
  );

/** The program of one part of a constant ability: a replacement, or a price. */
export const partProgram = (source: CompiledAbility, index: number): string => `${source.program}~${index}`;

/** An ability that works outside play, and the card that has it there. */
interface Speaking {
  owner: PlayerId;
  zone: Outside;
  card: string;
  source: CompiledAbility;
}

/** What cards outside play have to say there, in the order of the players; copies of a card say it once. */
export interface Elsewhere {
  all: readonly Speaking[];
  /** The constant texts that work on play from outside. Those about the card itself are read where it is looked at. */
  constant: readonly Speaking[];
  /** The abilities that can be used outside play (R58). */
  activated: readonly Speaking[];
}

/** The cards of one player in one zone, and those of them that speak, each once. */
interface Lying {
  owner: PlayerId;
  zone: Outside;
  cards: readonly string[];
  speak: readonly string[];
}

/** What cards outside play say, and where they lie. */
interface SaidThere {
  lying: readonly Lying[];
  said: Elsewhere;
}

const NOTHING_SAID: Elsewhere = { all: [], constant: [], activated: [] };
const ELSEWHERE = slot<SaidThere>('elsewhere');

export function elsewhere(m: M): Elsewhere {
  const { speakers } = saidElsewhere(m.cards);
  return speakers.length === 0 ? NOTHING_SAID : m.lasting(ELSEWHERE, saidNow).said;
}

/** Only where other cards lie than before are those looked for that speak, and only where these are others is it put together anew. */
function saidNow(m: M, _of: string, before: SaidThere | undefined): SaidThere {
  const { speakers } = saidElsewhere(m.cards);
  const lying: Lying[] = [];
  let isSame = before !== undefined;
  for (const owner of PLAYERS) {
    const side = ofPlayer(m.board.players, owner);
    for (const { zone, spoken } of speakers) {
      const last = before?.lying[lying.length];
      const cards = side[zone];
      if (last !== undefined && areAlike(last.cards, cards)) {
        lying.push(last);
        continue;
      }
      const speak: string[] = [];
      for (const card of cards) if (spoken.has(card) && !speak.includes(card)) speak.push(card);
      lying.push({ owner, zone, cards: [...cards], speak });
      isSame &&= last !== undefined && areAlike(last.speak, speak);
    }
  }
  return { lying, said: before !== undefined && isSame ? before.said : saying(lying, speakers) };
}

function areAlike(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}

function saying(lying: readonly Lying[], speakers: readonly Speakers[]): Elsewhere {
  const all: Speaking[] = [];
  const constant: Speaking[] = [];
  const activated: Speaking[] = [];
  for (const { owner, zone, speak } of lying)
    for (const card of speak)
      for (const { source, works, usable } of speakers.find((one) => one.zone === zone)?.spoken.get(card) ?? []) {
        const one = { owner, zone, card, source };
        all.push(one);
        if (works) constant.push(one);
        if (usable) activated.push(one);
      }
  return all.length === 0 ? NOTHING_SAID : { all, constant, activated };
}

/** What waits in cards outside play for one of these to happen. */
export function listeningElsewhere(m: M, happened: readonly { word: string }[]): readonly Speaking[] {
  const { hears } = saidElsewhere(m.cards);
  for (const { word } of happened) if (hears.has(word)) return elsewhere(m).all;
  return NOTHING_SAID.all;
}

/** Words of constant texts that a card outside play says of itself alone. */
const OF_ITSELF: readonly string[] = ['cost', 'level'];
const isOfItself = (constant: Constant): boolean => 'playFor' in constant || OF_ITSELF.some((word) => word in constant);

/** What a card says outside play: whether that works on play from there, and whether it can be used. */
interface Said {
  source: CompiledAbility;
  works: boolean;
  usable: boolean;
}

/** A zone outside play in which a card can say something: which cards do, and what. */
interface Speakers {
  zone: Outside;
  spoken: ReadonlyMap<string, readonly Said[]>;
}

function speakersOf({ cards }: M['cards']): Speakers[] {
  const found: Speakers[] = [];
  for (const zone of outside.options) {
    const spoken = new Map<string, Said[]>();
    for (const { id, elsewhere: sources } of cards.values()) {
      const said = sources.flatMap((source): Said[] => {
        const { constant, zone: there } = source.ability;
        const works = constant?.some((one) => !isOfItself(one)) === true;
        return there === zone ? [{ source, works, usable: source.activated }] : [];
      });
      if (said.length > 0) spoken.set(id, said);
    }
    if (spoken.size > 0) found.push({ zone, spoken });
  }
  return found;
}

/** All that can be said outside play with a set of cards, and the events that it waits for. */
const saidElsewhere = oncePer((cards: M['cards']) => ({
  speakers: speakersOf(cards),
  hears: new Set<string>([...cards.cards.values()].flatMap((card) => card.elsewhere.flatMap(({ hears }) => hears))),
}));

/** Whether an effect has taken its abilities, or a keyword, from a card. */
export const hasLost = (m: M, id: Uid, what: string): boolean =>
  mayBe(m, 'cant') &&
  m.state.modifiers.some(({ target, effect }) => target === id && effect.kind === 'cant' && effect.what === what);

const NONE: readonly Modifier[] = [];

export const modifiersOn = (m: M, id: Uid | PlayerId): readonly Modifier[] =>
  m.state.modifiers.length === 0 ? NONE : m.state.modifiers.filter(({ target }) => target === id);
