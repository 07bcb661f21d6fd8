import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { z } from 'zod';

/** A route as it was declared. */
export interface Route {
  method: string;
  url: string;
  config: Pick<FastifyContextConfig, 'needs' | 'seat' | 'ownGuard' | 'cost' | 'costPer' | 'page'>;
  query: z.ZodType | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes, for checks that have to hold for every one. Complete once the app is ready. */
    routeTable(): readonly Route[];
  }
}

/** Keeps a table of all routes that are declared from now on. */
export function keepRouteTable(app: FastifyInstance): void {
  const declared: { method: string | string[]; url: string; config?: FastifyContextConfig; schema?: object }[] = [];
  let table: readonly Route[] | null = null;
  app.addHook('onRoute', (route) => {
    declared.push(route);
    table = null;
  });
  app.decorate('routeTable', () => {
    table ??= declared.flatMap(({ method, url, config = {}, schema = {} }) => {
      const query = 'querystring' in schema && schema.querystring instanceof z.ZodType ? schema.querystring : null;
      return [method].flat().map((one) => ({ method: one, url, config, query }));
    });
    return table;
  });
}
