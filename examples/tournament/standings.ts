import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Arbiter } from 'arbiter-client';

/**
 * Writes how a tournament ended into a folder: the standings and the results as tables for spreadsheets, and all of it as JSON for a
 * page of the organiser's. Gives the paths of the files.
 */
export async function writeStandings(arbiter: Arbiter, id: string, folder: string): Promise<string[]> {
  const { tournaments } = arbiter;
  const rounds = await tournaments.rounds(id).all();
  const page = {
    tournament: await tournaments.get(id),
    standings: await tournaments.standings(id).all(),
    rounds: await Promise.all(
      rounds.map(async (round) => ({ ...round, tables: await tournaments.tables(id, round.round).all() })),
    ),
    rulings: await tournaments.rulings(id).all(),
  };
  const files = {
    'standings.csv': await tournaments.csv(id, 'standings'),
    'results.csv': await tournaments.csv(id, 'results'),
    'standings.json': `${JSON.stringify(page, null, 2)}\n`,
  };
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  });
}
