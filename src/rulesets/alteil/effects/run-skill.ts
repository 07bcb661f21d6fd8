import type { PlayerId, Uid } from '../../../engine/index.ts';
import type { M } from '../board/context.ts';
import { type CompiledSkill, KIND_CLAUSES } from '../language/compiled.ts';
import type { ClauseId } from '../rulebook.ts';

interface Runs {
  owner: PlayerId;
  /** The unit on the grid whose skill it is. */
  self: Uid | null;
  cause?: number;
  /** The condition was looked at before the cost was paid. */
  met?: true;
  clause?: ClauseId;
}

/** Starts the program of a skill, which tells that it runs. Skills from a queue are told by the machine. */
export function runSkill(
  m: M,
  { program, card, kind }: CompiledSkill,
  { owner, self, cause, clause, met }: Runs,
): void {
  m.call(
    program,
    { self, owner, card, skill: program, it: [], did: 0, told: clause ?? KIND_CLAUSES[kind], ...(met ? { met } : {}) },
    ...(cause === undefined ? [] : [cause]),
  );
}
