import { startBareRoute } from './bare-route.ts';
import type { ToBare } from './messages.ts';

/*
 * A bare Fastify route in a process of its own. One in that of the service, which has much in memory and has seen many shapes of
 * objects, is up to a third slower in some processes.
 */

const bare = await startBareRoute();
process.send?.({ bare: bare.url });

process.on('message', async (message: ToBare) => {
  if (message.do === 'answer') bare.answer(message.answers);
  if (message.do === 'stop') {
    await bare.close();
    process.disconnect();
  }
});
