import { z } from 'zod';
import {
  callerReply,
  keyParams,
  keyReply,
  keyRequest,
  keysQuery,
  newKeyReply,
  rotationRequest,
} from '../../contracts/keys.ts';
import { listOf } from '../../contracts/replies.ts';
import { createKey, listKeys, readCaller, readKey, revokeKey, rotateKey } from '../../services/keys/api-keys.ts';
import { good } from '../../services/problem.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

const tags = ['keys'];

/** Keys of the caller's tenant. Nothing here may be cached by proxies. */
export function keyRoutes(app: RestApp): void {
  app.get(
    '/v1/key',
    {
      config: { needs: 'public', seat: true, cost: 0 },
      schema: {
        operationId: 'caller',
        summary: 'What the key of this request may do',
        description: 'Without a key, what callers without one may do.',
        tags,
        response: replies(callerReply, 'Who calls.', [401]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readCaller(request.call);
    },
  );

  app.post(
    '/v1/keys',
    {
      config: { needs: 'admin' },
      schema: {
        operationId: 'createKey',
        summary: 'Make a key',
        tags,
        body: keyRequest,
        response: replies(newKeyReply, 'The key, shown only this once.', [400, 401, 403, 404, 410, 413, 415], 201),
      },
    },
    async (request, reply) => {
      const answer = await createKey(request.call, request.body);
      if (answer.ok) reply.code(201).header('location', `/v1/keys/${answer.value.id}`);
      reply.header('cache-control', 'no-store');
      return answer;
    },
  );

  app.get(
    '/v1/keys',
    {
      config: { needs: 'admin' },
      schema: {
        operationId: 'keys',
        summary: 'The keys, the latest first, including revoked and expired ones',
        tags,
        querystring: keysQuery,
        response: replies(listOf(keyReply), 'A page of keys, without their secrets.', [400, 401, 403]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return good(await listKeys(request.call, request.query));
    },
  );

  app.get(
    '/v1/keys/:id',
    {
      config: { needs: 'admin' },
      schema: {
        operationId: 'key',
        summary: 'A key',
        tags,
        params: keyParams,
        response: replies(keyReply, 'The key.', [401, 403, 404]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readKey(request.call, request.params.id);
    },
  );

  app.post(
    '/v1/keys/:id/rotation',
    {
      config: { needs: 'admin' },
      schema: {
        operationId: 'rotateKey',
        summary: 'Make a key with the same scopes; the old one stays valid for a while',
        tags,
        params: keyParams,
        body: rotationRequest.nullish(),
        response: replies(newKeyReply, 'The new key, shown only this once.', [400, 401, 403, 404, 409, 413, 415], 201),
      },
    },
    async (request, reply) => {
      const answer = await rotateKey(request.call, request.params.id, request.body ?? {});
      if (answer.ok) reply.code(201).header('location', `/v1/keys/${answer.value.id}`);
      reply.header('cache-control', 'no-store');
      return answer;
    },
  );

  app.delete(
    '/v1/keys/:id',
    {
      config: { needs: 'admin' },
      schema: {
        operationId: 'revokeKey',
        summary: 'Revoke a key: at once here, within five seconds on other servers',
        tags,
        params: keyParams,
        response: replies(z.null(), 'The key is revoked.', [401, 403, 404], 204),
      },
    },
    async (request) => revokeKey(request.call, request.params.id),
  );
}
