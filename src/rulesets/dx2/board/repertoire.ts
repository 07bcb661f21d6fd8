/** What there can be in a battle at all: what no demon of it can do or have, nobody has to look for. */
import { LRUCache } from 'lru-cache';
import { slot, watches } from '../../../engine/index.ts';
import type { CompiledEffect } from '../language/compiled.ts';
import type { Passive } from '../language/language.ts';
import type { SeenDemon } from './board.ts';
import type { M } from './context.ts';
import type { Sorts } from './passives.ts';
import { sortsIn } from './passives.ts';
import { effectNamed, givenBy, statesOf, whileNamed } from './printed.ts';
import type { Battle } from './values.ts';
import { battleHere, buildOf } from './values.ts';

export interface Repertoire {
  effects: readonly CompiledEffect[];
  /** The fields of passives, with those that a "while" gives, and the sorts of passives among them. */
  fields: ReadonlySet<string>;
  sorts: Sorts;
  /** Whether some passives have an amount that has to be worked out, or are had under a condition. */
  amounts: boolean;
  whiles: boolean;
  /** Whether either has to be worked out. */
  reckons: boolean;
  /** Whether some raise what is received and not what is given, and whether any count for who is struck. */
  received: boolean;
  defends: boolean;
  /** Whether some effect asks what the blow was like that set it off (R80). */
  asksBlows: boolean;
  /** Whether anything was given to a demon, or put off. */
  given: boolean;
}

/** What the demons of a battle can do and have by themselves. */
interface Own extends Repertoire {
  /** What their cards ask the past for (R53). */
  past: ReadonlySet<string>;
  /** The same and what was given to some of them, by the programs of that. */
  withGiven: LRUCache<string, Repertoire>;
  /** Which of these was asked for last: most often nothing was given since. */
  last: { given: readonly string[]; found: Repertoire } | null;
}

/** Stands among the fields where some passive has an amount that has to be worked out. */
const WITH_AMOUNTS = '(amount)';

const AMOUNTS = ['percent', 'plus', 'accuracy', 'evasion', 'critical', 'naturalMp'];

/** The field of a passive that has to be worked out, if any. */
export const amountIn = (passive: Passive): string | null =>
  AMOUNTS.find((field) => typeof passive[field as keyof Passive] === 'object') ?? null;

function* fieldsOf(passives: readonly Passive[]): Generator<string> {
  for (const passive of passives) {
    yield* Object.keys(passive);
    if (amountIn(passive) !== null) yield WITH_AMOUNTS;
    if ('while' in passive) yield* fieldsOf(passive.while);
  }
}

/** More of one battle are not kept: they are made of what callers think up. */
const MOST_GIVEN = 50;

const byBattle = new WeakMap<Battle, Own>();

const OWN = slot<Own>('own repertoire');

export const ownRepertoire = (m: M): Own => m.settled(OWN, ownNow);

function ownNow(m: M): Own {
  const battle = battleHere(m);
  const known = byBattle.get(battle);
  if (known) return known;
  const own = madeOf(m);
  byBattle.set(battle, own);
  return own;
}

/** What is asked of the fields of passives. */
function ofPassives(fields: ReadonlySet<string>) {
  const amounts = fields.has(WITH_AMOUNTS);
  const whiles = fields.has('while');
  const received = fields.has('direction');
  const sorts = sortsIn(fields);
  const defends = sorts.evasion || sorts.guard || sorts.fightsWith || received;
  return { fields, sorts, amounts, whiles, reckons: amounts || whiles, received, defends };
}

const asksBlow = ({ automatic }: CompiledEffect): boolean => automatic.when?.on !== undefined;

function madeOf(m: M): Own {
  const { p1, p2 } = m.board.teams;
  const builds = [...p1.demons, ...p2.demons].map((demon) => buildOf(m, demon));
  const effects = builds.flatMap((build) => build.effects);
  const fields = new Set(
    builds.flatMap(({ passives, whiles }) => [...fieldsOf(passives), ...fieldsOf(whiles.map(({ text: one }) => one))]),
  );
  return {
    effects,
    asksBlows: effects.some(asksBlow),
    given: false,
    ...ofPassives(fields),
    past: new Set([...builds.flatMap(({ past }) => [...past]), ...statesOf(m.cards).past]),
    withGiven: new LRUCache({ max: MOST_GIVEN }),
    last: null,
  };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((program, at) => program === other[at]);

/** What there can be in the battle just now, and what the programs of `more` are. */
export function repertoireWith(m: M, more: readonly string[]): Repertoire {
  const own = ownRepertoire(m);
  const given = more.reduce(also, givenIn(m));
  if (given.length === 0) return own;
  if (own.last !== null && isSame(own.last.given, given)) return own.last.found;
  const found = withGiven(m, own, given);
  own.last = { given, found };
  return found;
}

function withGiven(m: M, own: Own, given: readonly string[]): Repertoire {
  const key = given.join();
  const known = own.withGiven.get(key);
  if (known) return known;
  const effects = [...own.effects, ...given.flatMap((program) => effectNamed(m.cards, program) ?? [])];
  const whiles = given.flatMap((program) => whileNamed(m.cards, program)?.text ?? []);
  const fields = new Set([...own.fields, ...fieldsOf(whiles)]);
  const made: Repertoire = {
    effects,
    asksBlows: effects.some(asksBlow),
    given: true,
    ...ofPassives(fields),
  };
  own.withGiven.set(key, made);
  return made;
}

const NOBODY: readonly string[] = [];

/** What there can be in the battle just now. */
const REPERTOIRE = slot<Repertoire>('repertoire');

export const repertoireOf = (m: M): Repertoire => m.lasting(REPERTOIRE, repertoireNow);
const repertoireNow = (m: M): Repertoire => repertoireWith(m, NOBODY);

const also = (programs: readonly string[], one: string): readonly string[] =>
  programs.includes(one) ? programs : [...programs, one];

function givenAmong(m: M, demons: readonly SeenDemon[], before: readonly string[]): readonly string[] {
  let found = before;
  for (const { statuses } of demons) {
    if (statuses.length === 0) continue;
    for (const program of givenBy(m.cards, statuses)) found = also(found, program);
  }
  return found;
}

/** The programs of what demons were given, also by states, and of what was put off (R54). */
function givenIn(m: M): readonly string[] {
  const { p1, p2 } = m.board.teams;
  let found = givenAmong(m, p2.demons, givenAmong(m, p1.demons, NOBODY));
  for (const { lasting } of [p1, p2]) if (lasting !== undefined) for (const { of } of lasting) found = also(found, of);
  if (m.state.modifiers.length > 0) for (const { ability } of watches(m)) found = also(found, ability);
  return found;
}
