import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problems.ts';

/** What watches the service has to get an answer above all when it is busy. */
const WATCHED = new Set<string | undefined>(['/healthz', '/metrics']);

export const alwaysAnswered = ({ route }: FastifyRequest): boolean => WATCHED.has(route.url);

/** Whether a request becomes a WebSocket. What its client says about upgrades does not matter. */
export const isWebSocket = (request: FastifyRequest & { ws?: boolean }): boolean => request.ws === true;

/** Refuses a request that the service cannot take now. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply, detail: string): unknown {
  return sendProblem(request, reply, { code: 'unavailable', detail });
}
