import { eventsQuery } from '../../contracts/queries.ts';
import type { WireEvent } from '../../contracts/replies.ts';
import { clausesOf } from '../../engine/index.ts';
import type { Call } from '../../services/call.ts';
import { checkScope } from '../../services/callers/caller.ts';
import type { Page } from '../../services/pages.ts';
import { listChildren, readPly } from '../../services/reading/edges.ts';
import { listEvents, readEvent } from '../../services/reading/events.ts';
import { checkArguments } from '../checked.ts';
import { connection } from '../connection.ts';
import type { Args } from '../context.ts';
import { pageArguments } from '../page-arguments.ts';
import { orThrow } from '../problem-error.ts';
import type { EventOrigin, EventSource } from './sources.ts';
import { EventBatch, eventSource, originOf, plySource } from './sources.ts';

/** A page of the events of a match. */
export async function eventsOf(call: Call, match: string, args: Args) {
  const query = checkArguments(eventsQuery, pageArguments(args));
  const { seen, page } = orThrow(await listEvents(call, match, query));
  return eventPage(page, originOf(seen), query.after !== undefined);
}

function eventPage({ items, next }: Page<WireEvent & { ply: number }>, of: EventOrigin, passed: boolean) {
  const origin = { ...of, beside: new EventBatch(items) };
  const sources = items.map((event) => eventSource(event, origin));
  return connection({ items: sources, next }, ({ seq }) => seq, passed);
}

/** What is on record needs to be read, also where it hangs on what was just answered. */
const mayRead = (call: Call): null => orThrow(checkScope(call.caller, 'matches:read', true));

async function recordedParent(call: Call, match: string, parent: number, of: EventOrigin) {
  mayRead(call);
  const found = await readEvent(call, match, parent, of.viewer);
  if (!found.ok && found.problem.code === 'unknown-event') return null;
  const { beside: _beside, ply: _ply, ...origin } = of;
  return eventSource(orThrow(found).event, origin);
}

type Named = { objects?: string[]; cards?: string[]; places?: unknown[]; players?: string[] };

/** Lists that are left out where they are empty. */
const named = { objects: ({ objects }: Named) => objects ?? [], cards: ({ cards }: Named) => cards ?? [] };

export const eventResolvers = {
  Option: {
    ...named,
    places: ({ places }: Named) => places ?? [],
    players: ({ players }: Named) => players ?? [],
  },
  About: named,
  Event: {
    cites({ of, ...event }: EventSource, _args: unknown, { call }: { call: Call }) {
      const rulebook = call.rulesets.get(of.ruleset)?.rulebook ?? {};
      return [...new Set(clausesOf({ ...event, data: event.data }))].flatMap((id) => {
        const clause = rulebook[id];
        return clause ? [{ id, ...clause }] : [];
      });
    },
    // No promise where the event was told along with it: there can be thousands.
    parentEvent({ parent, of }: EventSource, _args: unknown, { call }: { call: Call }) {
      if (parent === null) return null;
      const told = of.beside?.find(parent);
      if (told) return eventSource(told, of);
      return of.match === null ? null : recordedParent(call, of.match, parent, of);
    },
    async children({ seq, of }: EventSource, args: Args, { call }: { call: Call }) {
      const query = checkArguments(eventsQuery, pageArguments(args));
      if (of.match === null) {
        const all = (of.beside?.causedBy(seq) ?? []).filter(({ seq: one }) => one > (query.after ?? -1));
        const items = all.slice(0, query.limit).map((event) => eventSource(event, of));
        const next = all.length > items.length ? String(items.at(-1)?.seq) : null;
        return connection({ items, next }, (event) => event.seq, query.after !== undefined);
      }
      mayRead(call);
      const { after, limit } = query;
      const page = orThrow(await listChildren(call, of.match, seq, { viewer: of.viewer, after, limit }));
      const { beside: _beside, ply: _ply, ...origin } = of;
      return eventPage(page, origin, after !== undefined);
    },
    async playedIn({ ply, of }: EventSource, _args: unknown, { call }: { call: Call }) {
      if (of.match === null || ply === null) return null;
      mayRead(call);
      return plySource(orThrow(await readPly(call, of.match, ply, of.viewer)), of);
    },
  },
};
