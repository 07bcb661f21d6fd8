import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** Something between a program and a database that can lose what goes through it, as a proxy that was replaced does. */
export interface LossyProxy {
  port: number;
  /** The address of a database, by way of the proxy. */
  through(url: string): string;
  /** Swallows from now on whatever goes over the connections that are open. New ones work. */
  swallowOld(): void;
  /** Swallows everything, also of new connections, until it is told otherwise. */
  swallowAll(swallow: boolean): void;
  /** Keeps back what the database says for so many milliseconds. */
  delay(milliseconds: number): void;
  /** Ends all connections and takes no more until it is told otherwise. */
  refuse(refuse: boolean): void;
  /** Where new connections lead. */
  leadTo(port: number): void;
  /** How many connections are open. */
  open(): number;
  close(): Promise<void>;
}

export async function startProxy(target: number): Promise<LossyProxy> {
  const pairs = new Set<{ client: Socket; server: Socket; swallowed: boolean }>();
  let [lead, all, refusing, late] = [target, false, false, 0];
  const proxy = createServer((client) => {
    if (refusing) {
      client.destroy();
      return;
    }
    const server = connect(lead, '127.0.0.1');
    const pair = { client, server, swallowed: false };
    pairs.add(pair);
    const pass = (from: Socket, to: Socket, wait: () => number) => {
      from.on('data', (chunk) => {
        if (all || pair.swallowed) return;
        if (wait() > 0) setTimeout(() => to.write(chunk), wait());
        else to.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        // What is lost is not told to be ended either.
        if (all || pair.swallowed) return;
        pairs.delete(pair);
        to.destroy();
      });
    };
    pass(client, server, () => 0);
    pass(server, client, () => late);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const endAll = () => {
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
    pairs.clear();
  };
  return {
    port,
    through(url) {
      const by = new URL(url);
      by.host = `127.0.0.1:${port}`;
      return by.href;
    },
    swallowOld() {
      for (const pair of pairs) pair.swallowed = true;
    },
    swallowAll(swallow) {
      all = swallow;
    },
    delay(milliseconds) {
      late = milliseconds;
    },
    refuse(refuse) {
      refusing = refuse;
      if (refuse) endAll();
    },
    leadTo(to) {
      lead = to;
    },
    open: () => pairs.size,
    async close() {
      endAll();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
