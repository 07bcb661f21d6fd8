import type { ClauseId } from '../rulebook.ts';
import type {
  Card,
  CardType,
  EnergyCost,
  Entry,
  EventWord,
  OnQueue,
  OtherCost,
  Skill,
  TargetSpec,
} from './language.ts';
import type { Energy } from './words.ts';

/** A card as the rules read it: every field present, its skills named by their programs. */
export interface Compiled {
  id: string;
  type: CardType;
  name: string;
  /** Its name and the other names that it is taken for (R52). */
  names: readonly string[];
  text: string;
  traits: readonly string[];
  token: boolean;
  speed: number;
  cost: EnergyCost;
  costs: readonly OtherCost[];
  attack: number;
  defense: number;
  ranged: boolean;
  /** What attaches it: as it arrives (a modification), or when an agent takes it along (gear). */
  attaches: 'modification' | 'gear' | null;
  /** The types of energy of which an anomaly gives one. */
  energies: readonly Energy[];
  /** An event's effect; for other cards what playing them asks for. */
  play: CompiledSkill;
  skills: readonly CompiledSkill[];
  /** Its skills but those that it only gives. */
  held: readonly CompiledSkill[];
  /** Of those that it holds in play, without those that work elsewhere: the activated ones. */
  activated: readonly CompiledSkill[];
  /** What it says of itself before it is in play (R61). */
  beforehand: readonly CompiledSkill[];
  /** The events that those react to in play. */
  hears: ReadonlySet<EventWord>;
  /** What its effects put off, each as a skill that reacts (R35). */
  laters: readonly CompiledSkill[];
  /** What can't be done to it while it is on the queue. */
  onQueue: readonly OnQueue[];
  source: Card | null;
}

export interface CompiledSkill {
  /** The card's id, `#` and the number of the skill, or `#play`. */
  program: string;
  card: string;
  clause: ClauseId;
  kind: Skill['kind'] | 'play' | 'later';
  speed: number;
  cost: EnergyCost;
  costs: readonly OtherCost[];
  targets: readonly TargetSpec[];
  onQueue: readonly OnQueue[];
  /** What a persistent skill asks for that persistent skills change (R26). */
  asks: readonly string[];
  /** Whether what it changes is worked out for each card by itself. */
  forEach: boolean;
  /** What of an event its words speak of: whom it happened to, who else took part, and how much it was. */
  speaks: { cause: boolean; other: boolean; amount: boolean };
  skill: Entry;
}

export const totalCost = (cost: EnergyCost): number =>
  Object.values(cost).reduce((sum: number, n) => sum + (typeof n === 'number' ? n : 0), 0);
