import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { Arbiter } from 'arbiter-client';
import { rulesets } from '../../src/rulesets/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import type { Person, Posted } from '../support/discord/fake-discord.ts';
import { BOT_TOKEN, FakeDiscord } from '../support/discord/fake-discord.ts';
import type { Component } from '../support/discord/limits.ts';
import { flat } from '../support/discord/limits.ts';
import { closeAtEnd } from '../support/opened.ts';
import { programEnvironment } from '../support/server.ts';
import { letTimePass, letTimeRunOut } from '../support/time-passes.ts';
import { until, within } from '../support/until.ts';

/* The bot as its readme starts it, in a program of its own, played through its buttons and menus by people who know no game. */

const PROJECT = join(import.meta.dirname, '../..');
const ADA: Person = { id: '100000000000000001', username: 'Ada' };
const BO: Person = { id: '100000000000000002', username: 'Bo_[x]' };
/** Moves after which somebody gives up. */
const MOVES = 40;

/** Receivers on this machine are told, and soon. */
const webhooks = { privately: true, timeout: 60, retry: 0.05, giveUp: 86_400, keep: 86_400, look: 0.1 };

let service: TestApp;
let arbiter: Arbiter;
let discord: FakeDiscord;
let environment: Record<string, string>;
let bot: { child: ChildProcess; url: string; said(): string };

before(async () => {
  service = await openApp({ webhooks });
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  arbiter = new Arbiter({ url });
  discord = new FakeDiscord();
  environment = programEnvironment({
    ARBITER_URL: url,
    DISCORD_API: await discord.listen(),
    DISCORD_APPLICATION: discord.application,
    DISCORD_PUBLIC_KEY: discord.publicKey,
    DISCORD_TOKEN: BOT_TOKEN,
    PORT: '0',
  });
  bot = await startBot();
});
after(() => service.close());

async function startBot(): Promise<typeof bot> {
  const child = spawn(process.execPath, ['examples/discord-bot/main.ts'], {
    cwd: PROJECT,
    env: environment,
    stdio: 'pipe',
  });
  closeAtEnd(() => child.kill('SIGKILL'));
  let said = '';
  const listening = new Promise<string>((resolve) => {
    const listen = (text: string) => {
      said += text;
      const port = /listens at port (\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}/interactions`);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
  });
  return { child, said: () => said, url: await within('the bot listens', listening, () => `; it said: ${said}`) };
}

/** Has the bot started anew, with the address at which Arbiter reaches it. */
async function startReminding(port: string): Promise<void> {
  environment = { ...environment, PORT: port, BOT_URL: `http://127.0.0.1:${port}` };
  bot = await startBot();
  await until('it is told what happens', () => /tells of decisions/.test(bot.said()));
}

async function stopBot(): Promise<void> {
  const ended = once(bot.child, 'exit');
  bot.child.kill('SIGTERM');
  await within('the bot ends', ended);
}

const press = (person: Person, message: Posted, id: string, value?: string): Promise<Posted> =>
  discord.interact(bot.url, person, 3, { custom_id: id, ...(value === undefined ? {} : { values: [value] }) }, message);

const idOf = ({ components }: Posted, verb: string): string => {
  const found = flat(components).find(({ custom_id }) => String(custom_id).startsWith(`${verb}:`));
  assert.ok(found, `no ${verb} in ${JSON.stringify(components)}`);
  return String(found.custom_id);
};
const has = ({ components }: Posted, verb: string): boolean =>
  flat(components).some(({ custom_id }) => String(custom_id).startsWith(`${verb}:`));
const textOf = ({ components }: Posted): string =>
  flat(components)
    .map(({ content = '' }) => content)
    .join('\n');

/** What can be pressed to get on: a button, or an entry of a menu. */
const choices = ({ components }: Posted): { id: string; value?: string }[] =>
  flat(components).flatMap(({ custom_id: id, options }: Component) => {
    if (!/^(take|pick|group):/.test(String(id))) return [];
    const entries = options as { value: string }[] | undefined;
    return entries ? entries.map(({ value }) => ({ id: String(id), value })) : [{ id: String(id) }];
  });

async function challenge(ruleset: string, opponent: Person): Promise<Posted> {
  const options = [
    { name: 'game', type: 3, value: ruleset },
    { name: 'opponent', type: 6, value: opponent.id },
  ];
  return discord.interact(bot.url, ADA, 2, { name: 'challenge', options });
}

/** A match that was challenged to and accepted: the message of its table. */
async function begin(ruleset: string): Promise<{ table: Posted; match: string }> {
  const table = await challenge(ruleset, BO);
  // What is accepted has no answer but the table, which everybody sees.
  await discord.act(bot.url, BO, 3, { custom_id: idOf(table, 'accept') }, table);
  await until('the table is shown', () => has(table, 'show'));
  return { table, match: idOf(table, 'show').slice('show:'.length) };
}

/** Plays on by random presses, each person in turn as they are asked, and gives how many moves were made. */
async function play(table: Posted, dice: Dice, moves: number): Promise<number> {
  let made = 0;
  let idle = 0;
  for (let person = ADA; made < moves && idle < 3 && has(table, 'show'); person = person === ADA ? BO : ADA) {
    let panel = await press(person, table, idOf(table, 'show'));
    idle++;
    for (let open = choices(panel); open.length > 0 && made < moves; open = choices(panel)) {
      assert.equal(panel.for, person.id, 'what one is asked everybody sees');
      const chosen = open[dice.below(open.length)];
      assert.ok(chosen);
      panel = await press(person, panel, chosen.id, chosen.value);
      if (!chosen.id.startsWith('group:')) made++;
      idle = 0;
    }
  }
  return made;
}

test('what Discord did not sign is refused, and a ping is answered', async () => {
  assert.equal((await discord.send(bot.url, { type: 1 }, true)).status, 401);
  assert.deepEqual(await discord.send(bot.url, { type: 1 }), { status: 200, body: { type: 1 } });
  const [command] = discord.commands as { name: string; options: { choices?: { value: string }[] }[] }[];
  assert.equal(command?.name, 'challenge');
  assert.deepEqual(
    command?.options[0]?.choices?.map(({ value }) => value).sort(),
    ['duel', ...rulesets.map(({ id }) => id)].sort(),
  );
});

for (const { id: ruleset } of rulesets) {
  test(`${ruleset} is played to its end in a channel`, async () => {
    const { table, match } = await begin(ruleset);
    assert.match(textOf(table), /Ada.*Bo\\_\\\[x\\\]/);
    const made = await play(table, diceFrom(`discord/${ruleset}`), MOVES);
    assert.ok(made > 3, `${made} moves`);
    if (has(table, 'show')) {
      const asked = await press(BO, table, idOf(table, 'concede'));
      assert.match(textOf(await press(BO, asked, idOf(asked, 'giveup'))), /over/);
    }
    await until('the table says how it ended', () => /🏁/.test(textOf(table)) && !has(table, 'show'));
    const { status, seats } = await arbiter.matches.get(match);
    assert.deepEqual([status, seats.map(({ name }) => name)], ['over', ['Ada', 'Bo_[x]']]);
    assert.ok(table.picture && table.picture.subarray(1, 4).toString() === 'PNG');
    discord.assertWellBehaved();
  });
}

test('several matches go on at once, and go on after the bot was stopped and started', async () => {
  const matches = await Promise.all(['gundam', 'nexus', 'unnamed'].map(begin));
  await Promise.all(matches.map(({ table }, at) => play(table, diceFrom(`before/${at}`), 4)));
  await stopBot();
  bot = await startBot();
  const before = await Promise.all(matches.map(async ({ match }) => (await arbiter.matches.get(match)).ply));
  await Promise.all(matches.map(({ table }, at) => play(table, diceFrom(`after/${at}`), 4)));
  const later = await Promise.all(matches.map(async ({ match }) => (await arbiter.matches.get(match)).ply));
  for (const [at, ply] of later.entries()) assert.ok(ply > Number(before[at]), `match ${at} stands still`);
  discord.assertWellBehaved();
});

test('whoever is asked, and whose time runs out, is called once, also by a bot that was away', async () => {
  await stopBot();
  const port = new URL(bot.url).port;
  await startReminding(port);
  const [webhook, ...others] = await arbiter.webhooks.list().all();
  assert.ok(webhook && others.length === 0);
  const posted = await discord.interact(bot.url, ADA, 2, {
    name: 'challenge',
    options: [
      { name: 'game', type: 3, value: 'unnamed' },
      { name: 'opponent', type: 6, value: BO.id },
      { name: 'minutes', type: 4, value: 30 },
    ],
  });
  assert.match(textOf(posted), /30 minutes; who takes longer loses/);
  await discord.act(bot.url, BO, 3, { custom_id: idOf(posted, 'accept') }, posted);
  await until('the table is shown', () => has(posted, 'show'));
  const match = idOf(posted, 'show').slice('show:'.length);
  const reminders = () => [...discord.messages.values()].filter(({ called }) => called.length > 0);
  const asked = async () => {
    const { awaiting, seats } = await arbiter.matches.get(match);
    return seats[awaiting[0]?.player === 'p2' ? 1 : 0].externalId;
  };
  const first = await until('somebody is called', () => reminders()[0]);
  assert.deepEqual(first.called, [await asked()]);
  assert.match(textOf(first), /it is your move\. Your time runs out <t:\d+:R>/);
  // The button below does what that of the table does.
  const person = first.called[0] === ADA.id ? ADA : BO;
  assert.equal((await press(person, first, idOf(first, 'show'))).for, person.id);
  const dice = diceFrom('reminded');
  const onwards = async (from: string | null) => {
    while ((await asked()) === from) assert.ok((await play(posted, dice, 1)) > 0);
  };
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  discord.held = promise;
  await onwards(person.id);
  const second = await until('the other one is called', () => reminders().find(({ id }) => id !== first.id));
  assert.deepEqual([second.called, reminders()], [[await asked()], [second]]);
  const last = async () => (await arbiter.webhooks.deliveries(webhook.id, { about: match, limit: 1 }).page()).items[0];

  // A bot that is stopped does first what it was told.
  const stopped = stopBot();
  await until('the bot takes nothing on any more', () =>
    fetch(bot.url).then(
      () => false,
      () => true,
    ),
  );
  assert.deepEqual([(await last())?.kind, (await last())?.status], ['decision.open', 'waiting']);
  goOn();
  await stopped;
  await until('Arbiter knows that it is told', async () => (await last())?.status === 'delivered');
  await letTimePass(service, match, 29.5 * 60_000);
  await until('Arbiter has tried to tell', async () => {
    const delivery = await last();
    return delivery?.kind === 'clock.running_out' && delivery.tries > 0;
  });
  await startReminding(port);
  const third = await until('the one who is late is called', () => reminders().find(({ id }) => id !== second.id));
  assert.match(textOf(third), /⏳ <@\d+> Your time runs out <t:\d+:R>/);
  assert.deepEqual([third.called, reminders()], [second.called, [third]]);
  const forged = await fetch(new URL('/webhooks', bot.url), {
    method: 'POST',
    headers: {
      'webhook-id': 'x',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,AAAA',
    },
    body: JSON.stringify({ type: 'decision.open', data: { match, seat: 'p1' } }),
  });
  assert.equal(forged.status, 401);

  await letTimeRunOut(service, match);
  await arbiter.match(match).refresh();
  await until(
    'the table says who has lost, and calls nobody',
    () => /🏁/.test(textOf(posted)) && reminders().length === 0,
  );
  assert.equal((await arbiter.webhooks.list().all()).length, 1);
  discord.assertWellBehaved();
});

test('a hand is shown to whose it is alone, and nobody plays for others', async () => {
  const { table } = await begin('gundam');
  const side = await press(ADA, table, idOf(table, 'hand'));
  assert.equal(side.for, ADA.id);
  assert.ok(side.picture && table.picture && !side.picture.equals(table.picture));
  const stranger: Person = { id: '100000000000000003', username: 'Cy' };
  assert.match(textOf(await press(stranger, table, idOf(table, 'hand'))), /do not play/);
  assert.deepEqual(choices(await press(stranger, table, idOf(table, 'show'))), []);
  const asked = await press(stranger, table, idOf(table, 'concede'));
  assert.match(textOf(await press(stranger, asked, idOf(asked, 'giveup'))), /do not play/);
  assert.equal((await arbiter.matches.get(idOf(table, 'show').slice(5))).status, 'running');
});

test('a challenge is changed and accepted by those whom it is about', async () => {
  const posted = await challenge('gundam', BO);
  const refused = await press(BO, posted, idOf(posted, 'deck1'), '1');
  assert.match(textOf(refused), /deck of the other player/);
  assert.equal(refused.for, BO.id);
  await press(ADA, posted, idOf(posted, 'deck1'), '1');
  assert.match(textOf(await press(ADA, posted, idOf(posted, 'accept'))), /Whoever was challenged/);
  const accept = idOf(posted, 'accept');
  for (let times = 0; times < 2; times++) await discord.act(bot.url, BO, 3, { custom_id: accept }, posted);
  await until('the table is shown', () => has(posted, 'show'));
  const { sampleDecks } = await arbiter.rulesets.get('gundam');
  const found = await arbiter.matches.list({ tag: 'discord-bot' }).all();
  const mine = found.filter(({ metadata }) => metadata?.message === posted.id);
  assert.deepEqual(
    mine.map(({ seats }) => seats.map(({ deck }) => deck)),
    [[sampleDecks[1]?.id, sampleDecks[0]?.id]],
  );
});

test('what was open and is not any more is told, and changes nothing', async () => {
  const { table, match } = await begin('gundam');
  const ada = await press(ADA, table, idOf(table, 'show'));
  const [person, panel] = choices(ada).length > 0 ? [ADA, ada] : [BO, await press(BO, table, idOf(table, 'show'))];
  const [first] = choices(panel);
  assert.ok(first);
  const stale = first.id;
  await press(person, panel, stale, first.value);
  const { ply } = await arbiter.matches.get(match);
  assert.match(textOf(await press(person, panel, stale, first.value)), /not open any more/);
  assert.equal((await arbiter.matches.get(match)).ply, ply);
});
