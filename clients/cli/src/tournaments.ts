import { Command } from 'commander';
import { commonOf } from './common.ts';

export function tournamentCommand(): Command {
  const tournament = new Command('tournament').description('tournaments, by the name that their matches have');
  tournament
    .command('list')
    .description('all tournaments')
    .action(async (_: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      for await (const one of arbiter.tournaments.list()) write(one, `${one.name}: ${one.matches} matches`);
    });
  tournament
    .command('standings')
    .argument('<name>', 'the tournament')
    .description('who stands where')
    .option('--round <round>', 'after this round')
    .action(async (name: string, { round }: { round?: string }, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const query = round === undefined ? {} : { round: Number(round) };
      for await (const one of arbiter.tournaments.standings(name, query)) {
        write(one, `${String(one.rank).padStart(4)}  ${String(one.points).padStart(4)}  ${one.player}`);
      }
    });
  tournament
    .command('results')
    .argument('<name>', 'the tournament')
    .description('who played whom, and who has won')
    .action(async (name: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      for await (const one of arbiter.tournaments.results(name)) {
        const score =
          one.status === 'running' ? 'running' : `${one.wins.join('–')}${one.draws > 0 ? `, ${one.draws} drawn` : ''}`;
        write(one, `${one.round ?? '-'}  ${one.table ?? '-'}  ${one.players.join(' – ')}  ${score}`);
      }
    });
  return tournament;
}
