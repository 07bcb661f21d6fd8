import { text } from 'node:stream/consumers';
import type { Answer, Body } from 'arbiter-client';
import { Command, Option } from 'commander';
import type { ClockOptions } from './clocks.ts';
import { clockOf, withClockOptions } from './clocks.ts';
import { commonOf, textOf } from './common.ts';
import { Wrong } from './failure.ts';
import { listCommands } from './tournament-lists.ts';
import { roundCommands } from './tournament-rounds.ts';
import { wholeNumber } from './whole-number.ts';

type Create = Body<'createTournament'>;

const FORMATS = ['swiss', 'round-robin', 'single-elimination', 'double-elimination'] as const;

interface CreateOptions extends ClockOptions {
  format: (typeof FORMATS)[number];
  rounds?: number;
  bestOf?: number;
  cut?: number;
  cutBestOf?: number;
  cutFormat?: 'single-elimination' | 'double-elimination';
  tiebreaks?: string;
  seed?: string;
  tag?: string[];
  auto?: true;
  players?: string;
}

/** A table of players from a file, or from what is piped in where it is named `-`. */
async function tableIn(file: string): Promise<string> {
  return file === '-' ? text(process.stdin) : textOf(file);
}

function createCommand(): Command {
  const command = new Command('create')
    .argument('<name>', 'what it is called; no other tournament may be called that')
    .argument('<ruleset>', 'the game: gundam, dx2, alteil, nexus, unnamed')
    .description('make a tournament whose rounds are paired here')
    .addOption(new Option('--format <format>', 'how rounds are paired').choices(FORMATS).default('swiss'))
    .option('--rounds <count>', 'rounds before the cut; as many as one winner needs if left out', wholeNumber(1, 100))
    .option('--best-of <games>', 'how many games a series has at most: 1, 3, 5, 7 or 9', wholeNumber(1, 9))
    .option('--cut <players>', 'after the last round so many go on by elimination', wholeNumber(2, 64))
    .option('--cut-best-of <games>', 'how many games their series have at most', wholeNumber(1, 9))
    .addOption(
      new Option('--cut-format <format>', 'how they go on').choices(['single-elimination', 'double-elimination']),
    )
    .option('--tiebreaks <names>', 'what players who are level are ranked by, in order, separated by commas')
    .option('--seed <text>', 'what pairings are drawn from; random if left out')
    .option('--tag <tag...>', 'what its matches are filed under')
    .option('--auto', 'take decisions that have one option only, without asking')
    .option('--players <file>', 'register the players of a CSV file; - for what is piped in');
  return withClockOptions(command).action(
    async (name: string, ruleset: string, options: CreateOptions, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const { cut, cutBestOf, cutFormat, tiebreaks, tag, players, seconds, bank, increment, atZero, ...same } = options;
      if (cut === undefined && (cutBestOf !== undefined || cutFormat !== undefined))
        throw new Wrong('--cut-best-of and --cut-format say how a cut is played: --cut says how many are in it.');
      const table = players === undefined ? null : await tableIn(players);
      const made = await arbiter.tournaments.create({
        ...same,
        ...clockOf({ seconds, bank, increment, atZero }),
        name,
        ruleset,
        ...(tag ? { tags: tag } : {}),
        ...(tiebreaks === undefined ? {} : { tiebreaks: tiebreaks.split(',') as NonNullable<Create['tiebreaks']> }),
        ...(cut === undefined
          ? {}
          : {
              cut: {
                to: cut,
                ...(cutBestOf === undefined ? {} : { bestOf: cutBestOf }),
                ...(cutFormat === undefined ? {} : { format: cutFormat }),
              },
            }),
      });
      if (table !== null) await arbiter.tournaments.registerCsv(made.id, table);
      const now = table === null ? made : await arbiter.tournaments.get(made.id);
      write(now, stateOf(now));
    },
  );
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** How a tournament stands, in lines for people. */
export function stateOf(tournament: Answer<'organizedTournament'>): string[] {
  const { name, ruleset, format, bestOf, rounds, cut, status, stage, round, openTables, players, champion, id } =
    tournament;
  const planned = rounds === null ? '' : ` of ${rounds}`;
  const inCut = stage === 'cut' ? ', in the cut' : planned;
  return [
    `${name}: ${ruleset}, ${format}, best of ${bestOf}${cut ? `, then a cut to ${cut.to}` : ''}`,
    `  id       ${id}`,
    `  players  ${players.registered}${players.active === players.registered ? '' : `, ${players.active} of them still take part`}`,
    status === 'registration'
      ? '  round    none is paired yet'
      : status === 'over'
        ? `  over     after ${counted(round, 'round')}${champion === null ? '; first place is shared' : `, won by ${champion}`}`
        : `  round    ${round}${inCut}, ${openTables === 0 ? 'all tables are decided' : `${counted(openTables, 'table')} ${openTables === 1 ? 'is' : 'are'} open`}`,
  ];
}

interface Numbered {
  id: string;
  name: string;
}

/** The player of that id, or of that name. */
export function playerNamed(players: readonly Numbered[], named: string): Numbered {
  const found = players.find(({ id }) => id === named) ?? players.find(({ name }) => name === named);
  if (!found) throw new Wrong(`The tournament has no player ${named}.`);
  return found;
}

function playerCommands(): Command[] {
  const add = new Command('add')
    .argument('<tournament>', 'its name or id')
    .argument('<names...>', 'what the players are called')
    .description('register players by their names')
    .option('--deck <deck>', 'the id of the sample deck that they play')
    .action(async (tournament: string, names: string[], { deck }: { deck?: string }, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const asked = names.map((name) => ({ name, ...(deck === undefined ? {} : { deck }) }));
      for (const one of (await arbiter.tournaments.register(tournament, { players: asked })).players)
        write(one, `${one.id}  ${one.name}`);
    });
  const bring = new Command('import')
    .argument('<tournament>', 'its name or id')
    .argument('<file>', 'a CSV file whose first line names the columns; - for what is piped in')
    .description('register the players of a table: all of them, or none where something is wrong')
    .addHelpText(
      'after',
      '\nColumns: name, and where they are known id, deck, seed (place in a bracket) and externalId. They are separated by commas, semicolons or tabs.',
    )
    .action(async (tournament: string, file: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const made = await arbiter.tournaments.registerCsv(tournament, await tableIn(file));
      write(made, `${made.players.length} players are registered.`);
    });
  const presence = (name: string, description: string, dropped: boolean) =>
    new Command(name)
      .argument('<tournament>', 'its name or id')
      .argument('<players...>', 'their ids or names')
      .description(description)
      .action(async (tournament: string, named: string[], _: object, command: Command) => {
        const { arbiter, write } = commonOf(command);
        const players = await arbiter.tournaments.players(tournament).all();
        for (const { id } of named.map((one) => playerNamed(players, one))) {
          const now = await arbiter.tournaments.amendPlayer(tournament, id, { dropped });
          write(now, `${now.name} ${dropped ? 'has left the tournament' : 'takes part again'}.`);
        }
      });
  const remove = new Command('remove')
    .argument('<tournament>', 'its name or id')
    .argument('<player>', 'the id or name')
    .description('take a player off the list, before a round was paired with them')
    .action(async (tournament: string, named: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const { id } = playerNamed(await arbiter.tournaments.players(tournament).all(), named);
      const gone = await arbiter.tournaments.removePlayer(tournament, id);
      write(gone, `${gone.name} is off the list.`);
    });
  return [
    add,
    bring,
    presence('drop', 'players leave; a table of theirs that is open goes on', true),
    presence('rejoin', 'players who have left take part again from the next round on', false),
    remove,
  ];
}

function endCommands(): Command[] {
  const finish = new Command('finish')
    .argument('<tournament>', 'its name or id')
    .description('end it with the last round that is paired: no further round, and no cut')
    .action(async (name: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const now = await arbiter.tournaments.get(name);
      const isBracket = now.stage === 'cut' || now.format.endsWith('-elimination');
      if (now.status === 'registration') throw new Wrong('No round is paired yet: `delete` takes the tournament away.');
      if (now.status !== 'over' && isBracket) throw new Wrong('A bracket goes on until one is left.');
      const ended =
        now.status === 'over' ? now : await arbiter.tournaments.amend(name, { rounds: now.round, cut: null });
      write(ended, [
        ...stateOf(ended),
        ...(ended.status === 'over' ? [] : ['  It is over as soon as the open tables are decided.']),
      ]);
    });
  const remove = new Command('delete')
    .argument('<tournament>', 'its name or id')
    .description('take it away with its players, rounds and rulings; its matches stay')
    .requiredOption('--yes', 'you mean it')
    .action(async (name: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const gone = await arbiter.tournaments.delete(name);
      write(gone, `${gone.name} is gone.`);
    });
  return [finish, remove];
}

const show = (): Command =>
  new Command('show')
    .argument('<tournament>', 'its name or id')
    .description('how it stands')
    .action(async (name: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const now = await arbiter.tournaments.get(name);
      write(now, stateOf(now));
    });

export function tournamentCommand(): Command {
  const tournament = new Command('tournament')
    .description('run tournaments, and read those that matches only name')
    .addHelpText(
      'after',
      `
An evening:
  arbiter tournament create "Summer Open" gundam --rounds 3 --best-of 3 --cut 4
  arbiter tournament import "Summer Open" players.csv
  arbiter tournament pair "Summer Open"                  who meets whom in round 1; its matches begin
  arbiter tournament wait "Summer Open"                  until every table is decided
  arbiter tournament tables "Summer Open" --open         what is still open, and what it waits for
  arbiter tournament report "Summer Open" 1 4 2-1 --judge Ines --reason "Played on paper."
  arbiter tournament drop "Summer Open" Eve
  arbiter tournament pair "Summer Open"                  the next round, and after the last one the cut
  arbiter tournament standings "Summer Open"
  arbiter tournament csv "Summer Open" standings --out standings.csv

With a key: rounds and players need the scope matches:write, reports and rulings the scope judge.`,
    );
  for (const one of [
    createCommand(),
    show(),
    ...playerCommands(),
    ...roundCommands(),
    ...endCommands(),
    ...listCommands(),
  ])
    tournament.addCommand(one);
  return tournament;
}
