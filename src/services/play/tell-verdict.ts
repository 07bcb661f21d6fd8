import type { z } from 'zod';
import type { Part } from '../../contracts/parts.ts';
import { USUAL_PARTS } from '../../contracts/parts.ts';
import type { verdict as verdictShape } from '../../contracts/replies.ts';
import type { Action, JsonObject, Viewer } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import type { PieceOfText, Shown } from './parts.ts';
import { tellParts, writeParts } from './parts.ts';
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
  const head = JSON.stringify(headOf(verdict)).slice(0, -1);
  const pieces = [
    `${head},`,
    ...writeParts(call, verdict, viewer, parts),
    `,"outcome":${JSON.stringify(verdict.outcome)}${taken(viewer)}`,
  ];
  let before = ',"views":{';
  for (const one of views) {
    pieces.push(`${before}"${one}":{`, ...writeParts(call, verdict, one, parts), `${taken(one)}}`);
    before = ',';
  }
  pieces.push(views.length === 0 ? '}' : '}}');
  return pieces;
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
