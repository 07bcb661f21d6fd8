import type { SceneStateRequest } from '../../contracts/scene.ts';
import type { Json, PlayerId, Scene, SceneRequest, Viewer } from '../../engine/index.ts';
import { readShape } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { viewerOf } from '../callers/caller.ts';
import { openState } from '../delivery/sealed.ts';
import { isElsewhere, loadMatchAnyway, loadMatchAt, recordedStateAt } from '../matches/load-match.ts';
import { drawScene, imagesOf } from '../play/scene.ts';
import { sceneClocks, timesAt } from '../play/times.ts';
import type { AnyState, PlayableState } from '../play/validate-state.ts';
import { validateState } from '../play/validate-state.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { dataOnCards, imagesIn } from '../rules/own-data.ts';

/** The plies whose last events are shown. */
const PLIES = 4;

/** The table of a match after a ply, the last one if none is named. */
export async function readScene(
  call: Call,
  id: string,
  {
    ply,
    viewer: asked,
    texts = true,
  }: { ply?: number | undefined; viewer?: Viewer | undefined; texts?: boolean | undefined } = {},
): Promise<Answer<Scene>> {
  const viewer = viewerOf(call.caller, asked);
  if (!viewer.ok) return viewer;
  const seen = { viewer: viewer.value, texts };
  const found = await loadMatchAt(call, id, ply);
  if (!found.ok) return isElsewhere(found.problem) ? readElsewhere(call, id, ply, seen) : found;
  const { match, ply: at } = found.value;
  return drawScene(call, found.value, viewer.value, { ...(await besides(call, found.value, match, at)), texts });
}

/** What a scene of a match shows besides the state after a ply. */
async function besides(call: Call, of: Shown, match: StoredMatch, ply: number): Promise<SceneRequest> {
  const { id, seats } = match;
  const after = Math.max(-1, ply - PLIES);
  const [{ plies }, images] = await Promise.all([
    call.store.matches.plies(id, { after, limit: ply - after }),
    imagesOf(call, of.rules, of.cards.hash),
  ]);
  const [p1, p2] = seats;
  const names = { p1: p1.name, p2: p2.name };
  return { recent: plies.flatMap(({ events }) => events), names, images, ...sceneClocks(timesAt(match, ply)) };
}

type Shown = Pick<PlayableState, 'rules' | 'cards' | 'state'>;

/**
 * The same of a match that can't be played here: the state that is on record, shown as the present edition of its game shows a
 * table, where it knows the form of that board. What may be done in it is not known.
 */
async function readElsewhere(
  call: Call,
  id: string,
  ply: number | undefined,
  { viewer, texts }: { viewer: Viewer; texts: boolean },
): Promise<Answer<Scene>> {
  const told = await loadMatchAnyway(call, id);
  if (!told.ok) return told;
  const { match } = told.value;
  const at = ply ?? match.ply;
  const found = await recordedStateAt(call, told.value, at);
  if (!found.ok) return found;
  const rules = findRuleset(call, match.ruleset.id);
  if (!rules.ok) return rules;
  const cards = await call.cardSets.find(match.tenant, rules.value, match.cards);
  if (!cards.ok) return cards;
  const state: AnyState = { ...found.value.state, frames: [], awaiting: [] };
  const known = readShape(rules.value.board, state.board).success;
  const shown: Shown = { rules: rules.value, cards: cards.value, state };
  const drawn = known
    ? await drawScene(call, shown, viewer, { ...(await besides(call, shown, match, at)), texts })
    : null;
  if (drawn?.ok) return drawn;
  return bad(
    'ruleset-mismatch',
    `The match was played under another edition of ${match.ruleset.id}, whose table cannot be shown here. Read its state with GET /v1/matches/${id}/state, or have it go on under the present edition with POST /v1/matches/${id}/adoption.`,
    { statedHash: match.ruleset.hash, actualHash: rules.value.hash },
  );
}

/** The table of a state that the caller holds. */
export async function sceneOfState(
  call: Call,
  { state: sent, cards, names = {} }: SceneStateRequest,
  asked: Viewer | undefined,
  texts = true,
): Promise<Answer<Scene>> {
  const opened = await openState(call, sent);
  if (!opened.ok) return opened;
  const { state, ours } = opened.value;
  const viewer = mayLookAt(call, state, ours !== null, asked);
  if (!viewer.ok) return viewer;
  const received = await validateState(call, state, cards, ours);
  if (!received.ok) return received;
  const called: Partial<Record<PlayerId, string>> = {
    ...(names.p1 === undefined ? {} : { p1: names.p1 }),
    ...(names.p2 === undefined ? {} : { p2: names.p2 }),
  };
  const images = await imagesBeside(call, received.value, cards);
  return drawScene(call, received.value, viewer.value, { names: called, images, texts });
}

/**
 * The pictures of the cards of a state that the caller holds: those of cards that come with it, else those of the registered set
 * that it is of. Of sample cards in a state without a match nothing is read, as nothing is for the rest of it.
 */
function imagesBeside(call: Call, { rules, cards, state }: Shown, sent: readonly Json[] | undefined) {
  if (sent !== undefined) return imagesIn(dataOnCards(sent));
  return state.match === null && cards.hash === rules.sampleCards.hash ? {} : imagesOf(call, rules, cards.hash);
}

/**
 * As whom the caller may look at a state that it holds. A key of a seat sees its own match with the eyes of that seat. Behind a
 * seal only a judge may look; anybody else sees what a spectator sees.
 */
function mayLookAt({ caller }: Call, { match }: AnyState, sealed: boolean, asked: Viewer | undefined): Answer<Viewer> {
  const { seat, scopes } = caller;
  if (seat !== null) {
    if (match?.id === seat.match) return viewerOf(caller, asked);
    return bad('seat-bound', `The key is bound to the view of ${seat.viewer} in match ${seat.match}.`);
  }
  if (!sealed || scopes.has('judge')) return good(asked ?? (sealed ? 'spectator' : 'judge'));
  if (asked === undefined || asked === 'spectator') return good('spectator');
  return bad('scope-missing', `The state is sealed: seeing it as ${asked} needs the scope judge.`);
}
