import type { Problem, ProblemCode } from './problem.ts';
import { problemDocument } from './problem.ts';

/** What somebody has to know who meets a problem: why it comes, what to do, and what one says beside its code. */
interface Guide {
  cause: string;
  remedy: string;
  example: Omit<Problem, 'code'>;
}

const MATCH = '0199a3c4-5d1e-7b3a-9c56-2f0e8d7b6a15';
const HASH = '5f16f4c7f149ac4f9510d9cf8cf384038ad348b3bcdc01915f95de12df9d1b02';
const OTHER_HASH = '9b74c9897bac770ffc029102a200c5de0f3a1c6e9e5d4b8a7c6b5a4938271605';

/** One for every code. */
export const GUIDES: Readonly<Record<ProblemCode, Guide>> = {
  'malformed-json': {
    cause:
      'The body of the request is no JSON text, or one of its fields has a name that JavaScript gives a meaning to.',
    remedy:
      'Mend the text at the line and column that `detail` names. Send what a JSON library writes, not text put together by hand.',
    example: { detail: 'The body is not JSON: an unexpected "}" at line 3, column 1.' },
  },
  'invalid-request': {
    cause:
      'A part of the request has the wrong form: a field is missing, unknown, of the wrong type or out of its bounds.',
    remedy:
      'Mend every fault in `errors`. Each has the part of the request (`in`), a JSON pointer into it (`path`), the reason, and what is accepted.',
    example: {
      detail: '1 fault in the request.',
      errors: [
        {
          in: 'body',
          path: '/players',
          reason: 'no such field here',
          accepts: ['ruleset', 'seats'],
          didYouMean: 'seats',
        },
      ],
    },
  },
  'query-too-deep': {
    cause: 'Fields of the GraphQL query are nested deeper than the service follows.',
    remedy: 'Ask for less in one query, or page through the inner list in a query of its own.',
    example: { detail: 'The query is 13 levels deep; 12 are allowed.', counted: 'levels', has: 13, limit: 12 },
  },
  'query-too-costly': {
    cause: 'What the GraphQL query could ask for at most, worked out from its limits, is more than one query may.',
    remedy: 'Lower `limit` or `first` of the lists, above all of lists within lists, or split the query.',
    example: { detail: 'The query costs 30,000; 20,000 is the limit.', counted: 'cost', has: 30_000, limit: 20_000 },
  },
  'query-too-long': {
    cause: 'The text of the GraphQL query has more tokens than the service reads.',
    remedy: 'Send values as variables instead of in the text, and fewer operations in one document.',
    example: { detail: 'The query has more than 2,000 tokens.', counted: 'tokens', limit: 2_000 },
  },
  'persisted-query-mismatch': {
    cause: 'The SHA-256 that came with a query is not the hash of its text.',
    remedy: 'Hash the text exactly as it is sent, as UTF-8, and write the hash in lower case.',
    example: { detail: 'The query that was sent has another hash.' },
  },
  'key-required': {
    cause: 'The call needs a key, and the request has none.',
    remedy: 'Send `Authorization: Bearer <key>`. Other headers are not read. Whoever runs the service makes keys.',
    example: { detail: 'This call needs a key: send it as "Authorization: Bearer …".' },
  },
  'key-invalid': {
    cause: 'The key is misspelt, has expired, or was revoked or rotated.',
    remedy: 'Look for white space and cut ends; otherwise ask for a new key.',
    example: { detail: 'The key is not known here.' },
  },
  'scope-missing': {
    cause: 'The key is good, but was made without the scope that the call needs.',
    remedy: 'Use another key, or have one made with the scope that `detail` names.',
    example: { detail: 'The key needs the scope "matches:write".' },
  },
  'query-not-allowed': {
    cause:
      'The service answers only GraphQL queries that were registered with it, or does not answer questions about its schema.',
    remedy: 'Use one of the registered queries; whoever runs the service can register yours.',
    example: { detail: 'Only registered queries are answered here.' },
  },
  'seat-bound': {
    cause: 'The key belongs to one seat of one match, and the call is about something else or is not made for players.',
    remedy:
      'Let your own server make the call with a key of its own; a key of a seat views its match and decides for its seat.',
    example: { detail: 'The key is bound to a seat of another match.' },
  },
  'preview-hidden': {
    cause: 'The preview would draw, shuffle or show something that its player may not see before the action is taken.',
    remedy: 'Take the action without a preview; what comes of it depends on what is hidden.',
    example: { detail: 'What comes of it depends on cards that are hidden.' },
  },
  'persisted-query-unknown': {
    cause:
      'A GraphQL request named its query by hash alone, and the service does not (or no longer) know a query of that hash.',
    remedy: 'Send the request again with the hash and the text; the service keeps the text from then on.',
    example: { detail: 'Send the text of the query once along with its hash.' },
  },
  'no-such-route': {
    cause: 'The path is not one of the service.',
    remedy: 'Compare it with the list at `/docs`; all paths but those of probes begin with `/v1`.',
    example: { detail: 'There is nothing at GET /v1/match.' },
  },
  'unknown-ruleset': {
    cause: 'No game here goes by that id.',
    remedy: 'Use an id of `GET /v1/rulesets`; `detail` lists them.',
    example: {
      detail: 'There is no ruleset "gundum". Did you mean "gundam"? There are: alteil, dx2, gundam, nexus, unnamed.',
    },
  },
  'unknown-schema': {
    cause: 'The ruleset has no JSON Schema of that name.',
    remedy: 'Use a name that `detail` lists.',
    example: { detail: 'There is no schema "cards.json" of nexus.' },
  },
  'unknown-match': {
    cause: 'There is no match of that id, or it belongs to another key: the service does not say which.',
    remedy: 'Check the id, and that the key is the one the match was started with.',
    example: { detail: `There is no match ${MATCH}.` },
  },
  'match-deleted': {
    cause: 'The match was deleted by its owner, with everything that was played in it.',
    remedy: 'Nothing brings it back. Forget its id; lists tell of it with `deleted=include`.',
    example: {
      detail: `Match ${MATCH} was deleted on 2026-11-25T12:00:00.000Z.`,
      deletedAt: '2026-11-25T12:00:00.000Z',
    },
  },
  'answer-withdrawn': {
    cause:
      'The request was sent before with this Idempotency-Key and carried out, and its answer was about a match that was deleted since, or named a player who was forgotten.',
    remedy: 'Do not send it again. What you mean to do now is another request, with another key.',
    example: { detail: 'What was answered to this request is not kept any more; it was carried out.' },
  },
  'unknown-table': {
    cause: 'The tournament has no round or no table of that number.',
    remedy: 'Read its rounds, and the tables of a round, at `GET /v1/tournaments/{name}/rounds`.',
    example: { detail: 'There is no table 9 in round 2.' },
  },
  'tournament-conflict': {
    cause:
      'The request names a revision of the tournament, by `expectedRevision` or `If-Match`, that it does not have any more.',
    remedy:
      'Read the tournament again, see what was changed, and send the request with the `revision` that it has now.',
    example: {
      detail: 'The tournament is at revision 7: it was changed since what was meant was read.',
      currentRevision: 7,
    },
  },
  'tournament-exists': {
    cause: 'Each tournament of an owner has a name of its own, since its matches are told by it.',
    remedy: 'Choose another name, or delete the other tournament.',
    example: { detail: 'There is a tournament "Spring Open" already.' },
  },
  'tournament-state': {
    cause:
      'The tournament does not allow it now: a round is open, is paired already or is not the last one, or registration is closed.',
    remedy:
      '`detail` says what stands in the way. Tables that are open are told with `waitsFor`; a judge can rule how they end.',
    example: { detail: 'Round 2 is not over: 1 of its tables are open (3).' },
  },
  'match-archived': {
    cause:
      'The match is older than its tenant keeps matches, and lies in the archive: a judge can not rule on it there, or its file is gone or was changed.',
    remedy:
      'Restore it with `POST /v1/jobs` and `{"kind": "restore", "match": …}` before you rule on it. `detail` says which file it lies in, for whoever runs the archive.',
    example: { detail: `Match ${MATCH} lies in the archive: restore it before you rule on it.` },
  },
  'archive-off': {
    cause: 'A rule of retention, or a job of the archive, is asked of a service that was given no archive.',
    remedy: 'Set `ARCHIVE` to a folder that all processes of the service share, or to a bucket.',
    example: { detail: 'This service has no archive (ARCHIVE): what is recorded stays in the database.' },
  },
  'job-state': {
    cause: 'The lines of a job are asked for before it is done, or of one that failed or was cancelled.',
    remedy: 'Ask for the job until its `state` is `done`; `problem` says why one failed.',
    example: { detail: 'The job is running: it has lines when it is done.' },
  },
  'match-paused': {
    cause:
      'A judge paused the match, or its clock did, where that calls a judge. It takes no actions, and no time passes.',
    remedy: 'Wait until a judge lets it go on, which is a ply of its own; `paused` of the match is null then.',
    example: {
      detail:
        'The match is paused since 2026-05-01T18:03:11.482Z, by ply 17: it takes no actions until a judge lets it go on.',
    },
  },
  'clock-state': {
    cause:
      'What is asked of the clock does not go with how it stands: the match is paused already, or is not, or is over; it has no bank, or none of the players is awaited; or somebody has no time left to go on with.',
    remedy:
      'Read `paused`, `clock` and `clocks` of the match. Who has no time left is given more before the match goes on.',
    example: { detail: 'The match is not paused.' },
  },
  'origin-deleted': {
    cause: 'A fork is played again from the start of the match that it was forked from, and that one was deleted.',
    remedy:
      'Everything else of the fork can be read, and it goes on; only what plays it again from the start cannot be done.',
    example: {
      detail: `Match ${MATCH}, which this one was forked from, was deleted: it can't be played again from its start.`,
    },
  },
  'unknown-ply': {
    cause: 'The match has not come so far.',
    remedy: 'Plies are numbered from 0, the start; `ply` of the match is the latest.',
    example: { detail: 'The match has plies 0 to 17.' },
  },
  'unknown-event': {
    cause: 'The match has no event of that number, or the viewer may not know of it.',
    remedy: 'Use a `seq` of an event that was told to the same viewer.',
    example: { detail: 'The match has no event 900.' },
  },
  'unknown-tournament': {
    cause: 'None of your matches has that tournament as its `event`.',
    remedy: 'List yours with `GET /v1/tournaments`; names are compared letter by letter.',
    example: { detail: 'There is no tournament "Spring Cup".' },
  },
  'unknown-player': {
    cause: 'None of your matches has a seat of that name.',
    remedy: 'Names are compared letter by letter; look at the seats of a match.',
    example: { detail: 'There is no player "Ada".' },
  },
  'unknown-card-set': {
    cause: 'No card set of that hash was sent by this key, or it was removed.',
    remedy: 'Send the cards again with `POST /v1/card-sets`: the same cards get the same hash.',
    example: { detail: `There is no card set ${HASH}.` },
  },
  'unknown-card': {
    cause: 'The set has no card of that id.',
    remedy: 'Use the `id` of a card of the list; `?q=` finds it by its name or text.',
    example: { detail: `There is no card "B2" in the set ${HASH}. Did you mean "B24"?` },
  },
  'unknown-key': {
    cause: 'There is no key of that id among those the caller may manage.',
    remedy: 'List them with `GET /v1/keys`.',
    example: { detail: `There is no key ${MATCH}.` },
  },
  'unknown-webhook': {
    cause: 'The tenant has no webhook of that id.',
    remedy: 'List them with `GET /v1/webhooks`.',
    example: { detail: `There is no webhook ${MATCH}.` },
  },
  'unknown-delivery': {
    cause: 'Nothing with that id was sent to the webhook, or it is so long ago that it is not kept any more.',
    remedy: 'List what is kept with `GET /v1/webhooks/{id}/deliveries`.',
    example: { detail: `The webhook has no delivery ${MATCH}.` },
  },
  'unknown-job': {
    cause: 'There is no job with that id for this key, or it was over so long ago that it is not kept any more.',
    remedy: 'List the jobs with `GET /v1/jobs`.',
    example: { detail: `There is no job ${MATCH}.` },
  },
  'unknown-commitment': {
    cause: 'The service has not made that commitment to a seed, or not for this key.',
    remedy: 'Ask for one with `POST /v1/seeds`, and start the match with it.',
    example: { detail: `There is no commitment ${HASH}.` },
  },
  'no-scene': {
    cause: 'The ruleset does not say how its table looks.',
    remedy: 'Show the view of the match instead.',
    example: { detail: 'The ruleset "mine" has no scenes.' },
  },
  'unknown-problem': {
    cause: 'The service has no problem of that code.',
    remedy: 'Look at the list at `/problems`.',
    example: { detail: 'There is no such problem code. Did you mean "ply-conflict"?' },
  },
  'method-not-allowed': {
    cause: 'The path is right, but takes other methods.',
    remedy: 'Use one of the methods of the header `Allow`.',
    example: { detail: '/v1/rulesets takes GET, HEAD, not POST.' },
  },
  'request-timeout': {
    cause: 'The connection was open, but the request did not arrive as a whole in time.',
    remedy: 'Send it again; look for a `Content-Length` that is larger than the body.',
    example: { detail: 'The request did not arrive in time.' },
  },
  'ply-conflict': {
    cause:
      'The action was chosen at a ply that is no longer the latest: somebody else acted first, or an answer got lost and the action was carried out.',
    remedy:
      'Read the match (`currentPly`, `currentHash`). When it is still your decision, choose again; retry with the same `Idempotency-Key` to get the first answer.',
    example: { detail: 'The match is at ply 13, not 12.', currentPly: 13, currentHash: HASH },
  },
  'revision-conflict': {
    cause: 'Names, tags or data of the match were changed since the revision was read that the change is meant for.',
    remedy: 'Read the match anew, and send the change with its present `revision`.',
    example: { detail: 'The match is at revision 4.', currentRevision: 4 },
  },
  'state-hash-mismatch': {
    cause: 'The state is not the one that was handed out: a field was changed, lost or rounded on the way.',
    remedy: 'Keep states as the text that you got. A state that you wrote yourself is sent as a position.',
    example: {
      detail: 'The hash of the state is not the one that it states.',
      statedHash: HASH,
      actualHash: OTHER_HASH,
    },
  },
  'ruleset-mismatch': {
    cause: 'The rules were changed since the state or the match was made, and this edition may decide otherwise.',
    remedy: 'Recorded matches go on by an adoption, and states by adopting them with their history: see `links`.',
    example: {
      detail: 'The match was played by another edition of nexus.',
      links: [
        {
          method: 'POST',
          href: `/v1/matches/${MATCH}/adoption`,
          does: 'plays it again by this edition, and goes on where all is the same',
        },
      ],
    },
  },
  'commitment-used': {
    cause: 'A match was started with the commitment before.',
    remedy: 'Ask for a commitment for each match.',
    example: { detail: 'A match was started with this commitment.' },
  },
  'key-ended': {
    cause: 'The key that is to be changed has expired or was revoked.',
    remedy: 'Make a new one.',
    example: { detail: 'The key was revoked; it can not be rotated.' },
  },
  'card-set-mismatch': {
    cause: 'The state names other cards than those that came with it.',
    remedy: 'Send the cards that the match was started with, or nothing but their hash.',
    example: { detail: 'The state was made with other cards.', statedHash: HASH, actualHash: OTHER_HASH },
  },
  'quota-exceeded': {
    cause: 'The key has used up how many matches, card sets or keys it may have.',
    remedy: 'Whoever runs the service can raise the quota.',
    example: { detail: 'The quota of 10,000 matches is exhausted.' },
  },
  'idempotency-in-flight': {
    cause: 'A request with the same `Idempotency-Key` has not been answered yet.',
    remedy: 'Wait for a moment, and send it again with the same key.',
    example: { detail: 'The first request with this Idempotency-Key is still being answered.' },
  },
  'precondition-failed': {
    cause: 'The match is not at the version that `If-Match` names.',
    remedy: 'Read the match anew and decide again.',
    example: { detail: 'The match is at ply 13.', currentPly: 13, currentHash: HASH },
  },
  'body-too-large': {
    cause: 'The body has more bytes than the service accepts.',
    remedy: 'Name cards and histories that the service knows by their hash or id; send lists in parts.',
    example: { detail: 'The body is larger than this service accepts.' },
  },
  'unsupported-media-type': {
    cause: 'The body does not say that it is JSON.',
    remedy: 'Send `Content-Type: application/json`.',
    example: { detail: 'Send the body as application/json.' },
  },
  'not-your-decision': {
    cause: 'The action is of a player who has nothing to decide at this point.',
    remedy: 'Look at `awaiting`: it says who decides.',
    example: { detail: 'It is for p2 to decide.', clause: 'turn.3' },
  },
  'no-such-decision': {
    cause: 'The action answers a decision that is not open, mostly an earlier one.',
    remedy: 'Read the match again, and answer a decision of `awaiting`.',
    example: { detail: 'Decision d12 is not open.', clause: 'turn.3' },
  },
  'no-such-option': {
    cause: 'The decision is open, but has no option of that id.',
    remedy: 'Send one of the `options` of the decision, as it stands in its `action`.',
    example: { detail: 'The decision has no option "atack:u4".', clause: 'turn.3' },
  },
  'answer-out-of-bounds': {
    cause: 'A decision takes several answers, or parts of a number, and these are too many, too few or too much.',
    remedy: 'Keep to the bounds that the decision states.',
    example: { detail: 'Choose 1 or 2 of them, not 3.', clause: 'attack.2' },
  },
  'illegal-action': {
    cause: 'The rules of the game forbid the action at this point.',
    remedy: 'Take one of `options`, or read in `facts` what stands against it: each names its clause.',
    example: {
      detail: 'The unit is rested.',
      clause: 'attack.1',
      facts: [{ clause: 'attack.1', fact: 'state of the unit', was: 'rested', needed: 'active' }],
    },
  },
  'game-over': {
    cause: 'The match has a result; nothing more can be done in it.',
    remedy: 'Look at `outcome`. A judge may go on from an earlier ply with a ruling, and anybody may fork it.',
    example: { detail: 'p1 has won.', clause: 'end.1' },
  },
  'budget-exceeded': {
    cause:
      'What the action sets off takes more work than one call may, mostly by texts of cards that look at one another. Nothing was changed.',
    remedy:
      'Look at the card and the clause that are named, and at `cycle`; write the card so that it ends. A judge can rule on the match.',
    example: {
      detail: 'The resolution takes too much work, last for the card "mirror-hall".',
      clause: 'effect.4',
      cycle: ['mirror-hall#1', 'echo#1'],
    },
  },
  'sealed-state-invalid': {
    cause: 'The sealed state was cut, changed, or sealed by another service or with a secret that is no longer known.',
    remedy: 'Send it letter by letter as it was handed out. Seals of secrets that were retired can not be opened.',
    example: { detail: 'The seal does not fit.' },
  },
  'history-required': {
    cause: 'A state of another edition of the rules can only be taken over together with how it came about.',
    remedy: 'Send the seats, the seed and all actions, or start anew from a position.',
    example: { detail: 'Send the history along with the state.' },
  },
  'state-invalid': {
    cause:
      'The state has the right form, but contradicts itself or the rules: an object is in two places, or a card does not exist.',
    remedy: 'Mend every fault in `errors`, or send the last state that the service has handed out.',
    example: {
      detail: '1 fault in the state.',
      errors: [{ path: '/board/players/p1/hand/2', reason: 'there is no card "B77"' }],
    },
  },
  'cards-invalid': {
    cause: 'Cards have the wrong form, or words that can mean nothing where they stand.',
    remedy: 'Mend every fault in `errors`; each names the card, the place in it, and what is accepted there.',
    example: {
      detail: '1 fault in the cards.',
      errors: [{ path: '/cards/106/ap', reason: 'is missing', accepts: 'number', card: 'B77' }],
    },
  },
  'seats-invalid': {
    cause: 'A deck is not one that the rules allow.',
    remedy:
      'Mend every fault in `errors`. Cards of your own replace the sample cards, so decks can only name cards that came along.',
    example: {
      detail: '1 fault in the decks.',
      errors: [{ path: '/seats/0/deck', reason: 'has 49 cards', accepts: '50 cards' }],
    },
  },
  'position-invalid': {
    cause: 'The position that was written can not be built.',
    remedy: 'Mend every fault in `errors`; `GET /v1/rulesets/{id}/schema` has the form of positions.',
    example: {
      detail: '1 fault in the position.',
      errors: [{ path: '/p1/units/0/cell', reason: 'is missing', accepts: 'number' }],
    },
  },
  'idempotency-mismatch': {
    cause: 'The `Idempotency-Key` was used for a request with another method, path or body.',
    remedy: 'Use a new key for each action, and the same one only to repeat it.',
    example: { detail: 'The Idempotency-Key was used for another request.' },
  },
  'websocket-required': {
    cause: 'Subscriptions of GraphQL need a WebSocket, and the request did not ask for one.',
    remedy: 'Connect with a client that speaks `graphql-transport-ws`.',
    example: { detail: 'Subscriptions need a WebSocket.' },
  },
  'too-many-subscriptions': {
    cause:
      'The caller has as many streams and subscriptions open as `GET /v1/limits` says, or one connection as many subscriptions as it may.',
    remedy: 'End some. One stream of all matches takes the place of one for each.',
    example: { detail: 'A caller may have at most 200 streams open at once.', limit: 200 },
  },
  'too-many-at-once': {
    cause:
      'The caller has more requests unanswered than the service works on for one caller, or the service as a whole is full.',
    remedy: 'Wait for answers before sending more; try again after `Retry-After`.',
    example: { detail: 'Too many requests are still being answered.' },
  },
  'rate-limited': {
    cause: 'The calls of the last minute have used up the points of the key or the address.',
    remedy:
      'Wait until `resetsAt`. The headers `RateLimit` and `RateLimit-Policy` of every answer say how many points are left.',
    example: {
      detail: 'The call costs 5 points, and 2 are left.',
      limit: 600,
      cost: 5,
      resetsAt: '2027-01-01T12:00:00.000Z',
    },
  },
  'headers-too-large': {
    cause: 'The headers have more bytes than the service reads.',
    remedy: 'Drop cookies and what proxies have added.',
    example: { detail: 'The headers are larger than this service accepts.' },
  },
  internal: {
    cause: 'The service met something that its makers did not think of. Nothing was changed.',
    remedy: 'Report it with its `requestId`: the log has the rest.',
    example: { detail: 'The service failed; its log has more under the id of the request.' },
  },
  unavailable: {
    cause: 'The service is starting, stopping or overloaded, or its database is away.',
    remedy: 'Try again after `Retry-After`; actions with the same `Idempotency-Key` are carried out once.',
    example: { detail: 'The database does not answer.' },
  },
  'archive-unavailable': {
    cause:
      'What is asked for lies in the archive, and the archive is away or lets the service in no more. What is in the database is answered as always.',
    remedy:
      'Try again in a while. `detail` says which file could not be had; the log of the service says why, for whoever runs the archive.',
    example: {
      detail: `Match ${MATCH} lies in the archive, in of-club/0199a3c4-77aa-7000-8000-5c1f2e3d4b5a.records.ndjson.gz, which can't be read now.`,
    },
  },
};

/** A problem document as an example of its code. */
export const exampleOf = (code: ProblemCode) =>
  problemDocument({ code, ...GUIDES[code].example }, '0199a3c4-77aa-7000-8000-5c1f2e3d4b5a');
