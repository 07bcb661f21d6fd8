import type { Ability, Card, Continuous, Cost, From, Trigger } from './language.ts';

/** A card as the rules read it: every field present, its abilities named by their programs. */
export interface Compiled {
  id: string;
  type: Card['type'];
  name: string;
  text: string;
  front: number;
  back: number;
  tribes: readonly string[];
  token: boolean;
  cost: readonly Cost[];
  abilities: readonly CompiledAbility[];
  continuous: readonly CompiledContinuous[];
  source: Card;
}

export interface CompiledContinuous {
  continuous: Continuous;
  from: readonly From[];
  /** Whether it asks for power or abilities, which other continuous effects may change. */
  asks: boolean;
}

export interface CompiledAbility {
  /** The card's id, `#` and the number of the ability. */
  program: string;
  card: string;
  on: readonly Trigger[];
  ability: Ability;
  from: readonly From[];
  /** Whether it works once a turn. */
  once: boolean;
}

/** A6: one trigger under two spellings. */
export const SPELLINGS: Partial<Record<Trigger, Trigger>> = {
  onCombatVictory: 'combatVictory',
  onCombatLoss: 'combatLoss',
};

/** The program of a tech's effect. */
export const techProgram = (card: string): string => `${card}#tech`;

export const triggered = ({ on }: CompiledAbility, ...words: Trigger[]): boolean =>
  on.some((word) => words.includes(word));
