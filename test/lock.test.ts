import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

test('whatever the lock file names is installed only as it was published', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const entries = Object.entries<{ integrity?: string; link?: boolean }>(packages).filter(([path]) => path !== '');
  assert.ok(entries.length > 100);
  const unknown = entries.filter(([, { integrity, link }]) => !link && !/^sha512-/.test(integrity ?? ''));
  assert.deepEqual(
    unknown.map(([path]) => path),
    [],
  );
});
