import type { Game, Machine } from './machine.ts';
import type { Program } from './program.ts';
import { program } from './program.ts';
import type { Answer } from './question.ts';
import { oneOfMany } from './question.ts';
import type { Json, JsonObject, Pending, PlayerId, Uid, Vars } from './types.ts';

/** A triggered effect that was found, before it enters the pending set. */
export interface Trigger {
  program: string;
  owner: PlayerId;
  clause: string;
  card: string | null;
  source: Uid | null;
  vars: Vars;
  cause: number | null;
  queue?: string;
}

/** One key of an order: the lower rank goes first. `word` says the rank of an entry to a reader; without it the number does. */
export interface OrderKey<G extends Game> {
  name: string;
  clause: G['clause'];
  rank(m: Machine<G>, entry: Pending): number;
  word?(m: Machine<G>, entry: Pending): string;
}

/**
 * How waiting effects are ordered and when they go off.
 * `enter`: newly caused ones wait `behind` all others, go first as a `batch`, or lie on `top` one by one.
 * `order`: keys that decide inside a batch. `tie`: who decides what the keys leave open.
 * `drain`: by themselves whenever no ability is in progress (`free`), between the steps of any procedure (`step`),
 * or only when a procedure calls for it (`called`).
 * `scope`: a procedure drains everything, or only what was born in it (`frame`).
 * `recheck`: whether an entry still goes off when its turn comes; absent when that is never asked again.
 * `moveTo`: an entry that is due is put on another queue instead of resolving. `moved` is told of it there; it may call
 * a program that asks for what is decided when an effect enters that queue.
 */
export interface QueuePolicy<G extends Game> {
  enter: 'behind' | 'batch' | 'top';
  /** The clause by which newly caused ones wait or go first. */
  entering?: G['clause'];
  order: OrderKey<G>[];
  tie: 'owner' | 'arrival' | 'random';
  drain: 'free' | 'step' | 'called';
  scope: 'all' | 'frame';
  clause: G['clause'];
  recheck?: (m: Machine<G>, entry: Pending) => boolean;
  moveTo?: string;
  moved?: (m: Machine<G>, entry: Pending) => void;
}

export const ORDER_PROGRAM = 'order';

const compare = <G extends Game>(m: Machine<G>, policy: QueuePolicy<G>, a: Pending, b: Pending): number => {
  if (policy.enter === 'top') return Number(b.id.slice(1)) - Number(a.id.slice(1));
  if (a.batch !== b.batch) return policy.enter === 'behind' ? a.batch - b.batch : b.batch - a.batch;
  for (const key of policy.order) {
    const difference = key.rank(m, a) - key.rank(m, b);
    if (difference !== 0) return difference;
  }
  return 0;
};

/**
 * What decides between two entries of a queue: when they came in (`entering`), a key of the order, or nothing but the
 * queue's own way with what is tied (`tie`).
 */
export type Edge<G extends Game> = 'entering' | 'tie' | OrderKey<G>;

export function edge<G extends Game>(m: Machine<G>, policy: QueuePolicy<G>, entry: Pending, other: Pending): Edge<G> {
  if (policy.enter === 'top' || other.batch !== entry.batch) return 'entering';
  return policy.order.find(({ rank }) => rank(m, other) !== rank(m, entry)) ?? 'tie';
}

/**
 * Whether two values are the same, whatever the order of their keys: that of a state is another when it has been text. What is
 * undefined is not there.
 */
function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => same(one, b[at]));
  const [one, other] = [a as JsonObject, b as JsonObject];
  for (const key in one) if (!same(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
}

export const alike = (a: Pending, b: Pending): boolean =>
  a.program === b.program && a.source === b.source && same(a.vars, b.vars);

/** Why an entry goes off before the others that wait in its queue: the clauses of the rules that put it first. */
export function reasons<G extends Game>(m: Machine<G>, entry: Pending): string[] {
  const policy = m.rules.timing.queues[entry.queue];
  if (!policy) return [];
  const found = new Set<string>();
  for (const other of m.state.pending) {
    if (other === entry || other.queue !== entry.queue) continue;
    const decides = edge(m, policy, entry, other);
    if (decides === 'entering') {
      if (policy.entering !== undefined) found.add(policy.entering);
    } else if (decides !== 'tie') found.add(decides.clause);
    else if (policy.tie === 'owner') found.add(policy.clause);
  }
  return [...found];
}

/** The entries of a queue that may go off next: one, or several of one owner that nothing puts in order. */
export function due<G extends Game>(m: Machine<G>, queue: string, level: number): Pending[] {
  const policy = m.rules.timing.queues[queue];
  if (!policy) throw new Error(`no queue ${queue}`);
  let first: Pending[] = [];
  for (const entry of m.state.pending) {
    if (entry.queue !== queue || (policy.scope === 'frame' && entry.level < level)) continue;
    const head = first[0];
    const difference = head ? compare(m, policy, entry, head) : -1;
    if (difference < 0) first = [entry];
    else if (difference === 0) first.push(entry);
  }
  const head = first[0];
  if (!head || first.length === 1 || policy.tie === 'arrival') return first.slice(0, 1);
  if (policy.tie === 'random') return [first[m.random(first.length)] as Pending];
  const own = first.filter((entry) => entry.owner === head.owner);
  return own.every((entry) => alike(entry, head)) ? [head] : own;
}

/** All that waits, as far as it is in order: queue by queue, and in each what goes off next first. */
export const waitingInOrder = <G extends Game>(m: Machine<G>): Pending[] =>
  Object.entries(m.rules.timing.queues).flatMap(([queue, policy]) =>
    m.state.pending.filter((entry) => entry.queue === queue).sort((a, b) => compare(m, policy, a, b)),
  );

/**
 * What waiting effects are called in the question about their order: by source and program, numbered where several are
 * alike.
 */
function* named(entries: readonly Pending[]): Generator<[string, Pending]> {
  const seen = new Map<string, number>();
  for (const entry of entries) {
    const { source, card, owner, program } = entry;
    const name = `${source ?? card ?? owner}/${program}`;
    const alike = (seen.get(name) ?? 0) + 1;
    seen.set(name, alike);
    yield [alike === 1 ? name : `${name}~${alike}`, entry];
  }
}

const asAnswer = <G extends Game>(m: Machine<G>, id: string, entry: Pending): Answer<string> => ({
  id,
  label: m.rules.describePending(m, entry),
  clause: entry.clause,
  value: entry.id,
});

function* answersFor<G extends Game>(m: Machine<G>, entries: readonly Pending[]): Generator<Answer<string>> {
  for (const [id, entry] of named(entries)) yield asAnswer(m, id, entry);
}

/** Asks the owner of several waiting effects which one goes off next. */
export function orderProgram<G extends Game>(clause: G['clause']): Program<G> {
  const waiting = (m: Machine<G>, ids: readonly string[]) => {
    const meant = new Set(ids);
    return m.state.pending.filter((entry) => meant.has(entry.id));
  };
  return program<G>(ORDER_PROGRAM, 'asking', [
    {
      clause,
      ask(m, vars) {
        const entries = waiting(m, vars.ids as string[]);
        const owner = (entries[0] as Pending).owner;
        return oneOfMany(
          { player: owner, kind: 'order', clause, prompt: 'Which of your waiting effects goes first?' },
          () => answersFor(m, entries),
          (wanted) => {
            for (const [id, entry] of named(entries)) if (id === wanted) return asAnswer(m, id, entry);
            return undefined;
          },
        );
      },
      take(m, vars, id) {
        const chosen = waiting(m, vars.ids as string[]).find((entry) => entry.id === id) as Pending;
        m.state.frames.pop();
        m.resolve(chosen);
      },
    },
  ]);
}
