import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Arbiter } from 'arbiter-client';
import type { Reply } from './bot.ts';
import { Bot } from './bot.ts';
import { commandsFor } from './commands.ts';
import { Discord } from './discord.ts';

/** Everything the bot has to be told, by the environment. */
const {
  DISCORD_PUBLIC_KEY,
  DISCORD_TOKEN,
  DISCORD_APPLICATION,
  DISCORD_API,
  ARBITER_KEY,
  BOT_URL,
  PORT = '3100',
} = process.env;
const { ARBITER_URL = 'http://127.0.0.1:3000' } = process.env;
if (!DISCORD_PUBLIC_KEY || !DISCORD_TOKEN || !DISCORD_APPLICATION) {
  console.error(
    'DISCORD_PUBLIC_KEY, DISCORD_TOKEN and DISCORD_APPLICATION have to be set; README.md says where they are found.',
  );
  process.exit(2);
}

/** Where Arbiter tells what happens, at the address at which it reaches the bot. */
const HOOK = '/webhooks';
const arbiter = new Arbiter({ url: ARBITER_URL, ...(ARBITER_KEY ? { key: ARBITER_KEY } : {}) });
const discord = new Discord({ token: DISCORD_TOKEN, ...(DISCORD_API ? { api: DISCORD_API } : {}) });
const bot = new Bot({ arbiter, discord, publicKey: DISCORD_PUBLIC_KEY, log: console.error });

async function answerTo(request: IncomingMessage): Promise<Reply> {
  if (request.url === '/interactions') return bot.receive(await buffer(request), request.headers);
  if (request.url !== HOOK) return { status: 404, body: null };
  try {
    return { status: await bot.reminders.receive(await buffer(request), request.headers), body: null };
  } catch (error) {
    // It is sent again.
    console.error(error);
    return { status: 500, body: null };
  }
}

/** What is being answered. */
const open = new Set<ServerResponse>();
const server = createServer(async (request, response) => {
  open.add(response);
  response.once('close', () => open.delete(response));
  const { status, body, work }: Reply =
    request.method === 'POST' ? await answerTo(request) : { status: 404, body: null };
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(body === null ? '' : JSON.stringify(body), work);
});

await discord.register(DISCORD_APPLICATION, commandsFor(await arbiter.rulesets.list().all()));
server.listen(Number(PORT), () => {
  const address = server.address();
  console.log(`The bot listens at port ${typeof address === 'object' ? address?.port : PORT}, path /interactions.`);
});
console.log(`${await bot.resume()} matches go on.`);
if (BOT_URL) {
  await bot.reminders.begin(new URL(HOOK, BOT_URL).href);
  console.log(`Arbiter tells of decisions and clocks at ${new URL(HOOK, BOT_URL)}.`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.close();
    // Arbiter would tell once more what was told, and what was done with it would be done again.
    await Promise.all([...open].map((response) => once(response, 'close')));
    await bot.settled();
    server.closeAllConnections();
  });
}
