import type { CardSetRequest } from '../../contracts/requests.ts';
import type { AnyRuleset, Json, JsonObject } from '../../engine/index.ts';
import { suggest } from '../../engine/index.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../callers/caller.ts';
import { badQuery, pageOf } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { CardTold } from './card-lists.ts';
import { cardIn, listOfSet, readingsOf, sampleList } from './card-lists.ts';
import type { CardSets } from './card-sets.ts';
import { decisionKindsOf, eventTypesOf } from './lists.ts';
import { beside, keptData, withData } from './own-data.ts';
import type { CardReading } from './read-cards.ts';
import { readCards } from './read-cards.ts';
import { schemaFiles } from './schema-files.ts';
import { cardSchemaOf, jsonSchemaOf } from './schemas.ts';
import type { Word } from './words.ts';
import { wordsOf } from './words.ts';

interface Known {
  rulesets: ReadonlyMap<string, AnyRuleset>;
}

/** The card sets that a caller registered, beside the rulesets. */
interface Stored extends Known {
  caller: Pick<Caller, 'tenant' | 'seat'>;
  store: Pick<Store, 'cardSets' | 'matches'>;
}

/** The same, and the sets at work. */
interface Library extends Stored {
  cardSets: CardSets;
}

export function findRuleset(parts: Known, id: string): Answer<AnyRuleset> {
  const found = parts.rulesets.get(id);
  if (found) return good(found);
  const known = [...parts.rulesets.keys()];
  const meant = suggest(id, known);
  const hint = meant === null ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
  return bad('unknown-ruleset', `There is no ruleset ${JSON.stringify(id)}.${hint} There are: ${known.join(', ')}.`);
}

interface Slice {
  limit: number;
  /** How many were read before. */
  after?: number | undefined;
}

const slice = <T>(all: readonly T[], { limit, after = 0 }: Slice) => {
  const found = all.slice(after, after + limit + 1);
  return pageOf(found, limit, () => after + limit);
};

const fields = ({ id, version, hash, title, summary }: AnyRuleset) => ({ id, version, hash, title, summary });

export function listRulesets({ rulesets }: Known, page: Slice) {
  const items = [...rulesets.values()].map((rules) => ({
    ...fields(rules),
    sampleDecks: rules.samples.decks.map(({ id, title }) => ({ id, title })),
  }));
  return slice(items, page);
}

export function readRuleset(parts: Known, id: string) {
  const found = findRuleset(parts, id);
  if (!found.ok) return found;
  const rules = found.value;
  return good({
    ...fields(rules),
    sampleDecks: rules.samples.decks,
    sampleCards: rules.sampleCards.hash,
    options: jsonSchemaOf(rules, rules.options),
    clauses: Object.keys(rules.rulebook).length,
    cards: sampleList(rules).cards.length,
  });
}

/** Whether all the words of `q` occur in a text, whatever their case. */
function asks(q: string | undefined): (text: string) => boolean {
  const wanted = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => wanted.every((word) => text.toLowerCase().includes(word));
}

/** The clauses of a rulebook in its order; `q` picks those in which all its words occur. */
export function listClauses(parts: Known, id: string, { q, ...page }: Slice & { q?: string | undefined }) {
  const found = findRuleset(parts, id);
  if (!found.ok) return found;
  const fits = asks(q);
  const all = Object.entries(found.value.rulebook).map(([name, clause]) => ({ id: name, ...clause }));
  return good(
    slice(
      all.filter(({ id: name, title, text }) => fits(`${name} ${title} ${text}`)),
      page,
    ),
  );
}

interface WordsWanted extends Slice {
  q?: string | undefined;
  section?: string | undefined;
}

/** The words of a card language, section by section; `q` picks those of which all its words are said. */
export function listWords(parts: Known, id: string, { q, section, ...page }: WordsWanted) {
  const found = findRuleset(parts, id);
  if (!found.ok) return found;
  const sections = (found.value.language ?? []).map((one) => one.id);
  if (section !== undefined && !sections.includes(section))
    return badQuery('section', 'the language has no such section', sections);
  const fits = asks(q);
  const picked = wordsOf(found.value).filter(
    (word) => (section === undefined || word.section === section) && fits(saidOf(word)),
  );
  return good(slice(picked, page));
}

const saidOf = (word: Word): string =>
  [word.title, ...[word, ...word.carries, ...word.fields].flatMap((told) => [told.word, told.means])].join(' ');

/** The types of events of a ruleset, with what each of them holds. */
export function listEventTypes(parts: Known, id: string, page: Slice) {
  const found = findRuleset(parts, id);
  return found.ok ? good(slice(eventTypesOf(found.value), page)) : found;
}

/** The kinds of decisions of a ruleset, with the kinds of their options. */
export function listDecisionKinds(parts: Known, id: string, page: Slice) {
  const found = findRuleset(parts, id);
  return found.ok ? good(slice(decisionKindsOf(found.value), page)) : found;
}

type CardPage = { items: Json[]; next: string | null; reading: CardReading[] };
type CardsWanted = Slice & { q?: string | undefined };

/**
 * The sample cards of a ruleset and those that every set of it has, and what each of them says; `q` picks those in which all its
 * words occur.
 */
export function listCards(parts: Known, id: string, { q, ...page }: CardsWanted): Answer<CardPage> {
  const found = findRuleset(parts, id);
  if (!found.ok) return found;
  const { cards, readings } = sampleList(found.value);
  return good(pageOfCards(cards, readings, asks(q), page));
}

function pageOfCards(
  cards: readonly Json[],
  readings: readonly CardReading[],
  fits: (text: string) => boolean,
  page: Slice,
): CardPage {
  const read = readings.map((reading, at) => ({ reading, card: cards[at] as Json }));
  const { items, next } = slice(
    read.filter(({ reading }) => fits(saidBy(reading))),
    page,
  );
  return { items: items.map(({ card }) => card), next, reading: items.map(({ reading }) => reading) };
}

/** One of the sample cards of a ruleset, or of those that every set of it has. */
export function readSampleCard(parts: Known, id: string, card: string): Answer<CardTold> {
  const found = findRuleset(parts, id);
  return found.ok ? cardIn(found.value, sampleList(found.value), card) : found;
}

/** The same of the set that a hash names, whoever registered it for the caller's tenant. */
export async function listCardsOfSet(
  call: Stored,
  hash: string,
  { q, ...page }: CardsWanted,
): Promise<Answer<CardPage>> {
  const found = await listNamed(call, hash);
  if (!found.ok) return found;
  const { rules, list } = found.value;
  if ((q ?? '').trim() !== '') return good(pageOfCards(list.cards, await readingsOf(rules, list.cards), asks(q), page));
  const { items, next } = slice(list.cards, page);
  return good({ items, next, reading: await readingsOf(rules, items) });
}

/** One card of the set that a hash names. */
export async function readCardOfSet(call: Stored, hash: string, card: string): Promise<Answer<CardTold>> {
  const found = await listNamed(call, hash);
  return found.ok ? cardIn(found.value.rules, found.value.list, card) : found;
}

async function listNamed(call: Stored, hash: string) {
  const found = await readCardSet(call, hash);
  if (!found.ok) return found;
  const { ruleset, cards } = found.value;
  const rules = call.rulesets.get(ruleset);
  return good({ rules, list: listOfSet(rules, ruleset, hash, cards) });
}

const saidBy = ({ id, name, text, reading }: CardReading): string =>
  [id, name ?? '', text ?? '', ...reading.map((line) => line.text)].join(' ');

export function readSchemas(parts: Known, id: string) {
  const found = findRuleset(parts, id);
  if (!found.ok) return found;
  const rules = found.value;
  return good({
    card: cardSchemaOf(rules),
    deck: jsonSchemaOf(rules, rules.deck),
    options: jsonSchemaOf(rules, rules.options),
    position: jsonSchemaOf(rules, rules.position),
    board: jsonSchemaOf(rules, rules.board),
  });
}

/** One of the schemas of a ruleset, as an editor wants it: with the address that it is served at. */
export function readSchema(parts: Known, id: string, name: string): Answer<JsonObject> {
  const found = findRuleset(parts, id);
  if (!found.ok) return found;
  const schemas = schemaFiles(found.value);
  const schema = schemas.get(name);
  const names = [...schemas.keys()].join(', ');
  return schema ? good(schema) : bad('unknown-schema', `${id} has no schema ${JSON.stringify(name)}, only ${names}.`);
}

/**
 * Checks cards and keeps them under the hash of what rules read of them. Data of the caller's own on them, and on the set, take
 * the place of what was said before of the set with that hash.
 */
export async function registerCardSet(call: Library, request: CardSetRequest) {
  const rules = findRuleset(call, request.ruleset);
  if (!rules.ok) return rules;
  const set = await call.cardSets.compile(call.caller.tenant, rules.value, request.cards, '/cards');
  if (!set.ok) return set;
  const data = keptData({
    externalId: request.externalId ?? null,
    metadata: request.metadata ?? null,
    ...beside(rules.value, request.cards),
  });
  const registered = await call.cardSets.register(call.caller.tenant, rules.value, set.value, { data });
  if (!registered.ok) return registered;
  const reading = await readCards(rules.value, set.value.source);
  return good({
    hash: set.value.hash,
    ruleset: rules.value.id,
    count: request.cards.length,
    cards: request.cards.length,
    reading,
  });
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * The cards that a hash names, with what their owner says of them. A key that is bound to a seat finds those of its match, and no
 * others; what is said of the set as a whole it does not get.
 */
export async function readCardSet(call: Stored, hash: string) {
  if (!(await mayRead(call, hash))) return unknownSet(hash);
  const set = await storedOrSamples(call, hash);
  if (set === null) return unknownSet(hash);
  const { ruleset, cards, data } = set;
  const whole = call.caller.seat === null ? data : null;
  return good({
    hash,
    ruleset,
    cards: data === null ? cards : withData(cards, data),
    externalId: whole?.externalId ?? null,
    metadata: whole?.metadata ?? null,
    words: data?.words ?? {},
  });
}

async function storedOrSamples({ caller: { tenant }, store, rulesets }: Stored, hash: string) {
  const stored = isHash(hash) ? await store.cardSets.findAny(tenant, hash) : null;
  if (stored) return stored;
  const of = [...rulesets.values()].find(({ sampleCards }) => sampleCards.hash === hash);
  return of ? { ruleset: of.id, cards: of.sampleCards.source, data: null } : null;
}

const unknownSet = (hash: string) => bad('unknown-card-set', `No card set ${hash} is registered.`);

async function mayRead({ caller: { tenant, seat }, store }: Stored, hash: string): Promise<boolean> {
  return seat === null || (await store.matches.find(tenant, seat.match))?.cards === hash;
}

/** What the cards say that a hash names. */
export async function readCardSetBack(
  call: Stored,
  hash: string,
): Promise<Answer<{ hash: string; ruleset: string; items: CardReading[] }>> {
  const found = await readCardSet(call, hash);
  if (!found.ok) return found;
  const { ruleset, cards } = found.value;
  return good({ hash, ruleset, items: await readCards(call.rulesets.get(ruleset) ?? {}, cards) });
}
