import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { openApp, startDuelMatch } from '../support/app.ts';

const program = join(import.meta.dirname, '../../examples/verify/verify.mjs');

test('a document that says a field twice is not valid, wherever it does', async (t) => {
  const service = await openApp();
  t.after(() => service.close());
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-twice-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const { match } = await startDuelMatch(service);
  const document = (await service.http.get(`/v1/matches/${match.id}/transcript`)).text;
  writeFileSync(join(folder, 'keys.json'), (await service.http.get('/.well-known/jwks.json')).text);
  const said = (text: string): string => {
    writeFileSync(join(folder, 'document.json'), text);
    try {
      return execFileSync(process.execPath, [
        program,
        join(folder, 'document.json'),
        join(folder, 'keys.json'),
      ]).toString();
    } catch (error) {
      assert.ok(error instanceof Error && 'stdout' in error);
      return String(error.stdout);
    }
  };
  assert.match(said(document), /^valid: transcript/);
  assert.match(said(JSON.stringify(JSON.parse(document), null, 2)), /^valid: transcript/);
  const forged = `{"match":{"id":"another"},${document.slice(1)}`;
  assert.match(said(forged), /^invalid: a field is there twice: match/);
  assert.match(said(`{"\\u006datch":{"id":"another"},${document.slice(1)}`), /^invalid: a field is there twice: match/);
  const inner = document.replace('"seats":', '"id":"another","seats":');
  assert.notEqual(inner, document);
  assert.match(said(inner), /^invalid: a field is there twice: id/);
});
