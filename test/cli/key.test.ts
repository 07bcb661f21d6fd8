import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import test from 'node:test';
import { key as command } from '../../src/cli/key.ts';
import { openApp, startDuelMatch } from '../support/app.ts';
import { runHere } from '../support/command.ts';
import { openFolder } from '../support/folder.ts';
import { programEnvironment, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const key = (env: Record<string, string>, ...args: string[]) => runHere(command, args, env);

/** The same as a program of its own. */
function keyProgram(env: Record<string, string>, ...args: string[]) {
  const options = {
    cwd: resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: programEnvironment(env),
  } as const;
  return spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/cli/key.ts', ...args], options);
}
const SECRET = /^arb_[0-9A-Za-z]{49}\n$/;

test('makes a key that works, lists it without its secret, and revokes it', async (t) => {
  const service = await openApp({ keyless: 'none' });
  t.after(() => service.close());
  const env = { DATABASE_URL: service.url };
  const wish = ['--tenant', 'club', '--name', 'bot', '--scopes', 'matches:read, adjudicate', '--expires', '30d'];
  const asked = Date.now();
  const made = await key(env, ...wish);
  const told = Date.now();
  assert.equal(made.status, 0, made.stderr);
  assert.match(made.stdout, SECRET);
  const who = () => service.http.get('/v1/key').set('authorization', `Bearer ${made.stdout.trim()}`);
  const { body } = await who();
  assert.deepEqual([body.tenant, body.name, body.scopes], ['club', 'bot', ['matches:read', 'adjudicate']]);
  const began = Date.parse(body.expiresAt) - 30 * 86_400_000;
  assert.ok(asked <= began && began <= told, body.expiresAt);
  const { stdout } = await key(env, 'list');
  assert.match(stdout, new RegExp(`^${body.id}  arb_.{6}…  club  bot  matches:read,adjudicate  ends `));
  assert.ok(!stdout.includes(made.stdout.trim()));
  assert.equal((await key(env, 'list', '--tenant', 'other')).stdout, '');
  assert.match((await key(env, 'revoke', body.id)).stdout, /has been revoked/);
  assert.match((await key(env, 'revoke', body.id)).stdout, /had ended/);
  await until('the server learns that the key has ended', async () => (await who()).status === 401);
});

test('binds a key to a seat of a match of the tenant, and to no other', async (t) => {
  const service = await openApp();
  t.after(() => service.close());
  const { match } = await startDuelMatch(service);
  const made = await key({ DATABASE_URL: service.url }, '--seat', `${match.id}:p2`);
  assert.match(made.stdout, SECRET);
  const { body } = await service.http.get('/v1/key').set('authorization', `Bearer ${made.stdout.trim()}`);
  assert.deepEqual(body.seat, { match: match.id, viewer: 'p2' });
  assert.deepEqual(body.scopes, ['adjudicate', 'matches:read', 'matches:write']);
  const other = await key({ DATABASE_URL: service.url }, '--seat', `${match.id}:p2`, '--tenant', 'other');
  assert.deepEqual([other.status, other.stdout], [1, '']);
  assert.match(other.stderr, /other has no match/);
  assert.equal((await key({ DATABASE_URL: service.url }, '--seat', `${match.id}:p1`, '--scopes', 'judge')).status, 1);
});

test('without DATABASE_URL it uses the database of the service, whether the server runs or not', async (t) => {
  const folder = openFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const before = keyProgram({ DATA_DIR: folder }, '--name', 'before');
  assert.equal(before.status, 0, before.stderr);
  const server = await startServer({ DATA_DIR: folder, KEYLESS: 'none' });
  t.after(() => server.end('SIGTERM'));
  const during = keyProgram({ DATA_DIR: folder }, '--name', 'during');
  assert.equal(during.status, 0, during.stderr);
  for (const [made, name] of [
    [before, 'before'],
    [during, 'during'],
  ] as const) {
    const authorization = `Bearer ${made.stdout.trim()}`;
    const reply = await fetch(`${server.url}/v1/key`, { headers: { authorization } });
    assert.equal(reply.status, 200);
    assert.equal(((await reply.json()) as { name: string }).name, name);
  }
  assert.doesNotMatch(server.said(), /shown this once/);
});

test('rotates the keys of the service and retires them', async (t) => {
  const service = await openApp();
  t.after(() => service.close());
  const env = { DATABASE_URL: service.url };
  const { status, stdout } = await key(env, 'rotate', 'sign');
  assert.equal(status, 0);
  const kid = /is ([0-9a-f-]{36})\./.exec(stdout)?.[1] ?? '';
  const { body } = await service.http.get('/.well-known/jwks.json');
  assert.deepEqual(
    body.keys.map((one: { kid: string }) => one.kid),
    [kid],
  );
  assert.equal((await key(env, 'retire', kid)).status, 0);
  assert.equal((await key(env, 'retire', kid)).status, 1);
  assert.equal((await key(env, 'rotate', 'eggs')).status, 1);
});

test('wrong arguments end with 2 and say what is wrong', async () => {
  for (const [args, said] of [
    [['--scopes', 'everything'], /--scopes/],
    [['--expires', 'soon'], /--expires/],
    [['--expires', '2001-01-01'], /--expires/],
    [['--tenant', 'public'], /--tenant/],
    [['--seat', 'm:judge'], /--seat/],
    [['revoke'], /Unknown command/],
    [['--what'], /--what/],
  ] as const) {
    const { status, stderr } = await key({}, ...args);
    assert.equal(status, 2);
    assert.match(stderr, said);
  }
  assert.match((await key({}, '--help')).stdout, /npm run key/);
});
