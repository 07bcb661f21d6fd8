import type { Adoption } from '../../contracts/replies.ts';
import type { AdoptionRequest } from '../../contracts/rulings.ts';
import { canonical, sha256 } from '../../engine/index.ts';
import type { Adopting, StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { applyPly } from '../play/replay.ts';
import type { PlayableState } from '../play/validate-state.ts';
import { rulingVerdict } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { bad, good, refused } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { appendPly, headBefore } from './append.ts';
import { courseOf } from './course.ts';
import type { LoadedMatch } from './lookup.ts';
import { loadHeadWithoutRules } from './lookup.ts';
import type { Difference } from './play-again.ts';
import { differs, playBy } from './play-again.ts';
import type { IfMatch } from './precondition.ts';
import { checkPrecondition } from './precondition.ts';
import { plyConflict } from './record.ts';

type Head = Omit<LoadedMatch, 'rules' | 'cards'>;

/** What is asked, and the state that it is meant for. */
type Asked = AdoptionRequest & { ifMatch?: IfMatch | undefined };

/**
 * Takes a match of another edition on under the one that is here: it is played again by that, and goes on where everything that
 * happened is the same. Where it is not, the answer says what differs first, and a judge may let it go on from a ply before that.
 */
export async function adoptMatch(call: Call, id: string, asked: Asked): Promise<Answer<Adoption>> {
  const head = await loadHeadWithoutRules(call, id);
  if (!head.ok) return head;
  const { match } = head.value;
  const rules = findRuleset(call, match.ruleset.id);
  if (!rules.ok) return rules;
  const allowed = checkPrecondition(call, match, asked);
  if (!allowed.ok) return allowed;
  const edition = { id: rules.value.id, version: rules.value.version, hash: rules.value.hash };
  const told = { edition: match.ruleset, present: edition, ply: match.ply };
  if (match.ruleset.hash === edition.hash) return good({ same: true, adopted: false, difference: null, ...told });
  const played = await playWhole(call, match);
  if (!played.ok) return played;
  const difference = 'same' in played.value ? played.value : null;
  const report = { same: difference === null, adopted: false, difference, ...told };
  if (asked.dryRun === true || (difference !== null && asked.from === undefined)) return good(report);
  const from = await stateToGoOnFrom(call, match, asked, played.value);
  if (!from.ok) return from;
  const { state: last } = head.value;
  const adopting: Adopting = {
    adopts: edition.hash,
    version: edition.version,
    to: asked.from ?? match.ply,
    counters: { event: last.counters.event, object: last.counters.object, decision: last.counters.decision },
    reason: asked.reason ?? null,
    judge: asked.judge ?? null,
  };
  const adopted = await record(call, head.value, from.value, adopting);
  return adopted.ok ? good({ ...report, adopted: true, ply: match.ply + 1 }) : adopted;
}

/** The match as the edition that is here plays it, or what differs first. */
async function playWhole(call: Call, match: StoredMatch): Promise<Answer<Difference | PlayableState>> {
  const played = await playBy(call, match, match.ply, await courseOf(call, match, 'another edition'));
  if (!played.ok) return played;
  if (!played.value.same) return good(played.value);
  const { plies, incoming } = played.value;
  if (plies !== match.ply) return good(differs(Math.min(plies, match.ply) + 1, 'missing', null, null));
  const [stored, actual] = [canonical(match.outcome), canonical(incoming.state.outcome)];
  return good(stored === actual ? incoming : differs(plies, 'outcome', sha256(stored), sha256(actual)));
}

/** The state of this edition that the match goes on from: the last one, or the one after the ply that a judge names. */
async function stateToGoOnFrom(
  call: Call,
  match: StoredMatch,
  { from }: AdoptionRequest,
  played: Difference | PlayableState,
): Promise<Answer<PlayableState>> {
  if (from === undefined && !('same' in played)) return good(played);
  const last = 'same' in played ? played.ply - 1 : match.ply;
  if (from === undefined || from > last) {
    const errors = [
      { in: 'body' as const, path: '/from', reason: 'what came after it differs', accepts: { most: last } },
    ];
    return bad('invalid-request', 'The match can go on from a ply up to which everything is the same.', { errors });
  }
  const again = await playBy(call, match, from, await courseOf(call, match, 'another edition'));
  if (!again.ok) return again;
  if (!again.value.same) throw new Error(`match ${match.id}: came out differently when it was played once more`);
  return good(again.value.incoming);
}

async function record(call: Call, head: Head, incoming: PlayableState, ruling: Adopting): Promise<Answer<null>> {
  const { match } = head;
  const result = await applyPly(call, incoming, { kind: 'adoption', ruling, target: incoming.state });
  if (!result.ok) return refused(result.refusal);
  const verdict = rulingVerdict(
    incoming,
    { id: match.id, ply: match.ply, hash: match.stateHash },
    ruling,
    result.value,
  );
  const done = { kind: 'adoption', action: null, ruling } as const;
  return (await appendPly(call, headBefore(head), done, verdict)) ? good(null) : plyConflict(call, match, null);
}
