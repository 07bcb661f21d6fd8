import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { z } from 'zod';
import { problemReply } from './routes/replies.ts';

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;

/** The statuses that every route can answer before its handler runs, which no route has to list. */
const ANYWHERE = [400, 401, 429, 503];
const WITH_BODY = [413, 415];
/** A key that is in use for the same request, or was used for another. */
const IDEMPOTENT = [409, 422];

const NOT_MODIFIED = z.null().describe('Unchanged: it is the version that If-None-Match names.');

/** Documents the answers that do not depend on what a route does but on how it is asked. */
export const documentingRefusals =
  (transform: Transform): Transform =>
  (about) => {
    const { schema, route } = about;
    if (schema === undefined || route.schema?.hide === true) return transform(about);
    const bodies = [route.method].flat().some((method) => method !== 'GET' && method !== 'HEAD');
    const { needs = 'admin', cost = 1 } = route.config ?? {};
    const closed = needs !== 'public';
    const kept = route.config?.idempotent === true;
    const statuses = [...ANYWHERE, ...(closed ? [403] : []), ...(bodies ? WITH_BODY : []), ...(kept ? IDEMPOTENT : [])];
    const refusals = Object.fromEntries(statuses.map((status) => [String(status), problemReply]));
    const known = [route.method].flat().includes('GET') ? { 304: NOT_MODIFIED } : {};
    const response = typeof schema.response === 'object' ? schema.response : {};
    const told = { security: closed ? [{ key: [needs] }] : [], 'x-cost': cost ?? 0 };
    return transform({ ...about, schema: { ...schema, ...told, response: { ...known, ...refusals, ...response } } });
  };
