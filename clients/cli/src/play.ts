import { cancel, intro, isCancel, log, note, outro, select } from '@clack/prompts';
import type { Arbiter, Decision, GameEvent, Option, PlayedMatch, Player } from 'arbiter-client';
import { ArbiterProblem } from 'arbiter-client';
import { Command, Option as Flag } from 'commander';
import { clockLines } from './clocks.ts';
import { commonOf, isMatch } from './common.ts';
import { Wrong } from './failure.ts';
import type { StartOptions } from './start.ts';
import { start, withStartOptions } from './start.ts';

interface PlayOptions extends StartOptions {
  against: 'random' | 'person';
  seat: Player;
}

export const playCommand = (): Command =>
  withStartOptions(
    new Command('play').argument('<ruleset or match>', 'the game to start, or the id of a match to go on with'),
  )
    .description('play a match in this terminal')
    .addOption(
      new Flag('--against <whom>', 'random play, or a second person at this terminal')
        .choices(['random', 'person'])
        .default('random'),
    )
    .addOption(new Flag('--seat <seat>', 'which seat is yours').choices(['p1', 'p2']).default('p1'))
    .action(async (subject: string, options: PlayOptions, command: Command) => {
      if (!process.stdin.isTTY) throw new Wrong('To play takes a terminal. Programs play with arbiter-client.');
      const { arbiter } = commonOf(command);
      const match = isMatch(subject)
        ? arbiter.match(subject)
        : (await start(arbiter, subject, { ...options, auto: true })).match;
      intro(`Match ${match.id}`);
      if (match.ply === null) await match.refresh();
      if (await playOn(arbiter, match, options)) outro(outcomeOf(match));
      else cancel(`Left open. Go on with: arbiter play ${match.id}`);
    });

/** Plays until the match is over; false when somebody leaves before. */
async function playOn(arbiter: Arbiter, match: PlayedMatch, { against, seat }: PlayOptions): Promise<boolean> {
  while (match.outcome === null) {
    const own = (player: Player) => against === 'person' || player === seat;
    const decision = match.awaiting.find(({ player }) => own(player)) ?? match.awaiting[0];
    if (!decision) return true;
    if (match.times.paused !== null) {
      log.warn('A judge has paused the match.');
      await goneOn(match);
      continue;
    }
    const answer = own(decision.player) ? await askInTime(arbiter, match, decision) : anyOf(decision);
    if (answer === LEFT) return false;
    if (answer === LATE) continue;
    await take(match, decision, answer);
  }
  return true;
}

/** Sends an answer; where the clock or a judge was faster, what happened is told instead. */
async function take(match: PlayedMatch, { player }: Decision, answer: Option | typeof CONCEDE): Promise<void> {
  const known = match.ply ?? 0;
  try {
    tell((await (answer === CONCEDE ? match.concede(player) : match.act(answer.action))).events);
  } catch (error) {
    if (!(error instanceof ArbiterProblem)) throw error;
    await match.refresh();
    // It was refused for what it is: the match stands where it stood.
    if (match.ply === known) throw error;
    tell(await match.events({ fromPly: known + 1 }).all());
  }
}

function tell(events: readonly Pick<GameEvent, 'clause' | 'text'>[]): void {
  const told = events.map(({ clause, text }) => `${text}  (${clause})`);
  if (told.length > 0) log.message(told.join('\n'));
}

/** Waits until the match goes on without an answer from here, and tells what happened. */
async function goneOn(match: PlayedMatch, signal?: AbortSignal): Promise<void> {
  const known = match.ply ?? 0;
  for await (const { ply, events } of match.follow({ after: known, ...(signal ? { signal } : {}) })) {
    if (ply === known) continue;
    tell(events);
    return;
  }
}

const TABLE = 'table';
const CONCEDE = 'concede';
/** A person has left, or did not answer before something else happened. */
const LEFT = Symbol('left');
const LATE = Symbol('late');

/**
 * What a person chooses. In a match whose time runs, what the clock or a judge does meanwhile ends the question.
 */
async function askInTime(
  arbiter: Arbiter,
  match: PlayedMatch,
  decision: Decision,
): Promise<Option | typeof CONCEDE | typeof LEFT | typeof LATE> {
  if (match.times.clocks === null) return ask(match, decision);
  log.info(clockLines(arbiter, match.times).join('\n'));
  const [late, answered] = [new AbortController(), new AbortController()];
  const meanwhile = goneOn(match, answered.signal).then(
    () => late.abort(),
    (error: unknown) => {
      // Nobody has to wait for the clock to be able to play: without the stream it is heard of with the next answer.
      if (!answered.signal.aborted) log.warn(error instanceof Error ? error.message : String(error));
    },
  );
  try {
    const answer = await ask(match, decision, late.signal);
    return late.signal.aborted ? LATE : answer;
  } finally {
    answered.abort();
    await meanwhile;
  }
}

/** What a person chooses; `late` ends the question. */
async function ask(
  match: PlayedMatch,
  decision: Decision,
  late?: AbortSignal,
): Promise<Option | typeof CONCEDE | typeof LEFT> {
  for (;;) {
    const chosen = await select({
      message: `${decision.player}: ${decision.prompt}`,
      maxItems: 15,
      ...(late ? { signal: late } : {}),
      options: [
        ...decision.options.map(({ id, label, group }) => ({
          value: `=${id}`,
          label,
          ...(group === undefined ? {} : { hint: group }),
        })),
        { value: TABLE, label: '(show the table)' },
        { value: CONCEDE, label: '(give up)' },
      ],
    });
    if (isCancel(chosen)) return LEFT;
    if (chosen === CONCEDE) return CONCEDE;
    const option = decision.options.find(({ id }) => chosen === `=${id}`);
    if (option) return option;
    note(await (await match.picture({ viewer: decision.player, format: 'text' })).text());
  }
}

/** Any option, or giving up where none is listed. */
const anyOf = ({ options }: Decision): Option | typeof CONCEDE =>
  options[Math.floor(Math.random() * options.length)] ?? CONCEDE;

function outcomeOf({ outcome }: PlayedMatch): string {
  if (outcome === null) return 'Nothing can be decided here.';
  return outcome.winner === null
    ? `A draw: ${outcome.reason} (${outcome.clause})`
    : `${outcome.winner} wins: ${outcome.reason} (${outcome.clause})`;
}
