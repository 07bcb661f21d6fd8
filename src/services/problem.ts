import type { Fact, Fault, Option, Refusal, RefusalCode } from '../engine/index.ts';

/** Every problem code with its status and title. One table for both doors. */
export const PROBLEMS = {
  'malformed-json': { status: 400, title: 'The body is not JSON' },
  'invalid-request': { status: 400, title: 'The request has the wrong form' },
  'query-too-deep': { status: 400, title: 'The query is too deep' },
  'query-too-costly': { status: 400, title: 'The query asks for too much' },
  'query-too-long': { status: 400, title: 'The query is too long' },
  'persisted-query-mismatch': { status: 400, title: 'The hash belongs to another query' },
  'key-required': { status: 401, title: 'A key is required' },
  'key-invalid': { status: 401, title: 'The key is not valid' },
  'scope-missing': { status: 403, title: 'The key lacks the required scope' },
  'query-not-allowed': { status: 403, title: 'The query is not allowed here' },
  'seat-bound': { status: 403, title: 'The key is bound to a seat' },
  'preview-hidden': { status: 403, title: 'A preview would reveal what is hidden' },
  'persisted-query-unknown': { status: 404, title: 'No query of this hash is known' },
  'no-such-route': { status: 404, title: 'There is nothing at this address' },
  'unknown-ruleset': { status: 404, title: 'No such ruleset' },
  'unknown-schema': { status: 404, title: 'No such schema' },
  'unknown-match': { status: 404, title: 'No such match' },
  'unknown-ply': { status: 404, title: 'The match has no such ply' },
  'unknown-event': { status: 404, title: 'The match has no such event' },
  'unknown-tournament': { status: 404, title: 'No such tournament' },
  'unknown-table': { status: 404, title: 'The tournament has no such table' },
  'unknown-player': { status: 404, title: 'No such player' },
  'unknown-card-set': { status: 404, title: 'No such card set' },
  'unknown-card': { status: 404, title: 'The set has no such card' },
  'unknown-key': { status: 404, title: 'No such key' },
  'unknown-webhook': { status: 404, title: 'No such webhook' },
  'unknown-delivery': { status: 404, title: 'The webhook has no such delivery' },
  'unknown-job': { status: 404, title: 'No such job' },
  'unknown-commitment': { status: 404, title: 'No such commitment' },
  'no-scene': { status: 404, title: 'The ruleset has no scenes' },
  'unknown-problem': { status: 404, title: 'No such problem code' },
  'method-not-allowed': { status: 405, title: 'The method is not supported at this address' },
  'match-deleted': { status: 410, title: 'The match was deleted' },
  'answer-withdrawn': { status: 410, title: 'The answer is not kept any more' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'ply-conflict': { status: 409, title: 'The match has moved on' },
  'match-paused': { status: 409, title: 'The match is paused' },
  'clock-state': { status: 409, title: 'The clock of the match is not at that point' },
  'revision-conflict': { status: 409, title: 'What is said about the match was changed meanwhile' },
  'tournament-conflict': { status: 409, title: 'The tournament was changed meanwhile' },
  'tournament-exists': { status: 409, title: 'There is a tournament of that name' },
  'match-archived': { status: 409, title: 'The match lies in the archive' },
  'archive-off': { status: 409, title: 'The service has no archive' },
  'job-state': { status: 409, title: 'The job is not at that point' },
  'tournament-state': { status: 409, title: 'The tournament is not at that point' },
  'origin-deleted': { status: 409, title: 'The match that this one goes back to was deleted' },
  'state-hash-mismatch': { status: 409, title: 'The state was changed after it was handed out' },
  'ruleset-mismatch': { status: 409, title: 'The state belongs to another edition of the ruleset' },
  'commitment-used': { status: 409, title: 'The commitment was used already' },
  'key-ended': { status: 409, title: 'The key has expired or was revoked' },
  'card-set-mismatch': { status: 409, title: 'The cards are not those of the state' },
  'quota-exceeded': { status: 409, title: 'The quota is exhausted' },
  'idempotency-in-flight': { status: 409, title: 'The same request is still being answered' },
  'precondition-failed': { status: 412, title: 'The match is in another state' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body has to be JSON' },
  'not-your-decision': { status: 422, title: 'Another player has to decide' },
  'no-such-decision': { status: 422, title: 'The decision is not open' },
  'no-such-option': { status: 422, title: 'There is no such option' },
  'answer-out-of-bounds': { status: 422, title: 'The answer is out of bounds' },
  'illegal-action': { status: 422, title: 'The rules forbid it' },
  'game-over': { status: 422, title: 'The game is over' },
  'budget-exceeded': { status: 422, title: 'The resolution takes too much work' },
  'sealed-state-invalid': { status: 422, title: 'The sealed state is not valid' },
  'history-required': { status: 422, title: 'The history of the state is required' },
  'state-invalid': { status: 422, title: 'The rules cannot lead to this state' },
  'cards-invalid': { status: 422, title: 'The cards are not valid' },
  'seats-invalid': { status: 422, title: 'A deck is not valid' },
  'position-invalid': { status: 422, title: 'The position is not valid' },
  'idempotency-mismatch': { status: 422, title: 'The Idempotency-Key was used for another request' },
  'websocket-required': { status: 426, title: 'A WebSocket is required' },
  'too-many-subscriptions': { status: 429, title: 'Too many streams or subscriptions' },
  'too-many-at-once': { status: 429, title: 'Too many requests at once' },
  'rate-limited': { status: 429, title: 'Too many calls' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  internal: { status: 500, title: 'The service failed' },
  unavailable: { status: 503, title: 'The service is not ready' },
  'archive-unavailable': { status: 503, title: 'The archive does not answer' },
} as const satisfies Record<RefusalCode | string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Retry-After of a service that is unavailable, or whose archive is, in seconds. */
export const RETRY_AFTER = 2;

/** Whether the same call may be answered in a while. */
export const passes = (code: ProblemCode): boolean => code === 'unavailable' || code === 'archive-unavailable';

/** Something wrong in a request, and the part of the request where its pointer starts. */
export interface RequestFault extends Fault {
  in?: 'body' | 'query' | 'path';
}

/** A call that leads on from a problem. */
export interface Way {
  method: 'POST';
  href: string;
  does: string;
}

/** Why a request was not answered. A value: services return it, the doors write it. */
export interface Problem {
  code: ProblemCode;
  detail: string;
  clause?: string;
  facts?: Fact[];
  errors?: RequestFault[];
  options?: Option[];
  statedHash?: string;
  actualHash?: string;
  currentPly?: number;
  currentHash?: string;
  currentRevision?: number;
  deletedAt?: string;
  cycle?: string[];
  /** What to call instead. */
  links?: Way[];
  /** Where the problem is, in a request of many lines; the first is 1. */
  line?: number;
  /** What was counted in a query, and how much of it there is; `limit` is how much there may be. */
  counted?: string;
  has?: number;
  /** Points in a minute, what the call costs, and when all of them are there again. */
  limit?: number;
  cost?: number;
  resetsAt?: string;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** What is said of a request that has faults, which its `errors` tell one by one. */
export const faultCount = ({ length }: readonly unknown[]): string =>
  `${length} fault${length === 1 ? '' : 's'} in the request.`;

export const good = <T>(value: T): Answer<T> => ({ ok: true, value });

/** One part of what was answered, or the problem. */
export const partOf = <T extends object, P extends keyof T>(answer: Answer<T>, part: P): Answer<T[P]> =>
  answer.ok ? good(answer.value[part]) : answer;

export const bad = (code: ProblemCode, detail: string, more: Omit<Problem, 'code' | 'detail'> = {}) =>
  ({ ok: false, problem: { code, detail, ...more } }) as const;

/** What the engine refused, as a problem. */
export function refused({ code, detail, clause, facts, errors, options, data }: Refusal) {
  const { stated, actual, cycle } = data ?? {};
  return bad(code, detail, {
    ...(clause === undefined ? {} : { clause }),
    ...(facts === undefined ? {} : { facts }),
    ...(errors === undefined ? {} : { errors }),
    ...(options === undefined ? {} : { options }),
    ...(typeof stated === 'string' ? { statedHash: stated } : {}),
    ...(typeof actual === 'string' ? { actualHash: actual } : {}),
    ...(Array.isArray(cycle) ? { cycle: cycle.map(String) } : {}),
  });
}

/** A problem as it is written: a document of RFC 9457. */
export interface ProblemDocument extends Problem {
  type: string;
  title: string;
  status: number;
  requestId: string;
  /** Seconds after which to try again, where that may help. */
  retryAfter?: number;
}

export function problemDocument(problem: Problem, requestId: string): ProblemDocument {
  const { code, detail, ...more } = problem;
  return {
    type: `/problems/${code}`,
    ...{ title: PROBLEMS[code].title, status: PROBLEMS[code].status },
    detail,
    code,
    requestId,
    // Said in the document as well: items, fields and subscriptions have no headers.
    ...(passes(code) ? { retryAfter: RETRY_AFTER } : {}),
    ...more,
  };
}
