import type { components } from './types.ts';

type Schemas = components['schemas'];

export type SeatClock = Schemas['SeatClock'];

/** How the clocks of a match stand; all null where nothing is timed. */
export interface Times {
  /** When the clock acts next. */
  deadline: string | null;
  clocks: Schemas['Match']['clocks'];
  /** Since when the match is paused, and by which ply. */
  paused: Schemas['Match']['paused'];
}

/** The clocks of a verdict, a position or a match, of which a part that is not told is null. */
export const timesOf = ({
  deadline,
  clocks,
  paused,
}: Partial<{ [Part in keyof Times]: Times[Part] | undefined }>): Times => ({
  deadline: deadline ?? null,
  clocks: clocks ?? null,
  paused: paused ?? null,
});

export interface TimeLeft {
  /** Seconds until the time of the player runs out, 0 once it has; null while nothing is asked of them. */
  seconds: number | null;
  /** Seconds of that which are in the bank; while nothing is asked of the player, all that is in it. */
  bank: number;
}

/** What is left on the clock of a player at a time, in milliseconds as `Arbiter.now` gives them. */
export function timeLeft({ bank, deadline, left }: SeatClock, now: number): TimeLeft {
  const seconds = deadline === null ? left : Math.max(0, (Date.parse(deadline) - now) / 1000);
  return { seconds, bank: seconds === null ? bank : Math.min(bank, seconds) };
}

/** Seconds as a clock shows them: `9:05`, or `1:09:05`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

/** Answers say the time to the second, and are on their way for a while: less than this is no difference. */
const UNSURE = 2_000;

/** The time as the service has it. A machine whose clock is wrong would otherwise show too much time, or too little. */
export class ServiceTime {
  #ahead = 0;

  /** Takes the time from an answer. Pages of another origin are not told it. */
  hear(answer: Response): void {
    const told = Date.parse(answer.headers.get('date') ?? '');
    // It is somewhere within that second.
    const ahead = told + 500 - Date.now();
    if (!Number.isNaN(ahead)) this.#ahead = Math.abs(ahead) < UNSURE ? 0 : ahead;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#ahead;
  }
}
