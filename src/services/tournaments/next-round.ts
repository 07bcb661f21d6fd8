/** Who meets whom next. */
import type { PairRequest } from '../../contracts/tournaments.ts';
import type { Pairing, StoredPlayer, TournamentSettings } from '../../store/organized.ts';
import type { Call } from '../call.ts';
import { idWithin } from '../ids.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { openSpots } from './bracket.ts';
import { placesOf } from './final-standings.ts';
import { faulty } from './organize.ts';
import type { TournamentView } from './organized-view.ts';
import { activeIn, bracketOfStage, isOver, openTables, plannedRounds, takesPart } from './organized-view.ts';
import { roundRobin } from './round-robin.ts';
import type { Contender, Pair, SwissInput } from './swiss.ts';
import { shuffled } from './swiss.ts';
import { swissOrder } from './swiss-order.ts';

/** A round as it is to be written, and the settings with which it goes on. */
export interface NextRound {
  round: number;
  stage: 'main' | 'cut';
  settings: TournamentSettings;
  tables: Pairing[];
}

const notNow = (detail: string) => bad('tournament-state', detail);

/** Works the next round out, or says why there is none now. */
export async function nextRound(call: Call, view: TournamentView, asked: PairRequest): Promise<Answer<NextRound>> {
  const { settings } = view.tournament;
  const round = view.round + 1;
  if (asked.round !== undefined && asked.round !== round) {
    return notNow(`Round ${asked.round} is not the next one: that is round ${round}.`);
  }
  const open = openTables(view).map(({ number }) => number);
  if (open.length > 0) {
    const some = `${open.slice(0, 10).join(', ')}${open.length > 10 ? ', …' : ''}`;
    return notNow(`Round ${view.round} is not over: ${open.length} of its tables are open (${some}).`);
  }
  if (isOver(view)) return notNow('The tournament is over: no round is left.');
  const active = activeIn(view, round);
  if (active.length < 2) return notNow(`There are too few players: a round needs two, and ${active.length} take part.`);
  const isCut =
    settings.cutAfter !== null ||
    (settings.cut !== null && view.round >= (plannedRounds(view) ?? Number.POSITIVE_INFINITY));
  if (asked.tables !== undefined && (isCut || settings.format !== 'swiss')) {
    return notNow('Only rounds of Swiss pairing can be paired by hand.');
  }
  if (isCut) return good(bracketRound(view, { ...settings, ...cutOf(view, settings) }, 'cut', round));
  switch (settings.format) {
    case 'swiss': {
      const byHand = asked.tables && pairedByHand(asked.tables, active);
      if (byHand?.ok === false) return byHand;
      const pairs = byHand?.value ?? (await swissOrder(call, contendersOf(view, active, round)));
      return good(
        written(
          view,
          settings,
          round,
          'main',
          pairs.map((pair) => ({ pair, node: null })),
        ),
      );
    }
    case 'round-robin': {
      const seeding = settings.seeding.main ?? shuffled(active, settings.seed).map(({ id }) => id);
      const pairs = presentOnly(view, roundRobin(seeding, round), round);
      const main = { ...settings, seeding: { ...settings.seeding, main: seeding } };
      return good(
        written(
          view,
          main,
          round,
          'main',
          pairs.map((pair) => ({ pair, node: null })),
        ),
      );
    }
    default: {
      const main = settings.seeding.main ?? bySeed(active).map(({ id }) => id);
      return good(bracketRound(view, { ...settings, seeding: { ...settings.seeding, main } }, 'main', round));
    }
  }
}

/** With whom the cut begins: the best of those who take part. */
function cutOf(view: TournamentView, { seeding, cut, cutAfter }: TournamentSettings): Partial<TournamentSettings> {
  if (cutAfter !== null) return {};
  const next = view.round + 1;
  const present = placesOf(view).flatMap(({ id }) => {
    const player = id === null ? undefined : view.byId.get(id);
    return player && takesPart(player, next) ? [player.id] : [];
  });
  return { cutAfter: view.round, seeding: { ...seeding, cut: present.slice(0, cut?.to) } };
}

/** By the places that the organiser gave; those without one come after, as they were registered. */
const bySeed = (players: readonly StoredPlayer[]): StoredPlayer[] =>
  [...players].sort(
    (a, b) => (a.seed ?? Number.MAX_SAFE_INTEGER) - (b.seed ?? Number.MAX_SAFE_INTEGER) || a.place - b.place,
  );

function bracketRound(
  view: TournamentView,
  settings: TournamentSettings,
  stage: 'main' | 'cut',
  round: number,
): NextRound {
  const going = { ...view, tournament: { ...view.tournament, settings } };
  const spots = openSpots(bracketOfStage(going, stage) ?? []);
  return written(
    view,
    settings,
    round,
    stage,
    spots.map(({ node, players }) => ({ pair: [players[0], players[1]], node: node.id })),
  );
}

/** The pairs of a schedule without those who have left: whoever was to meet them has a bye. */
function presentOnly({ byId }: TournamentView, pairs: readonly Pair[], round: number): Pair[] {
  const isPresent = (id: string | null): id is string => {
    const player = id === null ? undefined : byId.get(id);
    return player !== undefined && takesPart(player, round);
  };
  return pairs.flatMap(([one, other]): Pair[] => {
    if (isPresent(one)) return [[one, isPresent(other) ? other : null]];
    return isPresent(other) ? [[other, null]] : [];
  });
}

/** The tables of a round as they are kept. Who meets somebody who has left has won. */
function written(
  view: TournamentView,
  settings: TournamentSettings,
  round: number,
  stage: 'main' | 'cut',
  pairs: readonly { pair: Pair; node: string | null }[],
): NextRound {
  const { tournament, byId } = view;
  const isPresent = (id: string) => {
    const player = byId.get(id);
    return player !== undefined && takesPart(player, round);
  };
  const bestOf = stage === 'cut' && settings.cut ? settings.cut.bestOf : settings.bestOf;
  const tables = pairs.map(({ pair: [one, other], node }, at): Pairing => {
    // A round that was taken back and is paired again has other games.
    const key = idWithin(tournament.id, `${tournament.revision}/${round}/${at + 1}`);
    const shared = { key, stage, bestOf, node, stuck: null };
    if (other === null) return { ...shared, players: [one, null], kind: 'bye' };
    if (isPresent(one) && isPresent(other)) return { ...shared, players: [one, other], kind: 'match' };
    return { ...shared, players: isPresent(one) ? [one, other] : [other, one], kind: 'walkover' };
  });
  return { round, stage, settings, tables };
}

/** What Swiss pairing has to know of everybody. */
function contendersOf(view: TournamentView, active: readonly StoredPlayer[], round: number): SwissInput {
  const { tables, tournament } = view;
  const points = new Map(placesOf(view).map((place) => [place.id, place.points]));
  const contenders = new Map(
    active.map(({ id }): [string, Contender & { met: string[] }] => [
      id,
      { id, points: points.get(id) ?? 0, byes: 0, met: [], first: 0 },
    ]),
  );
  for (const { players, kind } of tables) {
    const [one, other] = players;
    const contender = contenders.get(one);
    if (contender && kind === 'bye') contender.byes++;
    if (other === null) continue;
    if (contender) contender.first++;
    contender?.met.push(other);
    contenders.get(other)?.met.push(one);
  }
  return { contenders: [...contenders.values()], seed: `${tournament.settings.seed}/${round}` };
}

/** The pairs that an organiser made, in which everybody has to be once. */
function pairedByHand(tables: readonly string[][], active: readonly StoredPlayer[]): Answer<Pair[]> {
  const left = new Map(active.map(({ id, name }) => [id, name]));
  const known = new Set(left.keys());
  const faults = tables.flatMap((ids, at) =>
    ids.flatMap((id, side) => {
      if (left.delete(id)) return [];
      const reason = known.has(id) ? 'is paired twice' : 'is nobody who takes part';
      return [{ path: `/tables/${at}/${side}`, reason: `${JSON.stringify(id)} ${reason}`, in: 'body' as const }];
    }),
  );
  if (left.size > 0) {
    const names = [...left.values()].slice(0, 10).join(', ');
    faults.push({ path: '/tables', reason: `${left.size} who take part are not paired: ${names}`, in: 'body' });
  }
  if (faults.length > 0) return faulty(faults);
  return good(tables.map(([one = '', other]): Pair => [one, other ?? null]));
}
