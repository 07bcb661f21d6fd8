import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { after, before } from 'node:test';
import { Arbiter } from 'arbiter-client';
import { openApp as openExample } from '../../examples/app/app.ts';
import type { Game } from '../../examples/app/games.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';

/* The web app as two browsers meet it: what they load, and what each can see and do with its key. */

let service: TestApp;
let arbiterUrl: string;
let app: Server;
let url: string;
before(async () => {
  service = await openApp();
  arbiterUrl = await service.app.listen({ host: '127.0.0.1', port: 0 });
  app = openExample({ arbiter: new Arbiter({ url: arbiterUrl }), arbiterUrl });
  app.listen(0, '127.0.0.1');
  await once(app, 'listening');
  url = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
});
after(async () => {
  app.close();
  app.closeAllConnections();
  await service.close();
});

const begin = async (names: unknown): Promise<Response> =>
  fetch(`${url}/games`, { method: 'POST', body: JSON.stringify({ names }) });

test('a page and everything that it loads are served', async () => {
  const seen = new Set<string>();
  const load = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    const answer = await fetch(url + path);
    assert.equal(answer.status, 200, path);
    const text = await answer.text();
    const found = [...text.matchAll(/(?:from |src=|href=)["']([./][^"'#$]+)["']/g)].map(
      ([, to = '']) => new URL(to, url + path).pathname,
    );
    for (const to of found) await load(to);
  };
  await load('/');
  assert.ok(seen.has('/client/index.js') && seen.has('/client/wire.js') && seen.has('/game.js'));
  for (const path of ['/../app.ts', '/client/../package.json', '/nothing.html']) {
    assert.equal((await fetch(url + path)).status, 404, path);
  }
  assert.equal((await begin(['Ada'])).status, 400);
});

test('two browsers play with their keys, and neither can see or do what is the other’s', async () => {
  const game = (await (await begin(['Ada', 'Bo'])).json()) as Game;
  const [ada, bo] = game.seats.map(({ key }) => new Arbiter({ url: arbiterUrl, key }));
  assert.ok(ada && bo);
  const browsers = [ada.match(game.match), bo.match(game.match)];
  // Cards are drawn when it is settled who goes first.
  for (const match of browsers) {
    if ((await match.refresh()).some(({ options }) => options.length > 0)) {
      await match.choose(() => true);
      break;
    }
  }
  const hands = await Promise.all(
    [ada, bo].map(async (browser) => {
      const { zones, objects } = await browser.match(game.match).scene();
      return zones
        .filter(({ layout }) => layout === 'fan')
        .map((zone) => zone.objects.map((id) => objects[id]?.card ?? null));
    }),
  );
  for (const hand of hands) assert.equal(hand.filter((cards) => cards.some((card) => card !== null)).length, 1);
  await assert.rejects(ada.match(game.match, { viewer: 'p2' }).refresh(), { code: 'seat-bound' });
  await assert.rejects(ada.match(game.match).concede('p2'), { status: 403 });
  await assert.rejects(new Arbiter({ url: arbiterUrl, key: game.spectator }).match(game.match).concede('p1'), {
    status: 403,
  });

  const watched = (async () => {
    const told: string[] = [];
    const spectator = new Arbiter({ url: arbiterUrl, key: game.spectator });
    for await (const { events } of spectator.match(game.match).follow({ after: -1 }))
      told.push(...events.map(({ text }) => text));
    return told;
  })();
  let moves = 0;
  for (let at = 0; at < 30 && moves < 15; at++) {
    const match = browsers[at % 2];
    assert.ok(match);
    const open = await match.refresh();
    if (match.outcome !== null) break;
    if (!open.some(({ options }) => options.length > 0)) continue;
    await match.choose(() => true);
    moves++;
  }
  assert.ok(moves > 3);
  if ((await ada.matches.get(game.match)).status === 'running') await browsers[0]?.concede('p1');
  assert.ok((await watched).length > 10);
});

test('the card of the app is among the cards of its matches', async () => {
  const game = (await (await begin(['Ada', 'Bo'])).json()) as Game;
  const { cards, seats } = await new Arbiter({ url: arbiterUrl }).matches.get(game.match);
  assert.equal((await new Arbiter({ url: arbiterUrl }).cardSets.card(cards, 'APP-01')).name, 'Lantern Bearer');
  assert.match(JSON.stringify(seats.map(({ deck }) => deck)), /APP-01.*APP-01/);
});
