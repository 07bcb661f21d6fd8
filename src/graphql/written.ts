import type { FastifyInstance } from 'fastify';
import { writeJson } from '../services/write-json.ts';

/** Writes the results of queries while others have their turn: one can hold many thousands of events. */
export function writeInTurns(scope: FastifyInstance): void {
  scope.addHook('preSerialization', async (_request, reply, payload) => {
    const text = await writeJson(payload);
    // Bytes are sent as well, whatever the type says.
    reply.serializer(() => text as string);
    return payload;
  });
}
