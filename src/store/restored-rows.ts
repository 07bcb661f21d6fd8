/** What is written of a match that comes back from the archive. */

import { isKept, keptAs, toldBy } from './append-ply.ts';
import type { ArchivedRecord } from './archive.ts';
import { text } from './rows.ts';
import { stateAfter, stepBetween } from './state-steps.ts';
import type { MatchStorage } from './stored-match.ts';

/** Rows that are written at once: each makes one statement, and the event loop has others do something in between. */
export interface RestoredRows {
  plies: object[];
  states: object[];
}

/** How many plies are written at once. */
const PAGE = 25;

/**
 * The rows of a match in the form in which fresh plies are written, a page at a time. For the release before, steps are made anew where
 * they were written in a form that it does not know, and states are kept whole where it looks for them.
 */
export function* restoredRows(
  { plies, snapshots }: ArchivedRecord,
  ruleset: string,
  how: MatchStorage,
): Generator<RestoredRows> {
  const whole = new Map(snapshots.map(({ ply, state }) => [ply, state]));
  const kept = (ply: number, state: string) => {
    const { packed, ...row } = keptAs(ruleset, state, how);
    return { ply, ...row, packed: packed?.toString('base64') ?? null };
  };
  let before: string | null = null;
  for (let from = 0; from < plies.length; from += PAGE) {
    const rows: RestoredRows = { plies: [], states: [] };
    for (const { ruling, action, events, step: noted, ...ply } of plies.slice(from, from + PAGE)) {
      const { packed, ...told } = toldBy(ruleset, { action, events }, how);
      let step = noted;
      let state = whole.get(ply.ply) ?? null;
      if (how === 'compatible') {
        const after: string | null = state ?? stepped(before, noted);
        if (after !== null && isKept(ply.ply, ruling, how)) [state, step] = [after, null];
        else if (step !== null && before !== null && after !== null)
          step = stepBetween(before, after, how).toString('base64');
        before = after;
      }
      if (state !== null) rows.states.push(kept(ply.ply, state));
      rows.plies.push({
        ...{ ...ply, ...told, step },
        ...{ ruling: ruling && text(ruling), packed: packed?.toString('base64') ?? null },
      });
    }
    yield rows;
  }
}

/** The state that a step leads to, where both are known. */
const stepped = (before: string | null, step: string | null): string | null =>
  before === null || step === null ? null : stateAfter(before, Buffer.from(step, 'base64'));
