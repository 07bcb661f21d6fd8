/** What a command is called with, and where it writes: those of this process, or of whoever calls the command as a function. */
export interface Shell {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  console: Pick<Console, 'log' | 'error'>;
}

export const ownShell: Shell = { args: process.argv.slice(2), env: process.env, console };
