import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import test from 'node:test';
import { anAction, openApp, startDuelMatch } from '../support/app.ts';
import { closeAtEnd } from '../support/opened.ts';
import { within } from '../support/until.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A collector that keeps the spans it is sent. */
async function collector() {
  const spans: SentSpan[] = [];
  const services = new Set<unknown>();
  const paths = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    paths.add(request.url);
    let body = '';
    for await (const part of request) body += part;
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      services.add(resource.attributes.find(({ key }: { key: string }) => key === 'service.name')?.value.stringValue);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closeAtEnd(() => server.closeAllConnections());
  closeAtEnd(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the collector does not listen on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    services,
    paths,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

const attribute = ({ attributes }: SentSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a request, the run of the engine in it and its statements arrive as one trace when the service closes', async () => {
  const there = await collector();
  const service = await openApp({ otlpEndpoint: there.url, serviceName: 'arbiter-test' });
  const started = await startDuelMatch(service);
  const path = `/v1/matches/${started.match.id}/actions`;
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const sent = service.http.post(`${path}?viewer=judge`).set('traceparent', traceparent).set('x-request-id', 'traced');
  assert.equal((await sent.send({ action: anAction(started) })).status, 200);
  await service.http.get('/healthz');
  await service.close();
  await there.close();

  assert.deepEqual([...there.paths], ['/v1/traces']);
  assert.deepEqual([...there.services], ['arbiter-test']);
  const spans = there.spans.filter(({ traceId }) => traceId === 'a'.repeat(32));
  const request = spans.find(({ name }) => name === 'POST /v1/matches/:id/actions');
  assert.ok(request);
  assert.equal(request.parentSpanId, 'b'.repeat(16));
  assert.equal(attribute(request, 'url.path'), path);
  assert.equal(attribute(request, 'arbiter.request'), 'traced');
  const run = spans.find(({ name }) => name === 'adjudicate duel');
  assert.ok(run);
  assert.equal(attribute(run, 'arbiter.match'), started.match.id);
  assert.equal(attribute(run, 'arbiter.result'), 'ok');
  assert.ok(Number(attribute(run, 'arbiter.steps')) > 0);
  const statements = spans.filter((span) => attribute(span, 'db.system.name') === 'postgresql');
  assert.ok(statements.some((span) => /match/.test(String(attribute(span, 'db.query.text')))));
  const parents = new Set(spans.map(({ spanId }) => spanId));
  for (const span of spans) {
    if (span !== request) assert.ok(parents.has(span.parentSpanId ?? ''), `${span.name} hangs in the trace`);
  }
  assert.ok(!there.spans.some((span) => attribute(span, 'url.path') === '/healthz'));
});

const away: [string, (socket: Socket) => void][] = [
  ['is gone', (socket) => socket.destroy()],
  ['never answers', () => {}],
];

for (const [how, treat] of away) {
  test(`a collector that ${how} keeps nobody waiting and is no error of a request`, async (t) => {
    const there = createTcpServer((socket) => {
      t.after(() => socket.destroy());
      treat(socket);
    });
    t.after(() => there.close());
    await new Promise<void>((listening) => there.listen(0, '127.0.0.1', listening));
    const service = await openApp({ otlpEndpoint: `http://127.0.0.1:${(there.address() as AddressInfo).port}` });
    assert.equal((await service.http.get('/v1/rulesets')).status, 200);
    const tried = once(there, 'connection');
    await within('the service closes', service.close());
    await within('the last spans are sent', tried);
  });
}
