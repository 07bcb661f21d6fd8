/* The clocks of matches against a small plain model of them, over random sequences of everything that can happen to them. */
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import fc from 'fast-check';
import type { Clock } from '../../src/store/stored-match.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { letTimePass, letTimeRunOut } from '../support/time-passes.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const PLAYERS = ['p1', 'p2'] as const;
type Player = (typeof PLAYERS)[number];
type Open = Record<Player, readonly string[]>;

/** The clocks of a match, in milliseconds. */
class Model {
  readonly clock: Clock;
  readonly bank: Record<Player, number>;
  readonly ends: Record<Player, number | null> = { p1: null, p2: null };
  paused: number | null = null;

  constructor(clock: Clock, open: Open, at: number) {
    this.clock = clock;
    this.bank = { p1: (clock.bank ?? 0) * 1000, p2: (clock.bank ?? 0) * 1000 };
    for (const player of PLAYERS) if (open[player].length > 0) this.#begin(player, at);
  }

  #begin(player: Player, at: number): void {
    this.ends[player] = at + this.clock.seconds * 1000 + this.bank[player];
  }

  /** Time passes: everything was so much earlier. */
  pass(milliseconds: number): void {
    for (const player of PLAYERS) {
      const ends = this.ends[player];
      if (ends !== null) this.ends[player] = ends - milliseconds;
    }
    if (this.paused !== null) this.paused -= milliseconds;
  }

  /** Something is played at `at`, after which other decisions are open; `answered` has answered one. */
  played(before: Open, open: Open, at: number, answered: Player | null): void {
    const now = this.paused ?? at;
    for (const player of PLAYERS) {
      if (open[player].some((id) => before[player].includes(id))) continue;
      const ends = this.ends[player];
      const left = ends === null ? this.bank[player] : Math.max(0, Math.min(this.bank[player], ends - now));
      const filled = left + (this.clock.increment ?? 0) * 1000;
      const most = this.clock.most === undefined ? filled : this.clock.most * 1000;
      this.bank[player] = this.clock.bank === undefined ? 0 : left;
      if (answered === player && this.clock.bank !== undefined) {
        this.bank[player] = Math.max(left, Math.min(filled, most));
      }
      this.ends[player] = null;
      if (open[player].length > 0) this.#begin(player, now);
    }
  }

  extend(player: Player | null, of: 'bank' | 'decision', seconds: number): void {
    for (const one of PLAYERS) {
      if ((player ?? one) !== one) continue;
      if (of === 'bank') this.bank[one] += seconds * 1000;
      const ends = this.ends[one];
      if (ends !== null) this.ends[one] = ends + seconds * 1000;
    }
  }

  pause(at: number): void {
    this.paused = at;
  }

  resume(at: number): void {
    const paused = this.paused ?? at;
    this.pass(paused - at);
    this.paused = null;
  }

  /** Whose time is up first. */
  get first(): number {
    return Math.min(...PLAYERS.map((player) => this.ends[player] ?? Number.POSITIVE_INFINITY));
  }

  told() {
    const seat = (player: Player) => {
      const ends = this.ends[player];
      const running = this.paused === null && ends !== null;
      return {
        bank: this.bank[player] / 1000,
        deadline: running ? new Date(ends).toISOString() : null,
        left: this.paused === null || ends === null ? null : (ends - this.paused) / 1000,
      };
    };
    const deadline = this.paused === null && this.first < Number.POSITIVE_INFINITY ? new Date(this.first) : null;
    return { deadline: deadline?.toISOString() ?? null, clocks: { p1: seat('p1'), p2: seat('p2') } };
  }
}

const openIn = ({ awaiting }: Pick<SeenVerdict, 'awaiting'>): Open => {
  const of = (player: Player) => awaiting.filter((one) => one.player === player).map(({ id }) => id);
  return { p1: of('p1'), p2: of('p2') };
};

const read = async (path: string) => (await service.http.get(path).expect(200)).body;

/** A match with its model, which goes along with every ply that there is. */
class Played {
  readonly id: string;
  readonly model: Model;
  verdict: SeenVerdict;
  #ply = 0;
  readonly kinds = new Set<string>();

  constructor(verdict: SeenVerdict, clock: Clock, startedAt: string) {
    this.id = verdict.match?.id ?? '';
    this.verdict = verdict;
    this.model = new Model(clock, openIn(verdict), Date.parse(startedAt));
  }

  /** The last ply that was compared. */
  get ply(): number {
    return this.#ply;
  }

  get path(): string {
    return `/v1/matches/${this.id}`;
  }

  /** Reads what was played since, and compares the clocks. */
  async compare(): Promise<void> {
    const match = await read(this.path);
    const { items } = await read(`${this.path}/plies?from=${this.#ply + 1}&limit=50`);
    for (const { ply, kind, player, action, ruling, playedAt } of items) {
      const at = Date.parse(playedAt);
      const state = await read(`${this.path}/state?ply=${ply}`);
      this.kinds.add(kind);
      if (kind === 'pause') this.model.pause(at);
      else if (kind === 'resume') this.model.resume(at);
      else if (kind === 'extension') this.model.extend(ruling.player, ruling.of, ruling.adds);
      else if (kind === 'timeout' && this.model.clock.otherwise === 'judge') this.model.pause(this.model.first);
      else {
        const answered = kind === 'action' && action.decision !== undefined ? player : null;
        if (kind === 'timeout' && player !== null) assert.equal(this.model.ends[player as Player], this.model.first);
        this.model.played(openIn(this.verdict), openIn(state), at, answered);
      }
      if (state.outcome !== null) this.model.paused = null;
      this.verdict = state;
      this.#ply = ply;
    }
    assert.equal(match.ply, this.#ply);
    assert.deepEqual({ deadline: match.deadline, clocks: match.clocks }, this.model.told());
  }
}

type Step =
  | { do: 'act'; nth: number; seat: number }
  | { do: 'wait'; part: number }
  | { do: 'pause' | 'resume' | 'runOut' }
  | { do: 'rewind'; back: number }
  | { do: 'extend'; player: Player | null; of: 'bank' | 'decision'; seconds: number };

const ruled = { reason: 'r', judge: 'J' };

async function take({ path, id, verdict, model, ply }: Played, step: Step): Promise<void> {
  const post = (what: string, body: object) => service.http.post(`${path}/${what}`).send(body);
  const paused = model.paused !== null;
  switch (step.do) {
    case 'act': {
      const open = verdict.awaiting[step.seat % Math.max(1, verdict.awaiting.length)];
      const option = open?.options[step.nth % Math.max(1, open.options.length)];
      if (!option) return;
      const { status, body } = await post('actions', { action: option.action });
      assert.deepEqual([status, body.code], paused ? [409, 'match-paused'] : [200, undefined]);
      return;
    }
    case 'wait': {
      // Real seconds go by as well, and nobody's time is to run out of itself.
      const left = Math.floor((model.first - Date.now() - 20_000) * step.part);
      const milliseconds = paused ? Math.floor(step.part * 1_000_000) : left;
      if (milliseconds <= 0 || !Number.isFinite(milliseconds)) return;
      await letTimePass(service, id, milliseconds);
      model.pass(milliseconds);
      return;
    }
    case 'runOut': {
      if (paused || model.told().deadline === null) return;
      const { rows: before } = await service.sql('SELECT deadline FROM matches WHERE id = $1', [id]);
      await letTimeRunOut(service, id);
      const { rows: after } = await service.sql('SELECT deadline FROM matches WHERE id = $1', [id]);
      model.pass(before[0].deadline.getTime() - after[0].deadline.getTime());
      return;
    }
    case 'pause':
      assert.equal((await post('pause', ruled)).status, paused ? 409 : 200);
      return;
    case 'resume': {
      const out = PLAYERS.some((player) => (model.ends[player] ?? Number.POSITIVE_INFINITY) <= (model.paused ?? 0));
      assert.equal((await post('resume', ruled)).status, paused && !out ? 200 : 409);
      return;
    }
    case 'rewind': {
      const to = Math.max(0, ply - step.back);
      await post('rewind', { ply: to, ...ruled }).expect(200);
      return;
    }
    case 'extend': {
      const { player, of, seconds } = step;
      const possible =
        of === 'bank'
          ? model.clock.bank !== undefined
          : PLAYERS.some((one) => (player ?? one) === one && model.ends[one] !== null);
      const { status } = await post('extension', { player, of, seconds, ...ruled });
      assert.equal(status, possible ? 200 : 409);
    }
  }
}

const clocks: fc.Arbitrary<Clock> = fc.oneof(
  fc.record({
    seconds: fc.constantFrom(100, 3600),
    otherwise: fc.constantFrom('default' as const, 'judge' as const, 'lose' as const, 'concede' as const),
  }),
  fc
    .record({
      seconds: fc.constantFrom(0, 60, 600),
      otherwise: fc.constantFrom('judge' as const, 'lose' as const, 'concede' as const),
      bank: fc.constantFrom(600, 7200),
      increment: fc.constantFrom(undefined, 1, 300),
      most: fc.constantFrom(undefined, 7200),
    })
    .map(({ increment, most, ...rest }) => ({
      ...rest,
      ...(increment === undefined ? {} : { increment, ...(most === undefined ? {} : { most }) }),
    })),
  fc.constant({ seconds: 60, otherwise: 'default' as const, bank: 600, increment: 30 }),
);

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant('act' as const), nth: fc.nat(20), seat: fc.nat(1) }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const), part: fc.constantFrom(0.1, 0.5, 0.9) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constantFrom('pause' as const, 'resume' as const, 'resume' as const) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('runOut' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('rewind' as const), back: fc.nat(4) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('extend' as const),
        player: fc.constantFrom(null, ...PLAYERS),
        of: fc.constantFrom('bank' as const, 'decision' as const),
        seconds: fc.constantFrom(1, 45, 100_000),
      }),
    },
  ),
  { minLength: 8, maxLength: 20 },
);

/** The id of a match that is forked: a Duel that begins, or an Alteil match in which both choose at once. */
async function trunk(ruleset: 'duel' | 'alteil'): Promise<string> {
  let { body } = await service.http.post('/v1/matches').send({ ruleset, seed: 'both' });
  const { id } = body.match;
  while (ruleset === 'alteil' && body.awaiting.length < 2) {
    const [{ action }] = body.awaiting[0].options;
    ({ body } = await service.http.post(`/v1/matches/${id}/actions`).send({ action }));
  }
  return id;
}

async function begun(from: string, clock: Clock): Promise<Played> {
  const { body: start } = await service.http.post(`/v1/matches/${from}/forks`).send({ clock });
  return new Played(start, clock, (await read(`/v1/matches/${start.match.id}`)).startedAt);
}

test('whatever happens, clocks are what the model says', async (t) => {
  const seen = new Map<string, number>();
  const trunks = { duel: await trunk('duel'), alteil: await trunk('alteil') };
  const law = fc.asyncProperty(fc.constantFrom('duel' as const, 'alteil' as const), clocks, steps, async (...run) => {
    const [ruleset, clock, all] = run;
    const played = await begun(trunks[ruleset], clock);
    for (const step of all) {
      if (played.verdict.outcome !== null) break;
      await take(played, step);
      await played.compare();
    }
    for (const kind of played.kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    assert.equal((await read(`${played.path}/verification`)).same, true);
  });
  await fc.assert(law, { numRuns: 12, endOnFailure: true });
  t.diagnostic(`runs with each kind of ply: ${[...seen].map(([kind, runs]) => `${kind} ${runs}`).join(', ')}`);
});
