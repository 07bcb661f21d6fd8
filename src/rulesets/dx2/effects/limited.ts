/** Parts of effects that work only so often: R67. */
import type { CardSet, Uid } from '../../../engine/index.ts';
import { countUse } from '../atoms/status.ts';
import { findDemon, ownerOf } from '../board/board.ts';
import type { Context, Dx2, M } from '../board/context.ts';
import { objectsIn } from '../board/printed.ts';
import { withoutMoment } from '../language/compiled.ts';
import type { Automatic, Card, Effect } from '../language/language.ts';

export type Limited = Extract<Effect, { limit: unknown }>;

const programs = new WeakMap<object, string>();

const limitedIn = (card: Card): Limited[] =>
  [...objectsIn(card)].flatMap(([one]) =>
    'limit' in one && 'effects' in one && !('timing' in one) && !('aim' in one) ? (one as Limited) : [],
  );

/** Gives every limited part of a card the name under which its uses are counted. */
export function nameLimited(card: Card): void {
  limitedIn(card).forEach((part, at) => {
    programs.set(part, `${card.id}#limit-${at}`);
  });
}

/** Whether something of this name is counted for a limited part of some card. */
export function isLimitedPart({ cards }: CardSet<Dx2>, program: string): boolean {
  const [sharing = '', shared] = program.split('#shared-');
  if (shared !== undefined)
    return cards.has(sharing) && JSON.stringify(cards.get(sharing)?.source).includes(`"shared":"${shared}"`);
  const [card = '', number = ''] = program.split('#limit-');
  const source = cards.get(card)?.source;
  return source !== undefined && number !== '' && Number(number) < limitedIn(source).length;
}

function programOf(part: Limited): string {
  const program = programs.get(part);
  if (program === undefined) throw new Error('a limited part without a name');
  return countedAs(program, part.limit);
}

/** Under which name uses are counted: the moments of one effect have one, and limits of one card that are shared. */
export const countedAs = (program: string, { shared }: NonNullable<Automatic['limit']>): string =>
  shared === undefined ? withoutMoment(program) : `${program.slice(0, program.lastIndexOf('#'))}#shared-${shared}`;

/** R27, R67: whether a demon, or its team, has uses left of something that is limited. */
export function hasUsesLeft(m: M, holder: Uid, of: string, limit: NonNullable<Automatic['limit']>): boolean {
  const { turn = Number.POSITIVE_INFINITY, battle = Number.POSITIVE_INFINITY, team } = limit;
  const program = countedAs(of, limit);
  const demon = findDemon(m.board, holder);
  const owner = team === true ? ownerOf(m.board, holder) : null;
  const whose = owner !== null ? m.board.teams[owner].demons : demon === null ? [] : [demon];
  let inTurn = 0;
  let inBattle = 0;
  for (const { usedInTurn, usedInBattle } of whose) {
    inTurn += usedInTurn[program] ?? 0;
    inBattle += usedInBattle[program] ?? 0;
  }
  return inTurn < turn && inBattle < battle;
}

export const isPartFree = ({ m, self }: Context, part: Limited): boolean =>
  self === null || hasUsesLeft(m, self, programOf(part), part.limit);

/** A limited part begins: it counts when the first of what it holds is carried out. */
export function beginPart({ vars }: Context, part: Limited): void {
  vars.unspentParts = [...(vars.unspentParts ?? []), programOf(part)];
}

/** A limited part is over. What it has not carried out does not count. */
export function endPart({ vars }: Context, part: Limited): void {
  const left = (vars.unspentParts ?? []).filter((program) => program !== programOf(part));
  if (left.length > 0) vars.unspentParts = left;
  else delete vars.unspentParts;
}

/** R27: what is limited, and in progress, counts now. */
export function spend({ m, self, vars }: Context): void {
  if (self === null) return;
  if (vars.unspentParts !== undefined) {
    for (const program of vars.unspentParts) countUse(m, self, program, 'R67');
    delete vars.unspentParts;
  }
  if (vars.unspent === undefined) return;
  countUse(m, self, vars.unspent);
  m.forget(vars, 'unspent');
}
