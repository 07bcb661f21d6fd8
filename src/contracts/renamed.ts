import { z } from 'zod';

/** When the names that are marked so were changed, and until when they are still taken. */
export const RENAMED = { since: new Date('2026-11-25T00:00:00Z'), until: new Date('2027-06-01T00:00:00Z') };

/** The headers that tell of an earlier name: its dates as RFC 9745 and RFC 8594 want them. */
export const DEPRECATED = {
  deprecation: `@${RENAMED.since.getTime() / 1000}`,
  sunset: RENAMED.until.toUTCString(),
};

/** An earlier name of a field, which is still there. `now` is what it is called. */
export const earlier = <T extends z.ZodType>(field: T, now: string): T =>
  field.meta({ deprecated: true, description: `The earlier name of \`${now}\`.` }) as T;

const both = (was: string, now: string) => ({
  path: [was],
  message: `it is the earlier name of \`${now}\`: give one of them`,
});

interface Filed {
  tournament?: string | undefined;
  event?: string | undefined;
}

/** A tournament by its name or by its earlier one, `event`; not by both. */
export const withTournament = <T extends Filed>(schema: z.ZodType<T>) =>
  schema.refine(
    ({ tournament, event }) => tournament === undefined || event === undefined,
    both('event', 'tournament'),
  );

/** The tournament that a request files a match under. */
export const tournamentIn = ({ tournament, event }: Filed): string | undefined => tournament ?? event;

/** The same in a query, whose fields are read into those that the store knows: it has `event`. */
export const byTournament = <T extends Filed>(schema: z.ZodType<T>) =>
  withTournament(schema).transform(({ tournament, ...rest }) =>
    tournament === undefined ? rest : { ...rest, event: tournament },
  );

/** A seat of a query by its name or by its earlier one, `player`, which the store has; not by both. */
export const bySeat = <S extends 'p1' | 'p2', T extends { seat?: S | undefined; player?: S | undefined }>(
  schema: z.ZodType<T>,
) =>
  schema
    .refine(({ seat, player }) => seat === undefined || player === undefined, both('player', 'seat'))
    .transform(({ seat, ...rest }) => (seat === undefined ? rest : { ...rest, player: seat }));

/** The earlier names among the fields of an object, as its schema marks them. */
export function earlierNames(schema: unknown): string[] {
  let one = schema as z.core.$ZodType | undefined;
  while (one && !(one instanceof z.core.$ZodObject)) {
    const { in: before, innerType } = one._zod.def as { in?: z.core.$ZodType; innerType?: z.core.$ZodType };
    one = before ?? innerType;
  }
  if (!one) return [];
  return Object.entries(one._zod.def.shape).flatMap(([name, field]) =>
    z.globalRegistry.get(field)?.deprecated === true ? [name] : [],
  );
}
