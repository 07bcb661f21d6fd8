import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { openDatabase } from './processes/database.ts';
import { groupShutdown, runGroup, welcomed } from './processes/group.ts';
import { metricsOfGroup } from './processes/group-metrics.ts';
import { serve } from './processes/serve.ts';
import { Stopping } from './processes/stopping.ts';

const config = readConfig(process.env);
const leads = config.workers > 1 && cluster.isPrimary;
const stopping = new Stopping(leads ? groupShutdown(config) : config.shutdown.timeout);

try {
  if (leads) await runGroup(config, stopping);
  else if (cluster.isWorker) await serve({ config, stopping, metricsOf: metricsOfGroup(), ...(await welcomed()) });
  else await serve({ config, stopping, databaseUrl: await openDatabase(config, stopping), speaks: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await stopping.undo();
  process.exit();
}
