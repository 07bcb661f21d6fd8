import { globSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/*
 * The runner loads this before it runs anything. What says something to `node:test` may not come with it: a `test`, a suite or a hook of
 * the runner itself begins a run of its own, and the one that follows passes over the set-up for all files (`global-setup.ts`).
 */

/**
 * The folders of `test` whose files share processes, each with how many: what they import is loaded once in each of them, instead of
 * once a file, which takes about a second. For each process there is a file in `test/packs`.
 */
export const PACKS: Readonly<Record<string, number>> = {
  alteil: 1,
  cards: 1,
  cli: 1,
  client: 1,
  docs: 1,
  dx2: 1,
  engine: 1,
  graphql: 1,
  gundam: 1,
  http: 6,
  jobs: 1,
  nexus: 1,
  pictures: 1,
  properties: 3,
  search: 1,
  services: 1,
  store: 2,
  tournaments: 1,
  unnamed: 1,
  webhooks: 1,
};

/**
 * Files of these folders that have a process of their own: most of them measure it, its memory or its event loop; the last two take as
 * long as a whole pack.
 */
export const ALONE: readonly string[] = [
  'graphql/memory.test.ts',
  'http/export.test.ts',
  'http/fuzz-socket.test.ts',
  'http/limits.test.ts',
  'http/long-plies.test.ts',
  'http/overload.test.ts',
  'services/card-set-cache.test.ts',
  'properties/games.test.ts',
  'store/server.test.ts',
];

const TESTS = resolve(import.meta.dirname, '..');

/** The files of a run that take longest, in that order. */
export const LONGEST: readonly string[] = [
  'packs/http-1.test.ts',
  'packs/properties-1.test.ts',
  'packs/jobs.test.ts',
  'packs/http-6.test.ts',
  'packs/cli.test.ts',
  'hostile.test.ts',
  'packs/http-4.test.ts',
  'packs/store-1.test.ts',
  'packs/http-5.test.ts',
  'packs/http-2.test.ts',
  'packs/properties-3.test.ts',
  'conformance.test.ts',
  'pages/pages.test.ts',
  'examples/tournament.test.ts',
  'packs/http-3.test.ts',
  'packs/client.test.ts',
  'properties/games.test.ts',
  'store/server.test.ts',
  'packs/graphql.test.ts',
  'packs/properties-2.test.ts',
  'packs/store-2.test.ts',
  'examples/discord-bot.test.ts',
  'processes/group.test.ts',
  'pages/cards.test.ts',
  'graphql/memory.test.ts',
  'house.test.ts',
];

/** The files of a folder that share processes, in the order of their names. */
export const packed = (folder: string): string[] =>
  readdirSync(resolve(TESTS, folder))
    .filter((file) => file.endsWith('.test.ts') && !ALONE.includes(`${folder}/${file}`))
    .sort();

/** The files that make up a run, by their paths from the root of the repository, the longest first: packs instead of what is in them. */
export function filesOfRun(): string[] {
  const inside = new Set(Object.keys(PACKS).flatMap((folder) => packed(folder).map((file) => `${folder}/${file}`)));
  const files = globSync('**/*.test.ts', { cwd: TESTS }).filter((file) => !inside.has(file));
  const others = files.filter((file) => !LONGEST.includes(file)).sort();
  return [...LONGEST, ...others].map((file) => `test/${file}`);
}
