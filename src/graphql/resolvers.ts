import type { IResolvers } from 'mercurius';
import {
  actRequest,
  adjudicationRequest,
  cardSetRequest,
  clausesQuery,
  eventsQuery,
  matchesQuery,
  matchRequest,
  pageQuery,
  pliesQuery,
  startRequest,
  stateQuery,
} from '../contracts/requests.ts';
import type { Viewer } from '../engine/index.ts';
import { adjudicateState } from '../services/adjudicate.ts';
import {
  listCards,
  listClauses,
  listRulesets,
  readCardSet,
  readRuleset,
  readSchemas,
  registerCardSet,
} from '../services/catalogue.ts';
import { listEvents, listMatches, listPlies, readMatch, readState } from '../services/history.ts';
import { act, startMatch } from '../services/matches.ts';
import type { Parts } from '../services/parts.ts';
import { startAlone } from '../services/start.ts';
import { verdictObject } from '../services/verdict.ts';
import { verifyMatch } from '../services/verify.ts';
import { checked, present } from './checked.ts';
import { orThrow } from './problem-error.ts';
import { jsonScalar } from './scalars.ts';

type Args = Record<string, unknown>;
interface Seen {
  viewer?: Viewer | null;
}
interface Named {
  id: string;
}

/** A request object whose action and seats leave out what the query says is null. */
function whole({ action, seats, ...rest }: Args): Args {
  return {
    ...rest,
    ...(action ? { action: present(action) } : {}),
    ...(Array.isArray(seats) ? { seats: seats.map(present) } : {}),
  };
}

/** What each field of the schema does: the same use cases as the other door. */
export function resolvers(parts: Parts): IResolvers {
  const plies = async (id: string, args: Args) => orThrow(await listPlies(parts, id, checked(pliesQuery, args)));
  const events = async (id: string, args: Args) => orThrow(await listEvents(parts, id, checked(eventsQuery, args)));
  const state = async (id: string, args: Args) => orThrow(await readState(parts, id, checked(stateQuery, args)));
  const verification = async (id: string) => orThrow(await verifyMatch(parts, id));
  const clauses = (id: string, args: Args) => orThrow(listClauses(parts, id, checked(clausesQuery, args)));
  const cards = (id: string, args: Args) => orThrow(listCards(parts, id, checked(pageQuery, args)));
  return {
    JSON: jsonScalar,
    Query: {
      match: async (_root: unknown, { id }: Named) => orThrow(await readMatch(parts, id)),
      matches: (_root: unknown, args: Args) => listMatches(parts, checked(matchesQuery, args)),
      plies: (_root: unknown, { match, ...args }: Args & { match: string }) => plies(match, args),
      events: (_root: unknown, { match, ...args }: Args & { match: string }) => events(match, args),
      state: (_root: unknown, { match, ...args }: Args & { match: string }) => state(match, args),
      verification: (_root: unknown, { match }: { match: string }) => verification(match),
      rulesets: (_root: unknown, args: Args) => {
        const { items, next } = listRulesets(parts, checked(pageQuery, args));
        return { items: items.map(({ id }) => orThrow(readRuleset(parts, id))), next };
      },
      ruleset: (_root: unknown, { id }: Named) => orThrow(readRuleset(parts, id)),
      clauses: (_root: unknown, { ruleset, ...args }: Args & { ruleset: string }) => clauses(ruleset, args),
      cards: (_root: unknown, { ruleset, ...args }: Args & { ruleset: string }) => cards(ruleset, args),
      cardSet: async (_root: unknown, { hash }: { hash: string }) => orThrow(await readCardSet(parts, hash)),
    },
    Mutation: {
      async start(_root: unknown, { ruleset, request, viewer }: Args & Seen & { ruleset: string }) {
        const sent = checked(startRequest, whole((request ?? {}) as Args));
        return verdictObject(orThrow(await startAlone(parts, ruleset, sent)), viewer ?? undefined);
      },
      async adjudicate(_root: unknown, { viewer, ...args }: Args & Seen) {
        const sent = checked(adjudicationRequest, whole(args));
        return verdictObject(orThrow(await adjudicateState(parts, sent)), viewer ?? undefined);
      },
      async startMatch(_root: unknown, { request, viewer }: Seen & { request: Args }) {
        const sent = checked(matchRequest, whole(request));
        return verdictObject(orThrow(await startMatch(parts, sent)), viewer ?? undefined);
      },
      async act(_root: unknown, { match, viewer, ...args }: Args & Seen & { match: string }) {
        const sent = checked(actRequest, whole(args));
        return verdictObject(orThrow(await act(parts, match, sent)), viewer ?? undefined);
      },
      async registerCardSet(_root: unknown, args: Args) {
        return orThrow(await registerCardSet(parts, checked(cardSetRequest, args)));
      },
    },
    Match: {
      plies: ({ id }: Named, args: Args) => plies(id, args),
      events: ({ id }: Named, args: Args) => events(id, args),
      state: ({ id }: Named, args: Args) => state(id, args),
      verification: ({ id }: Named) => verification(id),
    },
    Ruleset: {
      clauses: ({ id }: Named, args: Args) => clauses(id, args),
      cards: ({ id }: Named, args: Args) => cards(id, args),
      schema: ({ id }: Named) => orThrow(readSchemas(parts, id)),
    },
  };
}
