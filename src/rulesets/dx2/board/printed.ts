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

/** What the cards of a set hold, by the names of it. */
const namedIn = oncePer(({ cards }: Set): Named => {
  const all = [...cards.values()];
  const byProgram = <T extends { program: string }>(list: readonly T[]) =>
    new Map(list.map((one) => [one.program, one]));
  return {
    effects: byProgram(all.flatMap(({ automatic }) => automatic)),
    whiles: byProgram(all.flatMap(({ whiles }) => whiles)),
  };
});

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

/** The states of a card set, found once for it. */
export const statesOf = oncePer(({ cards }: Set): States => {
  const programs = new Map<string, readonly string[]>();
  const sources: Card[] = [];
  for (const { source, whiles, automatic } of cards.values()) {
    if (source.type !== 'state') continue;
    sources.push(source);
    const own = [...whiles.filter(({ text }) => !text.granted), ...automatic.filter((one) => !one.automatic.granted)];
    programs.set(
      source.mark,
      own.map(({ program }) => program),
    );
  }
  return { programs, past: askedOfPast(sources, ['history']) };
});

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

/** Whether an attack is worked out with physical values (R2). */
export const isPhysical = ({
  element,
  physical,
}: {
  element: Element | 'same' | Element[];
  physical?: boolean | undefined;
}) => physical ?? listOf(element)[0] === 'phys';

/** Every object of a value, itself included, with its place. */
export function* objectsIn(value: unknown, at = ''): Generator<[object, string]> {
  if (!(value instanceof Object)) return;
  yield [value, at];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${at}/${key}`);
}

type AnyVerb = Extract<Effect, { do: string }>;

/** Every verb of a value, with its place. */
export function* verbsAt(value: unknown): Generator<[AnyVerb, string]> {
  for (const [one, at] of objectsIn(value)) if ('do' in one) yield [one as AnyVerb, at];
}

export const verbsIn = (value: unknown): AnyVerb[] => [...verbsAt(value)].map(([verb]) => verb);

/** The cards that have an attack of the element of what was done before. */
const askingForElement = oncePer(({ cards }: Set): ReadonlySet<string> => {
  const asks = ({ source }: Compiled) =>
    verbsIn(source).some((verb) => verb.do === 'attack' && verb.element === 'same');
  return new globalThis.Set([...cards.values()].filter(asks).map(({ id }) => id));
});

/** R68: whether a card has an attack of the element of what was done before. */
export const asksForElement = (m: { cards: Set }, id: string): boolean => askingForElement(m.cards).has(id);

/** A card as a skill that can be used; null where it is none. */
export const usableBy = (source: Card): Usable | null =>
  source.type !== 'skill' || source.use === undefined
    ? null
    : {
        id: source.id,
        name: source.name,
        use: inOneShape(use, source.use),
        program: useProgram(source.id),
        options: new Map(),
        on: `${source.name} on `,
      };

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
const draws = (value: unknown): boolean => [...objectsIn(value)].some(([one]) => 'random' in one && 'side' in one);

const sortedOf = oncePer((of: Use): Sorted => {
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
  return { elements, sorts, drawn: draws(of.effects) };
});

/** The id of the attack that every demon has (G17). */
export const PLAIN = 'attack';

const inline = new WeakMap<PlainUse, string>();

/** The plain attacks that a card says itself, each as the skill that it is: its name is that of no card (R46). */
export function plainAttacksOf(card: Card): CardOf<'skill'>[] {
  // One of them is a card of its own, and says none besides.
  if (card.id.includes('#')) return [];
  const uses = attacksIn(card).filter((one) => typeof one === 'object');
  return uses.map((use, at): CardOf<'skill'> => {
    const id = `${card.id}#plain-${at}`;
    inline.set(use, id);
    return { id, name: card.name, type: 'skill', use: { cost: 0, ...use } };
  });
}

/** What a card has in place of the plain attack: the id of a skill, or what the card says itself. */
const attacksIn = (card: Card): (string | PlainUse)[] =>
  [...objectsIn(card)].flatMap(([one]) => ('plainAttack' in one ? (one.plainAttack as string | PlainUse) : []));

/** The id of the skill that a card has in place of the plain attack. */
export function plainAttackOf({ plainAttack }: { plainAttack: string | PlainUse }): string {
  if (typeof plainAttack === 'string') return plainAttack;
  const id = inline.get(plainAttack);
  if (id === undefined) throw new Error('a plain attack without a skill');
  return id;
}

/** The plain attack, and the skills that some card has in its place (R83). */
const plainAttacks = oncePer(
  ({ cards }: Set): ReadonlySet<string> =>
    new globalThis.Set([
      PLAIN,
      ...[...cards.values()].flatMap(({ source }) =>
        attacksIn(source).map((plainAttack) => plainAttackOf({ plainAttack })),
      ),
    ]),
);

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

export const isLimitedSkill = (cards: Set, id: string): boolean => usableOf(cards, id)?.use.limit !== undefined;
