import type { Item, Match } from '../../../clients/typescript/src/index.ts';
import { verifySigned } from '../../../clients/typescript/src/verify.ts';
import type { Verified } from './replaying.svelte.ts';

/** What a judge ruled, and the ply that came of it. */
export interface Ruled {
  ply: number;
  text: string;
}

type Ruling = NonNullable<Item<'plies'>['ruling']>;

const nameOf = (match: Match | null, player: 'p1' | 'p2'): string =>
  match?.seats[player === 'p1' ? 0 : 1]?.name ?? (player === 'p1' ? 'Player 1' : 'Player 2');

/** A ruling as a sentence, with who ruled and why. */
export function rulingText(ruling: Ruling, match: Match | null): string {
  if ('concedes' in ruling) return `${nameOf(match, ruling.concedes)} concedes.`;
  const judge = ruling.judge === null ? 'The service' : `Judge ${ruling.judge}`;
  const why = ruling.reason === null ? '' : ` “${ruling.reason}”`;
  return `${judge} ${ruledText(ruling, match)}.${why}`;
}

function ruledText(ruling: Exclude<Ruling, { concedes: unknown }>, match: Match | null): string {
  if ('adopts' in ruling) return `takes the match on under edition ${ruling.version}`;
  if ('to' in ruling) return `takes the match back to ply ${ruling.to}`;
  if ('winner' in ruling)
    return `ends the match: ${ruling.winner === null ? 'nobody wins' : `${nameOf(match, ruling.winner)} wins`}`;
  if ('pauses' in ruling) return 'pauses the match';
  if ('resumes' in ruling) return 'lets the match go on';
  const whom = ruling.player === null ? 'both players' : nameOf(match, ruling.player);
  return `gives ${whom} ${ruling.adds} seconds`;
}

/** Whether the service has signed a transcript, by the browser's own reckoning. */
export async function signatureOf(transcript: object, keys: object): Promise<Verified> {
  // Browsers only have it on pages that came by https, or from their own machine.
  if (globalThis.crypto?.subtle === undefined)
    return { ok: false, text: 'This browser checks no signatures here: the page did not come by https.' };
  const found = await verifySigned(transcript, keys);
  if (!found.valid) return { ok: false, text: `The signature of its transcript does not hold: ${found.reason}.` };
  const when = found.signedAt.toISOString().slice(0, 16).replace('T', ' ');
  return { ok: true, text: `Its transcript is signed by ${found.issuer}, key ${found.key}, ${when} UTC.` };
}
