import { matchesStreamQuery } from '../../contracts/live.ts';
import { eventsQuery } from '../../contracts/queries.ts';
import type { Viewer } from '../../engine/index.ts';
import type { Call } from '../../services/call.ts';
import type { Followed } from '../../services/reading/follow.ts';
import { followEvents, followPosition } from '../../services/reading/follow.ts';
import type { MatchesMessage } from '../../services/reading/follow-matches.ts';
import { followMatches } from '../../services/reading/follow-matches.ts';
import { checkArguments } from '../checked.ts';
import type { Args } from '../context.ts';
import { orThrow } from '../problem-error.ts';
import { eventSource, matchNamed, originOf, plySource } from './sources.ts';

interface In {
  call: Call;
}

/** What is followed, in the form the executor takes; to end it ends the wait for what comes next too. */
function followed<T, R>({ items, end }: Followed<T>, show: (item: T) => R): AsyncGenerator<R, void, undefined> {
  return {
    async next() {
      const { value, done } = await items.next();
      return done ? { value: undefined, done: true } : { value: show(value), done: false };
    },
    async return() {
      end();
      await items.return(undefined);
      return { value: undefined, done: true };
    },
    async throw(error) {
      end();
      await items.return(undefined);
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await this.return();
    },
  };
}

type Played = Extract<MatchesMessage, { event: 'ready' | 'ply' }>;

/** How matches stand can be asked by a query; that the last one is over shows in its ply. */
async function* playedOf(messages: AsyncGenerator<MatchesMessage>): AsyncGenerator<Played> {
  for await (const message of messages) if (message.event === 'ready' || message.event === 'ply') yield message;
}

function playedSource(call: Call, message: Played, viewer: Viewer) {
  if (message.event === 'ready') return { cursor: message.id, match: null, ply: null };
  const { match, ruleset } = message.data;
  const of = { ruleset, match, viewer };
  return { cursor: message.id, match: () => matchNamed(call, match, viewer), ply: plySource(message.data, of) };
}

/** What can be followed: how each subscription begins, and what it shows of each thing that comes. */
export const subscriptions = {
  plies: {
    async subscribe(_root: unknown, args: Args, { call }: In) {
      const found = orThrow(await followMatches(call, checkArguments(matchesStreamQuery, args)));
      return followed({ ...found, items: playedOf(found.items) }, (message) => ({
        plies: playedSource(call, message, found.viewer),
      }));
    },
  },
  matchEvents: {
    async subscribe(_root: unknown, { match, viewer, after }: Args & { match: string }, { call }: In) {
      const query = checkArguments(eventsQuery, { viewer, after });
      const found = orThrow(await followEvents(call, match, query));
      const of = originOf(found.seen);
      return followed(found, (event) => ({ matchEvents: eventSource(event, of) }));
    },
  },
  matchUpdated: {
    async subscribe(_root: unknown, { match, viewer }: { match: string; viewer?: Viewer | null }, { call }: In) {
      const found = orThrow(await followPosition(call, match, viewer ?? undefined));
      return followed(found, (matchUpdated) => ({ matchUpdated }));
    },
  },
};
