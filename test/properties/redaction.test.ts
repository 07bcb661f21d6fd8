import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import fc from 'fast-check';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom, one } from '../../src/simulate/choice.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { askedAs, graphqlReadings, isAboutMatches, restReadings } from '../support/crawl.ts';
import type { Api } from '../support/fuzz/api.ts';
import { readApi } from '../support/fuzz/api.ts';
import { bends, bent, mangled } from '../support/fuzz/bends.ts';
import { draftOf, wireOf } from '../support/fuzz/draft.ts';
import type { RootField } from '../support/fuzz/graphql.ts';
import { rootFields } from '../support/fuzz/graphql.ts';
import type { Scene } from '../support/fuzz/scenes.ts';
import type { Wire, WireAnswer } from '../support/fuzz/wire.ts';
import { asCurl, Sender } from '../support/fuzz/wire.ts';
import { listen } from '../support/subscriber.ts';
import { listenToAll } from './support/listening.ts';
import { secretive } from './support/subjects.ts';
import type { WatchedMatch, Watcher } from './support/watched-match.ts';
import { openWatchedMatch, VIEWERS } from './support/watched-match.ts';

let service: TestApp;
let api: Api;
let fields: RootField[];
let sender: Sender;
before(async () => {
  service = await openApp({ rateLimits: { key: null, address: null, machine: null } });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  api = await readApi(service.app);
  fields = await rootFields(service);
  sender = new Sender(service.app.server);
});
after(async () => {
  sender?.close();
  await service.close();
});

/** What is sealed or signed in a text in the open. */
const opened = (text: string): string =>
  text.replaceAll(/"(eyJ[\w-]+)\.([\w-]+)\.[\w-]+"/g, (_all, _head, said) => Buffer.from(said, 'base64url').toString());

/** The text of an answer with what is sealed or signed in it in the open. */
const whole = ({ headers, body }: WireAnswer): string => opened(`${JSON.stringify(headers)}${body}`);

/** The same, but for the cards that a match is played with. */
function told({ headers, body }: WireAnswer): string {
  const lines = body.toString().split('\n').filter(Boolean);
  const isJson = /[/+](json|x-ndjson)/.test(headers['content-type'] ?? '');
  const open = lines.map((line) => {
    if (!isJson || !/^[[{]/.test(line)) return line;
    const value = JSON.parse(line);
    leaveOutCards(value);
    return JSON.stringify(value);
  });
  return opened(`${JSON.stringify(headers)}${open.join('\n')}`);
}

/** Leaves the cards of sets out of a value, wherever they are. */
function leaveOutCards(value: Record<string, unknown> | unknown[]): void {
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'object' || inner === null) continue;
    const listed =
      name === 'search' ? (inner as { items?: unknown }).items : CARD_SETS.includes(name) ? inner : undefined;
    if (isCardSet(listed)) (value as Record<string, unknown>)[name] = null;
    else leaveOutCards(inner as Record<string, unknown>);
  }
}

/** The fields that list the cards of a set: as they were sent, and what they say. Besides them, `search` lists those looked for. */
const CARD_SETS = ['cards', 'reading'];

/** Which cards there are in a match is known to all who play it. */
const isCardSet = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((card) => typeof card?.id === 'string');

/** Fails when an answer to `viewer` tells what the viewer may not know. */
function assertKept(match: WatchedMatch, viewer: Watcher, wire: Wire, answer: WireAnswer): void {
  // Most answers name nothing that is hidden, not even among the cards, and need no reading.
  const text = whole(answer);
  if (match.secrets(viewer).some((mark) => text.includes(mark)))
    assertSilent(match, viewer, told(answer), asCurl(wire, sender.port));
}

function assertSilent(match: WatchedMatch, viewer: Watcher, text: string, where: string): void {
  const leaked = match.secrets(viewer).filter((mark) => text.includes(mark));
  if (leaked.length === 0) return;
  const at = text.indexOf(leaked[0] ?? '');
  const around = text.slice(Math.max(0, at - 300), at + 100);
  assert.fail(`${viewer} learns of ${leaked}\n  ${where}\n  …${around}…`);
}

const withKey = (wire: Wire, key: readonly [string, string]): Wire => ({ ...wire, headers: [...wire.headers, key] });

/** Reads everything there is to read by REST as each of those who watch, and by GraphQL as `asker`. */
async function readEverything(match: WatchedMatch, asker: Watcher): Promise<number> {
  const [last, ply] = [match.lastSeq(), match.ply()];
  const about = { match: match.id, seqs: [last, Math.ceil(last / 2)], plies: [ply, Math.floor(ply / 2)] };
  const byRest = restReadings(api, about).filter(isAboutMatches);
  const byQuery = graphqlReadings(fields, about).filter(isAboutMatches);
  let answered = 0;
  for (const viewer of VIEWERS) {
    const bound = [...byRest, ...(viewer === asker ? byQuery : [])].map(({ wire }) =>
      withKey(wire, match.keys[viewer]),
    );
    const asked = byRest.filter(({ takesViewer }) => takesViewer).map((reading) => askedAs(reading, viewer));
    for (const wire of [...bound, ...asked]) {
      const answer = await sender.send(wire);
      assert.ok(answer.status < 500, `${answer.status}: ${asCurl(wire, sender.port)}`);
      assertKept(match, viewer, wire, answer);
      if (answer.status === 200 && !answer.body.includes('"data":null')) answered++;
    }
  }
  return answered;
}

/**
 * What somebody could name in a request about the match, from their own place: their view, and the sealed state, which the
 * program of their table may have handed to them.
 */
async function sceneOf(match: WatchedMatch, viewer: Watcher): Promise<Scene> {
  const read = async (query: string, headers: readonly (readonly [string, string])[]) => {
    const path = `/v1/matches/${match.id}/state?${query}`;
    const { body } = await sender.send({ method: 'GET', path, headers, body: null });
    return JSON.parse(body.toString());
  };
  const { state, awaiting } = await read('', [match.keys[viewer]]);
  const { state: sealed } = await read('sealed=true', [match.keeper]);
  const options = awaiting.flatMap((decision: { options: object[] }) => decision.options);
  const actions = options.map(({ action }: { action: object }) => action);
  const names = {
    state: [sealed, state],
    action: actions,
    actions: [actions.slice(0, 4)],
    decision: awaiting.map(({ id }: { id: string }) => id),
    option: options.map(({ id }: { id: string }) => id),
    match: [match.id],
    id: [match.id],
    ply: [match.ply()],
    expectedPly: [match.ply()],
    seq: [match.lastSeq()],
    viewer: [viewer],
  };
  return { names, ids: { matches: [match.id] }, authorizations: [], foreign: match.id };
}

/** Sends requests that write or try something, right and nearly right, with the key of each of those who watch. */
async function writeAnything(match: WatchedMatch, dice: Dice): Promise<void> {
  const operations = api.operations.filter(({ method, responses }) => method === 'POST' && responses !== null);
  for (const viewer of VIEWERS) {
    const scene = await sceneOf(match, viewer);
    for (const operation of operations) {
      const [list = []] = fc.sample(bends(2), { numRuns: 1, seed: dice.below(1e9) });
      const mended = list.filter(({ kind }) => kind !== 'header');
      const draft = bent(draftOf(api, operation, scene, dice), dice.below(2) === 0 ? mended : [], match.id);
      const { authorization: _other, ...headers } = draft.headers;
      // Who gives up ends the match, and with it what is hidden.
      if (JSON.stringify(draft.body ?? null).includes('"concede":true')) continue;
      const wire = withKey(mangled(wireOf(operation, { ...draft, headers }), mended), match.keys[viewer]);
      const answer = await sender.send(wire);
      await match.catchUp();
      assertKept(match, viewer, wire, answer);
      if (match.state().outcome) return;
    }
  }
}

/** Events as somebody was told of them when they happened, by their numbers. */
type Told = Record<Watcher, Map<number, object>>;

/** Lets the match go on by an action of chance, told to somebody who watches. */
async function goOn(match: WatchedMatch, dice: Dice, then: Told): Promise<void> {
  const { action } = one(dice, one(dice, match.awaiting()).options);
  const viewer = VIEWERS.find((watcher) => then[watcher].size === 0) ?? one(dice, VIEWERS);
  const path = `/v1/matches/${match.id}/actions?viewer=${viewer}`;
  const headers = [['content-type', 'application/json']] as const;
  const wire: Wire = { method: 'POST', path, headers, body: Buffer.from(JSON.stringify({ action })) };
  const answer = await sender.send(wire);
  assert.equal(answer.status, 200, answer.body.toString());
  await match.catchUp();
  assertKept(match, viewer, wire, answer);
  for (const event of JSON.parse(answer.body.toString()).events) then[viewer].set(event.seq, event);
}

/** Fails unless everybody is told of events now as they were told then, whatever they have learned since. */
async function assertToldAsThen(match: WatchedMatch, then: Told): Promise<void> {
  for (const viewer of VIEWERS) {
    const path = `/v1/matches/${match.id}/events?limit=500`;
    const { body } = await sender.send({ method: 'GET', path, headers: [match.keys[viewer]], body: null });
    const now = new Map<number, object>();
    for (const { ply: _ply, ...event } of JSON.parse(body.toString()).items) now.set(event.seq, event);
    for (const [seq, event] of then[viewer]) assert.deepEqual(now.get(seq), event);
    assert.ok(then[viewer].size > 0);
  }
}

const SEED = process.env.FUZZ_SEED ?? '1';
const DECISIONS = 14;

for (const [number, subject] of secretive.entries()) {
  test(`${subject.rules.id}: no answer names a card that its reader has not seen, then or later`, async () => {
    const dice = diceFrom(`watched ${subject.rules.id} ${SEED}`);
    const match = await openWatchedMatch(service, subject, `the seed of match ${SEED}`);
    assert.ok(match.secrets('spectator').length > match.marked.marks.flat().length / 2);
    const then: Told = { p1: new Map(), p2: new Map(), spectator: new Map() };
    const listening = await listenToAll(await listen(service.app), fields, match);
    let heard = 0;
    const hear = () => {
      for (const viewer of VIEWERS) {
        for (const text of listening.take(viewer)) {
          assertSilent(match, viewer, text, 'a subscription');
          if (text.includes('"type":"next"')) heard++;
        }
      }
    };
    let answered = 0;
    for (let step = 0; step < DECISIONS && match.state().outcome === null; step++) {
      if (step % 9 === 8) answered += await readEverything(match, VIEWERS[(step + number) % 3] ?? 'p1');
      if (step % 8 === 4) await writeAnything(match, dice);
      if (match.state().outcome === null) await goOn(match, dice, then);
      hear();
    }
    await listening.caughtUp();
    hear();
    await listening.end();
    assert.ok(heard > DECISIONS, `only ${heard} messages came`);
    await assertToldAsThen(match, then);
    assert.ok(answered > 100, `only ${answered} answers were looked at`);
  });
}
