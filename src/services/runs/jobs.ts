import type {
  Action,
  AnyRuleset,
  CardSet,
  Decision,
  Fault,
  Game,
  GameState,
  Legality,
  Owners,
  Played,
  Resolution,
  Result,
  Scene,
  SceneRequest,
  Sitting,
  StartRequest,
  Viewer,
  Watched,
  Work,
} from '../../engine/index.ts';
import {
  adjudicate,
  checkState,
  decisions,
  isAskedOpenly,
  ownersOf,
  resume,
  sceneOf,
  start,
  watchPly,
  whyNot,
} from '../../engine/index.ts';

type State = GameState<object>;

/** The rules and the cards that a job is done with. */
export interface JobContext {
  rules: AnyRuleset;
  cards: CardSet<Game>;
}

/** What each job is given and what it gives. Both are plain data, which can go from one thread to another. */
export interface Jobs {
  /**
   * Without `lists`, which is true when left out, the open decisions of the result are not listed: `awaiting` is empty. With a
   * `sitting` it goes on with what is known there, and leaves there what it comes to know; that stays in its thread.
   */
  adjudicate: {
    input: { state: State; action: Action; lists?: boolean; sitting?: Sitting<Game> };
    output: Result<Resolution<Game>>;
  };
  start: { input: StartRequest; output: Result<Resolution<Game>> };
  resume: { input: { state: State }; output: Result<Resolution<Game>> };
  decisions: { input: { state: State }; output: Decision[] };
  check: { input: { state: State }; output: Fault[] };
  /** Whether one decision is open, of which everybody can know what may be answered. */
  asksOpenly: { input: { state: State }; output: boolean };
  /** Whose the things are that everybody sees; null in a game that does not say. */
  owners: { input: { state: State }; output: Owners | null };
  whyNot: { input: { state: State; action: Action }; output: Legality };
  watch: { input: Played<Game>; output: Result<Watched> };
  /** Null where the game has no scenes. */
  scene: { input: { state: State; viewer: Viewer } & SceneRequest; output: Scene | null };
}

export type JobName = keyof Jobs;

/**
 * Everything that runs the engine for a caller, by name: each is done in the same way wherever it is done. A state that goes
 * in is used up.
 */
export const jobs: { [N in JobName]: (of: JobContext, input: Jobs[N]['input'], work: Work) => Jobs[N]['output'] } = {
  adjudicate: ({ rules, cards }, { state, action, lists, sitting }, work) =>
    sitting === undefined
      ? adjudicate(rules, cards, state, action, { work, lists })
      : sitting.adjudicate(state, action, { work, lists }),
  start: ({ rules, cards }, request, work) => start(rules, cards, request, { work }),
  resume: ({ rules, cards }, { state }, work) => resume(rules, cards, state, { work }),
  decisions: ({ rules, cards }, { state }, work) => decisions(rules, cards, state, { work }),
  check: ({ rules, cards }, { state }, work) => checkState(rules, cards, state, { work }),
  asksOpenly: ({ rules, cards }, { state }, work) => isAskedOpenly(rules, cards, state, { work }),
  owners: ({ rules, cards }, { state }, work) => ownersOf(rules, cards, state, { work }),
  whyNot: ({ rules, cards }, { state, action }, work) => whyNot(rules, cards, state, action, work),
  scene: ({ rules, cards }, { state, viewer, ...request }, work) =>
    sceneOf(rules, cards, state, viewer, { ...request, work }),
  watch: ({ rules, cards }, played, work) => watchPly(rules, cards, played, work),
};
