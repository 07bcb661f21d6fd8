export { sha256 } from '#sha256';
export { type ActionKind, action, explain, type Guard, type Miss, menu, perform } from './action.ts';
export {
  adjudicate,
  blankState,
  checkSeal,
  decisions,
  isPlayer,
  type Resolution,
  readSeal,
  resume,
  type StartRequest,
  seal,
  start,
  stateText,
  verdictId,
} from './adjudicate.ts';
export { Stopped } from './bounded.ts';
export { canonical, contentHash } from './canonical.ts';
export { checkState } from './check-state.ts';
export { dealPacket, type Hit, type Packet } from './damage.ts';
export { compileCards, defineRuleset, faultsOf } from './define.ts';
export { describer, type Wording } from './describe.ts';
export { ENGINE_EVENTS, type EngineEvent, type Sentence, type Told } from './events.ts';
export {
  type ChangeOptions,
  type EventOf,
  type Game,
  Machine,
  type RunOptions,
  type Slot,
  STEP_BUDGET,
  slot,
} from './machine.ts';
export { modified, prohibition, replaced } from './modifiers.ts';
export { numberIn } from './names.ts';
export type { OrderKey, QueuePolicy, Trigger } from './pending.ts';
export { type AmongKey, type Precedence, type Turn, turnAmong, type Waiting, type Watch } from './precedence.ts';
export {
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
export { cursorFrom } from './random.ts';
export {
  type AnyRuleset,
  anyRuleset,
  type CardSet,
  type Ruleset,
  type RulesetSpec,
  type SampleDeck,
  type Seat,
  type Timing,
} from './ruleset.ts';
export { Script } from './script.ts';
export { MOST_VALUES, MOST_VALUES_OF_CARD, valuesIn } from './size.ts';
export * from './types.ts';
export { clausesOf, viewDecisions, viewEvent, viewState } from './view.ts';
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
export { type Legality, type OpenDecision, whyNot } from './why-not.ts';
export { type WindowSpec, window, windowProgram } from './window.ts';
export { type LookIn, WORK_BUDGET, Work, WorkSpent } from './work.ts';
