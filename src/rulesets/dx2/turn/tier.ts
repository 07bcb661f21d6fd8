/** A tier as a procedure: its line-up, one effect after the other with all it causes, the end. */
import type { Pending, PlayerId, Trigger, Uid } from '../../../engine/index.ts';
import { vocabulary } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import { loseHp } from '../atoms/hp.ts';
import { changeMp } from '../atoms/resources.ts';
import { endStatuses } from '../atoms/status.ts';
import { endTier, setTier } from '../atoms/turn.ts';
import { findDemon, isLiving, ownerOf, statusOf } from '../board/board.ts';
import type { Dx2, EffectVars, M } from '../board/context.ts';
import { isWho, registers } from '../board/context.ts';
import { passivesOf } from '../board/continuous.ts';
import { effectNamed } from '../board/printed.ts';
import { repertoireOf } from '../board/repertoire.ts';
import type { Member } from '../board/values.ts';
import { effectsAt, effectsOf, memberOf, membersAt } from '../board/values.ts';
import { EXECUTIONS, stopChain } from '../effects/chain.ts';
import { isStillGiven, works } from '../effects/eligible.ts';
import { waiting } from '../effects/later.ts';
import type { CompiledEffect } from '../language/compiled.ts';
import type { Ailment, Tier, Who } from '../language/words.ts';
import { isAilment } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import { settle } from './sweep.ts';

const { procedure, step } = vocabulary<Dx2>();

/** Whether the wording of an effect speaks of this moment, seen from its holder (A2, A7). */
function isWorded(m: M, { automatic }: CompiledEffect, id: Uid, owner: PlayerId): boolean {
  switch (automatic.timing) {
    case 'whenAttackingFirst':
      return owner === m.board.first;
    case 'whenAttackingSecond':
    case 'whenEnemyAttacksFirst':
      return owner !== m.board.first;
    case 'startOfOwnTurn':
    case 'endOfOwnTurn':
      return owner === m.board.active;
    case 'startOfEnemyTurn':
    case 'endOfEnemyTurn':
      return owner !== m.board.active;
    case 'aboutToAct':
    case 'actionCompleted':
      return isDue(m, automatic.who, { id, owner });
    default:
      return true;
  }
}

/** A7; in tier 3 a demon that has fallen is not about to act any more. */
function isDue(m: M, who: Who = 'self', holder: { id: Uid; owner: PlayerId }): boolean {
  const { acting, tier } = m.board;
  return (tier !== '3' || isLiving(m.board, acting)) && isWho(m, who, holder, acting);
}

/** A8: the effects of a tier, settled when it starts. */
function lineUp(m: M, tier: Tier): Trigger[] {
  const found: Trigger[] = [];
  const members = membersAt(m, tier, repertoireOf(m).given);
  for (let at = 0; at < members.length; at++) {
    const member = members[at] as Member;
    const { id, owner } = member;
    const effects = effectsAt(m, member, tier);
    for (let number = 0; number < effects.length; number++) {
      const effect = effects[number] as CompiledEffect;
      const { program, clause, card } = effect;
      if (!isWorded(m, effect, id, owner)) continue;
      const vars = registers(owner, id, card);
      if (works(m, effect, vars)) found.push({ program, owner, clause, card, source: id, vars, cause: null });
    }
  }
  for (const { modifier, vars, effect } of waiting(m)) {
    const own = { ...vars, watch: modifier.id } as unknown as EffectVars;
    const { program, clause, card } = effect;
    const { self, owner } = own;
    if (effect.tier !== tier || self === null || !isWorded(m, effect, self, owner)) continue;
    found.push({ program, owner, clause, card, source: self, vars: own, cause: null });
  }
  return found;
}

/**
 * A8: asks an effect of a line-up again when its turn comes. Of its wording only one thing can have changed: the demon
 * that is about to act has fallen.
 */
export function recheck(m: M, { program, owner, source, vars }: Pending): boolean {
  const effect = effectNamed(m.cards, program);
  const own = vars as EffectVars;
  if (effect === null || source === null || !isStillGiven(m, effect, own) || !works(m, effect, own)) return false;
  const isMoot =
    effect.tier === '3' && m.state.options.fallenInTier3 !== 'goes-on' && !isWorded(m, effect, source, owner);
  return !isMoot;
}

type TierVars = { tier: Tier; clause: ClauseId; executed: number };

const due = (m: M, tier: Tier): Member | null => (tier === '3' ? memberOf(m, m.board.acting) : null);

const isAmong = (said: Ailment | Ailment[] | undefined, kind: Ailment): boolean =>
  said === undefined || listOf(said).includes(kind);

/** R62: the ailments of a demon that is about to act end by chance, each for itself. */
function shakeOff(m: M, member: Member): void {
  const { demon } = member;
  const cures = passivesOf(m, demon, 'autoCure');
  if (cures.length === 0) return;
  const chanceOf = (kind: Ailment) =>
    cures.reduce((sum, { autoCure, ailment }) => sum + (isAmong(ailment, kind) ? autoCure : 0), 0);
  for (const { kind } of demon.statuses) {
    const chance = isAilment(kind) ? chanceOf(kind) : 0;
    if (chance <= 0 || m.random(100) >= chance) continue;
    endStatuses(m, demon.id, (one) => one === kind, 'cure', null, 'R62');
  }
}

/** A tier: what comes first in tier 3, the line-up, one effect after the other with all it causes, the end. */
export const tierProgram = procedure('tier', [
  step<TierVars>('gen.3', (m, { tier, clause }) => {
    m.chapter(setTier(m, tier, clause));
    // Only in tier 3 is a demon about to act, to which something happens first.
    return tier === '3' ? undefined : 'A8';
  }),
  step<TierVars>('R33', (m, { tier }) => {
    const member = due(m, tier);
    if (member === null) return;
    const { naturalMp } = m.state.options;
    const recovered =
      (typeof naturalMp === 'number' ? naturalMp : 0) +
      passivesOf(m, member.demon, 'naturalMp').reduce((sum, passive) => sum + passive.naturalMp, 0);
    changeMp(m, member.id, Math.max(0, recovered), 'natural', null, 'R33');
    shakeOff(m, member);
  }),
  step<TierVars>('R12', (m, { tier }) => {
    const member = due(m, tier);
    const poison = member && statusOf(member.demon, 'poison');
    if (!member || !poison) return;
    const amount = Math.floor((member.build.stats.hp * poison.value) / 100);
    loseHp(m, 'damage', member.id, amount, { source: null, data: { by: 'poison' }, clause: 'R12' });
    settle(m);
  }),
  step<TierVars>('A8', (m, vars) => {
    const found = lineUp(m, vars.tier);
    const before = vars.executed;
    vars.executed += found.length;
    if (found.length === 0) return;
    // Counted on from the tiers 3 before it in which nobody came to act: those could go round for ever.
    if (before > 0 && vars.executed > EXECUTIONS) {
      stopChain(m, found, { depth: 0, executed: before });
      return;
    }
    const effects = found.map(({ source, program }) => ({ demon: source, ability: program }));
    const event = m.note('line-up', null, { effects });
    for (const trigger of found) {
      trigger.cause = event.seq;
      m.enqueue(trigger);
    }
  }),
  step<TierVars>('gen.4', (m, { tier, executed }) => {
    endTier(m);
    m.collect();
    const turn = tier === '3' ? m.running('turn') : null;
    if (turn) turn.idle = executed;
  }),
]);

/** Starts a tier on top of the running procedure. `executed` effects count as its own already (A14). */
export const callTier = (m: M, tier: Tier, clause: ClauseId, executed = 0): void =>
  m.call('tier', { clause, executed, tier });

/** Team 1 has rank 0 (tie.2). */
export const teamRank = (m: M, owner: PlayerId): number => (owner === m.board.first ? 0 : 1);

export const actionRank = (m: M, id: string | null): number => {
  const owner = id === null ? null : ownerOf(m.board, id);
  return owner === null || id === null ? 0 : m.board.teams[owner].order.indexOf(id);
};

/** G18: the place of an effect among those of its demon. */
export function listedRank(m: M, id: string | null, program: string): number {
  const demon = findDemon(m.board, id);
  if (!demon) return 0;
  const at = effectsOf(m, demon).findIndex((effect) => effect.program === program);
  return at < 0 ? effectsOf(m, demon).length : at;
}
