import type { Game, Machine } from './machine.ts';
import type { QueuePolicy } from './pending.ts';
import { alike, edge } from './pending.ts';
import type { Pending, PlayerId } from './types.ts';

/** Something that waited and was passed over, and what the key says of it. */
export interface Waiting {
  /** The name of the entry, or of the object, that waited. */
  id: string;
  what: string;
  value: string;
  rank: number | null;
}

/**
 * One rule that put something first: the key and its clause, what it says of the one that went first, and those that were
 * passed over by it. The lower rank goes first; it is null where no number decides.
 */
export interface Precedence {
  key: string;
  clause: string;
  value: string;
  rank: number | null;
  others: Waiting[];
}

/** Why something had its turn: where it waited, among how many, and the rules by which it went before each of the others. */
export interface Turn {
  queue: string;
  what: string;
  of: number;
  first: Precedence[];
  /** The player who was asked which one goes first, where the rules leave it to one. */
  chosenBy: PlayerId | null;
}

/** Is told of an event by its number, just before or after it comes, why it had its turn. */
export type Watch = (event: number, turn: Turn) => void;

const ENTERING = { behind: 'the oldest first', batch: 'the newest first', top: 'last in, first out' } as const;

/** What decides between an entry and another one of its queue, in words and with what it says of both. */
interface Decided {
  key: string;
  clause: string;
  own: { value: string; rank: number | null };
  other: { value: string; rank: number | null };
}

const plain = (value: string) => ({ value, rank: null });

/** How far above each other the entries of a queue were put: 0 is the last one that came. */
const depth = (entries: readonly Pending[], entry: Pending): number =>
  entries.filter(({ id }) => Number(id.slice(1)) > Number(entry.id.slice(1))).length;

const named = <G extends Game>(m: Machine<G>, entry: Pending): string =>
  (m.rules.namePending ?? m.rules.describePending)(m, entry);

/**
 * Why `entry` has its turn before the others of its queue. `level` is that of the procedure in progress, outside of which
 * a queue of scope `frame` lets the rest wait.
 */
export function precedence<G extends Game>(m: Machine<G>, entry: Pending, level: number): Turn {
  const policy = m.rules.timing.queues[entry.queue];
  if (!policy) throw new Error(`no queue ${entry.queue}`);
  const entries = m.state.pending.filter(({ queue }) => queue === entry.queue);
  const isOutside = (other: Pending) => policy.scope === 'frame' && other.level < level;
  const rivals = entries.filter(
    (other) => other.owner === entry.owner && !isOutside(other) && edge(m, policy, entry, other) === 'tie',
  );
  const asked = policy.tie === 'owner' && rivals.some((other) => !alike(entry, other));
  const first: Precedence[] = [];
  for (const other of entries) {
    if (other === entry) continue;
    const { key, clause, own, other: passed } = decided(m, policy, entry, other, { entries, isOutside, asked });
    const waiting = { id: other.id, what: named(m, other), ...passed };
    const known = first.find((one) => one.key === key && one.clause === clause);
    if (known) known.others.push(waiting);
    else first.push({ key, clause, ...own, others: [waiting] });
  }
  return {
    queue: entry.queue,
    what: named(m, entry),
    of: entries.length,
    first,
    chosenBy: asked ? entry.owner : null,
  };
}

function decided<G extends Game>(
  m: Machine<G>,
  policy: QueuePolicy<G>,
  entry: Pending,
  other: Pending,
  about: { entries: readonly Pending[]; isOutside(other: Pending): boolean; asked: boolean },
): Decided {
  const by = edge(m, policy, entry, other);
  const clause = by === 'entering' ? (policy.entering ?? policy.clause) : by === 'tie' ? policy.clause : by.clause;
  if (about.isOutside(other)) {
    return { key: 'the procedure in progress first', clause, own: plain('born in it'), other: plain('waits outside') };
  }
  if (by === 'entering') {
    const place = (one: Pending) => {
      if (policy.enter !== 'top') return { value: `batch ${one.batch}`, rank: one.batch };
      const under = depth(about.entries, one);
      return { value: under === 0 ? 'on top' : `${under} below the top`, rank: under };
    };
    return { key: ENTERING[policy.enter], clause, own: place(entry), other: place(other) };
  }
  if (by !== 'tie') {
    const said = (one: Pending) => {
      const rank = by.rank(m, one);
      return { value: by.word?.(m, one) ?? String(rank), rank };
    };
    return { key: by.name, clause, own: said(entry), other: said(other) };
  }
  if (alike(entry, other)) return { key: 'alike', clause, own: plain('the same'), other: plain('the same') };
  if (policy.tie === 'random') return { key: 'by lot', clause, own: plain('drawn'), other: plain('not drawn') };
  if (about.asked && other.owner === entry.owner) {
    return { key: 'its owner’s choice', clause, own: plain(`chosen by ${entry.owner}`), other: plain('not chosen') };
  }
  const arrived = (one: Pending) => ({
    value: `number ${about.entries.indexOf(one) + 1}`,
    rank: about.entries.indexOf(one),
  });
  return { key: 'in the order of arrival', clause, own: arrived(entry), other: arrived(other) };
}

/** One key of an order among things of a ruleset that wait in no queue. */
export interface AmongKey<T> {
  name: string;
  clause: string;
  rank(one: T): number;
  word?(one: T): string;
}

/** The turn of `one` among all that could have had it: `keys` decide as in a queue, and `tie` what they leave open. */
export function turnAmong<T>(
  queue: string,
  one: T,
  all: readonly T[],
  keys: readonly AmongKey<T>[],
  tie: { name: string; clause: string; taken: string; passed: string },
  told: (one: T) => { id: string; what: string },
): Turn {
  const first: Precedence[] = [];
  for (const other of all) {
    if (other === one) continue;
    const key = keys.find(({ rank }) => rank(one) !== rank(other));
    const said = (of: T) => ({
      value: key ? (key.word?.(of) ?? String(key.rank(of))) : of === one ? tie.taken : tie.passed,
      rank: key ? key.rank(of) : null,
    });
    const { name, clause } = key ?? tie;
    const waiting = { ...told(other), ...said(other) };
    const known = first.find((precedence) => precedence.key === name && precedence.clause === clause);
    if (known) known.others.push(waiting);
    else first.push({ key: name, clause, ...said(one), others: [waiting] });
  }
  return { queue, what: told(one).what, of: all.length, first, chosenBy: null };
}
