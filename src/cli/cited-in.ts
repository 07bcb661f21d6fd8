import { readAll } from '../conformance/find.ts';
import { runCase } from '../conformance/run.ts';
import type { AnyRuleset, CitedBy, Decision, Game, NotedEvent, Resolution } from '../engine/index.ts';
import { adjudicate, start } from '../engine/index.ts';
import { diceFrom, listedAction } from '../simulate/choice.ts';

/** How many random games are looked at, and how many decisions of each. */
export const GAMES = 40;
const DECISIONS = 300;

/** Plays a random game with sample decks, and gives what happened up to each decision. */
export function* randomGame(rules: AnyRuleset, game: number): Generator<Resolution<Game>> {
  const { decks } = rules.samples;
  const deck = (at: number) => decks[at % decks.length]?.deck ?? null;
  const seats = [
    { name: 'Ada', deck: deck(game) },
    { name: 'Bo', deck: deck(game * 3 + 1) },
  ] as const;
  const seed = `cited/${game}`;
  const dice = diceFrom(seed);
  let at = start(rules, rules.sampleCards, { seats, seed, options: rules.options.parse({}) });
  for (let n = 0; n < DECISIONS; n++) {
    if (!at.ok) throw new Error(`${rules.id}, ${seed}: ${at.refusal.detail}`);
    yield at.value;
    if (at.value.outcome !== null) return;
    const action = listedAction(at.value.awaiting, dice);
    if (action === null) return;
    at = adjudicate(rules, rules.sampleCards, at.value.state, action);
  }
}

/** Which clauses stood behind the events and the decisions of a game, as far as it was looked at. */
export class Citations {
  readonly #events = new Map<string, Set<string>>();
  readonly #decisions = new Map<string, Set<string>>();

  note(events: readonly NotedEvent[], decisions: readonly Decision[]): void {
    for (const { type, clause } of events) add(this.#events, type, clause);
    for (const { kind, clause } of decisions) add(this.#decisions, kind, clause);
  }

  get all(): CitedBy {
    return { events: inWords(this.#events), decisions: inWords(this.#decisions) };
  }
}

function add(to: Map<string, Set<string>>, word: string, clause: string): void {
  const known = to.get(word);
  if (known) known.add(clause);
  else to.set(word, new Set([clause]));
}

const inWords = (found: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string> =>
  Object.fromEntries([...found].sort(byName).map(([word, clauses]) => [word, [...clauses].sort().join(' ')]));

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** Runs the conformance cases in some folders and random games of `rulesets`, and notes what each cites. */
export function citedIn(folders: readonly string[], rulesets: readonly AnyRuleset[]): ReadonlyMap<AnyRuleset, CitedBy> {
  const found = new Map(rulesets.map((rules) => [rules, new Citations()]));
  for (const { cases } of folders.flatMap((folder) => readAll(folder, rulesets))) {
    for (const one of cases) {
      runCase(one, (_step, { events, awaiting }) => found.get(one.rules)?.note(events, awaiting));
    }
  }
  for (const [rules, citations] of found) {
    for (let game = 0; game < GAMES; game++) {
      for (const { events, awaiting } of randomGame(rules, game)) citations.note(events, awaiting);
    }
  }
  return new Map([...found].map(([rules, citations]) => [rules, citations.all]));
}
