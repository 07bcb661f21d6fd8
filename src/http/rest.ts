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
import type { DeliveryRequest } from '../services/delivery/sealed.ts';
import { deliveryOf } from '../services/delivery/sealed.ts';
import { findRuleset } from '../services/rules/catalogue.ts';
import { ABOUT, PAGE, TAGS } from './docs-page.ts';
import { finishDocument } from './document.ts';
import { documentingRefusals } from './documented.ts';
import { addEtags } from './etag.ts';
import { openStreams } from './event-stream.ts';
import { tellEarlierNames } from './renamed.ts';
import type { Shapes } from './rest-app.ts';
import { adjudicationRoutes } from './routes/adjudications.ts';
import { batchRoutes } from './routes/batch.ts';
import { cardSetRoutes } from './routes/card-sets.ts';
import { jobRoutes } from './routes/jobs.ts';
import { keyRoutes } from './routes/keys.ts';
import { limitRoutes } from './routes/limits.ts';
import { matchRoutes } from './routes/matches.ts';
import { organizedRoutes } from './routes/organized.ts';
import { previewRoutes } from './routes/preview.ts';
import { probeRoutes } from './routes/probes.ts';
import { problemRoutes } from './routes/problems.ts';
import { queryRoutes } from './routes/queries.ts';
import { retentionRoutes } from './routes/retention.ts';
import { rulesetRoutes } from './routes/rulesets.ts';
import { rulingRoutes } from './routes/rulings.ts';
import { sceneRoutes } from './routes/scenes.ts';
import { signedRoutes } from './routes/signed.ts';
import { stateRoutes } from './routes/states.ts';
import { streamRoutes } from './routes/streams.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { whyRoutes } from './routes/why.ts';
import { sendAnswers } from './send-answers.ts';
import { typedDocument } from './typed-document.ts';

/** Converts zod schemas for OpenAPI: named by our registry, with the description of each field. */
const named: Parameters<typeof createJsonSchemaTransformObject>[0] = {
  schemaRegistry: wireSchemas,
  zodToJsonConfig: {
    override({ zodSchema, jsonSchema }) {
      const { description, deprecated } = z.globalRegistry.get(zodSchema) ?? {};
      if (description !== undefined) jsonSchema.description ??= description;
      if (deprecated === true) jsonSchema.deprecated = true;
    },
  },
};

/** The game that the examples of the documentation are of. */
const exampleOf = ({ rulesets }: Parts) => [...rulesets.values()][0];

/** The REST door: its routes, its documentation, and its validation of requests, which only REST uses. */
export async function rest(scope: FastifyInstance, parts: Parts, config: Config): Promise<void> {
  const app = scope.withTypeProvider<Shapes>();
  app.setValidatorCompiler(shapeCompiler(parts.knownStates));
  app.setSerializerCompiler(() => (reply) => (typeof reply === 'string' ? reply : JSON.stringify(reply)));
  app.addHook('preHandler', (request, reply, done) => {
    const { sealedFor } = request.route;
    const player = sealedFor?.(request.body as AdjudicationRequest);
    const delivery = deliveryOf(request.call, request.query as DeliveryRequest, player);
    if (!delivery.ok) {
      sendProblem(request, reply, delivery.problem);
      return;
    }
    request.delivery = delivery.value;
    done();
  });
  tellEarlierNames(scope);
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
      tags: TAGS,
      servers: [{ url: '/', description: 'The service that this document comes from.' }],
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'A key; each call says which scope it needs.' },
        },
      },
    },
    transform: documentingRefusals(createJsonSchemaTransform(named)),
    transformObject: (document) => finishDocument(createJsonSchemaTransformObject(named)(document), exampleOf(parts)),
  });
  await app.register(async (docs) => {
    makePublic(docs);
    await docs.register(swaggerUi, PAGE);
  });
  const streams = await openStreams(scope, parts, config);
  sendAnswers(app);
  const typed = new Map<string, object>();
  app.get('/openapi.json', { config: { needs: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { ruleset } = request.query as { ruleset?: unknown };
    if (ruleset === undefined) return reply.send(scope.swagger());
    const found = findRuleset(parts, String(ruleset));
    if (!found.ok) return sendProblem(request, reply, found.problem);
    const { id } = found.value;
    const document = typed.get(id) ?? typedDocument(scope.swagger(), found.value);
    typed.set(id, document);
    return reply.send(document);
  });
  adjudicationRoutes(app);
  stateRoutes(app);
  await batchRoutes(app, config);
  previewRoutes(app);
  matchRoutes(app);
  sceneRoutes(app);
  streamRoutes(app, streams);
  queryRoutes(app);
  tournamentRoutes(app);
  await organizedRoutes(app);
  rulingRoutes(app);
  whyRoutes(app);
  rulesetRoutes(app);
  cardSetRoutes(app);
  signedRoutes(app);
  keyRoutes(app);
  webhookRoutes(app);
  jobRoutes(app);
  retentionRoutes(app);
  limitRoutes(app, config);
  probeRoutes(app, parts, config);
  problemRoutes(app);
}
