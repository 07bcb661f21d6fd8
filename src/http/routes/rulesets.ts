import { json } from '../../contracts/json.ts';
import { clause, listOf, ruleset, rulesetItem, rulesetSchemas } from '../../contracts/replies.ts';
import { clausesQuery, pageQuery, rulesetParams } from '../../contracts/requests.ts';
import { listCards, listClauses, listRulesets, readRuleset, readSchemas } from '../../services/catalogue.ts';
import type { Parts } from '../../services/parts.ts';
import { good } from '../../services/problem.ts';
import { sendAnswer } from '../problems.ts';
import type { RestApp } from '../rest.ts';
import { replies } from './replies.ts';

const tags = ['rulesets'];
const params = rulesetParams;

export function rulesetRoutes(app: RestApp, parts: Parts): void {
  app.get(
    '/v1/rulesets',
    {
      schema: {
        summary: 'The games that can be played',
        tags,
        querystring: pageQuery,
        response: replies(listOf(rulesetItem), 'A page of rulesets.', [400]),
      },
    },
    async (request, reply) => sendAnswer(request, reply, good(listRulesets(parts, request.query))),
  );

  app.get(
    '/v1/rulesets/:id',
    { schema: { summary: 'A ruleset', tags, params, response: replies(ruleset, 'The ruleset.', [404]) } },
    async (request, reply) => sendAnswer(request, reply, readRuleset(parts, request.params.id)),
  );

  app.get(
    '/v1/rulesets/:id/clauses',
    {
      schema: {
        summary: 'The clauses of its rulebook',
        tags,
        params,
        querystring: clausesQuery,
        response: replies(listOf(clause), 'A page of clauses.', [400, 404]),
      },
    },
    async (request, reply) => sendAnswer(request, reply, listClauses(parts, request.params.id, request.query)),
  );

  app.get(
    '/v1/rulesets/:id/cards',
    {
      schema: {
        summary: 'Its sample cards',
        tags,
        params,
        querystring: pageQuery,
        response: replies(listOf(json), 'A page of cards.', [400, 404]),
      },
    },
    async (request, reply) => sendAnswer(request, reply, listCards(parts, request.params.id, request.query)),
  );

  app.get(
    '/v1/rulesets/:id/schema',
    {
      schema: {
        summary: 'JSON Schemas of what it reads: cards, decks, options, positions, boards',
        tags,
        params,
        response: replies(rulesetSchemas, 'The schemas.', [404]),
      },
    },
    async (request, reply) => sendAnswer(request, reply, readSchemas(parts, request.params.id)),
  );
}
