import type { PreviewRequest } from '../../contracts/preview.ts';
import { MOST_TOLD } from '../../contracts/preview.ts';
import type { WireEvent } from '../../contracts/replies.ts';
import type { Action, Decision, JsonObject, Outcome, Viewer } from '../../engine/index.ts';
import { viewState } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { checkScope } from '../callers/caller.ts';
import { loadMatchAt } from '../matches/load-match.ts';
import type { AnyState, PlayableState } from '../play/validate-state.ts';
import { guardEngine, validateState } from '../play/validate-state.ts';
import type { Verdict } from '../play/verdict.ts';
import { resolveAction, wireEvent } from '../play/verdict.ts';
import type { Answer, Problem } from '../problem.ts';
import { bad, good, refused } from '../problem.ts';
import { runFor } from '../runs/run-for.ts';
import { mapInterruptibly, runInTurns, yieldToEventLoop } from '../turns.ts';
import { measureJson } from '../write-json.ts';

/** The result of one action. */
export interface Outlook {
  stateHash: string;
  state?: JsonObject;
  events: WireEvent[];
  awaiting: Decision[];
  outcome: Outcome | null;
}

/** An action that was tried, at the end of the actions that lead to it. */
export type Tried = { path: Action[]; action: Action } & ({ verdict: Outlook } | { problem: Problem });

export interface Preview {
  /** The id of the ruleset. */
  ruleset: string;
  stateHash: string;
  items: Tried[];
  truncated: boolean;
}

/** What was tried, and whether there is more. */
type Nodes = Pick<Preview, 'items' | 'truncated'>;

/** Nodes that are looked at when nobody says how many. */
const NODES = 64;

/** How many nodes a preview can look at, which is what it costs. */
export const nodesOf = ({ actions, limit = NODES }: PreviewRequest): number => actions?.length ?? limit;

const hidden = (detail: string) => bad('preview-hidden', detail);

/**
 * What each of some actions would lead to, or all options some plies deep, the nearer ones first. Nothing is stored. A
 * preview rolls dice and reveals hidden cards, so only callers who may see everything get one.
 */
export async function previewState(call: Call, request: PreviewRequest, viewer: Viewer): Promise<Answer<Preview>> {
  if (viewer !== 'judge') return hidden(`A preview shows chance and hidden cards, which ${viewer} may not see.`);
  const found = await rootOf(call, request);
  if (!found.ok) return found;
  const { rules, cards, state, text } = found.value;
  const open = await guardEngine(call, () => runFor(call, 'decisions', found.value, { state }));
  if (!open.ok) return open;
  const root: Node = { text, path: [], awaiting: open.value };
  const look = looker(call, { rules, cards, states: request.states === true });
  const { items, truncated } = request.actions
    ? await each(root, request.actions, look)
    : await deep(root, request.depth ?? 1, request.limit ?? NODES, look);
  return good({ ruleset: rules.id, stateHash: state.hash, items, truncated });
}

async function rootOf(call: Call, { state, cards, match, ply }: PreviewRequest): Promise<Answer<PlayableState>> {
  if (typeof state === 'string') return hidden('A sealed state hides what a preview would show.');
  if (match === undefined) return validateState(call, state as AnyState, cards);
  const allowed = checkScope(call.caller, 'matches:read');
  if (!allowed.ok) return allowed;
  return loadMatchAt(call, match, ply);
}

/** A state to go on from. */
interface Node {
  text: string;
  path: Action[];
  awaiting: Decision[];
}

interface Looked {
  tried: Tried;
  verdict: Verdict | null;
}

type Look = (from: Node, action: Action) => Promise<Looked>;

/** Tries one action on a copy of a state. */
function looker(
  call: Call,
  { rules, cards, states }: Pick<PlayableState, 'rules' | 'cards'> & { states: boolean },
): Look {
  return async ({ text, path }, action) => {
    await yieldToEventLoop();
    const at = { path: [...path, action], action };
    const incoming = { rules, cards, state: JSON.parse(text) as AnyState, text };
    const judged = await guardEngine(call, () => resolveAction(call, incoming, action));
    if (!judged.ok) return { tried: { ...at, problem: judged.problem }, verdict: null };
    const result = judged.value;
    if (!result.ok) return { tried: { ...at, problem: refused(result.refusal).problem }, verdict: null };
    const { state, events, awaiting, outcome } = result.value;
    const verdict: Outlook = {
      stateHash: state.hash,
      ...(states ? { state: viewState(rules, state, 'judge') } : {}),
      events: await runInTurns(mapInterruptibly(events, (event) => wireEvent({ rules, cards }, event, 'judge'))),
      awaiting,
      outcome,
    };
    return { tried: { ...at, verdict }, verdict: result.value };
  };
}

/** What something that was tried adds to a preview: what is told of it, and its state where that is told or kept. */
async function toldBy({ tried, verdict }: Looked): Promise<number> {
  if (verdict === null || !('verdict' in tried)) return 0;
  const { state: _state, ...told } = tried.verdict;
  return verdict.text.length + (await measureJson(told));
}

async function each(root: Node, actions: readonly Action[], look: Look): Promise<Nodes> {
  const items: Tried[] = [];
  let told = 0;
  for (const action of actions) {
    if (told > MOST_TOLD) return { items, truncated: true };
    const looked = await look(root, action);
    items.push(looked.tried);
    told += await toldBy(looked);
  }
  return { items, truncated: false };
}

async function deep(root: Node, depth: number, limit: number, look: Look): Promise<Nodes> {
  const items: Tried[] = [];
  let truncated = false;
  let told = 0;
  const nodes = [root];
  // The list grows while it is gone through.
  for (const from of nodes) {
    // A decision with a form has more answers than those that are listed.
    truncated ||= from.awaiting.some(({ form }) => form !== undefined);
    for (const { action } of from.awaiting.flatMap(({ options }) => options)) {
      if (items.length === limit || told > MOST_TOLD) return { items, truncated: true };
      const looked = await look(from, action);
      const { tried, verdict } = looked;
      items.push(tried);
      told += await toldBy(looked);
      const goesOn = verdict !== null && verdict.outcome === null && tried.path.length < depth;
      if (goesOn) nodes.push({ text: verdict.text, path: tried.path, awaiting: verdict.awaiting });
    }
  }
  return { items, truncated };
}
