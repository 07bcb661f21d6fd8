import type { Machine, PlayerId, Uid } from '../../../engine/index.ts';
import type { Context as AnyContext, CardGame, Registers } from '../../cards/context.ts';
import type { EVENTS } from '../events.ts';
import type { Compiled } from '../language/compiled.ts';
import type { Card } from '../language/language.ts';
import type { Element, Who } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Board } from './board.ts';
import { ownerOf } from './board.ts';

/** The game as the machine's types see it. */
export type Dx2 = CardGame<Board, ClauseId, Compiled, typeof EVENTS, Card>;

export type M = Machine<Dx2>;

/** One of the happenings that set an effect off: to whom, by whom, and how much. */
export type Heard = { subject: Uid | null; by: Uid | null; amount: number; element?: Element };

/** A blow that struck a demon, with what a Super Reaction can ask of it (R86). */
export type Struck = Heard & {
  element: Element;
  blow: { physical: boolean; several: boolean; critical: boolean; weak: boolean };
};

/** Under which name it is counted that icons were kept: for a demon, or for its team. */
export type KeptIcons = 'freeIcons' | 'freeIconsOfTeam';

/**
 * The registers of an effect or an action in progress. `self` is the demon whose effect this is; for a Devil Connector
 * the demon that its "self" means, or null.
 */
export interface EffectVars extends Registers {
  /** What a skill aims at. */
  target: string[];
  /** Whom the last attack hit. */
  struck: string[];
  /** What the last attack, or damage, of this effect came to. */
  dealt?: number;
  /** Set for a part that was put off: what it waited as (R54). */
  watch?: string;
  /** Set while a skill is used by an effect, not as an action. */
  byEffect?: true;
  /** Set once a blow lets the action keep its icon: by whose allowance (R63). */
  kept?: KeptIcons;
  /** How many effects led to this one. */
  depth: number;
  /** Set while a Devil Connector is at work: its card. */
  connector: string | null;
  /** What set a reactive effect off (R35). */
  heard: Heard[];
  /** Set while its own fall is answered. */
  ownFall?: true;
  /** Set while it cuts in: a Super Reaction. */
  cutIn?: true;
  /** The program of a limited effect that has not gone off yet (R27). */
  unspent?: string;
  /** The same of limited parts of it (R67). */
  unspentParts?: string[];
  /** The element of its last attack, where its card asks for it (R68). */
  element?: Element;
  /** Whom the blows of one moment have struck so far (R73). */
  held?: Struck[];
}

export type Context = AnyContext<Dx2, EffectVars>;

/** Registers of an effect that begins. */
export const registers = (owner: PlayerId, self: Uid | null, card: string): EffectVars => ({
  card,
  connector: null,
  depth: 0,
  did: 0,
  heard: [],
  it: [],
  owner,
  self,
  struck: [],
  target: [],
});

/** Each of `ids` once, in the order in which they come first. */
const distinct = (ids: readonly (Uid | null)[]): Uid[] => [...new Set(ids)].filter((id) => id !== null);

/** To whom it happened that set an effect off, and who did it. */
export const causesOf = ({ heard }: EffectVars): Uid[] => distinct(heard.map(({ subject }) => subject));
export const doersOf = ({ heard }: EffectVars): Uid[] => distinct(heard.map(({ by }) => by));

/** Whether a demon is what `who` says, seen from the holder of an effect. */
export function isWho(m: M, who: Who, holder: { id: Uid | null; owner: PlayerId }, id: Uid | null): boolean {
  if (id === null) return who === 'any';
  const owner = ownerOf(m.board, id);
  switch (who) {
    case 'self':
      return id === holder.id;
    case 'companion':
      return owner === holder.owner && id !== holder.id;
    case 'ally':
      return owner === holder.owner;
    case 'enemy':
      return owner !== null && owner !== holder.owner;
    case 'any':
      return true;
  }
}
