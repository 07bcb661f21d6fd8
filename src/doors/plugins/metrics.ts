import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter, Run } from '../../services/operations/meter.ts';
import type { ProblemCode } from '../../services/problem.ts';
import type { ArchiveOutcome, WatchedArchive } from '../../store/archive-watched.ts';
import type { Traffic } from '../../store/store.ts';
import type { InFlight } from '../in-flight.ts';
import type { LiveSlots } from '../live-slots.ts';

export interface Metrics {
  registry: Registry;
  meter: Meter;
  refused(code: ProblemCode): void;
}

/** So much is noted before it is counted. */
const MOST_NOTED = 64;

/** What is to be counted, which is done many at a time and before somebody reads: one after the other each takes several times as long. */
class Noted<T> {
  readonly #noted: T[] = [];
  readonly #count: (all: readonly T[]) => void;

  constructor(count: (all: readonly T[]) => void) {
    this.#count = count;
  }

  note(one: T): void {
    if (this.#noted.push(one) >= MOST_NOTED) this.count();
  }

  /** Counts everything that is noted. */
  readonly count = (): void => {
    if (this.#noted.length > 0) this.#count(this.#noted);
    this.#noted.length = 0;
  };
}

/** Runs that are counted under the same labels: how many they are, and how many steps they took together. */
interface Alike extends Pick<Run, 'ruleset' | 'door' | 'result' | 'steps'> {
  times: number;
}

/** The runs by what they are counted under, of which there is little in so many. */
function alike(runs: readonly Run[]): Alike[] {
  const found: Alike[] = [];
  for (const { ruleset, door, result, steps } of runs) {
    const same = found.find((one) => one.ruleset === ruleset && one.door === door && one.result === result);
    if (same === undefined) found.push({ ruleset, door, result, steps, times: 1 });
    else {
      same.steps += steps;
      same.times++;
    }
  }
  return found;
}

let ofProcess: Registry | undefined;

/** What is measured of the process. What measures it goes on for as long as the process does, and so is made once. */
function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** What is counted, in a registry of this service alone, beside what is measured of its process. */
export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const measured = processMetrics();
  for (const { name } of measured.getMetricsAsArray()) {
    const metric = measured.getSingleMetric(name);
    if (metric) registry.registerMetric(metric);
  }
  const runs = new Noted<Run>((all) => {
    for (const { ruleset, door, result, steps: taken, times } of alike(all)) {
      adjudications.inc({ ruleset, door, result }, times);
      steps.inc({ ruleset }, taken);
    }
    for (const { ruleset, seconds } of all) durations.observe({ ruleset }, seconds);
  });
  const collect = runs.count;
  const adjudications = new Counter({
    name: 'arbiter_adjudications_total',
    help: 'Runs of the engine, by result: ok, the code of the refusal, or failed.',
    labelNames: ['ruleset', 'door', 'result'],
    registers,
    collect,
  });
  const steps = new Counter({
    name: 'arbiter_steps_total',
    help: 'Steps of rule programs that were run.',
    labelNames: ['ruleset'],
    registers,
    collect,
  });
  const durations = new Histogram({
    name: 'arbiter_adjudication_seconds',
    help: 'Time that the engine took for one run.',
    labelNames: ['ruleset'],
    buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
    registers,
    collect,
  });
  const refusals = new Counter({
    name: 'arbiter_refusals_total',
    help: 'Problems returned, by code.',
    labelNames: ['code'],
    registers,
  });
  return {
    registry,
    meter: { ran: (run) => runs.note(run) },
    refused: (code) => refusals.inc({ code }),
  };
}

/** Counts requests and answers. */
export function countRequests(app: FastifyInstance, { registry, refused }: Metrics): void {
  const answered = new Noted<{ method: string; route: string; statusCode: number; ms: number }>((all) => {
    for (const { method, route, statusCode, ms } of all) {
      requests.observe({ method, route, status: `${Math.floor(statusCode / 100)}xx` }, ms / 1000);
    }
  });
  const requests = new Histogram({
    name: 'arbiter_http_request_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
    collect: answered.count,
  });
  app.addHook('onResponse', ({ method, route, problems }, { statusCode, elapsedTime }, done) => {
    answered.note({ method, route: route.url ?? 'none', statusCode, ms: elapsedTime });
    for (const code of problems ?? []) refused(code);
    done();
  });
}

interface Load {
  flight: InFlight;
  streams: Pick<LiveSlots, 'open'>;
  traffic: Traffic;
}

/** Gauges of how busy the service is, read at each scrape. */
export function gaugeLoad(app: FastifyInstance, registry: Registry, { flight, streams, traffic }: Load): void {
  /** Of several processes, a gauge shows the sum, or the greatest. */
  const gauge = (name: string, help: string, now: () => number, aggregator: 'sum' | 'max' = 'sum'): void => {
    new Gauge({
      name: `arbiter_${name}`,
      help,
      aggregator,
      registers: [registry],
      collect() {
        this.set(now());
      },
    });
  };
  gauge('requests_in_flight', 'Requests being handled.', () => flight.count);
  gauge('requests_in_flight_limit', 'The most requests that may be handled at once.', () => flight.limit);
  gauge('streams_open', 'Streams and subscriptions that are open.', () => streams.open);
  gauge('under_pressure', '1 while requests are refused because the process cannot keep up.', () =>
    Number(app.isUnderPressure()),
  );
  const delay = () => app.memoryUsage().eventLoopDelay / 1000;
  gauge('event_loop_delay_seconds', 'How far the event loop lags.', delay, 'max');
  gauge('database_connections', 'Connections open to the database.', () => traffic.connections().total);
  gauge('database_connections_idle', 'Idle connections to the database.', () => traffic.connections().idle);
  gauge('database_statements_waiting', 'Calls that wait for a connection.', () => traffic.connections().waiting);
  new Counter({
    name: 'arbiter_standby_reads_total',
    help: 'Statements that may be put to standbys: answered there, or by the primary because the standby was behind or failed.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, times] of Object.entries(traffic.standbys())) this.inc({ result }, times);
    },
  });
}

/** Counts what is done in the archive. Gives what is to be told of each outcome. */
export function countArchive(
  registry: Registry,
  archive: Pick<WatchedArchive, 'failing'>,
): (outcome: ArchiveOutcome) => void {
  const registers = [registry];
  const times = new Histogram({
    name: 'arbiter_archive_seconds',
    help: 'Time that it took to write, read or remove a file of the archive, or a part of one; by result: ok, away, refused, missing, damaged.',
    labelNames: ['operation', 'result'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  });
  const bytes = new Counter({
    name: 'arbiter_archive_bytes_total',
    help: 'Bytes that were written to the archive, and read from there.',
    labelNames: ['operation'],
    registers,
  });
  new Gauge({
    name: 'arbiter_archive_failing',
    help: '1 while the archive does not answer, or lets the service in no more.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(archive.failing() === null ? 0 : 1);
    },
  });
  return ({ operation, result, seconds, bytes: moved }) => {
    times.observe({ operation, result }, seconds);
    if (moved > 0) bytes.inc({ operation }, moved);
  };
}
