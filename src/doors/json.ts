import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ParseErrorCode } from 'jsonc-parser';
import jsonc from 'jsonc-parser';
import { isObject } from '../contracts/json.ts';
import type { BesideState, KnownStates } from '../services/runs/known-states.ts';

/** Text that was sent as JSON and is none, or has names of fields that are refused. */
export class JsonError extends Error {
  override name = 'JsonError';
}

type ReadJson = (request: FastifyRequest, text: string) => unknown;

/** What the parser refuses although it is JSON, in words. */
const PROTOTYPE_KEYS =
  'has a field that could change how objects behave: "__proto__", or "constructor" with a "prototype"';

/** What stands in the way of each sort of fault. */
const FAULTS: Readonly<Record<ReturnType<typeof jsonc.printParseErrorCode>, string>> = {
  InvalidSymbol: 'there is a word without double quotes that is not a number, true, false or null',
  InvalidNumberFormat: 'there is a number that JSON does not have',
  PropertyNameExpected: 'the name of a field is missing (in double quotes)',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a ":" is missing',
  CommaExpected: 'a "," is missing',
  CloseBraceExpected: 'a "}" is missing',
  CloseBracketExpected: 'a "]" is missing',
  EndOfFileExpected: 'something follows where the text should end',
  InvalidCommentToken: 'there is a comment, which JSON does not have',
  UnexpectedEndOfComment: 'there is a comment, which JSON does not have',
  UnexpectedEndOfString: 'there is a string without an end',
  UnexpectedEndOfNumber: 'there is a number without an end',
  InvalidUnicode: 'there is a \\u without four hexadecimal digits',
  InvalidEscapeCharacter: 'there is a backslash before a character that takes none',
  InvalidCharacter: 'there is a control character in a string',
  '<unknown ParseErrorCode>': 'something is wrong',
};

/** Thrown to end a visit at the first fault. */
class Found extends Error {
  readonly words: string;
  constructor(code: ParseErrorCode, line: number, character: number) {
    super();
    this.words = `${FAULTS[jsonc.printParseErrorCode(code)]} at line ${line + 1}, column ${character + 1}`;
  }
}

/** Longer texts are not walked through, which would hold up everyone else; they are written by programs anyway. */
const LONGEST = 250_000;

/** The first fault of a text and its place; null where it is too long or nested too deeply to be walked through. */
function firstFault(text: string): string | null {
  if (text.length > LONGEST) return null;
  const onError = (code: ParseErrorCode, _offset: number, _length: number, line: number, character: number) => {
    throw new Found(code, line, character);
  };
  try {
    jsonc.visit(text, { onError }, { disallowComments: true });
    return null;
  } catch (error) {
    if (error instanceof Found) return error.words;
    // The walk calls itself for each level, where JSON.parse does not.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Why the parser refused a text, with line and column where it is no JSON. */
function reasonOf(text: string): string {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (isJson(plain)) return PROTOTYPE_KEYS;
  const fault = firstFault(plain);
  return fault === null ? 'is not JSON' : `is not JSON: ${fault}`;
}

/**
 * Reads JSON as the service's bodies are read: fields that could change how objects behave are refused. Throws a
 * {@link JsonError} whose message begins with what the text is called, such as "The body", and has the place of the fault.
 */
export function jsonReader(app: Pick<FastifyInstance, 'getDefaultJsonParser'>, called: string): ReadJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, text) => {
    let answer: { value: unknown } | { error: Error } | undefined;
    // It answers before it returns, and takes what is thrown into it for a fault of the text.
    parse(request, text, (error, value: unknown) => {
      answer = error === null ? { value } : { error };
    });
    if (answer === undefined) throw new Error('the parser has not answered');
    if ('value' in answer) return answer.value;
    throw text === '' ? answer.error : new JsonError(`${called} ${reasonOf(text)}.`);
  };
}

/** Has bodies read so that a fault is told with its place, and states that are known are recognised. */
export function readJsonBodies(app: FastifyInstance, known: KnownStates): void {
  const read = jsonReader(app, 'The body');
  /** The rest of a body whose state was taken apart from it; null where that is no sound body by itself. */
  const restOf = (request: FastifyRequest, text: string): Record<string, unknown> | null => {
    try {
      const rest = read(request, text);
      return isObject(rest) && rest.state === null ? rest : null;
    } catch {
      // Whatever is wrong with it is told of the whole.
      return null;
    }
  };
  /** A body that could be taken apart, which it is not where what is left is no sound body by itself: null then. */
  const putTogether = (request: FastifyRequest, apart: BesideState | null): unknown => {
    const rest = apart && restOf(request, apart.rest);
    if (apart !== null && rest !== null) known.putBack(rest, apart);
    return rest;
  };
  const readText = (request: FastifyRequest, text: string): unknown => {
    const whole = putTogether(request, known.beside(text));
    if (whole !== null) return whole;
    const body = read(request, text);
    known.recognise(text, body);
    return body;
  };
  const bodyOf = (request: FastifyRequest, written: Buffer): unknown =>
    putTogether(request, known.besideAtHand(written)) ?? readText(request, written.toString());
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, written, done) => {
    let body: unknown;
    try {
      body = bodyOf(request, written);
    } catch (error) {
      return done(error as Error);
    }
    done(null, body);
  });
}
