import { writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import { commonOf } from './common.ts';
import { wholeNumber } from './whole-number.ts';

const LISTS = ['players', 'results', 'rounds', 'rulings', 'standings', 'tables'] as const;

/** What can be read of a tournament, also of one that only its matches name. */
export function listCommands(): Command[] {
  const list = new Command('list')
    .description('the tournaments that have matches')
    .action(async (_: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      for await (const one of arbiter.tournaments.list())
        write(one, `${one.name}: ${one.matches} ${one.matches === 1 ? 'match' : 'matches'}`);
    });
  const players = new Command('players')
    .argument('<tournament>', 'its name or id')
    .description('who takes part')
    .action(async (name: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      for await (const one of arbiter.tournaments.players(name)) {
        const left = one.droppedAfter === null ? '' : `  left after round ${one.droppedAfter}`;
        write(one, `${one.id}  ${one.name}${left}`);
      }
    });
  const standings = new Command('standings')
    .argument('<tournament>', 'its name or id')
    .description('who stands where')
    .option('--round <round>', 'after this round', wholeNumber(1, 1000))
    .action(async (name: string, { round }: { round?: number }, command: Command) => {
      const { arbiter, write } = commonOf(command);
      for await (const one of arbiter.tournaments.standings(name, round === undefined ? {} : { round })) {
        const left = one.dropped ? '  (left)' : '';
        write(one, `${String(one.rank).padStart(4)}  ${String(one.points).padStart(4)}  ${one.player}${left}`);
      }
    });
  const results = new Command('results')
    .argument('<tournament>', 'its name or id')
    .description('who played whom, and who has won')
    .action(async (name: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      for await (const one of arbiter.tournaments.results(name)) {
        const score =
          one.status === 'running' ? 'running' : `${one.wins.join('–')}${one.draws > 0 ? `, ${one.draws} drawn` : ''}`;
        write(one, `${one.round ?? '-'}  ${one.table ?? '-'}  ${one.players.join(' – ')}  ${score}`);
      }
    });
  const rulings = new Command('rulings')
    .argument('<tournament>', 'its name or id')
    .description('what judges ruled')
    .action(async (name: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      for await (const one of arbiter.tournaments.rulings(name)) {
        const where = one.table === null ? `round ${one.round}` : `round ${one.round}, table ${one.table}`;
        const said =
          one.table === null
            ? 'taken back'
            : one.result === null
              ? 'the games count'
              : one.result.bothLose
                ? 'both lose'
                : one.result.wins.join('–');
        write(one, `${String(one.number).padStart(4)}  ${where}: ${said}. ${one.reason} (${one.judge})`);
      }
    });
  const csv = new Command('csv')
    .argument('<tournament>', 'its name or id')
    .addArgument(new Command().createArgument('<list>', 'what is wanted').choices(LISTS))
    .description('a list as a table for spreadsheets, all of it')
    .option('--round <round>', 'standings after this round, results or tables of it', wholeNumber(1, 1000))
    .addOption(new Option('--out <file>', 'where to write it; it is printed if left out'))
    .action(
      async (
        name: string,
        asked: (typeof LISTS)[number],
        { round, out }: { round?: number; out?: string },
        command: Command,
      ) => {
        const { arbiter, write } = commonOf(command);
        const { tournaments } = arbiter;
        const table =
          asked === 'tables'
            ? await tournaments.csv(name, asked, round ?? (await tournaments.get(name)).round)
            : asked === 'standings' || asked === 'results'
              ? await tournaments.csv(name, asked, round)
              : await tournaments.csv(name, asked);
        if (out === undefined) process.stdout.write(table);
        else {
          writeFileSync(out, table);
          write({ file: out, bytes: Buffer.byteLength(table) }, `Written: ${out}`);
        }
      },
    );
  return [list, players, standings, results, rulings, csv];
}
