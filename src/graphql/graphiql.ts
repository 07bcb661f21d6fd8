import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const { resolve } = createRequire(import.meta.url);

const SCRIPT = 'text/javascript; charset=utf-8';

/** What the page loads, each from the package that it is in; nothing comes from another host. */
const FILES = [
  { name: 'react.js', file: 'react/umd/react.production.min.js', type: SCRIPT },
  { name: 'react-dom.js', file: 'react-dom/umd/react-dom.production.min.js', type: SCRIPT },
  { name: 'graphiql.js', file: 'graphiql/graphiql.min.js', type: SCRIPT },
  { name: 'graphiql.css', file: 'graphiql/graphiql.min.css', type: 'text/css; charset=utf-8' },
] as const;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>GraphiQL</title>
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="/graphiql/graphiql.css" />
    <style>
      body { margin: 0; }
      #main { height: 100vh; }
    </style>
  </head>
  <body>
    <div id="main"></div>
    <script src="/graphiql/react.js"></script>
    <script src="/graphiql/react-dom.js"></script>
    <script src="/graphiql/graphiql.js"></script>
    <script src="/graphiql/main.js"></script>
  </body>
</html>
`;

/** What stands in the editor of somebody who is here for the first time. */
const WELCOME = `# The rulesets of this service. Ctrl-Enter sends the query, Ctrl-Space completes words,
# and the icon at the top left opens the documentation of every field.

query Rulesets {
  rulesets {
    items { id title summary sampleDecks { id title } }
  }
}

# Starts a match and shows who decides what.
mutation Start {
  startMatch(request: { ruleset: "gundam" }) {
    match { id }
    awaiting { player prompt options { id label } }
  }
}
`;

const MAIN = `const url = new URL('/graphql', location.href);
const sockets = new URL(url);
sockets.protocol = url.protocol.replace('http', 'ws');
const fetcher = GraphiQL.createFetcher({ url: url.href, subscriptionUrl: sockets.href });
const asked = new URLSearchParams(location.search);
const page = React.createElement(GraphiQL, {
  fetcher,
  shouldPersistHeaders: false,
  defaultQuery: ${JSON.stringify(WELCOME)},
  query: asked.get('query') ?? undefined,
  variables: asked.get('variables') ?? undefined,
});
ReactDOM.createRoot(document.getElementById('main')).render(page);
`;

/**
 * Serves a page to write queries in. It runs on the origin of the API, so it is for machines of developers. Its files are read when they are
 * asked for: a service does not hold megabytes that nobody may ever look at.
 */
export async function serveGraphiql(scope: FastifyInstance): Promise<void> {
  const serve = (url: string, type: string, text: () => string | Promise<string>) =>
    scope.get(url, { schema: { hide: true } }, async (_request, reply) => reply.type(type).send(await text()));
  serve('/graphiql', 'text/html; charset=utf-8', () => PAGE);
  serve('/graphiql/main.js', SCRIPT, () => MAIN);
  for (const { name, type, file } of FILES) {
    const path = located(file);
    serve(`/graphiql/${name}`, type, () => readFile(path, 'utf8'));
  }
}

function located(file: string): string {
  try {
    const [name = '', ...path] = file.split('/');
    return join(dirname(resolve(`${name}/package.json`)), ...path);
  } catch (error) {
    throw new Error('GRAPHIQL is on, but its packages, which are optional, are not installed.', { cause: error });
  }
}
