import type { AnyRuleset, CardSet, Game, Viewer } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { viewerOf } from '../callers/caller.ts';
import { type Answer, good } from '../problem.ts';
import { findMatch } from './load-match.ts';
import { rulesAndCardsOf } from './lookup.ts';

/** A match, what is needed to put its events into words, and who looks at it. */
export interface ViewedMatch {
  match: StoredMatch;
  rules: AnyRuleset;
  cards: CardSet<Game>;
  viewer: Viewer;
}

/** The match of that id as the caller may see it. */
export async function viewMatch(call: Call, id: string, asked: Viewer | undefined): Promise<Answer<ViewedMatch>> {
  const viewer = viewerOf(call.caller, asked);
  if (!viewer.ok) return viewer;
  const match = await findMatch(call, id);
  if (!match.ok) return match;
  const context = await rulesAndCardsOf(call, match.value);
  return context.ok ? good({ match: match.value, ...context.value, viewer: viewer.value }) : context;
}
