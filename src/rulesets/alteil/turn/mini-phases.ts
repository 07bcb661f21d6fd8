/** The three mini-phases, which are entered from anywhere and lead back there (A15), and the queues they empty. */
import type { PlayerId, Trigger, Uid, Vars } from '../../../engine/index.ts';
import { DONE, opponentOf, PLAYERS, vocabulary } from '../../../engine/index.ts';
import { takeLp } from '../atoms/iczers.ts';
import { closeUnits } from '../atoms/units.ts';
import { findUnit, holderOf, lpOf, ownerOf } from '../board/board.ts';
import type { Alteil, Done, M, Struck } from '../board/context.ts';
import { says } from '../board/counters.ts';
import type { Doing } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { lpTaken } from '../board/rules.ts';
import { hpOf, skillsOf } from '../board/values.ts';
import { happens, isHeeded } from '../effects/happenings.ts';
import { runSkill } from '../effects/run-skill.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { ClauseId } from '../rulebook.ts';
import { fallenUnits } from './initiator.ts';
import type { Fatal, TurnVars } from './turn-vars.ts';
import { ownerIn } from './turn-vars.ts';

const { procedure, step } = vocabulary<Alteil>();

const DR = 'damage-resolution';

/** The clause by which a mini-phase is entered from inside another one. */
function enteredBy(m: M): 'lp.1a' | 'dr.2c' | null {
  const outer = m.state.frames.slice(0, -1).findLast(({ program }) => program === 'lp-mini-phase' || program === DR);
  return outer === undefined ? null : outer.program === DR ? 'dr.2c' : 'lp.1a';
}

/** Entered after HP damage. One that is opened while an outer one empties the queue leaves that to it (hp.2b). */
export const hpProgram = procedure('hp-mini-phase', [
  step('hp.0', (m) => {
    const outer = m.state.frames.slice(0, -1).some(({ program }) => program === 'hp-mini-phase');
    if (outer) {
      m.note('mini-phase', null, { of: 'hp', nested: true }, { clause: 'hp.2b' });
      return DONE;
    }
    m.beginChain();
    m.chapter(m.note('mini-phase', null, { of: 'hp', nested: false }, { clause: enteredBy(m) ?? 'hp.0' }));
  }),
  step('hp.2a', (m) => (m.resolveTop('counter') ? 'drain' : undefined), 'drain'),
]);

interface LpVars extends Vars {
  p1: number;
  p2: number;
  /** Points taken so far. */
  points: number;
  /** Who does the damage. */
  by: PlayerId;
  /** Soul Cards that this point has spent, and the Soul Skills of the first of them that are left. */
  fired: { player: PlayerId; card: string }[];
}

/** Point by point (G22); what a point sets off has ended before the next one (lp.1b). */
export const lpProgram = procedure('lp-mini-phase', [
  step<LpVars>(
    'lp.0',
    (m, vars) => {
      const hit = PLAYERS.filter((player) => vars[player] > 0);
      if (hit.length === 0) return DONE;
      for (const player of hit) vars[player]--;
      const outer = enteredBy(m);
      const entered = outer === 'lp.1a' ? 'lp.1b' : (outer ?? 'lp.0');
      m.chapter(m.note('mini-phase', null, { of: 'lp', nested: outer === 'lp.1a' }, { clause: entered }));
      const clause = hit.length > 1 ? 'R16' : vars.points > 0 ? 'G22' : 'lp.0';
      vars.points++;
      const fired = takeLp(m, hit, { clause });
      vars.fired = fired.sort((a, b) => Number(a.player !== vars.by) - Number(b.player !== vars.by));
      defeat(m, vars.by);
    },
    'point',
  ),
  step<LpVars>(
    'lp.1',
    (m, vars) => {
      const [next, ...left] = vars.fired;
      if (!next) return 'point';
      vars.fired = left;
      const { player, card } = next;
      const spent = m.note('soul-spent', player, { card }, { clause: 'G23' });
      const skills = cardOf(m, card).own.get('soul')?.ranked ?? [];
      // The last one called runs first.
      for (const skill of [...skills].reverse()) runSkill(m, skill, { owner: player, self: null, cause: spent.seq });
      return 'soul';
    },
    'soul',
  ),
]);

/** G24: the first Iczer whose Avatar has lost its LP loses. */
function defeat(m: M, by: PlayerId): void {
  const lost = PLAYERS.filter((player) => lpOf(m.board.players[player]) === 0);
  if (lost.length === 2) {
    const winner = m.state.options.simultaneousDefeat === 'draw' ? null : opponentOf(by);
    m.end({ winner, reason: 'both Avatars lost their LP', clause: 'G24' });
  } else if (lost[0]) {
    m.end({ winner: opponentOf(lost[0]), reason: 'the Avatar lost its LP', clause: 'G24' });
  }
}

/** Opens LP Damage mini-phases for `amount` points each, or as many as are taken (R57). Gives the most that somebody takes. */
export function damageLp(m: M, players: readonly PlayerId[], amount: number, doing: Doing): number {
  const points = (player: PlayerId): number => {
    if (amount <= 0 || !players.includes(player)) return 0;
    const taken = lpTaken(m, player, amount, doing);
    if (taken !== amount) m.note('lp-changed', player, { of: amount, amount: taken }, { clause: 'R57' });
    return taken;
  };
  const vars = { p1: points('p1'), p2: points('p2'), points: 0, by: doing.owner, fired: [] };
  const most = Math.max(vars.p1, vars.p2);
  if (most > 0) m.call('lp-mini-phase', vars);
  return most;
}

interface Entry {
  unit: Uid;
  owner: PlayerId;
  cell: number;
  skill: CompiledSkill;
  vars: {
    hit: number;
    cell: number;
    by: PlayerId | null;
    cause: string | null;
    taken: number;
    done?: Done;
    fatal?: Fatal | null;
  };
  event: number | null;
}

function trigger(m: M, queue: 'counter' | 'close', { unit, owner, skill, vars, event }: Entry): Trigger {
  return {
    queue,
    program: skill.program,
    owner,
    clause: queue === 'counter' ? 'hp.2a' : 'dr.2a',
    card: cardOf(m, findUnit(m.board, unit)?.card ?? skill.card).id,
    source: unit,
    cause: event,
    vars: { self: unit, owner, card: skill.card, skill: skill.program, it: [], did: 0, ...vars },
  };
}

const inOrder = (entries: Entry[]): Entry[] =>
  entries.sort(
    (a, b) =>
      a.vars.hit - b.vars.hit || a.cell - b.cell || Number(a.owner !== a.vars.by) - Number(b.owner !== b.vars.by),
  );

/**
 * hp.0: HP were taken by one blow, or by all the blows of an effect that was repeated (hp.1e). The Counter Skills that
 * initiate go to the end of the queue; a mini-phase empties it.
 */
export function damageHp(m: M, blows: readonly Struck[]): void {
  if (blows.length === 0) return;
  noteFatal(m, blows);
  enterCounters(m, blows);
  m.call('hp-mini-phase', {});
}

/** R77: by what units have come to 0 HP. What hits them afterwards has not brought them there. */
function noteFatal(m: M, blows: readonly Struck[]): void {
  const turn = m.running('turn') as TurnVars | null;
  if (turn === null || !blows.some(({ done }) => done !== undefined)) return;
  const fatal = { ...turn.fatal };
  for (const target of new Set(blows.flatMap(({ hits }) => hits.map((hit) => hit.target)))) {
    const unit = findUnit(m.board, target);
    if (!unit) continue;
    let left = hpOf(m, unit) + takenBy(target, blows);
    // Whatever it was that took them before, it has HP again.
    if (left > 0) delete fatal[target];
    for (const { owner: by, from, hits, done } of blows) {
      left -= hits.find((hit) => hit.target === target)?.amount ?? 0;
      if (left <= 0 && done !== undefined) fatal[target] ??= { by, cause: from, done, lost: unit.lost };
    }
    const known = fatal[target];
    if (known) fatal[target] = { ...known, lost: unit.lost };
  }
  turn.fatal = fatal;
}

/** The damage that took the HP of a unit, where nothing else has changed them since. */
function fatalOf(m: M, { id, lost }: { id: Uid; lost: number }): Fatal | null {
  const fatal = (m.running('turn') as TurnVars | null)?.fatal?.[id];
  return fatal !== undefined && fatal.lost === lost ? fatal : null;
}

/** hp.1: whether a unit has HP left is asked here and never again. */
function enterCounters(m: M, blows: readonly Struck[]): void {
  const once = m.state.options.counterPerHit === 'once';
  const entries: Entry[] = [];
  const seen = new Set<Uid>();
  const fallen = new Set<Uid>();
  for (const [hit, { event, owner: by, from, hits, done }] of blows.entries()) {
    for (const { target, amount } of hits) {
      const unit = findUnit(m.board, target);
      const owner = ownerOf(m.board, target);
      if (!unit || owner === null || (once && seen.has(target))) continue;
      const skills = skillsOf(m, unit, 'counter');
      if (skills.length === 0) continue;
      seen.add(target);
      if (hpOf(m, unit) <= 0) {
        fallen.add(target);
        continue;
      }
      // Who answers all hits at once answers all that they took.
      const taken = once ? takenBy(target, blows) : amount;
      const vars = { hit, cell: unit.cell, by, cause: from, taken };
      for (const skill of skills) {
        const asks = done !== undefined && says(skill.skill, 'answers');
        const known = asks ? { ...vars, done } : vars;
        entries.push({ unit: target, owner, cell: unit.cell, skill, vars: known, event });
      }
    }
  }
  if (fallen.size > 0) {
    const clause = blows.length > 1 ? 'hp.1f' : 'hp.1a';
    m.note('no-counter', null, { units: [...fallen] }, { clause, parent: blows.at(-1)?.event ?? null });
  }
  if (entries.length > 0) m.beginBatch();
  for (const entry of inOrder(entries)) {
    const { unit, owner, vars, event } = entry;
    const sameCell = entries.some((one) => one.cell === vars.cell && one.owner !== owner && one.vars.hit === vars.hit);
    const repeated = vars.hit > 0 ? 'A6' : 'hp.1e';
    const together = sameCell ? 'A7' : entries.length > 1 ? 'hp.1d' : 'hp.1c';
    const clause = blows.length > 1 ? repeated : together;
    m.note('queued', owner, { queue: 'counter', unit, cell: vars.cell }, { clause, parent: event });
    m.enqueue(trigger(m, 'counter', entry));
  }
}

const takenBy = (target: Uid, blows: readonly Struck[]): number =>
  blows.reduce((sum, { hits }) => sum + (hits.find((hit) => hit.target === target)?.amount ?? 0), 0);

interface DrVars extends Vars {
  /** Who has set off the destruction; null when nobody has. */
  by: PlayerId | null;
  /** Units whose Close Skills have entered the queue. */
  queued: string[];
  /** Units that were below 1 HP at some time. */
  fell: string[];
}

/** Settles everything that is outstanding (notes.2). Never called from inside another mini-phase (notes.1). */
export const drProgram = procedure(DR, [
  step('dr.1a', (m) => m.beginChain()),
  step<DrVars>('dr.1a', enterClosers, 'enter'),
  step('dr.2a', (m) => (m.resolveTop('close') ? 'enter' : undefined), 'drain'),
  step('dr.3', (m) => m.checkpoint()),
]);

/** dr.1: units below 1 HP put their Close Skills on the queue, each unit once. */
function enterClosers(m: M, vars: DrVars): void {
  const fallen = fallenUnits(m);
  if (fallen.length === 0) return;
  const entries: Entry[] = [];
  for (const unit of fallen) {
    if (!vars.fell.includes(unit.id)) vars.fell.push(unit.id);
    if (vars.queued.includes(unit.id)) continue;
    const owner = ownerIn(m, unit.id);
    const fatal = fatalOf(m, unit);
    for (const skill of skillsOf(m, unit, 'close')) {
      const told = { hit: 0, cell: unit.cell, by: vars.by, cause: null, taken: 0 };
      const known = says(skill.skill, 'answers') ? { ...told, fatal } : told;
      entries.push({ unit: unit.id, owner, cell: unit.cell, skill, vars: known, event: null });
    }
  }
  const again = vars.queued.length > 0;
  if (entries.length > 0) m.beginBatch();
  for (const entry of inOrder(entries)) {
    const { unit, owner, cell } = entry;
    if (!vars.queued.includes(unit)) vars.queued.push(unit);
    const clause = again ? 'dr.2b' : entries.length > 1 ? 'dr.1d' : 'dr.1a';
    const event = m.note('queued', owner, { queue: 'close', unit, cell }, { clause });
    m.enqueue({ ...trigger(m, 'close', entry), cause: event.seq });
  }
}

/** A8: the units that were below 1 HP and are not any more. */
function noteRescued(m: M, fell: readonly Uid[], fallen: readonly Uid[]): void {
  const rescued = fell.filter((id) => findUnit(m.board, id)?.closed === null && !fallen.includes(id));
  if (rescued.length > 0) m.note('rescued', null, { units: rescued }, { clause: 'A8' });
}

/** dr.3: what the checkpoint of a Damage Resolution does, and what it does not do to whom. */
export function closeFallen(m: M): void {
  const vars = m.running(DR) as DrVars | null;
  const fallen = fallenUnits(m);
  const ids = fallen.map(({ id }) => id);
  const turn = m.running('turn') as TurnVars | null;
  if (turn !== null) m.forget(turn, 'fatal');
  if (vars !== null && vars.fell.length > 0) noteRescued(m, vars.fell, ids);
  if (ids.length === 0) {
    m.note('nothing-closes', null, {}, { clause: 'dr.3' });
    return;
  }
  const never = fallen.filter((unit) => !turn?.started.includes(unit.id) && skillsOf(m, unit, 'start').length > 0);
  closeUnits(m, ids, vars?.by ?? 'p1');
  if (isHeeded(m)) for (const id of ids) happens(m, 'closed', { player: holderOf(m.board, id), unit: id });
  if (m.board.step === 20 && never.length > 0)
    m.note('no-start', null, { units: never.map(({ id }) => id) }, { clause: 'A17' });
}

/** Runs a Damage Resolution. `by` has set off the destruction, if there is any (A10); `clause` says what it settles. */
export function resolveDamage(m: M, by: PlayerId | null, clause: ClauseId): void {
  const event = m.note('mini-phase', null, { of: 'dr', by }, { clause });
  m.call(DR, { by, queued: [], fell: [] }, event.seq);
}
