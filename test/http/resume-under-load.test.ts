import assert from 'node:assert/strict';
import test from 'node:test';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp, openServer, startDuelMatch } from '../support/app.ts';
import type { StreamMessage } from '../support/event-source.ts';
import { follow } from '../support/event-source.ts';
import { listening } from '../support/listening.ts';
import { openRelay } from '../support/relay.ts';
import { connect } from '../support/subscriber.ts';
import { until } from '../support/until.ts';

const TOURNAMENT = 'Under load';
const MATCHES = 4;
const PLIES = 12;

/** Numbers below `most` that look random and are the same in each run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

interface Told {
  match: string;
  ply: number;
  data: unknown;
}

const asTold = ({ data: { match, ruleset: _ruleset, stands: _stands, ...ply } }: StreamMessage): Told => ({
  ...{ match, ply: ply.ply, data: ply },
});

interface Course {
  /** Whether everything was told. */
  isDone(told: Told[]): boolean;
  /** Is called when nothing is missed from now on. */
  begun(): void;
}

/** Follows all matches, cut off again and again, until `isDone` says that all was told. */
async function followAll(urls: string[], seed: number, { isDone, begun }: Course, viewer: string) {
  const next = numbers(seed);
  const told: Told[] = [];
  let last: string | null = null;
  while (!isDone(told)) {
    const url = `${urls[next(urls.length)]}/v1/matches/stream?tournament=Under+load&viewer=${viewer}`;
    const stream = await follow(url, last === null ? {} : { 'last-event-id': last });
    for (let left = next(6); (left > 0 || last === null) && !isDone(told); ) {
      const message = await stream.next();
      last = message.id ?? last;
      if (message.event === 'ready') begun();
      if (message.event !== 'ply') continue;
      told.push(asTold(message));
      left--;
    }
    stream.cut();
  }
  return told;
}

/** The same over GraphQL: the numbers of the events of each ply of each match. */
async function subscribeAll(urls: string[], seed: number, { isDone, begun }: Course, viewer: string) {
  const next = numbers(seed);
  const told: Told[] = [];
  let after: string | null = null;
  const query = `subscription ($after: Cursor, $viewer: Viewer) { plies(tournament: "${TOURNAMENT}", after: $after, viewer: $viewer) {
    cursor ply { ply match { id } events { seq type data } } } }`;
  while (!isDone(told)) {
    const at = String(urls[next(urls.length)]);
    const subscriber = await connect(`${at.replace('http', 'ws')}/graphql`);
    subscriber.subscribe('a', query, { after, viewer });
    for (let left = next(6); (left > 0 || after === null) && !isDone(told); left--) {
      const { type, payload } = await subscriber.next();
      assert.equal(type, 'next', JSON.stringify(payload));
      // biome-ignore lint/suspicious/noExplicitAny: the answer of a query.
      const { cursor, ply } = (payload as any).data.plies;
      after = cursor;
      if (ply === null) begun();
      else told.push({ match: ply.match.id, ply: ply.ply, data: ply.events });
    }
    await subscriber.end();
  }
  return told;
}

async function play(service: TestApp, urls: string[], number: number): Promise<string> {
  const next = numbers(number);
  const start = await startDuelMatch(service, { tournament: TOURNAMENT, seed: `load ${number}` });
  let last: SeenVerdict = start;
  for (let ply = 0; ply < PLIES && last.outcome === null; ply++) {
    const options = last.awaiting[0]?.options ?? [];
    const action = options[next(options.length)]?.action;
    const reply = await fetch(`${urls[next(urls.length)]}/v1/matches/${start.match.id}/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action }),
    });
    assert.equal(reply.status, 200);
    last = (await reply.json()) as SeenVerdict;
  }
  assert.equal(last.match?.ply, PLIES);
  return start.match.id;
}

/** What is told of the matches: plies and events as lists have them, by match. */
async function recorded(service: TestApp, matches: readonly string[], viewer: string) {
  const lists = matches.map(async (match) => {
    const { body } = await service.http.get(`/v1/matches/${match}/plies?limit=200&viewer=${viewer}`);
    return [match, body.items as { ply: number; events: { seq: number; type: string; data: object }[] }[]] as const;
  });
  return new Map(await Promise.all(lists));
}

const ofMatch = (told: readonly Told[], match: string) =>
  told.filter((one) => one.match === match).map(({ data }) => data);

for (const servers of [1, 2]) {
  test(`who is cut off at random, with ${servers} server(s), is told all and nothing twice, as who they are`, async () => {
    const service = await openApp();
    const others = servers === 2 ? [await openServer(service.url)] : [];
    const urls = await Promise.all([service, ...others].map(listening));
    const expected = MATCHES * (PLIES + 1);
    let begun = 0;
    const course = { isDone: (told: Told[]) => told.length >= expected, begun: () => void begun++ };
    // They begin before the first match does.
    const viewers = ['judge', 'p1', 'spectator'] as const;
    const following = viewers.map((viewer, at) => followAll(urls, 7 + at, course, viewer));
    const subscribed = viewers.map((viewer, at) => subscribeAll(urls, 70 + at, course, viewer));
    await until('all follow', () => begun === 2 * viewers.length);
    const matches = await Promise.all(Array.from({ length: MATCHES }, (_, number) => play(service, urls, number)));
    for (const [at, viewer] of viewers.entries()) {
      const lists = await recorded(service, matches, viewer);
      const [told, heard] = [(await following[at]) ?? [], (await subscribed[at]) ?? []];
      assert.deepEqual([told.length, heard.length], [expected, expected]);
      for (const match of matches) {
        const plies = lists.get(match) ?? [];
        assert.deepEqual(ofMatch(told, match), plies, viewer);
        const events = plies.map((ply) => ply.events.map(({ seq, type, data }) => ({ seq, type, data })));
        assert.deepEqual(ofMatch(heard, match), events, viewer);
      }
    }
    for (const other of others) await other.close();
    await service.close();
  });
}

test('a proxy that cuts connections loses nobody anything', async () => {
  const service = await openApp();
  const port = Number(new URL(await listening(service)).port);
  const relay = await openRelay(port);
  const start = await startDuelMatch(service);
  const url = `http://127.0.0.1:${relay.port}/v1/matches/${start.match.id}/stream`;
  const told: number[] = [];
  let last: SeenVerdict = start;
  let known = '0';
  for (let round = 0; round < 4; round++) {
    const stream = await follow(url, { 'last-event-id': known });
    const { body } = await service.http
      .post(`/v1/matches/${start.match.id}/actions`)
      .send({ action: last.awaiting[0]?.options[0]?.action });
    last = body;
    if (round % 2 === 0) {
      const message = await stream.next();
      told.push(message.data.ply);
      known = message.id ?? known;
    }
    relay.cut();
    await stream.ended;
    relay.leadTo(port);
  }
  const rest = await follow(url, { 'last-event-id': known });
  while (told.length < 4) told.push((await rest.next()).data.ply);
  assert.deepEqual(told, [1, 2, 3, 4]);
  rest.cut();
  await relay.close();
  await service.close();
});
