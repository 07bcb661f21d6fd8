import type { FastifyRequest } from 'fastify';
import { deliver } from '../services/delivery/sealed.ts';
import type { Verdict } from '../services/play/verdict.ts';
import type { Answer } from '../services/problem.ts';
import { good } from '../services/problem.ts';
import { andThen } from '../services/turns.ts';
import { bytesWith } from '../services/write-json.ts';

/** The bytes of a verdict as it is wanted: as one viewer may see it, with its state sealed, with a signature. */
export function delivered(
  { call, delivery }: Pick<FastifyRequest, 'call' | 'delivery'>,
  answer: Answer<Verdict>,
): Answer<Buffer> | Promise<Answer<Buffer>> {
  if (!answer.ok) return answer;
  const { state, content, known, sitting } = answer.value;
  return andThen(deliver(call, answer.value, delivery), (pieces) => {
    const next = known ?? call.knownStates.add(state.hash, content);
    const sent = bytesWith(pieces, next.start);
    // All is told: whoever comes with the next action may go on in the state itself.
    call.knownStates.keep(next, { state, sitting, sent });
    return good(sent.bytes);
  });
}
