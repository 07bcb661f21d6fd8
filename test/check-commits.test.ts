import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { faultsOf } from '../scripts/check-commits.ts';

const script = fileURLToPath(new URL('../scripts/check-commits.ts', import.meta.url));

/** Git as it is on a new machine: no settings of the developer's, no repository named by the environment. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', GIT_CEILING_DIRECTORIES: tmpdir() },
  ...{ GIT_AUTHOR_NAME: 'Ann', GIT_AUTHOR_EMAIL: 'ann@example.org' },
  ...{ GIT_COMMITTER_NAME: 'Ann', GIT_COMMITTER_EMAIL: 'ann@example.org' },
};

function folderOf(t: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' });
const commit = (folder: string, subject: string) => git(folder, 'commit', '--allow-empty', '-m', subject);

/** A repository whose main holds one commit with a bad subject, and whose branch `work` is checked out. */
function repositoryOf(t: TestContext): string {
  const folder = folderOf(t);
  git(folder, 'init', '--initial-branch=main');
  commit(folder, 'Old things on main.');
  git(folder, 'checkout', '-b', 'work');
  return folder;
}

function check(folder: string): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, env, encoding: 'utf8' });
  return { status, stderr };
}

const passed = { status: 0, stderr: '' };

test('commits of a branch are checked, those on main are not', (t) => {
  const folder = repositoryOf(t);
  commit(folder, 'Engine: write canonical text');
  commit(folder, 'Compute totals without a second read');
  assert.deepEqual(check(folder), passed);
  commit(folder, 'Totals are computed.');
  const { status, stderr } = check(folder);
  assert.equal(status, 1);
  assert.match(stderr, /^\w+ "Totals are computed\.": it ends with a period$/m);
  assert.match(stderr, /"Totals" is no imperative/);
  assert.doesNotMatch(stderr, /Old things/);
});

test('merges and reverts pass, whatever they are called', (t) => {
  const folder = repositoryOf(t);
  commit(folder, 'Add a thing');
  commit(folder, `Revert "${'A thing that has to go. '.repeat(4)}"`);
  git(folder, 'checkout', '-b', 'side', 'HEAD~1');
  commit(folder, 'Add another thing');
  git(folder, 'checkout', 'work');
  git(folder, 'merge', '--no-ff', '-m', 'The side; and all that belongs to it.', 'side');
  assert.deepEqual(check(folder), passed);
});

test('on main and at a detached HEAD nothing is checked', (t) => {
  const folder = repositoryOf(t);
  commit(folder, 'things.');
  git(folder, 'checkout', '--detach');
  assert.deepEqual(check(folder), passed);
  git(folder, 'checkout', 'main');
  git(folder, 'merge', '--ff-only', 'work');
  assert.deepEqual(check(folder), passed);
});

test('in a shallow clone, and where main is unknown, nothing is checked', (t) => {
  const folder = repositoryOf(t);
  commit(folder, 'things.');
  commit(folder, 'more things.');
  const shallow = folderOf(t);
  git(shallow, 'clone', '--depth', '1', '--no-single-branch', `file://${folder}`, '.');
  assert.deepEqual(check(shallow), passed);
  git(folder, 'branch', '-D', 'main');
  assert.deepEqual(check(folder), passed);
});

test('outside a repository, and in a folder of another one, nothing is checked', (t) => {
  assert.deepEqual(check(folderOf(t)), passed);
  const folder = repositoryOf(t);
  commit(folder, 'things.');
  mkdirSync(path.join(folder, 'unpacked'));
  assert.equal(check(folder).status, 1);
  assert.deepEqual(check(path.join(folder, 'unpacked')), passed);
});

test('a branch is compared with the main it was fetched from, where there is no other', (t) => {
  const folder = repositoryOf(t);
  commit(folder, 'things.');
  const clone = folderOf(t);
  git(clone, 'clone', '--branch', 'work', `file://${folder}`, '.');
  const { status, stderr } = check(clone);
  assert.equal(status, 1);
  assert.equal(stderr.trim().split('\n').length, 2);
});

test('a subject is an imperative of one idea in at most 72 characters', () => {
  assert.deepEqual(faultsOf('Format'), []);
  assert.deepEqual(faultsOf('HTTP routes: refuse a second body'), []);
  assert.deepEqual(faultsOf(`Add ${'a'.repeat(68)}`), []);
  assert.equal(faultsOf(`Add ${'a'.repeat(69)}`).length, 1);
  assert.equal(faultsOf('Add a thing; remove another').length, 1);
  for (const subject of [
    'Added a thing',
    'Adds a thing',
    'Adding a thing',
    'A thing',
    'Tests: a thing',
    'fixup! Add a thing',
    '',
  ])
    assert.equal(faultsOf(subject).length, 1, subject);
});
