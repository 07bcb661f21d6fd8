import { contentHash } from './canonical.ts';
import { NO_FIELD, nameCard, readShape, suggest, valueAt, withSuggestion } from './faults.ts';
import type { Game, SourceOf } from './machine.ts';
import { reserveNames } from './names.ts';
import { inOneForm, timingInOneForm } from './one-form.ts';
import { OWN_DATA, withoutOwnData } from './own-data.ts';
import { orderProgram } from './pending.ts';
import type { Program } from './program.ts';
import { CHANCE } from './random.ts';
import type { CardCompiler, CardSet, CheckedTiming, Ruleset, RulesetSpec } from './ruleset.ts';
import { sizeFaults } from './size.ts';
import type { Fault, GameState, Json } from './types.ts';
import { chooseBranches, MOST_FAULTS, withFewFaults } from './unions.ts';
import { understandWords } from './worded.ts';

/**
 * Compiles a caller's cards into a card set named by the hash of its content, or gives every fault at once, of shape and of
 * meaning: the first hundred of them where there are more.
 */
export function compileCards<G extends Game>(rules: RulesetSpec<G>, source: readonly Json[]): CompiledCards<G> {
  return runOut(compileByCard(rules, source));
}

/** Does work that has rests in it without one. */
function runOut<T>(work: Generator<void, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** A card set, or what is wrong with the cards. */
export type CompiledCards<G extends Game> = { ok: true; value: CardSet<G> } | { ok: false; faults: Fault[] };

/**
 * The same as `compileCards`, with a rest after every card: whoever has other things to do can go on later. `hash` is the
 * hash of the content, for whoever knows it. Parts that are put in words are understood first. Data of their owner on the cards (`externalId`, `metadata`) are left aside.
 * `once` says that no other cards may come after these (`readShape`).
 */
export function* compileByCard<G extends Game>(
  rules: RulesetSpec<G>,
  sent: readonly Json[],
  hash?: string,
  once = false,
): Generator<void, CompiledCards<G>> {
  const given = withoutOwnData(sent);
  const large = sizeFaults(given);
  if (large.length > 0) return { ok: false, faults: large };
  const worded = yield* understandWords(rules, given);
  const source = worded.cards;
  const faults: Fault[] = [];
  const parsed: SourceOf<G>[] = [];
  /** Where each of them stands among those that were sent. */
  const places: number[] = [];
  /** Cards of the wrong shape: nothing is known of them but that they are there. */
  const unread = new Set<unknown>();
  for (const [at, card] of source.entries()) {
    if (faults.length >= MOST_FAULTS) break;
    const result = withFewFaults(() => readShape(rules.card, card, `/${at}`, once), MOST_FAULTS - faults.length);
    if (result.success) {
      parsed.push(result.data);
      places.push(at);
    } else {
      faults.push(...result.faults.map((fault) => withOwnFields(fault, `/${at}/`)));
      const id = idOf(card);
      if (typeof id === 'string') unread.add(id);
    }
    yield;
  }
  const seen = new Map<string, number>();
  source.forEach((card, at) => {
    const id = (card as { id?: string } | null)?.id;
    if (typeof id !== 'string') return;
    const first = seen.get(id);
    if (first === undefined) seen.set(id, at);
    else faults.push({ path: `/${at}/id`, reason: `card ${JSON.stringify(id)} is already at /${first}` });
  });
  const compiler = rules.compile(parsed);
  for (const [index, card] of parsed.entries()) {
    if (faults.length >= MOST_FAULTS) break;
    const found = compiler.faultsOf?.(card, places[index] as number) ?? [];
    for (const fault of found) {
      if (!unread.has(valueAt(source, fault.path))) faults.push(withSuggestion(fault, source));
    }
    yield;
  }
  const all = [...worded.faults, ...faults.flatMap((fault) => worded.asSent(fault) ?? [])];
  if (all.length > 0 || faults.length > 0) {
    return { ok: false, faults: all.slice(0, MOST_FAULTS).map((fault) => ({ ...fault, ...nameCard(source, fault) })) };
  }
  return { ok: true, value: yield* setOf(compiler, source, hash ?? contentHash(source)) };
}

/** The set of cards in which no fault was found, with a rest after each. */
function* setOf<G extends Game>(
  compiler: CardCompiler<G>,
  source: readonly Json[],
  hash: string,
): Generator<void, CardSet<G>> {
  const cards = new Map(compiler.given);
  const programs = new Map<string, Program<G>>();
  for (const card of compiler.cards) {
    const compiled = compiler.compile(card);
    cards.set(card.id, compiled);
    for (const program of compiler.programsOf(compiled)) programs.set(program.name, program);
    yield;
  }
  return { hash, source, cards, programs };
}

/** The same fault: of a field that a card does not have, with those among the accepted ones that are its owner's own. */
function withOwnFields(fault: Fault, card: string): Fault {
  const field = fault.path.slice(card.length);
  if (fault.reason !== NO_FIELD || field.includes('/') || !Array.isArray(fault.accepts)) return fault;
  const accepts = [...fault.accepts, ...OWN_DATA];
  const meant = suggest(
    field,
    accepts.filter((one) => typeof one === 'string'),
  );
  return { ...fault, accepts, ...(meant === null ? {} : { didYouMean: meant }) };
}

const idOf = (card: unknown): unknown => (card !== null && typeof card === 'object' && 'id' in card ? card.id : card);

/**
 * The sample cards of a ruleset, and after them `own`, which replace sample cards of the same id. `kept` is how many sample cards
 * come before them.
 */
export function besideSamples(
  rules: Pick<Ruleset<Game>, 'samples'>,
  own: readonly Json[],
): { all: Json[]; kept: number } {
  const ids = new Set(own.map(idOf));
  const samples = rules.samples.cards.filter((card) => !ids.has(idOf(card)));
  return { all: [...samples, ...own], kept: samples.length };
}

/** Checks that what waits can be taken up again, and fills in what a game without triggers or queues leaves out. */
function checkTiming<G extends Game>({ id, timing, clauses }: RulesetSpec<G>): CheckedTiming<G> {
  const { collect, triggers = () => [], queues = {}, queue, sweep, guard } = timing;
  const wrong = (what: string) => new Error(`${id}: ${what}`);
  if (collect === 'never' && timing.triggers) throw wrong('it has triggers and never collects events');
  // Events would wait in the state for ever.
  if (collect !== 'never' && !timing.triggers) throw wrong(`it collects events (${collect}) and has no triggers`);
  const names = Object.keys(queues);
  if (queue !== undefined && !names.includes(queue)) throw wrong(`there is no queue ${queue}`);
  if (timing.triggers && queue === undefined && names.length !== 1) {
    throw wrong(`triggers wait in one of ${names.length} queues, and \`queue\` does not say in which`);
  }
  if (names.length > 0 && !guard) throw wrong('effects wait in queues, and no guard ends a loop of them');
  for (const [name, { tie, moveTo }] of Object.entries(queues)) {
    if (tie === 'owner' && clauses.order === undefined) throw wrong(`queue ${name} asks for an order by no clause`);
    if (moveTo !== undefined && !names.includes(moveTo)) throw wrong(`queue ${name} moves to no queue (${moveTo})`);
  }
  const sole = queue ?? (names.length === 1 ? names[0] : undefined);
  return timingInOneForm({ collect, triggers, queues, queue: sole, sweep, guard });
}

/**
 * Checks a ruleset and gives it its hash, which says which edition of the rules a state belongs to.
 *
 * Throws when the ruleset itself is wrong: a clause that its rulebook does not have, two programs of one name, queues
 * that nothing could ever take up. What is wrong with its sample cards and decks is thrown where they are first asked for.
 */
export function defineRuleset<G extends Game>(spec: RulesetSpec<G>): Ruleset<G> {
  const timing = checkTiming(spec);
  const table = new Map<string, Program<G>>();
  const ordering = spec.clauses.order === undefined ? [] : [orderProgram<G>(spec.clauses.order)];
  for (const program of [...spec.programs, ...ordering]) {
    if (table.has(program.name)) throw new Error(`${spec.id}: two programs are called ${program.name}`);
    for (const step of program.steps) {
      if (!(step.clause in spec.rulebook)) throw new Error(`${spec.id}: ${program.name} cites ${step.clause}`);
    }
    table.set(program.name, program);
  }
  const shape = [...table.values()].map((program) => [
    program.name,
    program.steps.map(({ clause, label }) => [clause, label ?? '']),
  ]);
  const hash = contentHash([spec.id, spec.version, CHANCE, spec.rulebook as Json, shape]);
  chooseBranches(spec.card);
  chooseBranches(spec.position);
  let samples: CardSet<G> | null = null;
  const checked = {
    ...spec,
    place(state: GameState<G['board']>, position: Json, cards: CardSet<G>) {
      const faults = reserveNames(state.counters, position);
      return faults.length > 0 ? faults : spec.place(state, position, cards);
    },
    hash,
    timing,
    table,
  };
  return inOneForm<G>(checked, () => {
    samples ??= compileSamples(spec);
    return samples;
  });
}

/** The sample cards of a ruleset, compiled. Throws when they or the sample decks have faults, unless they are known to have none. */
function compileSamples<G extends Game>(spec: RulesetSpec<G>): CardSet<G> {
  // Cards are JSON. Their types can't say so: an optional field could be undefined by them.
  const source = spec.samples.cards as unknown as readonly Json[];
  if (spec.samples.areSound) return runOut(setOf(spec.compile(spec.samples.cards), source, contentHash(source)));
  // Most processes read no other cards.
  const samples = runOut(compileByCard(spec, source, undefined, true));
  if (!samples.ok) throw new Error(`${spec.id}: sample cards: ${JSON.stringify(samples.faults.slice(0, 20), null, 1)}`);
  const options = spec.options.parse({});
  for (const { id, deck } of spec.samples.decks) {
    const parsed = spec.deck.safeParse(deck);
    const faults = parsed.success ? spec.checkDeck(parsed.data as Json, samples.value, options) : parsed.error.issues;
    if (faults.length > 0) throw new Error(`${spec.id}: sample deck ${id}: ${JSON.stringify(faults)}`);
  }
  return samples.value;
}
