import type { FastifyReply } from 'fastify';
import { plainTag } from '../doors/entity-tag.ts';
import type { IfMatch } from '../services/matches/precondition.ts';
import { type Answer, bad, good } from '../services/problem.ts';

const TAG = /^(W\/)?"([\x21\x23-\x7e]*)"$/;

/** The hashes in an If-Match header, of answers in any encoding: the state is the same in each. A weak tag is never the same as anything here, so it names none. */
export function parseIfMatch(header: string | undefined): Answer<IfMatch | undefined> {
  if (header === undefined) return good(undefined);
  if (header.trim() === '*') return good('*');
  const tags = header.split(',').map((tag) => TAG.exec(plainTag(tag.trim())));
  if (tags.some((tag) => tag === null)) {
    return bad('invalid-request', 'If-Match has to be *, or the hash of a state in quotes: If-Match: "<stateHash>".');
  }
  return good(tags.flatMap((tag) => (tag?.[2] !== undefined && tag[1] === undefined ? [tag[2]] : [])));
}

/** Sets the ETag by which a state is named in If-Match: its hash. Viewers who may not see everything get none. */
export function setStateEtag(reply: FastifyReply, answer: Answer<object>): void {
  if (!answer.ok || !('stateHash' in answer.value)) return;
  const { stateHash } = answer.value;
  if (typeof stateHash === 'string') reply.header('etag', `"${stateHash}"`);
}
