import type { Arbiter, Body, Times } from 'arbiter-client';
import { clockText, timeLeft } from 'arbiter-client';
import type { Command } from 'commander';
import { Option } from 'commander';
import { wholeNumber } from './whole-number.ts';

export interface ClockOptions {
  seconds?: number;
  bank?: number;
  increment?: number;
  atZero?: 'default' | 'concede' | 'lose' | 'judge';
}

const MONTH = 2_592_000;

/** Adds what a match is timed by. */
export const withClockOptions = (command: Command): Command =>
  command
    .option('--seconds <count>', 'time each decision: so many seconds, before the bank', wholeNumber(0, MONTH))
    .option('--bank <seconds>', 'time the players: so many seconds for all decisions of each', wholeNumber(1, MONTH))
    .option('--increment <seconds>', 'what goes into the bank with each decision', wholeNumber(1, 86_400))
    .addOption(
      new Option('--at-zero <what>', 'what happens to who runs out of time; lose if left out').choices([
        'default',
        'concede',
        'lose',
        'judge',
      ]),
    );

/** The clock that is asked for; none where nothing is said of one. */
export function clockOf({ seconds = 0, bank, increment, atZero }: ClockOptions): {
  clock?: NonNullable<Body<'startMatch'>['clock']>;
} {
  const isAsked = seconds > 0 || [bank, increment, atZero].some((one) => one !== undefined);
  if (!isAsked) return {};
  return {
    clock: {
      seconds,
      otherwise: atZero ?? 'lose',
      ...(bank === undefined ? {} : { bank }),
      ...(increment === undefined ? {} : { increment }),
    },
  };
}

const PLAYERS = ['p1', 'p2'] as const;

/** How the clocks stand, a line for each player whose time can be told; nothing where nothing is timed. */
export function clockLines(arbiter: Arbiter, { clocks, paused }: Times): string[] {
  const since = paused === null ? [] : [`paused since ${hour(paused.since)}`];
  if (clocks === null) return since;
  const lines = PLAYERS.map((player) => {
    const clock = clocks[player];
    const { seconds, bank } = timeLeft(clock, arbiter.now());
    const left = seconds === null ? [] : [`${clockText(seconds)} left`];
    const until = clock.deadline === null ? [] : [`until ${hour(clock.deadline)}`];
    const banked = clock.bank > 0 ? [`bank ${clockText(bank)}`] : [];
    return { player, told: [...left, ...until, ...banked].join(', ') };
  });
  return [...since, ...lines.flatMap(({ player, told }) => (told === '' ? [] : [`${player}: ${told}`]))];
}

/** The time of day; with the day where that is another one. */
function hour(time: string): string {
  const at = new Date(time);
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? at.toLocaleTimeString('en-GB') : at.toLocaleString('en-GB');
}
