import assert from 'node:assert/strict';
import test from 'node:test';
import pg from 'pg';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';
import { migrate } from '../../src/store/migrate.ts';
import { openServer, testConfig } from '../support/app.ts';
import { ARCHIVES } from '../support/archives.ts';
import { openTestDatabase } from '../support/database.ts';
import { checkOut, hasRelease } from '../support/release.ts';
import { until } from '../support/until.ts';

/** The last commit that knows no other way of writing matches than the compatible one. */
const BEFORE = 'f8aa413';

type Verdict = {
  match: { id: string; ply: number };
  awaiting: Parameters<typeof listedAction>[0];
  state: { hash: string };
};

test('beside the release before, matches are written so that either plays on what the other wrote, until it is gone', async (t) => {
  if (!hasRelease(BEFORE)) return t.skip(`git does not have ${BEFORE} here`);
  const release = checkOut(BEFORE);
  t.after(() => release.remove());
  const database = await openTestDatabase();
  t.after(() => database.drop());
  await migrate(database.url);
  const old = await release.start({ DATABASE_URL: database.url, KEYLESS: 'loopback', RATE_LIMIT_KEYLESS: '0' });
  t.after(() => old.child.kill('SIGKILL'));
  const archive = await ARCHIVES['a folder']?.();
  const beside = { archive: archive?.target ?? null, jobs: { ...testConfig().jobs, look: 0.05 } };
  const server = await openServer(database.url, { matchStorage: 'compatible', ...beside });
  const here = await server.app.listen({ host: '127.0.0.1', port: 0 });

  const ask = async <T = Verdict>(url: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${url}/v1/matches${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const told = (await reply.json()) as T;
    assert.ok(reply.ok, `${url}${path}: ${JSON.stringify(told)}`);
    return told;
  };
  // Neither plays matches of another edition: a game whose rules have not changed since.
  const editions = async (url: string) => {
    const { items } = (await (await fetch(`${url}/v1/rulesets`)).json()) as { items: { id: string; hash: string }[] };
    return new Map(items.map(({ id, hash }) => [id, hash]));
  };
  const [now, then] = [await editions(here), await editions(old.url)];
  const ruleset = ['nexus', 'unnamed', 'alteil', 'gundam', 'dx2'].find((id) => now.get(id) === then.get(id));
  assert.ok(
    ruleset !== undefined,
    'the rules of every game have changed: another release has to stand for the one before',
  );
  const dice = diceFrom('beside');
  const play = async (url: string, stands: Verdict) =>
    ask(url, `/${stands.match.id}/actions`, { action: listedAction(stands.awaiting, dice) });
  const same = async (url: string, id: string) => (await ask<{ same: boolean }>(url, `/${id}/verification`)).same;

  /** A match of 40 plies, two of them rulings, that was written in few bytes, and lies in the archive so. */
  const archived = async (): Promise<string> => {
    const compact = await openServer(database.url, beside);
    const url = await compact.app.listen({ host: '127.0.0.1', port: 0 });
    let stands = await ask(url, '', { ruleset, seed: 'archived' });
    const { id } = stands.match;
    const post = async (path: string, body: object) => {
      stands = await ask(url, `/${id}/${path}`, body);
    };
    for (let ply = 1; ply <= 20; ply++) stands = await play(url, stands);
    await post('rewind', { ply: 10, reason: 'Once more.', judge: 'Ines' });
    for (let ply = 22; ply < 40; ply++) stands = await play(url, stands);
    await post('result', { winner: 'p1', reason: 'It is late.', judge: 'Ines' });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`UPDATE matches SET ended_at = now() - interval '9 days' WHERE id = $1`, [id]);
    await compact.http.put('/v1/retention').send({ keep: 1 });
    await until('the match lies in the archive', async () => {
      const { rows } = await client.query('SELECT archived_at FROM matches WHERE id = $1', [id]);
      return rows[0].archived_at !== null;
    });
    await compact.http.put('/v1/retention').send({ keep: null });
    await client.end();
    await compact.close();
    return id;
  };

  // What tells an answer of a standing order is younger than that release, and sentences may be put better at any time.
  const apart = ({ events, ...ply }: { events: { text: string }[] }) => ({
    ...ply,
    automatic: false,
    events: events.map(({ text: _prose, ...event }) => event),
  });

  const matches: Verdict[] = [];
  for (const url of [here, old.url]) matches.push(await ask(url, '', { ruleset, seed: 'beside' }));
  for (let ply = 1; ply <= 20; ply++) {
    for (const [at, stands] of matches.entries()) matches[at] = await play((ply + at) % 2 ? old.url : here, stands);
  }
  const { match } = matches[0] as Verdict;
  // What comes back from the archive is written so, too.
  const back = await archived();
  const told = await server.http.get(`/v1/matches/${back}/plies?limit=50`);
  await server.http.post('/v1/jobs').send({ kind: 'restore', match: back });
  await until('it is back', async () => (await server.http.get(`/v1/matches/${back}`)).body.archivedAt === null);
  for (const url of [here, old.url]) {
    const { items } = await ask<{ items: Parameters<typeof apart>[0][] }>(url, `/${back}/plies?limit=50`);
    assert.deepEqual(items.map(apart), told.body.items.map(apart));
    assert.equal(await same(url, back), true);
    for (const { ply, hashAfter } of told.body.items) {
      const { state } = await ask<{ state: { hash: string } }>(url, `/${back}/state?ply=${ply}`);
      assert.equal(state.hash, hashAfter);
    }
  }
  for (const url of [here, old.url]) {
    for (const one of matches) {
      const state = await ask<{ state: { hash: string } }>(url, `/${one.match.id}/state`);
      assert.equal(state.state.hash, one.state.hash);
      assert.equal(await same(url, one.match.id), true);
    }
    const { items } = await ask<{ items: { events: unknown[] }[] }>(url, `/${match.id}/plies?limit=50`);
    // What is begun can have told nothing yet.
    assert.deepEqual([items.length, items.slice(1).every(({ events }) => events.length > 0)], [21, true]);
  }
  old.child.kill('SIGTERM');
  await server.close();

  const alone = await openServer(database.url);
  try {
    const url = await alone.app.listen({ host: '127.0.0.1', port: 0 });
    for (let stands of matches) {
      for (let ply = 0; ply < 20; ply++) stands = await play(url, stands);
      assert.equal(stands.match.ply, 40);
      assert.equal(await same(url, stands.match.id), true);
      assert.equal(
        (await ask<{ state: { hash: string } }>(url, `/${stands.match.id}/state`)).state.hash,
        stands.state.hash,
      );
    }
  } finally {
    await alone.close();
  }
});
