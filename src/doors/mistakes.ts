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

/** The fields of an action that was not put into `action`. */
const LOOSE = new Set(['player', 'decision', 'option', 'answer', 'concede'].map((key) => `/${key}`));

/** The same faults, but for mistakes that many make, which are told as one fault that says what was sent. */
export function tellMistakes(faults: RequestFault[], body: unknown): RequestFault[] {
  return mistakesOf(body).reduce((told, { path, reason }) => {
    const part = (one: RequestFault) =>
      one.path === path || one.path.startsWith(`${path}/`) || (path === '/action' && LOOSE.has(one.path));
    if (!told.some(part)) return told;
    return [{ in: 'body', path, reason }, ...told.filter((one) => !part(one))];
  }, faults);
}
