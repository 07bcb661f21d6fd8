import { retentionReply, retentionRequest } from '../../contracts/retention.ts';
import { readRetention, setRetention } from '../../services/jobs/retention.ts';
import { good } from '../../services/problem.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

const tags = ['jobs'];
const config = { needs: 'admin' } as const;

/** How long finished matches of the caller's tenant are kept. */
export function retentionRoutes(app: RestApp): void {
  app.get(
    '/v1/retention',
    {
      config,
      schema: {
        operationId: 'retention',
        summary: 'How long finished matches are kept in the database',
        tags,
        response: replies(retentionReply, 'The rule.', [401, 403]),
      },
    },
    async (request) => good(await readRetention(request.call)),
  );

  app.put(
    '/v1/retention',
    {
      config,
      schema: {
        operationId: 'setRetention',
        summary: 'Say how long finished matches are kept in the database',
        description:
          'Those that are older leave for the archive, day by day, as signed transcripts and as records that they can be restored from. Calls about them go on to answer.',
        tags,
        body: retentionRequest,
        response: replies(retentionReply, 'The rule as it is now.', [400, 401, 403, 409, 413, 415]),
      },
    },
    async (request) => setRetention(request.call, request.body),
  );
}
