import type { Game } from './machine.ts';
import type { Ruleset } from './ruleset.ts';
import type {
  Decision,
  DeepReadonly,
  EventTelling,
  GameEvent,
  GameState,
  Json,
  JsonObject,
  NotedEvent,
  Viewer,
} from './types.ts';

/**
 * A state as `viewer` may see it: without the generator's cursor, the registers of programs, and what lies in hidden
 * zones. It can't be adjudicated.
 */
export function viewState<G extends Game>(
  rules: Pick<Ruleset<G>, 'view'>,
  state: GameState<G['board']>,
  viewer: Viewer,
): JsonObject {
  // A state is JSON; that its board is, only the game's schema says.
  if (viewer === 'judge') return state as unknown as JsonObject;
  return {
    ruleset: state.ruleset,
    cards: state.cards,
    options: state.options,
    match: state.match,
    frames: state.frames.map(({ program, at }) => ({ program, at })),
    pending: state.pending.map(({ id, queue, owner, card, source, clause }) => ({
      id,
      queue,
      owner,
      card,
      source,
      clause,
    })),
    modifiers: state.modifiers,
    awaiting: state.awaiting.map(({ id, player }) => ({ id, player })),
    outcome: state.outcome,
    board: rules.view(state.board as DeepReadonly<G['board']>, viewer),
    viewer,
  };
}

/** An event as `viewer` may see it. */
export function viewEvent(event: NotedEvent, viewer: Viewer): NotedEvent {
  if (event.secret === undefined) return event;
  const { secret, told } = event;
  if (viewer === 'judge' || secret.to.includes(viewer as 'p1')) return seen(event, event.data, told);
  const data: JsonObject = {};
  for (const key in event.data) if (!secret.fields.includes(key)) data[key] = event.data[key] as Json;
  if (told?.hidden === undefined) return seen(event, data, told);
  const { hidden: _hidden, ...open } = told;
  // That something hidden was noted is hidden too.
  return seen(event, data, Object.keys(open).length === 0 ? undefined : open);
}

function seen(
  { seq, parent, type, clause, player }: GameEvent,
  data: JsonObject,
  told: EventTelling | undefined,
): NotedEvent {
  return told === undefined
    ? { seq, parent, type, clause, player, data }
    : { seq, parent, type, clause, player, data, told };
}

/** The open decisions as `viewer` may see them: everyone learns who decides and what about, only the player the options. */
export function viewDecisions(awaiting: Decision[], viewer: Viewer): Decision[] {
  return awaiting.map((decision) => {
    if (viewer === 'judge' || viewer === decision.player) return decision;
    const { form: _form, default: _default, ...shown } = decision;
    return { ...shown, options: [] };
  });
}

/** Every clause that an event cites: its own, and those that put an effect before others that waited. */
export function clausesOf({ clause, data }: GameEvent): string[] {
  const { because } = data;
  return Array.isArray(because) ? [clause, ...because.filter((one) => typeof one === 'string')] : [clause];
}
