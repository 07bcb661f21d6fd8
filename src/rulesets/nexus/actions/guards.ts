/** Guards that several actions share: moments and speeds. */
import type { Guard, PlayerId } from '../../../engine/index.ts';
import { candidates, lacks, wantedOf } from '../board/choose.ts';
import type { Context, M, Nexus } from '../board/context.ts';
import { registers, running } from '../board/context.ts';
import { holds } from '../board/evaluate.ts';
import { forbiddenOnQueue } from '../board/values.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { ClauseId } from '../rulebook.ts';

export type G<C> = Guard<Nexus, C>;

export const contextFor = (m: M, owner: PlayerId, card: string, self: string | null = null): Context => ({
  m,
  owner,
  self,
  card,
  vars: registers(owner, card, self, 0),
});

/** gen.2: outside a window nobody may act, and not while something is being decided or executed. */
export const inWindow: G<null> = {
  clause: 'gen.2',
  fact: 'what is going on',
  test: (m) => {
    const top = running(m);
    return top.startsWith('window:') ? null : { was: `${m.board.step} step: ${top}`, needed: 'an open window' };
  },
};

export const yourTurn: G<null> = {
  clause: 'A1',
  fact: 'the active player',
  test: (m, player) => (m.board.active === player ? null : { was: m.board.active, needed: player }),
};

export const inPrimary: G<null> = {
  clause: 'gen.2',
  fact: 'the phase',
  test: (m) => (m.board.step === 'primary' ? null : { was: m.board.phase, needed: 'a primary phase' }),
};

/** R32: converting and playing an anomaly answer nothing. */
export const nothingQueued: G<null> = {
  clause: 'R32',
  fact: 'what is on the queue',
  test: (m) => {
    const was = m.state.pending.filter(({ queue }) => queue === 'queue').length;
    return was === 0 || m.state.options.conversions === 'any-window' ? null : { was, needed: 0 };
  },
};

/** Which clause of the two primary phases, whose texts are the same. */
export const primaryClause = (m: M, of: '2' | '3' | '4'): ClauseId =>
  m.board.phase === 'primary2' ? `prim2.${of}` : `prim1.${of}`;

/** The slowest speed that a player may act with in this phase, and the clause that says so. */
function slowest(m: M, player: PlayerId): { speed: number; clause: ClauseId } {
  const mine = m.board.active === player;
  switch (m.board.phase) {
    case 'primary1':
    case 'primary2':
      return mine ? { speed: 1, clause: 'G10' } : { speed: 2, clause: primaryClause(m, '2') };
    case 'battle':
      return { speed: 2, clause: 'A12' };
    case 'end':
      return { speed: 3, clause: mine ? 'end.0c' : 'end.1a' };
    default:
      return { speed: 3, clause: 'start.0a' };
  }
}

/** G10: fast enough for the phase. */
export const inTime = <C>(speedOf: (m: M, candidate: C, player: PlayerId) => number): G<C> => ({
  clause: 'G10',
  fact: 'the speed, for this phase',
  test: (m, player, candidate) => {
    const { speed, clause } = slowest(m, player);
    const was = speedOf(m, candidate, player);
    return was >= speed ? null : { was, needed: { atLeast: speed }, clause };
  },
});

/** G10: fast enough to answer the top of the queue. */
export const answersTop = <C>(speedOf: (m: M, candidate: C, player: PlayerId) => number): G<C> => ({
  clause: 'G10',
  fact: 'the speed, to answer the top of the queue',
  test: (m, player, candidate) => {
    const top = m.state.pending.findLast(({ queue }) => queue === 'queue');
    if (!top) return null;
    const by = forbiddenOnQueue(m, top, 'beAnswered', { player, reference: null });
    if (by) return { was: `can’t be answered (${by.by})`, needed: null, clause: by.clause };
    const was = speedOf(m, candidate, player);
    const needed = Math.max(2, top.vars.speed as number);
    return was >= needed ? null : { was, needed: { atLeast: needed } };
  },
});

/** G9: something that can be chosen for each target that has to be. */
export function noTargets(context: Context, { targets }: CompiledSkill) {
  for (const target of targets) {
    if (!lacks(context, target)) continue;
    const { min, whole } = wantedOf(context, target.choose);
    return { was: candidates(context, target).length, needed: { as: target.as, atLeast: whole ? min : 1 } };
  }
  return null;
}

/** The condition of an effect, where it has one. */
export function conditionFails(context: Context, { skill }: CompiledSkill) {
  return skill.if === undefined || holds(context, skill.if)
    ? null
    : { was: false, needed: JSON.parse(JSON.stringify(skill.if)) };
}
