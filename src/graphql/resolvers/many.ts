import type { MercuriusContext } from 'mercurius';
import { MOST_TOLD, previewRequest } from '../../contracts/preview.ts';
import type { AdjudicationRequest } from '../../contracts/requests.ts';
import { adjudicationRequest } from '../../contracts/requests.ts';
import { shapeFaults } from '../../doors/shape.ts';
import type { Viewer } from '../../engine/index.ts';
import { adjudicateEach } from '../../services/adjudication/batch.ts';
import type { Outlook } from '../../services/adjudication/preview.ts';
import { nodesOf, previewState } from '../../services/adjudication/preview.ts';
import type { Call } from '../../services/call.ts';
import { viewerOf } from '../../services/callers/caller.ts';
import type { Delivery } from '../../services/delivery/sealed.ts';
import { checkDeliveries, deliveredWhole, deliveryOf } from '../../services/delivery/sealed.ts';
import { failureAnswer } from '../../services/failure.ts';
import { logFailure } from '../../services/operations/outages.ts';
import type { Verdict } from '../../services/play/verdict.ts';
import type { Answer, Problem } from '../../services/problem.ts';
import { bad, good, problemDocument } from '../../services/problem.ts';
import { measureJson } from '../../services/write-json.ts';
import { checkArguments, present } from '../checked.ts';
import type { Args } from '../context.ts';
import { orThrow, ProblemError } from '../problem-error.ts';
import { eventSources } from './sources.ts';
import type { Wanted } from './verdicts.ts';
import { beside, wantedOf } from './verdicts.ts';

interface In {
  call: Call;
  reply: MercuriusContext['reply'];
}

const problemSource = (problem: Problem, requestId: string) => {
  const document = problemDocument(problem, requestId);
  return { ...document, document, __typename: 'Problem' };
};

function itemOf(item: unknown): Answer<AdjudicationRequest> {
  const errors = shapeFaults(adjudicationRequest, item, 'body');
  if (errors.length === 0) return good(adjudicationRequest.parse(item));
  return bad('invalid-request', `${errors.length} fault${errors.length === 1 ? '' : 's'} in the item.`, { errors });
}

/** Items as long as there is room for what they come to; in place of the others, why they are not carried out. */
function* within(told: { characters: number }, items: readonly unknown[]): Generator<Answer<AdjudicationRequest>> {
  for (const item of items) yield told.characters > MOST_TOLD ? bad('query-too-costly', NO_ROOM) : itemOf(item);
}

const NO_ROOM = `An answer holds at most ${MOST_TOLD / 1_000_000} MB of verdicts: send the item in another call.`;

/** An item whose verdict can't be sealed or signed does not affect the others. */
async function delivered(call: Call, verdict: Verdict, delivery: Delivery) {
  try {
    const whole = await deliveredWhole(call, verdict, delivery);
    return good({ whole, source: { ...beside(call, verdict, whole, delivery.viewer), __typename: 'Verdict' } });
  } catch (error) {
    logFailure(call.log, call.outages, error, 'an item of a batch could not be delivered');
    return failureAnswer(error);
  }
}

/** Many actions in one call: carried out, each on a state of its own, or tried. */
export const manyFields = (batchItems: number) => ({
  Query: {
    async preview(_root: unknown, { viewer, ...args }: Args & { viewer?: Viewer | null }, { call, reply }: In) {
      const { actions, ...rest } = args;
      const tried = Array.isArray(actions) ? { actions: actions.map(present) } : {};
      const request = checkArguments(previewRequest, { ...rest, ...tried });
      const seenAs = orThrow(viewerOf(call.caller, viewer ?? undefined));
      orThrow(await reply.request.charge(Math.max(0, nodesOf(request) - 1)));
      const { items, ruleset, ...preview } = orThrow(await previewState(call, request, seenAs));
      const sources = items.map((one) =>
        'problem' in one
          ? { ...one, problem: problemSource(one.problem, reply.request.id) }
          : { ...one, verdict: { ...one.verdict, ruleset } },
      );
      return { ...preview, items: sources };
    },
  },
  Mutation: {
    async adjudicateBatch(_root: unknown, { items, ...wanted }: Wanted & { items: unknown[] }, { call, reply }: In) {
      if (items.length > batchItems) {
        const errors = [{ path: '/items', reason: 'too many items', accepts: batchItems, in: 'body' as const }];
        throw new ProblemError({
          code: 'invalid-request',
          detail: `A batch may have at most ${batchItems} items.`,
          errors,
        });
      }
      const asked = wantedOf(wanted);
      orThrow(deliveryOf(call, asked));
      orThrow(await reply.request.charge(Math.max(0, items.length - 1)));
      const results: object[] = [];
      const deliveries: Answer<Delivery>[] = [];
      const told = { characters: 0 };
      const settled = checkDeliveries(
        within(told, items),
        (sealedFor) => deliveryOf(call, asked, sealedFor),
        deliveries,
      );
      for await (const result of adjudicateEach(call, settled)) {
        const delivery = deliveries.shift();
        if (result.ok && delivery?.ok) {
          const one = await delivered(call, result.value, delivery.value);
          results.push(one.ok ? one.value.source : problemSource(one.problem, reply.request.id));
          if (one.ok) told.characters += await measureJson(one.value.whole);
        } else if (!result.ok) results.push(problemSource(result.problem, reply.request.id));
      }
      return { items: results };
    },
  },
  Outlook: {
    events: ({ events, ruleset }: Outlook & { ruleset: string }) =>
      eventSources(events, { ruleset, match: null, viewer: 'judge' }),
  },
  BatchResult: { resolveType: ({ __typename }: { __typename: string }) => __typename },
});
