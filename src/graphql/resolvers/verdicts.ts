import { stateAdoptionRequest } from '../../contracts/editions.ts';
import { actRequest, adjudicationRequest, matchRequest, startRequest } from '../../contracts/requests.ts';
import type { PlayerId, Viewer } from '../../engine/index.ts';
import { adjudicateState } from '../../services/adjudication/adjudicate.ts';
import { adoptState } from '../../services/adjudication/adopt-state.ts';
import type { Call } from '../../services/call.ts';
import { deliveredWhole, deliveryOf, sealedActor } from '../../services/delivery/sealed.ts';
import { actOnMatch, startMatch } from '../../services/matches/matches.ts';
import { sceneOfVerdict } from '../../services/play/scene.ts';
import { startWithoutMatch } from '../../services/play/start.ts';
import type { Verdict } from '../../services/play/verdict.ts';
import type { Answer } from '../../services/problem.ts';
import { checkArguments, present } from '../checked.ts';
import type { Args } from '../context.ts';
import { orThrow } from '../problem-error.ts';
import { sceneSource } from './scenes.ts';
import { eventSources } from './sources.ts';

interface In {
  call: Call;
}

/** How a verdict is wanted. */
export interface Wanted {
  viewer?: Viewer | null;
  sealed?: boolean | null;
  signed?: boolean | null;
}

/** Carries something out and answers its verdict as it is wanted; what is not allowed is refused before. */
export async function answer(
  call: Call,
  { viewer, sealed, signed }: Wanted,
  carryOut: () => Promise<Answer<Verdict>>,
  sealedFor?: PlayerId,
): Promise<object> {
  const wanted = { viewer: viewer ?? undefined, sealed: sealed ?? undefined, signed: signed ?? false };
  const delivery = orThrow(deliveryOf(call, wanted, sealedFor));
  const verdict = orThrow(await carryOut());
  return { ...(await deliveredWhole(call, verdict, delivery)), ...beside(call, verdict, delivery.viewer) };
}

/** What fields of a verdict need beside what is delivered of it: as whom it is seen, and its scene, which is drawn for who asks. */
export const beside = (call: Call, verdict: Verdict, viewer: Viewer) => ({
  seenAs: viewer,
  scene: async () => sceneSource(orThrow(await sceneOfVerdict(call, verdict, viewer))),
});

export type VerdictSource = Awaited<ReturnType<typeof deliveredWhole>> & { seenAs: Viewer };

/** A request object whose parts leave out what the query says is null. */
export function whole({ action, seats, clock, ...rest }: Args): Args {
  return {
    ...rest,
    ...(action ? { action: present(action) } : {}),
    ...(clock ? { clock: present(clock) } : {}),
    ...(Array.isArray(seats) ? { seats: seats.map(present) } : {}),
  };
}

/** The same, with a history. */
function wholeHistory({ history, ...rest }: Args): Args {
  if (!history) return rest;
  const { start, actions, ...kept } = present(history) as { start?: Args; actions: Args[] };
  const steps = actions.map((step) => present(whole(step)));
  return { ...rest, history: { ...kept, actions: steps, ...(start ? { start: present(whole(start)) } : {}) } };
}

type Sent = Args & Wanted;

/** What was sent, apart from how the answer is wanted. */
export function apart({ viewer = null, sealed = null, signed = null, ...rest }: Sent): [Args, Wanted] {
  return [rest, { viewer, sealed, signed }];
}

export const verdictFields = {
  Mutation: {
    start(_root: unknown, { ruleset, request, ...wanted }: Sent & { ruleset: string }, { call }: In) {
      const sent = checkArguments(startRequest, whole((request ?? {}) as Args));
      return answer(call, wanted, () => startWithoutMatch(call, ruleset, sent));
    },
    adjudicate(_root: unknown, args: Sent, { call }: In) {
      const [rest, wanted] = apart(args);
      const sent = checkArguments(adjudicationRequest, whole(rest));
      return answer(call, wanted, () => adjudicateState(call, sent), sealedActor(sent));
    },
    async adoptState(_root: unknown, args: Sent, { call }: In) {
      const [rest, { viewer, sealed, signed }] = apart(args);
      const sent = checkArguments(stateAdoptionRequest, wholeHistory(rest));
      const wanted = { viewer: viewer ?? undefined, sealed: sealed ?? undefined, signed: signed ?? false };
      const delivery = orThrow(deliveryOf(call, wanted));
      const { verdict, ...told } = orThrow(await adoptState(call, sent));
      const delivered = verdict && (await deliveredWhole(call, verdict, delivery));
      return { ...told, verdict: delivered && { ...delivered, ...beside(call, verdict, delivery.viewer) } };
    },
    startMatch(_root: unknown, { request, ...wanted }: Wanted & { request: Args }, { call }: In) {
      const sent = checkArguments(matchRequest, whole(request));
      return answer(call, wanted, () => startMatch(call, sent));
    },
    act(_root: unknown, { match, ...args }: Sent & { match: string }, { call }: In) {
      const [rest, wanted] = apart(args);
      const sent = checkArguments(actRequest, whole(rest));
      return answer(call, wanted, () => actOnMatch(call, match, sent));
    },
  },
  Verdict: {
    events: ({ events, match, ruleset, seenAs: viewer }: VerdictSource) =>
      eventSources(events, { ruleset: ruleset.id, match: match?.id ?? null, ply: match?.ply, viewer }),
    match: ({ match, seenAs }: VerdictSource) => match && { ...match, seenAs },
  },
};
