import { globSync } from 'node:fs';
import { ROOT } from './targets.ts';

/** A part of the service that decides something by which a caller could be wronged, and the tests it is tried in first. */
export interface Guard {
  subject: string;
  why: string;
  files: readonly string[];
  first: readonly string[];
}

/** What the service decides with, by subject. A file belongs to the first of them that names it. */
export const GUARDS: readonly Guard[] = [
  {
    subject: 'tenants',
    why: 'Who is calling, what they may do, and of what they may learn that it exists: keys, scopes, seats, matches of others.',
    files: [
      'src/doors/identify.ts',
      'src/graphql/needs.ts',
      'src/services/callers/caller.ts',
      'src/services/ids.ts',
      'src/services/keys/*.ts',
      'src/services/matches/lookup.ts',
      'src/store/key-store.ts',
    ],
    first: ['http/scopes', 'http/keys', 'http/isolation', 'http/local', 'graphql/schema'],
  },
  {
    subject: 'views',
    why: 'What a seat or a spectator may read of a match, a ply or a verdict, and by what name a forgotten player is told.',
    files: [
      'src/services/matches/match-object.ts',
      'src/services/matches/view-match.ts',
      'src/services/play/parts.ts',
      'src/services/play/tell-verdict.ts',
      'src/services/play/view-action.ts',
      'src/services/reading/edges.ts',
      'src/services/reading/events.ts',
      'src/services/reading/history.ts',
      'src/services/reading/plies.ts',
      'src/services/reading/transcript.ts',
      'src/services/refused-by.ts',
      'src/services/tournaments/pseudonyms.ts',
    ],
    first: ['http/views', 'http/isolation', 'http/events', 'http/transcript', 'http/forget-player'],
  },
  {
    subject: 'seals',
    why: 'What is sealed, signed and hashed, whether a state is one of ours and unchanged, and whether a record is what was played.',
    files: [
      'src/services/delivery/sealed.ts',
      'src/services/matches/seeds.ts',
      'src/services/matches/verify.ts',
      'src/services/play/validate-state.ts',
      'src/services/runs/known-states.ts',
      'src/services/sealing/*.ts',
      'src/services/write-json.ts',
      'src/store/service-key-store.ts',
    ],
    first: [
      'http/sealed',
      'http/signed',
      'http/seeds',
      'http/states',
      'http/verification',
      'services/known-states',
      'services/service-keys',
      'services/write-json',
    ],
  },
  {
    subject: 'limits',
    why: 'How much, how often, how large and how deep: points, wrong keys, streams, requests at once, queries of GraphQL.',
    files: [
      'src/doors/card-points.ts',
      'src/doors/in-flight.ts',
      'src/doors/json.ts',
      'src/doors/limits.ts',
      'src/doors/live-slots.ts',
      'src/doors/rate-limits.ts',
      'src/doors/turn-queue.ts',
      'src/graphql/cost.ts',
      'src/graphql/depth.ts',
      'src/graphql/guard.ts',
      'src/graphql/limits.ts',
      'src/graphql/outline.ts',
      'src/graphql/tokens.ts',
      'src/services/callers/rates.ts',
      'src/store/counted-limit.ts',
      'src/store/counters.ts',
    ],
    first: [
      'graphql/limits',
      'graphql/hostile',
      'http/quotas',
      'http/shared-limits',
      'http/limits',
      'http/card-points',
      'http/bad-input',
    ],
  },
  {
    subject: 'repeats',
    why: 'Whether a request that is sent twice is carried out once, and what is meant for an earlier ply is refused.',
    files: [
      'src/doors/entity-tag.ts',
      'src/doors/idempotency.ts',
      'src/http/if-match.ts',
      'src/services/callers/idempotency.ts',
      'src/services/callers/withdrawal.ts',
      'src/services/matches/append.ts',
      'src/services/matches/earlier-start.ts',
      'src/services/matches/precondition.ts',
      'src/services/matches/record.ts',
      'src/services/matches/repeat.ts',
      'src/store/append-ply.ts',
      'src/store/idempotency-store.ts',
    ],
    first: ['http/idempotency', 'http/conditional', 'http/matches', 'http/etag', 'http/forget-player'],
  },
];

/** The files of the service whose mutants are tried. */
export const serviceFiles = (): string[] =>
  [...new Set(GUARDS.flatMap(({ files }) => globSync([...files], { cwd: ROOT })))].sort();

const known = new Map(
  GUARDS.flatMap((guard) => globSync([...guard.files], { cwd: ROOT }).map((file) => [file, guard])),
);

/** What a file of the service decides about; undefined for any other file. */
export const guardOf = (file: string): Guard | undefined => known.get(file);

/**
 * What is not run with a mutant: what starts programs of its own or times the process, and what tells of cards, texts and pages. It says
 * little about what is changed here, and takes as long as all others.
 */
const LEFT_OUT = [
  'test/graphql/memory.test.ts',
  'test/http/*-load.test.ts',
  'test/http/{card-check,decks,language,single-cards,texts}.test.ts',
  'test/http/{docs-page,examples,generated-clients,menu-bot,scenes,statistics,telemetry,untraced}.test.ts',
  'test/http/{fuzz,fuzz-socket,long-plies}.test.ts',
  'test/services/{card-set-cache,explain,read-cards,schemas}.test.ts',
];

/** The tests in which the service is tried, by their paths from the root of the repository. */
export const serviceTests = (): string[] =>
  globSync(
    ['test/{graphql,http,services}/*.test.ts', 'test/store/{former-rows,packed-ply,pruning,state-steps}.test.ts'],
    { cwd: ROOT, exclude: LEFT_OUT },
  ).sort();
