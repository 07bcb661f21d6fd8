import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import { batchReply, batchRequest, batchResult } from '../../contracts/batch.ts';
import type { AdjudicationRequest } from '../../contracts/requests.ts';
import { adjudicationRequest, verdictQuery } from '../../contracts/requests.ts';
import { pointsOfCards } from '../../doors/card-points.ts';
import { JsonError, jsonReader } from '../../doors/json.ts';
import { ShapeError, shapeCompiler, shapeFaults } from '../../doors/shape.ts';
import { readShape } from '../../engine/index.ts';
import { adjudicateEach } from '../../services/adjudication/batch.ts';
import type { Call } from '../../services/call.ts';
import type { Delivery } from '../../services/delivery/sealed.ts';
import { checkDeliveries, deliver, deliveryOf } from '../../services/delivery/sealed.ts';
import { failureAnswer } from '../../services/failure.ts';
import { logFailure } from '../../services/operations/outages.ts';
import type { Verdict } from '../../services/play/verdict.ts';
import type { Answer, RequestFault } from '../../services/problem.ts';
import { bad, good, problemDocument } from '../../services/problem.ts';
import { wantsLines } from '../accept.ts';
import { linesOf } from '../lines.ts';
import type { RestApp, Shapes } from '../rest-app.ts';
import { replies, withLines } from './replies.ts';

const LINES = 'application/x-ndjson';

const compileShape = shapeCompiler();

type Item = Answer<AdjudicationRequest>;

/** Many adjudications in one call, as one JSON document or line by line. */
export async function batchRoutes(app: RestApp, { batchItems, bodyLimit }: Config): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(LINES, (_request, payload, done) => done(null, payload));
    const parse = lineReader(scope);
    scope.setValidatorCompiler<z.ZodType>((definition) =>
      definition.httpPart === 'body' ? frame(definition.schema) : compileShape(definition),
    );
    scope.withTypeProvider<Shapes>().post(
      '/v1/adjudications/batch',
      {
        config: { needs: 'adjudicate', seat: true, costPer: 'item' },
        schema: {
          operationId: 'adjudicateBatch',
          summary: 'Carry out many actions, each on a state of its own',
          description:
            'One result for each item, in order: its verdict, or a problem, which is what has a `code`. With ' +
            '`Content-Type: application/x-ndjson` there is an item on each line, and results come as soon as they are ' +
            'ready, a problem with the number of its `line`; `Accept: application/x-ndjson` asks for a result on each ' +
            'line. Items of matches are recorded in order, and the same item twice is a retry.',
          tags: ['adjudication'],
          consumes: ['application/json', LINES],
          produces: ['application/json', LINES],
          body: batchRequest,
          querystring: verdictQuery,
          response: withLines(replies(batchReply, 'The results.', []), batchResult),
        },
      },
      async (request, reply) => {
        const { body, call, query } = request;
        const byLine = body instanceof Readable;
        if (!byLine && body.items.length > batchItems) return tooMany(batchItems);
        const charged = byLine ? good(null) : await request.charge(Math.max(0, body.items.length - 1));
        if (!charged.ok) return charged;
        const at: At = { line: null };
        const items = byLine ? itemsOf(request, body, { limit: bodyLimit, parse, at }) : body.items.map(checked);
        const deliveries: Answer<Delivery>[] = [];
        const settled = checkDeliveries(items, (item) => deliveryOf(call, query, item), deliveries);
        const texts = textsOf(request, adjudicateEach(call, settled), { deliveries, at });
        const wanted = request.headers.accept;
        const lines = wantsLines(wanted) || (byLine && (wanted === undefined || wanted === '*/*'));
        reply.type(`${lines ? LINES : 'application/json'}; charset=utf-8`);
        return good(Readable.from(lines ? asLines(texts) : asDocument(texts)));
      },
    );
  });
}

/** Checks only the envelope of the batch; each item is checked when its turn comes. */
const frame = (schema: z.ZodType) => (value: unknown) => {
  const parsed = value instanceof Readable ? null : readShape(schema, value);
  if (parsed === null || parsed.success) return { value };
  return { error: new ShapeError(parsed.faults.map((fault) => ({ ...fault, in: 'body' }))) };
};

const tooMany = (most: number) =>
  bad('invalid-request', `A batch may have at most ${most} items; send more as lines of ${LINES}.`, {
    errors: [{ path: '/items', reason: 'too many items', accepts: most, in: 'body' }],
  });

type Parse = (request: FastifyRequest, text: string) => Promise<Answer<unknown>>;

/** The reader of bodies, for lines. */
function lineReader(scope: Pick<RestApp, 'getDefaultJsonParser'>): Parse {
  const read = jsonReader(scope, 'The line');
  return async (request, text) => {
    try {
      return good(read(request, text));
    } catch (error) {
      if (error instanceof JsonError) return bad('malformed-json', error.message);
      throw error;
    }
  };
}

function checked(item: unknown): Item {
  const faults: RequestFault[] = shapeFaults(adjudicationRequest, item, 'body');
  if (faults.length === 0) return good(item as AdjudicationRequest);
  const detail = `${faults.length} fault${faults.length === 1 ? '' : 's'} in the item.`;
  return bad('invalid-request', detail, { errors: faults });
}

const BUSY = bad('unavailable', 'The service is already handling as many requests as it can: send the line again.');

/** The line that is being worked on; null where items do not come in lines. */
interface At {
  line: number | null;
}

async function* itemsOf(
  request: FastifyRequest,
  body: AsyncIterable<Buffer>,
  { limit, parse, at }: { limit: number; parse: Parse; at: At },
): AsyncGenerator<Item> {
  let items = 0;
  for await (const { number, text } of linesOf(body, limit)) {
    at.line = number;
    const charged = items++ === 0 ? good(null) : await request.charge(1, true);
    if (!charged.ok) yield charged;
    else if (!request.place.take()) yield BUSY;
    else if (!text.ok) yield text;
    else {
      const value = await parse(request, text.value);
      const points = value.ok ? pointsOfCards(value.value) : 0;
      const paid = points > 0 ? await request.charge(points, true) : good(null);
      if (!paid.ok) yield paid;
      else yield value.ok ? checked(value.value) : value;
    }
  }
}

/**
 * The texts of results. A batch in one document holds its slot until it is answered; of lines only the one being
 * handled holds a slot. A slow reader holds none either.
 */
async function* textsOf(
  { id, call, place, body }: FastifyRequest,
  results: AsyncIterable<Answer<Verdict>>,
  { deliveries, at }: { deliveries: Answer<Delivery>[]; at: At },
): AsyncGenerator<string> {
  const goOn = () => body instanceof Readable || place.take(true);
  goOn();
  try {
    for await (const result of results) {
      const text = await textOf(call, result, { delivery: deliveries.shift(), line: at.line, id });
      place.release();
      yield text;
      goOn();
    }
  } finally {
    // The caller may be gone already, so that nothing else gives it back.
    place.release();
  }
}

async function textOf(
  call: FastifyRequest['call'],
  result: Answer<Verdict>,
  { delivery, line, id }: { delivery: Answer<Delivery> | undefined; line: number | null; id: string },
): Promise<string> {
  const missing = bad('internal', 'The result has no delivery.');
  const told = !result.ok ? result : delivery?.ok ? await delivered(call, result.value, delivery.value) : missing;
  if (told.ok) return told.value;
  const { problem } = told;
  return JSON.stringify(problemDocument(line === null ? problem : { ...problem, line }, id));
}

/** An item whose verdict can't be sealed or signed does not affect the others. */
async function delivered(call: Call, verdict: Verdict, delivery: Delivery): Promise<Answer<string>> {
  try {
    return good((await deliver(call, verdict, delivery)).join(''));
  } catch (error) {
    logFailure(call.log, call.outages, error, 'an item of a batch could not be delivered');
    return failureAnswer(error);
  }
}

async function* asLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield `${text}\n`;
}

async function* asDocument(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '{"items":[';
  for await (const text of texts) {
    yield before + text;
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}
