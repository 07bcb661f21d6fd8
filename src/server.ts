import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { openDatabase } from './processes/database.ts';
import { groupShutdown, runGroup, welcomed } from './processes/group.ts';
import { metricsOfGroup } from './processes/group-metrics.ts';
import { Stopping } from './processes/stopping.ts';

const config = readConfig(process.env);
const leads = config.workers > 1 && cluster.isPrimary;
const stopping = new Stopping(leads ? groupShutdown(config) : config.shutdown.timeout);

/** The service itself: it is loaded where it is to answer, not by the first process of a group, nor where there is no database to start with. */
const service = () => import('./processes/serve.ts');

try {
  if (leads) await runGroup(config, stopping);
  else if (cluster.isWorker) {
    const welcome = welcomed();
    const { serve } = await service();
    await serve({ config, stopping, metricsOf: metricsOfGroup(), ...(await welcome) });
  } else {
    const databaseUrl = await openDatabase(config, stopping);
    const { serve } = await service();
    await serve({ config, stopping, databaseUrl, speaks: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await stopping.undo();
  process.exit();
}
