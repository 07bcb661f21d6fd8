/**
 * Receives what a webhook of Arbiter is told, and says it. `WEBHOOK_SECRET` is the secret of the webhook (several with spaces while it is
 * rotated), `PORT` where to listen; with `COUNT` it ends after so many messages.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { NotSigned, verifyWebhook } from 'arbiter-client/webhooks';

const { WEBHOOK_SECRET = '', PORT = '4000', COUNT = 'Infinity' } = process.env;
const secrets = WEBHOOK_SECRET.split(' ');
/** What has arrived: a message can come again, under the id that it had. */
const seen = new Set();

const server = createServer(async (request, response) => {
  try {
    const { type, data } = await verifyWebhook(await text(request), request.headers, secrets);
    const id = String(request.headers['webhook-id']);
    // Answer first and work afterwards: what is not answered in time is sent again.
    response.writeHead(204).end();
    if (seen.has(id)) return;
    seen.add(id);
    console.log(type, JSON.stringify(data));
    if (seen.size >= Number(COUNT)) server.close();
  } catch (error) {
    if (!(error instanceof NotSigned)) throw error;
    console.error(error.message);
    response.writeHead(401).end();
  }
});

server.listen(Number(PORT), '127.0.0.1', () => console.log(`Waiting at http://127.0.0.1:${PORT}/`));
