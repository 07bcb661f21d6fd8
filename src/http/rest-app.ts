import type { FastifyInstance, FastifyTypeProvider } from 'fastify';
import type { z } from 'zod';
import type { AdjudicationRequest } from '../contracts/requests.ts';
import type { DeepReadonly, PlayerId } from '../engine/index.ts';
import type { Delivery } from '../services/delivery/sealed.ts';
import type { Told } from './send-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who acts on a sealed state that such a request brings, where a route takes one. */
    sealedFor?(body: Pick<AdjudicationRequest, 'state' | 'action'>): PlayerId | undefined;
  }
  interface FastifyRequest {
    /** How the answer is asked for and may be given: as whom, sealed, signed. */
    delivery: Delivery;
  }
}

/** What routes declare as zod schemas is the type of what they get, and of what their handlers give back. */
export interface Shapes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodType ? Told<DeepReadonly<z.output<this['schema']>>> : unknown;
}

/** The app as the routes of REST see it. */
export type RestApp = FastifyInstance<
  FastifyInstance['server'],
  Parameters<FastifyInstance['routing']>[0],
  Parameters<FastifyInstance['routing']>[1],
  FastifyInstance['log'],
  Shapes
>;
