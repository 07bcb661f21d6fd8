import type { JobRequest } from '../../contracts/jobs.ts';
import type { Scope } from '../../contracts/keys.ts';
import type { Call } from '../call.ts';
import { findStoredMatch } from '../matches/lookup.ts';
import { NO_ARCHIVE } from '../matches/restore.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { archivePiece } from './archive.ts';
import { editionsPiece } from './editions.ts';
import { exportPiece } from './export.ts';
import { matchesOf } from './matches.ts';
import { restorePiece } from './restore.ts';
import { checkSimulation, simulatePiece } from './simulation.ts';
import { verifyPiece } from './verification.ts';
import type { Piece } from './work.ts';

/** What does the pieces of each kind. A server takes on what it knows, and leaves the rest to others. */
export const PIECES: Readonly<Record<string, Piece>> = {
  verification: verifyPiece,
  export: exportPiece,
  editions: editionsPiece,
  simulation: simulatePiece,
  archive: archivePiece,
  restore: restorePiece,
};

/** What a key needs to ask for a job, beside what every job needs. */
export function scopeOf(request: JobRequest): Scope {
  if (request.kind === 'archive' || request.kind === 'restore') return 'admin';
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
    case 'archive':
      return call.store.archiveFiles === null ? bad('archive-off', NO_ARCHIVE) : good(null);
    case 'restore':
      if (call.store.archiveFiles === null) return bad('archive-off', NO_ARCHIVE);
      return request.match === undefined
        ? matchesOf(call, request.matches, new Date())
        : findStoredMatch(call, request.match);
    default:
      return matchesOf(call, request.matches, new Date());
  }
}
