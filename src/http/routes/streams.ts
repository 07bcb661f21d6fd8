import {
  matchesMessage,
  matchesStreamHeaders,
  matchesStreamQuery,
  matchMessage,
  streamHeaders,
  streamQuery,
} from '../../contracts/live.ts';
import { matchParams } from '../../contracts/requests.ts';
import { good } from '../../services/problem.ts';
import { followMatches } from '../../services/reading/follow-matches.ts';
import { followPlies } from '../../services/reading/follow-plies.ts';
import type { Streams } from '../event-stream.ts';
import { STREAMED } from '../event-stream.ts';
import type { RestApp } from '../rest-app.ts';
import { onlyEvents } from './replies.ts';

const tags = ['live'];
const GOES_ON =
  'Server-sent events. After a break, the id of the last message in `Last-Event-ID` (browsers send it by themselves) brings what was missed, without a gap and none twice.';

/** What happens, as it happens. */
export function streamRoutes(app: RestApp, streams: Streams): void {
  app.get(
    '/v1/matches/stream',
    {
      ...STREAMED,
      config: { needs: 'matches:read', seat: true, live: true },
      schema: {
        operationId: 'streamMatches',
        summary: 'Follow all matches, or those of a tournament',
        description: `${GOES_ON} First a \`match\` for each match that runs: how it stands. Then \`ready\`, from which on nothing is missed. Then a \`ply\` for each ply of any of the matches, with its events as the viewer may see them; before the first one of a match that is new, its \`match\`. The stream of a key that is bound to a seat has its own match alone, and ends with it.`,
        tags,
        headers: matchesStreamHeaders,
        querystring: matchesStreamQuery,
        response: onlyEvents(matchesMessage, 'The messages, each the data of an event.', [400]),
      },
    },
    async (request, reply) => {
      const after = request.headers['last-event-id'] ?? request.query.after;
      return streams.send(request, reply, await followMatches(request.call, { ...request.query, after }));
    },
  );

  app.get(
    '/v1/matches/:id/stream',
    {
      ...STREAMED,
      config: { needs: 'matches:read', seat: true, live: true },
      schema: {
        operationId: 'streamMatch',
        summary: 'Follow a match',
        description: `${GOES_ON} First \`match\`: how it stands. Then a \`ply\` for each ply, with its events as the viewer may see them, and at the end of the match \`end\`, after which the stream is closed; who comes back then gets 204. With \`positions=true\` the position follows as \`position\`. A comment comes when nothing else does.`,
        tags,
        params: matchParams,
        headers: streamHeaders,
        querystring: streamQuery,
        response: onlyEvents(matchMessage, 'The messages, each the data of an event.', [404, 410]),
      },
    },
    async (request, reply) => {
      const { viewer, after, positions } = request.query;
      const known = request.headers['last-event-id'];
      const from = known === undefined ? after : Number(known);
      const followed = await followPlies(request.call, request.params.id, { viewer, after: from, positions });
      if (!followed.ok || !followed.value.told) return streams.send(request, reply, followed);
      followed.value.end();
      return good(null);
    },
  );
}
