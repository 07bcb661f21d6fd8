import { z } from 'zod';
import { creatingHeaders } from '../../contracts/headers.ts';
import { jobParams, jobReply, jobRequest, jobsQuery } from '../../contracts/jobs.ts';
import { jsonObject } from '../../contracts/json.ts';
import { listOf } from '../../contracts/replies.ts';
import { cancelJob, createJob, deleteJob, listJobs, readJob, readResult } from '../../services/jobs/jobs.ts';
import { good } from '../../services/problem.ts';
import { asPage } from '../list.ts';
import type { RestApp } from '../rest-app.ts';
import { inPieces } from '../streams.ts';
import { onlyLines, replies } from './replies.ts';

const tags = ['jobs'];

/** Long work of the caller's tenant. */
export function jobRoutes(app: RestApp): void {
  app.post(
    '/v1/jobs',
    {
      config: { needs: 'matches:read', idempotent: true, cost: 20 },
      schema: {
        operationId: 'createJob',
        summary: 'Have long work done: matches verified or exported, games simulated',
        description:
          'It is begun as soon as a server has time. A simulation also needs the scope `adjudicate`, and `editions` with `adopt` the scope `judge`.',
        tags,
        body: jobRequest,
        headers: creatingHeaders,
        response: replies(
          jobReply,
          'The job, which is not done yet; `Location` says where it is.',
          [400, 401, 403, 404, 409, 410, 413, 415, 422],
          202,
        ),
      },
    },
    async (request, reply) => {
      const answer = await createJob(request.call, request.body);
      if (answer.ok) reply.code(202).header('location', `/v1/jobs/${answer.value.id}`);
      return answer;
    },
  );

  app.get(
    '/v1/jobs',
    {
      config: { needs: 'matches:read' },
      schema: {
        operationId: 'jobs',
        summary: 'The jobs, the latest first',
        tags,
        querystring: jobsQuery,
        response: replies(listOf(jobReply), 'A page of jobs.', [400, 401, 403]),
      },
    },
    async (request, reply) => asPage(request, reply, good(await listJobs(request.call, request.query))),
  );

  app.get(
    '/v1/jobs/:id',
    {
      config: { needs: 'matches:read' },
      schema: {
        operationId: 'job',
        summary: 'A job: how far it is, and what came of it',
        tags,
        params: jobParams,
        response: replies(jobReply, 'The job.', [401, 403, 404]),
      },
    },
    async (request) => readJob(request.call, request.params.id),
  );

  app.get(
    '/v1/jobs/:id/result',
    {
      config: { needs: 'matches:read', cost: 20 },
      schema: {
        operationId: 'jobResult',
        summary: 'What a job has written, as lines of JSON',
        description:
          'Of an export its lines; of a simulation a line for each game. A job that has written nothing gives none.',
        tags,
        params: jobParams,
        response: onlyLines(jsonObject, 'Lines of JSON.', [401, 403, 404, 409]),
      },
    },
    async (request, reply) => {
      const lines = await readResult(request.call, request.params.id);
      if (lines.ok) reply.header('cache-control', 'private, no-store').type('application/x-ndjson; charset=utf-8');
      return inPieces(request, lines);
    },
  );

  app.post(
    '/v1/jobs/:id/cancellation',
    {
      config: { needs: 'matches:write' },
      schema: {
        operationId: 'cancelJob',
        summary: 'End a job that is not over',
        description: 'What it did stays done. A job that is over stays as it is.',
        tags,
        params: jobParams,
        response: replies(jobReply, 'The job as it is now.', [401, 403, 404]),
      },
    },
    async (request) => cancelJob(request.call, request.params.id),
  );

  app.delete(
    '/v1/jobs/:id',
    {
      config: { needs: 'matches:write' },
      schema: {
        operationId: 'deleteJob',
        summary: 'Delete a job with what it has written; one that is not over is cancelled',
        tags,
        params: jobParams,
        response: replies(z.null(), 'The job is gone.', [401, 403, 404], 204),
      },
    },
    async (request) => deleteJob(request.call, request.params.id),
  );
}
