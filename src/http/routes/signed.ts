import { z } from 'zod';
import { creatingHeaders } from '../../contracts/headers.ts';
import { jsonWebKeySet, seedCommitment, transcript } from '../../contracts/replies.ts';
import { matchParams, transcriptQuery } from '../../contracts/requests.ts';
import { commitToSeed } from '../../services/matches/seeds.ts';
import { good } from '../../services/problem.ts';
import { writeTranscript } from '../../services/reading/transcript.ts';
import { PUBLISHED_SECONDS } from '../../services/sealing/service-keys.ts';
import type { RestApp } from '../rest-app.ts';
import { inPieces } from '../streams.ts';
import { replies } from './replies.ts';

/** The body of a call that needs none. */
const nothing = z.strictObject({});

/** What lets others check the service: its public keys, transcripts, and seeds that it commits to. */
export function signedRoutes(app: RestApp): void {
  app.get(
    '/.well-known/jwks.json',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'jwks',
        summary: 'The public keys that verdicts and transcripts are signed with',
        tags: ['service'],
        response: replies(jsonWebKeySet, 'A JSON Web Key Set; earlier keys stay in it.'),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', `public, max-age=${PUBLISHED_SECONDS}`);
      return good(await request.call.serviceKeys.published());
    },
  );

  app.post(
    '/v1/seeds',
    {
      config: { needs: 'matches:write', idempotent: true },
      schema: {
        operationId: 'createSeed',
        summary: 'Commit to a secret that a match can be seeded with',
        tags: ['matches'],
        body: nothing.nullish(),
        headers: creatingHeaders,
        response: replies(
          seedCommitment,
          'SHA-256 of the secret, to start a match with.',
          [400, 409, 410, 413, 415],
          201,
        ),
      },
    },
    async (request, reply) => {
      reply.code(201);
      return commitToSeed(request.call);
    },
  );

  app.get(
    '/v1/matches/:id/transcript',
    {
      config: { needs: 'matches:read', seat: true, cost: 20 },
      schema: {
        operationId: 'transcript',
        summary: 'The whole match in one signed document',
        tags: ['matches'],
        params: matchParams,
        querystring: transcriptQuery,
        response: replies(transcript, 'The transcript, as the viewer may see it.', [400, 404, 409, 410]),
      },
    },
    async (request) =>
      inPieces(request, await writeTranscript(request.call, request.params.id, request.delivery.viewer)),
  );
}
