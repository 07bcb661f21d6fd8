import type { Game, Machine } from './machine.ts';
import type { Answer, Given, Question } from './question.ts';
import { accept, LISTED, refuse } from './question.ts';
import type { Aim, Fact, Json, JsonObject, PlayerId, Refusal, Result } from './types.ts';

/** What a guard found instead of what it needs. */
export interface Miss {
  was: Json;
  needed: Json;
  /** When another clause than the guard's own is the reason. */
  clause?: string;
}

/** One condition of an action with the clause that makes it. The same test lists, accepts and explains. */
export interface Guard<G extends Game, C> {
  clause: G['clause'];
  /** What is looked at, in words: "the Unit's state". */
  fact: string;
  test(m: Machine<G>, player: PlayerId, candidate: C): Miss | null;
}

/** A sort of thing a player can do: its candidates, the guards that decide which are legal, and what it sets going. */
export interface ActionKind<G extends Game, C = unknown> {
  /** First part of the option id: `attack` in `attack:u3>u7`. */
  kind: string;
  clause: G['clause'];
  /** Everything that could be meant, legal or not, as far as it makes sense to look at it. */
  candidates(m: Machine<G>, player: PlayerId): readonly C[];
  /** The rest of the option id, empty when there is nothing to say. It is left out only where `option` gives the whole id. */
  name?(candidate: C): string;
  /** The whole option id, where a kind keeps it from one decision to the next and need not put it together. */
  option?(candidate: C): string;
  /** The candidate that a rest of an option id names, or null when there is no such thing on the table. */
  read(m: Machine<G>, player: PlayerId, name: string): C | null;
  label(m: Machine<G>, candidate: C): string;
  /** The places and players of the scene that it is about, where its id names no object there. */
  aim?(m: Machine<G>, player: PlayerId, candidate: C): Aim;
  /** Whether this sort of action is possible at all now; looked at once. */
  context: Guard<G, null>[];
  guards: Guard<G, C>[];
  perform(m: Machine<G>, player: PlayerId, candidate: C): void;
}

/**
 * Types the candidate of one action kind and hides it from the lists that hold all of them. All kinds have all fields in one order:
 * each is looked at in every menu that it could be in, and one shape reads fastest.
 */
export function action<G extends Game, C>(of: ActionKind<G, C>): ActionKind<G> {
  const kind: { [Field in keyof Required<ActionKind<G, C>>]: ActionKind<G, C>[Field] } = {
    kind: of.kind,
    clause: of.clause,
    candidates: of.candidates,
    name: of.name,
    option: of.option,
    read: of.read,
    label: of.label,
    aim: of.aim,
    context: of.context,
    guards: of.guards,
    perform: of.perform,
  };
  return kind as unknown as ActionKind<G>;
}

const optionId = <G extends Game>(kind: ActionKind<G>, candidate: unknown): string => {
  if (kind.option !== undefined) return kind.option(candidate);
  const name = kind.name?.(candidate) ?? '';
  return name.length === 0 ? kind.kind : `${kind.kind}:${name}`;
};

function failures<G extends Game, C>(m: Machine<G>, guards: Guard<G, C>[], player: PlayerId, candidate: C): Fact[] {
  const facts: Fact[] = [];
  m.work.spend(1 + guards.length);
  for (const guard of guards) {
    const miss = guard.test(m, player, candidate);
    if (miss) facts.push({ fact: guard.fact, clause: miss.clause ?? guard.clause, was: miss.was, needed: miss.needed });
  }
  return facts;
}

function passes<G extends Game, C>(m: Machine<G>, guards: Guard<G, C>[], player: PlayerId, candidate: C): boolean {
  m.work.spend(1 + guards.length);
  for (const guard of guards) if (guard.test(m, player, candidate) !== null) return false;
  return true;
}

/** How many of these guards hold, up to the first that does not. Of the first `known` it is known that they do. */
function holding<G extends Game>(
  m: Machine<G>,
  guards: readonly Guard<G, null>[],
  known: number,
  player: PlayerId,
): number {
  let at = known;
  for (let guard = guards[at]; guard !== undefined && guard.test(m, player, null) === null; guard = guards[at]) at++;
  return at;
}

/** With how many guards two lists begin alike. */
function alikeFrom<T>(one: readonly T[], other: readonly T[]): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

const shown = (value: Json): string => (value === null ? 'none' : JSON.stringify(value));

/** Why the option `id` is refused to `player` now: the first guard that fails gives the clause, all of them the facts. */
export function explain<G extends Game>(
  m: Machine<G>,
  kinds: readonly ActionKind<G>[],
  player: PlayerId,
  id: string,
): Refusal | null {
  const cut = id.indexOf(':');
  const kind = kinds.find((candidate) => candidate.kind === (cut < 0 ? id : id.slice(0, cut)));
  if (!kind) return null;
  const contextual = failures(m, kind.context, player, null);
  const candidate = kind.read(m, player, cut < 0 ? '' : id.slice(cut + 1));
  const facts = candidate === null ? contextual : [...contextual, ...failures(m, kind.guards, player, candidate)];
  const first = facts[0];
  if (first) {
    return {
      code: 'illegal-action',
      detail: `Not legal: ${first.fact} is ${shown(first.was)}, and has to be ${shown(first.needed)}.`,
      clause: first.clause,
      facts,
    };
  }
  if (candidate !== null) return null;
  return {
    code: 'no-such-option',
    detail: `Nothing here is called ${JSON.stringify(id)}.`,
    clause: kind.clause,
    facts: [{ fact: 'what the option names', clause: kind.clause, was: id, needed: 'something that is there' }],
  };
}

/** The ids of all options that actions of these kinds could have for `player` now, legal or not. */
export const conceivable = <G extends Game>(
  m: Machine<G>,
  kinds: readonly ActionKind<G>[],
  player: PlayerId,
): string[] => kinds.flatMap((kind) => kind.candidates(m, player).map((candidate) => optionId(kind, candidate)));

/** A performed choice of a menu. */
export interface Chosen {
  kind: string;
  name: string;
}

/** So many actions are named in a form; of more it says no more than their shape, since each has to pass its guards first. */
const NAMED = 300;

/** What a menu is given: whom it asks, what about, and by which clause. */
type MenuAsked<G extends Game> = Pick<Question, 'player' | 'kind' | 'prompt' | 'default'> & { clause: G['clause'] };

/** An answer with the candidate that it stands for. */
interface Listed extends Answer<string> {
  candidate: unknown;
}

/** A question whose answers are actions. Most decisions of a game are one: it is an object of few parts. */
class Menu<G extends Game> implements Question<string> {
  readonly player: PlayerId;
  readonly kind: string;
  readonly clause: G['clause'];
  readonly prompt: string;
  readonly default?: string;
  readonly hidden = true;
  readonly automatic = false;
  readonly acts = true;
  readonly #m: Machine<G>;
  readonly #kinds: readonly ActionKind<G>[];
  /** The answers that were listed last, and in which revision. */
  #listed: Listed[] = NONE_LISTED;
  #revision = -1;
  /** What was looked up last. */
  #last: string | null = null;
  #found: [ActionKind<G>, unknown] | null = null;

  constructor(m: Machine<G>, about: MenuAsked<G>, kinds: readonly ActionKind<G>[]) {
    this.player = about.player;
    this.kind = about.kind;
    this.clause = about.clause;
    this.prompt = about.prompt;
    if (about.default !== undefined) this.default = about.default;
    this.#m = m;
    this.#kinds = kinds;
  }

  list(limit: number): Answer<string>[] {
    const { player } = this;
    const m = this.#m;
    const found: Listed[] = [];
    this.#listed = found;
    this.#revision = m.revision;
    // Most kinds share guards of their context, or all of them, which hold for all of these kinds or for none.
    let context: readonly Guard<G, null>[] = NONE_LISTED;
    let hold = 0;
    for (const kind of this.#kinds) {
      if (kind.context !== context) {
        m.work.spend(1 + kind.context.length);
        const alike = alikeFrom(context, kind.context);
        context = kind.context;
        if (alike <= hold) hold = holding(m, context, alike, player);
      }
      if (hold < context.length) continue;
      for (const candidate of kind.candidates(m, player)) {
        if (!passes(m, kind.guards, player, candidate)) continue;
        const id = optionId(kind, candidate);
        const answer: Listed = {
          candidate,
          id,
          kind: kind.kind,
          label: kind.label(m, candidate),
          clause: kind.clause,
          value: id,
          aim: m.notes === null ? undefined : kind.aim?.(m, player, candidate),
        };
        found.push(answer);
        if (found.length >= limit) return found;
      }
    }
    return found;
  }

  #find(id: string): [ActionKind<G>, unknown] | null {
    if (this.#last !== id) {
      this.#found = this.#look(id);
      this.#last = id;
    }
    return this.#found;
  }

  #look(id: string): [ActionKind<G>, unknown] | null {
    const m = this.#m;
    const { player } = this;
    const cut = id.indexOf(':');
    const word = cut < 0 ? id : id.slice(0, cut);
    const kind = this.#kinds.find((candidate) => candidate.kind === word);
    if (!kind) return null;
    // What was listed just now has passed its guards.
    const listed = this.#revision === m.revision ? this.#listed.find((answer) => answer.id === id) : undefined;
    const candidate = listed?.candidate ?? this.#passing(kind, id, cut < 0 ? '' : id.slice(cut + 1));
    if (candidate === null) return null;
    m.checked = { player, id, kind, candidate, revision: m.revision };
    return [kind, candidate];
  }

  /** The candidate of a kind that an option names, when nothing forbids it. */
  #passing(kind: ActionKind<G>, id: string, name: string): unknown {
    const m = this.#m;
    const { player } = this;
    const candidate = kind.read(m, player, name);
    if (candidate === null || optionId(kind, candidate) !== id) return null;
    return passes(m, kind.context, player, null) && passes(m, kind.guards, player, candidate) ? candidate : null;
  }

  check({ option, answer }: Given): Result<string> {
    const said =
      option ??
      (answer !== null && typeof answer === 'object' && !Array.isArray(answer) && Object.keys(answer).length === 1
        ? (answer as { option?: Json }).option
        : undefined);
    if (typeof said !== 'string') {
      return refuse({
        code: 'answer-out-of-bounds',
        detail: 'The answer has to be {"option": "…"}.',
        clause: this.clause,
        facts: [{ fact: 'the answer', clause: this.clause, was: answer ?? null, needed: { option: 'string' } }],
      });
    }
    if (this.#find(said)) return accept(said);
    return refuse(
      explain(this.#m, this.#kinds, this.player, said) ??
        explain(this.#m, this.#m.rules.actions, this.player, said) ?? {
          code: 'no-such-option',
          detail: `There is no option ${JSON.stringify(said)} here.`,
          clause: this.clause,
          facts: [
            {
              fact: 'the option',
              clause: this.clause,
              was: said,
              needed: { oneOf: this.list(LISTED).map(({ id }) => id) },
            },
          ],
        },
    );
  }

  form(): JsonObject {
    const all = this.list(NAMED + 1);
    const option = all.length > NAMED ? { type: 'string', minLength: 1 } : { enum: all.map(({ id }) => id) };
    return { type: 'object', properties: { option }, required: ['option'], additionalProperties: false };
  }

  say(value: string): Json {
    return { option: value };
  }

  labelOf(value: string): string | null {
    const found = this.#find(value);
    return found === null ? null : found[0].label(this.#m, found[1]);
  }
}

const NONE_LISTED: never[] = [];

/** A question whose answers are actions. `perform` carries a checked answer out. */
export const menu = <G extends Game>(
  m: Machine<G>,
  about: MenuAsked<G>,
  kinds: readonly ActionKind<G>[],
): Question<string> => new Menu(m, about, kinds);

/** Carries out an answer that `menu` accepted. */
export function perform<G extends Game>(
  m: Machine<G>,
  kinds: readonly ActionKind<G>[],
  player: PlayerId,
  id: string,
): void {
  const { checked } = m;
  m.checked = null;
  // It is mostly what was checked last, and nothing has changed since.
  if (checked?.id === id && checked.player === player && checked.revision === m.revision) {
    const { kind: known, candidate: read } = checked;
    const kind = kinds.find((one) => one === known);
    if (kind !== undefined) {
      kind.perform(m, player, read);
      return;
    }
  }
  const cut = id.indexOf(':');
  const kind = kinds.find((candidate) => candidate.kind === (cut < 0 ? id : id.slice(0, cut)));
  const candidate = kind?.read(m, player, cut < 0 ? '' : id.slice(cut + 1));
  if (!kind || candidate === null || candidate === undefined) throw new Error(`perform: ${id} was not checked`);
  kind.perform(m, player, candidate);
}
