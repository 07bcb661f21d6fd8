import type { Arbiter, Body, StartedMatch } from 'arbiter-client';
import { Command } from 'commander';
import type { ClockOptions } from './clocks.ts';
import { clockLines, clockOf, withClockOptions } from './clocks.ts';
import { cardsOf, commonOf } from './common.ts';

export interface StartOptions extends ClockOptions {
  names?: string;
  decks?: string;
  seed?: string;
  cards?: string;
  tag?: string[];
  auto?: boolean;
}

/** Adds what a match is started with. */
export const withStartOptions = (command: Command): Command =>
  withClockOptions(command)
    .option('--names <p1,p2>', 'what the players are called')
    .option('--decks <p1,p2>', 'the ids of their sample decks')
    .option('--seed <text>', 'what all chance is drawn from; random if left out')
    .option('--cards <file>', 'cards of your own, from a JSON file')
    .option('--tag <tag...>', 'what to file the match under');

export function start(
  arbiter: Arbiter,
  ruleset: string,
  { names, decks, seed, cards, tag, auto, ...clock }: StartOptions,
): Promise<StartedMatch<string>> {
  const [name1, name2] = names?.split(',') ?? [];
  const [deck1, deck2] = decks?.split(',') ?? [];
  const seat = (name?: string, deck?: string) => ({ ...(name ? { name } : {}), ...(deck ? { deck } : {}) });
  return arbiter.start({
    ruleset,
    seats: [seat(name1, deck1), seat(name2, deck2)],
    ...(seed === undefined ? {} : { seed }),
    ...(cards === undefined ? {} : { cards: cardsOf(cards) as NonNullable<Body<'startMatch'>['cards']> }),
    ...(tag ? { tags: tag } : {}),
    ...(auto ? { auto: true as const } : {}),
    ...clockOf(clock),
  });
}

export const startCommand = (): Command =>
  withStartOptions(new Command('start').argument('<ruleset>', 'the game: gundam, dx2, alteil, nexus, unnamed'))
    .description('start a match, and say its id and what is asked first')
    .action(async (ruleset: string, options: StartOptions, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const { match, verdict } = await start(arbiter, ruleset, options);
      const asked = verdict.awaiting.map(
        ({ player, prompt, options }) => `${player}: ${prompt} ${options.map(({ label }) => label).join(' | ')}`,
      );
      write(verdict, [match.id, ...asked, ...clockLines(arbiter, match.times)]);
    });
