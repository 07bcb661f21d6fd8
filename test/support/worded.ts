import assert from 'node:assert/strict';
import type { Server, ServerResponse } from 'node:http';

/** The answers of a server that say what is wrong. */
export interface Worded {
  /** Throws where one of them did not say it in words. */
  check(): void;
}

/** What a problem, or an error of GraphQL, says to people. */
function saidIn(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const isGraphql = Object.keys(answer).every((field) => ['data', 'errors', 'extensions'].includes(field));
  if (isGraphql && 'errors' in answer && Array.isArray(answer.errors)) {
    return answer.errors.map((error) => error?.message);
  }
  if (!('code' in answer && 'detail' in answer)) return [];
  const reasons = 'errors' in answer && Array.isArray(answer.errors) ? answer.errors.map((fault) => fault?.reason) : [];
  return [answer.detail, ...reasons];
}

/** Has a look at every answer of a server that tells of a fault, beside whoever asked for it. */
export function watchWords(server: Server): Worded {
  const silent: string[] = [];
  const look = (status: number, body: unknown) => {
    // What is compressed, sent in pieces or no object is not looked at.
    if (!(typeof body === 'string' || Buffer.isBuffer(body)) || (status < 400 && !body.includes('"errors"'))) return;
    const text = String(body);
    if (!/^\{.*\}\s*$/s.test(text)) return;
    const said = saidIn(JSON.parse(text));
    if (said.some((words) => typeof words !== 'string' || words.trim() === '')) silent.push(text.slice(0, 500));
  };
  server.prependListener('request', (_request, response: ServerResponse) => {
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = (...given: unknown[]) => {
      look(response.statusCode, given[0]);
      return end(...given);
    };
  });
  return { check: () => assert.deepEqual(silent, [], 'every problem says in words what is wrong') };
}
