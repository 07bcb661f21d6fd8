import type { Dice } from '../../../src/simulate/choice.ts';
import { diceFrom, one } from '../../../src/simulate/choice.ts';
import type { SeenVerdict, TestApp } from '../app.ts';
import { allRulesets } from '../app.ts';
import { keyFor } from '../key.ts';
import type { Api } from './api.ts';

/** Real values by the name of the field or parameter that takes them. */
export type Names = Readonly<Record<string, readonly unknown[]>>;

/** A match or a loose state at some decision, and everything that a request about it could name. */
export interface Scene {
  names: Names;
  /** Values of a path parameter by the part of the path before it. */
  ids: Names;
  /** Keys that could be sent; calls from this machine need none. */
  authorizations: readonly string[];
  /** A match of another tenant. */
  foreign: string;
}

/** How many values of one name are remembered. */
const KEPT = 12;

/** Remembers values by the name of their field, as they are met in answers. */
function remember(memory: Map<string, unknown[]>, value: unknown, depth = 6): void {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  if (Array.isArray(value)) {
    for (const inner of value.slice(0, 5)) remember(memory, inner, depth - 1);
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    const known = memory.get(name) ?? [];
    const plain = typeof inner === 'string' ? inner.length < 200 : typeof inner === 'number';
    if (plain && !known.includes(inner) && known.length < KEPT) memory.set(name, [...known, inner]);
    remember(memory, inner, depth - 1);
  }
}

/** Plays `decisions` decisions of a match by chance; with no id, on states that are not stored. */
async function play(http: TestApp['http'], first: SeenVerdict, decisions: number, dice: Dice): Promise<SeenVerdict> {
  let last = first;
  for (let step = 0; step < decisions && last.outcome === null; step++) {
    const { action } = one(dice, one(dice, last.awaiting).options);
    const sent = http.post('/v1/adjudications').send({ state: last.state, action });
    last = (await sent.expect(200)).body as SeenVerdict;
  }
  return last;
}

const words = ['word', 'café', 'x'.repeat(40)];

/**
 * Scenes of every ruleset, recorded and not, running and over; what is listed anywhere in the service is known to all of
 * them. Another tenant's match is there as well, to be asked for in vain.
 */
export async function openScenes(app: TestApp, api: Api): Promise<Scene[]> {
  const { http } = app;
  const memory = new Map<string, unknown[]>();
  const foreign = await keyFor(app, { tenant: 'elsewhere' });
  const theirs = await http
    .post('/v1/matches')
    .set(...foreign)
    .send({ ruleset: 'duel' })
    .expect(201);
  const keys = [await keyFor(app, {}), await keyFor(app, { scopes: ['adjudicate'] }), foreign];
  const ids = new Map<string, unknown[]>([['problems', ['invalid-request']]]);
  const know = (before: string, id: unknown) => ids.set(before, [...new Set([...(ids.get(before) ?? []), id])]);

  const scenes: { names: Map<string, unknown[]>; ids: Map<string, unknown[]>; authorizations: string[] }[] = [];
  for (const [at, rules] of allRulesets.entries()) {
    const dice = diceFrom(`scene ${rules.id}`);
    const event = { event: 'Spring Cup', round: 1 + (at % 3), table: `${at}`, tags: ['spring'] };
    const start = { ruleset: rules.id, seed: `scene ${at}`, ...event };
    const recorded = await http.post('/v1/matches').send(start).expect(201);
    const loose = await http.post(`/v1/rulesets/${rules.id}/start`).send({ seed: 'loose' }).expect(200);
    const { cards } = rules.samples;
    const set = await http.post('/v1/card-sets').send({ ruleset: rules.id, cards }).expect(201);
    know('rulesets', rules.id);
    know('card-sets', set.body.hash);
    const commitment = (await http.post('/v1/seeds').expect(201)).body.commitment;
    for (const begun of [recorded.body, loose.body] as SeenVerdict[]) {
      const verdict = await play(http, begun, 3 + 2 * at, dice);
      const match = verdict.match?.id;
      const sealed = await http
        .post(`/v1/rulesets/${rules.id}/start?sealed=true&viewer=judge`)
        .send({ seed: 'sealed' })
        .expect(200);
      const actions = [...verdict.awaiting.flatMap(({ options }) => options.map(({ action }) => action))];
      const decks = rules.samples.decks.flatMap(({ id, deck }) => [id, deck]);
      const decided = verdict.awaiting[0];
      const own = new Map<string, unknown[]>(
        Object.entries({
          state: [verdict.state, verdict.state, verdict.state, match ? verdict.state : sealed.body.state],
          action: [...actions, { player: 'p1', concede: true }],
          actions: [actions.slice(0, 3), actions],
          decision: verdict.awaiting.map(({ id }) => id),
          option: decided?.options.map(({ id }) => id) ?? [],
          match: match ? [match] : [],
          id: match ? [match] : [],
          ply: verdict.match ? [verdict.match.ply, 0] : [],
          expectedPly: verdict.match ? [verdict.match.ply] : [],
          seq: verdict.events.map(({ seq }) => seq),
          stateHash: [verdict.stateHash],
          ruleset: [rules.id],
          cards: [set.body.hash, rules.sampleCards.hash, rules.samples.cards],
          seats: [
            [{ name: 'Ada', deck: rules.samples.decks[0]?.id ?? '' }, {}],
            [{}, {}],
          ],
          deck: decks,
          seed: ['seed', { commitment, words }],
          commitment: [commitment],
          words: [words],
          options: [{}],
          tournament: ['Spring Cup'],
          event: ['Spring Cup'],
          seat: ['p1', 'p2'],
          tag: ['spring'],
          tags: [['spring', 'open']],
          limit: [1, 2, 50],
          judge: ['Judge Ada'],
          reason: ['A slip of the hand.'],
          name: ['Ada', 'Player 1'],
          player: ['p1', 'p2', 'Ada', 'Player 1'],
        }),
      );
      scenes.push({
        names: own,
        ids: new Map(match ? [['matches', [match]]] : []),
        authorizations: match
          ? await Promise.all(
              (['p1', 'spectator'] as const).map(async (viewer) => (await keyFor(app, { seat: { match, viewer } }))[1]),
            )
          : [],
      });
    }
  }
  const over = (await http.post('/v1/matches').send({ ruleset: 'duel', tags: ['spring'], event: 'Spring Cup' })).body;
  await http.post(`/v1/matches/${over.match.id}/actions`).send({ action: { player: 'p1', concede: true } });
  know('matches', over.match.id);

  // A tournament that the service runs, in its second round, and webhooks: one with a message that was sent to nobody.
  const hook = { url: 'https://hooks.invalid/fuzz', tags: ['hooked'], kinds: ['match.started', 'match.ended'] };
  for (const active of [true, false])
    await http
      .post('/v1/webhooks')
      .send({ ...hook, active })
      .expect(201);
  const [told] = (await http.get('/v1/webhooks').expect(200)).body.items.filter(({ active }: typeof over) => active);
  await http
    .post('/v1/matches')
    .send({ ruleset: 'duel', tags: ['hooked'] })
    .expect(201);
  await http.patch(`/v1/webhooks/${told.id}`).send({ active: false }).expect(200);
  for (const { id } of (await http.get(`/v1/webhooks/${told.id}/deliveries`).expect(200)).body.items)
    know('deliveries', id);
  const players = ['ada', 'ben', 'cai', 'dee', 'eve'].map((id) => ({ id, name: `Player ${id}` }));
  const cup = { name: 'Fuzz Cup', ruleset: 'duel', rounds: 3, cut: { to: 2 }, players };
  const { id: tournament } = (await http.post('/v1/tournaments').send(cup).expect(201)).body;
  know('tournaments', tournament);
  await http.post(`/v1/tournaments/${tournament}/rounds`).send({ round: 1 }).expect(201);
  for (const table of [1, 2]) {
    const ruling = { result: { wins: [1, 0] }, judge: 'Judge Ada', reason: 'A slip of the hand.' };
    await http.post(`/v1/tournaments/${tournament}/rounds/1/tables/${table}/ruling`).send(ruling).expect(200);
  }
  await http.post(`/v1/tournaments/${tournament}/rounds`).send({ round: 2 }).expect(201);
  for (const number of [1, 2, 3]) know('tables', number);
  for (const number of [1, 2]) know('rounds', number);
  for (const { id } of players) know('players', id);

  // Whatever is listed without being asked for by name is known from now on, by its id and by all its fields.
  for (const { path } of api.operations.filter((one) => one.method === 'GET' && !/[{*]|\/stream$/.test(one.path))) {
    const { body, status, type } = await http.get(path).buffer(true);
    if (status !== 200 || type !== 'application/json') continue;
    remember(memory, body);
    const segment = path.split('/').at(-1) ?? '';
    const items: unknown[] = Array.isArray(body?.items) ? body.items : [];
    for (const item of items.slice(0, KEPT)) {
      if (typeof item !== 'object' || item === null) continue;
      const named = Object.entries(item).find(([name]) => ['id', 'hash', 'code', 'name', 'event'].includes(name));
      if (named) know(segment, named[1]);
    }
  }
  return scenes.map(({ names, ids: own, authorizations }) => {
    const merged = new Map(memory);
    for (const [name, values] of names) if (values.length > 0) merged.set(name, values);
    const next = [...(memory.get('next') ?? []), ...(names.get('seq') ?? [])];
    merged.set('after', next);
    const allIds = new Map(ids);
    for (const [name, values] of own) allIds.set(name, values);
    return {
      names: Object.fromEntries(merged),
      ids: Object.fromEntries(allIds),
      authorizations: [...keys.map(([, value]) => value), ...authorizations],
      foreign: String(theirs.body.match.id),
    };
  });
}
