import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';

// The metrics library knows OpenTelemetry's bare interface, which does nothing by itself.
test('nothing of OpenTelemetry but its interface is loaded while traces go nowhere', () => {
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { if (/@opentelemetry.(?!api.)|fastify.otel/.test(url)) console.log(url); return next(url, context); } });
    await import('./src/app.ts');
    console.log('loaded');
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  assert.equal(stdout.trim(), 'loaded', stderr);
});
