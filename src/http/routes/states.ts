import { stateAdoption, stateAdoptionRequest } from '../../contracts/editions.ts';
import { verdictQuery } from '../../contracts/requests.ts';
import { adoptState } from '../../services/adjudication/adopt-state.ts';
import { deliveredObject } from '../../services/delivery/sealed.ts';
import { good } from '../../services/problem.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

/** States that callers hold without a match. */
export function stateRoutes(app: RestApp): void {
  app.post(
    '/v1/states/adopt',
    {
      config: { needs: 'adjudicate', cost: 20 },
      schema: {
        operationId: 'adoptState',
        summary: 'Move a state to the present edition of its rules',
        description:
          'For a state without a match: what led to it is played again, and nothing is stored. Where all comes out the same, ' +
          '`verdict` has the state to go on with; where not, `difference` names the first action and the clauses. With the ' +
          'events of the start and of every action, those are compared; without them, only the state at the end, in every ' +
          'part. Sealed states need the scope judge.',
        tags: ['adjudication'],
        body: stateAdoptionRequest,
        querystring: verdictQuery,
        response: replies(stateAdoption, 'The state under the present edition, or what differs.', [
          ...[400, 403, 404, 409, 413, 415, 422],
        ]),
      },
    },
    async ({ call, body, delivery }) => {
      const answer = await adoptState(call, body);
      if (!answer.ok) return answer;
      const { verdict, ...told } = answer.value;
      return good({ ...told, verdict: verdict && (await deliveredObject(call, verdict, delivery)) });
    },
  );
}
