/** Which plies of a match count, and by which edition of the rules they were played. */
import type { StoredMatch, StoredRuling } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';

export interface Course {
  /** The first ply of the edition that is here, if there is one: before it only what was done can be compared. */
  own: number;
  /** The plies between these two, of each pair, were given up when the match was taken on by another edition. */
  givenUp: readonly { after: number; before: number }[];
  /** The states, as they are played now, that judges went back to before that. */
  states: { keep(ply: number, text: string): void; at(ply: number): string | null };
}

export const isGivenUp = ({ givenUp }: Course, ply: number): boolean =>
  givenUp.some(({ after, before }) => ply > after && ply < before);

/** The course of a match that is of the edition that is here, or of another one. */
export async function courseOf(
  call: Call,
  { id }: StoredMatch,
  of: 'this edition' | 'another edition' = 'this edition',
): Promise<Course> {
  const rulings = await call.store.matches.rulings(id);
  const adopted = rulings.flatMap(({ ply, ruling }) => ('adopts' in ruling ? [{ ply, to: ruling.to }] : []));
  const own = of === 'another edition' ? Number.POSITIVE_INFINITY : (adopted.at(-1)?.ply ?? 0);
  return {
    own,
    givenUp: adopted.map(({ ply, to }) => ({ after: to, before: ply })),
    states: statesFor(rulings.filter(({ ply }) => ply < own)),
  };
}

function statesFor(rulings: readonly StoredRuling[]): Course['states'] {
  const texts = new Map<number, string | null>(
    rulings.flatMap(({ ruling }) => ('to' in ruling && !('adopts' in ruling) ? [[ruling.to, null]] : [])),
  );
  return {
    keep(ply, text) {
      if (texts.has(ply)) texts.set(ply, text);
    },
    at: (ply) => texts.get(ply) ?? null,
  };
}
