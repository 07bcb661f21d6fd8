import type { AnyRuleset, NotedEvent, Scene, SceneRequest, Viewer } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { imagesIn } from '../rules/own-data.ts';
import { runFor } from '../runs/run-for.ts';
import { sceneClocks } from './times.ts';
import type { PlayableState } from './validate-state.ts';
import { guardEngine } from './validate-state.ts';
import type { Verdict } from './verdict.ts';

/** How many of the last events a scene shows. */
const RECENT = 8;

/** Of some events, the oldest first, those that a scene shows. */
export const lastOf = (events: readonly NotedEvent[]): readonly NotedEvent[] => events.slice(-RECENT);

/** The scene of a state, as `viewer` may see it. */
export async function drawScene(
  call: Call,
  { rules, cards, state }: Omit<PlayableState, 'text'>,
  viewer: Viewer,
  request: SceneRequest = {},
): Promise<Answer<Scene>> {
  const drawn = await guardEngine(call, () =>
    runFor(call, 'scene', { rules, cards }, { state, viewer, ...request, recent: lastOf(request.recent ?? []) }),
  );
  if (!drawn.ok) return drawn;
  return drawn.value === null ? bad('no-scene', `${rules.id} does not say how its table is shown.`) : good(drawn.value);
}

/** The scene after a verdict, as `viewer` may see it. */
export async function sceneOfVerdict(
  call: Call,
  { rules: { id, hash }, cards, state, events, times }: Pick<Verdict, 'rules' | 'cards' | 'state' | 'events' | 'times'>,
  viewer: Viewer,
  names: NonNullable<SceneRequest['names']> = {},
): Promise<Answer<Scene>> {
  const rules = call.rulesets.get(id);
  if (rules?.hash !== hash) {
    return bad(
      'ruleset-mismatch',
      `The table of another edition of ${id} is not shown with a verdict: read the scene of the match.`,
    );
  }
  const images = state.match === null ? {} : await imagesOf(call, rules, cards.hash);
  return drawScene(call, { rules, cards, state }, viewer, { recent: events, names, images, ...sceneClocks(times) });
}

/** Where the caller's tenant says that there are pictures of the cards of a registered set. */
export async function imagesOf(call: Call, rules: Pick<AnyRuleset, 'id'>, hash: string) {
  return imagesIn((await call.store.cardSets.data(call.caller.tenant, rules.id, hash))?.cards ?? {});
}
