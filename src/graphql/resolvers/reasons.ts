import { adjudicationRequest } from '../../contracts/requests.ts';
import { action as actionShape } from '../../contracts/state.ts';
import type { Viewer } from '../../engine/index.ts';
import { explainAction, explainEvent, explainMatchAction } from '../../services/adjudication/explain.ts';
import type { Call } from '../../services/call.ts';
import { checkArguments, present } from '../checked.ts';
import type { Args } from '../context.ts';
import { orThrow, ProblemError } from '../problem-error.ts';
import { EventBatch, eventSource, originOf } from './sources.ts';
import { whole } from './verdicts.ts';

interface In {
  call: Call;
}

/** Why something happened, and why something cannot. */
export const reasonFields = {
  Query: {
    async why(
      _root: unknown,
      { match, seq, viewer }: { match: string; seq: number; viewer?: Viewer | null },
      { call }: In,
    ) {
      const { seen, why } = orThrow(await explainEvent(call, match, seq, { viewer: viewer ?? undefined }));
      const { event, chain, ...rest } = why;
      const told = { ...originOf(seen), beside: new EventBatch(chain) };
      return { ...rest, event: eventSource(event, told), chain: chain.map((one) => eventSource(one, told)) };
    },
    async whyNot(_root: unknown, { state, match, ply, ...args }: Args & { match?: string | null }, { call }: In) {
      const named = match !== null && match !== undefined;
      if (named === (state !== null && state !== undefined)) {
        throw new ProblemError({ code: 'invalid-request', detail: 'Give either `state` or `match`.' });
      }
      if (!named)
        return orThrow(await explainAction(call, checkArguments(adjudicationRequest, whole({ ...args, state }))));
      const action = checkArguments(actionShape, present(args.action) as object);
      return orThrow(await explainMatchAction(call, match, { action, ply: typeof ply === 'number' ? ply : undefined }));
    },
  },
};
