import {
  type Action,
  adjudicate,
  checkState,
  clausesOf,
  decisions,
  type Fault,
  type GameEvent,
  type GameState,
  type Refusal,
} from '../engine/index.ts';
import { check } from './check.ts';
import { refusalMisses } from './check-offers.ts';
import type { ActForm, DeckFaultForm, StepForm } from './format.ts';
import type { ReadyCase } from './read.ts';
import { noteCitations, type Scene } from './scene.ts';

/** Something that went otherwise than a case says. */
export interface Failure {
  line: number;
  where: string;
  what: string;
}

/** What running a case showed: its failures, and which clauses were cited by what happened, was refused or was asked. */
export interface CaseResult {
  of: ReadyCase;
  failures: Failure[];
  told: Set<string>;
  asked: Set<string>;
}

/** Told of each step of a case after it: where it stands, what happened and who decides now, or why it was refused. */
export type Trace = (step: { line: number; where: string }, scene: Scene, refusal: Refusal | null) => void;

/**
 * Runs a case. Between two steps the state goes through text, as it does between two calls of a client. An error thrown
 * by the engine or the ruleset is a failure of the case.
 */
export function runCase(of: ReadyCase, trace: Trace = () => {}): CaseResult {
  const result: CaseResult = { of, failures: [], told: new Set(), asked: new Set() };
  const moment = { line: of.line, where: 'begin' };
  try {
    play(of, result, moment, trace);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    result.failures.push({ ...moment, what: `the engine failed: ${what}` });
  }
  return result;
}

function play(of: ReadyCase, result: CaseResult, moment: Omit<Failure, 'what'>, trace: Trace): void {
  const { rules, cards, form } = of;
  const history: GameEvent[] = [];
  const names = new Map<string, GameEvent>();
  const fail = (found: string[]) => result.failures.push(...found.map((what) => ({ ...moment, what })));

  if (!of.opened.ok || form.start?.refused) {
    fail(deckMisses(form.start?.refused ?? [], of.opened.ok ? [] : of.opened.faults));
    return;
  }
  const opened = of.opened.run();
  if (!opened.ok) {
    fail([`the position does not come to a decision: ${refusalText(opened.refusal)}`]);
    return;
  }
  let text = JSON.stringify(opened.value.state);
  const look = (events: readonly GameEvent[]): Scene => {
    const state: GameState<object> = JSON.parse(text);
    const awaiting = decisions(rules, cards, JSON.parse(text));
    for (const clause of events.flatMap(clausesOf)) result.told.add(clause);
    for (const asked of awaiting) {
      result.asked.add(asked.clause);
      for (const option of asked.options) result.asked.add(option.clause);
    }
    if (state.outcome) result.told.add(state.outcome.clause);
    return {
      rules,
      cards,
      stateText: text,
      state,
      events,
      awaiting,
      outcome: state.outcome,
      names,
      history,
      ignore: of.ignore,
      told: result.told,
    };
  };

  history.push(...opened.value.events);
  let scene = look(opened.value.events);
  trace({ ...moment }, scene, null);
  fail(soundness(scene));
  if (form.begin) fail(check(form.begin, scene));

  for (const [at, step] of (form.steps ?? []).entries()) {
    const action = actionOf(step, scene);
    moment.line = of.stepLines[at] ?? of.line;
    moment.where = `step ${at + 1} (${action.player} ${JSON.stringify(step[action.player])})`;
    const state: GameState<object> = JSON.parse(text);
    const done = adjudicate(rules, cards, state, action);
    if (done.ok) {
      if (step.refused) {
        fail([`is accepted, expected the refusal ${JSON.stringify(step.refused)}`]);
        return;
      }
      text = JSON.stringify(done.value.state);
      history.push(...done.value.events);
      scene = look(done.value.events);
      trace({ ...moment }, scene, null);
      fail(soundness(scene));
    } else {
      noteCitations(done.refusal, result.told);
      if (!step.refused) {
        fail([`is refused: ${refusalText(done.refusal)}`]);
        return;
      }
      fail(refusalMisses(step.refused, done.refusal));
      if (done.refusal.code !== 'budget-exceeded' && JSON.stringify(state) !== text)
        fail(['the refusal changed the state']);
      scene = look([]);
      trace({ ...moment }, scene, done.refusal);
    }
    fail(check(step, scene));
  }
  moment.where = 'then';
  moment.line = of.line;
  if (form.then) fail(check(form.then, { ...scene, events: history }));
}

/** What the machine and the ruleset find wrong with the state of a scene, which every caller could send. */
function soundness({ rules, cards, state, outcome }: Scene): string[] {
  if (outcome) return [];
  return checkState(rules, cards, state).map(({ path, reason }) => `the state is not sound: ${path} ${reason}`);
}

/** Which faults of the decks were not expected, and which expected ones there are not. */
function deckMisses(expected: readonly DeckFaultForm[], faults: readonly Fault[]): string[] {
  const rest = [...faults];
  const missing = expected.filter(({ path, reason }) => {
    const at = rest.findIndex(
      (fault) =>
        (path === undefined || fault.path === `/start${path}`) &&
        (reason === undefined || fault.reason.includes(reason)),
    );
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((fault) => `the decks have no such fault: ${JSON.stringify(fault)}`),
    ...rest.map((fault) => `the decks have another fault: ${JSON.stringify(fault)}`),
  ];
}

/** The action that a step of a case says, with the decision it answers found among the open ones. */
export function actionOf(step: StepForm, { awaiting }: Pick<Scene, 'awaiting'>): Action {
  const player = step.p1 === undefined ? 'p2' : 'p1';
  const act: ActForm = step.p1 ?? step.p2 ?? '';
  if (act === 'concede') return { player, concede: true };
  const open = awaiting.find((decision) => decision.player === player) ?? awaiting[0];
  if (typeof act !== 'object') {
    const option = String(act);
    const listed = open?.player === player ? open.options.find(({ id }) => id === option) : undefined;
    return listed?.action ?? { player, decision: open?.id ?? 'none', option };
  }
  const action: Action = { player, decision: act.decision ?? open?.id ?? 'none' };
  if (act.option !== undefined) action.option = act.option;
  if (act.answer !== undefined) action.answer = act.answer;
  return action;
}

const refusalText = (refusal: Refusal): string =>
  `${refusal.code} [${refusal.clause ?? 'no clause'}] ${refusal.detail} ${JSON.stringify(refusal.facts ?? refusal.data ?? [])}`;
