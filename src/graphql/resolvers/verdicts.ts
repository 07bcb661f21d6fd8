import { stateAdoptionRequest } from '../../contracts/editions.ts';
import { actRequest, adjudicationRequest, matchRequest, startRequest } from '../../contracts/requests.ts';
import type { PlayerId, Viewer } from '../../engine/index.ts';
import { adjudicateState } from '../../services/adjudication/adjudicate.ts';
import { adoptState } from '../../services/adjudication/adopt-state.ts';
import type { Call } from '../../services/call.ts';
import type { Delivery, DeliveryRequest } from '../../services/delivery/sealed.ts';
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
  views?: Viewer[] | null;
}

/** What is wanted of a verdict, as the use cases take it. */
export const wantedOf = ({ viewer, sealed, signed, views }: Wanted): DeliveryRequest => ({
  viewer: viewer ?? undefined,
  sealed: sealed ?? undefined,
  signed: signed ?? false,
  views: views ? [...new Set(views)] : undefined,
});

/** Carries something out and answers its verdict as it is wanted; what is not allowed is refused before. */
export async function answer(
  call: Call,
  wanted: Wanted,
  carryOut: () => Promise<Answer<Verdict>>,
  sealedFor?: PlayerId,
): Promise<object> {
  const delivery = orThrow(deliveryOf(call, wantedOf(wanted), sealedFor));
  return verdictSource(call, orThrow(await carryOut()), delivery);
}

/** What the fields of a verdict are read from. */
export const verdictSource = async (call: Call, verdict: Verdict, delivery: Delivery) =>
  beside(call, verdict, await deliveredWhole(call, verdict, delivery), delivery.viewer);

type Whole = Awaited<ReturnType<typeof deliveredWhole>>;

/**
 * What is delivered of a verdict with what its fields need beside that: as whom it is seen, the ply of each event, and its scene,
 * which is drawn for who asks.
 */
export function beside(call: Call, verdict: Verdict, { views = {}, ...whole }: Whole, viewer: Viewer) {
  const plies = (verdict.steps ?? [verdict]).map(({ state }) => ({ to: state.counters.event, ply: state.match?.ply }));
  const placed = <E extends { seq: number }>(event: E) => ({
    ...event,
    ply: plies.find(({ to }) => event.seq <= to)?.ply,
  });
  const seenBy = (one: Viewer) => ({
    seenAs: one,
    of: { ruleset: verdict.rules.id, match: verdict.state.match?.id ?? null, viewer: one },
    scene: async () => sceneSource(orThrow(await sceneOfVerdict(call, verdict, one, verdict.names))),
  });
  const others = Object.entries(views).map(([name, { events = [], ...shown }]) => ({
    viewer: name,
    ...shown,
    events: events.map(placed),
    ...seenBy(name as Viewer),
  }));
  return { ...whole, events: whole.events.map(placed), ...seenBy(viewer), views: others };
}

export type VerdictSource = ReturnType<typeof beside>;
type SeenVerdict = Pick<VerdictSource, 'events' | 'of'>;

/** A request object whose parts leave out what the query says is null. */
export function whole({ action, seats, clock, auto, ...rest }: Args): Args {
  return {
    ...rest,
    ...(auto ? { auto: wholeOrder(present(auto) as Args) } : {}),
    ...(action ? { action: present(action) } : {}),
    ...(clock ? { clock: present(clock) } : {}),
    ...(Array.isArray(seats) ? { seats: seats.map(present) } : {}),
  };
}

/** What the service decides, as requests by REST say it. */
function wholeOrder({ off, pass, ...rest }: Args): Args | false {
  if (off === true) return false;
  return { ...rest, ...(pass ? { pass: present(pass) } : {}) };
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
export function apart({ viewer = null, sealed = null, signed = null, views = null, ...rest }: Sent): [Args, Wanted] {
  return [rest, { viewer, sealed, signed, views }];
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
      const [rest, wanted] = apart(args);
      const sent = checkArguments(stateAdoptionRequest, wholeHistory(rest));
      const delivery = orThrow(deliveryOf(call, wantedOf(wanted)));
      const { verdict, ...told } = orThrow(await adoptState(call, sent));
      return { ...told, verdict: verdict && (await verdictSource(call, verdict, delivery)) };
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
    events: ({ events, of }: SeenVerdict) => eventSources(events, of),
    match: ({ match, seenAs }: VerdictSource) => match && { ...match, seenAs },
  },
  VerdictView: {
    events: ({ events, of }: SeenVerdict) => eventSources(events, of),
  },
};
