import type { z } from 'zod';
import type { Part } from '../../contracts/parts.ts';
import { USUAL_PARTS } from '../../contracts/parts.ts';
import type { verdict as verdictShape } from '../../contracts/replies.ts';
import type { Action, JsonObject, Viewer } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import type { TellingRules } from '../rules/telling.ts';
import type { PieceOfText, Shown } from './parts.ts';
import { Pieces, tellParts, writeParts } from './parts.ts';
import { timesObject } from './times.ts';
import type { Verdict } from './verdict.ts';
import { viewAction } from './view-action.ts';

/** How a verdict is wanted: as whom, with which parts, and what others may see of it beside that. */
export interface Showing {
  viewer: Viewer;
  views?: readonly Viewer[] | undefined;
  parts?: readonly Part[] | undefined;
}

/** A verdict as the wire has it, whose state is not sealed. */
export type ToldVerdict = Omit<z.output<typeof verdictShape>, 'state'> & { state?: JsonObject };

const headOf = ({ id, rules, state: { match }, times }: Verdict) => ({
  id,
  ruleset: { id: rules.id, version: rules.version, hash: rules.hash },
  match: match && { id: match.id, ply: match.ply },
  ...(times ? timesObject(times) : {}),
});

/** The text of a head without its id, outside of matches: it is the same in each verdict by the same rules. */
const headTexts = new WeakMap<TellingRules, string>();

/** The text of `headOf`, without the brace at its end. */
function writeHead(verdict: Verdict): string {
  const { id, rules, state, times } = verdict;
  if (state.match !== null || times) return JSON.stringify(headOf(verdict)).slice(0, -1);
  let text = headTexts.get(rules);
  if (text === undefined) {
    const { id: _id, ...rest } = headOf(verdict);
    text = JSON.stringify(rest).slice(1, -1);
    headTexts.set(rules, text);
  }
  // The id is of hexadecimal digits, none of which is written otherwise in JSON.
  return `{"id":"${id}",${text}`;
}

/** The actions that the service took, as `viewer` may see them; undefined where it was not asked to. */
const takenOf = ({ steps }: Verdict, viewer: Viewer): Action[] | undefined =>
  steps?.slice(1).flatMap((step) => viewAction(step, viewer) ?? []);

/** The text of a verdict, in pieces. */
export function writeVerdict(
  call: Call,
  verdict: Verdict,
  { viewer, views = [], parts = USUAL_PARTS }: Showing,
): PieceOfText[] {
  const taken = (one: Viewer) =>
    verdict.steps === undefined ? '' : `,"taken":${JSON.stringify(takenOf(verdict, one))}`;
  const { outcome } = verdict;
  const pieces = new Pieces();
  pieces.write(`${writeHead(verdict)},`);
  writeParts(pieces, call, verdict, viewer, parts);
  pieces.write(`,"outcome":${outcome === null ? 'null' : JSON.stringify(outcome)}${taken(viewer)}`);
  let before = ',"views":{';
  for (const one of views) {
    pieces.write(`${before}"${one}":{`);
    writeParts(pieces, call, verdict, one, parts);
    pieces.write(`${taken(one)}}`);
    before = ',';
  }
  pieces.write(views.length === 0 ? '}' : '}}');
  return pieces.end();
}

/** The same verdict as an object. */
export async function verdictObject(
  call: Call,
  verdict: Verdict,
  { viewer, views = [], parts = USUAL_PARTS }: Showing,
): Promise<ToldVerdict> {
  const shown = await tellParts(call, verdict, viewer, parts);
  const others: Partial<Record<Viewer, Shown & { taken?: Action[] | undefined }>> = {};
  const taken = (one: Viewer) => (verdict.steps === undefined ? {} : { taken: takenOf(verdict, one) });
  for (const one of views) others[one] = { ...(await tellParts(call, verdict, one, parts)), ...taken(one) };
  const more = views.length === 0 ? taken(viewer) : { ...taken(viewer), views: others };
  return { ...headOf(verdict), ...shown, outcome: verdict.outcome, ...more };
}
