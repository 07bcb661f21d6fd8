import test, { after, before } from 'node:test';
import fc from 'fast-check';
import { diceFrom } from '../../src/simulate/choice.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, testConfig } from '../support/app.ts';
import type { Operation } from '../support/fuzz/api.ts';
import type { Bend } from '../support/fuzz/bends.ts';
import { bends, bent, mangled, shapeless } from '../support/fuzz/bends.ts';
import { draftOf, wireOf } from '../support/fuzz/draft.ts';
import type { RootField } from '../support/fuzz/graphql.ts';
import { bentQuery, graphqlDraft } from '../support/fuzz/graphql.ts';
import type { Target } from '../support/fuzz/target.ts';
import { openTarget, tryAll } from '../support/fuzz/target.ts';
import type { Wire } from '../support/fuzz/wire.ts';

let service: TestApp;
let target: Target;
before(async () => {
  // What is streamed goes on for as long as somebody follows it: here until it has said how things stand, or that nothing happens.
  // Jobs are asked for and not done: they would write while requests are refused.
  const jobs = { ...testConfig().jobs, atOnce: 0 };
  service = await openApp({ bodyLimit: 200_000, streamHeartbeat: 0.2, jobs });
  target = await openTarget(service);
});
after(async () => {
  target?.sender.close();
  await service.close();
});

interface Case {
  scene: number;
  draft: number;
  list: Bend[];
}
interface QueryCase extends Case {
  /** Which way the text of the query is bent; most numbers leave it alone. */
  text: number;
  get: boolean;
}
const cases: fc.Arbitrary<Case> = fc.record({ scene: fc.nat(1_000), draft: fc.nat(), list: bends(3) });

/** A request that would be right, bent as the case says. */
function wire(operation: Operation, { scene: at, draft: number, list }: Case): Wire {
  const scene = target.scenes[at % target.scenes.length];
  if (!scene) throw new Error('there are no scenes');
  const draft = draftOf(target.api, operation, scene, diceFrom(`${number}`));
  return mangled(wireOf(operation, bent(draft, list, scene.foreign)), list);
}

test('nearly right requests get what is documented or a problem, and refused ones change nothing', async (t) => {
  for (const operation of target.api.operations) {
    const { method, path, parameters, bodies } = operation;
    if (method === 'HEAD' || path === '/graphql') continue;
    const share = bodies !== null ? 2 : parameters.length > 0 ? 1 : 0.3;
    await t.test(`${method} ${path}`, () => tryAll(target, cases, (one) => wire(operation, one), share));
  }
});

test('requests without any form get a problem or what is documented, and change nothing', async () => {
  await tryAll(target, shapeless(target.api.operations), (one) => one, 30);
});

const POST = { method: 'POST', path: '/graphql' };
const GET = { method: 'GET', path: '/graphql' };

/** A request for a root field that would be right, bent as the case says; some are sent by GET. */
function queryWire(root: RootField, { scene: at, draft: number, list, text, get }: QueryCase): Wire {
  const scene = target.scenes[at % target.scenes.length];
  if (!scene) throw new Error('there are no scenes');
  const { body, ...draft } = graphqlDraft(root, scene, diceFrom(`${number}`));
  const asked = { ...body, query: bentQuery(body.query, text) };
  if (!get) return mangled(wireOf(POST, bent({ ...draft, body: asked }, list, scene.foreign)), list);
  const query = { query: asked.query, variables: JSON.stringify(asked.variables) };
  return mangled(wireOf(GET, bent({ ...draft, headers: {}, query, body: undefined }, list, scene.foreign)), list);
}

test('GraphQL fields, asked nearly right, answer in its form with problem documents, and change nothing', async (t) => {
  const queries = fc.record({
    scene: fc.nat(1_000),
    draft: fc.nat(),
    list: bends(3),
    text: fc.nat(100).map((by) => 100 - by),
    get: fc.nat(9).map((one) => one === 9),
  });
  for (const root of target.fields) {
    const share = root.field.args.length > 0 ? 1 : 0.3;
    await t.test(`${root.operation} ${root.field.name}`, () =>
      tryAll(target, queries, (one) => queryWire(root, one), share),
    );
  }
});
