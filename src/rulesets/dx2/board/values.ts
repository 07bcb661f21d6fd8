/** What a demon is by its card, its skills, its brands and its Liberator; nothing of it is stored. */
import { LRUCache } from 'lru-cache';
import type { CardSet, PlayerId, Uid } from '../../../engine/index.ts';
import { PLAYERS, slot } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { askedOfPast } from '../../cards/history.ts';
import { listOf } from '../../cards/words.ts';
import type { Compiled, CompiledEffect, CompiledWhile, Usable } from '../language/compiled.ts';
import type { Passive } from '../language/language.ts';
import type { Affinity, Element, Stat, Tier, Trait } from '../language/words.ts';
import { ELEMENTS, MET, STATS } from '../language/words.ts';
import type { SeenBoard, SeenDemon } from './board.ts';
import { ownerOf, sidesInOrder } from './board.ts';
import type { Dx2, M } from './context.ts';
import type { BySort, Now } from './passives.ts';
import { sorted } from './passives.ts';
import { cardOf, effectNamed, givenBy, PLAIN, plainAttacksOf, sourceOf, usableOf } from './printed.ts';

type Set = CardSet<Dx2>;

const NONE: readonly never[] = [];

/** When effects work: in a tier, when something happens, or as Super Reactions. */
export type Moment = Tier | 'when' | 'superReaction';

export const momentOf = ({ tier, automatic }: CompiledEffect): Moment =>
  tier ?? (automatic.timing === 'superReaction' ? 'superReaction' : 'when');

export interface Build {
  name: string;
  /** What its name in a choice begins with. */
  opening: string;
  stats: Readonly<Record<Stat, number>>;
  /** What it counts for in the speed of its team: its agility with what raises it, in full hundreds (G2). */
  speed: number;
  maxMp: number;
  affinities: Readonly<{ [E in Element]?: Affinity | undefined }>;
  passives: readonly Passive[];
  /** The same by what they do, where none has an amount that has to be worked out. */
  bySort: BySort;
  /** Its own effects in listed order (G18), without those that it only gives to others. */
  effects: readonly CompiledEffect[];
  /** The same by when they work, each list in that order. */
  byMoment: ReadonlyMap<Moment, readonly CompiledEffect[]>;
  /** What it has or gives under a condition, without what it only gives by "grant". */
  whiles: readonly CompiledWhile[];
  /** What its cards ask the past for (R53). */
  past: ReadonlySet<string>;
  /** Skills it can use, each once, and the same after the plain attack. */
  usable: readonly Usable[];
  offered: readonly Usable[];
  lead: number;
  trail: number;
}

const passivesOf = ({ source }: Compiled): readonly Passive[] =>
  source.type === 'connector' ? [] : (source.passives ?? []).filter((passive) => !('while' in passive));

/** No value is raised above this. */
const MOST = 999_999;

/** R60: what a point of a trait adds to values, in tenths. */
const TRAITS: Readonly<Record<Trait, { readonly [S in Stat]?: number }>> = {
  strength: { physAttack: 21, physDefence: 5 },
  magic: { magAttack: 21, magDefence: 5 },
  vitality: { hp: 47, physDefence: 11, magDefence: 11 },
  luck: {},
};

const traitsIn = (stat: Stat, passives: readonly Passive[]): number =>
  Math.floor(
    passives.reduce((sum, one) => sum + ('trait' in one ? (TRAITS[one.trait][stat] ?? 0) * one.plus : 0), 0) / 10,
  );

function statsOf(printed: Readonly<Record<Stat, number>>, passives: readonly Passive[]): Record<Stat, number> {
  const stats = { ...printed };
  for (const stat of STATS) {
    let [percent, plus] = [100, traitsIn(stat, passives)];
    for (const passive of passives) {
      if (!('stat' in passive) || passive.stat !== stat) continue;
      if ('percent' in passive) percent += passive.percent;
      else plus += passive.plus;
    }
    stats[stat] = Math.min(MOST, Math.max(1, Math.floor((printed[stat] * percent) / 100) + plus));
  }
  return stats;
}

/** Skills that cards have used by an effect, or in place of the plain attack. */
function usedBy(cards: Set, parts: readonly Compiled[]): Compiled[] {
  const ids = askedOfPast(
    parts.map(({ source }) => source),
    ['skill', 'plainAttack'],
  );
  const own = parts.flatMap(({ source }) => plainAttacksOf(source).map(({ id }) => id));
  return [...ids, ...own].flatMap((id) => cards.cards.get(id) ?? []);
}

type Taught = Pick<SeenDemon, 'card' | 'skills' | 'brands'>;

function build(cards: Set, demon: Taught, liberator: string | null): Build {
  const own = sourceOf(cards, demon.card, 'demon');
  const skills = [...own.skills, ...demon.skills];
  const parts = [demon.card, ...skills, ...demon.brands].map((id) => cardOf({ cards }, id));
  const raising = liberator === null ? parts : [...parts, cardOf({ cards }, liberator)];
  const passives = raising.flatMap(passivesOf);
  // All of them, so that builds have one shape: which one is asked for changes with each blow.
  const affinities: { [E in Element]?: Affinity | undefined } = {};
  for (const met of MET) affinities[met] = own.affinities?.[met];
  for (const passive of passives) {
    if (!('affinity' in passive)) continue;
    for (const met of listOf(passive.affinity)) affinities[met] = passive.to === 'none' ? undefined : passive.to;
  }
  const sets = (set: string) => demon.brands.filter((id) => sourceOf(cards, id, 'brand').set === set).length;
  const more = passives.reduce((sum, passive) => sum + ('maxMp' in passive ? passive.maxMp : 0), 0);
  const effects = parts.flatMap(({ automatic }) => automatic.filter((effect) => !effect.automatic.granted));
  const usable = [...new Set(skills)].flatMap((id) => usableOf(cards, id) ?? []);
  const plain = usableOf(cards, PLAIN);
  const stats = statsOf(own.stats, passives);
  return {
    name: own.name,
    opening: `${own.name} (`,
    stats,
    speed: Math.floor((stats.agility * (100 + speedBonus(passives))) / 100) * 100,
    maxMp: Math.max(1, (own.maxMp ?? 10) + more),
    affinities,
    passives,
    bySort: sorted(passives as readonly Now[]),
    effects,
    byMoment: Map.groupBy(effects, momentOf),
    whiles: raising.flatMap(({ whiles }) => whiles.filter(({ text }) => !text.granted)),
    past: askedOfPast([...parts, ...usedBy(cards, parts)], ['history']),
    usable,
    offered: plain === null ? usable : [plain, ...usable.filter(({ id }) => id !== PLAIN)],
    lead: sets('lead'),
    trail: sets('trail'),
  };
}

/** More builds of one card set are not kept: they are made of teams that callers think up. */
const MOST_BUILDS = 1_000;

/** Of each card set, by everything that makes a build. */
const byText = new WeakMap<Set, LRUCache<string, Build>>();

function buildsOf(cards: Set): LRUCache<string, Build> {
  const found = byText.get(cards);
  if (found) return found;
  const made = new LRUCache<string, Build>({ max: MOST_BUILDS });
  byText.set(cards, made);
  return made;
}

/** The build of a demon with the Liberator of its team, worked out once for a card set. */
export function buildWith(cards: Set, demon: Taught, liberator: string | null): Build {
  const builds = buildsOf(cards);
  const key = `${demon.card}|${demon.skills}|${demon.brands}|${liberator}`;
  let found = builds.get(key);
  if (!found) {
    found = build(cards, demon, liberator);
    builds.set(key, found);
  }
  return found;
}

/** What the demons of a battle are, were taught and bear, which never changes: the same for every state of the battle. */
export interface Battle {
  cards: Set;
  /** By the ids of demons, as far as they were asked for. */
  builds: Map<string, Build>;
}

/** More battles of one card set are not kept. */
const MOST_BATTLES = 200;
const battles = new WeakMap<Set, LRUCache<string, Battle>>();
/** The teams that were asked about last, whose objects stay as long as their battle does, how they are spelt, and their battle. */
let last: { teams: SeenBoard['teams']; spelt: readonly string[]; battle: Battle } | null = null;

export function battleOf(cards: Set, { teams }: SeenBoard): Battle {
  const before = last !== null && last.battle.cards === cards ? last : null;
  if (before !== null && before.teams.p1 === teams.p1 && before.teams.p2 === teams.p2) return before.battle;
  // The states that are read one after the other are mostly of one battle.
  if (before !== null && isSpelt(before.spelt, teams)) {
    last = { teams: { ...teams }, spelt: before.spelt, battle: before.battle };
    return before.battle;
  }
  const spelt = spell(teams);
  const battle = battleNamed(cards, spelt.join(' '));
  last = { teams: { ...teams }, spelt, battle };
  return battle;
}

function battleNamed(cards: Set, key: string): Battle {
  let all = battles.get(cards);
  if (all === undefined) {
    all = new LRUCache({ max: MOST_BATTLES });
    battles.set(cards, all);
  }
  const known = all.get(key);
  if (known !== undefined) return known;
  const made: Battle = { cards, builds: new Map() };
  all.set(key, made);
  return made;
}

/** Hands everything that makes the builds of a battle to `word`, in one order, until that says no. No id has a space in it. */
function spelling({ p1, p2 }: SeenBoard['teams'], word: (word: string) => boolean): boolean {
  for (const { demons, liberator } of [p1, p2]) {
    if (!word('/') || !word(liberator ?? '-')) return false;
    for (const { id, card, skills, brands } of demons) {
      if (!word(';') || !word(id) || !word(card)) return false;
      for (const skill of skills) if (!word(skill)) return false;
      if (!word('&')) return false;
      for (const brand of brands) if (!word(brand)) return false;
    }
  }
  return true;
}

function spell(teams: SeenBoard['teams']): string[] {
  const spelt: string[] = [];
  spelling(teams, (word) => spelt.push(word) > 0);
  return spelt;
}

/** Whether teams are spelt like this, without spelling them anew. */
function isSpelt(spelt: readonly string[], teams: SeenBoard['teams']): boolean {
  let at = 0;
  return spelling(teams, (word) => spelt[at++] === word) && at === spelt.length;
}

export function buildIn(cards: Set, board: SeenBoard, demon: SeenDemon): Build {
  const { builds } = battleOf(cards, board);
  let found = builds.get(demon.id);
  if (found === undefined) {
    const owner: PlayerId = ownerOf(board, demon.id) ?? 'p1';
    found = buildWith(cards, demon, board.teams[owner].liberator);
    builds.set(demon.id, found);
  }
  return found;
}

/** A demon and what it is, with what was read from its state last. */
export interface Member {
  readonly id: Uid;
  readonly demon: SeenDemon;
  readonly owner: PlayerId;
  readonly build: Build;
  /** The programs that it was given when `statuses` lasted on it, and all its effects then by when they work. */
  statuses: SeenDemon['statuses'] | null;
  given: readonly string[];
  byMoment: Build['byMoment'];
  /** How it read in a choice when it had so many HP. */
  hp: number | null;
  label: string;
}

/** The programs that a demon has by what lasts on it. A list of what lasts never gives others: a change makes another list. */
function givenTo(m: M, member: Member): readonly string[] {
  const { demon, build } = member;
  if (member.statuses !== demon.statuses) {
    member.statuses = demon.statuses;
    member.given = givenBy(m.cards, demon.statuses);
    member.byMoment = member.given.length === 0 ? build.byMoment : Map.groupBy(effectsOf(m, demon), momentOf);
  }
  return member.given;
}

/** Amounts of HP as text, each put together once: to do so for every blow takes longer than most else that a blow brings. */
const HP_TEXTS: string[] = new Array(4_096).fill('');

function hpText(hp: number): string {
  const known = HP_TEXTS[hp];
  if (known !== undefined && known !== '') return known;
  const text = `${hp} HP)`;
  if (known === '') HP_TEXTS[hp] = text;
  return text;
}

/** How a demon reads in a choice: "Ashen Gryphon (320 HP)". */
export function labelOf(member: Member): string {
  const { demon, build } = member;
  if (member.hp !== demon.hp) {
    member.label = build.opening + hpText(demon.hp);
    member.hp = demon.hp;
  }
  return member.label;
}

interface Party {
  /** The order that it was put in, which is never another once it is settled. */
  order: readonly Uid[];
  members: readonly Member[];
}

/** The demons of both teams in the order in which everything is gone through, which is never another once it is settled. */
interface Both {
  ahead: readonly Member[];
  behind: readonly Member[];
  members: readonly Member[];
  /** Those that have effects of their own, by when these work. */
  byMoment: Map<Moment, readonly Member[]>;
}

/** The demons of a battle, which are never others while a machine plays it. */
interface Table {
  battle: Battle;
  members: readonly Member[];
  /** The teams as they were put in order last. */
  p1: Party | null;
  p2: Party | null;
  both: Both | null;
}

const TABLE = slot<Table>('table');
const tableOf = (m: M): Table => m.settled(TABLE, tableNow);

function tableNow({ cards, board }: M): Table {
  const members: Member[] = [];
  for (const owner of PLAYERS)
    for (const demon of ofPlayer(board.teams, owner).demons) {
      const build = buildIn(cards, board, demon);
      members.push({
        id: demon.id,
        demon,
        owner,
        build,
        statuses: null,
        given: NONE,
        byMoment: build.byMoment,
        hp: null,
        label: '',
      });
    }
  return { battle: battleOf(cards, board), members, p1: null, p2: null, both: null };
}

/** The battle that a machine plays. */
export const battleHere = (m: M): Battle => tableOf(m).battle;

/** What a demon of the board is; it may be given as it was before. */
export function buildOf(m: M, demon: SeenDemon): Build {
  for (const member of tableOf(m).members) if (member.id === demon.id) return member.build;
  throw new Error(`no demon ${demon.id}`);
}

function gathered(m: M, player: PlayerId): Party {
  const table = tableOf(m);
  const { order } = ofPlayer(m.board.teams, player);
  const before = ofPlayer(table, player);
  if (before !== null && before.order === order) return before;
  const made: Party = { order, members: gather(table.members, order) };
  table[player] = made;
  return made;
}

function gather(all: readonly Member[], order: readonly Uid[]): Member[] {
  const found: Member[] = [];
  for (const id of order) for (const member of all) if (member.id === id) found.push(member);
  return found;
}

/** The demons of a team in action order, fallen ones included, each with what it is. */
export const partyOf = (m: M, player: PlayerId): readonly Member[] => gathered(m, player).members;

function bothOf(m: M): Both {
  const table = tableOf(m);
  const [first, second] = sidesInOrder(m.board);
  const [ahead, behind] = [partyOf(m, first), partyOf(m, second)];
  const before = table.both;
  if (before !== null && before.ahead === ahead && before.behind === behind) return before;
  const made: Both = { ahead, behind, members: [...ahead, ...behind], byMoment: new Map() };
  table.both = made;
  return made;
}

/** The demons of both teams that can have effects at one moment, in order: where demons were `given` some, all of them. */
export function membersAt(m: M, moment: Moment, given: boolean): readonly Member[] {
  const { members, byMoment } = bothOf(m);
  if (given) return members;
  let found = byMoment.get(moment);
  if (found === undefined) {
    found = members.filter(({ build }) => build.byMoment.has(moment));
    byMoment.set(moment, found);
  }
  return found;
}

/** The demon of an id, as the member of its party; null where there is none. */
export function memberOf(m: M, id: Uid | null): Member | null {
  for (const member of tableOf(m).members) if (member.id === id) return member;
  return null;
}

/** How the demon of an id reads in a choice, or the id where there is none. */
export function nameOf(m: M, id: Uid): string {
  const member = memberOf(m, id);
  return member === null ? id : labelOf(member);
}

/** A demon's effects in listed order, those it was given last. What it has by itself it is not given again (G18). */
export function effectsOf(m: M, demon: SeenDemon): readonly CompiledEffect[] {
  const { effects } = buildOf(m, demon);
  const programs = givenBy(m.cards, demon.statuses);
  if (programs.length === 0) return effects;
  const given = programs.flatMap((of) => (hasItself(m, demon, of) ? [] : (effectNamed(m.cards, of) ?? [])));
  return [...effects, ...given];
}

/** Those of a demon's effects that work at one moment. */
export function effectsAt(m: M, member: Member, moment: Moment): readonly CompiledEffect[] {
  givenTo(m, member);
  return member.byMoment.get(moment) ?? NONE;
}

/** Whether an effect is one of a demon's own, which it cannot lose. */
export const hasItself = (m: M, demon: SeenDemon, program: string): boolean =>
  buildOf(m, demon).effects.some((effect) => effect.program === program);

/** Affinities as they are now, changes included. R4: none to almighty. */
export function affinityOf(m: M, demon: SeenDemon, element: Element): Affinity | null {
  if (element === 'almighty') return null;
  const changed = demon.statuses.findLast(({ kind, of }) => kind === 'affinity' && of.startsWith(`${element}:`));
  if (!changed) return buildOf(m, demon).affinities[element] ?? null;
  const now = changed.of.slice(element.length + 1);
  return now === 'none' ? null : (now as Affinity);
}

/** R48: affinities from the worst to the best for their bearer; null stands for none. */
const LEVELS: readonly (Affinity | null)[] = ['weak', null, 'resist', 'null', 'repel', 'drain'];

/** The affinity so many levels above another, or below it. */
export const affinityAt = (from: Affinity | null, levels: number): Affinity | null =>
  LEVELS[Math.max(0, Math.min(LEVELS.length - 1, LEVELS.indexOf(from) + levels))] ?? null;

const speedBonus = (passives: readonly Passive[]): number =>
  passives.reduce((sum, passive) => sum + ('speed' in passive ? passive.speed : 0), 0);

export const isElement = (word: string): word is Element => ELEMENTS.some((element) => element === word);
