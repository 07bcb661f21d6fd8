import type { components, operations, paths } from './generated/api.ts';
import type { Games } from './generated/games.ts';

type Schemas = components['schemas'];

/** The id of a ruleset; those whose boards, events and options have types are `keyof Games`. */
export type RulesetId = string;

/** What can be said of any game. */
interface AnyGame {
  event: Schemas['Event'];
  board: Schemas['JsonObject'];
  deck: Schemas['JsonObject'];
  options: Schemas['JsonObject'];
  decisionKind: string;
  optionKind: string;
}
// An index signature, and no conditional type: what depends on a game that is not named yet would be made of all unions of all games.
interface KnownGames extends Games {
  [id: string]: AnyGame;
}
type OfGame<R extends RulesetId, Part extends keyof AnyGame> = KnownGames[R][Part];

export type Player = 'p1' | 'p2';
export type Viewer = Player | 'spectator' | 'judge';

export type Action = Schemas['Action'];
export type Match = Schemas['Match'];
export type Scene = Schemas['Scene'];
export type SceneObject = Schemas['SceneObject'];
export type SceneZone = Schemas['SceneZone'];
export type Outcome = Schemas['Outcome'];
export type Ply = Schemas['Ply'];
export type Ruleset = Schemas['Ruleset'];
export type Card = Schemas['Card'];
export type CardSet = Schemas['CardSet'];
export type Standing = Schemas['Standing'];
export type Transcript = Schemas['Transcript'];
export type JsonWebKeySet = Schemas['JsonWebKeySet'];
export type ProblemDocument = Schemas['Problem'];
export type Fault = Schemas['Fault'];
export type Fact = Schemas['Fact'];

/** Something that happened; of a game that is named, `data` is told apart by `type`. */
export type GameEvent<R extends RulesetId = string> = OfGame<R, 'event'>;
/** An event with the ply that it belongs to. */
export type PlacedEvent<R extends RulesetId = string> = GameEvent<R> & { ply: number };
/** A board, as the state of a game has it. */
export type Board<R extends RulesetId = string> = OfGame<R, 'board'>;
/** A deck that is written out. */
export type Deck<R extends RulesetId = string> = OfGame<R, 'deck'>;
/** The options that a match of the game can be started with. */
export type MatchOptions<R extends RulesetId = string> = OfGame<R, 'options'>;
/** One answer to a decision; its `action` can be sent as it stands. */
export interface Option<R extends RulesetId = string> extends Omit<Schemas['Option'], 'kind'> {
  kind: OfGame<R, 'optionKind'>;
}
/** An open decision. */
export interface Decision<R extends RulesetId = string> extends Omit<Schemas['Decision'], 'kind' | 'options'> {
  kind: OfGame<R, 'decisionKind'>;
  options: Option<R>[];
}
/** What a call that runs the rules answers with. */
export interface Verdict<R extends RulesetId = string> extends Omit<Schemas['Verdict'], 'events' | 'awaiting'> {
  events?: GameEvent<R>[];
  awaiting?: Decision<R>[];
}
/** A verdict of a match, with what happened and what is open. */
export interface MatchVerdict<R extends RulesetId = string> extends Omit<Schemas['Verdict'], 'events' | 'awaiting'> {
  events: GameEvent<R>[];
  awaiting: Decision<R>[];
}

type Calls = keyof operations;
type Content<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;

/** What a call takes in its address, by its operationId in the OpenAPI document. */
export type Query<Call extends Calls> = NonNullable<operations[Call]['parameters']['query']>;
/** What a call takes in its body. */
export type Body<Call extends Calls> = Content<NonNullable<operations[Call]['requestBody']>>;
/** What a call answers with. */
export type Answer<Call extends Calls> = Content<
  operations[Call]['responses'] extends { 200: infer Ok }
    ? Ok
    : operations[Call]['responses'] extends { 201: infer Made }
      ? Made
      : operations[Call]['responses'] extends { 202: infer Begun }
        ? Begun
        : never
>;
/** An item of a list. */
export type Item<Call extends Calls> = Answer<Call> extends { items: (infer One)[] } ? One : never;

/** What a match is started with; of a game that is named, its decks and options have their types. */
export type StartRequest<R extends RulesetId = string> = Omit<Body<'startMatch'>, 'ruleset' | 'seats' | 'options'> & {
  ruleset: R;
  seats?: [Seat<R>, Seat<R>];
  options?: MatchOptions<R>;
};
type Seat<R extends RulesetId> = Omit<NonNullable<Body<'startMatch'>['seats']>[0], 'deck'> & {
  deck?: string | Deck<R>;
};

export type { components, Games, operations, paths };
