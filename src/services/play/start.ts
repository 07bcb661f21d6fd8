import { randomBytes } from 'node:crypto';
import { plainName } from '../../contracts/json.ts';
import type { StartRequest } from '../../contracts/requests.ts';
import type { AnyRuleset, CardSet, Game, Json, JsonObject, Resolution, Result, Seat } from '../../engine/index.ts';
import { blankState, copyOf, readShape } from '../../engine/index.ts';
import type { StoredSeat } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { measureRun } from '../operations/meter.ts';
import type { Answer, RequestFault } from '../problem.ts';
import { bad, faultCount, good, refused } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { runFor } from '../runs/run-for.ts';
import { inBody, readDeck } from './decks.ts';
import { guardEngine } from './validate-state.ts';
import type { Verdict } from './verdict.ts';
import { startVerdict } from './verdict.ts';

/** A checked request to start, with everything filled in that the caller left open. */
export interface PreparedStart {
  rules: AnyRuleset;
  cards: CardSet<Game>;
  seats: [StoredSeat, StoredSeat];
  /** The seats are those of the samples and stand for nobody's deck. */
  unseated?: boolean;
  options: JsonObject;
  seed: string;
  /** The cursor of a game of the same seed, where the seed itself is not known. */
  chance?: readonly number[] | undefined;
}

export async function prepareStart(call: Call, ruleset: string, request: StartRequest): Promise<Answer<PreparedStart>> {
  const found = findRuleset(call, ruleset);
  if (!found.ok) return found;
  const rules = found.value;
  const cards = await call.cardSets.resolve(call.caller.tenant, rules, request.cards);
  if (!cards.ok) return cards;
  const options = readShape(rules.options, request.options ?? {}, '/options');
  const setting = {
    rules,
    cards: cards.value,
    replaced: request.cards !== undefined,
    options: options.success ? options.data : rules.options.parse({}),
  };
  const shape: RequestFault[] = options.success ? [] : options.faults;
  const decks: RequestFault[] = [];
  // Nobody brought decks to a position: what lies there is written in it.
  const unseated = request.seats === undefined && request.position !== undefined;
  const seat = (at: 0 | 1): StoredSeat => {
    const asked = request.seats?.[at];
    const deck = asked?.deck ?? rules.samples.decks[at]?.id ?? rules.samples.decks[0]?.id ?? null;
    const read = readDeck(setting, deck, `/seats/${at}/deck`, !unseated);
    shape.push(...read.shape);
    decks.push(...read.faults);
    return { name: plainName(asked?.name ?? (at === 0 ? 'Player 1' : 'Player 2')), deck, list: read.list };
  };
  const seats: [StoredSeat, StoredSeat] = [seat(0), seat(1)];
  if (!options.success || shape.length > 0) {
    const errors = inBody([...shape, ...decks]);
    return bad('invalid-request', faultCount(errors), { errors });
  }
  if (decks.length > 0) return bad('seats-invalid', 'A deck cannot be played.', { errors: inBody(decks) });
  const seed = request.seed ?? randomBytes(16).toString('hex');
  return good({ rules, cards: cards.value, seats, unseated, options: options.data, seed });
}

const sides = ({ seats }: Pick<PreparedStart, 'seats'>): [Seat, Seat] => {
  const side = ({ name, list }: StoredSeat): Seat => ({ name, deck: copyOf(list) });
  return [side(seats[0]), side(seats[1])];
};

/** Plays the set-up. */
export function startGame(
  call: Call,
  setup: Omit<PreparedStart, 'unseated'>,
): Result<Resolution<Game>> | Promise<Result<Resolution<Game>>> {
  const request = () => ({
    seats: sides(setup),
    options: copyOf(setup.options),
    seed: setup.seed,
    chance: setup.chance,
  });
  return runFor(call, 'start', setup, request(), request);
}

/** A legal start, or a position written by hand; nothing is stored. */
export async function startWithoutMatch(call: Call, ruleset: string, request: StartRequest): Promise<Answer<Verdict>> {
  const prepared = await prepareStart(call, ruleset, request);
  if (!prepared.ok) return prepared;
  const setup = prepared.value;
  const resolution = await beginGame(call, setup, request.position);
  if (!resolution.ok) return resolution;
  const { value: result } = resolution;
  return result.ok ? good(startVerdict(setup.rules, setup.cards, result.value)) : refused(result.refusal);
}

/** Plays the set-up, or sets a position up. */
export async function beginGame(
  call: Call,
  setup: PreparedStart,
  position: Json | undefined,
): Promise<Answer<Result<Resolution<Game>>>> {
  if (position !== undefined) return place(call, setup, position);
  return good(await measureRun(call, { ruleset: setup.rules.id, match: null }, () => startGame(call, setup)));
}

async function place(call: Call, setup: PreparedStart, written: Json): Promise<Answer<Result<Resolution<Game>>>> {
  const { rules, cards, options, seed, chance } = setup;
  const parsed = readShape(rules.position, written, '/position');
  if (!parsed.success) {
    return bad('invalid-request', 'The position has the wrong form.', { errors: inBody(parsed.faults) });
  }
  const placed = await guardEngine(call, () => {
    const { board } = rules.setup(sides(setup), options, setup.unseated ? rules.sampleCards : cards);
    const state = blankState(rules, cards, { seed, chance, options: copyOf(options), board });
    const faults = rules.place(state, parsed.data as Json, cards);
    const shape = readShape(rules.board, state.board);
    return { state, faults: shape.success ? faults : [...faults, ...shape.faults] };
  });
  if (!placed.ok) return placed;
  const { state, faults } = placed.value;
  if (faults.length > 0) {
    const errors = faults.map((fault) => ({ ...fault, path: `/position${fault.path}` }));
    return bad('position-invalid', 'The position cannot be set up.', { errors: inBody(errors) });
  }
  const text = JSON.stringify(state);
  return guardEngine(call, () =>
    measureRun(call, { ruleset: rules.id, match: null }, () =>
      runFor(call, 'resume', { rules, cards }, { state }, () => ({ state: JSON.parse(text) })),
    ),
  );
}
