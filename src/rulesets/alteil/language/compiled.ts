import type { ReadText } from '../../cards/compiled.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Card, Kind, Skill, STATS, Trait } from './language.ts';
import type { Sphere } from './words.ts';

export type Stats = Record<(typeof STATS)[number], number>;

/** A card as the rules read it: every field present, its skills named by their programs. */
export interface Compiled extends ReadText<Card> {
  /** The names by which filters know it. */
  names: readonly string[];
  spheres: readonly Sphere[];
  level: number;
  tribes: readonly string[];
  character: boolean;
  stats: Stats;
  rank: { level: number; stats: Stats } | null;
  /** SP that its revival and its Iczer Attack cost. */
  revivalCost: number;
  iczerAttackCost: number;
  /** How many copies of it a Card File may have. */
  copies: number;
  neverLocked: boolean;
  /** LP of a Soul Card. */
  lp: number;
  skills: readonly CompiledSkill[];
  /** The skills of each kind that it has by itself before its Rank Up and after it, without those that it only gives away or uses. */
  own: ReadonlyMap<Kind, OwnSkills>;
  /** What it can't do, or can't be done to it, as printed. */
  cant: readonly Trait[];
}

export interface OwnSkills {
  unranked: readonly CompiledSkill[];
  ranked: readonly CompiledSkill[];
}

export interface CompiledSkill {
  /** The card's id, `#` and the number of the skill. */
  program: string;
  card: string;
  kind: Kind;
  name: string;
  skill: Skill;
}

/** The clause by which a skill of each kind runs. */
export const KIND_CLAUSES = {
  open: 'active.14',
  start: 'action.19',
  auto: 'action.22.a',
  action: 'action.22.d',
  counter: 'hp.2a',
  close: 'dr.2a',
  watch: 'R59',
  soul: 'lp.1',
  attack: 'R45',
  iczerAttack: 'R45',
  standby: 'R45',
  move: 'R45',
} as const satisfies Record<Kind, ClauseId>;

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  open: 'Open Skill',
  start: 'Start Skill',
  auto: 'Auto Skill',
  action: 'Action Skill',
  counter: 'Counter Skill',
  close: 'Close Skill',
  watch: 'Watch Skill',
  soul: 'Soul Skill',
  attack: 'Attack Skill',
  iczerAttack: 'Iczer Attack Skill',
  standby: 'Standby Skill',
  move: 'Move Skill',
};
