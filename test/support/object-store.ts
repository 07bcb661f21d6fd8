import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketTarget } from '../../src/store/archive-bucket.ts';
import { closing } from './opened.ts';

/** What a request asks for. */
export interface ObjectRequest {
  method: string;
  /** The name of the object inside its bucket. */
  key: string;
  range: string | undefined;
  body: Buffer;
}

/** What happens in place of an answer; true when nothing more is to be done. */
export type StoreFault = (request: ObjectRequest, response: ServerResponse, object: Buffer | undefined) => boolean;

export interface ObjectStore {
  target: BucketTarget;
  /** What lies in the bucket, by name. */
  objects: Map<string, Buffer>;
  /** What was asked for, in order. */
  asked: ObjectRequest[];
  /** What goes wrong with requests; nothing by default. It sees a request before its body where `early` is set. */
  fault: StoreFault | null;
  /** What goes wrong before the body of a request is read. */
  early: ((request: IncomingMessage) => boolean) | null;
  close(): Promise<void>;
}

const CREDENTIALS = { accessKeyId: 'ARCHIVE-KEY', secretAccessKey: 'a secret that nobody writes down' };
const REGION = 'eu-test-1';
const BUCKET = 'finished';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * A stand-in for a store of objects: one bucket, named in the path, in memory, behind signatures of version 4, which it checks as the
 * documentation of Amazon S3 describes them. What it knows is to write an object, to read one or a part, and to delete one.
 */
export async function openObjectStore(prefix = 'arbiter/archive'): Promise<ObjectStore> {
  const server = createServer((request, response) => {
    if (store.early?.(request)) return;
    const pieces: Buffer[] = [];
    // What breaks off is never written.
    request.on('error', () => {});
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => answer(request, Buffer.concat(pieces), response));
  });

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '', 'http://store');
    const [, bucket, ...parts] = pathname.split('/').map(decodeURIComponent);
    const key = parts.join('/');
    const { method = '' } = request;
    const asked = { method, key, range: request.headers.range, body };
    store.asked.push(asked);
    const object = store.objects.get(key);
    if (store.fault?.(asked, response, object)) return;
    const wrong = wrongWith(request, body);
    if (wrong !== null) refuse(response, 403, wrong);
    else if (bucket !== BUCKET) refuse(response, 404, 'NoSuchBucket');
    else if (method === 'PUT') {
      store.objects.set(key, body);
      response.writeHead(200, { etag: '"any"' }).end();
    } else if (method === 'DELETE') {
      store.objects.delete(key);
      response.writeHead(204).end();
    } else if (method !== 'GET') refuse(response, 501, 'NotImplemented');
    else if (object === undefined) refuse(response, 404, 'NoSuchKey');
    else if (asked.range === undefined) response.writeHead(200, { 'content-length': object.length }).end(object);
    else sendPart(response, object, asked.range);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store: ObjectStore = {
    target: {
      ...{ bucket: BUCKET, prefix, region: REGION, endpoint: `http://127.0.0.1:${port}`, pathStyle: true },
      ...{ credentials: CREDENTIALS, timeout: 30 },
    },
    objects: new Map(),
    asked: [],
    fault: null,
    early: null,
    close: closing(async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    }),
  };
  return store;
}

/** Answers with an error as such a store does. */
export function refuse(response: ServerResponse, status: number, code: string): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml', 'x-amz-request-id': 'R1' }).end(text);
}

function sendPart(response: ServerResponse, object: Buffer, range: string): void {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const part = object.subarray(Number(from), Number(to) + 1);
  const there = `bytes ${from}-${Number(from) + part.length - 1}/${object.length}`;
  if (from === '' || part.length === 0) refuse(response, 416, 'InvalidRange');
  else response.writeHead(206, { 'content-length': part.length, 'content-range': there }).end(part);
}

/** Why a request is not let in: its signature or the hash of its body; null when both are right. */
function wrongWith(request: IncomingMessage, body: Buffer): string | null {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': hash } = request.headers;
  const [, id, day, region, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (typeof date !== 'string' || typeof hash !== 'string' || id !== CREDENTIALS.accessKeyId) return 'AccessDenied';
  if (Math.abs(Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')) - Date.now()) > 900_000)
    return 'RequestTimeTooSkewed';
  if (region !== REGION || day !== date.slice(0, 8)) return 'AuthorizationHeaderMalformed';
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied';
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  searchParams.sort();
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim().replaceAll(/ +/g, ' ')}\n`);
  const query = searchParams.toString().replaceAll('+', '%20');
  const canonical = [request.method, pathname, query, headers.join(''), signed, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    Buffer.from(`AWS4${CREDENTIALS.secretAccessKey}`),
  );
  if (hmac(key, text).toString('hex') !== signature) return 'SignatureDoesNotMatch';
  return hash === sha256(body) ? null : 'XAmzContentSHA256Mismatch';
}
