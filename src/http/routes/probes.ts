import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Parts } from '../../services/call.ts';
import { bad, good } from '../../services/problem.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

const tags = ['service'];
const status = z.object({ status: z.literal('ok').describe('All is well.') });

const readiness = status.extend({
  archive: z
    .enum(['ok', 'failing'])
    .optional()
    .describe('How the archive does, where there is one. While it fails, only what lies there cannot be answered.'),
});

const OK = { status: 'ok' } as const;

/** How long an answer of the database is reused, in milliseconds. */
const BELIEVED = 500;

/** Asks for something at most once at a time, and not again for a while after it went well. */
function seldom(ask: () => Promise<unknown>): () => Promise<unknown> {
  let asked: Promise<unknown> | null = null;
  let until = 0;
  return () => {
    if (asked === null || performance.now() >= until) {
      until = Number.POSITIVE_INFINITY;
      asked = ask().finally(() => {
        until = performance.now() + BELIEVED;
      });
    }
    return asked;
  };
}

export function probeRoutes(app: RestApp, parts: Parts, { databaseSilence }: Pick<Config, 'databaseSilence'>): void {
  const ping = seldom(() => parts.store.ping());
  app.get(
    '/healthz',
    {
      config: { needs: 'public', cost: null },
      schema: {
        operationId: 'health',
        summary: 'Whether the service runs',
        tags,
        response: replies(status, 'It does.', [503]),
      },
    },
    async () => {
      // Refusals count as answers: restarting the service does not help when the database is down.
      const silent = databaseSilence > 0 && parts.store.silentFor() > databaseSilence * 1000;
      if (!silent) return good(OK);
      return bad('unavailable', 'The database has not answered for too long.');
    },
  );

  app.get(
    '/readyz',
    {
      config: { needs: 'public', cost: null },
      schema: {
        operationId: 'readiness',
        summary: 'Whether the database answers',
        tags,
        response: replies(readiness, 'It does.', [503]),
      },
    },
    async () => {
      try {
        await ping();
        const { archiveFiles } = parts.store;
        if (archiveFiles === null) return good(OK);
        return good({ ...OK, archive: archiveFiles.failing() === null ? ('ok' as const) : ('failing' as const) });
      } catch (error) {
        parts.outages.note(error);
        return bad('unavailable', 'The database does not answer.');
      }
    },
  );
}
