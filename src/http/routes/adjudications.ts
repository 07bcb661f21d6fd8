import { cardCheck, deckCheck, verdict } from '../../contracts/replies.ts';
import {
  adjudicationRequest,
  cardCheckRequest,
  deckCheckRequest,
  rulesetParams,
  startRequest,
  verdictQuery,
} from '../../contracts/requests.ts';
import { parseReply, parseRequest } from '../../contracts/texts.ts';
import { adjudicateState } from '../../services/adjudication/adjudicate.ts';
import { sealedActor } from '../../services/delivery/sealed.ts';
import { checkCards } from '../../services/play/check-cards.ts';
import { checkDeck } from '../../services/play/decks.ts';
import { parseTexts } from '../../services/play/parse-texts.ts';
import { startWithoutMatch } from '../../services/play/start.ts';
import { delivered } from '../delivered.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

export function adjudicationRoutes(app: RestApp): void {
  app.post(
    '/v1/adjudications',
    {
      config: { needs: 'adjudicate', seat: true, sealedFor: sealedActor },
      schema: {
        operationId: 'adjudicate',
        summary: 'Carry out an action on a state',
        description:
          'Stores nothing unless the state belongs to a match. A sealed state is returned sealed, with the view of ' +
          'the player who acted, unless the key is a judge’s.',
        tags: ['adjudication'],
        body: adjudicationRequest,
        querystring: verdictQuery,
        response: replies(verdict, 'What came of it.', [400, 403, 404, 409, 410, 413, 415, 422]),
      },
    },
    async (request) => delivered(request, await adjudicateState(request.call, request.body)),
  );

  app.post(
    '/v1/rulesets/:id/start',
    {
      config: { needs: 'adjudicate' },
      schema: {
        operationId: 'start',
        summary: 'A legal start state, or a position, with nothing stored',
        tags: ['adjudication'],
        params: rulesetParams,
        body: startRequest.nullish(),
        querystring: verdictQuery,
        response: replies(verdict, 'The state at its first decision.', [400, 404, 413, 415, 422]),
      },
    },
    async (request) => {
      const answer = await startWithoutMatch(request.call, request.params.id, request.body ?? {});
      return delivered(request, answer);
    },
  );

  app.post(
    '/v1/rulesets/:id/decks/check',
    {
      config: { needs: 'adjudicate' },
      schema: {
        operationId: 'checkDeck',
        summary: 'Whether a deck can be played, and everything that is wrong with it',
        tags: ['adjudication'],
        params: rulesetParams,
        body: deckCheckRequest,
        response: replies(deckCheck, 'What was found.', [400, 404, 413, 415, 422]),
      },
    },
    async (request) => checkDeck(request.call, request.params.id, request.body),
  );

  app.post(
    '/v1/rulesets/:id/cards/check',
    {
      config: { needs: 'adjudicate' },
      schema: {
        operationId: 'checkCards',
        summary: 'Everything that is wrong with cards, and what they say in English, with nothing stored',
        tags: ['adjudication'],
        params: rulesetParams,
        body: cardCheckRequest,
        response: replies(cardCheck, 'What was found.', [400, 404, 413, 415, 422]),
      },
    },
    async (request) => checkCards(request.call, request.params.id, request.body),
  );

  app.post(
    '/v1/rulesets/:id/cards/parse',
    {
      config: { needs: 'adjudicate' },
      schema: {
        operationId: 'parseTexts',
        summary: 'What texts of cards say in the language of the ruleset, and what is not understood',
        tags: ['adjudication'],
        params: rulesetParams,
        body: parseRequest,
        response: replies(parseReply, 'What they say.', [400, 404, 413, 415, 422]),
      },
    },
    async (request) => parseTexts(request.call, request.params.id, request.body),
  );
}
