#!/usr/bin/env node
import { Command, Option } from 'commander';
import { cardCommand } from './cards.ts';
import { failureOf } from './failure.ts';
import { jobCommand } from './jobs.ts';
import { keyCommand } from './keys.ts';
import { parseCommand } from './parse.ts';
import { playCommand } from './play.ts';
import { startCommand } from './start.ts';
import { tournamentCommand } from './tournaments.ts';
import { verifyCommand } from './verify.ts';
import { watchCommand } from './watch.ts';

const program = new Command('arbiter')
  .description('Plays, watches and checks matches of an Arbiter service.')
  .addOption(new Option('--url <address>', 'where the service is').env('ARBITER_URL').default('http://127.0.0.1:3000'))
  .addOption(new Option('--key <key>', 'the API key, where the service asks for one').env('ARBITER_KEY'))
  .option('--json', 'write JSON, for programs: a value, or a line for each item')
  .addHelpText(
    'after',
    `
Examples:
  arbiter play gundam                         against random play, in this terminal
  arbiter start nexus --names Ada,Bo          prints the id of the match
  arbiter watch <match>                       what happens, with the clause behind it
  arbiter verify <match>                      plays it again, and checks the signature
  arbiter verify transcript.json              the same of a file; the service is only asked for its public keys
  arbiter check-cards gundam cards.json       everything that is wrong with them
  arbiter parse gundam cards.txt              what the words of cards mean, and what is not understood
  arbiter tournament --help                   runs a tournament, from the first player to the last table
  arbiter job export --tournament Cup --write cup.ndjson
  arbiter key create --scopes matches:read

Ends with 1 when something was refused or found wrong, with 2 when the command line can't be read.`,
  )
  .showHelpAfterError('(--help says how it is used)')
  .configureHelp({ showGlobalOptions: true })
  .exitOverride((error) => {
    process.exit(error.exitCode === 0 ? 0 : 2);
  });

for (const command of [
  startCommand,
  playCommand,
  watchCommand,
  verifyCommand,
  cardCommand,
  parseCommand,
  tournamentCommand,
  jobCommand,
  keyCommand,
]) {
  program.addCommand(command());
}

/** How mistakes are told is settled once, for all commands. */
function inherit(parent: Command): void {
  for (const child of parent.commands) {
    child.copyInheritedSettings(parent);
    inherit(child);
  }
}
inherit(program);

try {
  await program.parseAsync();
} catch (error) {
  console.error(failureOf(error));
  process.exitCode = 1;
}
