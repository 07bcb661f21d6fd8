import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { PAGE_ADDRESSES, PAGE_FILES } from '../page-addresses.ts';
import { isRead } from '../reads.ts';

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

/** The pages come from files of their own, with nothing written into the document; `images` may be shown besides those. */
const pages = (images: readonly string[]) => ({
  ...ANSWER,
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', ...images],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
});

const under = (path: string) => (url: string) => url === path || url.startsWith(`${path}/`);

/** The headers for what may load and do what `directives` say. They are the same for every answer, and so are worked out once. */
function headersFor(directives: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const fill = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
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
  fill({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** What a browser minds in whatever it gets. The others speak of what it shows, which it has read from an address. */
const SAID_OF_ALL: readonly string[] = ['content-security-policy', 'x-content-type-options'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The security headers of a route whose answers are pages. */
    security?: Readonly<Record<string, string>>;
  }
}

/**
 * The security headers for browsers. Pages for people are allowed what they need and no more; `images` are the origins from which
 * they may show pictures of cards.
 */
export function securityHeaders(app: FastifyInstance, images: '*' | readonly string[]): void {
  const answer = headersFor(ANSWER);
  const sent = Object.fromEntries(Object.entries(answer).filter(([name]) => SAID_OF_ALL.includes(name)));
  const known = [
    { isOf: under('/docs'), headers: headersFor(DOCS) },
    { isOf: under('/graphiql'), headers: headersFor(GRAPHIQL) },
    {
      isOf: (url: string) => PAGE_ADDRESSES.includes(url) || url.startsWith(PAGE_FILES),
      headers: headersFor(pages(images === '*' ? ['https:'] : images)),
    },
  ];
  app.addHook('onRoute', (route) => {
    const page = known.find(({ isOf }) => isOf(route.url));
    if (page) route.config = { ...route.config, security: page.headers };
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.route.security ?? (isRead(request.method) ? answer : sent));
    done();
  });
}
