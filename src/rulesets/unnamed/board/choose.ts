import { type Fact, type PlayerId, pick, type Question, type Refusal } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import type { Pile, Population, Target } from '../language/language.ts';
import { findStanding, PILE_OF } from './board.ts';
import { type Context, type M, readReference } from './context.ts';
import { lookedAt, population } from './evaluate.ts';
import { cardOf } from './printed.ts';
import { forbidden, powerOf, zoneOf } from './values.ts';

/** How a reference reads: "Reed Warden (3, f1, rested)", or the name of a card. */
export function labelOf(m: M, reference: string): string {
  const standing = findStanding(m.board, reference);
  if (standing?.kind === 'unit') {
    const rested = standing.object.rest > 0 ? ', rested' : '';
    return `${cardOf(m, standing.object.card).name} (${powerOf(m, standing)}, ${zoneOf(standing)}${rested})`;
  }
  if (standing) return `${cardOf(m, standing.object.card).name} (${zoneOf(standing)})`;
  const named = readReference(reference);
  return named ? cardOf(m, named.card).name : reference;
}

export type Choosing = Extract<Target, { choose: unknown }>;

const HIDDEN: readonly string[] = ['hand', 'deck', 'poolDeck', 'protection', 'looked'];
const SEARCHED: readonly string[] = ['deck', 'poolDeck', 'looked'];
export const isHiddenZone = ({ zone }: Population): boolean => HIDDEN.includes(zone ?? 'units');

/** The references that may be chosen: the population, without what the other side can't choose. */
function candidates(context: Context, target: Choosing): string[] {
  const { m, owner } = context;
  return population(context, target).filter((reference) => {
    const standing = findStanding(m.board, reference);
    return !standing || standing.player === owner || forbidden(m, reference, 'beChosen') === null;
  });
}

/** Whether there is anything at all where a choice would look: known to everybody, as piles can be counted. */
function nothingThere(context: Context, { zone, side }: Choosing): boolean {
  const { m, owner } = context;
  if (zone === 'looked') {
    const looked = lookedAt(context);
    return !looked || m.board.players[looked.player].looked.length <= looked.base;
  }
  const players = side === 'any' ? (['p1', 'p2'] as const) : [whoIs(owner, side === 'enemy' ? 'opponent' : 'you')];
  return players.every((player) => m.board.players[player][PILE_OF[zone as Pile]].length === 0);
}

export const chooser = (context: Context, target: Choosing): PlayerId => whoIs(context.owner, target.by ?? 'you');

/** The question for a target that is chosen (R11), or null when nothing can be. */
export function chooseQuestion(context: Context, target: Choosing): Question<string[]> | null {
  const { m } = context;
  const hidden = isHiddenZone(target);
  if (hidden && nothingThere(context, target)) return null;
  const there = candidates(context, target);
  if (there.length === 0 && !hidden) return null;
  const exact = typeof target.choose === 'number';
  const wanted = typeof target.choose === 'number' ? target.choose : target.choose.upTo;
  const search = SEARCHED.includes(target.zone ?? 'units') && target.filter !== undefined;
  const max = Math.min(wanted, there.length);
  return pick({
    player: chooser(context, target),
    kind: 'choose',
    clause: 'R11',
    prompt: `${cardOf(m, context.card).name}: choose ${exact ? '' : 'up to '}${wanted}`,
    hidden,
    candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
    min: exact && !search ? max : 0,
    max,
    why: (id) => whyNot(context, target, id),
  });
}

/** Why something on the table is not a candidate. */
function whyNot({ m, owner }: Context, target: Choosing, id: string): Refusal | null {
  const standing = findStanding(m.board, id);
  if (!standing) return null;
  const immune = standing.player === owner ? null : forbidden(m, id, 'beChosen');
  const fact: Fact =
    immune === null
      ? {
          fact: `${id} as a target`,
          clause: 'R11',
          was: labelOf(m, id),
          needed: JSON.parse(JSON.stringify({ ...target, choose: 1 })),
        }
      : {
          fact: `${id} as a target`,
          clause: 'R12',
          was: `can't be chosen (${immune})`,
          needed: 'a card that may be chosen',
        };
  return {
    code: 'illegal-action',
    detail: `${labelOf(m, id)} is not what the effect asks for.`,
    clause: fact.clause,
    facts: [fact],
  };
}
