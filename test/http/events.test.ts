import assert from 'node:assert/strict';
import test, { after, before, describe } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, playOn, startDuelMatch } from '../support/app.ts';
import { statementsOf } from '../support/statements.ts';

interface Seen {
  seq: number;
  parent: number | null;
  type: string;
  clause: string;
  player: string | null;
  text: string;
  data: Record<string, unknown>;
  ply: number;
}
interface SeenPly {
  ply: number;
  kind: string;
  player: string | null;
  action: Record<string, unknown> | null;
  hashBefore: string | null;
  hashAfter: string | null;
  events: Seen[];
}
interface Node extends Seen {
  effects: Node[];
}

let service: TestApp;
let id: string;
let all: Seen[];
let plies: SeenPly[];
before(async () => {
  service = await openApp();
  const start = await startDuelMatch(service);
  id = start.match.id;
  await playOn(service, start, 60);
  plies = (await read('plies?limit=200')).items;
  all = (await walk('events?limit=500')) as Seen[];
});
after(() => service.close());

const get = (path: string, match = id) => service.http.get(`/v1/matches/${match}/${path}`);
const read = async (path: string, match = id) => (await get(path, match)).body;

async function walk(path: string, match = id): Promise<Seen[]> {
  const found: Seen[] = [];
  for (let next: string | null = '-1'; next !== null; ) {
    const page: { items: Seen[]; next: string | null } = await read(`${path}&after=${next}`, match);
    found.push(...page.items);
    next = page.next;
  }
  return found;
}

describe('plies', () => {
  test('are found by range, player and kind', async () => {
    const found = async (asked: string) => (await read(`plies?limit=200&${asked}`)).items as SeenPly[];
    assert.ok(plies.length > 30);
    assert.deepEqual(await found('from=7&to=12'), plies.slice(7, 13));
    assert.deepEqual(
      await found('player=p2'),
      plies.filter(({ player }) => player === 'p2'),
    );
    assert.deepEqual(await found('kind=start'), plies.slice(0, 1));
    assert.deepEqual(await found('kind=timeout'), []);
    assert.deepEqual(await found('from=9&to=3'), []);
  });

  test('tell a viewer an action only as its event does, and no hashes', async () => {
    const seen = (await read('plies?limit=200&viewer=p1')).items as SeenPly[];
    const spectated = (await read('plies?limit=200&viewer=spectator')).items as SeenPly[];
    for (const [at, ply] of seen.entries()) {
      assert.deepEqual([ply.hashBefore, ply.hashAfter], [null, null]);
      const decision = ply.events.find(({ type }) => type === 'decision');
      if (ply.player === 'p1') assert.deepEqual(ply.action, plies[at]?.action);
      if (ply.player === 'p2') assert.equal(ply.action?.option, decision?.data.option);
      if (ply.player !== null)
        assert.equal('option' in (spectated[at]?.action ?? {}), 'option' in (spectated[at]?.events[0]?.data ?? {}));
    }
    assert.ok(seen.some(({ player, action }) => player === 'p2' && action !== null && !('option' in action)));
  });
});

describe('events', () => {
  const filters: [string, (event: Seen) => boolean][] = [
    ['from=10&to=30', ({ seq }) => seq >= 10 && seq <= 30],
    ['fromPly=3&toPly=9', ({ ply }) => ply >= 3 && ply <= 9],
    ['type=draw', ({ type }) => type === 'draw'],
    ['type=draw&type=turn', ({ type }) => type === 'draw' || type === 'turn'],
    ['clause=play.enter', ({ clause }) => clause === 'play.enter'],
    ['player=p2', ({ player }) => player === 'p2'],
    ['player=p1&type=turn&from=20', (e) => e.player === 'p1' && e.type === 'turn' && e.seq >= 20],
    ['type=nothing', () => false],
  ];
  for (const [asked, wanted] of filters) {
    test(`are found by ${asked}, in pages of any size`, async () => {
      assert.deepEqual(await walk(`events?limit=500&${asked}`), all.filter(wanted));
      assert.deepEqual(await walk(`events?limit=3&${asked}`), all.filter(wanted));
    });
  }

  test('are told as the viewer saw them, and every viewer finds as many', async () => {
    const shown = await walk('events?limit=500&viewer=p1');
    assert.equal(shown.length, all.length);
    const drawn = shown.filter(({ type }) => type === 'draw');
    assert.ok(drawn.some(({ player, data }) => player === 'p1' && 'card' in data));
    assert.ok(drawn.every(({ player, data }) => player === 'p1' || !('card' in data)));
    const told = (await read('events?viewer=spectator&limit=500')).items.find((e: Seen) => e.type === 'draw');
    assert.deepEqual(told.message, { key: 'duel.draw', args: { who: 'Player 1' } });
    assert.deepEqual(await read('events?viewer=spectator&type=draw&limit=1'), {
      items: [{ ...drawn[0], data: {}, text: told.text, message: told.message }],
      next: String(drawn[0]?.seq),
    });
  });

  test('reasons are clauses too, for who may see them', async () => {
    const match = (await startDuelMatch(service)).match.id;
    const events = [
      { seq: 900, parent: null, type: 'effect', clause: 'a', player: 'p1', data: { because: ['b', 'c'] } },
      {
        seq: 901,
        parent: 900,
        type: 'effect',
        clause: 'a',
        player: 'p1',
        data: { because: ['d'] },
        secret: { fields: ['because'], to: ['p1'] },
      },
      { seq: 902, parent: 900, type: 'effect', clause: 'e', player: 'p1', data: { because: 'b' } },
    ];
    await service.sql(
      `INSERT INTO plies (match_id, ply, kind, events, last_seq, hash_after) VALUES ($1, 1, 'action', $2, 902, '')`,
      [match, JSON.stringify(events)],
    );
    const found = async (asked: string) => (await walk(`events?limit=500&${asked}`, match)).map(({ seq }) => seq);
    assert.deepEqual(await found('clause=c'), [900]);
    assert.deepEqual(await found('clause=c&clause=e'), [900, 902]);
    assert.deepEqual(await found('clause=d'), [901]);
    assert.deepEqual(await found('clause=d&viewer=p1'), [901]);
    assert.deepEqual(await found('clause=d&viewer=p2'), []);
    assert.deepEqual(await found('clause=d&viewer=spectator'), []);
    assert.deepEqual(await found('clause=b'), [900]);
  });

  test('one is told by its number, with its ply', async () => {
    for (const at of [0, 17, all.length - 1]) assert.deepEqual(await read(`events/${all[at]?.seq}`), all[at]);
    const reply = await get('events/99999');
    assert.deepEqual([reply.status, reply.body.code], [404, 'unknown-event']);
    assert.equal((await get('events/first')).status, 400);
    assert.equal((await get('events/1', '00000000-0000-7000-8000-000000000000')).body.code, 'unknown-match');
  });
});

describe('the tree of causes', () => {
  const bySeq = (seq: number | null): Seen | undefined => all.find((event) => event.seq === seq);
  const below = (seq: number): Node[] =>
    all.filter(({ parent }) => parent === seq).map((event) => ({ ...event, effects: below(event.seq) }));

  test('leads from an event up to the action that began it', async () => {
    for (const event of all.filter((_, at) => at % 9 === 0)) {
      const causes: Seen[] = [];
      for (let up = bySeq(event.parent); up !== undefined; up = bySeq(up.parent)) causes.unshift(up);
      assert.deepEqual(await read(`events/${event.seq}/tree`), { event, causes, effects: null, truncated: false });
    }
  });

  test('leads down to everything that an event caused', async () => {
    for (const event of all.filter(({ parent }) => parent === null).slice(0, 12)) {
      const tree = await read(`events/${event.seq}/tree?down=true`);
      assert.deepEqual(tree.effects, below(event.seq));
    }
  });

  test('says when there is more than was asked for, and hides what a viewer may not see', async () => {
    const widest = all
      .filter(({ parent }) => parent === null)
      .sort((a, b) => below(b.seq).length - below(a.seq).length)[0];
    const tree = await read(`events/${widest?.seq}/tree?down=true&limit=1`);
    assert.equal(tree.truncated, true);
    assert.deepEqual(
      tree.effects.map(({ seq }: Seen) => seq),
      [below(widest?.seq ?? 0)[0]?.seq],
    );
    const drawn = all.find(({ type, player }) => type === 'draw' && player === 'p1');
    assert.equal('card' in (await read(`events/${drawn?.seq}/tree?viewer=p2`)).event.data, false);
  });
});

test('every list costs as many statements for one item as for two hundred', async () => {
  const short = (await startDuelMatch(service)).match.id;
  for (const path of ['plies?limit=200', 'events?limit=500', 'events/1', 'events/1/tree?down=true']) {
    const few = await statementsOf(service, () => read(path, short));
    const many = await statementsOf(service, () => read(path));
    assert.equal(many.sent.length, few.sent.length, path);
    assert.ok(many.sent.length <= 5, path);
  }
});

test('a player’s action in a match is told to the other player as the decision is', async () => {
  const reply = await service.http.post('/v1/matches').send({ ruleset: 'alteil', seed: 'secret' });
  const match = reply.body.match.id;
  const first = reply.body.awaiting[0];
  await service.http.post(`/v1/matches/${match}/actions`).send({ action: anAction(reply.body) });
  const other = first.player === 'p1' ? 'p2' : 'p1';
  const [, own] = (await read(`plies?viewer=${first.player}`, match)).items;
  const [, theirs] = (await read(`plies?viewer=${other}`, match)).items;
  assert.ok('option' in own.action || 'answer' in own.action);
  assert.deepEqual(Object.keys(theirs.action).sort(), ['decision', 'player']);
});
