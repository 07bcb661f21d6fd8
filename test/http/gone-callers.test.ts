import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import test from 'node:test';
import { openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { keptLog } from '../support/log.ts';
import { rawConnection } from '../support/socket.ts';
import { until } from '../support/until.ts';

/** The least level of what the log calls an error. */
const ERROR = 50;

test('callers that are gone before anybody looks at them leave no error, no 5xx and take nobody’s place', async (t) => {
  const log = keptLog();
  const service = await openApp({ keyless: 'none', logLevel: 'info', maxInFlightOfCaller: 3 }, log.stream);
  t.after(() => service.close());
  const { http, app } = service;
  const [, key] = await keyFor(service, {});
  const query = JSON.stringify({ query: '{ rulesets { id } caller { scopes } }' });
  const post = (type: string, body: string) =>
    `content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const heads = [
    'GET /v1/rulesets HTTP/1.1\r\nhost: a\r\n\r\n',
    `GET /v1/key HTTP/1.1\r\nhost: a\r\nauthorization: ${key}\r\n\r\n`,
    'GET /v1/key HTTP/1.1\r\nhost: a\r\nauthorization: Bearer wrong\r\n\r\n',
    `POST /graphql HTTP/1.1\r\nhost: a\r\n${post('application/json', query)}`,
    `POST /graphql HTTP/1.1\r\nhost: a\r\nauthorization: ${key}\r\n${post('application/json', query)}`,
    `POST /graphql HTTP/1.1\r\nhost: a\r\nauthorization: Bearer wrong\r\n${post('application/json', query)}`,
    `POST /v1/rulesets/duel/start HTTP/1.1\r\nhost: a\r\nauthorization: ${key}\r\n${post('application/json', '{}')}`,
  ];
  for (const head of heads) {
    let gone = 0;
    const look = ({ socket }: IncomingMessage) => {
      if (socket.remoteAddress === undefined) gone++;
    };
    app.server.prependListener('request', look);
    await until(`callers of ${head.slice(0, 30)} were gone`, async () => {
      // It has been let in, and nobody has asked yet who it is.
      const accepted = app.server.listening ? once(app.server, 'connection') : null;
      const { socket } = await rawConnection(app);
      const [other] = ((await accepted) ?? []) as [Socket?];
      socket.write(head);
      socket.resetAndDestroy();
      if (other && !other.destroyed) await new Promise((resolve) => other.once('close', resolve));
      return gone >= 5;
    });
    app.server.off('request', look);
  }
  await until('nothing is worked on', async () =>
    /^arbiter_requests_in_flight [01]$/m.test((await http.get('/metrics')).text),
  );
  // Of their places, and those of their callers, none is lost.
  assert.equal((await http.get('/v1/key').set('authorization', key)).status, 200);
  const { text } = await http.get('/metrics');
  assert.doesNotMatch(text, /arbiter_http_request_seconds_count\{[^}]*5xx/);
  assert.deepEqual(
    log.lines().filter(({ level }) => Number(level) >= ERROR),
    [],
  );
});
