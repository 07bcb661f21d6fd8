import {
  adoptionRequest,
  extensionRequest,
  forkRequest,
  pauseRequest,
  resultRequest,
  resumeRequest,
  rewindRequest,
} from '../../contracts/rulings.ts';
import type { Call } from '../../services/call.ts';
import { adoptMatch } from '../../services/matches/adopt.ts';
import { forkMatch } from '../../services/matches/forks.ts';
import { decideMatch, extendTime, pauseMatch, resumeMatch, rewindMatch } from '../../services/matches/rulings.ts';
import { checkArguments } from '../checked.ts';
import type { Args } from '../context.ts';
import { orThrow } from '../problem-error.ts';
import type { Wanted } from './verdicts.ts';
import { answer, apart, whole } from './verdicts.ts';

interface In {
  call: Call;
}
type OfMatch = Args & Wanted & { match: string };

/** Matches that go on from others, and what judges rule. */
export const rulingFields = {
  Mutation: {
    fork(_root: unknown, { match, request, ...wanted }: OfMatch, { call }: In) {
      const sent = checkArguments(forkRequest, whole((request ?? {}) as Args));
      return answer(call, wanted, () => forkMatch(call, match, sent));
    },
    rewind(_root: unknown, { match, ...args }: OfMatch, { call }: In) {
      const [rest, wanted] = apart(args);
      const sent = checkArguments(rewindRequest, rest);
      return answer(call, wanted, () => rewindMatch(call, match, sent));
    },
    result(_root: unknown, { match, winner, ...args }: OfMatch, { call }: In) {
      const [rest, wanted] = apart(args);
      const sent = checkArguments(resultRequest.omit({ winner: true }), rest);
      return answer(call, wanted, () => decideMatch(call, match, { ...sent, winner: winnerOf(winner) }));
    },
    pause(_root: unknown, { match, ...args }: OfMatch, { call }: In) {
      const [rest, wanted] = apart(args);
      const sent = checkArguments(pauseRequest, rest);
      return answer(call, wanted, () => pauseMatch(call, match, sent));
    },
    resume(_root: unknown, { match, ...args }: OfMatch, { call }: In) {
      const [rest, wanted] = apart(args);
      const sent = checkArguments(resumeRequest, rest);
      return answer(call, wanted, () => resumeMatch(call, match, sent));
    },
    extend(_root: unknown, { match, ...args }: OfMatch, { call }: In) {
      const [rest, wanted] = apart(args);
      const sent = checkArguments(extensionRequest, rest);
      return answer(call, wanted, () => extendTime(call, match, sent));
    },
    async adopt(_root: unknown, { match, ...args }: OfMatch, { call }: In) {
      return orThrow(await adoptMatch(call, match, checkArguments(adoptionRequest, whole(args))));
    },
  },
};

/** The schema lets nothing else through. */
const winnerOf = (winner: unknown) => (winner === 'p1' || winner === 'p2' ? winner : null);
