import type { RootField } from '../../support/fuzz/graphql.ts';
import { everything, selection } from '../../support/fuzz/graphql.ts';
import { connect } from '../../support/subscriber.ts';
import { until } from '../../support/until.ts';
import type { WatchedMatch, Watcher } from './watched-match.ts';
import { VIEWERS } from './watched-match.ts';

/** What those who watch a match are told by its subscriptions. */
export interface Listening {
  /** What has come for somebody since it was taken last. */
  take(viewer: Watcher): string[];
  /** Everybody has been told of the last event and the last ply, and of all before them. */
  caughtUp(): Promise<void>;
  end(): Promise<void>;
}

/** Subscribes each of those who watch, with their keys, to everything about a match that there is. */
export async function listenToAll(url: string, fields: readonly RootField[], match: WatchedMatch): Promise<Listening> {
  const heard: Record<Watcher, string[]> = { p1: [], p2: [], spectator: [] };
  /** The last event and the last ply that somebody was told of. */
  const last: Record<Watcher, Record<'seq' | 'ply', number>> = {
    p1: { seq: -1, ply: -1 },
    p2: { seq: -1, ply: -1 },
    spectator: { seq: -1, ply: -1 },
  };
  const note = (viewer: Watcher, text: string) => {
    heard[viewer].push(text);
    const { matchEvents, matchUpdated } = JSON.parse(text).payload?.data ?? {};
    if (matchEvents) last[viewer].seq = matchEvents.seq;
    if (matchUpdated) last[viewer].ply = matchUpdated.ply;
  };
  const feeds = fields.filter(({ operation }) => operation === 'subscription');
  const open = await Promise.all(
    VIEWERS.map(async (viewer) => {
      const subscriber = await connect(url, { authorization: match.keys[viewer][1] });
      subscriber.socket.addEventListener('message', ({ data }) => note(viewer, String(data)));
      for (const { field } of feeds) {
        const asked = `${field.name}(match: ${JSON.stringify(match.id)})${selection(field.type, everything, 1)}`;
        subscriber.subscribe(field.name, `subscription { ${asked} }`);
      }
      return subscriber;
    }),
  );
  return {
    take: (viewer) => heard[viewer].splice(0),
    async caughtUp() {
      await until('all who listen have caught up', () =>
        VIEWERS.every((viewer) => last[viewer].seq >= match.lastSeq() && last[viewer].ply >= match.ply()),
      );
    },
    async end() {
      for (const subscriber of open) await subscriber.end();
    },
  };
}
