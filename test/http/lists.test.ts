import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { TestApp } from '../support/app.ts';
import { allRulesets, openApp } from '../support/app.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

interface EventType {
  type: string;
  message: { key: string; args: string[] };
  clauses: string[];
  hidden: string[];
  data: { properties: Record<string, { description?: string }> };
}
interface DecisionKind {
  kind: string;
  asks: string;
  clauses: string[];
  options: { kind: string; group: string | null }[];
}
interface Told {
  type: string;
  clause: string;
  data: object;
  message: { key: string; args: object };
}

async function all<T>(path: string): Promise<T[]> {
  const found: T[] = [];
  for (let next: string | null = '0'; next !== null; ) {
    const page: { items: T[]; next: string | null } = (await service.http.get(`${path}?limit=25&after=${next}`)).body;
    found.push(...page.items);
    next = page.next;
  }
  return found;
}

/** Checks events that were told to somebody against the list of their ruleset; the rest of a rulebook is known by `clauses`. */
async function reader(ruleset: string) {
  const types = await all<EventType>(`/v1/rulesets/${ruleset}/events`);
  const ajv = new Ajv2020({ strict: false });
  const checks = new Map<string, [EventType, ValidateFunction]>(
    types.map((one) => [one.type, [one, ajv.compile(one.data)]]),
  );
  return {
    types,
    read({ type, clause, data, message }: Told) {
      const [listed, fits] = checks.get(type) ?? [];
      assert.ok(listed && fits, `${ruleset}: ${type}`);
      assert.ok(fits(data), `${type}: ${ajv.errorsText(fits.errors)} ${JSON.stringify(data)}`);
      const unknown = Object.keys(data).filter((name) => !Object.hasOwn(listed.data.properties, name));
      assert.deepEqual(unknown, [], type);
      assert.equal(message.key, listed.message.key);
      assert.deepEqual(
        Object.keys(message.args).filter((name) => !listed.message.args.includes(name)),
        [],
        type,
      );
      assert.ok(listed.clauses.includes(clause), `${type} by ${clause}`);
    },
  };
}

for (const { id } of allRulesets) {
  test(`${id}: events and decisions of a match are as they are listed, whoever looks`, async () => {
    const { types, read } = await reader(id);
    const kinds = new Map((await all<DecisionKind>(`/v1/rulesets/${id}/decisions`)).map((one) => [one.kind, one]));
    for (const { type, data, hidden } of types) {
      for (const [name, { description }] of Object.entries(data.properties)) assert.ok(description, `${type}.${name}`);
      for (const name of hidden) assert.ok(Object.hasOwn(data.properties, name));
    }
    let verdict = (await service.http.post('/v1/matches').send({ ruleset: id, seed: 'lists' })).body;
    const match = verdict.match.id;
    for (let ply = 0; ply < 25 && verdict.outcome === null; ply++) {
      for (const { kind, options } of verdict.awaiting) {
        const listed = kinds.get(kind)?.options.map((option) => option.kind) ?? [];
        for (const option of options) assert.ok(listed.includes(option.kind), `${kind}: ${option.kind}`);
      }
      const { options } = verdict.awaiting[0];
      const { action } = options[(ply * 7) % options.length];
      verdict = (await service.http.post(`/v1/matches/${match}/actions`).send({ action })).body;
    }
    for (const viewer of ['judge', 'p1', 'spectator']) {
      const { body } = await service.http.get(`/v1/matches/${match}/events?limit=200&viewer=${viewer}`);
      assert.ok(body.items.length > 25);
      for (const event of body.items) read(event);
    }
  });
}

test('what judges and clocks do is among the events of every ruleset', async () => {
  const { read } = await reader('gundam');
  const { id } = (await service.http.post('/v1/matches').send({ ruleset: 'gundam', seed: 'house' })).body.match;
  const { options } = (await service.http.get(`/v1/matches/${id}/state`)).body.awaiting[0];
  await service.http.post(`/v1/matches/${id}/actions`).send({ action: options[0].action });
  const because = { reason: 'A mistake.', judge: 'Ines' };
  const rewound = await service.http.post(`/v1/matches/${id}/rewind`).send({ ply: 0, ...because });
  const fork = await service.http.post(`/v1/matches/${id}/forks`).send({ ply: 0 });
  const ruled = await service.http.post(`/v1/matches/${id}/result`).send({ winner: null, ...because });
  for (const { status, text } of [rewound, fork, ruled]) assert.ok(status < 300, text);
  const told = [rewound, fork, ruled].flatMap(({ body }) => body.events as Told[]);
  for (const event of told) read(event);
  assert.deepEqual([...new Set(told.map(({ type }) => type))].sort(), ['fork', 'result', 'rewind']);
});

test('GraphQL lists the same', async () => {
  const query = `{ ruleset(id: "nexus") {
    eventTypes(limit: 500) { items { type message { key args } clauses hidden data } next }
    decisionKinds { items { kind asks clauses options { kind group } } } } }`;
  const { eventTypes, decisionKinds } = (await service.http.post('/graphql').send({ query })).body.data.ruleset;
  assert.deepEqual(eventTypes.items, await all('/v1/rulesets/nexus/events'));
  assert.equal(eventTypes.next, null);
  assert.deepEqual(decisionKinds.items, await all('/v1/rulesets/nexus/decisions'));
});
