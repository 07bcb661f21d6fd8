import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { Span } from '@opentelemetry/api';
import { context, DiagLogLevel, diag, propagation, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Meter } from '../../services/operations/meter.ts';
import type { Traffic } from '../../store/store.ts';

export interface Destination {
  endpoint: string;
  serviceName: string;
}

const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Sends a span for every request, every run of the engine and every statement to an OpenTelemetry collector. What is
 * left to send is sent when the service closes. The meter tells of the engine's runs.
 */
export async function trace(
  app: FastifyInstance,
  { endpoint, serviceName }: Destination,
  traffic: Traffic,
): Promise<Meter> {
  tellFailures(app.log);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5000 });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  app.addHook('onClose', async () => {
    await provider.shutdown().catch((error) => app.log.warn({ err: error }, 'the last traces could not be sent'));
    context.disable();
    propagation.disable();
    diag.disable();
  });

  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    ignorePaths: ({ url }) => WATCHED.has(url ?? ''),
    requestHook(span, { method, url, routeOptions, id }) {
      span.updateName(`${method} ${routeOptions.url ?? 'none'}`);
      // Query strings can hold private data; the path is enough.
      span.setAttributes({ 'url.path': url.split('?')[0] ?? '', 'arbiter.request': id });
    },
  });
  requests.setTracerProvider(provider);
  await app.register(requests.plugin());

  const tracer = provider.getTracer('arbiter');
  traffic.watch((sql) => {
    const [operation = ''] = sql.trimStart().split(/\s/, 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': sql };
    const span = tracer.startSpan(`${operation} statement`, { kind: SpanKind.CLIENT, attributes });
    return (error) => {
      if (error !== undefined) fail(span, error instanceof Error ? error.name : 'error');
      span.end();
    };
  });
  return {
    ran({ ruleset, match, door, result, steps, startedAt, seconds }) {
      const attributes = {
        'arbiter.ruleset': ruleset,
        'arbiter.door': door,
        'arbiter.result': result,
        'arbiter.steps': steps,
        ...(match === null ? {} : { 'arbiter.match': match }),
      };
      const span = tracer.startSpan(`adjudicate ${ruleset}`, { startTime: startedAt, attributes });
      if (result === 'failed') fail(span, 'the rules failed');
      span.end(startedAt + seconds * 1000);
    },
  };
}

const fail = (span: Span, message: string) => span.setStatus({ code: SpanStatusCode.ERROR, message });

/** Errors of OpenTelemetry go into our log. */
function tellFailures(log: FastifyBaseLogger): void {
  const none = () => {};
  const tell = (message: string, ...about: unknown[]) => log.warn({ about: about.map(String) }, `tracing: ${message}`);
  diag.setLogger({ error: tell, warn: tell, info: none, debug: none, verbose: none }, DiagLogLevel.WARN);
}
