import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test, { after, before } from 'node:test';
import { promisify } from 'node:util';
import type { Update } from 'arbiter-client';
import { Arbiter, ArbiterProblem, NoSuchOption } from 'arbiter-client';
import { verifySigned } from 'arbiter-client/verify';
import { rulesets } from '../../src/rulesets/index.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';

let service: TestApp;
let url: string;
let arbiter: Arbiter;
before(async () => {
  service = await openApp();
  url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  arbiter = new Arbiter({ url });
});
after(() => service.close());

const PLIES = 12;
for (const { id: ruleset } of rulesets) {
  test(`${ruleset}: a match is played and followed, and nothing is left out or told twice`, async () => {
    const { match, verdict } = await arbiter.start({ ruleset, seed: 'client' });
    const updates: Update[] = [];
    const following = (async () => {
      for await (const update of arbiter.match(match.id).follow()) updates.push(update);
    })();
    for (let at = 0; at < PLIES && match.outcome === null; at++) await match.choose(() => true);
    if (match.outcome === null) await match.concede('p1');
    await following;
    const recorded = await match.events().all();
    assert.ok(recorded.length > verdict.events.length);
    const [first] = updates;
    assert.deepEqual(first?.events, []);
    assert.deepEqual(
      updates.flatMap(({ events }) => events.map(({ seq }) => seq)),
      recorded.filter(({ ply }) => ply > (first?.ply ?? 0)).map(({ seq }) => seq),
    );
    assert.deepEqual(updates.at(-1)?.outcome, match.outcome);
    assert.equal(updates.at(-1)?.ply, match.ply);
  });
}

test('a match that was followed before is followed on from the last ply that was seen, or from its start', async () => {
  const { match } = await arbiter.start({ ruleset: 'gundam', seed: 'on' });
  const first = await match.follow().next();
  assert.ok(!first.done);
  await match.choose(() => true);
  await match.concede('p2');
  const seqs = async (after: number): Promise<number[]> => {
    const told: number[] = [];
    for await (const { events } of match.follow({ after })) told.push(...events.map(({ seq }) => seq));
    return told;
  };
  const recorded = (await match.events().all()).map(({ seq, ply }) => ({ seq, ply }));
  assert.deepEqual(
    await seqs(first.value.ply),
    recorded.filter(({ ply }) => ply > first.value.ply).map(({ seq }) => seq),
  );
  assert.deepEqual(
    await seqs(-1),
    recorded.map(({ seq }) => seq),
  );
  assert.deepEqual(await seqs(match.ply ?? 0), []);
});

test('following ends with its signal', async () => {
  const { match } = await arbiter.start({ ruleset: 'gundam', seed: 'signal' });
  const own = new AbortController();
  const updates = match.follow({ signal: own.signal });
  await updates.next();
  const waiting = updates.next();
  own.abort(new Error('enough'));
  await assert.rejects(waiting, /enough/);
});

test('an option is chosen by its id, by its label, and by what is true of it', async () => {
  const { match, verdict } = await arbiter.start({ ruleset: 'gundam', seed: 'choose' });
  const [decision] = verdict.awaiting;
  assert.ok(decision);
  const option = decision.options.at(-1);
  assert.ok(option);
  for (const choice of [option.id, { id: option.id }, option.label, { label: option.label }]) {
    const { match: fork } = await arbiter.matches.fork(match.id);
    // What is open is read first where nobody has said it.
    const played = await arbiter.match(String(fork?.id)).choose(choice, { player: decision.player });
    assert.equal(played.match?.ply, 1);
  }
  const other = decision.player === 'p1' ? 'p2' : 'p1';
  await assert.rejects(match.choose('nothing of the kind'), (error) => {
    assert.ok(error instanceof NoSuchOption);
    assert.match(
      error.message,
      new RegExp(`No open decision has "nothing of the kind"\\. ${decision.player} can choose "`),
    );
    return true;
  });
  await assert.rejects(match.choose(option.id, { player: other }), /Nothing of that kind is open/);
  const next = await match.choose(({ id }) => id === option.id);
  assert.deepEqual(match.awaiting, next.awaiting);
  assert.equal(match.ply, 1);
});

test('what is open for two players at once has to be named, and stays open for the one when the other has chosen', async () => {
  const { match, verdict } = await arbiter.start({ ruleset: 'alteil', seed: 'both' });
  assert.deepEqual(
    verdict.awaiting.map(({ player }) => player),
    ['p1', 'p2'],
  );
  const [id] = verdict.awaiting[0]?.options.map((option) => option.id) ?? [];
  assert.ok(id !== undefined && verdict.awaiting[1]?.options.some((option) => option.id === id));
  await assert.rejects(match.choose(id), /several decisions/);
  const again = arbiter.match(match.id);
  await again.refresh();
  await match.choose(id, { player: 'p2' });
  assert.equal((await again.choose(id, { player: 'p1' })).match?.ply, 2);
});

test('a view is kept to in all that a match tells', async () => {
  const { match } = await arbiter.start(
    { ruleset: 'gundam', seed: 'seen' },
    { viewer: 'spectator', include: ['scene'] },
  );
  assert.ok(match.awaiting.every(({ options }) => options.length === 0));
  const own = arbiter.match<'gundam'>(match.id, { viewer: 'p1' });
  assert.equal((await own.scene()).viewer, 'p1');
  assert.match(await (await own.picture({ format: 'text' })).text(), /Player 1/);
  assert.equal((await own.picture({ format: 'png' })).type, 'image/png');
  for await (const event of match.events()) {
    if (event.type === 'draw') assert.ok(!('cards' in event.data));
  }
});

test('lines come one by one, and what is signed is found valid', async () => {
  const { match, verdict } = await arbiter.start(
    { ruleset: 'nexus', seed: 'lines', tags: ['lines'] },
    { include: ['state'] },
  );
  const items = verdict.awaiting.flatMap(({ options }) =>
    options.map(({ action }) => ({ state: verdict.state ?? {}, action })),
  );
  const results = [];
  for await (const result of arbiter.states.batchLines({ items: items as never })) results.push(result);
  assert.equal(results.length, items.length);
  const lines = [];
  for await (const line of arbiter.matches.export({ tag: 'lines', include: 'events' }))
    lines.push(Object.keys(line).join());
  assert.deepEqual([lines[0], new Set(lines)], ['match', new Set(['match', 'event'])]);
  const keys = await arbiter.service.keySet();
  const transcript = await arbiter.matches.transcript(match.id);
  const judged = await verifySigned(transcript, keys);
  assert.ok(judged.valid && judged.kind === 'transcript' && judged.found.length === 4);
  transcript.match.seats[0].name = 'Somebody';
  assert.deepEqual(await verifySigned(transcript, keys), {
    valid: false,
    reason: 'something in the transcript is not as it was signed',
  });
});

test('a problem has its code and says what is wrong where', async () => {
  await assert.rejects(arbiter.matches.get('01997c1e-52d4-7c3a-9b8e-4f6d2a1c0e57'), {
    code: 'unknown-match',
    status: 404,
  });
  const bad = arbiter.cardSets.register({ ruleset: 'gundam', cards: [{ id: 'A' }] });
  await assert.rejects(
    bad,
    (error) => error instanceof ArbiterProblem && error.faults.length > 0 && error.code === 'cards-invalid',
  );
});

/** What somebody writes who installs the package: it has to pass the strict check, as events, options and decks have their types. */
const PROGRAM = `
import { Arbiter, ArbiterProblem, type Decision, type GameEvent, type Option, type Scene } from 'arbiter-client';
import { verifyWebhook } from 'arbiter-client/webhooks';

const arbiter = new Arbiter({ url: String(process.argv[2]) });
const { match, verdict } = await arbiter.start({ ruleset: 'gundam', seed: 'typed', options: { turnLimit: 30 } });
const told = (event: GameEvent<'gundam'>): string =>
  event.type === 'attack' ? event.data.attacker + ' attacks ' + event.data.target : event.text;
// @ts-expect-error No event of this game is of such a type.
const wrong = (event: GameEvent<'gundam'>) => event.type === 'lane-examined';
// @ts-expect-error No option of this game is of such a kind.
const none = (option: Option<'gundam'>) => option.kind === 'sing';
// @ts-expect-error No such option is there for a match.
const options = () => arbiter.start({ ruleset: 'gundam', options: { turns: 30 } });
const attacks = (decision: Decision<'gundam'>): number => decision.options.filter(({ kind }) => kind === 'attack').length;
const named = (scene: Scene): string[] => Object.values(scene.objects).map(({ name }) => name);
await match.choose((option) => option.kind !== 'attack');
const any = await arbiter.start({ ruleset: 'unnamed' as string });
await any.match.choose(() => true);
let code = '';
try {
  await match.choose({ label: 'nothing' });
} catch (error) {
  code = error instanceof ArbiterProblem ? error.code : (error as Error).name;
}
const events = (await match.events().all()).map(told);
console.log(JSON.stringify({ code, events: events.length > verdict.events.length, webhook: typeof verifyWebhook, attacks: attacks(match.awaiting[0]!), named: named(await match.scene()).length > 0, wrong: typeof wrong, none: typeof none, options: typeof options }));
`;

test('programs of those who install it, and those of its readme, pass the strict check and run', async (t) => {
  const root = resolve(import.meta.dirname, '../..');
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'installed-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const compilerOptions = {
    ...{ target: 'es2023', module: 'nodenext', types: ['node'], strict: true, noUncheckedIndexedAccess: true },
    ...{ exactOptionalPropertyTypes: true, verbatimModuleSyntax: true },
  };
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  const readme = readFileSync(join(root, 'clients/typescript/README.md'), 'utf8');
  const told = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);
  assert.ok(told.length >= 5);
  for (const [at, text] of told.entries()) {
    writeFileSync(join(folder, `readme-${at}.ts`), text.replaceAll('http://127.0.0.1:3000', url));
  }
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder });
  const compiled = await run(join(root, 'node_modules/typescript-native/bin/tsc'), '-p', folder).catch(
    ({ stdout }) => ({ stdout }),
  );
  assert.equal(compiled.stdout, '');
  const { stdout } = await run('program.js', url);
  assert.deepEqual(JSON.parse(stdout), {
    ...{ code: 'NoSuchOption', events: true, webhook: 'function', attacks: 0, named: true },
    ...{ wrong: 'function', none: 'function', options: 'function' },
  });
  const said = [];
  for (const at of told.keys()) said.push((await run(`readme-${at}.js`)).stdout);
  assert.match(said.join('\n'), /winner: 'p1'[\s\S]*(concedes|gives up)[\s\S]*^\d+ 2 [\s\S]*cards-invalid/m);
});
