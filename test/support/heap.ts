import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes of the heap that are in use: what is garbage is collected first, whenever Node would have done it. */
export function liveHeap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
