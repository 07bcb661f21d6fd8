import type { SimulationJob } from '../../contracts/jobs.ts';
import { simulationJob } from '../../contracts/jobs.ts';
import type { AnyRuleset, Json } from '../../engine/index.ts';
import { contentHash } from '../../engine/index.ts';
import type { RunPlan } from '../../simulate/plan.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { bad, faultCount, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import type { GamesAsked, GamesPlayed, PlayedGame } from './games.ts';
import { playGamesOf } from './games.ts';
import type { Histogram } from './histogram.ts';
import { note, spreadOf } from './histogram.ts';
import { Lines } from './lines.ts';
import type { Step, Work } from './work.ts';
import { cursorOf, plain } from './work.ts';

/** How long a worker plays before others may have it, in milliseconds. */
const PIECE_MS = 400;
/** So many games are named that failed; all are counted. */
const NAMED = 20;
/** Simulations of all tenants together leave a worker to calls; no tenant has a name like this. */
const LANE = 'simulations of all';
const FILE = new URL('./games.ts', import.meta.url).href;

interface Counted {
  next: number;
  decisions: Histogram;
  turns: Histogram;
  sizes: Histogram;
  ms: number;
  ends: { reason: string; clause: string; winner: string; games: number }[];
  cited: Record<string, number>;
  formsRefused: number;
  failed: number;
  failures: { game: number; decision: number; what: string }[];
}

const planOf = (rules: AnyRuleset, job: SimulationJob): RunPlan => {
  const { games = 1000, seed = '1', first = 0, limit = 20_000, cards, decks = [] } = job;
  const own =
    cards === undefined && decks.length === 0
      ? undefined
      : { cards: cards ?? [], decks: decks.map(({ title = '', ...deck }) => ({ title, ...deck })) };
  return { ruleset: rules.id, games, seed, first, limit, options: rules.options.parse(job.options ?? {}), own };
};

const askedOf = (run: RunPlan, from: number, ms: number): GamesAsked => ({
  ...{ run, from, ms, own: run.own === undefined ? null : contentHash(run.own as unknown as Json) },
});

const play = ({ runs, gone }: Call, rules: AnyRuleset, asked: GamesAsked): Promise<GamesPlayed> =>
  runs.knows(rules)
    ? runs.aside({ tenant: LANE, gone }, { file: FILE, name: 'games', input: asked }, () => playGamesOf(rules, asked))
    : Promise.resolve(playGamesOf(rules, asked));

/** What is wrong with a simulation that is asked for; its own cards are read in a worker. */
export async function checkSimulation(call: Call, job: SimulationJob): Promise<Answer<null>> {
  const found = findRuleset(call, job.ruleset);
  if (!found.ok) return found;
  const rules = found.value;
  const options = rules.options.safeParse(job.options ?? {});
  if (!options.success) {
    const errors = options.error.issues.map(({ path, message }) => ({
      ...{ path: `/options/${path.join('/')}`, reason: message, in: 'body' as const },
    }));
    return bad('invalid-request', faultCount(errors), { errors });
  }
  const run = planOf(rules, job);
  if (run.own === undefined) return good(null);
  const read = await play(call, rules, askedOf(run, run.first + run.games, 0));
  if (read.ok) return good(null);
  return bad('cards-invalid', faultCount(read.faults), { errors: read.faults });
}

/** Plays the next games of a simulation. */
export async function simulatePiece({ job, call }: Work): Promise<Answer<Step>> {
  const asked = simulationJob.parse(job.request);
  const found = findRuleset(call, asked.ruleset);
  if (!found.ok) return found;
  const rules = found.value;
  const run = planOf(rules, asked);
  const counted: Counted = structuredClone(
    cursorOf<Counted>(job, {
      ...{ next: run.first, decisions: {}, turns: {}, sizes: {}, ms: 0, ends: [], cited: {} },
      ...{ formsRefused: 0, failed: 0, failures: [] },
    }),
  );
  const played = await play(call, rules, askedOf(run, counted.next, PIECE_MS));
  if (!played.ok) return bad('cards-invalid', faultCount(played.faults), { errors: played.faults });
  const lines = new Lines();
  for (const game of played.games) {
    countGame(counted, game);
    lines.add(lineOf(game));
  }
  const most = call.quotas.jobBytes;
  if (job.bytes + lines.bytes > most) {
    return bad('quota-exceeded', `The games fill more than ${most} bytes: ask for fewer at once.`);
  }
  counted.next += played.games.length;
  const step = {
    ...{ done: counted.next - run.first, total: run.games },
    ...{ cursor: plain(counted), written: await lines.packed() },
  };
  return good({ ...step, ...(step.done >= run.games ? { result: plain(resultOf(rules, run, counted)) } : {}) });
}

/** The line of a game, as `npm run simulate -- --write` has it. */
const lineOf = ({ game, decks, end, decisions, turns, failure }: PlayedGame): string =>
  JSON.stringify({
    ...{ game, decks, winner: end === null || end.winner === 'nobody' ? null : end.winner },
    ...{ reason: end?.reason ?? null, clause: end?.clause ?? null, decisions, turns, failure },
  });

function countGame(counted: Counted, { game, decisions, turns, sizes, ms, end, clauses, ...more }: PlayedGame): void {
  note(counted.decisions, decisions);
  if (turns !== null) note(counted.turns, turns);
  // To the nearest hundred, so that what is kept stays small.
  for (const size of sizes) note(counted.sizes, Math.round(size / 100) * 100);
  counted.ms += ms;
  if (end) {
    const known = counted.ends.find(
      (one) => one.reason === end.reason && one.clause === end.clause && one.winner === end.winner,
    );
    if (known) known.games++;
    else counted.ends.push({ ...end, games: 1 });
  }
  for (const clause of clauses) counted.cited[clause] = (counted.cited[clause] ?? 0) + 1;
  counted.formsRefused += more.formsRefused;
  if (more.failure === null) return;
  counted.failed++;
  if (counted.failures.length < NAMED)
    counted.failures.push({ game, decision: decisions + 1, what: more.failure.slice(0, 2000) });
}

function resultOf(rules: AnyRuleset, run: RunPlan, counted: Counted) {
  const { next, decisions, turns, sizes, ms, ends, cited, formsRefused, failed, failures } = counted;
  const { total: _turns, ...turnsOfGame } = spreadOf(turns);
  const { total: _sizes, ...bytesOfState } = spreadOf(sizes);
  return {
    ...{ ruleset: rules.id, version: rules.version, hash: rules.hash, seed: run.seed, options: run.options },
    games: next - run.first,
    decisions: spreadOf(decisions),
    turns: Object.keys(turns).length === 0 ? null : turnsOfGame,
    bytesOfState,
    engineMs: Math.round(ms),
    ends: [...ends].sort((one, other) => other.games - one.games),
    clauses: Object.entries(cited)
      .map(([clause, games]) => ({ clause, title: rules.rulebook[clause]?.title ?? '', games }))
      .sort((one, other) => other.games - one.games || (one.clause < other.clause ? -1 : 1)),
    neverCited: Object.keys(rules.rulebook).filter((clause) => !(clause in cited)),
    ...{ formsRefused, failed, failures },
  };
}
