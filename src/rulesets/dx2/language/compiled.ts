import type { Uid } from '../../../engine/index.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Automatic, Card, CardOf, While } from './language.ts';
import type { Tier, Timing } from './words.ts';

/** A card as the rules read it: its automatic effects named by their programs. */
export interface Compiled {
  id: string;
  name: string;
  source: Card;
  automatic: readonly CompiledEffect[];
  whiles: readonly CompiledWhile[];
}

/** A skill that can be used, as its card has it. */
export interface Usable {
  id: string;
  name: string;
  use: NonNullable<CardOf<'skill'>['use']>;
  /** Its program when it is used. */
  program: string;
  /** The ids of options to use it, as far as they came up, by whom it is aimed at. */
  options: Map<Uid | null, string>;
  /** What stands before whom it is aimed at, as an option reads. */
  on: string;
}

/** A "while" of a card, by the name under which it can be given. */
export interface CompiledWhile {
  /** The card's id, `#while-` and the number of the "while". */
  program: string;
  card: string;
  text: While;
}

export interface CompiledEffect {
  /** The card's id, `#` and the number of the effect. */
  program: string;
  card: string;
  clause: ClauseId;
  /** Null for what belongs to no tier. */
  tier: Tier | null;
  automatic: Automatic;
}

/** R82: an effect that works at several moments, once for each of them. */
export const momentsOf = ({ also = [], ...one }: Automatic): Automatic[] => {
  const { timing: _timing, when: _when, who: _who, ...rest } = one;
  return [one, ...also.map((moment): Automatic => ({ ...rest, ...moment }))];
};

/** The program of an effect at one of its moments: the first has the name of the effect. */
export const momentProgram = (program: string, number: number): string =>
  number === 0 ? program : `${program}+${number}`;

/** The name of an effect, whatever the moment. */
export function withoutMoment(program: string): string {
  const plus = program.indexOf('+');
  return plus < 0 ? program : program.slice(0, plus);
}

/** The program of a skill when it is used. */
export const useProgram = (skill: string): string => `${skill}#use`;

/** Under which name it is kept in which of its own turns a team last used something that rests (R75). */
export const lastTurn = (program: string): string => `${program}-turn`;

/** The tier of each wording, and the clause that puts it there. */
export const TIMING_TIERS: Readonly<Record<Timing, { tier: Tier | null; clause: ClauseId }>> = {
  startsBattleWith: { tier: '0', clause: 't0.3' },
  startOfBattle: { tier: '1', clause: 't1.1' },
  startOfFirstTurn: { tier: '1', clause: 't1.2' },
  whenAttackingFirst: { tier: '1', clause: 't1.3' },
  whenAttackingSecond: { tier: '1', clause: 't1.4' },
  whenEnemyAttacksFirst: { tier: '1', clause: 't1.5' },
  startOfOwnTurn: { tier: '2', clause: 't2.1' },
  startOfEnemyTurn: { tier: '2', clause: 't2.2' },
  aboutToAct: { tier: '3', clause: 't3.1' },
  actionCompleted: { tier: '4', clause: 't4.1' },
  endOfOwnTurn: { tier: '5', clause: 't5.1' },
  endOfEnemyTurn: { tier: '5', clause: 't5.2' },
  when: { tier: null, clause: 'A5' },
  superReaction: { tier: null, clause: 'G16' },
};
