import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Viewer } from '../engine/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose view is asked for and may be given. */
    viewer: Viewer;
  }
}

/** The app as the routes of REST see it: what they declare as zod schemas is the type of what they get. */
export type RestApp = FastifyInstance<
  FastifyInstance['server'],
  Parameters<FastifyInstance['routing']>[0],
  Parameters<FastifyInstance['routing']>[1],
  FastifyInstance['log'],
  ZodTypeProvider
>;
