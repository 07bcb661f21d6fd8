import { hashState } from '../../engine/index.ts';
import type { StoredMatch, StoredPly } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { applyPly, plyInputOf } from '../play/replay.ts';
import type { AnyState, PlayableState } from '../play/validate-state.ts';
import type { Answer, Problem, ProblemCode } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { Telling } from '../rules/telling.ts';
import { Overloaded } from '../runs/given-up.ts';
import { enforceClock, isOverdue } from './clocks.ts';
import type { LoadedMatch, ReadState } from './lookup.ts';
import { editionOf, findStoredMatch, loadHead, loadHeadWithoutRules, tellingOf } from './lookup.ts';

/** A match of the caller's tenant. Where time is up, the clock acts first. */
export async function findMatch(call: Call, id: string): Promise<Answer<StoredMatch>> {
  const found = await findStoredMatch(call, id);
  if (!found.ok || !isOverdue(found.value)) return found;
  await letClockAct(call, id);
  return findStoredMatch(call, id);
}

/** The match with its last state, to go on with. */
export async function loadMatch(call: Call, id: string, read?: ReadState): Promise<Answer<LoadedMatch>> {
  const found = await loadHead(call, id, read);
  if (!found.ok || !isOverdue(found.value.match)) return found;
  await letClockAct(call, id);
  return loadHead(call, id, read);
}

/** A match with the state after one of its plies. */
export interface MatchAtPly extends PlayableState {
  match: StoredMatch;
  ply: number;
}

/** The match with its state after `ply`, the last one if none is named: of an earlier ply without reading how things stand now. */
export async function loadMatchAt(call: Call, id: string, ply: number | undefined): Promise<Answer<MatchAtPly>> {
  const earlier = ply === undefined ? null : await findMatch(call, id);
  if (earlier?.ok === false) return earlier;
  if (ply === undefined || earlier === null || earlier.value.ply === ply) {
    const recalled = await loadMatch(call, id);
    if (!recalled.ok) return recalled;
    const { match } = recalled.value;
    const found = await stateAt(call, recalled.value, ply ?? match.ply);
    return found.ok ? good({ ...found.value, match, ply: ply ?? match.ply }) : found;
  }
  const match = earlier.value;
  const edition = await editionOf(call, match);
  if (!edition.ok) return edition;
  const found = await earlierState(call, { match, ...edition.value }, ply);
  return found.ok ? good({ ...found.value, match, ply }) : found;
}

/** A match as it is recorded, with as much of its rules as there is. */
export type ToldMatch = Omit<LoadedMatch, 'rules' | 'cards'> & Telling;

/** The problems that a match has which was played by rules or cards that this server does not have. */
const ELSEWHERE: readonly ProblemCode[] = ['unknown-ruleset', 'ruleset-mismatch', 'unknown-card-set', 'cards-invalid'];

/** Whether a match can't be played here because its edition of the rules, or its cards, are not here. */
export const isElsewhere = ({ code }: Problem): boolean => ELSEWHERE.includes(code);

/** The match with its last state; of one whose rules or cards are not here, what can be told without them. */
export async function loadMatchAnyway(call: Call, id: string): Promise<Answer<ToldMatch>> {
  const recalled = await loadMatch(call, id);
  if (recalled.ok || !isElsewhere(recalled.problem)) return recalled;
  const record = await loadHeadWithoutRules(call, id);
  if (!record.ok) return record;
  return good({ ...record.value, ...(await tellingOf(call, record.value.match)) });
}

/** Where no worker has time for what the clock would do, the match is told as it stands: judges can go on from there. */
async function letClockAct(call: Call, id: string): Promise<void> {
  try {
    await enforceClock(call, id);
  } catch (error) {
    if (!(error instanceof Overloaded)) throw error;
    call.log.error({ err: error, match: id }, 'the clock of a match could not be enforced');
  }
}

/** So many plies are read at once. */
const PAGE = 50;

/** A ply of before the match was taken on by this edition: it can be read, and not gone on from. */
const playedElsewhere = ({ id }: StoredMatch, { ruleset }: AnyState, ply: number) =>
  bad(
    'ruleset-mismatch',
    `Ply ${ply} of match ${id} was played under another edition of ${ruleset.id}, before this one took the match on: it can be read, but a match goes on only from plies since.`,
    {
      statedHash: ruleset.hash,
    },
  );

const unknownPly = ({ ply }: StoredMatch) => bad('unknown-ply', `The match is at ply ${ply}.`, { currentPly: ply });

/** A state, and what is needed to tell it. */
export type Told = Telling & { state: AnyState };

/** The state after `ply`: the last one, or an earlier one. */
export async function stateAt(
  call: Call,
  recalled: Omit<LoadedMatch, 'last'>,
  ply: number,
): Promise<Answer<PlayableState>> {
  const { match, rules, cards, state, text } = recalled;
  return ply === match.ply ? good({ rules, cards, state, text }) : earlierState(call, recalled, ply);
}

/** The state after a ply that is not the last one: the closest one that was kept, with what followed played again. */
async function earlierState(
  call: Call,
  { match, rules, cards }: Pick<LoadedMatch, 'match' | 'rules' | 'cards'>,
  ply: number,
): Promise<Answer<PlayableState>> {
  if (ply > match.ply) return unknownPly(match);
  const kept = await call.store.matches.recorded(match.id, ply);
  if (kept === null) throw new Error(`match ${match.id}: no state is kept before ply ${ply}`);
  let text = kept.state;
  let state = JSON.parse(text) as AnyState;
  if (state.ruleset.hash !== rules.hash) return playedElsewhere(match, state, ply);
  for await (const stored of pliesAfter(call, match.id, kept.ply, ply)) {
    // Of a release that kept no more; the state after a ruling was always kept, so no ruling is ever among these.
    const deed = plyInputOf(match, stored);
    const result = deed && (await applyPly(call, { rules, cards, state, text }, deed, false));
    if (!result?.ok) throw new Error(`match ${match.id}: ply ${stored.ply} cannot be played again`);
    result.value.state.match = { id: match.id, ply: stored.ply };
    // Read back from its text, the fields are in the order that whoever was handed the state has them in.
    text = hashState(result.value.state);
    state = JSON.parse(text) as AnyState;
    if (state.hash !== stored.hashAfter) throw new Error(`match ${match.id}: ply ${stored.ply} came out differently`);
  }
  return good({ rules, cards, state, text });
}

/** The state after `ply` of a match that can't be played here, as it was recorded. */
export async function recordedStateAt(call: Call, told: ToldMatch, ply: number): Promise<Answer<Told>> {
  const { match, rules, cards } = told;
  if (ply === match.ply) return good({ rules, cards, state: told.state });
  if (ply > match.ply) return unknownPly(match);
  const kept = await call.store.matches.recorded(match.id, ply);
  if (kept?.ply !== ply) {
    return bad(
      'ruleset-mismatch',
      `What was kept of ply ${ply} has to be played again, by the edition it was played by.`,
      { statedHash: match.ruleset.hash },
    );
  }
  const state = JSON.parse(kept.state) as AnyState;
  const isOther = state.ruleset.hash !== match.ruleset.hash;
  const telling = isOther ? await tellingOf(call, { ...match, ruleset: state.ruleset }) : { rules, cards };
  return good({ ...telling, state });
}

/** The plies after one, up to another, some at a time. */
export async function* pliesAfter(call: Call, id: string, from: number, to: number): AsyncGenerator<StoredPly> {
  for (let after = from; after < to; ) {
    const { plies } = await call.store.matches.plies(id, { after, limit: Math.min(to - after, PAGE) });
    if (plies.length === 0) return;
    yield* plies;
    after += plies.length;
  }
}
