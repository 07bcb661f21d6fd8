import assert from 'node:assert/strict';
import test from 'node:test';
import { readConfig } from '../src/config.ts';

test('what is not set, or set to nothing, has its default', () => {
  const blank = { CORS_ORIGINS: '', REQUEST_TIMEOUT: '', MAX_IN_FLIGHT: '', METRICS: '', METRICS_TOKEN: '' };
  for (const env of [{}, blank]) {
    const config = readConfig(env);
    assert.equal(config.corsOrigins, '*');
    assert.equal(config.requestTimeout, 30);
    assert.equal(config.maxInFlight, 1000);
    assert.equal(config.metrics, 'loopback');
    assert.equal(config.metricsToken, null);
    assert.equal(config.otlpEndpoint, null);
  }
});

test('origins are a list, all or none', () => {
  const read = (text: string) => readConfig({ CORS_ORIGINS: text }).corsOrigins;
  assert.deepEqual(read('https://a.example, http://localhost:8080'), ['https://a.example', 'http://localhost:8080']);
  assert.equal(read('*'), '*');
  assert.deepEqual(read('none'), []);
});

test('what cannot be meant is refused, all at once and by its name', () => {
  const wrong = {
    CORS_ORIGINS: 'https://a.example/path',
    REQUEST_TIMEOUT: 'soon',
    MAX_IN_FLIGHT: '0',
    METRICS: 'everybody',
    METRICS_TOKEN: 'short',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318',
  };
  assert.throws(
    () => readConfig(wrong),
    ({ message }: Error) => Object.keys(wrong).every((name) => message.includes(`${name}: `)),
  );
  for (const origins of ['*,none', 'a.example', 'https://a.example,,', '*,https://a.example']) {
    assert.throws(() => readConfig({ CORS_ORIGINS: origins }), /CORS_ORIGINS/, origins);
  }
});
