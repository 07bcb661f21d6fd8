import type { GraphQLResolveInfo } from 'graphql';
import type { IResolvers, MercuriusContext } from 'mercurius';
import type { Config } from '../config.ts';
import { treeQuery } from '../contracts/queries.ts';
import { cardCheckRequest, cardSetRequest, deckCheckRequest } from '../contracts/requests.ts';
import { parseRequest } from '../contracts/texts.ts';
import type { Viewer } from '../engine/index.ts';
import type { Call } from '../services/call.ts';
import { idWithin } from '../services/ids.ts';
import { commitToSeed } from '../services/matches/seeds.ts';
import { verifyMatch } from '../services/matches/verify.ts';
import { checkCards } from '../services/play/check-cards.ts';
import { checkDeck } from '../services/play/decks.ts';
import { parseTexts } from '../services/play/parse-texts.ts';
import { readEvent, readTree } from '../services/reading/events.ts';
import { registerCardSet } from '../services/rules/catalogue.ts';
import { checkArguments } from './checked.ts';
import type { Args } from './context.ts';
import { orThrow } from './problem-error.ts';
import { eventResolvers, eventsOf } from './resolvers/events.ts';
import { jobFields } from './resolvers/jobs.ts';
import { keyFields } from './resolvers/keys.ts';
import { manyFields } from './resolvers/many.ts';
import { amendFields, matchesOf, matchResolvers, stateOf, transcriptOf } from './resolvers/matches.ts';
import { nodeFields } from './resolvers/nodes.ts';
import { organizedFields } from './resolvers/organized.ts';
import { pliesOf, plyResolvers } from './resolvers/plies.ts';
import { reasonFields } from './resolvers/reasons.ts';
import {
  cardNamed,
  cardSetNamed,
  cardsOf,
  clausesOf,
  rulesetNamed,
  rulesetResolvers,
  rulesetsOf,
} from './resolvers/rulesets.ts';
import { rulingFields } from './resolvers/rulings.ts';
import { sceneFields } from './resolvers/scenes.ts';
import { serviceFields } from './resolvers/service.ts';
import { EventBatch, eventSource, matchNamed, originOf } from './resolvers/sources.ts';
import { tournamentFields } from './resolvers/tournaments.ts';
import { verdictFields } from './resolvers/verdicts.ts';
import { webhookFields } from './resolvers/webhooks.ts';
import { cursorScalar, dateTimeScalar, jsonScalar } from './scalars.ts';

interface In {
  call: Call;
}
interface Seen {
  viewer?: Viewer | null;
}
type OfMatch = Args & Seen & { match: string };
type OfRuleset = Args & { ruleset: string };

type Field = (root: unknown, args: never, context: MercuriusContext, info: GraphQLResolveInfo) => unknown;

/** A mutation can create several things, of which each has an id of its own when it is sent again under one key. */
function eachCreatingItsOwn(fields: Record<string, Field>): Record<string, Field> {
  const within =
    (field: Field): Field =>
    (root, args, context, info) => {
      const { creates, ...call } = context.call;
      const own = creates && { ...creates, id: idWithin(creates.id, String(info.path.key)) };
      return field(root, args, { ...context, call: { ...call, creates: own } }, info);
    };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, within(field)]));
}

/** The resolvers of all fields, which call the same use cases as REST. */
export function resolvers(config: Config): IResolvers {
  const manyAtOnce = manyFields(config.batchItems);
  return {
    JSON: jsonScalar,
    Cursor: cursorScalar,
    DateTime: dateTimeScalar,
    Query: {
      match: (_root: unknown, { id, viewer }: Seen & { id: string }, { call }: In) =>
        matchNamed(call, id, viewer ?? undefined),
      matches: (_root: unknown, args: Args, { call }: In) => matchesOf(call, args),
      plies: (_root: unknown, { match, ...args }: OfMatch, { call }: In) => pliesOf(call, match, args),
      events: (_root: unknown, { match, ...args }: OfMatch, { call }: In) => eventsOf(call, match, args),
      async event(_root: unknown, { match, seq, viewer }: OfMatch & { seq: number }, { call }: In) {
        const { seen, event } = orThrow(await readEvent(call, match, seq, viewer ?? undefined));
        return eventSource(event, originOf(seen));
      },
      async tree(_root: unknown, { match, seq, down, ...args }: OfMatch & { seq: number }, { call }: In) {
        const query = { ...checkArguments(treeQuery, args), down: down === true };
        const { seen, tree } = orThrow(await readTree(call, match, seq, query));
        const { event, causes, ...rest } = tree;
        const of = { ...originOf(seen), beside: new EventBatch(causes) };
        return { ...rest, event: eventSource(event, of), causes: causes.map((one) => eventSource(one, of)) };
      },
      state: (_root: unknown, { match, ...args }: OfMatch, { call }: In) => stateOf(call, match, args),
      verification: async (_root: unknown, { match }: OfMatch, { call }: In) => orThrow(await verifyMatch(call, match)),
      transcript: (_root: unknown, { match, viewer }: OfMatch, { call }: In) =>
        transcriptOf(call, match, viewer ?? undefined),
      rulesets: (_root: unknown, args: Args, { call }: In) => rulesetsOf(call, args),
      ruleset: (_root: unknown, { id }: { id: string }, { call }: In) => rulesetNamed(call, id),
      clauses: (_root: unknown, { ruleset, ...args }: OfRuleset, { call }: In) => clausesOf(call, ruleset, args),
      cards: (_root: unknown, { ruleset, ...args }: OfRuleset, { call }: In) => cardsOf(call, ruleset, args),
      card: (_root: unknown, { ruleset, id }: OfRuleset & { id: string }, { call }: In) => cardNamed(call, ruleset, id),
      checkDeck: async (_root: unknown, { ruleset, ...args }: OfRuleset, { call }: In) =>
        orThrow(await checkDeck(call, ruleset, checkArguments(deckCheckRequest, args))),
      checkCards: async (_root: unknown, { ruleset, ...args }: OfRuleset, { call }: In) =>
        orThrow(await checkCards(call, ruleset, checkArguments(cardCheckRequest, args))),
      parseTexts: async (_root: unknown, { ruleset, ...args }: OfRuleset, { call }: In) =>
        orThrow(await parseTexts(call, ruleset, checkArguments(parseRequest, args))),
      cardSet: (_root: unknown, { hash }: { hash: string }, { call }: In) => cardSetNamed(call, hash),
      ...reasonFields.Query,
      ...sceneFields.Query,
      ...tournamentFields.Query,
      ...organizedFields.Query,
      ...keyFields.Query,
      ...webhookFields.Query,
      ...jobFields.Query,
      ...nodeFields.Query,
      ...manyAtOnce.Query,
      ...serviceFields(config).Query,
    },
    Mutation: eachCreatingItsOwn({
      ...verdictFields.Mutation,
      ...rulingFields.Mutation,
      ...amendFields,
      ...tournamentFields.Mutation,
      ...organizedFields.Mutation,
      ...manyAtOnce.Mutation,
      ...keyFields.Mutation,
      ...webhookFields.Mutation,
      ...jobFields.Mutation,
      registerCardSet: async (_root: unknown, args: Args, { call }: In) =>
        orThrow(await registerCardSet(call, checkArguments(cardSetRequest, args))),
      createSeed: async (_root: unknown, _args: unknown, { call }: In) => orThrow(await commitToSeed(call)),
    }),
    Node: nodeFields.Node,
    BatchResult: manyAtOnce.BatchResult,
    Outlook: manyAtOnce.Outlook,
    Verdict: verdictFields.Verdict,
    VerdictView: verdictFields.VerdictView,
    Tournament: { ...tournamentFields.Tournament, ...organizedFields.Tournament },
    Seat: tournamentFields.Seat,
    ...matchResolvers,
    ...plyResolvers,
    ...eventResolvers,
    ...rulesetResolvers,
  };
}
