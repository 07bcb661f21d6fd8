import { matchMessage, streamHeaders, streamQuery } from '../../contracts/live.ts';
import { matchParams } from '../../contracts/requests.ts';
import { good } from '../../services/problem.ts';
import { followPlies } from '../../services/reading/follow-plies.ts';
import { STREAMED, type Streams } from '../event-stream.ts';
import type { RestApp } from '../rest-app.ts';
import { onlyEvents } from './replies.ts';

const tags = ['live'];
const GOES_ON =
  'Server-sent events. After a break, the id of the last message in `Last-Event-ID` (browsers send it by themselves) brings what was missed, without a gap and none twice.';

/** What happens, as it happens. */
export function streamRoutes(app: RestApp, streams: Streams): void {
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
