import { pliesQuery } from '../../contracts/queries.ts';
import type { Viewer } from '../../engine/index.ts';
import type { Call } from '../../services/call.ts';
import { deliveryOf } from '../../services/delivery/sealed.ts';
import { readPosition } from '../../services/reading/history.ts';
import { listPlies } from '../../services/reading/plies.ts';
import { checkArguments } from '../checked.ts';
import { connection } from '../connection.ts';
import type { Args } from '../context.ts';
import { pageArguments } from '../page-arguments.ts';
import { orThrow } from '../problem-error.ts';
import type { PlySource } from './sources.ts';
import { eventSources, matchNamed, originOf, plySource } from './sources.ts';

/** A page of the plies of a match. */
export async function pliesOf(call: Call, match: string, args: Args) {
  const query = checkArguments(pliesQuery, pageArguments(args));
  const { seen, page } = orThrow(await listPlies(call, match, query));
  const of = originOf(seen);
  const sources = page.items.map((ply) => plySource(ply, of));
  return connection({ items: sources, next: page.next }, ({ ply }) => ply, query.after !== undefined);
}

export const plyResolvers = {
  Ply: {
    events: ({ events, ply, of }: PlySource) => eventSources(events, { ...of, ply }),
    match: ({ of }: PlySource, _args: unknown, { call }: { call: Call }) => matchNamed(call, of.match ?? '', of.viewer),
    async state({ ply, of }: PlySource, { viewer }: { viewer?: Viewer | null }, { call }: { call: Call }) {
      const delivery = orThrow(deliveryOf(call, { viewer: viewer ?? of.viewer }));
      return orThrow(await readPosition(call, of.match ?? '', ply, delivery)).position;
    },
  },
};
