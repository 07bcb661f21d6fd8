import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Problem, ProblemCode } from '../services/problem.ts';
import { PROBLEMS, problemDocument } from '../services/problem.ts';

const problemOf = (code: string | undefined): Problem => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { code: 'request-timeout', detail: 'The request did not arrive in time.' };
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { code: 'headers-too-large', detail: 'The headers are larger than this service accepts.' };
  }
  return { code: 'invalid-request', detail: 'This is not an HTTP/1.1 request.' };
};

/** Answers what never became a request with a problem document, and ends the connection. */
export function answerBrokenRequests(told: (code: ProblemCode) => void) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const problem = problemOf(error.code);
    told(problem.code);
    const id = randomUUID();
    const body = JSON.stringify(problemDocument(problem, id));
    if (socket.writable) {
      socket.write(
        `HTTP/1.1 ${PROBLEMS[problem.code].status} ${PROBLEMS[problem.code].title}\r\n` +
          `content-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
          `x-request-id: ${id}\r\nconnection: close\r\n\r\n${body}`,
      );
    }
    socket.destroy();
  };
}
