import type { Decision, GameState, NotedEvent } from '../engine/index.ts';

/** One thing that was done and what came of it, with the state in which it was done. */
export interface Ply {
  before: GameState<object>;
  after: GameState<object>;
  events: readonly NotedEvent[];
  /** Who was asked what, and how many answers there were. */
  asked: readonly Decision[];
}

/** How deep each event lies under what caused it in the same piece of a game. */
function depthOf(events: readonly NotedEvent[]): number {
  const depths = new Map<number, number>();
  let deepest = 0;
  for (const { seq, parent } of events) {
    const depth = (parent === null ? 0 : (depths.get(parent) ?? 0)) + 1;
    depths.set(seq, depth);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The longest run of events of one type and one cause: deaths at the same time, damage to several, and the like. */
function together(events: readonly NotedEvent[]): Map<string, number> {
  const longest = new Map<string, number>();
  let run = 0;
  events.forEach((event, at) => {
    const last = events[at - 1];
    run = last !== undefined && last.type === event.type && last.parent === event.parent ? run + 1 : 1;
    longest.set(event.type, Math.max(longest.get(event.type) ?? 0, run));
  });
  return longest;
}

/** What was greatest in a piece of a game, by what is measured. */
export function measures(plies: readonly Ply[]): Map<string, number> {
  const events = plies.flatMap((ply) => ply.events);
  const most = (of: (ply: Ply) => number) => Math.max(...plies.map(of));
  const found = new Map([
    ['effects that wait', most(({ after }) => after.pending.length)],
    ['programs in progress', most(({ after }) => after.frames.length)],
    ['changes that last', most(({ before }) => before.modifiers.length)],
    ['causes of one event', depthOf(events)],
    ['answers to one question', most(({ asked }) => Math.max(0, ...asked.map(({ options }) => options.length)))],
    ['decisions', plies.length],
    [
      'clauses behind one event',
      Math.max(0, ...events.map(({ data }) => (Array.isArray(data.because) ? data.because.length : 0))),
    ],
    [
      'changes of player who decides',
      plies.filter(({ asked }, at) => at > 0 && asked[0]?.player !== plies[at - 1]?.asked[0]?.player).length,
    ],
  ]);
  for (const [type, count] of together(events)) found.set(`${type} at a time`, count);
  return found;
}

/** What a piece of a game has in it that others may lack, each as a word. */
export function features(plies: readonly Ply[]): Set<string> {
  const found = new Set<string>();
  const events = plies.flatMap((ply) => ply.events);
  const types = new Map(events.map(({ seq, type }) => [seq, type]));
  for (const { type, clause, parent, data } of events) {
    found.add(`type ${type}`);
    found.add(`${type} [${clause}]`);
    found.add(`${type} by ${parent === null ? 'nothing' : (types.get(parent) ?? 'something before')}`);
    for (const key of ['ability', 'program', 'skill', 'card', 'because'])
      for (const word of [data[key]].flat()) if (typeof word === 'string') found.add(`${type} ${key} ${word}`);
  }
  events.forEach(({ type }, at) => {
    const last = events[at - 1];
    if (last !== undefined) found.add(`${last.type} then ${type}`);
  });
  for (const { asked } of plies) for (const { kind, clause } of asked) found.add(`asks ${kind} [${clause}]`);
  for (const [what, count] of measures(plies)) if (count > 1) found.add(`${what}: ${count}`);
  return found;
}
