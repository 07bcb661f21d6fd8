import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../engine/index.ts';
import { eventIsMadeOf } from '../../services/reading/made-of.ts';

/** What is told of an event of a match is made of, by the path and the query of a request that were checked. */
export function eventMadeOf({ call, params, query, headers }: FastifyRequest): Promise<string | null> {
  const { id, seq } = params as { id: string; seq: number };
  const any = headers['if-none-match']?.trim() === '*';
  return eventIsMadeOf(call, id, seq, query as { viewer?: Viewer }, any);
}
