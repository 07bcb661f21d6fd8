import {
  cardList,
  cardTold,
  clause,
  decisionKind,
  eventType,
  listOf,
  ruleset,
  rulesetItem,
  rulesetSchemas,
  word,
} from '../../contracts/replies.ts';
import {
  cardsQuery,
  clausesQuery,
  languageQuery,
  pageQuery,
  rulesetParams,
  sampleCardParams,
  schemaParams,
} from '../../contracts/requests.ts';
import { good } from '../../services/problem.ts';
import {
  listCards,
  listClauses,
  listDecisionKinds,
  listEventTypes,
  listRulesets,
  listWords,
  readRuleset,
  readSampleCard,
  readSchema,
  readSchemas,
} from '../../services/rules/catalogue.ts';
import type { RestApp } from '../rest-app.ts';
import { JSON_SCHEMA, onlySchema, replies } from './replies.ts';

const tags = ['rulesets'];
const params = rulesetParams;

export function rulesetRoutes(app: RestApp): void {
  app.get(
    '/v1/rulesets',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'rulesets',
        summary: 'The games that can be played',
        tags,
        querystring: pageQuery,
        response: replies(listOf(rulesetItem), 'A page of rulesets.', [400]),
      },
    },
    async (request) => good(listRulesets(request.call, request.query)),
  );

  app.get(
    '/v1/rulesets/:id',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'ruleset',
        summary: 'A ruleset',
        tags,
        params,
        response: replies(ruleset, 'The ruleset.', [404]),
      },
    },
    async (request) => readRuleset(request.call, request.params.id),
  );

  app.get(
    '/v1/rulesets/:id/clauses',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'clauses',
        summary: 'The clauses of its rulebook',
        tags,
        params,
        querystring: clausesQuery,
        response: replies(listOf(clause), 'A page of clauses.', [400, 404]),
      },
    },
    async (request) => listClauses(request.call, request.params.id, request.query),
  );

  app.get(
    '/v1/rulesets/:id/cards',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'cards',
        summary: 'Its sample cards, tokens among them; all, or those in which words occur',
        tags,
        params,
        querystring: cardsQuery,
        response: replies(cardList, 'A page of cards.', [400, 404]),
      },
    },
    async (request) => listCards(request.call, request.params.id, request.query),
  );

  app.get(
    '/v1/rulesets/:id/cards/:card',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'card',
        summary: 'One of its sample cards, with what it says and where its schema is',
        tags,
        params: sampleCardParams,
        response: replies(cardTold, 'The card.', [404]),
      },
    },
    async (request) => readSampleCard(request.call, request.params.id, request.params.card),
  );

  app.get(
    '/v1/rulesets/:id/language',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'language',
        summary: 'The words of its card language, explained',
        tags,
        params,
        querystring: languageQuery,
        response: replies(listOf(word), 'A page of words.', [400, 404]),
      },
    },
    async (request) => listWords(request.call, request.params.id, request.query),
  );

  app.get(
    '/v1/rulesets/:id/events',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'eventTypes',
        summary: 'The types of its events: the schema of their data, their messages, their clauses',
        tags,
        params,
        querystring: pageQuery,
        response: replies(listOf(eventType), 'A page of types of events.', [400, 404]),
      },
    },
    async (request) => listEventTypes(request.call, request.params.id, request.query),
  );

  app.get(
    '/v1/rulesets/:id/decisions',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'decisionKinds',
        summary: 'The kinds of its decisions, and of their options',
        tags,
        params,
        querystring: pageQuery,
        response: replies(listOf(decisionKind), 'A page of kinds of decisions.', [400, 404]),
      },
    },
    async (request) => listDecisionKinds(request.call, request.params.id, request.query),
  );

  app.get(
    '/v1/rulesets/:id/schema',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'schema',
        summary: 'JSON Schemas of what it reads: cards, decks, options, positions, boards',
        tags,
        params,
        response: replies(rulesetSchemas, 'The schemas.', [404]),
      },
    },
    async (request) => readSchemas(request.call, request.params.id),
  );

  app.get(
    '/v1/rulesets/:id/schemas/:name',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'schemaNamed',
        summary: 'One JSON Schema, for editors: of a card, of a kind of card, of a list of cards, of a file of cases',
        tags,
        params: schemaParams,
        response: onlySchema('The schema, which its `$id` is the address of.', [404]),
      },
    },
    async (request, reply) => {
      const found = readSchema(request.call, request.params.id, request.params.name);
      if (found.ok) reply.type(JSON_SCHEMA);
      return found;
    },
  );
}
