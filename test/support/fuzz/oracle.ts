import { PROBLEMS } from '../../../src/services/problem.ts';
import type { Api, Operation } from './api.ts';
import type { Wire, WireAnswer } from './wire.ts';

const isCode = (code: unknown): code is keyof typeof PROBLEMS =>
  typeof code === 'string' && Object.hasOwn(PROBLEMS, code);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value of JSON text, or undefined. */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** How the library begins the reasons that we have no words for. */
const OF_THE_LIBRARY = /^(Invalid|Too|Unrecognized) .*|, received /;

/** What is wrong with a problem document, wherever it stands; null when nothing is. */
export function problemFault(api: Api, document: unknown): string | null {
  const fault = api.problemFaults(document);
  if (fault !== null || !isObject(document)) return `no problem document: ${fault}`;
  const { code, status, type, title } = document;
  if (!isCode(code)) return `the code ${JSON.stringify(code)} is in no table`;
  const known = PROBLEMS[code];
  if (status !== known.status || title !== known.title || type !== `/problems/${code}`) {
    return `${code} is not as the table has it`;
  }
  const faults = Array.isArray(document.errors) ? document.errors : [];
  const foreign = faults.find(({ reason }) => OF_THE_LIBRARY.test(reason));
  return foreign ? `words of the library at ${foreign.path}: ${foreign.reason}` : null;
}

/** What is wrong with an answer, or null: it has to be what the documentation says, or a whole problem document. */
export function answerFault(api: Api, operation: Operation | null, wire: Wire, answer: WireAnswer): string | null {
  const { status, headers } = answer;
  if (headers['x-request-id'] === undefined) return 'no request id';
  if (status >= 500) return `the service failed: ${answer.body.toString().slice(0, 500)}`;
  const type = headers['content-type']?.split(';')[0] ?? '';
  if (status >= 400) return refusalFault(api, operation, wire, answer, type);
  if (operation?.responses == null) return null;
  const types = operation.responses[String(status)];
  if (!types) return `${status} is not documented`;
  if (status === 204 || status === 304) return answer.body.length > 0 ? `${status} with a body` : null;
  if (!types.includes(type)) return `${type || 'no type'} is not documented, only ${types}`;
  if (wire.method === 'HEAD') return answer.body.length > 0 ? 'HEAD with a body' : null;
  if (type === 'application/json') return bodyFault(api, operation, status, type, answer.body);
  if (type !== 'application/x-ndjson') return null;
  for (const line of answer.body.toString().split('\n')) {
    const fault = line === '' ? null : bodyFault(api, operation, status, type, Buffer.from(line));
    if (fault !== null) return fault;
  }
  return null;
}

function bodyFault(api: Api, operation: Operation, status: number, type: string, body: Buffer): string | null {
  const value = readJson(body);
  if (value === undefined) return `not JSON: ${body.toString().slice(0, 200)}`;
  const fault = api.replyFaults(operation, status, type, value);
  return fault === null ? null : `not as documented: ${fault}: ${body.toString().slice(0, 500)}`;
}

/** What is wrong with a refusal, or null. */
export function refusalFault(
  api: Api,
  operation: Operation | null,
  wire: Wire,
  { status, headers, body }: WireAnswer,
  type: string,
): string | null {
  if (type !== 'application/problem+json') return `${status} as ${type || 'no type'}`;
  // Too long a head is refused before it is known what is asked for.
  if (status !== 431 && operation?.responses != null && operation.responses[String(status)] === undefined) {
    return `${status} is not documented: ${body.toString().slice(0, 300)}`;
  }
  if (wire.method === 'HEAD') return null;
  const document = readJson(body);
  const fault = problemFault(api, document);
  if (fault !== null || !isObject(document)) return `${fault}: ${body.toString().slice(0, 500)}`;
  if (document.status !== status) return `the document says ${document.status}, the answer ${status}`;
  if (document.requestId !== headers['x-request-id']) return 'two request ids';
  const told = operation?.descriptions[String(status)];
  if (told !== undefined && !told.includes(`\`${document.code}\``))
    return `${status} ${document.code} is not documented`;
  return null;
}
