import { creatingHeaders } from '../../contracts/headers.ts';
import { cardList, cardSet, cardSetReading, cardSetReceipt, cardTold } from '../../contracts/replies.ts';
import { cardOfSetParams, cardSetRequest, cardsQuery, hashParams } from '../../contracts/requests.ts';
import {
  listCardsOfSet,
  readCardOfSet,
  readCardSet,
  readCardSetBack,
  registerCardSet,
} from '../../services/rules/catalogue.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

const tags = ['card sets'];

export function cardSetRoutes(app: RestApp): void {
  app.post(
    '/v1/card-sets',
    {
      config: { needs: 'matches:write', idempotent: true },
      schema: {
        operationId: 'registerCardSet',
        summary: 'Check cards and register them under the hash of their content',
        description:
          'The hash is that of what rules read: `externalId` and `metadata`, of a card or of the set, are kept beside it. ' +
          'Cards with the same hash are one set, and what was registered last is what is said of it.',
        tags,
        body: cardSetRequest,
        headers: creatingHeaders,
        response: replies(cardSetReceipt, 'The hash to name them by.', [400, 404, 409, 410, 413, 415, 422], 201),
      },
    },
    async (request, reply) => {
      const answer = await registerCardSet(request.call, request.body);
      if (answer.ok) reply.code(201).header('location', `/v1/card-sets/${answer.value.hash}`);
      return answer;
    },
  );

  app.get(
    '/v1/card-sets/:hash',
    {
      config: { needs: 'matches:read', seat: true },
      schema: {
        operationId: 'cardSet',
        summary: 'The cards that a hash names',
        tags,
        params: hashParams,
        response: replies(cardSet, 'The cards.', [404]),
      },
    },
    async (request) => readCardSet(request.call, request.params.hash),
  );

  app.get(
    '/v1/card-sets/:hash/reading',
    {
      config: { needs: 'matches:read', seat: true },
      schema: {
        operationId: 'cardSetReading',
        summary: 'What these cards say in English, as the engine understood them',
        tags,
        params: hashParams,
        response: replies(cardSetReading, 'What each card says.', [404]),
      },
    },
    async (request) => readCardSetBack(request.call, request.params.hash),
  );

  app.get(
    '/v1/card-sets/:hash/cards',
    {
      config: { needs: 'matches:read', seat: true },
      schema: {
        operationId: 'cardsOfSet',
        summary: 'The cards that a hash names, page by page, tokens among them; all, or those in which words occur',
        tags,
        params: hashParams,
        querystring: cardsQuery,
        response: replies(cardList, 'A page of cards.', [400, 404]),
      },
    },
    async (request) => listCardsOfSet(request.call, request.params.hash, request.query),
  );

  app.get(
    '/v1/card-sets/:hash/cards/:card',
    {
      config: { needs: 'matches:read', seat: true },
      schema: {
        operationId: 'cardOfSet',
        summary: 'One card of those that a hash names, with what it says and where its schema is',
        tags,
        params: cardOfSetParams,
        response: replies(cardTold, 'The card.', [404]),
      },
    },
    async (request) => readCardOfSet(request.call, request.params.hash, request.params.card),
  );
}
