import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui';

/** What stands at the head of the documentation. */
export const ABOUT = `A state and an action in, the resolved state and the rule clause behind every event out.

Start with \`POST /v1/matches\` and the name of a ruleset. The answer has a \`state\` and, in \`awaiting\`, the open decisions
with their options; send the state back to \`POST /v1/adjudications\` together with the \`action\` of one of them. Every refusal is a
problem document with a \`code\`; [/problems](/problems) explains them all.

Every call below is filled in and can be tried. Calls under \`/v1/matches/{id}\`, \`/v1/keys/{id}\` and \`/v1/webhooks/{id}\` want the
id of one of yours in place of the one that is there: \`POST /v1/matches\`, \`POST /v1/keys\` and \`POST /v1/webhooks\` give one. The same service speaks GraphQL at \`/graphql\`;
[/graphiql](/graphiql), where it is served, is a page to try that.`;

/** What the calls are about, in the order in which the page has them. */
export const TAGS = [
  { name: 'matches', description: 'Games that the service keeps, ply by ply, and what is read of them.' },
  { name: 'live', description: 'What happens, as it happens.' },
  { name: 'adjudication', description: 'Games whose states the caller keeps: nothing is stored.' },
  { name: 'scenes', description: 'The table as data, text or picture, in one form for all games.' },
  { name: 'rulesets', description: 'The games: their clauses, cards, words, events and schemas.' },
  { name: 'card sets', description: 'Cards of the caller’s own.' },
  { name: 'tournaments', description: 'Matches that share an event: results, standings, players, statistics.' },
  { name: 'jobs', description: 'Long work: it is asked for, goes on by itself, and says how far it is.' },
  { name: 'webhooks', description: 'Where the service tells what happens, and what it has sent there.' },
  { name: 'keys', description: 'Who may call, and what.' },
  { name: 'service', description: 'The service itself.' },
];

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="4" y="7" width="14" height="19" rx="2" fill="#3b4151"/>' +
  '<rect x="13" y="5" width="14" height="19" rx="2" fill="#49cc90" stroke="#fff"/></svg>';

/** The page at /docs: without a bar of another project's, every call ready to be tried. */
export const PAGE: FastifySwaggerUiOptions = {
  routePrefix: '/docs',
  theme: {
    title: 'Arbiter API',
    favicon: [{ filename: 'icon.svg', rel: 'icon', sizes: 'any', type: 'image/svg+xml', content: ICON }],
  },
  uiConfig: {
    layout: 'BaseLayout',
    docExpansion: 'list',
    deepLinking: true,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    syntaxHighlight: false,
    defaultModelsExpandDepth: 0,
  },
};
