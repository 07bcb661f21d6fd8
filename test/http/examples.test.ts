import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { rulesets } from '../../src/rulesets/index.ts';
import type { TestServer } from '../support/app.ts';
import { openServer } from '../support/app.ts';
import { openTestDatabase } from '../support/database.ts';
import { lintOpenApi } from '../support/lint-openapi.ts';
import { until } from '../support/until.ts';

/*
 * What the documentation gives to try: each example is sent as it stands, as the page at /docs sends it. Those that name a match,
 * a key or a webhook of the caller's are sent with the id of one.
 */

let service: TestServer;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let api: Document;
before(async () => {
  database = await openTestDatabase();
  service = await openServer(database.url, {}, { rulesets });
  api = (await service.http.get('/openapi.json')).body;
});
after(async () => {
  await service.close();
  await database.drop();
});

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  example?: unknown;
  schema: { default?: unknown };
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { example?: object; schema: object }> };
}
interface Document {
  paths: Record<string, Record<'get' | 'post' | 'patch' | 'delete', Operation>>;
  components: object;
}
type Method = 'get' | 'post' | 'patch' | 'delete';

const operations = () =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method as Method, ...operation })),
  );

/** Sends an operation with what its documentation prefills, but for the ids in `ids`. */
function send(operation: ReturnType<typeof operations>[number], ids: Readonly<Record<string, string>> = {}) {
  const { method, parameters = [], requestBody } = operation;
  let { path } = operation;
  const query = new URLSearchParams();
  for (const { name, in: where, required, example, schema } of parameters) {
    const value = ids[name] ?? example ?? schema.default;
    if (required) assert.notEqual(value, undefined, `${operation.operationId}: ${name} has no example`);
    if (value === undefined) continue;
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (where === 'query') query.set(name, String(value));
  }
  const asked = service.http[method](query.size > 0 ? `${path}?${query}` : path);
  const body = requestBody?.content['application/json']?.example;
  return body === undefined ? asked : asked.send(body);
}

/** Operations that name what only the caller has: a match, a key or a webhook. */
const isOfCaller = ({ path }: { path: string }): boolean => /\/v1\/(matches|keys|webhooks|jobs)\/\{id\}/.test(path);

/** What makes something that the caller has. */
const MAKERS = [
  ['/v1/keys', 'createKey'],
  ['/v1/webhooks', 'createWebhook'],
  ['/v1/jobs', 'createJob'],
] as const;

/** What an organiser calls, in the order of a tournament. */
const ORGANIZING = [
  ...['createTournament', 'organizedTournament', 'amendTournament', 'registerPlayers', 'tournamentPlayers'],
  ...['removePlayer', 'pairRound', 'tournamentRounds', 'tournamentTables', 'tournamentTable', 'ruleTable'],
  ...['tournamentRulings', 'undoRound', 'registerPlayers', 'amendPlayer', 'deleteTournament'],
];

test('every call that takes something has an example of it', () => {
  for (const { operationId, parameters = [], requestBody } of operations()) {
    for (const { name, required, example } of parameters) {
      if (required) assert.notEqual(example, undefined, `${operationId}: ${name}`);
    }
    if (requestBody) assert.ok(requestBody.content['application/json']?.example, operationId);
  }
});

test('examples have the form that is documented', () => {
  const ajv = new Ajv2020({ strict: false, formats: { uuid: true, date: true, 'date-time': true } });
  ajv.addSchema({ $id: '/openapi.json', components: api.components });
  const within = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"/openapi.json#/components/'));
  for (const { operationId, requestBody } of operations()) {
    const { example, schema } = requestBody?.content['application/json'] ?? {};
    if (schema) assert.ok(ajv.validate(within(schema), example), `${operationId}: ${ajv.errorsText()}`);
  }
});

test('examples that name nothing of the caller work as they stand', async () => {
  const inOrder = operations()
    // A stream goes on for as long as it is followed.
    .filter(
      (operation) =>
        !isOfCaller(operation) &&
        !ORGANIZING.includes(operation.operationId) &&
        operation.operationId !== 'streamMatches',
    )
    // What is looked at after a match is there that the examples start.
    .sort((a, b) => Number(b.operationId === 'startMatch') - Number(a.operationId === 'startMatch'));
  assert.ok(inOrder.length > 30);
  for (const operation of inOrder) {
    const { status, text } = await send(operation);
    assert.ok(status < 300, `${operation.operationId}: ${status} ${text?.slice(0, 300)}`);
  }
});

test('examples of a tournament work in the order of one', async () => {
  const all = new Map(operations().map((operation) => [operation.operationId, operation]));
  for (const name of ORGANIZING) {
    const { status, text } = await send(all.get(name) as ReturnType<typeof operations>[number]);
    assert.ok(status < 300, `${name}: ${status} ${text?.slice(0, 300)}`);
  }
});

/** A match as the example starts one, with a clock. */
async function timedMatch(): Promise<string> {
  const start = operations().find(({ operationId }) => operationId === 'startMatch');
  const example = start?.requestBody?.content['application/json']?.example as object;
  const clock = { seconds: 600, otherwise: 'lose' };
  return (await service.http.post('/v1/matches').send({ ...example, clock })).body.match.id;
}

test('examples that name a match, a key, a webhook or a job work with the id of one', async () => {
  const all = new Map(operations().map((operation) => [operation.operationId, operation]));
  const idOf = async (operation: string, ids = {}): Promise<string> => {
    const { body } = await send(all.get(operation) as ReturnType<typeof operations>[number], ids);
    return String(body.match?.id ?? body.id);
  };
  const last = ['revokeKey', 'deleteMatch', 'result'];
  const ofCaller = operations()
    .filter(isOfCaller)
    .sort((a, b) => last.indexOf(a.operationId) - last.indexOf(b.operationId));
  assert.ok(ofCaller.length > 15);
  for (const operation of ofCaller) {
    const unknown = await send(operation);
    assert.equal(unknown.status, 404, `${operation.operationId}: ${unknown.text}`);
    const id = await idOf(MAKERS.find(([path]) => operation.path.startsWith(path))?.[1] ?? 'startMatch');
    const delivery = operation.path.startsWith('/v1/webhooks') ? await idOf('testWebhook', { id }) : '';
    // The stream of a match that runs would go on.
    if (operation.operationId === 'streamMatch') {
      await service.http.post(`/v1/matches/${id}/actions`).send({ action: { player: 'p1', concede: true } });
    }
    if (operation.operationId === 'jobResult')
      await until('the job is over', async () => (await service.http.get(`/v1/jobs/${id}`)).body.endedAt);
    const ruled = { reason: 'r', judge: 'J' };
    if (operation.operationId === 'resume') await service.http.post(`/v1/matches/${id}/pause`).send(ruled);
    const timed = operation.operationId === 'extend' ? { id: await timedMatch() } : { id, delivery };
    const { status, text } = await send(operation, timed);
    assert.ok(status < 300, `${operation.operationId}: ${status} ${text?.slice(0, 300)}`);
  }
});

test('a linter finds nothing wrong with the document', async () => {
  const { text } = await service.http.get('/openapi.json');
  assert.deepEqual(await lintOpenApi(text, 'recommended'), []);
});
