import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Answers are for programs: a browser that opens one has nothing to load and nothing to run. */
const ANSWER = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] };

/** The documentation comes with all it needs. */
const DOCS = {
  ...ANSWER,
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
};

/** The page of GraphiQL speaks to the service by WebSocket as well, which is another scheme to some browsers. */
const GRAPHIQL = { ...DOCS, 'connect-src': ["'self'", 'ws:', 'wss:'] };

const PAGES = [
  { under: /^\/docs(\/|$)/, directives: DOCS },
  { under: /^\/graphiql(\/|$)/, directives: GRAPHIQL },
];

/** The security headers for browsers. The two pages for people are allowed what they need and no more. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    const page = PAGES.find(({ under }) => under.test(route.url));
    if (!page) return;
    route.helmet = { contentSecurityPolicy: { useDefaults: false, directives: page.directives } };
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: ANSWER },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // What only browsers of long ago looked at is left out.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
    // The service speaks plain HTTP; whoever puts TLS in front decides about HSTS for their domain.
    strictTransportSecurity: false,
  });
}
