import type { RefusalStatisticsQuery, StatisticsRequest } from '../../contracts/queries.ts';
import type { AnyRuleset, Json } from '../../engine/index.ts';
import type { Place } from '../../store/reading.ts';
import type { CardUse, Copies, StatisticsQuery, Uncounted } from '../../store/statistics.ts';
import type { Call } from '../call.ts';
import { pageOf, readCursor, writeCursor } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { fraction, rounded } from './fraction.ts';

/** So many matches are counted by one statement, and so many statements are made before an answer. */
const BATCH = 20;
const BATCHES = 5;

/** How many copies of each card a deck list holds: ids that stand in it, and numbers under ids. */
export function copiesIn(list: Json, known: ReadonlySet<string>): Map<string, number> {
  const found = new Map<string, number>();
  const add = (card: string, copies: number) => found.set(card, (found.get(card) ?? 0) + copies);
  const look = (value: Json): void => {
    if (typeof value === 'string') {
      if (known.has(value)) add(value, 1);
    } else if (Array.isArray(value)) {
      for (const one of value) look(one);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) {
        if (typeof one === 'number') {
          if (known.has(key)) add(key, one);
        } else look(one);
      }
    }
  };
  look(list);
  return found;
}

/**
 * Counts finished matches that nobody has counted yet, oldest first, as many as an answer may wait for. Tells how many
 * are left.
 */
async function count(call: Call, rules: AnyRuleset): Promise<number> {
  const { statistics } = call.store;
  const { tenant } = call.caller;
  let left = 0;
  for (let turn = 0; turn < BATCHES; turn++) {
    const { batch, more } = await statistics.uncounted(tenant, rules.id, BATCH);
    if (batch.length === 0) return 0;
    const known = await cardsOf(call, rules, batch);
    const copies = batch.flatMap(({ id, cards, lists }) => copiesOf(id, lists, known.get(cards) ?? new Set()));
    await statistics.count({
      matches: batch.map(({ id }) => id),
      known: [...known].map(([cards, ids]) => ({ cards, ids: [...ids] })),
      copies,
    });
    left = more;
    if (more === 0) return 0;
  }
  return left;
}

/** What is being counted now, by server. */
const counting = new WeakMap<object, Map<string, Promise<number>>>();

/** Whoever asks while matches are being counted waits for that: what is half counted is nobody's answer. */
export function countFinished(call: Call, rules: AnyRuleset): Promise<number> {
  const name = `${rules.id}\n${call.caller.tenant}`;
  const running = counting.get(call.cardSets) ?? new Map<string, Promise<number>>();
  counting.set(call.cardSets, running);
  const known = running.get(name);
  if (known) return known;
  const begun = count(call, rules).finally(() => running.delete(name));
  running.set(name, begun);
  return begun;
}

/** The ids of the cards in the card sets of some matches. A set that is not there any more has none. */
async function cardsOf(call: Call, rules: AnyRuleset, batch: readonly Uncounted[]) {
  const known = new Map<string, ReadonlySet<string>>();
  for (const hash of new Set(batch.map(({ cards }) => cards))) {
    const set = await call.cardSets.find(call.caller.tenant, rules, hash);
    known.set(hash, new Set(set.ok ? set.value.cards.keys() : []));
  }
  return known;
}

const copiesOf = (match: string, lists: readonly [Json, Json], known: ReadonlySet<string>): Copies[] =>
  (['p1', 'p2'] as const).flatMap((player, at) =>
    [...copiesIn(lists[at] ?? null, known)].map(([card, copies]) => ({ match, player, card, copies })),
  );

const time = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

/** How many matches are added up for one point. */
export const MATCHES_A_POINT = 300;

/** Takes points of the caller. */
export type Charge = (points: number) => Promise<Answer<null>>;

async function asked(call: Call, list: string, query: StatisticsRequest, charge: Charge) {
  const rules = findRuleset(call, query.ruleset);
  if (!rules.ok) return rules;
  const after: Answer<Place | undefined> = readCursor(list, query.after, ['number', 'text']);
  if (!after.ok) return after;
  const uncounted = await countFinished(call, rules.value);
  const { since, until, limit } = query;
  const wanted: StatisticsQuery = {
    ...query,
    since: time(since),
    until: time(until),
    after: after.value,
    limit: limit + 1,
  };
  const points = Math.floor((await call.store.statistics.matches(call.caller.tenant, wanted)) / MATCHES_A_POINT);
  const charged = points > 0 ? await charge(points) : good(null);
  return charged.ok ? good({ rules: rules.value, wanted, uncounted }) : charged;
}

/** The clauses that finished matches cited, the most often cited first. */
export async function listClauseStatistics(call: Call, query: Omit<StatisticsRequest, 'cards'>, charge: Charge) {
  const question = await asked(call, 'clauses', query, charge);
  if (!question.ok) return question;
  const { rules, wanted, uncounted } = question.value;
  const found = await call.store.statistics.clauses(call.caller.tenant, wanted);
  const page = pageOf(found, query.limit, ({ clause, cited }) => writeCursor('clauses', [-cited, clause]));
  const rulebook = new Map(Object.entries(rules.rulebook));
  const items = page.items.map((use) => {
    const text = rulebook.get(use.clause);
    return { ...use, title: text?.title ?? null, text: text?.text ?? null };
  });
  return good({ items, next: page.next, uncounted });
}

/** The clauses that refused actions, the most often first: actions on matches and on states that callers hold. */
export async function listRefusalStatistics(call: Call, query: RefusalStatisticsQuery) {
  const rules = findRuleset(call, query.ruleset);
  if (!rules.ok) return rules;
  await call.refusals.write();
  const { limit, after = 0 } = query;
  const [since, until] = [time(query.since), time(query.until)];
  const found = await call.store.statistics.refusals(call.caller.tenant, query.ruleset, {
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  });
  const rulebook = new Map(Object.entries(rules.value.rulebook));
  const page = pageOf(found.slice(after, after + limit + 1), limit, () => after + limit);
  const items = page.items.map((one) => {
    const text = rulebook.get(one.clause);
    return { ...one, title: text?.title ?? null, text: text?.text ?? null };
  });
  return good({ items, next: page.next });
}

/** The cards of finished matches, the most often used first. */
export async function listCardStatistics(call: Call, query: StatisticsRequest, charge: Charge) {
  const question = await asked(call, 'cards', query, charge);
  if (!question.ok) return question;
  const { rules, wanted, uncounted } = question.value;
  const set = query.cards === undefined ? good(rules.sampleCards) : await named(call, rules, query.cards);
  if (!set.ok) return set;
  const names = new Map(set.value.source.flatMap((card) => nameOf(card)));
  const found = await call.store.statistics.cards(call.caller.tenant, wanted);
  const page = pageOf(found, query.limit, ({ card, uses }) => writeCursor('cards', [-uses, card]));
  return good({ items: page.items.map((use) => cardObject(use, names)), next: page.next, uncounted });
}

const named = (call: Call, rules: AnyRuleset, hash: string) => call.cardSets.find(call.caller.tenant, rules, hash);

function nameOf(card: Json): [string, string][] {
  if (typeof card !== 'object' || card === null || !('id' in card) || !('name' in card)) return [];
  return typeof card.id === 'string' && typeof card.name === 'string' ? [[card.id, card.name]] : [];
}

const cardObject = (use: CardUse, names: ReadonlyMap<string, string>) => ({
  card: use.card,
  name: names.get(use.card) ?? null,
  uses: use.uses,
  copies: use.copies,
  games: use.games,
  gamesUsed: use.gamesUsed,
  wins: use.wins,
  draws: use.draws,
  winRate: rounded(fraction(use.wins, use.games)),
});
