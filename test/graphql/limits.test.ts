import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { getIntrospectionQuery } from 'graphql';
import { tokensIn } from '../../src/graphql/tokens.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';

let service: TestApp;
before(async () => {
  service = await openApp({ graphql: { depth: 6, cost: 50, tokens: 120 } });
});
after(() => service.close());

const ask = (query: string, variables?: object, operationName?: string) =>
  service.http.post('/graphql').send({ query, variables, operationName });

interface Refusal {
  code: string;
  counted: string;
  has: number;
  limit: number;
}

async function refusal(sent: ReturnType<typeof ask>): Promise<Refusal> {
  const { status, body } = await sent;
  assert.equal(status, 400);
  assert.equal(body.data, null);
  return body.errors[0].extensions;
}

async function costOf(query: string, variables?: object): Promise<number> {
  const { body } = await ask(query, variables);
  assert.equal(body.errors, undefined, JSON.stringify(body.errors));
  return body.extensions.cost.requested;
}

/** A query that is so many fields deep. */
const deep = (levels: number, inside = (field: string) => field): string => {
  const path = ['matches(limit: 1)', 'items', 'forkedFrom', 'match', 'forkedFrom', 'match', 'forkedFrom'].slice(
    0,
    levels - 1,
  );
  const last = levels === 6 ? 'ply' : 'id';
  return `{ ${path.reduceRight((inner, field) => inside(`${field} { ${inner} }`), last)} }`;
};

test('a query as deep as is allowed is answered, and one level more is refused with both numbers', async () => {
  assert.equal((await ask(deep(6))).body.errors, undefined);
  const { code, has, limit, counted } = await refusal(ask(deep(7)));
  assert.deepEqual([code, has, limit, counted], ['query-too-deep', 7, 6, 'nested fields']);
});

test('fragments count as if their fields stood where they are used', async () => {
  const types = ['Query', 'MatchConnection', 'Match', 'MatchRef', 'Match', 'MatchRef', 'Match'];
  let at = 6;
  const wrapped = (levels: number) => {
    at = levels - 1;
    return deep(levels, (field) => `... on ${types[--at]} { ${field} }`);
  };
  assert.equal((await ask(wrapped(6))).body.errors, undefined);
  assert.equal((await refusal(ask(wrapped(7)))).has, 7);
  const named = `{ ...a } fragment a on Query { matches(limit: 1) { items { ...b } } }
    fragment b on Match { forkedFrom { match { forkedFrom { match { id } } } } }`;
  assert.equal((await refusal(ask(named))).has, 7);
});

test('a list costs its limit times what is asked of it, whatever way the limit is said', async () => {
  const query = (page: string) => `{ matches(${page}) { items { id } } }`;
  assert.equal(await costOf(query('limit: 49')), 50);
  assert.equal(await costOf(query('first: 49')), 50);
  const { code, has, limit, counted } = await refusal(ask(query('limit: 50')));
  assert.deepEqual([code, has, limit, counted], ['query-too-costly', 51, 50, 'points']);
  assert.equal((await refusal(ask('{ matches { items { id } } }'))).has, 101);
  assert.equal(await costOf('{ matches(limit: 49) { edges { node { id } } pageInfo { endCursor } next } }'), 50);
});

test('variables count with their values, and with their defaults', async () => {
  const query = 'query ($n: Int = 49) { matches(limit: $n) { items { id } } }';
  assert.equal(await costOf(query, { n: 3 }), 4);
  assert.equal(await costOf(query), 50);
  assert.equal((await refusal(ask(query, { n: 50 }))).has, 51);
});

test('aliases count each, and lists inside lists multiply', async () => {
  const twice = (n: number) => `{ a: matches(limit: 24) { items { id } } b: matches(limit: ${n}) { items { id } } }`;
  assert.equal(await costOf(twice(24)), 50);
  assert.equal((await refusal(ask(twice(25)))).has, 51);
  const inside = (n: number) => `{ matches(limit: 5) { items { plies(limit: ${n}) { items { ply } } } } }`;
  assert.equal(await costOf(inside(7)), 46);
  assert.equal((await refusal(ask(inside(8)))).has, 51);
});

test('no limit is got around by a number below zero, or by fields that are left out', async () => {
  const negative = await ask('{ a: matches(limit: -100000) { items { id } } b: matches(limit: 50) { items { id } } }');
  assert.equal(negative.body.errors[0].extensions.code, 'query-too-costly');
  const skipped =
    'query ($s: Boolean!) { matches(limit: 60) @skip(if: $s) { items { id } } rulesets(limit: 1) { next } }';
  assert.ok((await costOf(skipped, { s: true })) < 10);
  assert.equal((await refusal(ask(skipped, { s: false }))).code, 'query-too-costly');
});

test('fragments that stand for very many fields are refused before they are counted', async () => {
  const wide = await openApp();
  const parts = Array.from({ length: 30 }, (_, at) => `fragment f${at} on Ruleset { ...f${at + 1} ...f${at + 1} }`);
  const query = `{ rulesets { items { ...f0 } } } ${parts.join(' ')} fragment f30 on Ruleset { id }`;
  const { status, body } = await wide.http.post('/graphql').send({ query });
  await wide.close();
  assert.equal(status, 400);
  assert.equal(body.errors[0].extensions.code, 'query-too-costly');
  assert.match(body.errors[0].message, /more than 10000 selections/);
});

test('only the operation that is meant counts, and not naming it is told', async () => {
  const query = 'query a { matches(limit: 1) { items { id } } } query b { matches(limit: 200) { items { id } } }';
  assert.equal((await ask(query, {}, 'a')).body.errors, undefined);
  assert.equal((await refusal(ask(query, {}, 'b'))).code, 'query-too-costly');
  for (const sent of [ask(query), ask(query, {}, 'c'), service.http.get('/graphql').query({ query })]) {
    const { status, body } = await sent;
    assert.equal(status, 400);
    assert.equal(body.errors[0].extensions.code, 'invalid-request');
  }
});

test('a text of as many tokens as are allowed is read, and one more is refused with both numbers', async () => {
  const long = (names: number) => `{ rulesets(limit: 1) { ${'next '.repeat(names)} } }`;
  const rest = tokensIn(long(0));
  assert.equal((await ask(long(120 - rest))).body.errors, undefined);
  const { code, has, limit, counted } = await refusal(ask(long(121 - rest)));
  assert.deepEqual([code, has, limit, counted], ['query-too-long', 121, 120, 'tokens']);
});

test('several queries in one body are refused', async () => {
  const { status, body } = await service.http.post('/graphql').send([{ query: '{ rulesets { next } }' }]);
  assert.equal(status, 400);
  assert.equal(body.errors[0].extensions.code, 'invalid-request');
});

test('the schema can be asked for, however little else may be', async () => {
  const strict = await openApp({ graphql: { depth: 1, cost: 1, tokens: 20_000 } });
  const { body } = await strict.http.post('/graphql').send({ query: getIntrospectionQuery() });
  await strict.close();
  assert.equal(body.errors, undefined);
  assert.ok(body.data.__schema.types.length > 30);
});

test('what a query costs beyond a few points is taken from the rate limit of the caller', async () => {
  const limited = await openApp({ rateLimits: { key: 100, address: 100, machine: 100 } });
  const query = 'query ($n: Int) { matches(limit: $n) { items { plies(limit: 24) { items { ply } } } } }';
  const cheap = await limited.http.post('/graphql').send({ query, variables: { n: 1 } });
  const dear = await limited.http.post('/graphql').send({ query, variables: { n: 100 } });
  const over = await limited.http.post('/graphql').send({ query, variables: { n: 100 } });
  await limited.close();
  assert.equal(cheap.headers['ratelimit-cost'], '1');
  assert.equal(Number(dear.headers['ratelimit-cost']), 1 + Math.floor(dear.body.extensions.cost.requested / 50));
  assert.equal(over.status, 429);
  assert.equal(over.body.errors[0].extensions.code, 'rate-limited');
});
