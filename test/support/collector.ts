import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GCProfiler, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * Loaded into a server whose memory a test looks at, before all else. It listens at an address of its own, which it writes to the console.
 * `/begin` collects all garbage and begins to watch; `/end` ends that, and answers how many bytes became old in the meantime: they were there
 * yet when what is new was collected, as happens all the time, for the second time since they came about.
 */

setFlagsFromString('--expose-gc');
const collect: (what?: { type: 'minor' }) => void = runInNewContext('gc');
let profiler: GCProfiler | undefined;

function begin(): 0 {
  for (const _ of [1, 2]) collect();
  profiler = new GCProfiler();
  profiler.start();
  return 0;
}

function end(): number {
  for (const _ of [1, 2]) collect({ type: 'minor' });
  const watched = (profiler?.stop()?.statistics ?? []).filter(({ gcType }) => gcType === 'Scavenge');
  if (watched.length < 2) throw new Error('what was collected is not told');
  return watched.reduce((sum, { beforeGC, afterGC }) => sum + oldOf(afterGC) - oldOf(beforeGC), 0);
}

type Heap = ReturnType<GCProfiler['stop']>['statistics'][number]['afterGC'];

function oldOf({ heapSpaceStatistics }: Heap): number {
  const old = heapSpaceStatistics.find(({ spaceName }) => spaceName === 'old_space');
  if (old === undefined) throw new Error('how much is old is not told');
  return old.spaceUsedSize;
}

const server = createServer(({ url }, reply) => {
  reply.end(String(url === '/begin' ? begin() : end()));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`collects at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
server.unref();
