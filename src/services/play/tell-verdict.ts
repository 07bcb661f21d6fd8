import type { z } from 'zod';
import { type Part, USUAL_PARTS } from '../../contracts/parts.ts';
import type { verdict as verdictShape } from '../../contracts/replies.ts';
import type { JsonObject, Viewer } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { type Shown, tellParts, writeParts } from './parts.ts';
import type { Verdict } from './verdict.ts';

/** How a verdict is wanted: as whom, with which parts, and what others may see of it beside that. */
export interface Showing {
  viewer: Viewer;
  views?: readonly Viewer[] | undefined;
  parts?: readonly Part[] | undefined;
}

/** A verdict as the wire has it, whose state is not sealed. */
export type ToldVerdict = Omit<z.output<typeof verdictShape>, 'state'> & { state?: JsonObject };

const headOf = ({ id, rules, state: { match } }: Verdict) => ({
  id,
  ruleset: { id: rules.id, version: rules.version, hash: rules.hash },
  match: match && { id: match.id, ply: match.ply },
});

/** The text of a verdict. */
export async function writeVerdict(
  call: Call,
  verdict: Verdict,
  { viewer, views = [], parts = USUAL_PARTS }: Showing,
): Promise<string> {
  const shown = await writeParts(call, verdict, viewer, parts);
  const others: string[] = [];
  for (const one of views) others.push(`"${one}":{${await writeParts(call, verdict, one, parts)}}`);
  const taken = verdict.taken === undefined ? '' : `,"taken":${JSON.stringify(verdict.taken)}`;
  const more = others.length === 0 ? taken : `${taken},"views":{${others.join()}}`;
  const head = JSON.stringify(headOf(verdict)).slice(0, -1);
  return `${head},${shown},"outcome":${JSON.stringify(verdict.outcome)}${more}}`;
}

/** The same verdict as an object. */
export async function verdictObject(
  call: Call,
  verdict: Verdict,
  { viewer, views = [], parts = USUAL_PARTS }: Showing,
): Promise<ToldVerdict> {
  const shown = await tellParts(call, verdict, viewer, parts);
  const others: Partial<Record<Viewer, Shown>> = {};
  for (const one of views) others[one] = await tellParts(call, verdict, one, parts);
  const taken = verdict.taken === undefined ? {} : { taken: verdict.taken };
  const more = views.length === 0 ? taken : { ...taken, views: others };
  return { ...headOf(verdict), ...shown, outcome: verdict.outcome, ...more };
}
