import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { CLIENT_TYPES, clientTypes } from '../../scripts/client-types.ts';

const source = join(CLIENT_TYPES, '..');

test('the types of the client are those that the service serves', async () => {
  const served = await clientTypes();
  assert.deepEqual(readdirSync(CLIENT_TYPES).sort(), Object.keys(served).sort());
  for (const [name, text] of Object.entries(served)) {
    assert.ok(readFileSync(join(CLIENT_TYPES, name), 'utf8') === text, `${name} is out of date: npm run client:types`);
  }
});

test('every call of the service has a method of the client', () => {
  const calls = [...readFileSync(join(CLIENT_TYPES, 'calls.ts'), 'utf8').matchAll(/^ {2}(\w+): \{ method/gm)];
  const surface = [...readdirSync(join(source, 'calls')).map((name) => join('calls', name)), 'match.ts', 'follow.ts']
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .join();
  assert.ok(calls.length > 50);
  assert.deepEqual(
    calls.map(([, name]) => name).filter((name) => !surface.includes(`'${name}'`)),
    [],
    'add a method to clients/typescript/src/calls',
  );
});

test('nothing of the client is of one platform, and it depends on nothing', () => {
  const files = readdirSync(source, { recursive: true }).map(String);
  const imports = files
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(source, name), 'utf8').matchAll(/ from '([^']+)'/g)])
    .map(([, from = '']) => from);
  assert.ok(imports.length > 20);
  assert.deepEqual(
    imports.filter((from) => !from.startsWith('.')),
    [],
  );
  const { dependencies = {} } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'));
  assert.deepEqual(dependencies, {});
});
