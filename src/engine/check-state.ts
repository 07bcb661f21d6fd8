import { boundedRead } from './bounded.ts';
import { canonical } from './canonical.ts';
import type { Game, RunOptions } from './machine.ts';
import { Machine } from './machine.ts';
import { numberIn } from './names.ts';
import { ORDER_PROGRAM } from './pending.ts';
import type { Question } from './question.ts';
import type { CardSet, Ruleset } from './ruleset.ts';
import type { DeepReadonly, Fault, GameState } from './types.ts';
import { PLAYERS } from './types.ts';

/**
 * Everything wrong with a state of the right shape that no run of the rules could have left: programs that do not
 * exist, a pause where nothing is asked, names that were never given out, and what the ruleset itself finds. Questions
 * are asked again on the way; a register bent by hand can make that throw, and too much work throws `Stopped`.
 */
export function checkState<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  run?: RunOptions,
): Fault[] {
  const faults = [
    ...checkFrames(rules, cards, state),
    ...checkPending(rules, cards, state),
    ...checkCounters(rules, state),
    ...checkCopies(cards, state),
    // To read is allowed whatever the board is; the compiler can't tell that of a type it does not know yet.
    ...rules.checkState(
      state as unknown as DeepReadonly<GameState<G['board']>>,
      cards,
      unfinished(rules, cards, state),
    ),
  ];
  return faults.length > 0 ? faults : checkPause(rules, cards, state, run);
}

/** The programs in progress that have steps left. */
function unfinished<G extends Game>(rules: Ruleset<G>, cards: CardSet<G>, state: GameState<object>): Set<string> {
  const stepsOf = (name: string) => (rules.table.get(name) ?? cards.programs.get(name))?.steps.length ?? 0;
  return new Set(state.frames.flatMap(({ program, at }) => (at < stepsOf(program) ? program : [])));
}

function checkFrames<G extends Game>(rules: Ruleset<G>, cards: CardSet<G>, state: GameState<object>): Fault[] {
  const faults: Fault[] = [];
  if (state.outcome !== null) {
    if (state.frames.length > 0)
      faults.push({ path: '/frames', reason: 'the game is over, so nothing is in progress' });
    if (state.awaiting.length > 0) faults.push({ path: '/awaiting', reason: 'the game is over, so nobody decides' });
    if (!(state.outcome.clause in rules.rulebook)) faults.push({ path: '/outcome/clause', reason: 'no such clause' });
    return faults;
  }
  if (state.frames.length === 0) faults.push({ path: '/frames', reason: 'nothing is in progress and nobody has won' });
  state.frames.forEach(({ program: name, at, cause }, index) => {
    const program = rules.table.get(name) ?? cards.programs.get(name);
    if (!program)
      faults.push({ path: `/frames/${index}/program`, reason: `there is no program ${JSON.stringify(name)}` });
    else if (at > program.steps.length) {
      faults.push({
        path: `/frames/${index}/at`,
        reason: 'past the end of the program',
        accepts: program.steps.length,
      });
    }
    if (cause !== null && cause > state.counters.event) {
      faults.push({ path: `/frames/${index}/cause`, reason: 'no event has this number yet' });
    }
  });
  return faults;
}

function checkPending<G extends Game>(rules: Ruleset<G>, cards: CardSet<G>, state: GameState<object>): Fault[] {
  const faults: Fault[] = [];
  state.pending.forEach((entry, at) => {
    const path = `/pending/${at}`;
    if (!rules.table.has(entry.program) && !cards.programs.has(entry.program)) {
      faults.push({ path: `${path}/program`, reason: `there is no program ${JSON.stringify(entry.program)}` });
    }
    if (!Object.hasOwn(rules.timing.queues, entry.queue)) {
      faults.push({ path: `${path}/queue`, reason: 'no such queue', accepts: Object.keys(rules.timing.queues) });
    }
    if (!(entry.clause in rules.rulebook)) faults.push({ path: `${path}/clause`, reason: 'no such clause' });
    if (entry.card !== null && !cards.cards.has(entry.card)) {
      faults.push({ path: `${path}/card`, reason: `there is no card ${JSON.stringify(entry.card)}` });
    }
    if (entry.batch > state.counters.batch)
      faults.push({ path: `${path}/batch`, reason: 'no batch has this number yet' });
    if (entry.cause !== null && entry.cause > state.counters.event) {
      faults.push({ path: `${path}/cause`, reason: 'no event has this number yet' });
    }
  });
  return faults;
}

function checkCopies<G extends Game>({ cards }: CardSet<G>, { modifiers }: GameState<object>): Fault[] {
  return modifiers.flatMap(({ effect }, at) =>
    effect.kind === 'become' && !cards.has(effect.card)
      ? [{ path: `/modifiers/${at}/effect/card`, reason: `there is no card ${JSON.stringify(effect.card)}` }]
      : [],
  );
}

/** Names are a letter and a number of the counter; none may be ahead of it, and none may be given twice. */
function checkCounters<G extends Game>(rules: Ruleset<G>, state: GameState<object>): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  const named = (id: string, path: string, counter: number) => {
    const number = numberIn(id);
    if (number === 0) faults.push({ path, reason: 'not a name that the engine gives' });
    else if (number > counter)
      faults.push({ path, reason: 'the counter has not reached this number', accepts: counter });
    if (seen.has(id)) faults.push({ path, reason: `${id} is used twice` });
    seen.add(id);
  };
  const { counters } = state;
  state.pending.forEach(({ id }, at) => {
    named(id, `/pending/${at}/id`, counters.object);
  });
  state.modifiers.forEach(({ id, target }, at) => {
    named(id, `/modifiers/${at}/id`, counters.object);
    if (!PLAYERS.some((player) => player === target) && numberIn(target) > counters.object) {
      faults.push({ path: `/modifiers/${at}/target`, reason: 'the counter has not reached this number' });
    }
  });
  state.awaiting.forEach(({ id, event = 0 }, at) => {
    named(id, `/awaiting/${at}/id`, counters.decision);
    if (event > counters.event) faults.push({ path: `/awaiting/${at}/event`, reason: 'no event has this number yet' });
  });
  state.fresh.forEach(({ seq, clause }, at) => {
    if (seq > counters.event) faults.push({ path: `/fresh/${at}/seq`, reason: 'no event has this number yet' });
    if (!(clause in rules.rulebook)) faults.push({ path: `/fresh/${at}/clause`, reason: 'no such clause' });
  });
  return faults;
}

/** The top frame has to wait at a step that asks those who are awaited, and no others. */
function checkPause<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  run: RunOptions | undefined,
): Fault[] {
  if (state.outcome !== null) return [];
  const top = state.frames.length - 1;
  const frame = state.frames[top];
  if (frame?.program === ORDER_PROGRAM) {
    const ids = frame.vars.ids;
    const waiting = new Set(state.pending.map(({ id }) => id));
    if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => typeof id === 'string' && waiting.has(id))) {
      return [{ path: `/frames/${top}/vars/ids`, reason: 'effects that do not wait can’t be put in order' }];
    }
  }
  const machine = new Machine(rules, cards, state, run);
  const questions = boundedRead(machine, () => machine.questions());
  if (questions.length === 0) return [{ path: `/frames/${top}/at`, reason: 'nothing is asked at this step' }];
  const asked = questions.map(({ player }) => player);
  const awaited = state.awaiting.map(({ player }) => player);
  if (asked.join() === awaited.join()) {
    return boundedRead(machine, () => checkAnswers(state, questions));
  }
  return [{ path: '/awaiting', reason: `awaited are ${awaited.join(', ') || 'nobody'}`, accepts: asked }];
}

/** An answer that waits for the other player's has to be one that its question accepts. */
function checkAnswers({ awaiting }: GameState<object>, questions: readonly Question[]): Fault[] {
  return awaiting.flatMap(({ answer }, at) => {
    const question = questions[at];
    if (answer === undefined || question === undefined) return [];
    const checked = question.check({ answer: question.say(answer) });
    if (checked.ok && canonical(checked.value) === canonical(answer)) return [];
    return [{ path: `/awaiting/${at}/answer`, reason: 'the question does not accept this answer' }];
  });
}
