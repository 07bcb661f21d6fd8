import { bad } from '../problem.ts';

interface Edition {
  id: string;
  hash: string;
}

/** The problem of a state, or of a match, of an edition of the rules that is not here, with the way to go on. */
export function otherEdition(stated: Edition, present: Edition, match: string | null) {
  const hashes = { statedHash: stated.hash, actualHash: present.hash };
  const way =
    match === null
      ? { method: 'POST' as const, href: '/v1/states/adopt', does: 'takes the state on, with its history' }
      : { method: 'POST' as const, href: `/v1/matches/${match}/adoption`, does: 'takes the match on' };
  const what = match === null ? 'The state was made' : 'The match was played';
  const detail =
    `${what} under another edition of ${stated.id}. ${way.method} ${way.href} ${way.does} under the edition that is here, ` +
    'where all that happened is the same, and tells what differs where not.';
  return bad('ruleset-mismatch', detail, { ...hashes, links: [way] });
}
