import type {
  AnyRuleset,
  CardSet,
  Fault,
  Game,
  GameState,
  Json,
  JsonObject,
  Resolution,
  Result,
  Seat,
} from '../engine/index.ts';
import { blankState, compileCards, copyOf, decisions, readShape, resume, start } from '../engine/index.ts';
import type { CaseForm, StateForm } from './format.ts';

/** How a case comes to its first decision, or every fault of its position or start. */
export type Opening =
  | { ok: true; run: () => Result<Resolution<Game>> }
  | { ok: false; faults: Fault[] /** Whether it is the decks that are wrong. */; decks: boolean };

/** What is wrong with the cards of a case that is about them alone. */
export function openCards(rules: AnyRuleset, cards: readonly Json[]): Opening {
  const compiled = compileCards<Game>(rules, cards);
  const faults = compiled.ok ? [] : compiled.faults.map((fault) => under('/cards', fault));
  return { ok: false, decks: false, faults };
}

/** Prepares the position, the state or the start of a case. Paths of faults begin at the case. */
export function opening(rules: AnyRuleset, cards: CardSet<Game>, options: JsonObject, form: CaseForm): Opening {
  if (form.state !== undefined) return fromState(rules, cards, options, form.state, form.seed ?? form.name);
  return form.start === undefined
    ? fromPosition(rules, cards, options, form.position ?? null, form.seed ?? form.name)
    : fromStart(rules, cards, options, form.start, form.seed ?? form.name);
}

/** What is wrong with the shape of a position. */
export function positionShape(rules: AnyRuleset, written: Json): Fault[] {
  const parsed = readShape(rules.position, written, '/position');
  return parsed.success ? [] : parsed.faults;
}

function fromPosition(
  rules: AnyRuleset,
  cards: CardSet<Game>,
  options: JsonObject,
  written: Json,
  seed: string,
): Opening {
  const misshapen = positionShape(rules, written);
  if (misshapen.length > 0) return { ok: false, decks: false, faults: misshapen };
  const position = rules.position.parse(written) as Json;
  const place = (): { state: GameState<object>; faults: Fault[] } => {
    const { board } = rules.setup(sampleSeats(rules), options, cards);
    const state = blankState(rules, cards, { seed, options, board });
    return { state, faults: rules.place(state, copyOf(position), cards) };
  };
  const { state, faults } = place();
  if (faults.length > 0) return { ok: false, decks: false, faults: faults.map((fault) => under('/position', fault)) };
  const board = readShape(rules.board, state.board);
  if (!board.success) {
    const wrong = board.faults;
    return {
      ok: false,
      decks: false,
      faults: wrong.map(({ path, reason }) => ({
        path: '/position',
        reason: `makes an impossible board: ${path} ${reason}`,
      })),
    };
  }
  let placed: GameState<object> | null = state;
  return {
    ok: true,
    run() {
      // What runs is played on: only the first time it is what was looked at here.
      const own = placed ?? place().state;
      placed = null;
      return resume(rules, cards, own);
    },
  };
}

/** A state belongs to whatever edition and cards run the case: it is in the case because a position can't say it. */
function fromState(
  rules: AnyRuleset,
  cards: CardSet<Game>,
  options: JsonObject,
  written: StateForm,
  seed: string,
): Opening {
  const board = readShape(rules.board, written.board, '/state/board');
  if (!board.success) return { ok: false, decks: false, faults: board.faults };
  const blank = blankState(rules, cards, { seed, options, board: {} });
  const whole = () => copyOf({ ...blank, ...written }) as GameState<object>;
  const run = (): Result<Resolution<Game>> => {
    const state = whole();
    const awaiting = state.outcome === null ? decisions(rules, cards, whole()) : [];
    return { ok: true, value: { state, events: [], awaiting, outcome: state.outcome, steps: 0 } };
  };
  return { ok: true, run };
}

function sampleSeats(rules: AnyRuleset): readonly [Seat, Seat] {
  const [first, second = first] = rules.samples.decks;
  if (!first || !second) throw new Error(`${rules.id} has no sample decks`);
  return [
    { name: 'Player 1', deck: first.deck },
    { name: 'Player 2', deck: second.deck },
  ];
}

function fromStart(
  rules: AnyRuleset,
  cards: CardSet<Game>,
  options: JsonObject,
  form: NonNullable<CaseForm['start']>,
  seed: string,
): Opening {
  const faults: Fault[] = [];
  const samples = rules.samples.decks;
  const seatOf = (at: 0 | 1): Seat => {
    const written = form.seats?.[at] ?? samples[at % samples.length]?.id ?? '';
    const path = `/start/seats/${at}`;
    const { name, deck } = typeof written === 'string' ? { name: undefined, deck: written } : written;
    const seat = name ?? `Player ${at + 1}`;
    const sample = samples.find(({ id }) => id === deck);
    if (sample) return { name: seat, deck: sample.deck };
    const parsed = readShape(rules.deck, deck, `${path}/deck`);
    if (typeof deck === 'string' && !parsed.success) {
      faults.push({ path, reason: 'no such sample deck', accepts: samples.map(({ id }) => id) });
    } else if (!parsed.success) {
      faults.push(...parsed.faults);
    } else {
      const checked = rules.checkDeck(parsed.data as Json, cards, options);
      faults.push(...checked.map((fault) => under(`${path}/deck`, fault)));
      return { name: seat, deck: parsed.data as Json };
    }
    return { name: seat, deck: null };
  };
  const seats: readonly [Seat, Seat] = [seatOf(0), seatOf(1)];
  if (faults.length > 0) return { ok: false, decks: true, faults };
  return { ok: true, run: () => start(rules, cards, { seats, seed: form.seed ?? seed, options }) };
}

const under = (base: string, fault: Fault): Fault => ({ ...fault, path: `${base}${fault.path}` });
