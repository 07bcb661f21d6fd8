import type { Game } from './machine.ts';
import type { QueuePolicy } from './pending.ts';
import type { CardSet, CheckedTiming, Ruleset } from './ruleset.ts';

/*
 * Games leave out what they don't have, each something else. The engine reads some field of a ruleset in each of its steps, and where
 * the objects have many shapes the compiler can't know where a field is. So all of them get all fields, in one order.
 */

/** Each field of `T`, also where a game leaves it out. */
type Whole<T> = { [Field in keyof Required<T>]: T[Field] };

const samplesOf = new WeakMap<object, () => CardSet<Game>>();

/** One getter for all rulesets: objects whose getters differ have different shapes. */
const SAMPLE_CARDS: PropertyDescriptor & ThisType<object> = {
  enumerable: true,
  configurable: true,
  get() {
    const compiled = samplesOf.get(this);
    if (compiled === undefined)
      throw new TypeError('only a ruleset itself has sample cards, and nothing that inherits from it');
    return compiled();
  },
};

/** A ruleset in the form that all have, with the fields of `of` but for its sample cards, which are compiled when they are first asked for. */
export function inOneForm<G extends Game>(
  of: Omit<Ruleset<G>, 'sampleCards'>,
  sampleCards: () => CardSet<G>,
): Ruleset<G> {
  const made: Whole<Omit<Ruleset<G>, 'sampleCards'>> = {
    id: of.id,
    version: of.version,
    hash: of.hash,
    title: of.title,
    summary: of.summary,
    rulebook: of.rulebook,
    options: of.options,
    card: of.card,
    language: of.language,
    read: of.read,
    understand: of.understand,
    understandText: of.understandText,
    wordedFields: of.wordedFields,
    phraseOf: of.phraseOf,
    deck: of.deck,
    board: of.board,
    position: of.position,
    samples: of.samples,
    compile: of.compile,
    checkDeck: of.checkDeck,
    programs: of.programs,
    table: of.table,
    actions: of.actions,
    timing: of.timing,
    still: of.still,
    clauses: of.clauses,
    setup: of.setup,
    place: of.place,
    written: of.written,
    checkState: of.checkState,
    view: of.view,
    scene: of.scene,
    passes: of.passes,
    describe: of.describe,
    lists: of.lists,
    faceOf: of.faceOf,
    holds: of.holds,
    placeOf: of.placeOf,
    describePending: of.describePending,
    namePending: of.namePending,
    weigh: of.weigh,
  };
  samplesOf.set(made, sampleCards as unknown as () => CardSet<Game>);
  return Object.defineProperty(made, 'sampleCards', SAMPLE_CARDS) as Ruleset<G>;
}

/** The same ruleset with other fields. A spread would ask for its sample cards, which are compiled when somebody needs them. */
export function varied<G extends Game>(rules: Ruleset<G>, fields: Partial<Ruleset<G>>): Ruleset<G> {
  const { sampleCards, ...others } = fields;
  const names = Object.keys(rules).filter((name) => name !== 'sampleCards');
  const kept = Object.fromEntries(names.map((name) => [name, rules[name as keyof Ruleset<G>]]));
  return inOneForm<G>({ ...(kept as unknown as Ruleset<G>), ...others }, () => sampleCards ?? rules.sampleCards);
}

/** When a game looks for triggers, and how they wait, in the form that all games have. */
export function timingInOneForm<G extends Game>({
  collect,
  triggers,
  queues,
  queue,
  sweep,
  guard,
}: Whole<CheckedTiming<G>>): CheckedTiming<G> {
  const policies = Object.entries(queues).map(([name, policy]) => [name, policyInOneForm(policy)] as const);
  return { collect, triggers, queues: Object.fromEntries(policies), queue, sweep, guard } as CheckedTiming<G>;
}

function policyInOneForm<G extends Game>(of: QueuePolicy<G>): QueuePolicy<G> {
  const made: Whole<QueuePolicy<G>> = {
    enter: of.enter,
    entering: of.entering,
    order: of.order,
    tie: of.tie,
    drain: of.drain,
    scope: of.scope,
    clause: of.clause,
    recheck: of.recheck,
    moveTo: of.moveTo,
    moved: of.moved,
  };
  return made as QueuePolicy<G>;
}
