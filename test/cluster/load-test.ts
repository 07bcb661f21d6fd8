import { check } from '../faults/check.ts';
import type { Undo } from '../faults/faults.ts';
import { Players } from '../faults/players.ts';
import { until } from '../faults/programs.ts';
import type { Service } from '../faults/service.ts';
import type { PostgresCluster } from './cluster.ts';
import { LEASE } from './patroni.ts';
import { Readers } from './readers.ts';

/** How many play at once, and how many read. */
const PLAYERS = 6;
const READERS = 2;
/** Seconds for which throughput is measured. */
const MEASURED = 8;

/** For how long callers may stand still, in seconds. */
const BOUNDS = { calm: 5, switchover: 20, killed: LEASE + 20 };

/**
 * Plays and reads at all services while the lead is switched over and the primary is killed. Says what came of it, and whether
 * that is as it has to be.
 */
export async function loadTest(cluster: PostgresCluster, services: readonly Service[], undo: Undo): Promise<boolean> {
  const urls = services.map(({ url }) => url);
  const [first = ''] = urls;
  const rates = [];
  for (const at of [[first], urls]) {
    const players = new Players(at, PLAYERS);
    undo(() => players.stop());
    await players.more(20);
    const before = players.plies;
    const began = performance.now();
    while (performance.now() - began < MEASURED * 1000) await players.more(1);
    rates.push(((players.plies - before) / (performance.now() - began)) * 1000);
    const { wrong } = await players.stop();
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }
  const [alone = Number.NaN, together = Number.NaN] = rates;
  console.log(
    `${services.length} services: ${together.toFixed(0)} plies/s, one: ${alone.toFixed(0)} plies/s, ratio ${(together / alone).toFixed(2)}`,
  );

  const players = new Players(urls, PLAYERS);
  undo(() => players.stop());
  const readers = new Readers(urls, players, READERS);
  undo(() => readers.stop());
  const late: string[] = [];
  const stood = (what: keyof typeof BOUNDS) => {
    const [seconds, allowance] = [players.takeStoodStill() / 1000, players.allowance / 1000];
    console.log(
      `${what}: callers stood still for ${seconds.toFixed(1)} s at most (bound ${BOUNDS[what]} s and ${allowance.toFixed(1)} s for this machine)`,
    );
    if (seconds > BOUNDS[what] + allowance) late.push(what);
  };

  await players.more(100);
  stood('calm');
  const led = await cluster.inRole('primary');
  await led.switchOver();
  const next = await cluster.inRole('primary', led);
  await players.more(100);
  stood('switchover');
  await cluster.whole();

  await next.kill();
  await cluster.inRole('primary', next);
  await players.more(100);
  stood('killed');
  // It comes back as a standby, and what it alone had is gone.
  next.start();
  await cluster.whole();
  await players.more(50);

  const [read, played] = [await readers.stop(), await players.stop()];
  const database = cluster.env.DATABASE_DIRECT_URL;
  const { wrong, verified } = await until(() => check(database, first, played, Number.POSITIVE_INFINITY));
  const told = [...played.refusals].map(([status, times]) => `${status === 0 ? 'no answer' : status} × ${times}`);
  const failures = [...wrong, ...read.wrong, ...late.map((what) => `${what} took too long`)];
  console.log(
    `${played.acknowledged.length} plies of ${played.matches} matches are acknowledged, ${verified} matches verified; ` +
      `${read.answered} reads answered, ${read.refused} refused; ${told.join(', ') || 'no refusals'}`,
  );
  console.log(`At standbys: ${(await Promise.all(urls.map(standbyReads))).join('; ')}`);
  for (const failure of failures) console.log(`    ${failure}`);
  console.log(failures.length === 0 ? '✔ nothing was lost' : `✖ ${failures.length} failures`);
  return failures.length === 0;
}

/** How often a service read at standbys, and why not otherwise. */
async function standbyReads(url: string): Promise<string> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = [...text.matchAll(/^arbiter_standby_reads_total{result="(\w+)"} (\d+)$/gm)];
  return counts.map(([, result, times]) => `${result} ${times}`).join(', ');
}
