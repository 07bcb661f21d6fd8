/**
 * The engine: adjudicates any game that is given to it as a ruleset. It does no input or output, reads no clock, draws no chance
 * but from the state, and runs in Node and in browsers alike.
 *
 * All data (states, events, decisions, cards) is plain JSON with whole numbers. What is against the rules is refused by value
 * (`Result`); an exception is a fault of the ruleset or of this code, or a state that the rules could not have led to.
 *
 * `README.md` beside this file plays a game with what is exported here. Each name is explained where it is declared.
 */

// Playing: from a start or a state, with an action, to the next decision.

export {
  adjudicate,
  blankState,
  decisions,
  isPlayer,
  type Resolution,
  resume,
  type StartRequest,
  start,
} from './adjudicate.ts';
export { Stopped } from './bounded.ts';
export { type RunOptions, STEP_BUDGET } from './machine.ts';
export { Sitting } from './sitting.ts';
export { type LookIn, WORK_BUDGET, Work, WorkSpent } from './work.ts';

// The data of a game.

export * from './types.ts';

// Texts, hashes and soundness of states that were handed out.

export { sha256 } from '#sha256';
export {
  checkedStateText,
  checkStateHash,
  contentText,
  hashField,
  hashState,
  sealState,
  stateText,
  verdictId,
  withHash,
} from './adjudicate.ts';
export { canonical, contentHash, contentHashByPart, inOrder } from './canonical.ts';
export { checkState } from './check-state.ts';
export { copyOf } from './copy.ts';

// What a viewer may see.

export { clausesOf, viewDecisions, viewEvent, viewState } from './view.ts';

// The table as data that anybody can show.

export type * from './scene.ts';
export { sceneOf } from './scene-of.ts';

// Why something happened, and why something cannot be done.

export { type AmongKey, type Precedence, type Turn, turnAmong, type Waiting, type Watch } from './precedence.ts';
export {
  type CitedClause,
  chainOf,
  type Decided,
  type Now,
  type Played,
  type Story,
  type Watched,
  type Why,
  watchPly,
  whyEvent,
} from './why.ts';
export { conceivableOptions, type Legality, type OpenDecision, whyNot } from './why-not.ts';

// Defining a game: its law, its ruleset, its cards and its words.

export {
  isAskedOpenly,
  isConcerned,
  type Owners,
  onlyAnswer,
  ownersOf,
  PASS_UNTIL,
  type PassUntil,
  passOf,
  type Since,
  turnOf,
} from './auto.ts';
export { published, ruling, seed } from './clauses.ts';
export { inTitle } from './decision.ts';
export { besideSamples, type CompiledCards, compileByCard, compileCards, defineRuleset } from './define.ts';
export { describer, type Wording } from './describe.ts';
export {
  type CitedBy,
  type DataOf,
  type DecisionsOf,
  dataOf,
  ENGINE_DATA,
  type Fields,
  fields,
  hidden,
  isHidden,
  type Lists,
} from './event-data.ts';
export { counted, does, ENGINE_EVENTS, type EngineEvent, names, type Sentence, type Told } from './events.ts';
export { MISSING } from './fault-words.ts';
export { faultsOf, faultText, type Read, readShape, suggest } from './faults.ts';
export type {
  Entry,
  Explained,
  NextWords,
  ReadLine,
  Section,
  SortedWord,
  TextPlace,
  UnderstandingOf,
  Understood,
  UnderstoodFault,
  UnderstoodMeaning,
  UnderstoodPart,
  UnderstoodText,
  WordSort,
} from './language.ts';
export type { EventOf, Game } from './machine.ts';
export { interned, numberIn } from './names.ts';
export { varied } from './one-form.ts';
export { OWN_DATA, withoutOwnData } from './own-data.ts';
export type { OrderKey, QueuePolicy, Trigger } from './pending.ts';
export { capital, inWords } from './phrase.ts';
export {
  type AnyRuleset,
  anyRuleset,
  type CardCompiler,
  type CardSet,
  type CheckedTiming,
  type Describe,
  type Ruleset,
  type RulesetSpec,
  type SampleDeck,
  type SceneSpec,
  type Seat,
  type Timing,
} from './ruleset.ts';
export { MOST_VALUES, MOST_VALUES_OF_CARD, sizeFaults, valuesIn } from './size.ts';
export { MOST_FAULTS } from './unions.ts';

// Writing its procedures and the abilities of its cards: steps, questions, actions, windows.

export { type ActionKind, action, explain, type Guard, type Miss, menu, perform } from './action.ts';
export {
  type Answers,
  type AskStep,
  DONE,
  type Flow,
  type Program,
  program,
  type RunStep,
  type Step,
  vocabulary,
} from './program.ts';
export {
  type Answer,
  type Asked,
  accept,
  divide,
  type Given,
  howMany,
  LISTED,
  oneOf,
  oneOfMany,
  pick,
  type Question,
  refuse,
  yesOrNo,
} from './question.ts';
export { Script } from './script.ts';
export { type WindowSpec, window, windowProgram } from './window.ts';

// Carrying them out.

export { dealPacket, type Hit, type Packet } from './damage.ts';
export { type ChangeOptions, Machine } from './machine.ts';
export { type Slot, slot } from './memory.ts';
export {
  type About,
  becomes,
  changeCounters,
  countersOn,
  mayBe,
  mayChange,
  mayLastUntil,
  modified,
  obligation,
  pastShields,
  permission,
  prohibition,
  replaced,
  said,
  traitsOf,
  type WatchingAbility,
  watched,
  watches,
  withTrait,
} from './modifiers.ts';
export { cursorFrom } from './random.ts';
export type { CardsWithoutWords, MeantPart, PartInWords, Worded } from './worded.ts';
export { faultsOfText, meantBy, partsInWords, understandWords, withoutWords, wordsByCard } from './worded.ts';
