import { until } from './until.ts';

/** Waits until a server that listens says that it is ready; its database has to answer it within its own short time for that. */
export const isReady = (url: string): Promise<unknown> =>
  until(`${url} is ready`, async () => (await fetch(`${url}/readyz`)).status === 200);
