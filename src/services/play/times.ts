/** How the clocks of a match stand, as callers are told: that is no secret. */
import type { z } from 'zod';
import type { times as timesShape } from '../../contracts/clocks.ts';
import type { SceneRequest } from '../../engine/index.ts';
import type { SeatTime, StoredMatch, Times } from '../../store/stored-match.ts';

/** The clocks of a match, as the wire has them. */
export type TimesObject = z.output<typeof timesShape>;

export const timesObject = ({ timed, deadline, p1, p2, paused }: Times): TimesObject => ({
  deadline: deadline?.toISOString() ?? null,
  clocks: timed ? { p1: seatClock(p1, paused), p2: seatClock(p2, paused) } : null,
  paused: paused && { since: paused.since.toISOString(), ply: paused.ply },
});

const seatClock = ({ bank, deadline }: SeatTime, paused: Times['paused']) => ({
  bank: bank / 1000,
  deadline: paused ? null : (deadline?.toISOString() ?? null),
  left: paused && deadline && (deadline.getTime() - paused.since.getTime()) / 1000,
});

/** How the clocks of a match stand after a ply, where that is still the last one; null where there is nothing to tell of. */
export const timesAt = ({ times, ply: last }: Pick<StoredMatch, 'times' | 'ply'>, ply: number): Times | null =>
  ply === last && (times.timed || times.paused !== null) ? times : null;

/** The clocks for a scene; none where nothing is timed. */
export function sceneClocks(times: Times | null | undefined): Pick<SceneRequest, 'clocks'> {
  const { clocks = null, paused = null } = times ? timesObject(times) : {};
  if (clocks === null) return {};
  const of = ({ bank, deadline, left }: (typeof clocks)['p1']) => ({ bank, deadline, left, paused: paused !== null });
  return { clocks: { p1: of(clocks.p1), p2: of(clocks.p2) } };
}
