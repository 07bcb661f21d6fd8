import type { PlayerId, Uid } from '../../../engine/index.ts';
import { watched, watches } from '../../../engine/index.ts';
import type { M } from '../board/context.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import { KIND_CLAUSES } from '../language/compiled.ts';
import type { ClauseId } from '../rulebook.ts';

interface Runs {
  owner: PlayerId;
  /** The unit on the grid whose skill it is. */
  self: Uid | null;
  cause?: number;
  /** The condition was looked at before the cost was paid. */
  met?: true;
  /** The unit of what a Watch Skill has heard of; null for none. */
  heard?: Uid | null;
  clause?: ClauseId;
}

/** Starts the program of a skill, which tells that it runs. Skills from a queue are told by the machine. */
export function runSkill(
  m: M,
  { program, card, kind }: CompiledSkill,
  { owner, self, cause, clause, met, heard }: Runs,
): void {
  const vars = { self, owner, card, skill: program, it: [], did: 0, told: clause ?? KIND_CLAUSES[kind] };
  m.call(
    program,
    { ...vars, ...(met ? { met } : {}), ...(heard === undefined ? {} : { cause: heard }) },
    ...(cause === undefined ? [] : [cause]),
  );
}

/** R35: what was put off until this step, the oldest first. */
export function runLater(m: M, at: string): void {
  const due = watches(m).filter(({ vars }) => {
    const { at: step, from } = vars.later as { at: string; from: number };
    return step === at && from <= m.board.turn;
  });
  // The last one called runs first.
  for (const { ability, vars } of due.toReversed()) m.call(ability, { ...vars });
  for (const { modifier } of due) watched(m, modifier.id);
}
