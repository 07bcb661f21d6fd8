/** What is printed on cards and given to them, whatever is in force. */
import type { Modifier, PlayerId, Slot, Uid } from '../../../engine/index.ts';
import { slot } from '../../../engine/index.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { Constant, Outside } from '../language/language.ts';
import { isActivated, outside } from '../language/language.ts';
import type { SeenBase, SeenUnit } from './board.ts';
import type { Context, M, ReadCard, Reader } from './context.ts';

export const cardOf = (m: M, id: string): ReadCard => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

/** What reads the words of the card that speaks. */
export const readerOf = ({ m, card }: Context): Reader => cardOf(m, card).reader;

/** The abilities that the cards of a Unit carry, without those that effects give it. */
export function printedAbilities(m: M, unit: SeenUnit): readonly CompiledAbility[] {
  const own = cardOf(m, unit.card).inPlay;
  const pilot = unit.pilot ? cardOf(m, unit.pilot.card).inPlay : [];
  return pilot.length === 0 ? own : own.length === 0 ? pilot : [...own, ...pilot];
}

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
const speaking = (m: M, slot: Slot<readonly Speaking[]>, speakers: Speakers): readonly Speaking[] =>
  m.lasting(slot, () => {
    const found: Speaking[] = [];
    for (const owner of ['p1', 'p2'] as const) {
      for (const [zone, spoken] of speakers) {
        const heard = new Set<string>();
        for (const card of m.board.players[owner][zone]) {
          const sources = spoken.get(card);
          if (sources === undefined || heard.has(card)) continue;
          heard.add(card);
          for (const source of sources) found.push({ owner, zone, card, source });
        }
      }
    }
    return found;
  });

const NOBODY: readonly Speaking[] = [];
const ELSEWHERE = slot<readonly Speaking[]>('elsewhere');
const CONSTANT_ELSEWHERE = slot<readonly Speaking[]>('constant elsewhere');
const ACTIVATED_ELSEWHERE = slot<readonly Speaking[]>('activated elsewhere');

/** All that cards outside play have to say there. */
export const speakingElsewhere = (m: M): readonly Speaking[] => speaking(m, ELSEWHERE, saidElsewhere(m.cards).all);

/** What waits in cards outside play for one of these to happen. */
export function listeningElsewhere(m: M, words: ReadonlySet<string>): readonly Speaking[] {
  const { hears } = saidElsewhere(m.cards);
  for (const word of words) if (hears.has(word)) return speakingElsewhere(m);
  return NOBODY;
}

/** The constant texts that work on play from outside. Those about the card itself are read where it is looked at. */
export function constantElsewhere(m: M): readonly Speaking[] {
  const { constant } = saidElsewhere(m.cards);
  return constant.size === 0 ? NOBODY : speaking(m, CONSTANT_ELSEWHERE, constant);
}

/** The abilities that can be used outside play (R58). */
export function activatedElsewhere(m: M): readonly Speaking[] {
  const { activated } = saidElsewhere(m.cards);
  return activated.size === 0 ? NOBODY : speaking(m, ACTIVATED_ELSEWHERE, activated);
}

/** Words of constant texts that a card outside play says of itself alone. */
const OF_ITSELF: readonly string[] = ['cost', 'level'];
const isOfItself = (constant: Constant): boolean => 'playFor' in constant || OF_ITSELF.some((word) => word in constant);

/** For each zone outside play in which a card can say something: which cards do, and what. */
type Speakers = ReadonlyMap<Outside, ReadonlyMap<string, readonly CompiledAbility[]>>;

/** All that can be said outside play with a set of cards, the constant texts among it, and the events that it waits for. */
interface SaidElsewhere {
  all: Speakers;
  constant: Speakers;
  activated: Speakers;
  hears: ReadonlySet<string>;
}

const known = new WeakMap<M['cards'], SaidElsewhere>();

function speakersOf({ cards }: M['cards'], wanted: (source: CompiledAbility) => boolean): Speakers {
  const found = new Map<Outside, Map<string, CompiledAbility[]>>();
  for (const zone of outside.options) {
    const spoken = new Map<string, CompiledAbility[]>();
    for (const { id, elsewhere } of cards.values()) {
      const sources = elsewhere.filter((source) => source.ability.zone === zone && wanted(source));
      if (sources.length > 0) spoken.set(id, sources);
    }
    if (spoken.size > 0) found.set(zone, spoken);
  }
  return found;
}

function saidElsewhere(cards: M['cards']): SaidElsewhere {
  const before = known.get(cards);
  if (before) return before;
  const found = {
    all: speakersOf(cards, () => true),
    constant: speakersOf(cards, ({ ability }) => ability.constant?.some((one) => !isOfItself(one)) === true),
    activated: speakersOf(cards, ({ timings }) => timings.some(isActivated)),
    hears: new Set([...cards.cards.values()].flatMap(({ elsewhere }) => elsewhere.flatMap(({ hears }) => hears))),
  };
  known.set(cards, found);
  return found;
}

/** Whether an effect has taken its abilities, or a keyword, from a card. */
export const hasLost = (m: M, id: Uid, what: string): boolean =>
  m.state.modifiers.some(({ target, effect }) => target === id && effect.kind === 'cant' && effect.what === what);

export const modifiersOn = (m: M, id: Uid | PlayerId): Modifier[] =>
  m.state.modifiers.filter(({ target }) => target === id);
