/** A14: how deep a chain of effects goes, and how many a tier or an action may see. */
import type { Json } from '../../../engine/index.ts';
import type { M } from '../board/context.ts';

export const DEPTH = 64;
export const EXECUTIONS = 500;

interface Count {
  /** Effects that have gone off. */
  executed?: number;
  /** Set once Super Reactions have been stopped, until the next effect or action begins. */
  stopped?: true;
}

/** The registers of the tier or action in progress, where its effects are counted. */
export const counted = (m: M): Count => m.running('tier') ?? m.running('turn') ?? {};

export interface Found {
  program: string;
  card: string | null;
  source: string | null;
}

export const about = (found: readonly Found[]): Json =>
  found.map(({ source, program }) => ({ demon: source, ability: program }));

/** Counts what would go off at a depth. False where the chain ends here, which is told. */
export function chainGoesOn(m: M, found: readonly Found[], depth: number): boolean {
  const count = counted(m);
  const before = count.executed ?? 0;
  count.executed = before + found.length;
  if (depth <= DEPTH && count.executed <= EXECUTIONS) return true;
  stopChain(m, found, { depth: depth - 1, executed: before });
  return false;
}

/** What the chain would trigger is dropped with all of it that still waits; the tier's own effects stay. */
export function stopChain(m: M, found: readonly Found[], how: { depth: number; executed: number }): void {
  const waiting = m.drop(({ vars }) => typeof vars.depth === 'number' && vars.depth > 0);
  const cards = [...new Set([...found, ...waiting].map(({ card }) => card))];
  m.note('loop-guard', null, { cards, ...how, effects: about([...waiting, ...found]) }, { clause: 'A14' });
}
