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
import { type Call, viewerOf } from '../services/caller.ts';
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
import { startAlone } from '../services/start.ts';
import { verdictObject } from '../services/verdict.ts';
import { verifyMatch } from '../services/verify.ts';
import { checked, present } from './checked.ts';
import { orThrow } from './problem-error.ts';
import { jsonScalar } from './scalars.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    /** The parts of the service in the hands of who asks. */
    call: Call;
  }
}

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
export function resolvers(): IResolvers {
  const plies = async (call: Call, id: string, args: Args) =>
    orThrow(await listPlies(call, id, checked(pliesQuery, args)));
  const events = async (call: Call, id: string, args: Args) =>
    orThrow(await listEvents(call, id, checked(eventsQuery, args)));
  const state = async (call: Call, id: string, args: Args) =>
    orThrow(await readState(call, id, checked(stateQuery, args)));
  const verification = async (call: Call, id: string) => orThrow(await verifyMatch(call, id));
  const clauses = (call: Call, id: string, args: Args) => orThrow(listClauses(call, id, checked(clausesQuery, args)));
  const cards = (call: Call, id: string, args: Args) => orThrow(listCards(call, id, checked(pageQuery, args)));
  return {
    JSON: jsonScalar,
    Query: {
      match: async (_root: unknown, { id }: Named, { call }) => orThrow(await readMatch(call, id)),
      matches: (_root: unknown, args: Args, { call }) => listMatches(call, checked(matchesQuery, args)),
      plies: (_root: unknown, { match, ...args }: Args & { match: string }, { call }) => plies(call, match, args),
      events: (_root: unknown, { match, ...args }: Args & { match: string }, { call }) => events(call, match, args),
      state: (_root: unknown, { match, ...args }: Args & { match: string }, { call }) => state(call, match, args),
      verification: (_root: unknown, { match }: { match: string }, { call }) => verification(call, match),
      rulesets: (_root: unknown, args: Args, { call }) => {
        const { items, next } = listRulesets(call, checked(pageQuery, args));
        return { items: items.map(({ id }) => orThrow(readRuleset(call, id))), next };
      },
      ruleset: (_root: unknown, { id }: Named, { call }) => orThrow(readRuleset(call, id)),
      clauses: (_root: unknown, { ruleset, ...args }: Args & { ruleset: string }, { call }) =>
        clauses(call, ruleset, args),
      cards: (_root: unknown, { ruleset, ...args }: Args & { ruleset: string }, { call }) => cards(call, ruleset, args),
      cardSet: async (_root: unknown, { hash }: { hash: string }, { call }) => orThrow(await readCardSet(call, hash)),
    },
    Mutation: {
      async start(_root: unknown, { ruleset, request, viewer }: Args & Seen & { ruleset: string }, { call }) {
        const sent = checked(startRequest, whole((request ?? {}) as Args));
        const seenBy = orThrow(viewerOf(call.caller, viewer ?? undefined));
        return verdictObject(orThrow(await startAlone(call, ruleset, sent)), seenBy);
      },
      async adjudicate(_root: unknown, { viewer, ...args }: Args & Seen, { call }) {
        const sent = checked(adjudicationRequest, whole(args));
        const seenBy = orThrow(viewerOf(call.caller, viewer ?? undefined));
        return verdictObject(orThrow(await adjudicateState(call, sent)), seenBy);
      },
      async startMatch(_root: unknown, { request, viewer }: Seen & { request: Args }, { call }) {
        const sent = checked(matchRequest, whole(request));
        const seenBy = orThrow(viewerOf(call.caller, viewer ?? undefined));
        return verdictObject(orThrow(await startMatch(call, sent)), seenBy);
      },
      async act(_root: unknown, { match, viewer, ...args }: Args & Seen & { match: string }, { call }) {
        const sent = checked(actRequest, whole(args));
        const seenBy = orThrow(viewerOf(call.caller, viewer ?? undefined));
        return verdictObject(orThrow(await act(call, match, sent)), seenBy);
      },
      async registerCardSet(_root: unknown, args: Args, { call }) {
        return orThrow(await registerCardSet(call, checked(cardSetRequest, args)));
      },
    },
    Match: {
      plies: ({ id }: Named, args: Args, { call }) => plies(call, id, args),
      events: ({ id }: Named, args: Args, { call }) => events(call, id, args),
      state: ({ id }: Named, args: Args, { call }) => state(call, id, args),
      verification: ({ id }: Named, _args: unknown, { call }) => verification(call, id),
    },
    Ruleset: {
      clauses: ({ id }: Named, args: Args, { call }) => clauses(call, id, args),
      cards: ({ id }: Named, args: Args, { call }) => cards(call, id, args),
      schema: ({ id }: Named, _args: unknown, { call }) => orThrow(readSchemas(call, id)),
    },
  };
}
