import type { ReadText } from '../../cards/compiled.ts';
import type { Heard } from './hearing.ts';
import type { Ability, Card, Continuous, Cost, Effect, From, Trigger } from './language.ts';

/** A card as the rules read it: every field present, its abilities named by their programs. */
export interface Compiled extends ReadText<Card> {
  /** Every name by which cards are asked for: its own first. */
  names: readonly string[];
  front: number;
  back: number;
  tribes: readonly string[];
  token: boolean;
  cost: readonly Cost[];
  abilities: readonly CompiledAbility[];
  /** Those that it has by itself, without the ones that it only gives away. */
  own: readonly CompiledAbility[];
  /** What its abilities hear, those that it only gives away included. */
  hears: Heard;
  /** Its delayed effects, in printed order. */
  delayed: readonly CompiledAbility[];
  /** What its effects have happen in place of something for a time, in printed order. */
  nexts: readonly CompiledNext[];
  continuous: readonly CompiledContinuous[];
}

export interface CompiledContinuous {
  continuous: Continuous;
  from: readonly From[];
  /** The program of what it does in place of something, where it does. */
  instead: string | null;
  /** Whether it asks for power or abilities, which other continuous effects may change, or who fights, which no change tells. */
  asks: boolean;
  /** Whether it asks for tribes, which few continuous effects change. */
  asksTribes: boolean;
  /** The ability of its card that it gives, or null. */
  gives: CompiledAbility | null;
  /** Whether what it adds is worked out for each card that it reaches. */
  each: boolean;
  /** Whether whom it reaches, and what it adds there, stays the same until something comes, leaves, moves or becomes another. */
  steady: boolean;
  /** Whether it does more than add power, give abilities or forbid, which few do. */
  rare: boolean;
}

export interface CompiledAbility {
  /** The card's id, `#` and the number of the ability. */
  program: string;
  card: string;
  on: readonly Trigger[];
  ability: Ability;
  from: readonly From[];
  /** Whether its text speaks of the other parties of what triggered it. */
  parties: boolean;
  /** How often it works in a turn; null without a limit. */
  times: number | null;
  /** How often it works in the match; null without a limit. */
  inMatch: number | null;
  /** Whether it is a delayed effect, which works wherever its card is (R39). */
  waits: boolean;
}

/** A6: one trigger under two spellings. */
export const SPELLINGS: Partial<Record<Trigger, Trigger>> = {
  onCombatVictory: 'combatVictory',
  onCombatLoss: 'combatLoss',
};

/** A part that puts effects off. */
export type Later = Extract<Effect, { later: unknown }>;

/** A part that has something happen in place of something for a time. */
export type Next = Extract<Effect, { next: unknown }>;

export interface CompiledNext {
  program: string;
  part: Next;
}

/** The program of what a continuous effect does in place of something. */
export const insteadProgram = (card: string, at: number): string => `${card}#instead${at}`;

/** The program of a tech's effect. */
export const techProgram = (card: string): string => `${card}#tech`;
