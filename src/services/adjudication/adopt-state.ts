import type { z } from 'zod';
import type { StateAdoptionRequest, stateAdoption } from '../../contracts/editions.ts';
import type { AnyRuleset, Json, NotedEvent } from '../../engine/index.ts';
import { checkedStateText, contentHash, viewEvent } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { checkScope } from '../callers/caller.ts';
import { openState } from '../delivery/sealed.ts';
import { beginGame, prepareStart } from '../play/start.ts';
import type { AnyState } from '../play/validate-state.ts';
import { guardEngine } from '../play/validate-state.ts';
import type { Verdict } from '../play/verdict.ts';
import { resolveAction, startVerdict } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { bad, good, refused } from '../problem.ts';
import { pathsOfDifference } from './state-difference.ts';

type Told = z.output<typeof stateAdoption>;
type Difference = NonNullable<Told['difference']>;
type History = NonNullable<StateAdoptionRequest['history']>;

/** What came of a state, before its verdict is delivered. */
export type StateAdoption = Omit<Told, 'verdict'> & { verdict: Verdict | null };

/**
 * Plays the history of a state that a caller holds without a match by the rules that are here, and gives the state that they
 * come to. Where that is not what the state and the events sent with it say, tells what differs first. Nothing is stored.
 */
export async function adoptState(
  call: Call,
  { state: sent, history }: StateAdoptionRequest,
): Promise<Answer<StateAdoption>> {
  const opened = await openHeld(call, sent);
  if (!opened.ok) return opened;
  const held = opened.value;
  if (history === undefined) {
    return bad(
      'history-required',
      'A state goes on under another edition of its rules when all that led to it is played again: send `history` with the ' +
        '`start` request and the `actions`, with the `events` of each where they were kept. Without a history, the state can ' +
        'be written as a `position` for POST /v1/rulesets/{id}/start.',
    );
  }
  const begun = await begin(call, held, history);
  if (!begun.ok) return begun;
  const { rules } = begun.value;
  const told = {
    edition: held.ruleset,
    present: { id: rules.id, version: rules.version, hash: rules.hash },
  };
  const played = await play(call, begun.value, history);
  if (!played.ok) return played;
  const difference = 'same' in played.value ? played.value : stateDiffers(held, played.value, history);
  const verdict = 'same' in played.value || difference !== null ? null : played.value;
  return good({ same: difference === null, difference, verdict, ...told });
}

/** The state, unchanged since it was handed out. With guesses for histories a sealed one could be read, so only judges send such. */
async function openHeld(call: Call, sent: StateAdoptionRequest['state']): Promise<Answer<AnyState>> {
  if (typeof sent === 'string') {
    const allowed = checkScope(call.caller, 'judge');
    if (!allowed.ok) return allowed;
  }
  const opened = await openState(call, sent);
  if (!opened.ok) return opened;
  const { state, ours } = opened.value;
  if (ours === null) {
    const read = checkedStateText(state);
    if (!read.ok) return refused(read.refusal);
  }
  if (state.match === null) return good(state);
  const accepts = 'POST /v1/matches/{id}/adoption';
  return bad('invalid-request', 'The state is of a recorded match, which is adopted as a whole.', {
    errors: [{ in: 'body', path: '/state/match', reason: 'the match keeps its history itself', accepts }],
  });
}

/** A game that has begun, and what it is played with. */
interface Begun {
  rules: AnyRuleset;
  start: Verdict;
}

async function begin(call: Call, held: AnyState, { start = {} }: History): Promise<Answer<Begun>> {
  const prepared = await prepareStart(call, held.ruleset.id, { ...start, cards: start.cards ?? held.cards });
  if (!prepared.ok) return prepared;
  const { rules, cards } = prepared.value;
  if (cards.hash !== held.cards) {
    const hashes = { statedHash: held.cards, actualHash: cards.hash };
    return bad('card-set-mismatch', 'The cards of the start are not those of the state.', hashes);
  }
  const chance = start.seed === undefined ? held.rng : undefined;
  const begun = await beginGame(call, { ...prepared.value, chance }, start.position);
  if (!begun.ok) return begun;
  if (!begun.value.ok) return refused(begun.value.refusal);
  return good({ rules, start: startVerdict(rules, cards, begun.value.value) });
}

/** The last verdict, or what differs before that. */
async function play(
  call: Call,
  { rules, start }: Begun,
  { events, actions }: History,
): Promise<Answer<Verdict | Difference>> {
  let last = start;
  const atStart = eventsDiffer(0, events, last.events);
  if (atStart !== null) return good(atStart);
  for (const [at, step] of actions.entries()) {
    const ply = at + 1;
    const incoming = { rules, cards: start.cards, state: last.state, text: last.text };
    const result = await guardEngine(call, () => resolveAction(call, incoming, step.action));
    if (!result.ok) return result;
    if (!result.value.ok) {
      const { clause = null } = result.value.refusal;
      return good({ ...differs(ply, 'action'), clauses: { stored: null, actual: clause } });
    }
    last = result.value.value;
    const difference = eventsDiffer(ply, step.events, last.events);
    if (difference !== null) return good(difference);
  }
  return good(last);
}

const differs = (
  ply: number,
  what: string,
  stored: string | null = null,
  actual: string | null = null,
): Difference => ({
  ...{ same: false, ply, what, stored, actual },
});

/** As much of an event as editions have to agree about. */
function toldOf({ seq, parent, type, clause, player, data }: Omit<NotedEvent, 'secret'>): Json {
  return { seq, parent, type, clause, player, data };
}

function eventsDiffer(ply: number, kept: History['events'], events: NotedEvent[]): Difference | null {
  if (kept === undefined) return null;
  const stored = kept.map(toldOf);
  const actual = events.map((event) => toldOf(viewEvent(event, 'judge')));
  const length = Math.max(stored.length, actual.length);
  for (let at = 0; at < length; at++) {
    if (contentHash(stored[at] ?? null) === contentHash(actual[at] ?? null)) continue;
    const clauses = { stored: kept[at]?.clause ?? null, actual: events[at]?.clause ?? null };
    return { ...differs(ply, 'events', contentHash(stored), contentHash(actual)), clauses };
  }
  return null;
}

/** What a state has in every edition, whatever the form of its board: how it goes on can't be the same where this is not. */
const formless = ({
  options: _options,
  board: _board,
  frames: _frames,
  pending: _pending,
  modifiers: _modifiers,
  fresh: _fresh,
  ...rest
}: AnyState) => rest;

/**
 * Whether the state that was played is the one that the caller holds. Where all events were kept and are the same, an edition may
 * have changed the form of its states.
 */
function stateDiffers(held: AnyState, { state }: Verdict, { events, actions }: History): Difference | null {
  const allKept = events !== undefined && actions.every((step) => step.events !== undefined);
  const seen = (one: AnyState) => {
    const { ruleset: _ruleset, hash: _hash, ...rest } = { ...(allKept ? formless(one) : one) };
    return rest;
  };
  const paths = pathsOfDifference(seen(held), seen(state));
  return paths.length === 0 ? null : { ...differs(actions.length, 'state', held.hash, state.hash), paths };
}
