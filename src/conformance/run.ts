import type { Action, Fault, GameState, Json, NotedEvent, Option, PlayerId, Refusal } from '../engine/index.ts';
import { adjudicate, checkState, clausesOf, decisions } from '../engine/index.ts';
import { check } from './check.ts';
import { globbed, refusalMisses } from './check-offers.ts';
import type { ActForm, ChecksForm, FaultForm, StepForm } from './format.ts';
import { abilitiesOf, bind, objectsOf, readingOf } from './naming.ts';
import type { ReadyCase } from './read.ts';
import type { Scene } from './scene.ts';
import { noteCitations } from './scene.ts';

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

/** Told of each step of a case after it: where it stands and what was done, what happened and who decides now, or why it was refused. */
export type Trace = (
  step: { line: number; where: string; action?: Action },
  scene: Scene,
  refusal: Refusal | null,
) => void;

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
  const history: NotedEvent[] = [];
  const names = new Map<string, NotedEvent>();
  const bound = new Map<string, string>();
  let before: ReadonlySet<string> = new Set();
  const fail = (found: string[]) => result.failures.push(...found.map((what) => ({ ...moment, what })));

  const refused = form.refused ?? form.start?.refused;
  if (!of.opened.ok || refused) {
    const found = of.opened.ok ? [] : of.opened.faults;
    // Where decks are refused, paths begin at the start.
    fail(faultMisses(refused ?? [], found, form.refused ? '' : '/start'));
    return;
  }
  const opened = of.opened.run();
  if (!opened.ok) {
    fail([`the position does not come to a decision: ${refusalText(opened.refusal)}`]);
    return;
  }
  let text = JSON.stringify(opened.value.state);
  const look = (events: readonly NotedEvent[]): Scene => {
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
      bound,
      history,
      ignore: of.ignore,
      told: result.told,
    };
  };

  /** Gives what entered play the names that it is to have, and remembers what is there. */
  const name = (checks: ChecksForm | undefined): void => {
    const objects = objectsOf(scene.state.board as Json);
    if (checks?.names) fail(bind(checks.names, objects, before, bound));
    before = new Set(objects.map(({ id }) => id));
  };

  history.push(...opened.value.events);
  let scene = look(opened.value.events);
  trace({ ...moment }, scene, null);
  fail(soundness(scene));
  name(form.begin);
  if (form.begin) fail(check(form.begin, scene));

  for (const [at, step] of (form.steps ?? []).entries()) {
    moment.line = of.stepLines[at] ?? of.line;
    const player = playerOf(step);
    moment.where = `step ${at + 1} (${player} ${JSON.stringify(step[player])})`;
    const unclear = step.refused ? null : patternMiss(step, scene);
    if (unclear !== null) {
      fail([unclear]);
      return;
    }
    const action = actionOf(step, scene);
    const state: GameState<object> = JSON.parse(text);
    // What is open afterwards is read from the text of the state.
    const done = adjudicate(rules, cards, state, action, { lists: false });
    if (done.ok) {
      if (step.refused) {
        fail([`is accepted, expected the refusal ${JSON.stringify(step.refused)}`]);
        return;
      }
      text = JSON.stringify(done.value.state);
      history.push(...done.value.events);
      scene = look(done.value.events);
      trace({ ...moment, action }, scene, null);
      fail(soundness(scene));
    } else {
      noteCitations(done.refusal, result.told);
      if (!step.refused) {
        fail([`is refused: ${refusalText(done.refusal)}`]);
        return;
      }
      fail(refusalMisses(readingOf(bound, abilitiesOf(cards))(step.refused), done.refusal));
      if (done.refusal.code !== 'budget-exceeded' && JSON.stringify(state) !== text)
        fail(['the refusal changed the state']);
      scene = look([]);
      trace({ ...moment, action }, scene, done.refusal);
    }
    name(step);
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
function faultMisses(expected: readonly FaultForm[], faults: readonly Fault[], within: string): string[] {
  const rest = [...faults];
  const missing = expected.filter(({ path, reason }) => {
    const at = rest.findIndex(
      (fault) =>
        (path === undefined || fault.path === `${within}${path}`) &&
        (reason === undefined || fault.reason.includes(reason)),
    );
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((fault) => `there is no such fault: ${JSON.stringify(fault)}`),
    ...rest.map((fault) => `there is another fault: ${JSON.stringify(fault)}`),
  ];
}

/** What a step is read against: who is asked, and what names the case has given. */
type Asked = Pick<Scene, 'awaiting' | 'bound' | 'cards'>;

const playerOf = (step: StepForm): PlayerId => (step.p1 === undefined ? 'p2' : 'p1');

const actOf = (step: StepForm, { bound, cards }: Asked): ActForm =>
  readingOf(bound, abilitiesOf(cards))(step.p1 ?? step.p2 ?? '');

/** The options of the decision that `player` has to make which a pattern fits. */
const fitting = (pattern: string, player: PlayerId, { awaiting }: Asked): Option[] =>
  awaiting.find((decision) => decision.player === player)?.options.filter(({ id }) => globbed(pattern, id)) ?? [];

/** Why a step with `*` does not say which option it means, or null where it does. */
function patternMiss(step: StepForm, scene: Asked): string | null {
  const act = actOf(step, scene);
  const player = playerOf(step);
  if (typeof act !== 'string' || !act.includes('*')) return null;
  const found = fitting(act, player, scene);
  if (found.length === 1) return null;
  const ids = (found.length > 0 ? found : fitting('*', player, scene)).map(({ id }) => id).join(', ') || 'none';
  return found.length > 0 ? `several options fit: ${ids}` : `no option fits; ${player} has ${ids}`;
}

/** The action that a step of a case says, with the decision it answers found among the open ones. */
export function actionOf(step: StepForm, scene: Asked): Action {
  const player = playerOf(step);
  const act = actOf(step, scene);
  if (act === 'concede') return { player, concede: true };
  const open = scene.awaiting.find((decision) => decision.player === player) ?? scene.awaiting[0];
  if (typeof act !== 'object') {
    const option = String(act);
    const found = fitting(option, player, scene);
    // What is refused is taken as it is written.
    const listed = step.refused || found.length > 1 ? found.find(({ id }) => id === option) : found[0];
    return listed?.action ?? { player, decision: open?.id ?? 'none', option };
  }
  const action: Action = { player, decision: act.decision ?? open?.id ?? 'none' };
  if (act.option !== undefined) action.option = act.option;
  if (act.answer !== undefined) action.answer = act.answer;
  return action;
}

const refusalText = (refusal: Refusal): string =>
  `${refusal.code} [${refusal.clause ?? 'no clause'}] ${refusal.detail} ${JSON.stringify(refusal.facts ?? refusal.data ?? [])}`;
