import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { parseEnv } from 'node:util';
import { readConfig, SETTINGS } from '../../src/config.ts';
import { openApp } from '../support/app.ts';
import { marked, pageOf, project } from './pages.ts';

test('docs/api.md lists every call of REST, and no other', async (t) => {
  const service = await openApp();
  t.after(() => service.close());
  const { paths } = (await service.http.get('/openapi.json')).body as { paths: Record<string, object> };
  const served = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const table = marked(pageOf('docs/api.md'), 'calls');
  const listed = [...table.matchAll(/`([A-Z]+ \/[^`]*)`/g)].map(([, call]) => call);
  assert.deepEqual(listed.sort(), served.sort());
});

test('docs/operators.md and .env.example have every variable', () => {
  const table = marked(pageOf('docs/operators.md'), 'variables');
  const named = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(named.sort(), [...SETTINGS].sort());
  const example = parseEnv(readFileSync(join(project, '.env.example'), 'utf8'));
  assert.deepEqual(Object.keys(example).sort(), [...SETTINGS].filter((name) => name !== 'NODE_ENV').sort());
  assert.deepEqual(readConfig(example), readConfig({}));
});
