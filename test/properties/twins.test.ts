import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { PLAYERS } from '../../src/engine/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import type { About, Reading } from '../support/crawl.ts';
import { askedAs, graphqlReadings, isAboutMatches, restReadings } from '../support/crawl.ts';
import type { Api } from '../support/fuzz/api.ts';
import { readApi } from '../support/fuzz/api.ts';
import type { RootField } from '../support/fuzz/graphql.ts';
import { rootFields } from '../support/fuzz/graphql.ts';
import type { Wire } from '../support/fuzz/wire.ts';
import { asCurl, Sender } from '../support/fuzz/wire.ts';
import { headOf } from '../support/head.ts';
import { secretive } from './support/subjects.ts';
import type { Twins } from './support/twins.ts';
import { commonAction, openIn, openTwins } from './support/twins.ts';
import { wrongActions } from './support/wrong-actions.ts';

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

/**
 * The text of an answer without what is the match's own whoever looks: its name, its times, its seals and signatures;
 * cursors in the open.
 */
const without = (text: string, id: string): string =>
  text
    .replaceAll(/"(Wy[\w-]+)"/g, (_all, cursor) => Buffer.from(cursor, 'base64url').toString())
    .replaceAll(/^id: (Wy[\w-]+)$/gm, (_all, cursor) => `id: ${Buffer.from(cursor, 'base64url')}`)
    // Where a stream of all matches stands in the database, and since when.
    .replaceAll(/\["\d+:\d+:[\d,]*",null,null,\d+\]/g, 'PLACE')
    .replaceAll(id, 'MATCH')
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"TIME"')
    .replaceAll(/"requestId":"[^"]+"/g, '"requestId":"ID"')
    .replaceAll(/"eyJ[\w-]+\.[\w.-]+"/g, '"SEALED"')
    .replace(/^\{"id":"[0-9a-f]{64}"/, '{"id":"VERDICT"');

/** Asks the same of both matches and fails unless the answers are the same, letter by letter. Gives the first. */
async function assertSame({ both }: Twins, ask: (id: string) => Wire, withKeys: boolean): Promise<string> {
  const texts = [];
  const wires = [];
  for (const { id, key } of both) {
    const wire = ask(id);
    const sent = withKeys ? { ...wire, headers: [...wire.headers, key] } : wire;
    const { status, body } = await sender.send(sent);
    wires.push(sent);
    texts.push(`${status} ${without(body.toString(), id)}`);
  }
  assert.equal(texts[1], texts[0], wires.map((wire) => asCurl(wire, sender.port)).join('\n'));
  return texts[0] ?? '';
}

const post = (path: string, body: object): Wire => ({
  method: 'POST',
  path,
  headers: [['content-type', 'application/json']],
  body: Buffer.from(JSON.stringify(body)),
});

/** What is about matches. One of the two was not played as it is recorded, which their verification tells anybody. */
const tells = (reading: Reading): boolean =>
  isAboutMatches(reading) && !`${reading.wire.path} ${reading.wire.body}`.includes('verification');

const readingsOf = (about: About): Reading[] =>
  [...restReadings(api, about), ...graphqlReadings(fields, about)].filter(tells);

/** Reads everything about both matches from the place of the viewer, and tries what is not allowed there. */
async function compareEverything(app: TestApp, twins: Twins, dice: Dice): Promise<number> {
  const { viewer, both } = twins;
  const head = await headOf(app, both[0].id);
  const last: number = JSON.parse(head.state).counters.event;
  const plies = [...new Set([head.ply, Math.floor(head.ply / 2)])];
  const about = (match: string) => ({ match, plies, seqs: [last, last - 1] });
  const readings = new Map(both.map(({ id }) => [id, readingsOf(about(id))]));
  const [one] = both;
  let answered = 0;
  const compare = async (ask: (id: string) => Wire, withKeys: boolean) => {
    if ((await assertSame(twins, ask, withKeys)).startsWith('200')) answered++;
  };
  for (const [at, { takesViewer, wire }] of (readings.get(one.id) ?? []).entries()) {
    const reading = (id: string) => readings.get(id)?.[at] ?? assert.fail();
    await compare((id) => reading(id).wire, true);
    if (takesViewer && wire.path.includes(one.id)) await compare((id) => askedAs(reading(id), viewer), false);
  }
  const wrong = wrongActions(await openIn(app, twins), ['pass', 'end'], dice.below);
  const own = wrong.filter(({ player }) => player === viewer && dice.below(6) === 0);
  for (const action of own) {
    await compare((id) => post(`/v1/matches/${id}/actions`, { action }), true);
    await compare((id) => post('/v1/why-not', { match: id, action }), true);
  }
  return answered;
}

const SEED = process.env.FUZZ_SEED ?? '1';

for (const subject of secretive) {
  for (const viewer of PLAYERS) {
    test(`${subject.rules.id}: ${viewer} is told the same in two matches that differ in what is hidden`, async () => {
      const dice = diceFrom(`twins ${subject.rules.id} ${viewer} ${SEED}`);
      // Some games are over before so many decisions: then fewer.
      let twins: Twins | null = null;
      for (let least = 6 + dice.below(20); twins === null && least > 0; least = Math.floor(least / 2)) {
        twins = await openTwins(service, subject, viewer, least, dice);
      }
      assert.ok(twins, 'nothing hidden could change places');
      for (let step = 0; step < 12; step++) {
        const action = await commonAction(service, twins, dice);
        if (action === null) break;
        const { player } = action;
        const ask = (id: string) => post(`/v1/matches/${id}/actions?viewer=${viewer}`, { action });
        assert.match(await assertSame(twins, ask, player === viewer), /^200/);
      }
      assert.ok((await compareEverything(service, twins, dice)) > 40);
    });
  }
}
