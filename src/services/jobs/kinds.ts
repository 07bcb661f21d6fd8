import type { JobRequest } from '../../contracts/jobs.ts';
import type { Scope } from '../../contracts/keys.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { editionsPiece } from './editions.ts';
import { exportPiece } from './export.ts';
import { matchesOf } from './matches.ts';
import { checkSimulation, simulatePiece } from './simulation.ts';
import { verifyPiece } from './verification.ts';
import type { Piece } from './work.ts';

/** What does the pieces of each kind. A server takes on what it knows, and leaves the rest to others. */
export const PIECES: Readonly<Record<string, Piece>> = {
  verification: verifyPiece,
  export: exportPiece,
  editions: editionsPiece,
  simulation: simulatePiece,
};

/** What a key needs to ask for a job, beside what every job needs. */
export function scopeOf(request: JobRequest): Scope {
  if (request.kind === 'simulation') return 'adjudicate';
  return request.kind === 'editions' && request.adopt === true ? 'judge' : 'matches:read';
}

/** What is wrong with a job before it is begun. */
export async function checkJob(call: Call, request: JobRequest): Promise<Answer<unknown>> {
  switch (request.kind) {
    case 'simulation':
      return checkSimulation(call, request);
    case 'editions':
      return request.ruleset === undefined ? good(null) : findRuleset(call, request.ruleset);
    default:
      return matchesOf(call, request.matches, new Date());
  }
}
