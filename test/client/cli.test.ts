import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { programEnvironment } from '../support/server.ts';
import { letTimeRunOut } from '../support/time-passes.ts';
import { until } from '../support/until.ts';

/* The command line as it is installed: what it prints, and with which code it ends. */

const PROGRAM = join(import.meta.dirname, '../../clients/cli/dist/main.js');
let service: TestApp;
let url: string;
let folder: string;
before(async () => {
  service = await openApp();
  url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  folder = mkdtempSync(join(tmpdir(), 'arbiter-cli-'));
});
after(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/**
 * Runs the program; with `press` on a terminal, for somebody who presses that key all the time, or once. `look` sees what is printed,
 * and says when a key may be pressed.
 */
async function run(
  args: string[],
  press?: { key: string; once?: true },
  look: (out: string) => Promise<boolean> = async () => true,
): Promise<Ran> {
  const env = programEnvironment({ ARBITER_URL: url });
  const command = [process.execPath, PROGRAM, ...args];
  const child =
    press === undefined
      ? spawn(process.execPath, command.slice(1), { env, stdio: 'pipe' })
      : spawn('script', ['-qec', `stty cols 100 rows 50; ${command.join(' ')}`, '/dev/null'], { env, stdio: 'pipe' });
  const ran: Ran = { code: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ran.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ran.err += text;
  });
  // It may end while a key is on its way.
  child.stdin.on('error', () => {});
  let closed = false;
  child.on('close', (code) => {
    ran.code = code;
    closed = true;
  });
  if (press === undefined) child.stdin.end();
  let pressed = 0;
  await until('the program ends', async () => {
    const ready = await look(ran.out);
    const again = press !== undefined && (press.once === undefined || pressed === 0);
    if (ready && again && ran.out.includes('◆') && child.stdin.writable) {
      child.stdin.write(press.key);
      pressed++;
    }
    return closed;
  });
  return ran;
}

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

async function ended(): Promise<string> {
  const { out } = await run(['start', 'gundam', '--names', 'Ada,Bo', '--seed', 'cli', '--tag', 'cli']);
  const [id = ''] = out.split('\n');
  await service.http
    .post(`/v1/matches/${id}/actions`)
    .send({ action: { player: 'p1', concede: true } })
    .expect(200);
  return id;
}

test('says how it is used, and what is wrong with a command line', async () => {
  const help = await run(['--help']);
  assert.deepEqual([help.code, help.err], [0, '']);
  for (const command of ['start', 'play', 'watch', 'verify', 'check-cards', 'parse', 'tournament', 'key']) {
    assert.match(help.out, new RegExp(`^ {2}${command} `, 'm'));
  }
  for (const [args, said] of [
    [['plai'], /unknown command 'plai'[\s\S]*Did you mean play/],
    [['play', 'gundam', '--against', 'nobody'], /Allowed choices are random, person/],
    [['watch', 'x', '--after', 'y'], /has to be a ply/],
    [['key', 'create', '--scopes', 'all'], /There is no scope all/],
  ] as const) {
    const { code, err } = await run([...args]);
    assert.equal(code, 2, err);
    assert.match(err, said);
  }
});

test('starts a match, tells what happened in it, and verifies it and its transcript', async () => {
  const id = await ended();
  const watched = await run(['watch', id, '--after', '-1']);
  assert.equal(watched.code, 0, watched.err);
  assert.match(watched.out, /Ada shuffles the deck[\s\S]*Ada concedes/);
  const lines = (await run(['--json', 'watch', id, '--after', '-1'])).out.trim().split('\n');
  const updates = lines.map((line) => JSON.parse(line) as { events: unknown[]; outcome: unknown });
  assert.ok(updates.at(-1)?.outcome);
  const verified = await run(['verify', id]);
  assert.deepEqual([verified.code, verified.out.split('\n')[0]], [0, `valid: ${id}`]);
  const transcript = (await service.http.get(`/v1/matches/${id}/transcript`)).text;
  assert.match(
    (await run(['verify', file('transcript.json', transcript)])).out,
    /^valid: .*\n {2}transcript, signed by/,
  );
  const changed = await run(['verify', file('changed.json', transcript.replace('"Ada"', '"Eve"'))]);
  assert.equal(changed.code, 1);
  assert.match(changed.out, /^invalid: .*\n {2}something in the transcript is not as it was signed/);
});

test('plays against random play, by a person who takes the first option each time, until that person gives up or it ends', async () => {
  const played = await run(['play', 'unnamed', '--seed', 'play'], { key: '\r' });
  assert.equal(played.code, 0, played.err);
  assert.match(played.out, /p[12] wins|A draw/);
  const piped = await run(['play', 'unnamed']);
  assert.deepEqual([piped.code, /takes a terminal/.test(piped.err)], [1, true]);
  const left = await run(['play', 'gundam'], { key: '\u0003', once: true });
  assert.match(left.out, /Go on with: arbiter play [0-9a-f-]{36}/);
});

test('tells how the clocks stand, and goes on where the clock is faster than the person', async () => {
  const started = await run(['start', 'gundam', '--seed', 'timed', '--seconds', '30', '--bank', '600']);
  assert.match(started.out, /p[12]: 10:(29|30) left, until \d\d:\d\d:\d\d, bank 10:00\n/);
  const id = started.out.split('\n')[0] ?? '';
  const rule = { reason: 'A question.', judge: 'Ines' };
  await service.http.post(`/v1/matches/${id}/pause`).send(rule).expect(200);
  let ended = false;
  const watched = await run(['watch', id, '--after', '0'], undefined, async (out) => {
    if (/paused since [\s\S]*p[12]: 10:\d\d left, bank/.test(out) && !ended) {
      ended = true;
      await service.http.post(`/v1/matches/${id}/resume`).send(rule).expect(200);
      await service.http.post(`/v1/matches/${id}/actions`).send({ action: { player: 'p1', concede: true } });
    }
    return false;
  });
  assert.match(watched.out, /concedes/, watched.err);
  assert.match((await run(['start', 'gundam', '--increment', '5'])).err, /\[invalid-request\]/);

  let [played, late] = ['', false];
  const args = ['play', 'unnamed', '--against', 'person', '--seconds', '60', '--at-zero', 'default', '--seed', 'late'];
  const left = await run(args, { key: '\u0003', once: true }, async (out) => {
    played = /Match ([0-9a-f-]{36})/.exec(out)?.[1] ?? '';
    if (played === '' || !/(0:59|1:00) left, until/.test(out)) return false;
    if (!late) await letTimeRunOut(service, played);
    late = true;
    // Whoever looks lets the clock act.
    await service.http.get(`/v1/matches/${played}/state`);
    // The next question is asked once what the clock did is told.
    return out.split('left, until').length > 2;
  });
  assert.equal(left.code, 0, left.out);
  const plies = (await service.http.get(`/v1/matches/${played}/plies?limit=200`)).body.items;
  assert.equal(plies.filter(({ kind }: { kind: string }) => kind === 'timeout').length, 1);
  for (const { text } of plies.at(-1).events) assert.ok(left.out.includes(text.slice(0, 40)), text);
});

test('checks cards, and says all that is wrong with them', async () => {
  const [card] = (await service.http.get('/v1/rulesets/gundam/cards?limit=1')).body.items;
  const good = file('good.json', [{ ...card, name: 'My Own' }]);
  const checked = await run(['check-cards', 'gundam', good]);
  assert.deepEqual([checked.code, /nothing is wrong/.test(checked.out)], [0, true], checked.err);
  assert.match((await run(['check-cards', 'gundam', good, '--register'])).out, /^[0-9a-f]{64}\n/);
  const bad = await run(['check-cards', 'gundam', file('bad.json', { cards: [{ id: 'A', type: 'unnit' }] })]);
  assert.equal(bad.code, 1);
  assert.match(bad.err, /\[cards-invalid\]\n {2}\/cards\/0\/type: .*/);
  assert.match((await run(['check-cards', 'gundam', file('no.json', '{')])).err, /no\.json: /);
  assert.match((await run(['check-cards', 'gundum', good])).err, /\[unknown-ruleset\]/);
});

test('understands the words of cards, and says what is not understood, and where', async () => {
  const good = await run([
    'parse',
    'gundam',
    file('good.txt', '【Deploy】: Draw a card.\n<Blocker>\n\n【Attack】: Draw 2 cards.\n'),
  ]);
  assert.deepEqual([good.code, good.err], [0, '']);
  assert.match(good.out, /^Text 1\n {2}【Deploy】: Draw a card\.\n {2}<Blocker>\.\nText 2\n/);
  assert.match(good.out, /2 of 2 texts are understood\.\n$/);
  const csv = 'id,type,text\nA-1,unit,"【Deploy】: Drwa a card.\n<Blocker>"\n';
  const bad = await run(['parse', 'gundam', file('bad.csv', csv)]);
  assert.equal(bad.code, 1);
  assert.match(
    bad.out,
    /^A-1\n {2}<Blocker>\.\n {2}1:11 .*did you mean “draw”.*\n {4}【Deploy】: Drwa a card\.\n {14}\^{4}\n/,
  );
  const json = await run(['parse', 'gundam', file('some.json', [{ name: 'Wren', text: '<Blocker>' }]), '--json']);
  const { title, card } = JSON.parse(json.out);
  assert.deepEqual([json.code, title, card], [0, 'Wren', { keywords: { blocker: true } }]);
  // The words of all sample cards of a game, with their types, and fields where they are needed.
  const kept = await run(['parse', 'nexus', 'docs/cards/in-words/nexus.txt']);
  assert.match(kept.out, /^E11 Scorched Ledger\n {2}Discard 1 card\.\n/m);
  assert.match(kept.out, /^(\d+) of \1 texts are understood\.$/m);
  assert.match((await run(['parse', 'gundam', file('none.csv', 'name\nWren\n')])).err, /no column text/);
});

test('makes, lists and ends keys', async () => {
  const made = await run(['key', 'create', '--name', 'cli', '--scopes', 'matches:read', '--expires', '1h']);
  assert.match(made.out, /^arb_\S+\n$/, made.err);
  assert.match((await run(['--key', made.out.trim(), 'key', 'own'])).out, /^cli, of local: matches:read\n$/);
  const listed = (await run(['--json', 'key', 'list'])).out.trim().split('\n');
  const { id } =
    listed.map((line) => JSON.parse(line) as { id: string; name: string }).find(({ name }) => name === 'cli') ?? {};
  assert.equal((await run(['key', 'revoke', String(id)])).code, 0);
  const ended = await run(['--key', made.out.trim(), 'key', 'own']);
  assert.deepEqual([ended.code, /\[key-invalid\]/.test(ended.err)], [1, true]);
});

test('tells the standings of a tournament, and says when nothing answers', async () => {
  const body = { ruleset: 'gundam', tournament: 'Cup', round: 1, table: '1', seats: [{ name: 'Ada' }, { name: 'Bo' }] };
  const { match } = (await service.http.post('/v1/matches').send(body)).body;
  await service.http.post(`/v1/matches/${match.id}/actions`).send({ action: { player: 'p1', concede: true } });
  assert.match((await run(['tournament', 'standings', 'Cup'])).out, /^ +1 +3 +Bo\n +2 +0 +Ada\n$/);
  assert.match((await run(['tournament', 'results', 'Cup'])).out, /Ada – Bo {2}0–1/);
  assert.match((await run(['tournament', 'list'])).out, /Cup: 1 match/);
  assert.match((await run(['verify', '--tournament', 'Cup'])).out, /^valid: /);
  const away = await run(['--url', 'http://127.0.0.1:1', 'key', 'own']);
  assert.deepEqual([away.code, /Does the service run there\?/.test(away.err)], [1, true]);
});

test('a job is asked for, waited for and its lines are saved; one that fails ends with 1', async () => {
  const path = join(folder, 'games.ndjson');
  const { code, out, err } = await run(['--json', 'job', 'simulate', 'duel', '--games', '3', '--write', path]);
  assert.deepEqual([code, err], [0, '']);
  const job = JSON.parse(out);
  assert.deepEqual([job.state, job.progress], ['done', { done: 3, of: 3 }]);
  assert.equal(readFileSync(path, 'utf8').trim().split('\n').length, 3);
  const listed = await run(['job', 'list']);
  assert.match(listed.out, new RegExp(`^${job.id}  simulation  done  3 of 3  3 lines`, 'm'));
  await service.sql(`UPDATE jobs SET state = 'failed', result = NULL, problem = '{"code":"internal","detail":"No."}'`);
  const failed = await run(['job', 'show', job.id, '--wait']);
  assert.deepEqual([failed.code, /internal: No\./.test(failed.out)], [1, true]);
  assert.equal((await run(['job', 'delete', job.id])).code, 0);
});
