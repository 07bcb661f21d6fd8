import type { Viewer } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { viewerOf } from '../callers/caller.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import type { Telling } from '../rules/telling.ts';
import { findMatch } from './load-match.ts';
import { tellingOf } from './lookup.ts';

/** A match, what is needed to put its events into words, and who looks at it. */
export interface ViewedMatch extends Telling {
  match: StoredMatch;
  viewer: Viewer;
}

/** The match of that id as the caller may see it. */
export async function viewMatch(call: Call, id: string, asked: Viewer | undefined): Promise<Answer<ViewedMatch>> {
  const viewer = viewerOf(call.caller, asked);
  if (!viewer.ok) return viewer;
  const match = await findMatch(call, id);
  if (!match.ok) return match;
  const telling = await tellingOf(call, match.value);
  return good({ match: match.value, ...telling, viewer: viewer.value });
}
