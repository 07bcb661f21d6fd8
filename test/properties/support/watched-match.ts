import type { Decision, GameEvent, GameState } from '../../../src/engine/index.ts';
import { compileCards, decisions, PLAYERS, viewEvent, viewState } from '../../../src/engine/index.ts';
import type { SeenVerdict, TestApp } from '../../support/app.ts';
import { headOf } from '../../support/head.ts';
import { keyFor } from '../../support/key.ts';
import { toldFrom } from '../../support/plies.ts';
import type { MarkedDecks } from './marked.ts';
import { markedDecks } from './marked.ts';
import type { Subject } from './subject.ts';

export const VIEWERS = ['p1', 'p2', 'spectator'] as const;
export type Watcher = (typeof VIEWERS)[number];

/** A recorded match in which every card is marked, and what each of those who watch it has seen so far. */
export interface WatchedMatch {
  id: string;
  subject: Subject;
  marked: MarkedDecks;
  /** The headers of a key that is bound to the place of each. */
  keys: Record<Watcher, readonly [string, string]>;
  /** The header of a key of the program that holds the table. */
  keeper: readonly [string, string];
  state(): GameState<object>;
  awaiting(): Decision[];
  lastSeq(): number;
  ply(): number;
  /** Looks at what was recorded since. */
  catchUp(): Promise<void>;
  /** The texts that somebody may not see: names of cards, the seed, the generator's cursor, the hash of the state. */
  secrets(viewer: Watcher): string[];
}

export async function openWatchedMatch(app: TestApp, subject: Subject, seed: string): Promise<WatchedMatch> {
  const { rules } = subject;
  const marked = markedDecks(rules);
  const seats = marked.decks.map((deck) => ({ deck }));
  const started = await app.http.post('/v1/matches').send({ ruleset: rules.id, cards: marked.cards, seats, seed });
  if (started.status !== 201) throw new Error(`${rules.id}: ${started.text}`);
  const { id } = (started.body as SeenVerdict & { match: { id: string } }).match;
  const key = (viewer: Watcher) => keyFor(app, { seat: { match: id, viewer } });
  const keys = { p1: await key('p1'), p2: await key('p2'), spectator: await key('spectator') };
  const keeper = await keyFor(app, {});
  const known: Record<Watcher, Set<string>> = { p1: new Set(), p2: new Set(), spectator: new Set() };
  const compiled = compileCards(rules, marked.cards);
  if (!compiled.ok) throw new Error(`${rules.id}: ${JSON.stringify(compiled.faults)}`);
  let now: { state: GameState<object>; awaiting: Decision[]; ply: number } | null = null;
  const current = () => {
    if (now === null) throw new Error('nobody has looked yet');
    return now;
  };

  const reveals = (event: GameEvent, viewer: Watcher): boolean =>
    viewer === 'spectator' ? PLAYERS.every((player) => subject.reveals(event, player)) : subject.reveals(event, viewer);
  const learn = (viewer: Watcher, seen: unknown, hidden: ReadonlySet<string>) => {
    const text = JSON.stringify(seen);
    for (const mark of marked.marks.flat())
      if (!hidden.has(mark) && text.includes(`"${mark}"`)) known[viewer].add(mark);
  };

  const match: WatchedMatch = {
    id,
    subject,
    marked,
    keys,
    keeper,
    state: () => current().state,
    awaiting: () => current().awaiting,
    ply: () => current().ply,
    lastSeq: () => current().state.counters.event,
    async catchUp() {
      const head = await headOf(app, id);
      const since = now?.ply ?? -1;
      if (head.ply === since) return;
      const state: GameState<object> = JSON.parse(head.state);
      const awaiting = state.outcome ? [] : decisions(rules, compiled.value, JSON.parse(head.state));
      now = { state, awaiting, ply: head.ply };
      const events: GameEvent[] = await toldFrom(app, id, since + 1);
      const hidden = new Set(PLAYERS.flatMap((seat) => subject.hidden(state.board, seat, awaiting).flat(2)));
      for (const viewer of VIEWERS) {
        for (const event of events) if (reveals(event, viewer)) learn(viewer, viewEvent(event, viewer).data, new Set());
        const fromThem =
          viewer === 'spectator' ? hidden : new Set(subject.hidden(state.board, viewer, awaiting).flat(2));
        learn(viewer, viewState(rules, state, viewer), fromThem);
      }
    },
    secrets(viewer) {
      const theirs = PLAYERS.flatMap((seat, at) => (seat === viewer ? [] : (marked.marks[at] ?? [])));
      const { rng, hash } = current().state;
      const cursor = rng.map(String).filter((number) => number.length > 6);
      return [...theirs.filter((mark) => !known[viewer].has(mark)), seed, ...cursor, hash];
    },
  };
  await match.catchUp();
  return match;
}
