import { z } from 'zod';
import type { AnyRuleset, Json, JsonObject } from '../engine/index.ts';
import type { Call } from './caller.ts';
import { findRuleset } from './incoming.ts';
import { pageOf } from './pages.ts';
import type { Parts } from './parts.ts';
import { type Answer, bad, good } from './problem.ts';

type Known = Pick<Parts, 'rulesets'>;

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
    options: schemaOf(rules.options),
    clauses: Object.keys(rules.rulebook).length,
    cards: rules.samples.cards.length,
  });
}

/** The clauses of a rulebook in its order; `q` picks those in which all its words occur. */
export function listClauses(parts: Known, id: string, { q, ...page }: Slice & { q?: string | undefined }) {
  const found = findRuleset(parts, id);
  if (!found.ok) return found;
  const wanted = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const all = Object.entries(found.value.rulebook).map(([name, clause]) => ({ id: name, ...clause }));
  const picked = all.filter((clause) => {
    const text = `${clause.id} ${clause.title} ${clause.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return good(slice(picked, page));
}

export function listCards(parts: Known, id: string, page: Slice): Answer<{ items: Json[]; next: string | null }> {
  const found = findRuleset(parts, id);
  return found.ok ? good(slice(found.value.samples.cards, page)) : found;
}

export function readSchemas(parts: Known, id: string) {
  const found = findRuleset(parts, id);
  if (!found.ok) return found;
  const { card, deck, options, position, board } = found.value;
  return good({
    card: schemaOf(card),
    deck: schemaOf(deck),
    options: schemaOf(options),
    position: schemaOf(position),
    board: schemaOf(board),
  });
}

const schemas = new WeakMap<z.ZodType, JsonObject>();

/** JSON Schema 2020-12 of what a caller may send, made once. */
function schemaOf(type: z.ZodType): JsonObject {
  const known = schemas.get(type);
  if (known) return known;
  const made = JSON.parse(JSON.stringify(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }))) as JsonObject;
  schemas.set(type, made);
  return made;
}

export async function registerCardSet(call: Call, request: { ruleset: string; cards: Json[] }) {
  const rules = findRuleset(call, request.ruleset);
  if (!rules.ok) return rules;
  const set = await call.cardSets.compile(call.caller.tenant, rules.value, request.cards, '/cards');
  if (!set.ok) return set;
  const registered = await call.cardSets.register(call.caller.tenant, rules.value, set.value);
  if (!registered.ok) return registered;
  return good({ hash: set.value.hash, ruleset: rules.value.id, cards: request.cards.length });
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export async function readCardSet(call: Call, hash: string) {
  for (const { id, sampleCards } of call.rulesets.values()) {
    if (sampleCards.hash === hash) return good({ hash, ruleset: id, cards: sampleCards.source });
  }
  const stored = isHash(hash) ? await call.store.cardSets.findAny(call.caller.tenant, hash) : null;
  return stored ? good({ hash, ...stored }) : bad('unknown-card-set', `No card set ${hash} is registered.`);
}
