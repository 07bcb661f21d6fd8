/** What is printed on cards. */
import type { CardSet } from '../../../engine/index.ts';
import { askedOfPast } from '../../cards/history.ts';
import { oncePer } from '../../cards/once.ts';
import { inOneShape } from '../../cards/shapes.ts';
import { listOf } from '../../cards/words.ts';
import type { Compiled, CompiledEffect, CompiledWhile, Usable } from '../language/compiled.ts';
import { useProgram } from '../language/compiled.ts';
import type { Card, CardOf, Effect, PlainUse, SkillFilter } from '../language/language.ts';
import { use } from '../language/language.ts';
import type { Element, SkillSort } from '../language/words.ts';
import type { Status } from './board.ts';
import type { Dx2 } from './context.ts';

type Set = CardSet<Dx2>;

export function cardOf(m: { cards: Set }, id: string): Compiled {
  const card = m.cards.cards.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export function sourceOf<T extends Compiled['source']['type']>(cards: Set, id: string, type: T): CardOf<T> {
  const source = cards.cards.get(id)?.source;
  if (source?.type !== type) throw new Error(`${id} is not a ${type}`);
  return source as CardOf<T>;
}

interface Named {
  effects: ReadonlyMap<string, CompiledEffect>;
  whiles: ReadonlyMap<string, CompiledWhile>;
}

const named = new WeakMap<Set, Named>();

/** What the cards of a set hold, by the names of it. */
function namedIn(cards: Set): Named {
  const known = named.get(cards);
  if (known !== undefined) return known;
  const all = [...cards.cards.values()];
  const byProgram = <T extends { program: string }>(list: readonly T[]) =>
    new Map(list.map((one) => [one.program, one]));
  const found = {
    effects: byProgram(all.flatMap(({ automatic }) => automatic)),
    whiles: byProgram(all.flatMap(({ whiles }) => whiles)),
  };
  named.set(cards, found);
  return found;
}

export const effectNamed = (cards: Set, program: string): CompiledEffect | null =>
  namedIn(cards).effects.get(program) ?? null;

export const whileNamed = (cards: Set, program: string): CompiledWhile | null =>
  namedIn(cards).whiles.get(program) ?? null;

interface States {
  /** By the name of its marks, the programs of what a state gives (R79). */
  programs: ReadonlyMap<string, readonly string[]>;
  /** What the states ask the past for (R53). */
  past: ReadonlySet<string>;
}

const states = new WeakMap<Set, States>();

/** The states of a card set, found once for it. */
export function statesOf(cards: Set): States {
  let found = states.get(cards);
  if (found) return found;
  const programs = new Map<string, readonly string[]>();
  const sources: Card[] = [];
  for (const { source, whiles, automatic } of cards.cards.values()) {
    if (source.type !== 'state') continue;
    sources.push(source);
    const own = [...whiles.filter(({ text }) => !text.granted), ...automatic.filter((one) => !one.automatic.granted)];
    programs.set(
      source.mark,
      own.map(({ program }) => program),
    );
  }
  found = { programs, past: askedOfPast(sources, ['history']) };
  states.set(cards, found);
  return found;
}

const NOTHING: readonly string[] = [];

/** The programs that a demon has by what lasts on it: by "grant", and by the states that it is in (R79). */
export function givenBy(cards: Set, statuses: readonly Readonly<Pick<Status, 'kind' | 'of'>>[]): readonly string[] {
  let found = NOTHING;
  for (const { kind, of } of statuses) {
    if (kind === 'effect') found = [...found, of];
    else if (kind === 'mark') {
      const more = statesOf(cards).programs.get(of);
      if (more !== undefined) found = [...found, ...more];
    }
  }
  return found;
}

/** What a skill does, as filters on skills ask for it. */
interface Sorted {
  elements: ReadonlySet<Element>;
  sorts: ReadonlySet<SkillSort>;
  drawn: boolean;
}

type Use = NonNullable<CardOf<'skill'>['use']>;

const sorted = new WeakMap<Use, Sorted>();

/** Whether an attack is worked out with physical values (R2). */
export const isPhysical = ({
  element,
  physical,
}: {
  element: Element | 'same' | Element[];
  physical?: boolean | undefined;
}) => physical ?? listOf(element)[0] === 'phys';

/** Every verb below `effects`. */
export function* verbsIn(effects: unknown): Generator<Extract<Effect, { do: string }>> {
  if (typeof effects !== 'object' || effects === null) return;
  if ('do' in effects) yield effects as Extract<Effect, { do: string }>;
  for (const inner of Object.values(effects)) yield* verbsIn(inner);
}

/** The cards that have an attack of the element of what was done before. */
const askingForElement = oncePer(({ cards }: Set): ReadonlySet<string> => {
  const asks = ({ source }: Compiled) =>
    [...verbsIn(source)].some((verb) => verb.do === 'attack' && verb.element === 'same');
  return new globalThis.Set([...cards.values()].filter(asks).map(({ id }) => id));
});

/** R68: whether a card has an attack of the element of what was done before. */
export const asksForElement = (m: { cards: Set }, id: string): boolean => askingForElement(m.cards).has(id);

/** A card as a skill that can be used; null where it is none. */
export const usableBy = (source: Card): Usable | null =>
  source.type !== 'skill' || source.use === undefined
    ? null
    : { id: source.id, name: source.name, use: inOneShape(use, source.use), program: useProgram(source.id) };

const usables = oncePer(
  ({ cards }: Set): ReadonlyMap<string, Usable> =>
    new Map(
      [...cards.values()].flatMap(({ id, source }) => {
        const usable = usableBy(source);
        return usable === null ? [] : [[id, usable]];
      }),
    ),
);

/** A skill of a card set that can be used; null for everything else. */
export const usableOf = (cards: Set, id: string): Usable | null => usables(cards).get(id) ?? null;

/** R84: what verbs without an element, other than those named for it, make of a skill. */
const OTHER_SORTS: { readonly [verb: string]: SkillSort } = {
  ...{ inflict: 'ailment', giveMp: 'giveMp', takeMp: 'takeMp', cure: 'cure', strip: 'strip', charge: 'charge' },
  ...{ barrier: 'protect', bulwark: 'protect', repel: 'protect', mark: 'mark' },
};

/** R84: whether some target below a value is drawn. */
const draws = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('random' in value && 'side' in value) || Object.values(value).some(draws));

function sortedOf(of: Use): Sorted {
  const known = sorted.get(of);
  if (known) return known;
  const [elements, sorts] = [new Set<Element>(), new Set<SkillSort>()];
  for (const verb of verbsIn(of.effects)) {
    if (verb.do === 'attack') {
      for (const element of listOf(verb.element)) if (element !== 'same') elements.add(element);
      sorts.add(isPhysical(verb) ? 'physical' : 'magical');
    } else if (
      verb.do === 'damage' ||
      verb.do === 'heal' ||
      verb.do === 'revive' ||
      verb.do === 'raise' ||
      verb.do === 'lower'
    ) {
      sorts.add(verb.do);
    } else {
      const sort = OTHER_SORTS[verb.do];
      if (sort !== undefined) sorts.add(sort);
    }
  }
  const found = { elements, sorts, drawn: draws(of.effects) };
  sorted.set(of, found);
  return found;
}

/** The id of the attack that every demon has (G17). */
export const PLAIN = 'attack';

const inline = new WeakMap<PlainUse, string>();

/** The plain attacks that a card says itself, each as the skill that it is: its name is that of no card (R46). */
export function plainAttacksOf(card: Card): CardOf<'skill'>[] {
  const found: CardOf<'skill'>[] = [];
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('plainAttack' in value && typeof value.plainAttack === 'object' && value.plainAttack !== null) {
      const use = value.plainAttack as PlainUse;
      const id = `${card.id}#plain-${found.length}`;
      inline.set(use, id);
      found.push({ id, name: card.name, type: 'skill', use: { cost: 0, ...use } });
    }
    for (const inner of Object.values(value)) look(inner);
  };
  if (!card.id.includes('#')) look(card);
  return found;
}

/** The id of the skill that a card has in place of the plain attack. */
export function plainAttackOf({ plainAttack }: { plainAttack: string | PlainUse }): string {
  if (typeof plainAttack === 'string') return plainAttack;
  const id = inline.get(plainAttack);
  if (id === undefined) throw new Error('a plain attack without a skill');
  return id;
}

const plain = new WeakMap<Set, ReadonlySet<string>>();

/** The plain attack, and the skills that some card has in its place (R83). */
function plainAttacks(cards: Set): ReadonlySet<string> {
  const known = plain.get(cards);
  if (known) return known;
  const found = new globalThis.Set([PLAIN]);
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('plainAttack' in value && value.plainAttack !== null)
      found.add(plainAttackOf(value as { plainAttack: string | PlainUse }));
    for (const inner of Object.values(value)) look(inner);
  };
  for (const { source } of cards.cards.values()) look(source);
  plain.set(cards, found);
  return found;
}

/** Whether a skill is everything that a filter asks of it. */
export function isSkill(cards: Set, id: string, filter: SkillFilter): boolean {
  const { card, name, element, does, aim, plain, drawn, not, anyOf } = filter;
  const source = cards.cards.get(id)?.source;
  if (source?.type !== 'skill' || !source.use) return false;
  if (plain !== undefined && plainAttacks(cards).has(id) !== plain) return false;
  if (not !== undefined && isSkill(cards, id, not)) return false;
  if (anyOf !== undefined && !anyOf.some((one) => isSkill(cards, id, one))) return false;
  if (card !== undefined && !listOf(card).includes(id)) return false;
  if (name !== undefined && !listOf(name).includes(source.name)) return false;
  if (aim !== undefined && !listOf(aim).includes(source.use.aim)) return false;
  const { elements, sorts, drawn: atRandom } = sortedOf(source.use);
  if (drawn !== undefined && atRandom !== drawn) return false;
  if (element !== undefined && !listOf(element).some((one) => elements.has(one))) return false;
  return does === undefined || listOf(does).some((one) => sorts.has(one));
}

export function isLimitedSkill(cards: Set, id: string): boolean {
  const source = cards.cards.get(id)?.source;
  return source?.type === 'skill' && source.use?.limit !== undefined;
}
