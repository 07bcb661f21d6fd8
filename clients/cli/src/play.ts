import { cancel, intro, isCancel, log, note, outro, select } from '@clack/prompts';
import type { Decision, MatchVerdict, Option, PlayedMatch, Player } from 'arbiter-client';
import { Command, Option as Flag } from 'commander';
import { commonOf, isMatch } from './common.ts';
import { Wrong } from './failure.ts';
import { type StartOptions, start, withStartOptions } from './start.ts';

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
      if (await playOn(match, options)) outro(outcomeOf(match));
      else cancel(`Left open. Go on with: arbiter play ${match.id}`);
    });

/** Plays until the match is over; false when somebody leaves before. */
async function playOn(match: PlayedMatch, { against, seat }: PlayOptions): Promise<boolean> {
  while (match.outcome === null) {
    const own = (player: Player) => against === 'person' || player === seat;
    const decision = match.awaiting.find(({ player }) => own(player)) ?? match.awaiting[0];
    if (!decision) return true;
    const option = own(decision.player) ? await ask(match, decision) : anyOf(decision);
    if (option === null) return false;
    const verdict = option === 'concede' ? await match.concede(decision.player) : await match.act(option.action);
    tell(verdict);
  }
  return true;
}

function tell({ events }: MatchVerdict): void {
  const told = events.map(({ clause, text }) => `${text}  (${clause})`);
  if (told.length > 0) log.message(told.join('\n'));
}

const TABLE = 'table';
const CONCEDE = 'concede';

/** What a person chooses; null when they leave. */
async function ask(match: PlayedMatch, decision: Decision): Promise<Option | typeof CONCEDE | null> {
  for (;;) {
    const chosen = await select({
      message: `${decision.player}: ${decision.prompt}`,
      maxItems: 15,
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
    if (isCancel(chosen)) return null;
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
