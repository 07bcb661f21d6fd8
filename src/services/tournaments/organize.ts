/** Tournaments that the service runs: made, changed, read and deleted. */
import type {
  AmendTournamentRequest,
  NewPlayer,
  OrganizedTournamentObject,
  TournamentRequest,
} from '../../contracts/tournaments.ts';
import type { AnyRuleset, CardSet, Game, Json, JsonObject } from '../../engine/index.ts';
import { readShape } from '../../engine/index.ts';
import type { TournamentSettings } from '../../store/organized.ts';
import type { Call } from '../call.ts';
import { newId } from '../ids.ts';
import { readDeck } from '../play/decks.ts';
import type { Answer, RequestFault } from '../problem.ts';
import { bad, faultCount, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { beside, keptData } from '../rules/own-data.ts';
import type { Expected } from './change.ts';
import { changeTournament } from './change.ts';
import type { Roster } from './entering.ts';
import { entered } from './entering.ts';
import type { TournamentView } from './organized-view.ts';
import { findTournament, viewOf } from './organized-view.ts';
import { USUAL_TIEBREAKS } from './tiebreaks.ts';
import { tournamentObject } from './told.ts';

/** The rules, cards and options that the decks of a tournament are for. */
export interface Playing {
  rules: AnyRuleset;
  cards: CardSet<Game>;
  replaced: boolean;
  options: JsonObject;
}

/** What a tournament is played with, or what is wrong with that. */
export async function playingOf(
  call: Call,
  { ruleset, cards, options }: { ruleset: string; cards: string | readonly Json[] | null; options: JsonObject },
): Promise<Answer<Playing>> {
  const found = findRuleset(call, ruleset);
  if (!found.ok) return found;
  const rules = found.value;
  const set = await call.cardSets.resolve(call.caller.tenant, rules, cards ?? undefined);
  if (!set.ok) return set;
  const read = readShape(rules.options, options, '/options');
  if (!read.success) return faulty(read.faults.map((fault) => ({ ...fault, in: 'body' as const })));
  return good({ rules, cards: set.value, replaced: cards !== null, options: read.data });
}

export const faulty = (errors: RequestFault[]) => bad('invalid-request', faultCount(errors), { errors });

/** What is wrong with the decks of players, whose place in the request is at `path`. */
export function deckFaults(
  playing: Playing,
  decks: readonly { deck: NewPlayer['deck']; path: string }[],
): RequestFault[] {
  return decks.flatMap(({ deck, path }) => {
    if (deck === undefined || deck === null) return [];
    const { shape, faults } = readDeck(playing, deck, path);
    return [...shape, ...faults].map((fault) => ({ ...fault, in: 'body' as const }));
  });
}

/** Makes a tournament, with the players who are named. */
export async function createTournament(
  call: Call,
  request: TournamentRequest,
): Promise<Answer<OrganizedTournamentObject>> {
  const { tenant } = call.caller;
  const id = call.creates?.id ?? newId();
  if (call.creates?.again === true) {
    const made = await call.store.organized.whole(tenant, { id });
    if (made) return good(tournamentObject(viewOf(made)));
  }
  const { ruleset, options = {}, cards = null, bestOf = 1, cut = null } = request;
  const playing = await playingOf(call, { ruleset, cards, options });
  if (!playing.ok) return playing;
  const { rules, cards: set } = playing.value;
  const roster: Roster = { players: [], registered: 0, round: 0 };
  const found = entered(roster, request.players ?? [], '/players');
  const faults = [
    ...found.faults,
    ...deckFaults(
      playing.value,
      (request.players ?? []).map(({ deck }, at) => ({ deck, path: `/players/${at}/deck` })),
    ),
  ];
  if (faults.length > 0) return faulty(faults);
  if (Array.isArray(cards)) {
    const kept = await call.cardSets.register(tenant, rules, set, { first: keptData(beside(rules, cards)) });
    if (!kept.ok) return kept;
  }
  const settings: TournamentSettings = {
    ruleset: rules.id,
    cards: cards === null ? null : set.hash,
    options,
    format: request.format,
    rounds: request.rounds ?? null,
    bestOf,
    cut: cut && { to: cut.to, format: cut.format, bestOf: cut.bestOf ?? bestOf },
    tiebreaks: request.tiebreaks ?? [...USUAL_TIEBREAKS],
    clock: request.clock ?? null,
    auto: request.auto ?? false,
    tags: request.tags ?? [],
    seed: request.seed ?? newId(),
    externalId: request.externalId ?? null,
    metadata: request.metadata ?? null,
    registered: found.players.length,
    seeding: {},
    cutAfter: null,
  };
  if (!(await call.store.organized.create({ id, tenant, name: request.name, settings }, found.players))) {
    return bad('tournament-exists', `There is a tournament ${JSON.stringify(request.name)} already.`);
  }
  return readTournament(call, id);
}

export async function readTournament(call: Call, reference: string): Promise<Answer<OrganizedTournamentObject>> {
  const found = await findTournament(call, reference);
  return found.ok ? good(tournamentObject(found.value)) : found;
}

/** Changes what is settled; rounds that are paired stay as they are. */
export function amendTournament(
  call: Call,
  reference: string,
  { expectedRevision, ...asked }: AmendTournamentRequest,
  ifMatch?: Expected['ifMatch'],
): Promise<Answer<OrganizedTournamentObject>> {
  return changeTournament(call, reference, { expectedRevision, ifMatch }, async (view) => {
    const { settings } = view.tournament;
    const { cut, ...rest } = asked;
    const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const bestOf = asked.bestOf ?? settings.bestOf;
    const amended: TournamentSettings = {
      ...settings,
      ...said,
      cut: cut === undefined ? settings.cut : cut && { to: cut.to, format: cut.format, bestOf: cut.bestOf ?? bestOf },
    };
    const refused = await refusedChange(call, view, amended);
    if (refused) return refused;
    const changed: TournamentView = { ...view, tournament: { ...view.tournament, settings: amended } };
    return good({ change: { settings: amended }, told: (revision) => tournamentObject(changed, revision) });
  });
}

async function refusedChange(call: Call, view: TournamentView, amended: TournamentSettings) {
  const { settings } = view.tournament;
  const isBracket = settings.format !== 'swiss' && settings.format !== 'round-robin';
  const faults: RequestFault[] = [];
  const refuse = (path: string, reason: string) => faults.push({ path, reason, in: 'body' });
  if (isBracket && amended.cut !== null) refuse('/cut', 'a bracket has no cut: it goes on until one is left');
  if (isBracket && amended.rounds !== null) refuse('/rounds', 'a bracket has as many rounds as its players need');
  if (faults.length > 0) return faulty(faults);
  const began = settings.cutAfter !== null;
  if (began && (amended.rounds !== settings.rounds || JSON.stringify(amended.cut) !== JSON.stringify(settings.cut))) {
    return bad('tournament-state', 'The cut has begun: neither it nor the number of rounds before it can be changed.');
  }
  const mainRounds = view.tables.filter(({ stage }) => stage === 'main').at(-1)?.round ?? 0;
  if (amended.rounds !== null && amended.rounds < mainRounds) {
    return bad('tournament-state', `Round ${mainRounds} is paired: there are at least ${mainRounds} rounds.`);
  }
  const playing = await playingOf(call, amended);
  return playing.ok ? null : playing;
}

/** Deletes a tournament. The matches that were played in it stay, and are told of by its name as before. */
export async function deleteTournament(call: Call, reference: string): Promise<Answer<{ id: string; name: string }>> {
  const found = await findTournament(call, reference);
  if (!found.ok) return found;
  const { id, name } = found.value.tournament;
  await call.store.organized.delete(call.caller.tenant, id);
  return good({ id, name });
}
