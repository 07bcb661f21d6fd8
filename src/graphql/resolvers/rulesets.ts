import { cardsQuery, clausesQuery, languageQuery, pageQuery } from '../../contracts/requests.ts';
import type { Json } from '../../engine/index.ts';
import type { Call } from '../../services/call.ts';
import {
  listCards,
  listClauses,
  listDecisionKinds,
  listEventTypes,
  listRulesets,
  listWords,
  readCardSet,
  readRuleset,
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
  },
  CardSetReceipt: {
    cardSet: ({ hash }: { hash: string }, _args: unknown, { call }: In) => cardSetNamed(call, hash),
  },
};
