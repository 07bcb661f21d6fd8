import type { z } from 'zod';
import type { PliesQuery } from '../../contracts/queries.ts';
import type { ply as plyShape } from '../../contracts/replies.ts';
import type { StoredPly } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { ViewedMatch } from '../matches/view-match.ts';
import { viewMatch } from '../matches/view-match.ts';
import { EXPORT_PAGE, pageOf } from '../pages.ts';
import { wireEvent } from '../play/verdict.ts';
import { viewAction } from '../play/view-action.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { mapAsTimeAllows } from '../turns.ts';

/** A ply as the wire has it. */
export type PlyObject = z.output<typeof plyShape>;

/** A ply as it is returned: viewers who may not see everything get the action as its event shows it, and no hashes. */
export function plyObject(seen: Omit<ViewedMatch, 'match'>, stored: StoredPly): PlyObject {
  const { viewer } = seen;
  const judge = viewer === 'judge';
  return {
    ply: stored.ply,
    kind: stored.kind,
    ruling: stored.ruling,
    player: stored.player,
    action: viewAction(stored, viewer),
    automatic: stored.takenAfter !== null,
    hashBefore: judge ? stored.hashBefore : null,
    hashAfter: judge ? stored.hashAfter : null,
    events: stored.events.map((event) => wireEvent(seen, event, viewer)),
    playedAt: stored.playedAt.toISOString(),
  };
}

const TOO_MUCH = 'The plies of the matches asked for come to too much: ask for those of fewer matches at once.';

/** A page of the plies of a match, and the match. Many pages in one query can come to more than is read at once. */
export async function listPlies(call: Call, id: string, query: PliesQuery) {
  const { viewer, limit, after = -1, ...wanted } = query;
  const seen = await viewMatch(call, id, viewer);
  if (!seen.ok) return seen;
  const { plies, more } = await call.store.queries.plies(seen.value.match.id, { ...wanted, after, limit: limit + 1 });
  if (more && plies.length === 0) return bad('query-too-costly', TOO_MUCH);
  const found = pageOf(plies, more ? plies.length : limit, ({ ply }) => ply);
  const last = found.items.at(-1);
  const next = more && last !== undefined ? String(last.ply) : found.next;
  const items = await mapAsTimeAllows(found.items, (ply) => plyObject(seen.value, ply));
  return good({ seen: seen.value, page: { items, next } });
}

/** Plies of a match, page by page; `total` bounds their number. */
export async function exportPlies(
  call: Call,
  id: string,
  query: Omit<PliesQuery, 'limit'>,
  total: number | undefined,
): Promise<Answer<AsyncIterable<PlyObject[]>>> {
  const seen = await viewMatch(call, id, query.viewer);
  return seen.ok ? good(walkPlies(call, seen.value, query, total)) : seen;
}

export async function* walkPlies(
  call: Call,
  seen: ViewedMatch,
  query: Omit<PliesQuery, 'limit'>,
  total?: number,
): AsyncGenerator<PlyObject[]> {
  const { viewer: _viewer, after, ...wanted } = query;
  let left = total ?? Number.POSITIVE_INFINITY;
  for (let from = after ?? -1; left > 0; ) {
    const limit = Math.min(EXPORT_PAGE, left);
    const { plies, more } = await call.store.queries.plies(seen.match.id, { ...wanted, after: from, limit });
    const last = plies.at(-1);
    if (last === undefined) return;
    yield await mapAsTimeAllows(plies, (ply) => plyObject(seen, ply));
    if (!more && plies.length < limit) return;
    from = last.ply;
    left -= plies.length;
  }
}
