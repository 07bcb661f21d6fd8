import { amendRequest } from '../../contracts/own-data.ts';
import { matchesQuery } from '../../contracts/queries.ts';
import { stateQuery } from '../../contracts/requests.ts';
import type { Viewer } from '../../engine/index.ts';
import type { Call } from '../../services/call.ts';
import { viewerOf } from '../../services/callers/caller.ts';
import { deliveryOf } from '../../services/delivery/sealed.ts';
import { deleteMatch } from '../../services/matches/delete.ts';
import { amendMatch } from '../../services/matches/labels.ts';
import { verifyMatch } from '../../services/matches/verify.ts';
import type { ProblemCode } from '../../services/problem.ts';
import { readMatch, readPosition } from '../../services/reading/history.ts';
import { placeMatches } from '../../services/reading/match-list.ts';
import { writeTranscript } from '../../services/reading/transcript.ts';
import { readCardSet } from '../../services/rules/catalogue.ts';
import { checkArguments, checkWithNulls } from '../checked.ts';
import { connection } from '../connection.ts';
import type { Args } from '../context.ts';
import { pageArguments } from '../page-arguments.ts';
import { orThrow } from '../problem-error.ts';
import { eventsOf } from './events.ts';
import { pliesOf } from './plies.ts';
import { sceneOfMatch } from './scenes.ts';
import type { MatchSource } from './sources.ts';
import { matchSource } from './sources.ts';

/** An enum value can't begin with "-", which marks a descending order in REST. */
const orderOf = (sort: unknown): unknown =>
  typeof sort === 'string' && sort.endsWith('_desc') ? `-${sort.slice(0, -5)}` : sort;

/** A page of matches. */
export async function matchesOf(call: Call, { sort, ...args }: Args) {
  const query = checkArguments(matchesQuery, { ...pageArguments(args), sort: orderOf(sort) });
  const { items, next, viewer, deleted = [] } = orThrow(await placeMatches(call, query));
  const cursors = items.map(({ cursor }) => cursor);
  const sources = items.map(({ match }) => matchSource(match, viewer));
  const page = connection({ items: sources, next }, (_match, at) => cursors[at] ?? '', query.after !== undefined);
  // A page can end with a deleted match, which is no item of it.
  return { ...page, deleted, pageInfo: () => ({ ...page.pageInfo(), ...(next !== null && { endCursor: next }) }) };
}

export async function stateOf(call: Call, match: string, args: Args) {
  const { sealed, ...rest } = args;
  const { ply, viewer } = checkArguments(stateQuery, rest);
  const delivery = orThrow(deliveryOf(call, { viewer, sealed: sealed === true }));
  return orThrow(await readPosition(call, match, ply, delivery)).position;
}

export async function transcriptOf(call: Call, match: string, viewer: Viewer | undefined): Promise<unknown> {
  const pieces = orThrow(await writeTranscript(call, match, orThrow(viewerOf(call.caller, viewer))));
  let text = '';
  for await (const piece of pieces) text += piece;
  return JSON.parse(text);
}

interface In {
  call: Call;
}

/** The viewer that is asked for, or as whom the match is looked at. */
const seen = ({ seenAs }: MatchSource, args: Args): Args => ({ ...args, viewer: args.viewer ?? seenAs });

const MISSING: readonly ProblemCode[] = ['unknown-match', 'match-deleted'];

/** What a reference names, or null when it is not there for the caller. */
async function matchOrNull(call: Call, id: string, viewer: Viewer): Promise<MatchSource | null> {
  const found = await readMatch(call, id, viewer);
  return !found.ok && MISSING.includes(found.problem.code) ? null : matchSource(orThrow(found), viewer);
}

export const amendFields = {
  async amend(_root: unknown, { match, request }: { match: string; request: Args }, { call }: In) {
    return matchSource(orThrow(await amendMatch(call, match, checkWithNulls(amendRequest, request))), 'judge');
  },
  deleteMatch: async (_root: unknown, { match }: { match: string }, { call }: In) =>
    orThrow(await deleteMatch(call, match)),
};

export const matchResolvers = {
  Match: {
    seats: ({ seats, seenAs }: MatchSource) => seats.map((seat) => ({ ...seat, seenAs })),
    forkedFrom: ({ forkedFrom, seenAs }: MatchSource) =>
      forkedFrom && { id: forkedFrom.match, ply: forkedFrom.ply, seenAs },
    async secret(match: MatchSource, _args: unknown, { call }: In) {
      if (match.secret !== undefined) return match.secret;
      if (match.status !== 'over' || match.commitment === null) return null;
      return orThrow(await readMatch(call, match.id, match.seenAs)).secret ?? null;
    },
    cardSet: async ({ cards }: MatchSource, _args: unknown, { call }: In) => orThrow(await readCardSet(call, cards)),
    plies: (match: MatchSource, args: Args, { call }: In) => pliesOf(call, match.id, seen(match, args)),
    events: (match: MatchSource, args: Args, { call }: In) => eventsOf(call, match.id, seen(match, args)),
    state: (match: MatchSource, args: Args, { call }: In) =>
      stateOf(call, match.id, args.sealed === true && match.seenAs === 'judge' ? args : seen(match, args)),
    scene: (match: MatchSource, args: Args, { call }: In) => sceneOfMatch(call, match.id, seen(match, args)),
    verification: async ({ id }: MatchSource, _args: unknown, { call }: In) => orThrow(await verifyMatch(call, id)),
    transcript: ({ id, seenAs }: MatchSource, { viewer }: { viewer?: Viewer | null }, { call }: In) =>
      transcriptOf(call, id, viewer ?? seenAs),
    forks: ({ id, seenAs }: MatchSource, args: Args, { call }: In) =>
      matchesOf(call, { ...args, forkedFrom: id, viewer: seenAs }),
  },
  StandingPass: {
    p1: ({ p1 }: { p1?: readonly string[] }) => p1 ?? [],
    p2: ({ p2 }: { p2?: readonly string[] }) => p2 ?? [],
  },
  MatchRef: {
    match: ({ id, seenAs }: { id: string; seenAs: Viewer }, _args: unknown, { call }: In) =>
      matchOrNull(call, id, seenAs),
  },
};
