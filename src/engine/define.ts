import { contentHash } from './canonical.ts';
import type { Game, SourceOf } from './machine.ts';
import { reserveNames } from './names.ts';
import { orderProgram } from './pending.ts';
import type { Program } from './program.ts';
import { CHANCE } from './random.ts';
import type { CardSet, CheckedTiming, Ruleset, RulesetSpec } from './ruleset.ts';
import { sizeFaults } from './size.ts';
import type { Fault, Json } from './types.ts';
import { chooseBranches, MOST_FAULTS, withFewFaults } from './unions.ts';

/**
 * Compiles a caller's cards into a card set named by the hash of its content, or gives every fault at once, the first
 * hundred of them where there are more.
 */
export function compileCards<G extends Game>(rules: RulesetSpec<G>, source: readonly Json[]): CompiledCards<G> {
  const compiling = compileByCard(rules, source);
  for (let step = compiling.next(); ; step = compiling.next()) if (step.done) return step.value;
}

/** A card set, or what is wrong with the cards. */
export type CompiledCards<G extends Game> = { ok: true; value: CardSet<G> } | { ok: false; faults: Fault[] };

/**
 * The same as `compileCards`, with a rest after every card: whoever has other things to do can go on later. `hash` is the
 * hash of the content, for whoever knows it.
 */
export function* compileByCard<G extends Game>(
  rules: RulesetSpec<G>,
  source: readonly Json[],
  hash?: string,
): Generator<void, CompiledCards<G>> {
  const large = sizeFaults(source);
  if (large.length > 0) return { ok: false, faults: large };
  const faults: Fault[] = [];
  const parsed: SourceOf<G>[] = [];
  for (const [at, card] of source.entries()) {
    if (faults.length >= MOST_FAULTS) break;
    const result = withFewFaults(() => rules.card.safeParse(card), MOST_FAULTS - faults.length);
    if (result.success) parsed.push(result.data);
    else for (const issue of result.error.issues) faults.push(...faultsOf(issue, `/${at}`));
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
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, MOST_FAULTS) };
  const compiler = rules.compile(parsed);
  for (const [at, card] of parsed.entries()) {
    faults.push(...(compiler.faultsOf?.(card, at) ?? []));
    if (faults.length >= MOST_FAULTS) break;
    yield;
  }
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, MOST_FAULTS) };
  const cards = new Map(compiler.given);
  const programs = new Map<string, Program<G>>();
  for (const card of compiler.cards) {
    const compiled = compiler.compile(card);
    cards.set(card.id, compiled);
    for (const program of compiler.programsOf(compiled)) programs.set(program.name, program);
    yield;
  }
  return { ok: true, value: { hash: hash ?? contentHash(source), source, cards, programs } };
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

interface Issue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  values?: unknown[];
  expected?: string;
  errors?: Issue[][];
  options?: unknown[];
  discriminator?: string;
}

/** A fault for each thing wrong that a zod issue names, with a JSON pointer. */
export function faultsOf(issue: unknown, base = ''): Fault[] {
  const { code, path, message, keys, values, expected, errors, options, discriminator } = issue as Issue;
  const pointer = base + path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  if (code === 'unrecognized_keys' && keys) {
    return keys.map((key) => ({ path: `${pointer}/${key}`, reason: 'no such field here' }));
  }
  if (code === 'invalid_union' && options) {
    return [
      {
        path: `${pointer}`,
        reason: `${discriminator ?? 'the value'} is none of the accepted ones`,
        accepts: options as Json,
      },
    ];
  }
  if (code === 'invalid_union' && errors && errors.length > 0) {
    const closest = [...errors].sort((a, b) => distance(a) - distance(b) || depth(b) - depth(a))[0] as Issue[];
    const shallow = closest.every(
      (inner) => inner.path.length === 0 && inner.code !== 'unrecognized_keys' && inner.code !== 'invalid_union',
    );
    if (!shallow) return closest.flatMap((inner) => faultsOf(inner, pointer));
    // Branches for this type of value say more than what the others are for.
    const meant = errors.filter((branch) => branch.every((inner) => inner.expected === undefined && !inner.values));
    if (meant.length > 0) {
      const reasons = meant.flatMap((branch) => branch.map((inner) => inner.message));
      return [{ path: pointer, reason: [...new Set(reasons)].join('; or: ') }];
    }
    const accepts = errors.flatMap((branch) =>
      branch.flatMap((inner) => inner.values ?? (inner.expected ? [inner.expected] : [])),
    );
    return [{ path: pointer, reason: 'none of the accepted forms', accepts: [...new Set(accepts)] as Json }];
  }
  return [
    {
      path: pointer,
      reason: message,
      ...(values ? { accepts: values as Json } : expected ? { accepts: expected } : {}),
    },
  ];
}

/** How far a value is from one branch of a union: a field too many or too few weighs more than a wrong value deep inside. */
const distance = (issues: Issue[]): number =>
  issues.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys')
      return sum + 3 * (issue.keys?.length ?? 1) * (issue.path.length === 0 ? 1 : 0);
    // A branch for another type of value was never meant, however much is wrong in the others.
    if (issue.path.length === 0 && issue.code === 'invalid_type') return sum + 1000;
    if (issue.path.length === 0 || issue.discriminator !== undefined) return sum + 5;
    if (issue.path.length === 1 && issue.message.endsWith('received undefined')) return sum + 3;
    return sum + 1;
  }, 0);

const depth = (issues: Issue[]): number =>
  Math.max(0, ...issues.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)));

/** Checks that what waits can be taken up again, and fills in what a game without triggers or queues leaves out. */
function checkTiming<G extends Game>({ id, timing, clauses }: RulesetSpec<G>): CheckedTiming<G> {
  const { collect, triggers = () => [], queues = {}, queue, guard } = timing;
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
  return { ...timing, triggers, queues, ...(sole === undefined ? {} : { queue: sole }) };
}

/**
 * Checks a ruleset and gives it its hash, which says which edition of the rules a state belongs to.
 *
 * Throws when the ruleset itself is wrong: a clause that its rulebook does not have, two programs of one name, queues
 * that nothing could ever take up, sample cards or decks with faults.
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
  // Cards are JSON. Their types can't say so: an optional field could be undefined by them.
  const source = spec.samples.cards as unknown as readonly Json[];
  const samples = compileCards(spec, source);
  if (!samples.ok) throw new Error(`${spec.id}: sample cards: ${JSON.stringify(samples.faults.slice(0, 20), null, 1)}`);
  const options = spec.options.parse({});
  for (const { id, deck } of spec.samples.decks) {
    const parsed = spec.deck.safeParse(deck);
    const faults = parsed.success ? spec.checkDeck(parsed.data as Json, samples.value, options) : parsed.error.issues;
    if (faults.length > 0) throw new Error(`${spec.id}: sample deck ${id}: ${JSON.stringify(faults)}`);
  }
  return {
    ...spec,
    place(state, position, cards) {
      const faults = reserveNames(state.counters, position);
      return faults.length > 0 ? faults : spec.place(state, position, cards);
    },
    hash,
    timing,
    table,
    sampleCards: samples.value,
  };
}
