import type { ExportQuery } from '../../contracts/queries.ts';
import type { Viewer } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { tellingOf } from '../matches/lookup.ts';
import type { MatchObject } from '../matches/match-object.ts';
import { matchObject } from '../matches/match-object.ts';
import { badQuery } from '../pages.ts';
import type { Answer, Problem } from '../problem.ts';
import { good } from '../problem.ts';
import type { EventObject } from './events.ts';
import { walkEvents } from './events.ts';
import type { MatchSelection } from './match-list.ts';
import { selectMatches, walkMatches } from './match-list.ts';
import type { PlyObject } from './plies.ts';
import { walkPlies } from './plies.ts';

/** A line of an export: a match, or something of the match whose line came last. */
export type ExportLine =
  | { match: MatchObject }
  | { ply: PlyObject }
  | { event: EventObject }
  | { problem: Pick<Problem, 'code' | 'detail'> };

/** Matches page by page, as they are told. */
export async function exportMatches(
  call: Call,
  query: Parameters<typeof selectMatches>[1],
  total: number | undefined,
): Promise<Answer<AsyncIterable<MatchObject[]>>> {
  if (query.deleted !== undefined) return badQuery('deleted', 'deleted matches are told of page by page');
  const asked = await selectMatches(call, query);
  return asked.ok ? good(told(call, asked.value, total)) : asked;
}

async function* told(call: Call, asked: MatchSelection, total: number | undefined): AsyncGenerator<MatchObject[]> {
  for await (const page of walkMatches(call, asked, total)) yield page.map((match) => matchObject(match, asked.viewer));
}

/** Matches, each with its plies or events after it where that is wanted. */
export async function exportAll(call: Call, query: ExportQuery): Promise<Answer<AsyncIterable<ExportLine[]>>> {
  const { include, limit, ...rest } = query;
  const asked = await selectMatches(call, rest);
  return asked.ok ? good(lines(call, asked.value, include, limit)) : asked;
}

async function* lines(
  call: Call,
  asked: MatchSelection,
  include: ExportQuery['include'],
  total: number | undefined,
): AsyncGenerator<ExportLine[]> {
  const { viewer } = asked;
  for await (const page of walkMatches(call, asked, total)) {
    if (include === undefined) yield page.map((match) => ({ match: matchObject(match, viewer) }));
    else for (const match of page) yield* matchLines(call, match, viewer, include);
  }
}

/** The line of a match, and those of its plies or events after it where that is wanted. */
export async function* matchLines(
  call: Call,
  match: StoredMatch,
  viewer: Viewer,
  include: ExportQuery['include'],
): AsyncGenerator<ExportLine[]> {
  yield [{ match: matchObject(match, viewer) }];
  if (include === undefined) return;
  const seen = { match, ...(await tellingOf(call, match)), viewer };
  if (include === 'plies') {
    for await (const plies of walkPlies(call, seen, {})) yield plies.map((ply) => ({ ply }));
  } else {
    for await (const events of walkEvents(call, seen, {})) yield events.map((event) => ({ event }));
  }
}
