/** Which reactive effects a finished effect sets off: the collect point of the game (A3, A4, A5). */
import type { GameEvent, Json, PlayerId, Trigger } from '../../engine/index.ts';
import { everyDemon, findDemon, type SeenDemon } from './board.ts';
import { effectsOf } from './build.ts';
import type { CompiledEffect } from './compiled.ts';
import { type EffectVars, isWho, type M, registers } from './context.ts';
import { works } from './eligible.ts';
import { matches } from './evaluate.ts';
import { type Happening, happeningsOf } from './happenings.ts';

/** A14: how deep a chain goes, and how many effects a tier may see. */
const DEPTH = 64;
const EXECUTIONS = 500;

function hears(m: M, { automatic }: CompiledEffect, holder: SeenDemon, owner: PlayerId, heard: Happening): boolean {
  const { when } = automatic;
  if (!when || automatic.timing !== 'when' || when.event !== heard.word) return false;
  const seen = { id: holder.id, owner };
  if (!isWho(m, when.who ?? 'self', seen, heard.subject)) return false;
  if (when.by !== undefined && !isWho(m, when.by, seen, heard.by)) return false;
  if (when.element !== undefined && when.element !== heard.element) return false;
  const fits = (filter: typeof when.filter, id: string | null) => {
    const demon = findDemon(m.board, id);
    return filter === undefined || (demon !== null && matches({ m }, filter, demon));
  };
  if (!fits(when.filter, heard.subject) || !fits(when.byFilter, heard.by)) return false;
  if (when.percent === undefined) return true;
  const line = when.percent * 100;
  return heard.share !== null && heard.share.from >= line && heard.share.to < line;
}

/** Every effect that something of one moment triggers, once (R21), with the first thing that did. */
function listen(m: M, happened: readonly Happening[], depth: number): Trigger[] {
  const found: Trigger[] = [];
  for (const { owner, demon } of everyDemon(m.board)) {
    for (const effect of effectsOf(m, demon)) {
      const heard = happened.find((one) => hears(m, effect, demon, owner, one));
      if (!heard) continue;
      const vars: EffectVars = {
        ...registers(owner, demon.id, effect.card),
        depth,
        amount: heard.amount,
        ...(heard.subject === null ? {} : { cause: heard.subject }),
        ...(heard.by === null ? {} : { causedBy: heard.by }),
        ...(heard.word === 'defeated' && heard.subject === demon.id ? { ownFall: true } : {}),
      };
      if (!works(m, effect, vars)) continue;
      const { program, clause, card } = effect;
      found.push({ program, owner, clause, card, source: demon.id, vars, cause: heard.seq });
    }
  }
  return found;
}

const about = (found: readonly Trigger[]): Json =>
  found.map(({ source, program }) => ({ demon: source, ability: program }));

/** The registers of the tier or action in progress, where its executions are counted. */
const counted = (m: M) => m.running('tier') ?? m.running('turn') ?? {};

/** What the events of a finished effect trigger, as one batch. In tier DC that is nothing (dc.2). */
export function triggers(m: M, events: readonly GameEvent[]): Trigger[] {
  const happened = events.flatMap(happeningsOf);
  if (happened.length === 0) return [];
  const running = m.state.frames.at(-1)?.vars;
  const depth = typeof running?.depth === 'number' ? running.depth + 1 : 1;
  const found = listen(m, happened, depth);
  if (found.length === 0) return [];
  if (m.board.tier === 'DC') {
    const clause = events.some(({ type }) => type === 'defeat') ? 'A13' : 'dc.2';
    m.note('not-triggered', null, { effects: about(found) }, { clause });
    return [];
  }
  const count = counted(m);
  const executed = (typeof count.executed === 'number' ? count.executed : 0) + found.length;
  count.executed = executed;
  if (depth <= DEPTH && executed <= EXECUTIONS) return found;
  stopChain(m, found, { depth: depth - 1, executed: executed - found.length });
  return [];
}

/** A14: what the chain would trigger is dropped with all of it that still waits; the tier's own effects stay. */
function stopChain(m: M, found: readonly Trigger[], how: { depth: number; executed: number }): void {
  const waiting = m.drop(({ vars }) => typeof vars.depth === 'number' && vars.depth > 0);
  const cards = [...new Set([...found, ...waiting].map(({ card }) => card))];
  m.note('loop-guard', null, { cards, ...how, effects: about([...waiting, ...found]) }, { clause: 'A14' });
}
