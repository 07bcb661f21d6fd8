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

test('a bucket has its region, its endpoint and its credentials, a folder nothing of that', () => {
  const env = { ARCHIVE: 's3://finished/a', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const read = (more: Record<string, string>) => readConfig({ ...env, ...more }).archive;
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
  const amazon = {
    bucket: 'finished',
    prefix: 'a',
    region: 'us-east-1',
    endpoint: null,
    pathStyle: false,
    timeout: 10,
  };
  assert.deepEqual(read({}), { ...amazon, credentials });
  assert.deepEqual(read({ AWS_SESSION_TOKEN: 't', AWS_REGION: 'eu-central-1', ARCHIVE_PATH_STYLE: 'on' }), {
    ...amazon,
    ...{ region: 'eu-central-1', pathStyle: true, credentials: { ...credentials, sessionToken: 't' } },
  });
  const own = { AWS_ENDPOINT_URL: 'http://minio:9000' };
  assert.deepEqual(read(own), { ...amazon, endpoint: 'http://minio:9000', pathStyle: true, credentials });
  assert.deepEqual(read({ ...own, AWS_ENDPOINT_URL_S3: 'https://s3.example', ARCHIVE_PATH_STYLE: 'off' }), {
    ...{ ...amazon, endpoint: 'https://s3.example', credentials },
  });
  assert.deepEqual(read({ AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }), { ...amazon, credentials: null });
  assert.equal(read({ ARCHIVE: '/var/archive' }), '/var/archive');
  assert.equal(read({ ARCHIVE: '' }), null);
  assert.throws(() => read({ ARCHIVE: 'https://finished.example' }), /ARCHIVE: has to be a folder, or a bucket/);
  assert.throws(() => read({ AWS_SECRET_ACCESS_KEY: '' }), /AWS_ACCESS_KEY_ID: has to be given with/);
});
