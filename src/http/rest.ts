import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { wireSchemas } from '../contracts/registry.ts';
import type { Parts } from '../services/parts.ts';
import { adjudicationRoutes } from './routes/adjudications.ts';
import { cardSetRoutes } from './routes/card-sets.ts';
import { matchRoutes } from './routes/matches.ts';
import { probeRoutes } from './routes/probes.ts';
import { rulesetRoutes } from './routes/rulesets.ts';
import { shapeCompiler } from './shape.ts';

export type RestApp = FastifyInstance<
  FastifyInstance['server'],
  Parameters<FastifyInstance['routing']>[0],
  Parameters<FastifyInstance['routing']>[1],
  FastifyInstance['log'],
  ZodTypeProvider
>;

/** How zod schemas become those of the documentation: named by our registry, with what is said about each field. */
const named: Parameters<typeof createJsonSchemaTransformObject>[0] = {
  schemaRegistry: wireSchemas,
  zodToJsonConfig: {
    override({ zodSchema, jsonSchema }) {
      const description = z.globalRegistry.get(zodSchema)?.description;
      if (description !== undefined) jsonSchema.description ??= description;
    },
  },
};

/** The REST door: its routes, its documentation, and its way of checking requests, which no other door shares. */
export async function rest(scope: FastifyInstance, parts: Parts): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(shapeCompiler);
  app.setSerializerCompiler(() => (reply) => (typeof reply === 'string' ? reply : JSON.stringify(reply)));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Arbiter',
        version: '1',
        description: 'A state and an action in, the resolved state and the rule clause behind every event out.',
      },
    },
    transform: createJsonSchemaTransform(named),
    transformObject: createJsonSchemaTransformObject(named),
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => reply.send(scope.swagger()));
  adjudicationRoutes(app, parts);
  matchRoutes(app, parts);
  rulesetRoutes(app, parts);
  cardSetRoutes(app, parts);
  probeRoutes(app, parts);
}
