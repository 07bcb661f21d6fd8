import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { AggregatorRegistry } from 'prom-client';

/** Makes what reads the metrics of a whole group, of which `own` has those of this process; it gives null where the others can't be had. */
export type MetricsOf = (own: Registry) => () => Promise<string | null>;

interface Asked {
  asks: 'metrics';
  number: number;
}

interface Told {
  tells: 'metrics';
  number: number;
  text: string | null;
}

const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'asks' in message && message.asks === 'metrics';

const isTold = (message: unknown): message is Told =>
  typeof message === 'object' && message !== null && 'tells' in message && message.tells === 'metrics';

/** In the first process of a group: adds up what all others have counted for whichever of them is asked. */
export function addUpMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isAsked(message)) return;
    // Not while one of them starts or ends: what is missing would look as if it had been counted backwards.
    const text = await all.clusterMetrics().catch(() => null);
    if (worker.isConnected()) worker.send({ tells: 'metrics', number: message.number, text } satisfies Told);
  });
}

/** In the other processes: the metrics of the whole group, which the first process adds up. */
export function metricsOfGroup(): MetricsOf {
  const waiting = new Map<number, (text: string | null) => void>();
  let asked = 0;
  process.on('message', (message) => {
    if (!isTold(message)) return;
    waiting.get(message.number)?.(message.text);
    waiting.delete(message.number);
  });
  return (own) => {
    AggregatorRegistry.setRegistries(own);
    // Making one sets up what answers the first process.
    new AggregatorRegistry();
    return () => {
      const number = ++asked;
      return new Promise((resolve) => {
        waiting.set(number, resolve);
        process.send?.({ asks: 'metrics', number } satisfies Asked);
      });
    };
  };
}
