import { conceivable, explain } from './action.ts';
import { adjudicate, listDecisions } from './adjudicate.ts';
import { boundedRead } from './bounded.ts';
import { canonical } from './canonical.ts';
import { copyOf } from './copy.ts';
import type { Game } from './machine.ts';
import { Machine } from './machine.ts';
import type { CardSet, Ruleset } from './ruleset.ts';
import type {
  Action,
  Clause,
  Decision,
  Fact,
  GameState,
  Json,
  JsonObject,
  Option,
  PlayerId,
  Refusal,
  RefusalCode,
} from './types.ts';
import { Work } from './work.ts';

/** An open decision, without what can be answered. */
export interface OpenDecision {
  player: PlayerId;
  decision: string;
  kind: string;
  prompt: string;
}

/**
 * Whether an action is legal; if it is not, why not and what would make it legal. `toMakeLegal` says each failing fact in a
 * sentence; `nearest` are the open options of the player, the ones most like what was asked first.
 */
export type Legality =
  | { legal: true; decision: OpenDecision | null; option: Option | null }
  | {
      legal: false;
      code: RefusalCode;
      detail: string;
      clause: string | null;
      facts: Fact[];
      toMakeLegal: string[];
      nearest: Option[];
      whoDecides: OpenDecision[];
    };

/** Tries `action` on a copy of `state`, which stays as it is. Throws `Stopped` when that is too much work. */
export function whyNot<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  action: Action,
  work = new Work(),
): Legality {
  // Questions and guards only read; what carries the action out works on a copy.
  const open = listDecisions(new Machine(rules, cards, state, { work }));
  const result = adjudicate(rules, cards, copyOf(state), action, { work, tells: false });
  if (result.ok) {
    const decision = action.concede === true ? undefined : open.find(({ id }) => id === action.decision);
    return {
      legal: true,
      decision: decision ? told(decision) : null,
      option: decision ? meant(decision, action) : null,
    };
  }
  const { refusal } = result;
  const facts = allFacts(new Machine(rules, cards, state, { work }), action, refusal);
  const own = open.filter(({ player }) => player === action.player).flatMap(({ options }) => options);
  return {
    legal: false,
    code: refusal.code,
    detail: refusal.detail,
    clause: refusal.clause ?? null,
    facts,
    toMakeLegal: facts.map((fact) => sentence(rules, fact)),
    nearest: ranked(own, asked(action)),
    whoDecides: open.map(told),
  };
}

/** The ids of the options that `player` could mean in `state`, legal or not. Throws `Stopped` when that is too much work. */
export function conceivableOptions<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  player: PlayerId,
): string[] {
  const m = new Machine(rules, cards, state, { work: new Work() });
  return boundedRead(m, () => conceivable(m, rules.actions, player));
}

const told = ({ player, id, kind, prompt }: Decision): OpenDecision => ({ player, decision: id, kind, prompt });

/** The listed option that says the same as the action, if it is listed. */
function meant({ options }: Decision, action: Action): Option | null {
  const named = options.find(({ id }) => id === action.option);
  if (named) return named;
  const said = meaning(asked(action));
  return options.find((option) => meaning(asked(option.action)) === said) ?? null;
}

/** What the refusal found, and, where it only says that somebody else decides, what else stands in the way of the option. */
function allFacts<G extends Game>(m: Machine<G>, { player, option }: Action, refusal: Refusal): Fact[] {
  const facts = refusal.facts ?? [];
  const misplaced = refusal.code === 'not-your-decision' || refusal.code === 'no-such-decision';
  if (!misplaced || option === undefined || m.state.outcome) return facts;
  const more = boundedRead(m, () => explain(m, m.rules.actions, player, option));
  return [...facts, ...(more?.facts ?? [])];
}

/** The option that an action asks for, as text: that of an answer is put together as the ids of options are. */
function asked({ option, answer }: Action): string {
  if (option !== undefined) return option;
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return JSON.stringify(answer ?? null);
  const { option: named, choose, number } = answer as JsonObject;
  if (typeof named === 'string') return named;
  if (typeof number === 'number') return String(number);
  if (Array.isArray(choose)) return choose.length === 0 ? 'none' : choose.map(String).join('+');
  return canonical(answer);
}

const meaning = (id: string): string => (id.startsWith('{') ? id : id.split('+').sort().join('+'));

const parts = (id: string): string[] => id.split(/[^\p{L}\p{N}_-]+/u).filter(Boolean);

/** How like an id is to the one that was asked: the same kind counts most, then each part that both have. */
function likeness(id: string, wanted: string): number {
  const [own, other] = [parts(id), new Set(parts(wanted))];
  const shared = own.filter((part) => other.has(part)).length;
  const kind = id.includes(':') && id.split(':', 1)[0] === wanted.split(':', 1)[0] ? 1000 : 0;
  const [number, near] = [Number(id), Number(wanted)];
  const away = Number.isFinite(number) && Number.isFinite(near) ? Math.min(99, Math.abs(number - near)) / 100 : 0;
  return kind + (10 * shared) / Math.max(1, own.length, other.size) - away;
}

function ranked(options: readonly Option[], wanted: string): Option[] {
  const like = new Map(options.map((option) => [option, likeness(said(option), wanted)]));
  return [...options].sort((a, b) => (like.get(b) ?? 0) - (like.get(a) ?? 0));
}

/** The name of an option by its parts, also where its own is too long for the wire. */
const said = ({ id, action }: Option): string =>
  id.startsWith('#') && action.answer !== undefined ? asked(action) : id;

function sentence<G extends Game>(rules: Ruleset<G>, { fact, clause, was, needed }: Fact): string {
  const book: Readonly<Record<string, Clause>> = rules.rulebook;
  const title = book[clause]?.title;
  const what = fact.charAt(0).toUpperCase() + fact.slice(1);
  const by = title === undefined ? clause : `${clause}, “${title}”`;
  return `${what}: has to be ${wanted(needed)} instead of ${words(was)} (${by}).`;
}

/** A needed value in words: a list is a choice, and `atLeast`, `below` and the like are limits. */
function wanted(needed: Json): string {
  if (Array.isArray(needed)) return oneOf(needed);
  if (needed === null || typeof needed !== 'object') return words(needed);
  return Object.entries(needed)
    .map(([key, value]) => {
      if (key === 'oneOf') return wanted(value);
      const limit = LIMITS[key];
      if (limit !== undefined) return `${limit} ${words(value)}`;
      return `${key} ${wanted(value)}`;
    })
    .join(' and ');
}

/** How many of a list of choices are told; the options have them all. */
const TOLD = 12;

function oneOf(choices: readonly Json[]): string {
  if (choices.length < 2) return wanted(choices[0] ?? null);
  const more = choices.length > TOLD ? ` or ${choices.length - TOLD} others` : '';
  return `one of ${choices.slice(0, TOLD).map(words).join(', ')}${more}`;
}

const LIMITS: Readonly<Record<string, string>> = {
  atLeast: 'at least',
  atMost: 'at most',
  min: 'at least',
  max: 'at most',
  below: 'below',
  above: 'above',
  includes: 'one that includes',
  as: 'for',
};

function words(value: Json): string {
  if (value === null) return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : value.map(words).join(', ');
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${words(inner)}`)
    .join(' and ');
}
