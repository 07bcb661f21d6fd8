import { setTimeout as pause } from 'node:timers/promises';
import type { Arbiter, Item } from 'arbiter-client';
import { Command, InvalidArgumentError } from 'commander';
import { commonOf } from './common.ts';
import { Wrong } from './failure.ts';
import { progress } from './progress.ts';
import { wholeNumber } from './whole-number.ts';

type Table = Item<'tournamentTables'>;
type Result = { wins: [number, number]; draws?: number; bothLose?: boolean };

/** A table in a line: who sits there, how it stands, and the match of the game that goes on. */
export function tableLine({ table, players, kind, wins, draws, status, waitsFor, ruled, stuck, games }: Table): string {
  const [one, other] = players.map(({ name }) => name);
  const number = String(table).padStart(4);
  if (kind === 'bye') return `${number}  ${one} has a bye`;
  if (kind === 'walkover') return `${number}  ${one} wins, since ${other} has left`;
  const score = `${wins.join('–')}${draws > 0 ? `, ${draws} drawn` : ''}${ruled ? ', by ruling' : ''}`;
  const running = games.find((game) => game.status === 'running');
  const state =
    status === 'over'
      ? score
      : stuck
        ? `${score}, waits for a judge: ${stuck.detail}`
        : waitsFor === 'judge'
          ? `${score}, waits for a judge`
          : `${score}, game ${games.length}${running ? ` is match ${running.match}` : ' is about to start'}`;
  return `${number}  ${one} – ${other}  ${state}`;
}

/** The number of the last round that is paired. */
async function lastRound(arbiter: Arbiter, tournament: string): Promise<number> {
  const { round } = await arbiter.tournaments.get(tournament);
  if (round === 0) throw new Wrong('No round is paired yet.');
  return round;
}

/** A result as people write it: games won by each, and games drawn; or that both lose. */
function result(text: string): Result | null {
  if (text === 'games') return null;
  if (text === 'both-lose') return { wins: [0, 0], bothLose: true };
  const [, one, other, draws] = /^(\d)[-–:](\d)(?:[-–:](\d))?$/.exec(text) ?? [];
  if (one === undefined || other === undefined)
    throw new InvalidArgumentError(
      'It has to be games won as in 2-1, or 1-1-1 with one drawn, or both-lose, or games.',
    );
  return { wins: [Number(one), Number(other)], ...(draws === undefined ? {} : { draws: Number(draws) }) };
}

/** Tables as somebody writes them down: ada:ben,cai:dee,eve. */
const byHand = (text: string): string[][] =>
  text.split(',').map((table) => {
    const [one = '', ...others] = table.split(':').map((id) => id.trim());
    if (one === '') throw new InvalidArgumentError('It has to be ids of players as in ada:ben,cai:dee,eve.');
    return [one, ...others];
  });

function pairCommand(): Command {
  return new Command('pair')
    .argument('<tournament>', 'its name or id')
    .description('pair the next round, and begin its matches; after the last round the cut')
    .option('--round <round>', 'only if this is the next one', wholeNumber(1, 1000))
    .option('--dry-run', 'only say who would meet whom')
    .option('--tables <ids>', 'who meets whom, as in ada:ben,cai:dee,eve; one alone has a bye', byHand)
    .action(async (name: string, options: { round?: number; dryRun?: true; tables?: string[][] }, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const paired = await arbiter.tournaments.pair(name, options);
      write(paired, [
        `Round ${paired.round}${paired.stage === 'cut' ? ' (cut)' : ''}${paired.dryRun ? ', not paired yet' : ''}`,
        ...paired.tables.map(
          ({ table, players }) =>
            `${String(table).padStart(4)}  ${players.map(({ name }) => name).join(' – ')}${players.length === 1 ? ' has a bye' : ''}`,
        ),
      ]);
    });
}

function tablesCommand(): Command {
  return new Command('tables')
    .argument('<tournament>', 'its name or id')
    .argument('[round]', 'the round; the last one if left out', wholeNumber(1, 1000))
    .description('the tables of a round: who sits there, how it stands, which match it is')
    .option('--open', 'only those that are not decided')
    .action(async (name: string, asked: number | undefined, { open }: { open?: true }, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const round = asked ?? (await lastRound(arbiter, name));
      for await (const table of arbiter.tournaments.tables(name, round)) {
        if (!open || table.status === 'running') write(table, tableLine(table));
      }
    });
}

function waitCommand(): Command {
  return new Command('wait')
    .argument('<tournament>', 'its name or id')
    .description('wait until every table of the last round is decided, and say each as it is')
    .option('--every <seconds>', 'how often to look', wholeNumber(1, 3600), 2)
    .action(async (name: string, { every }: { every: number }, command: Command) => {
      const { arbiter, json, write } = commonOf(command);
      const round = await lastRound(arbiter, name);
      const told = new Set<number>();
      const judged = new Set<number>();
      let bar: ReturnType<typeof progress> | null = null;
      for (;;) {
        const tables = await arbiter.tournaments.tables(name, round).all();
        bar ??= json ? null : progress(tables.length, 'tables');
        for (const table of tables) {
          const waits = table.waitsFor === 'judge' && !judged.has(table.table);
          const over = table.status === 'over' && !told.has(table.table);
          if (waits) judged.add(table.table);
          if (over) {
            told.add(table.table);
            bar?.step(1);
          }
          if (waits || over) write(table, tableLine(table));
        }
        if (tables.every(({ status }) => status === 'over')) break;
        await pause(every * 1000);
      }
      bar?.end();
    });
}

interface Ruled {
  judge: string;
  reason: string;
}

const withJudge = (command: Command): Command =>
  command
    .requiredOption('--judge <name>', 'who rules it, for the record')
    .requiredOption('--reason <text>', 'why, for the record');

const ruled =
  () =>
  async (
    name: string,
    round: number,
    table: number,
    asked: Result | null,
    { judge, reason }: Ruled,
    command: Command,
  ) => {
    const { arbiter, write } = commonOf(command);
    await arbiter.tournaments.rule(name, round, table, { result: asked, judge, reason });
    const now = await arbiter.tournaments.table(name, round, table);
    write(now, tableLine(now));
  };

const rulingCommand = (name: string, description: string): Command =>
  withJudge(
    new Command(name)
      .argument('<tournament>', 'its name or id')
      .argument('<round>', 'the round', wholeNumber(1, 1000))
      .argument('<table>', 'the number of the table', wholeNumber(1, 10_000))
      .argument(
        '<result>',
        'games won in the order of its players: 2-1; 1-1-1 with one drawn; both-lose; games',
        result,
      )
      .description(description),
  ).action(ruled());

function undoCommand(): Command {
  return withJudge(
    new Command('undo')
      .argument('<tournament>', 'its name or id')
      .argument('<round>', 'the last round', wholeNumber(1, 1000))
      .description('take the last round back, to pair it anew; its matches end without a winner'),
  ).action(async (name: string, round: number, { judge, reason }: Ruled, command: Command) => {
    const { arbiter, write } = commonOf(command);
    write(await arbiter.tournaments.undoRound(name, round, { judge, reason }), `Round ${round} is taken back.`);
  });
}

export const roundCommands = (): Command[] => [
  pairCommand(),
  tablesCommand(),
  waitCommand(),
  rulingCommand('report', 'say how a series ended that was not played here, in the place of its games')
    .alias('rule')
    .addHelpText(
      'after',
      '\nIt can be said again whenever it is found to be wrong: standings follow. `games` takes it back, so that the games of the table count.',
    ),
  undoCommand(),
];
