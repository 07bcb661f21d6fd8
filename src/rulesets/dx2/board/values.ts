/** What a demon is by its card, its skills, its brands and its Liberator; nothing of it is stored. */
import type { CardSet, PlayerId } from '../../../engine/index.ts';
import type { Compiled, CompiledEffect } from '../language/compiled.ts';
import type { Passive } from '../language/language.ts';
import { type Affinity, ELEMENTS, type Element, STATS, type Stat } from '../language/words.ts';
import { ownerOf, type SeenBoard, type SeenDemon, statusOf } from './board.ts';
import type { Dx2, M } from './context.ts';
import { cardOf, effectNamed, sourceOf } from './printed.ts';

type Set = CardSet<Dx2>;

export interface Build {
  stats: Readonly<Record<Stat, number>>;
  maxMp: number;
  affinities: Readonly<{ [E in Element]?: Affinity | undefined }>;
  passives: readonly Passive[];
  /** Its own effects in listed order (G18), without those that it only gives to others. */
  effects: readonly CompiledEffect[];
  /** Skills it can use. */
  usable: readonly string[];
  lead: number;
  trail: number;
}

const passivesOf = ({ source }: Compiled): readonly Passive[] =>
  source.type === 'connector' ? [] : (source.passives ?? []);

/** No value is raised above this. */
const MOST = 999_999;

function statsOf(printed: Readonly<Record<Stat, number>>, passives: readonly Passive[]): Record<Stat, number> {
  const stats = { ...printed };
  for (const stat of STATS) {
    let [percent, plus] = [100, 0];
    for (const passive of passives) {
      if (!('stat' in passive) || passive.stat !== stat) continue;
      if ('percent' in passive) percent += passive.percent;
      else plus += passive.plus;
    }
    stats[stat] = Math.min(MOST, Math.max(1, Math.floor((printed[stat] * percent) / 100) + plus));
  }
  return stats;
}

function build(cards: Set, demon: Pick<SeenDemon, 'card' | 'skills' | 'brands'>, liberator: string | null): Build {
  const own = sourceOf(cards, demon.card, 'demon');
  const skills = [...own.skills, ...demon.skills];
  const parts = [demon.card, ...skills, ...demon.brands].map((id) => cardOf({ cards }, id));
  const raising = liberator === null ? parts : [...parts, cardOf({ cards }, liberator)];
  const passives = raising.flatMap(passivesOf);
  const affinities: { [E in Element]?: Affinity | undefined } = { ...own.affinities };
  for (const passive of passives) if ('affinity' in passive) affinities[passive.affinity] = passive.to;
  const sets = (set: string) => demon.brands.filter((id) => sourceOf(cards, id, 'brand').set === set).length;
  const more = passives.reduce((sum, passive) => sum + ('maxMp' in passive ? passive.maxMp : 0), 0);
  return {
    stats: statsOf(own.stats, passives),
    maxMp: Math.max(1, (own.maxMp ?? 10) + more),
    affinities,
    passives,
    effects: parts.flatMap(({ automatic }) => automatic.filter((effect) => !effect.automatic.granted)),
    usable: skills.filter((id) => sourceOf(cards, id, 'skill').use),
    lead: sets('lead'),
    trail: sets('trail'),
  };
}

interface Known {
  /** By everything that makes a build. */
  byText: Map<string, Build>;
  /** By the demon on a board: neither its card nor what it was taught and bears ever changes. */
  byDemon: WeakMap<object, Build>;
}

const known = new WeakMap<Set, Known>();

function knownOf(cards: Set): Known {
  const found = known.get(cards);
  if (found) return found;
  const made: Known = { byText: new Map(), byDemon: new WeakMap() };
  known.set(cards, made);
  return made;
}

/** The build of a demon with the Liberator of its team, worked out once for a card set. */
export function buildWith(
  cards: Set,
  demon: Pick<SeenDemon, 'card' | 'skills' | 'brands'>,
  liberator: string | null,
): Build {
  const { byText } = knownOf(cards);
  const key = `${demon.card}|${demon.skills}|${demon.brands}|${liberator}`;
  let found = byText.get(key);
  if (!found) {
    found = build(cards, demon, liberator);
    byText.set(key, found);
  }
  return found;
}

export function buildIn(cards: Set, board: SeenBoard, demon: SeenDemon): Build {
  const { byDemon } = knownOf(cards);
  let found = byDemon.get(demon);
  if (!found) {
    const owner: PlayerId = ownerOf(board, demon.id) ?? 'p1';
    found = buildWith(cards, demon, board.teams[owner].liberator);
    byDemon.set(demon, found);
  }
  return found;
}

export const buildOf = (m: M, demon: SeenDemon): Build => buildIn(m.cards, m.board, demon);

/** A demon's effects in listed order, those it was given last. What it has by itself it is not given again (G18). */
export function effectsOf(m: M, demon: SeenDemon): readonly CompiledEffect[] {
  const { effects } = buildOf(m, demon);
  if (!statusOf(demon, 'effect')) return effects;
  const given = demon.statuses.flatMap(({ kind, of }) =>
    kind === 'effect' && !hasItself(m, demon, of) ? (effectNamed(m.cards, of) ?? []) : [],
  );
  return [...effects, ...given];
}

/** Whether an effect is one of a demon's own, which it cannot lose. */
export const hasItself = (m: M, demon: SeenDemon, program: string): boolean =>
  buildOf(m, demon).effects.some((effect) => effect.program === program);

/** Affinities as they are now, changes included. R4: none to almighty. */
export function affinityOf(m: M, demon: SeenDemon, element: Element): Affinity | null {
  if (element === 'almighty') return null;
  const changed = demon.statuses.findLast(({ kind, of }) => kind === 'affinity' && of.startsWith(`${element}:`));
  return changed ? (changed.of.slice(element.length + 1) as Affinity) : (buildOf(m, demon).affinities[element] ?? null);
}

/** The sum of the passives of one sort that speak of `element`. */
export function passiveSum(passives: readonly Passive[], sort: 'boost' | 'guard', element: Element): number {
  return passives.reduce((sum, passive) => {
    const of =
      sort === 'boost' && 'boost' in passive
        ? passive.boost
        : sort === 'guard' && 'guard' in passive
          ? passive.guard
          : null;
    return of === element || of === 'all' ? sum + (passive as { percent: number }).percent : sum;
  }, 0);
}

export const plainSum = (passives: readonly Passive[], sort: 'accuracy' | 'evasion' | 'critical' | 'speed'): number =>
  passives.reduce((sum, passive) => sum + (sort in passive ? (passive as Record<typeof sort, number>)[sort] : 0), 0);

export const pierces = (passives: readonly Passive[], element: Element): boolean =>
  passives.some((passive) => 'pierce' in passive && (passive.pierce === element || passive.pierce === 'all'));

export const isElement = (word: string): word is Element => ELEMENTS.some((element) => element === word);
