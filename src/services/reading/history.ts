import type { Position } from '../../contracts/replies.ts';
import type { Viewer } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { viewerOf } from '../callers/caller.ts';
import type { Delivery } from '../delivery/sealed.ts';
import { deliveredPosition } from '../delivery/sealed.ts';
import { findMatch, isElsewhere, loadMatchAnyway, loadMatchAt, recordedStateAt } from '../matches/load-match.ts';
import { matchObject } from '../matches/match-object.ts';
import { publishedSecret } from '../matches/seeds.ts';
import { timesAt, timesObject } from '../play/times.ts';
import { good } from '../problem.ts';
import { runFor } from '../runs/run-for.ts';

export async function readMatch(call: Call, id: string, asked?: Viewer) {
  const viewer = viewerOf(call.caller, asked);
  if (!viewer.ok) return viewer;
  const match = await findMatch(call, id);
  if (!match.ok) return match;
  return good({ ...matchObject(match.value, viewer.value), secret: await publishedSecret(call, match.value) });
}

/** The state after a ply, the last one if none is named, and whether that stays as it is: what was played is never changed, but the last ply has a next. */
export async function readPosition(call: Call, id: string, ply: number | undefined, delivery: Delivery) {
  const found = await loadMatchAt(call, id, ply);
  if (!found.ok) return isElsewhere(found.problem) ? readElsewhere(call, id, ply, delivery) : found;
  const { match, ply: at } = found.value;
  const open = await runFor(call, 'decisions', found.value, { state: found.value.state });
  const position = await deliveredPosition(call, found.value, at, open, delivery);
  return good({ position: timed(match, position), lasting: at < match.ply && !delivery.sealed });
}

/** The same of a match that can't be played here: its states are those on record, and what may be done in them is not known. */
async function readElsewhere(call: Call, id: string, ply: number | undefined, delivery: Delivery) {
  const told = await loadMatchAnyway(call, id);
  if (!told.ok) return told;
  const { match } = told.value;
  const at = ply ?? match.ply;
  const found = await recordedStateAt(call, told.value, at);
  if (!found.ok) return found;
  const position = await deliveredPosition(call, found.value, at, [], delivery);
  return good({ position: timed(match, position), lasting: at < match.ply && !delivery.sealed });
}

/** A position with the clocks of its match, where it is the last one. */
function timed(match: StoredMatch, position: Position): Position {
  const times = timesAt(match, position.ply);
  return times === null ? position : { ...position, ...timesObject(times) };
}
