import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';

/** What the command line says, or why it can't be read. */
export function commandLine<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> | string {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      return error.message;
    }
    throw error;
  }
}
