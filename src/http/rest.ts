import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { wireSchemas } from '../contracts/registry.ts';
import type { AdjudicationRequest } from '../contracts/requests.ts';
import { makePublic } from '../doors/identify.ts';
import { sendProblem } from '../doors/problems.ts';
import { shapeCompiler } from '../doors/shape.ts';
import type { Parts } from '../services/call.ts';
import { type DeliveryRequest, deliveryOf } from '../services/delivery/sealed.ts';
import { finishDocument } from './document.ts';
import { documentingRefusals } from './documented.ts';
import { addEtags } from './etag.ts';
import type { Shapes } from './rest-app.ts';
import { adjudicationRoutes } from './routes/adjudications.ts';
import { batchRoutes } from './routes/batch.ts';
import { cardSetRoutes } from './routes/card-sets.ts';
import { keyRoutes } from './routes/keys.ts';
import { limitRoutes } from './routes/limits.ts';
import { matchRoutes } from './routes/matches.ts';
import { previewRoutes } from './routes/preview.ts';
import { probeRoutes } from './routes/probes.ts';
import { problemRoutes } from './routes/problems.ts';
import { queryRoutes } from './routes/queries.ts';
import { rulesetRoutes } from './routes/rulesets.ts';
import { rulingRoutes } from './routes/rulings.ts';
import { sceneRoutes } from './routes/scenes.ts';
import { signedRoutes } from './routes/signed.ts';
import { stateRoutes } from './routes/states.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { whyRoutes } from './routes/why.ts';
import { sendAnswers } from './send-answers.ts';

/** Converts zod schemas for OpenAPI: named by our registry, with the description of each field. */
const named: Parameters<typeof createJsonSchemaTransformObject>[0] = {
  schemaRegistry: wireSchemas,
  zodToJsonConfig: {
    override({ zodSchema, jsonSchema }) {
      const description = z.globalRegistry.get(zodSchema)?.description;
      if (description !== undefined) jsonSchema.description ??= description;
    },
  },
};

const ABOUT = `A state and an action in, the resolved state and the rule clause behind every event out.

Start with \`POST /v1/matches\` and the name of a ruleset. The answer has a \`state\` and, in \`awaiting\`, the open decisions
with their options; send the state back to \`POST /v1/adjudications\` together with the \`action\` of one of them. Every refusal is a
problem document with a \`code\`; [/problems](/problems) explains them all.`;

/** The REST door: its routes, its documentation, and its validation of requests, which only REST uses. */
export async function rest(scope: FastifyInstance, parts: Parts, config: Config): Promise<void> {
  const app = scope.withTypeProvider<Shapes>();
  app.setValidatorCompiler(shapeCompiler);
  app.setSerializerCompiler(() => (reply) => (typeof reply === 'string' ? reply : JSON.stringify(reply)));
  app.addHook('preHandler', async (request, reply) => {
    const { sealedFor } = request.routeOptions.config;
    const player = sealedFor?.(request.body as AdjudicationRequest);
    const delivery = deliveryOf(request.call, request.query as DeliveryRequest, player);
    if (!delivery.ok) return sendProblem(request, reply, delivery.problem);
    request.delivery = delivery.value;
  });
  addEtags(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Arbiter',
        version: '1',
        description: ABOUT,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The service that this document comes from.' }],
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'A key; each call says which scope it needs.' },
        },
      },
    },
    transform: documentingRefusals(createJsonSchemaTransform(named)),
    transformObject: (document) => finishDocument(createJsonSchemaTransformObject(named)(document)),
  });
  await app.register(async (docs) => {
    makePublic(docs);
    await docs.register(swaggerUi, { routePrefix: '/docs' });
  });
  sendAnswers(app);
  app.get('/openapi.json', { config: { needs: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    reply.send(scope.swagger()),
  );
  adjudicationRoutes(app);
  stateRoutes(app);
  await batchRoutes(app, config);
  previewRoutes(app);
  matchRoutes(app);
  sceneRoutes(app);
  queryRoutes(app);
  tournamentRoutes(app);
  rulingRoutes(app);
  whyRoutes(app);
  rulesetRoutes(app);
  cardSetRoutes(app);
  signedRoutes(app);
  keyRoutes(app);
  limitRoutes(app, config);
  probeRoutes(app, parts, config);
  problemRoutes(app);
}
