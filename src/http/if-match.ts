import type { FastifyReply } from 'fastify';
import { plainTag } from '../doors/entity-tag.ts';
import type { Tagged } from '../services/matches/labels.ts';
import { hashInTag, matchTag } from '../services/matches/labels.ts';
import type { IfMatch } from '../services/matches/precondition.ts';
import type { Answer } from '../services/problem.ts';
import { bad, good } from '../services/problem.ts';

const TAG = /^(W\/)?"([\x21\x23-\x7e]*)"$/;

/** The hashes of states in an If-Match header: what was said about a match when it was read does not matter to its state. */
export function parseIfMatch(header: string | undefined): Answer<IfMatch | undefined> {
  const tags = tagsInIfMatch(header);
  return tags.ok && Array.isArray(tags.value) ? good(tags.value.map(hashInTag)) : tags;
}

/** The tags in an If-Match header, of answers in any encoding: what they name is the same in each. A weak tag is never the same as anything here, so it names none. */
export function tagsInIfMatch(header: string | undefined): Answer<IfMatch | undefined> {
  if (header === undefined) return good(undefined);
  if (header.trim() === '*') return good('*');
  const tags = header.split(',').map((tag) => TAG.exec(plainTag(tag.trim())));
  if (tags.some((tag) => tag === null)) {
    return bad('invalid-request', 'If-Match has to be *, or the hash of a state in quotes: If-Match: "<stateHash>".');
  }
  return good(tags.flatMap((tag) => (tag?.[2] !== undefined && tag[1] === undefined ? [tag[2]] : [])));
}

/** Sets the ETag by which a state is named in If-Match: its hash, and the revision of its match, and whether that lies in the archive, where that is told too. Viewers who may not see everything get none. */
export function setStateEtag(reply: FastifyReply, answer: Answer<object>): void {
  if (!answer.ok || !('stateHash' in answer.value)) return;
  const { stateHash, ...told } = answer.value as Omit<Tagged, 'stateHash'> & { stateHash: unknown };
  if (typeof stateHash === 'string') reply.header('etag', `"${matchTag({ ...told, stateHash })}"`);
}
