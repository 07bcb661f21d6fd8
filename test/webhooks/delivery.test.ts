import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { Webhook } from 'standardwebhooks';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, playOn, startDuelMatch } from '../support/app.ts';
import type { Received, Receiver } from '../support/receiver.ts';
import { openReceiver } from '../support/receiver.ts';
import { until } from '../support/until.ts';

const webhooks = { privately: true, timeout: 60, retry: 0.01, giveUp: 86_400, keep: 86_400, look: 0.05 };
const quotas = { cardSets: 10, seeds: 10, webhooks: 100, answers: 10, jobs: 5, jobBytes: 1_000_000 };

let service: TestApp;
before(async () => {
  service = await openApp({ webhooks, quotas });
});
after(() => service.close());

type Made = { id: string; secret: string };
const post = async (path: string, body: object = {}) => {
  const reply = await service.http.post(path).send(body);
  assert.ok(reply.status < 300, `${path}: ${reply.text}`);
  return reply.body;
};
const read = async (path: string) => (await service.http.get(path)).body;

/** A receiver with a webhook of its own, for what has a tag that nothing else has. */
async function listening(tag: string, more: object = {}): Promise<Receiver & { hook: Made }> {
  const receiver = await openReceiver();
  const hook = await post('/v1/webhooks', { url: receiver.url, tags: [tag], ...more });
  return Object.assign(receiver, { hook });
}

const match = (tag: string, body: object = {}) => startDuelMatch(service, { tags: [tag, 'other'], ...body });
const typesOf = (all: Received[]) => all.map(({ body }) => body.type);
const seen = (receiver: Receiver, count: number) =>
  until(`${count} messages arrive, after ${receiver.all.length}`, () => receiver.all.length >= count && receiver.all);
const deliveries = async ({ id }: Made, query = '') => (await read(`/v1/webhooks/${id}/deliveries?${query}`)).items;
const idle = (hook: Made) =>
  until('nothing waits', async () => (await deliveries(hook, 'status=waiting')).length === 0);

test('tells a match from its start to its end, in order, signed as Standard Webhooks say', async () => {
  const receiver = await listening('whole');
  const start = await match('whole', { tournament: 'Open', round: 2, table: '7' });
  const played = await playOn(service, start, 2);
  await post(`/v1/matches/${start.match.id}/actions`, { action: { player: 'p1', concede: true } });
  const all = await seen(receiver, 5);
  const types = typesOf(all);
  assert.equal(types[0], 'match.started');
  assert.equal(types.at(-1), 'match.ended');
  assert.ok(types.slice(1, -1).every((type) => type === 'decision.open'));
  const plies = all.map(({ body }) => Number(body.data.ply));
  assert.deepEqual(
    plies,
    [...plies].sort((a, b) => a - b),
  );
  const [first] = all;
  assert.deepEqual(first?.body.data, {
    ...{ match: start.match.id, ruleset: 'duel', tournament: 'Open', round: 2, table: '7', revision: 0, ply: 0 },
    forkedFrom: null,
  });
  const open = all.find(({ body }) => body.type === 'decision.open' && body.data.ply === 2)?.body.data;
  assert.equal(open?.seat, played.awaiting[0]?.player);
  const { ply, outcome, by } = all.at(-1)?.body.data ?? {};
  assert.deepEqual([ply, by], [3, 'action']);
  assert.deepEqual(outcome, (await read(`/v1/matches/${start.match.id}`)).outcome);
  for (const { text, headers } of all) {
    const told = new Webhook(receiver.hook.secret).verify(text, headers as Record<string, string>);
    assert.deepEqual(told, JSON.parse(text));
  }
  assert.equal(new Set(all.map(({ headers }) => headers['webhook-id'])).size, all.length);
});

test('tells nobody names, cards or anything else that is not for spectators', async () => {
  const receiver = await listening('quiet');
  const start = await match('quiet', { seats: [{ name: 'Zora' }, { name: 'Yann' }], externalId: 'secret-7' });
  await playOn(service, start, 3);
  const all = await seen(receiver, 5);
  const known = [
    'match',
    'ruleset',
    'tournament',
    'round',
    'table',
    'revision',
    'ply',
    'seat',
    'deadline',
    'forkedFrom',
  ];
  for (const { body, text } of all) {
    assert.deepEqual(
      Object.keys(body.data).filter((key) => !known.includes(key)),
      [],
    );
    assert.doesNotMatch(text, /Zora|Yann|secret-7/);
  }
});

test('sends what does not arrive again, under the same id and before what follows in the match', async () => {
  const receiver = await listening('down');
  receiver.next = [
    500,
    404,
    (response) => response.destroy(),
    (response) => response.writeHead(302, { location: '/x' }).end(),
  ];
  const start = await match('down');
  await playOn(service, start, 2);
  const all = await seen(receiver, 8);
  assert.deepEqual(typesOf(all.slice(0, 5)), Array(5).fill('match.started'));
  assert.equal(new Set(all.slice(0, 5).map(({ headers }) => headers['webhook-id'])).size, 1);
  assert.equal(new Set(all.slice(0, 5).map(({ text }) => text)).size, 1);
  assert.deepEqual(typesOf(all.slice(5)), Array(all.length - 5).fill('decision.open'));
  await idle(receiver.hook);
  const first = (await deliveries(receiver.hook)).at(-1);
  const whole = await read(`/v1/webhooks/${receiver.hook.id}/deliveries/${first.id}`);
  assert.equal(first.id, all[0]?.headers['webhook-id']);
  assert.deepEqual([whole.status, whole.tries, whole.nextAt], ['delivered', 5, null]);
  assert.deepEqual(
    whole.attempts.map(({ status }: { status: number | null }) => status),
    [500, 404, null, 302, 200],
  );
  assert.match(whole.attempts[0].answer, /not today/);
  assert.match(whole.attempts[3].error, /redirects are not followed/);
  assert.ok(receiver.all.every(({ path }) => path === '/hook'));
});

test('a match that waits does not hold up another one', async () => {
  const receiver = await listening('beside');
  const stuck = await match('beside');
  const { id } = stuck.match;
  await until('the first match is told', () => receiver.all.length === 2);
  receiver.usually = (response, { body }) => response.writeHead(body.data.match === id ? 503 : 200).end();
  await playOn(service, stuck, 1);
  const other = await match('beside');
  await until('the other match is told', () =>
    receiver.all.some(({ body }) => body.data.match === other.match.id && body.type === 'decision.open'),
  );
  receiver.usually = 200;
  await idle(receiver.hook);
});

test('a receiver that is away gets everything when it is back', async () => {
  const receiver = await listening('away');
  await receiver.close();
  const start = await match('away');
  await playOn(service, start, 3);
  await until('it was tried', async () => (await read(`/v1/webhooks/${receiver.hook.id}`)).failingSince !== null);
  const back = await openReceiver(receiver.port);
  await idle(receiver.hook);
  assert.equal(back.all[0]?.body.type, 'match.started');
  assert.equal(
    new Set(back.all.map(({ headers }) => headers['webhook-id'])).size,
    (await deliveries(receiver.hook)).length,
  );
  assert.equal((await read(`/v1/webhooks/${receiver.hook.id}`)).failingSince, null);
});

test('what a judge rules is told: an end, another result, and a match that goes on', async () => {
  const receiver = await listening('judged', { kinds: ['match.ended', 'result.changed', 'decision.open'] });
  const { match: started } = await match('judged');
  const word = { reason: 'a test', judge: 'Ines' };
  await post(`/v1/matches/${started.id}/result`, { winner: 'p1', ...word });
  await post(`/v1/matches/${started.id}/result`, { winner: 'p2', ...word });
  await post(`/v1/matches/${started.id}/rewind`, { ply: 0, ...word });
  const all = await seen(receiver, 5);
  assert.deepEqual(typesOf(all), ['decision.open', 'match.ended', 'result.changed', 'result.changed', 'decision.open']);
  const told = all.slice(1, 4).map(({ body: { data } }) => {
    const { by, outcome, before } = data as Record<'outcome' | 'before', { winner: string } | null> & { by: string };
    return [by, before?.winner, outcome?.winner];
  });
  assert.deepEqual(told, [
    ['result', undefined, 'p1'],
    ['result', 'p1', 'p2'],
    ['rewind', 'p2', undefined],
  ]);
  assert.doesNotMatch(JSON.stringify(all.map(({ text }) => text)), /Ines|a test/);
});

test('a clock that runs out is told once, and so is what it does', async () => {
  const receiver = await listening('clock', { kinds: ['clock.running_out', 'match.ended'], leadSeconds: 60 });
  const { match: started } = await match('clock', { clock: { seconds: 30, otherwise: 'concede' } });
  const [near] = await seen(receiver, 1);
  const { deadline, awaiting } = await read(`/v1/matches/${started.id}`);
  assert.equal(near?.body.type, 'clock.running_out');
  assert.deepEqual([near?.body.data.seat, near?.body.data.deadline], [awaiting[0].player, deadline]);
  await service.sql(`UPDATE matches SET deadline = now() - interval '1 millisecond' WHERE id = $1`, [started.id]);
  await read(`/v1/matches/${started.id}`);
  const all = await seen(receiver, 2);
  assert.deepEqual(typesOf(all), ['clock.running_out', 'match.ended']);
  assert.equal(all[1]?.body.data.by, 'timeout');
});

test('the round of a tournament is told when it is paired', async () => {
  const receiver = await openReceiver();
  const hook = await post('/v1/webhooks', { url: receiver.url, kinds: ['round.ready'], tournament: 'Told Cup' });
  for (const name of ['Told Cup', 'Other Cup']) {
    const made = await post('/v1/tournaments', { name, ruleset: 'duel', players: [{ name: 'Ada' }, { name: 'Bo' }] });
    await post(`/v1/tournaments/${made.id}/rounds`, { dryRun: true });
    await post(`/v1/tournaments/${made.id}/rounds`);
  }
  const [told] = await seen(receiver, 1);
  const cup = await read('/v1/tournaments/Told%20Cup');
  assert.deepEqual(told?.body.data, {
    ...{
      tournament: 'Told Cup',
      tournamentId: cup.id,
      ruleset: 'duel',
      revision: 1,
      round: 1,
      stage: 'main',
      tables: 1,
    },
  });
  assert.equal((await deliveries(hook)).length, 1);
  assert.equal((await service.http.delete('/v1/tournaments/Told%20Cup')).status, 200);
  assert.deepEqual(await deliveries(hook), []);
});

test('a fork starts a match of its own, and filters let through what they name', async () => {
  const receiver = await listening('fork', { kinds: ['match.started'] });
  const nothing = await listening('fork', { ruleset: 'gundam' });
  const start = await match('fork');
  const fork = await post(`/v1/matches/${start.match.id}/forks`, { tags: ['fork'] });
  await match('elsewhere');
  await seen(receiver, 2);
  await idle(receiver.hook);
  assert.deepEqual(
    receiver.all.map(({ body }) => [body.data.match, body.data.forkedFrom]).sort(),
    [
      [start.match.id, null],
      [fork.match.id, { match: start.match.id, ply: 0 }],
    ].sort(),
  );
  assert.deepEqual(await deliveries(nothing.hook), []);
});

test('while a secret is rotated both sign, and afterwards the new one alone', async () => {
  const receiver = await listening('rotated', { kinds: ['match.started'] });
  const { secret } = await post(`/v1/webhooks/${receiver.hook.id}/rotation`);
  const verifies = (by: string, { text, headers }: Received) => {
    try {
      new Webhook(by).verify(text, headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  };
  await match('rotated');
  const [during] = await seen(receiver, 1);
  assert.ok(during && verifies(secret, during) && verifies(receiver.hook.secret, during));
  await service.sql('UPDATE webhooks SET before_until = now() WHERE id = $1', [receiver.hook.id]);
  await match('rotated');
  const [, later] = await seen(receiver, 2);
  assert.ok(later && verifies(secret, later) && !verifies(receiver.hook.secret, later));
});

test('410 switches a webhook off; switched on again it gets what waits', async () => {
  const receiver = await listening('gone');
  receiver.next = [410];
  const start = await match('gone');
  const off = await until('it is switched off', async () => {
    const hook = await read(`/v1/webhooks/${receiver.hook.id}`);
    return hook.active ? null : hook;
  });
  assert.equal(off.switchedOff.code, 'gone');
  await playOn(service, start, 1);
  assert.equal((await deliveries(receiver.hook, 'status=waiting')).length, 2);
  const on = await service.http.patch(`/v1/webhooks/${receiver.hook.id}`).send({ active: true });
  assert.deepEqual([on.body.active, on.body.switchedOff], [true, null]);
  await seen(receiver, 3);
  assert.deepEqual(typesOf(receiver.all), ['match.started', 'match.started', 'decision.open']);
});

test('a message is given up after its time, and the webhook is switched off with it', async () => {
  const receiver = await listening('failing');
  receiver.usually = 500;
  await match('failing');
  await until('it fails', async () => (await read(`/v1/webhooks/${receiver.hook.id}`)).failingSince !== null);
  await service.sql(`UPDATE webhook_messages SET tried_from = now() - interval '2 days' WHERE webhook_id = $1`, [
    receiver.hook.id,
  ]);
  await until('both are given up', async () => (await deliveries(receiver.hook, 'status=failed')).length === 2);
  assert.equal((await read(`/v1/webhooks/${receiver.hook.id}`)).active, true);
  await match('failing');
  await service.sql(`UPDATE webhooks SET failing_since = now() - interval '2 days' WHERE id = $1`, [receiver.hook.id]);
  const off = await until('it is switched off', async () => {
    const hook = await read(`/v1/webhooks/${receiver.hook.id}`);
    return hook.active ? null : hook;
  });
  assert.equal(off.switchedOff.code, 'failing');
  assert.match(off.switchedOff.detail, /The answer was 500/);
});

test('what was delivered or given up can be sent again', async () => {
  const receiver = await listening('again', { kinds: ['match.started'] });
  await match('again');
  await seen(receiver, 1);
  await idle(receiver.hook);
  const [told] = await deliveries(receiver.hook);
  const again = await post(`/v1/webhooks/${receiver.hook.id}/deliveries/${told.id}/redelivery`);
  assert.equal(again.id, told.id);
  const all = await seen(receiver, 2);
  assert.equal(all[1]?.headers['webhook-id'], all[0]?.headers['webhook-id']);
  assert.equal(all[1]?.text, all[0]?.text);
});

test('a test is sent once, also when the webhook is off, and says what came back', async () => {
  const receiver = await listening('tested', { active: false });
  receiver.next = [418];
  const failed = await post(`/v1/webhooks/${receiver.hook.id}/test`);
  assert.deepEqual([failed.kind, failed.status, failed.attempts[0].status], ['webhook.test', 'failed', 418]);
  assert.match(failed.attempts[0].answer, /not today/);
  const fine = await post(`/v1/webhooks/${receiver.hook.id}/test`);
  assert.deepEqual([fine.status, fine.attempts.length], ['delivered', 1]);
  assert.deepEqual(typesOf(receiver.all), ['webhook.test', 'webhook.test']);
  assert.equal((await deliveries(receiver.hook, 'kind=webhook.test')).length, 2);
});

test('what a deleted match was told is deleted with it, also what waits', async () => {
  const receiver = await listening('deleted');
  receiver.usually = 500;
  const { match: started } = await match('deleted');
  await seen(receiver, 1);
  assert.equal((await service.http.delete(`/v1/matches/${started.id}`)).status, 200);
  assert.deepEqual(await deliveries(receiver.hook), []);
  const lanes = await service.sql('SELECT FROM webhook_lanes WHERE webhook_id = $1', [receiver.hook.id]);
  assert.equal(lanes.rowCount, 0);
});

test('a slow receiver is given up in time, and long or strange answers are cut short', async (t) => {
  const slow = await openApp({ webhooks: { ...webhooks, timeout: 0.1 } });
  t.after(() => slow.close());
  const receiver = await openReceiver();
  const { body: hook } = await slow.http.post('/v1/webhooks').send({ url: receiver.url });
  receiver.next = [() => {}, (response) => response.end(`\u0000\u0007${'é'.repeat(5000)}`)];
  const late = await slow.http.post(`/v1/webhooks/${hook.id}/test`);
  assert.match(late.body.attempts[0].error, /no answer within 0.1 s/);
  const long = await slow.http.post(`/v1/webhooks/${hook.id}/test`);
  assert.deepEqual([long.body.status, long.body.attempts[0].answer], ['delivered', 'é'.repeat(300)]);
});

test('what is kept is bounded by age and by number', async () => {
  const receiver = await listening('kept', { kinds: ['match.started'] });
  for (let at = 0; at < 4; at++) await match('kept');
  await seen(receiver, 4);
  await idle(receiver.hook);
  await service.sql(
    `UPDATE webhook_messages SET ended_at = now() - interval '2 days'
    WHERE place = (SELECT min(place) FROM webhook_messages WHERE webhook_id = $1)`,
    [receiver.hook.id],
  );
  await service.store.webhooks.tidy(86_400, 1000);
  assert.equal((await deliveries(receiver.hook)).length, 3);
  await service.store.webhooks.tidy(86_400, 2);
  assert.equal((await deliveries(receiver.hook)).length, 2);
});

test('a retry of an action tells nothing twice, and a refused action tells nothing', async () => {
  const receiver = await listening('once');
  const start = await match('once');
  const action = anAction(start);
  const act = () => service.http.post(`/v1/matches/${start.match.id}/actions`).send({ action, expectedPly: 0 });
  assert.deepEqual([(await act()).status, (await act()).status], [200, 200]);
  await service.http.post(`/v1/matches/${start.match.id}/actions`).send({ action: { ...action, option: 'nothing' } });
  await idle(receiver.hook);
  assert.deepEqual(
    (await deliveries(receiver.hook)).map(({ data }: Received['body']) => data.ply),
    [1, 0, 0],
  );
});
