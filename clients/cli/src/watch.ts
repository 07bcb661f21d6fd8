import type { Viewer } from 'arbiter-client';
import { Command, InvalidArgumentError, Option } from 'commander';
import { clockLines } from './clocks.ts';
import { commonOf } from './common.ts';

const ply = (text: string): number => {
  if (!/^-1$|^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It has to be a ply, or -1 for the whole match.');
  return Number(text);
};

export const watchCommand = (): Command =>
  new Command('watch')
    .argument('<match>', 'the id of the match')
    .description('tell what happens in a match until it is over')
    .addOption(new Option('--viewer <viewer>', 'as whom to look').choices(['p1', 'p2', 'spectator', 'judge']))
    .option('--after <ply>', 'begin after this ply; -1 for the whole match', ply)
    .action(async (id: string, { viewer, after }: { viewer?: Viewer; after?: number }, command: Command) => {
      const { arbiter, json, write } = commonOf(command);
      const match = arbiter.match(id, viewer === undefined ? {} : { viewer });
      for await (const update of match.follow(after === undefined ? {} : { after })) {
        const told = update.events.map(
          ({ ply, clause, text }) => `${String(ply).padStart(4)}  ${clause.padEnd(12)}  ${text}`,
        );
        const open = update.awaiting.map(({ player, prompt }) => `      ${player}: ${prompt}`);
        const clocks = update.outcome === null ? clockLines(arbiter, update).map((line) => `      ${line}`) : [];
        if (json || told.length + open.length > 0) write(update, [...told, ...open, ...clocks]);
      }
    });
