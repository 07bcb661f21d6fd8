import type { AddressInfo } from 'node:net';
import type { TestServer } from './app.ts';

/** The address of a server, after it was made to listen. */
export async function listening({ app }: Pick<TestServer, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
