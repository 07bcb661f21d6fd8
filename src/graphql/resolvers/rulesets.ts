import { cardsQuery, clausesQuery, languageQuery, pageQuery } from '../../contracts/requests.ts';
import type { Json } from '../../engine/index.ts';
import type { Call } from '../../services/call.ts';
import type { Answer } from '../../services/problem.ts';
import type { CardTold } from '../../services/rules/card-lists.ts';
import {
  listCards,
  listCardsOfSet,
  listClauses,
  listDecisionKinds,
  listEventTypes,
  listRulesets,
  listWords,
  readCardOfSet,
  readCardSet,
  readRuleset,
  readSampleCard,
  readSchema,
  readSchemas,
} from '../../services/rules/catalogue.ts';
import { readCards } from '../../services/rules/read-cards.ts';
import { checkArguments } from '../checked.ts';
import { countedConnection } from '../connection.ts';
import type { Args } from '../context.ts';
import { pageArguments } from '../page-arguments.ts';
import { orThrow } from '../problem-error.ts';
import { matchesOf } from './matches.ts';

interface In {
  call: Call;
}
interface Named {
  id: string;
}

export const rulesetNamed = (call: Call, id: string) => ({
  ...orThrow(readRuleset(call, id)),
  __typename: 'Ruleset',
});

export function rulesetsOf(call: Call, args: Args) {
  const query = checkArguments(pageQuery, pageArguments(args));
  const { items, next } = listRulesets(call, query);
  return countedConnection({ items: items.map(({ id }) => rulesetNamed(call, id)), next }, query.after);
}

export function clausesOf(call: Call, ruleset: string, args: Args) {
  const query = checkArguments(clausesQuery, pageArguments(args));
  return countedConnection(orThrow(listClauses(call, ruleset, query)), query.after);
}

export function cardsOf(call: Call, ruleset: string, args: Args) {
  const query = checkArguments(cardsQuery, pageArguments(args));
  const found = orThrow(listCards(call, ruleset, query));
  return { ...countedConnection(found, query.after), reading: found.reading };
}

export const cardNamed = (call: Call, ruleset: string, id: string) => orThrow(readSampleCard(call, ruleset, id));

/** A card, or null where there is none of that id. */
function orNull(answer: Answer<CardTold>): CardTold | null {
  return !answer.ok && answer.problem.code === 'unknown-card' ? null : orThrow(answer);
}

async function cardsOfSet(call: Call, hash: string, args: Args) {
  const query = checkArguments(cardsQuery, pageArguments(args));
  const found = orThrow(await listCardsOfSet(call, hash, query));
  return { ...countedConnection(found, query.after), reading: found.reading };
}

export function wordsOf(call: Call, ruleset: string, args: Args) {
  const query = checkArguments(languageQuery, pageArguments(args));
  return countedConnection(orThrow(listWords(call, ruleset, query)), query.after);
}

const eventTypesOf = (call: Call, ruleset: string, args: Args) => {
  const query = checkArguments(pageQuery, pageArguments(args));
  return countedConnection(orThrow(listEventTypes(call, ruleset, query)), query.after);
};

const decisionKindsOf = (call: Call, ruleset: string, args: Args) => {
  const query = checkArguments(pageQuery, pageArguments(args));
  return countedConnection(orThrow(listDecisionKinds(call, ruleset, query)), query.after);
};

export async function cardSetNamed(call: Call, hash: string) {
  const found = orThrow(await readCardSet(call, hash));
  return { ...found, id: found.hash, __typename: 'CardSet' };
}

export const rulesetResolvers = {
  Ruleset: {
    clauses: ({ id }: Named, args: Args, { call }: In) => clausesOf(call, id, args),
    cards: ({ id }: Named, args: Args, { call }: In) => cardsOf(call, id, args),
    card: ({ id }: Named, { id: card }: Named, { call }: In) => orNull(readSampleCard(call, id, card)),
    schema: ({ id }: Named, _args: unknown, { call }: In) => orThrow(readSchemas(call, id)),
    language: ({ id }: Named, args: Args, { call }: In) => wordsOf(call, id, args),
    eventTypes: ({ id }: Named, args: Args, { call }: In) => eventTypesOf(call, id, args),
    decisionKinds: ({ id }: Named, args: Args, { call }: In) => decisionKindsOf(call, id, args),
    schemaNamed: ({ id }: Named, { name }: { name: string }, { call }: In) => orThrow(readSchema(call, id, name)),
    matches: ({ id }: Named, args: Args, { call }: In) => matchesOf(call, { ...args, ruleset: id }),
  },
  RulesetRef: {
    rules({ id, hash }: Named & { hash: string }, _args: unknown, { call }: In) {
      return call.rulesets.get(id)?.hash === hash ? rulesetNamed(call, id) : null;
    },
  },
  CardSet: {
    id: ({ hash }: { hash: string }) => hash,
    reading: ({ ruleset, cards }: { ruleset: string; cards: Json[] }, _args: unknown, { call }: In) =>
      readCards(call.rulesets.get(ruleset) ?? {}, cards),
    card: async ({ hash }: { hash: string }, { id }: Named, { call }: In) =>
      orNull(await readCardOfSet(call, hash, id)),
    search: ({ hash }: { hash: string }, args: Args, { call }: In) => cardsOfSet(call, hash, args),
  },
  CardSetReceipt: {
    cardSet: ({ hash }: { hash: string }, _args: unknown, { call }: In) => cardSetNamed(call, hash),
  },
};
