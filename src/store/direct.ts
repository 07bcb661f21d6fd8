import type { PrismaPg } from '@prisma/adapter-pg';
import type { ArgType, SqlDriverAdapter } from '@prisma/driver-adapter-utils';

type Value = string | number | boolean | null | Uint8Array;

/** Sends a statement with its values ($1, $2, …), none of which is a date or a list. Gives its rows, each a list of values. */
export type AskDirectly = (sql: string, values: readonly Value[]) => Promise<unknown[][]>;

const AS_IT_IS: ArgType = { scalarType: 'unknown', arity: 'scalar' };

/**
 * Asks the driver adapter of Prisma's client instead of the client, which writes all values as JSON and reads them again: for
 * the statement of a ply, whose values are long texts, that takes more time than everything else on the way to the database.
 */
export function askingDirectly(adapter: PrismaPg): AskDirectly {
  let connected: Promise<SqlDriverAdapter> | null = null;
  return async (sql, values) => {
    connected ??= adapter.connect();
    const { rows } = await (await connected).queryRaw({ sql, args: [...values], argTypes: values.map(() => AS_IT_IS) });
    return rows;
  };
}
