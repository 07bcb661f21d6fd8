import type { z } from 'zod';
import type { Part } from '../../contracts/parts.ts';
import { USUAL_PARTS } from '../../contracts/parts.ts';
import type { Position, verdict as verdictShape, wholeVerdict } from '../../contracts/replies.ts';
import type { AdjudicationRequest } from '../../contracts/requests.ts';
import type { AnyRuleset, Decision, JsonObject, PlayerId, Viewer } from '../../engine/index.ts';
import { contentHashByPart, hashState, viewState } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { viewerOf } from '../callers/caller.ts';
import { tellParts } from '../play/parts.ts';
import type { Showing } from '../play/tell-verdict.ts';
import { verdictObject, writeVerdict } from '../play/tell-verdict.ts';
import type { AnyState } from '../play/validate-state.ts';
import type { Verdict } from '../play/verdict.ts';
import { positionObject } from '../play/verdict.ts';
import { viewAction } from '../play/view-action.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { openText, sealText } from '../sealing/seal.ts';
import { sign } from '../sealing/signature.ts';
import { runInTurns } from '../turns.ts';

/** How the caller wants the answer: for which viewer, sealed, signed. */
export interface DeliveryRequest {
  viewer?: Viewer | undefined;
  sealed?: boolean | undefined;
  signed?: boolean | undefined;
  views?: readonly Viewer[] | undefined;
  include?: readonly Part[] | undefined;
}

type Sealable = Pick<Verdict, 'state'> & { rules: Pick<AnyRuleset, 'view'> };

export interface Delivery extends Showing {
  sealed: boolean;
  signed: boolean;
}

/** The player who acts on a sealed state; undefined where the state is open or missing. */
export const sealedActor = ({ state, action }: Pick<AdjudicationRequest, 'state' | 'action'>): PlayerId | undefined =>
  typeof state === 'string' ? action.player : undefined;

/**
 * How the caller gets its answer, settled before anything is carried out. A caller who asks for a sealed state without
 * naming a viewer gets the view of a spectator. A state that was sent sealed is returned sealed, with the view of the
 * player who acted on it (`sealedFor`): only a judge may open it.
 */
export function deliveryOf(
  call: Pick<Call, 'caller'>,
  { views, include: parts, ...asked }: DeliveryRequest,
  sealedFor?: PlayerId,
): Answer<Delivery> {
  const delivery = deliveryTo(call, asked, sealedFor);
  if (!delivery.ok) return delivery;
  for (const viewer of views ?? []) {
    const also = deliveryTo(call, { viewer }, sealedFor);
    if (!also.ok) return also;
  }
  return good({ ...delivery.value, views, parts });
}

/** The same of the one viewer who is asked for. */
function deliveryTo(
  { caller }: Pick<Call, 'caller'>,
  { viewer, sealed, signed = false }: DeliveryRequest,
  sealedFor?: PlayerId,
): Answer<Delivery> {
  if (caller.seat !== null) {
    if (sealed === true)
      return bad('seat-bound', 'The key is bound to a seat: it gets the view of its seat and no sealed state.');
    const allowed = viewerOf(caller, viewer);
    return allowed.ok ? good({ viewer: allowed.value, sealed: false, signed }) : allowed;
  }
  if (sealedFor === undefined || caller.scopes.has('judge')) {
    return good({ viewer: viewer ?? (sealed === true ? 'spectator' : 'judge'), sealed: sealed ?? false, signed });
  }
  if (viewer === undefined) return good({ viewer: sealedFor, sealed: sealed ?? true, signed });
  if (viewer === sealedFor || viewer === 'spectator') return good({ viewer, sealed: sealed ?? false, signed });
  return bad('scope-missing', `The state is sealed: seeing it as ${viewer} needs the scope judge.`);
}

/** The seal of a state with this text. */
function sealedText({ serviceKeys, caller }: Call, { rules, state }: Sealable, text: string): Promise<string> {
  return sealText(serviceKeys, caller.tenant, text, JSON.stringify(viewState(rules, state, 'spectator')));
}

/** A verdict as it is delivered: `state` sealed and the view beside it in `view`, and `signature`, where wanted. */
export async function deliveredObject(
  call: Call,
  verdict: Verdict,
  { sealed, signed, ...showing }: Delivery,
): Promise<z.output<typeof verdictShape>> {
  const open = await verdictObject(call, verdict, showing);
  const { state } = open;
  const seal = sealed && state !== undefined ? await sealedText(call, verdict, verdict.text) : null;
  const answer = seal === null || state === undefined ? open : { ...open, state: seal, view: state };
  return signed ? { ...answer, signature: await signVerdict(call, verdict, answer, showing.viewer) } : answer;
}

/** The same with all the parts that a verdict usually has. */
export async function deliveredWhole(
  call: Call,
  verdict: Verdict,
  delivery: Delivery,
): Promise<z.output<typeof wholeVerdict>> {
  const { state, events, awaiting, ...rest } = await deliveredObject(call, verdict, {
    ...delivery,
    parts: USUAL_PARTS,
  });
  if (state === undefined || events === undefined || awaiting === undefined) throw new Error('a part is missing');
  return { ...rest, state, events, awaiting };
}

/** The text of a verdict as it is delivered, in pieces: at once, but where a piece takes long. */
export function deliver(call: Call, verdict: Verdict, delivery: Delivery): string[] | Promise<string[]> {
  const { sealed, signed } = delivery;
  if (sealed || signed) return deliveredObject(call, verdict, delivery).then((told) => [JSON.stringify(told)]);
  const pieces = writeVerdict(call, verdict, delivery);
  return pieces.every((piece) => typeof piece === 'string') ? pieces : Promise.all(pieces);
}

/**
 * What the service says with its signature. Only judges get the hashes of states: with a hash, whoever can guess the
 * seed could test guesses about hidden cards.
 */
async function signVerdict(call: Call, verdict: Verdict, answer: z.output<typeof verdictShape>, viewer: Viewer) {
  const events = answer.events ?? (await tellParts(call, verdict, viewer, ['events'])).events;
  const eventsHash = await runInTurns(contentHashByPart(events));
  const answerHash = await runInTurns(contentHashByPart(answer));
  return sign(call, 'verdict', {
    id: verdict.id,
    ruleset: answer.ruleset,
    cards: verdict.cards.hash,
    match: answer.match,
    stateHash: viewer === 'judge' ? { before: verdict.before, after: verdict.state.hash } : null,
    action: viewAction(verdict, viewer) as JsonObject | null,
    ruling: verdict.ruling,
    outcome: verdict.outcome as JsonObject | null,
    viewer,
    eventsHash,
    answerHash,
  });
}

/** A state by itself, as it is delivered. */
export async function deliveredPosition(
  call: Call,
  found: Sealable,
  ply: number,
  awaiting: Decision[],
  { viewer, views, sealed }: Delivery,
): Promise<Position> {
  const seenBy = (one: Viewer) => {
    const { state, stateHash, awaiting: open } = positionObject(found, ply, awaiting, one);
    return [one, { state, stateHash, awaiting: open }];
  };
  const more = views === undefined ? {} : { views: Object.fromEntries(views.map(seenBy)) };
  const position = { ...positionObject(found, ply, awaiting, viewer), ...more };
  if (!sealed) return position;
  const state = await sealedText(call, found, hashState(found.state));
  return { ...position, state, view: position.state };
}

/** A state that a caller sent. A sealed one needs no validation of its shape: it is unchanged. */
export interface OpenedState {
  state: AnyState;
  /** Its text, when it was sealed by this service for this caller, or is known to the letter. */
  ours: string | null;
}

/** Opens a sealed state; one that is sent openly, whose envelope has the right shape, is passed on at once. */
export function openState(call: Call, sent: string | object): Answer<OpenedState> | Promise<Answer<OpenedState>> {
  if (typeof sent === 'string') return openSealed(call, sent);
  return good({ state: sent as AnyState, ours: call.knownStates.textOf(sent) });
}

async function openSealed({ serviceKeys, caller }: Call, sent: string): Promise<Answer<OpenedState>> {
  const text = await openText(serviceKeys, caller.tenant, sent);
  return text.ok ? good({ state: JSON.parse(text.value) as AnyState, ours: text.value }) : text;
}

/**
 * Items of a batch as they come, those whose results nobody may have as the problem that they get instead. How each result is
 * delivered is added to `deliveries` before its item goes on.
 */
export async function* checkDeliveries(
  items: AsyncIterable<Answer<AdjudicationRequest>> | Iterable<Answer<AdjudicationRequest>>,
  settle: (sealedFor: PlayerId | undefined) => Answer<Delivery>,
  deliveries: Answer<Delivery>[],
): AsyncGenerator<Answer<AdjudicationRequest>> {
  for await (const item of items) {
    const delivery = settle(item.ok ? sealedActor(item.value) : undefined);
    deliveries.push(delivery);
    yield item.ok && !delivery.ok ? delivery : item;
  }
}
