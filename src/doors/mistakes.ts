import { isObject } from '../contracts/json.ts';
import type { RequestFault } from '../services/problem.ts';

/** Where something else was sent than is meant, which faults of each of its fields would hide. */
interface Mistake {
  /** The field that it is in; all faults in it are told as this one. */
  path: '/state' | '/action';
  reason: string;
}

/** What belongs together in an answer, and is not all sent back. */
function mistakenState(state: unknown): string | null {
  if (!isObject(state)) return null;
  if ('viewer' in state && 'board' in state) {
    return 'is what one viewer may see, which hides what the rules need: send the whole state, or act on the match';
  }
  if ('state' in state && !('board' in state)) return 'has the state in its field `state`: send only that';
  return null;
}

function mistakenAction(body: Record<string, unknown>): string | null {
  const { action } = body;
  if (isObject(action) && isObject(action.action)) return 'is an option: send its field `action`';
  if (action !== undefined || !('player' in body)) return null;
  return 'is missing: what was sent beside it (`player` and the rest) belongs in it';
}

function mistakesOf(body: unknown): Mistake[] {
  if (!isObject(body)) return [];
  const [state, action] = [mistakenState(body.state), mistakenAction(body)];
  return [
    ...(state === null ? [] : [{ path: '/state' as const, reason: state }]),
    ...(action === null ? [] : [{ path: '/action' as const, reason: action }]),
  ];
}

/** What others call a field, where a call takes one of another name. */
const CALLED: Readonly<Record<string, string>> = { players: 'seats', game: 'ruleset' };

/** Names the field that is meant by a word of somebody else's. */
function withOurWord(fault: RequestFault): RequestFault {
  const meant = CALLED[fault.path.slice(1)];
  const isTaken = Array.isArray(fault.accepts) && meant !== undefined && fault.accepts.includes(meant);
  return isTaken && fault.didYouMean === undefined ? { ...fault, didYouMean: meant } : fault;
}

/** The fields of a verdict that no request has. */
const TOLD = new Set(['id', 'match', 'stateHash', 'events', 'awaiting', 'outcome', 'ruleset'].map((key) => `/${key}`));

/** A verdict that was sent back as it came, with an action in it. */
function verdictFault(faults: readonly RequestFault[], body: unknown): RequestFault | null {
  if (!isObject(body) || !('state' in body && 'awaiting' in body && 'events' in body)) return null;
  if (!faults.some(({ path }) => path === '/awaiting')) return null;
  return { in: 'body', path: '', reason: 'is a verdict: send only its field `state`, and the `action` beside it' };
}

/** The fields of an action that was not put into `action`. */
const LOOSE = new Set(['player', 'decision', 'option', 'answer', 'concede'].map((key) => `/${key}`));

/** The same faults, but for mistakes that many make, which are told as one fault that says what was sent. */
export function tellMistakes(faults: RequestFault[], body: unknown): RequestFault[] {
  const verdict = verdictFault(faults, body);
  const others = verdict === null ? faults : [verdict, ...faults.filter(({ path }) => !TOLD.has(path))];
  return mistakesOf(body).reduce((told, { path, reason }) => {
    const part = (one: RequestFault) =>
      one.path === path || one.path.startsWith(`${path}/`) || (path === '/action' && LOOSE.has(one.path));
    if (!told.some(part)) return told;
    return [{ in: 'body', path, reason }, ...told.filter((one) => !part(one))];
  }, others.map(withOurWord));
}
