import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { TestContext } from 'node:test';
import test, { after, before } from 'node:test';
import { promisify } from 'node:util';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';
import openapiTS, { astToString } from 'openapi-typescript';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { lintOpenApi } from '../support/lint-openapi.ts';

/** Clients as callers generate them: they have to pass TypeScript's strict check, and to play a match. */

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache');
const execute = promisify(execFile);
let service: TestApp;
let url: string;
before(async () => {
  service = await openApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`;
});
after(() => service.close());

const compilerOptions = {
  target: 'es2024',
  module: 'nodenext',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  // Of the libraries' own declarations, which are no part of what was generated, the types are taken as they are.
  skipLibCheck: true,
};

/** Checks the types of a program and of what was generated for it, and runs it; gives what it prints. */
async function run(t: TestContext, files: Record<string, string>): Promise<unknown> {
  mkdirSync(CACHE, { recursive: true });
  // Below the repository, so that the packages of clients are found.
  const folder = mkdtempSync(join(CACHE, 'client-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const all = { ...files, 'package.json': '{"type":"module"}', 'tsconfig.json': JSON.stringify({ compilerOptions }) };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  const command = async (...args: string[]) => {
    try {
      return (await execute(process.execPath, args, { cwd: folder })).stdout;
    } catch (error) {
      throw new Error(String((error as { stdout?: string }).stdout), { cause: error });
    }
  };
  await command(join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', folder);
  return JSON.parse(await command('program.js', url));
}

const PLIES = 12;

const REST = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

/** Events come as lines too, which this client does not ask for. */
type Media = 'application/json' | 'application/problem+json';
const client = createClient<paths, Media>({ baseUrl: String(process.argv[2]) });

/** What an answer has, which is a problem otherwise. */
function got<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

const played: Record<string, number> = {};
for (const { id: ruleset } of got(await client.GET('/v1/rulesets')).items) {
  let verdict = got(await client.POST('/v1/matches', { body: { ruleset, seed: 'client' } }));
  const id = String(verdict.match?.id);
  for (let ply = 0; ply < ${PLIES} && verdict.outcome === null; ply++) {
    const action = verdict.awaiting?.[0]?.options[0]?.action;
    if (action === undefined) throw new Error('nothing is offered');
    verdict = got(await client.POST('/v1/matches/{id}/actions', { params: { path: { id } }, body: { action } }));
  }
  let events = 0;
  for (let next: string | null = ''; next !== null; ) {
    const query: { limit: number; after?: string } = { limit: 20, ...(next === '' ? {} : { after: next }) };
    const page = got(await client.GET('/v1/matches/{id}/events', { params: { path: { id }, query } }));
    events += page.items.length;
    next = page.next;
  }
  played[ruleset] = events;
  const refused = await client.POST('/v1/matches/{id}/actions', {
    params: { path: { id } },
    body: { action: { player: 'p1', decision: 'd0', option: 'none' } },
  });
  if (refused.error === undefined || refused.error.code.length === 0) throw new Error('a problem has no code');
}
console.log(JSON.stringify(played));
`;

test('a client that openapi-typescript generates passes the strict check and plays every game', async (t) => {
  const document = (await service.http.get('/openapi.json')).body;
  const api = astToString(await openapiTS(document));
  const played = await run(t, { 'api.ts': api, 'program.ts': REST });
  const rulesets: { id: string }[] = (await service.http.get('/v1/rulesets')).body.items;
  assert.deepEqual(Object.keys(played as object).sort(), rulesets.map(({ id }) => id).sort());
  for (const [ruleset, events] of Object.entries(played as object)) assert.ok(events > PLIES, ruleset);
});

/** Reads boards, options and events by their types, which are those of one game. */
const TYPED = `
import type { components as Gundam } from './gundam.ts';
import type { components as Nexus } from './nexus.ts';
import type { components as Alteil } from './alteil.ts';
import type { components as Dx2 } from './dx2.ts';
import type { components as Unnamed } from './unnamed.ts';

function told(event: Gundam['schemas']['Event']): string {
  if (event.type === 'attack') return event.data.attacker + ' attacks ' + event.data.target;
  if (event.type === 'draw') return event.data.count + ' cards: ' + (event.data.cards?.join() ?? 'hidden');
  return event.text;
}
const board = (state: Gundam['schemas']['State']): number => state.board.turn + state.board.players.p1.units.length;
const options: Gundam['schemas']['GundamOptions'] = { turnLimit: 30 };
const card: Pick<Gundam['schemas']['GundamCard'], 'id'> = { id: 'X-01' };
const paid = (event: Nexus['schemas']['Event']): string =>
  event.type === 'play' ? event.data.card + ' at speed ' + event.data.speed : event.type;
const icons = (event: Dx2['schemas']['Event']): number => (event.type === 'icons' ? event.data.full : 0);
const lp = (event: Alteil['schemas']['Event']): number => (event.type === 'lp-damage' ? event.data.lp : 0);
const lane = (event: Unnamed['schemas']['PlacedEvent']): number => (event.type === 'lane-examined' ? event.data.lane : event.ply);
// @ts-expect-error No event of this game has such data.
const wrong = (event: Gundam['schemas']['Event']) => event.type === 'attack' && event.data.lane;
console.log(JSON.stringify([told, board, options, card, paid, icons, lp, lane, wrong].length));
`;

test('the document of one ruleset gives generated clients the types of its game', async (t) => {
  const rulesets: { id: string }[] = (await service.http.get('/v1/rulesets')).body.items;
  const files: Record<string, string> = { 'program.ts': TYPED };
  for (const { id } of rulesets) {
    const { body, text } = await service.http.get(`/openapi.json?ruleset=${id}`);
    assert.deepEqual(await lintOpenApi(text, 'minimal'), [], id);
    files[`${id}.ts`] = astToString(await openapiTS(body));
  }
  assert.equal(await run(t, files), 9);
  assert.equal((await service.http.get('/openapi.json?ruleset=gundum')).body.code, 'unknown-ruleset');
});

const QUERIES = `
mutation Start($request: MatchInput!) {
  startMatch(request: $request) { ...Seen }
}
mutation Act($match: ID!, $action: ActionInput!) {
  act(match: $match, action: $action) { ...Seen }
}
query Events($match: ID!, $after: Cursor) {
  events(match: $match, limit: 20, after: $after) { items { seq text } next }
}
fragment Seen on Verdict {
  match { id ply }
  awaiting { id player prompt options { id label } }
  outcome { winner reason }
}
`;

const GRAPHQL = `
import type { ActMutation, ActMutationVariables, EventsQuery, EventsQueryVariables } from './api.ts';
import type { StartMutation, StartMutationVariables } from './api.ts';

const query = ${JSON.stringify(QUERIES)};

async function ask<T, V>(operationName: string, variables: V): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query, operationName, variables });
  const reply = await fetch(process.argv[2] + '/graphql', { method: 'POST', headers, body });
  const { data, errors } = (await reply.json()) as { data?: T; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

let { startMatch: verdict } = await ask<StartMutation, StartMutationVariables>('Start', { request: { ruleset: 'gundam' } });
const match = String(verdict.match?.id);
for (let ply = 0; ply < ${PLIES} && !verdict.outcome; ply++) {
  const [open] = verdict.awaiting;
  const option = open?.options[0]?.id;
  if (!open || option === undefined) throw new Error('nothing is offered');
  const action = { player: open.player, decision: open.id, option };
  verdict = (await ask<ActMutation, ActMutationVariables>('Act', { match, action })).act;
}
let events = 0;
for (let next: string | null | undefined = undefined; next !== null; ) {
  const { events: page }: EventsQuery = await ask<EventsQuery, EventsQueryVariables>('Events', { match, after: next });
  events += page.items.length;
  next = page.next ?? null;
}
console.log(JSON.stringify({ ply: verdict.match?.ply, events }));
`;

test('a client that GraphQL Code Generator generates passes the strict check and plays', async (t) => {
  const schema = readFileSync(join(ROOT, 'schema.graphql'), 'utf8');
  const config = {
    useTypeImports: true,
    enumsAsTypes: true,
    scalars: { JSON: 'unknown', DateTime: 'string', Cursor: 'string' },
  };
  const generate = (plugin: 'typescript' | 'operations') =>
    codegen({
      filename: `${plugin}.ts`,
      schema: parse(schema),
      schemaAst: buildSchema(schema),
      documents: [{ document: parse(QUERIES) }],
      config,
      plugins: [{ [plugin]: {} }],
      pluginMap: { typescript, operations },
    });
  const files = { 'schema.ts': await generate('typescript'), 'api.ts': await generate('operations') };
  const played = (await run(t, { ...files, 'program.ts': GRAPHQL })) as { ply: number; events: number };
  assert.equal(played.ply, PLIES);
  assert.ok(played.events > PLIES);
});
